//! The shelf: nothing that was played is lost, nothing is written over, and only whole records are taken in.

use bloodless::history::{Given, MatchRecord};
use bloodless::hotseat::{HotSeat, SeatError, Summary, shelf};
use bloodless::table::{MatchSetup, PlayerId};
use bloodless::text::{Languages, Whereabouts, seat_words};

use super::matches::{CORE, seat_at, step};
use super::program::play;

/// Starting one match after another keeps every one in which something was answered, under a name of its own.
#[test]
fn every_match_is_kept_when_the_next_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("current.bloodless");
    let mut played = Vec::new();
    for seed in 0..4 {
        let (mut seat, mut chance) = seat_at(&path, seed);
        for _ in 0..10 {
            step(&mut seat, &mut chance);
        }
        seat.give(Given::Concede(PlayerId::BOTH[0])).expect("it is written");
        played.push(std::fs::read(&path).expect("the record"));
    }
    // Saved by hand as well: it is there already, and not twice.
    let saved = shelf::keep(&path).expect("it is saved");
    assert_eq!(shelf::keep(&path).expect("it is there"), saved);
    let _ = seat_at(&path, 9);
    let _ = seat_at(&path, 10);
    let kept = shelf::records_in(folder.path());
    assert_eq!(kept.len(), 5, "four matches and the one that has just begun: {kept:?}");
    for record in played {
        let there = kept.iter().filter(|file| std::fs::read(file).expect("a file") == record);
        assert_eq!(there.count(), 1);
    }
}

#[test]
fn a_new_match_in_the_terminal_says_where_the_old_one_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.bloodless");
    play(&path, &["--seed", "21"], &"1\n".repeat(5)).ends_with(0);
    let before = std::fs::read(&path).expect("the record");
    play(&path, &["--seed", "1"], "").ends_with(0).says("is kept as").says("Player 1 - Player 2.bloodless");
    assert_eq!(std::fs::read(folder.path().join("Player 1 - Player 2.bloodless")).expect("kept"), before);
}

#[test]
fn names_stay_in_the_folder_and_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("current.bloodless");
    let (mut seat, mut chance) = seat_at(&path, 1);
    step(&mut seat, &mut chance);
    let one = shelf::keep(&path).expect("it is kept");
    step(&mut seat, &mut chance);
    let other = shelf::keep(&path).expect("it is kept");
    let renamed = shelf::rename(&one, "  ../The/last: stand? ").expect("it is renamed");
    assert_eq!(renamed, folder.path().join("The last stand.bloodless"));
    assert!(!one.exists());
    let second = shelf::rename(&other, "The last stand").expect("it is renamed");
    assert_eq!(second, folder.path().join("The last stand 2.bloodless"), "no other is written over");
    assert_eq!(shelf::rename(&second, " / ").expect("nothing is done"), second, "no name is no name");
}

#[test]
fn only_whole_records_of_this_game_are_taken_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = folder.path().join("saves");
    std::fs::create_dir(&saves).expect("a folder");
    let file = folder.path().join("from a friend.bloodless");
    let (mut seat, mut chance) = seat_at(&file, 3);
    for _ in 0..25 {
        step(&mut seat, &mut chance);
    }
    let bytes = std::fs::read(&file).expect("the record");
    let taken = shelf::take_in(&CORE, &file, &saves).expect("it is whole");
    assert_eq!(taken, saves.join("from a friend.bloodless"));
    assert_eq!(shelf::take_in(&CORE, &file, &saves).expect("it is there"), taken, "not twice");
    step(&mut seat, &mut chance);
    let again = shelf::take_in(&CORE, &file, &saves).expect("it is another");
    assert_eq!(again, saves.join("from a friend 2.bloodless"), "the same name is kept apart");
    let languages = Languages::of(&CORE.languages).0;
    let (english, spanish) = (languages.english(), languages.tongue("es").expect("Spanish"));
    let mut newer = bytes.clone();
    newer[7] = b'9';
    let cases: [(&[u8], &str, &str); 4] = [
        (b"a shopping list", "not a record", "no es el registro"),
        (&bytes[..bytes.len() - 3], "damaged after answer 24", "dañado tras la respuesta 24"),
        (&newer, "the format 9", "el formato 9"),
        (&bytes[..50], "the start of the record is damaged", "el comienzo del registro está dañado"),
    ];
    for (content, in_english, in_spanish) in cases {
        std::fs::write(&file, content).expect("a file");
        let error: SeatError = shelf::take_in(&CORE, &file, &saves).expect_err("it is not taken");
        let said = seat_words(&error, Whereabouts::Window, &english);
        assert!(said.contains(in_english) && !said.contains("--to"), "{said}");
        let said = seat_words(&error, Whereabouts::Window, &spanish);
        assert!(said.contains(in_spanish), "{said}");
    }
    assert_eq!(shelf::records_in(&saves).len(), 2);
}

#[test]
fn a_summary_tells_how_a_match_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.bloodless");
    let (mut seat, mut chance) = seat_at(&path, 5);
    while step(&mut seat, &mut chance) {}
    let (record, _) = MatchRecord::read(&path).expect("it is read");
    let summary = Summary::of(&record, &CORE.set).expect("it is played");
    assert_eq!(summary.ending, seat.game().ending());
    assert!(summary.turns > 2 && summary.damage.is_none());
    let creatures = summary.board.iter().flatten().flatten().count();
    assert_eq!(Some(creatures), seat.game_mut().table(|table| table.board().count()));
}

/// Nobody loses a match because the decks of the next are not legal.
#[test]
fn a_match_that_cannot_begin_moves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.bloodless");
    let (mut seat, mut chance) = seat_at(&path, 5);
    step(&mut seat, &mut chance);
    let before = std::fs::read(&path).expect("the record");
    let mut setup = MatchSetup::new(
        1,
        CORE.core_decks()[..2]
            .iter()
            .map(|deck| (*deck).clone())
            .collect::<Vec<_>>()
            .try_into()
            .expect("two decks"),
    );
    setup.seats[0].deck.main.clear();
    assert!(matches!(HotSeat::start(&CORE.set, setup, &path), Err(SeatError::IllegalDecks(_))));
    assert_eq!(std::fs::read(&path).expect("the record"), before);
}
