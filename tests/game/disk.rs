//! A record that cannot be written: the answer is refused, the match stays where it is, and goes on when it can.

use std::path::Path;
use std::process::{Command, Stdio};

use bloodless::history::{Given, MatchRecord};
use bloodless::hotseat::{HotSeat, SeatError};
use bloodless::table::PlayerId;
use bloodless::text::{Languages, Whereabouts, seat_words};

use super::matches::{CORE, seat_at, step};
use super::program::{Said, play};

/// Nothing of these is done while the record cannot be written, and nothing has changed.
fn everything_is_refused(seat: &mut HotSeat) {
    let (hash, answers) = (seat.game_mut().hash(), seat.game().answers().to_vec());
    let question = seat.game().question().cloned();
    for given in [Given::Choice(0), Given::Concede(PlayerId::BOTH[1])] {
        assert!(seat.give(given).is_err(), "{given:?}");
    }
    assert!(seat.undo().is_err());
    let languages = Languages::of(&CORE.languages).0;
    for (tag, words) in [("en", "nothing is lost"), ("es", "nada se ha perdido")] {
        let error = seat.give(Given::Choice(0)).expect_err("it is refused");
        let said = seat_words(&error, Whereabouts::Window, &languages.tongue(tag).expect("a language"));
        assert!(said.contains(words) && !said.contains("--record"), "{said}");
    }
    assert_eq!(seat.game_mut().hash(), hash);
    assert_eq!(seat.game().answers(), answers);
    assert_eq!(seat.game().question(), question.as_ref());
}

/// It goes on, and what is on disk is what was played.
fn it_goes_on(seat: &mut HotSeat, path: &Path) {
    seat.give(Given::Choice(0)).expect("there is room again");
    assert!(seat.undo().expect("it is written") && seat.redo().expect("it is written"));
    let (record, damage) = MatchRecord::read(path).expect("it is read");
    assert!(damage.is_none());
    let (mut again, damage) = record.replay(&CORE.set, usize::MAX).expect("it is replayed");
    assert!(damage.is_none());
    assert_eq!(again.hash(), seat.game_mut().hash());
}

fn playing() -> (tempfile::TempDir, HotSeat) {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut seat, mut chance) = seat_at(&folder.path().join("saves/match.bloodless"), 8);
    for _ in 0..12 {
        step(&mut seat, &mut chance);
    }
    (folder, seat)
}

#[test]
fn a_folder_that_goes_away_is_noticed_before_an_answer_is_lost() {
    let (folder, mut seat) = playing();
    let (saves, elsewhere) = (folder.path().join("saves"), folder.path().join("elsewhere"));
    std::fs::rename(&saves, &elsewhere).expect("it is moved");
    everything_is_refused(&mut seat);
    assert!(seat.report(&[]).is_err());
    std::fs::rename(&elsewhere, &saves).expect("it is moved back");
    it_goes_on(&mut seat, &saves.join("match.bloodless"));
}

#[test]
fn a_folder_in_the_place_of_the_record_is_refused() {
    let (folder, mut seat) = playing();
    let path = folder.path().join("saves/match.bloodless");
    let bytes = std::fs::read(&path).expect("the record");
    std::fs::remove_file(&path).expect("it is gone");
    std::fs::create_dir(&path).expect("a folder");
    everything_is_refused(&mut seat);
    std::fs::remove_dir(&path).expect("it is gone");
    std::fs::write(&path, bytes).expect("it is back");
    it_goes_on(&mut seat, &path);
}

/// Two games that were opened on the same match do not write into each other.
#[test]
fn another_game_on_the_same_record_is_noticed() {
    let (folder, mut seat) = playing();
    let path = folder.path().join("saves/match.bloodless");
    let (mut other, _) = HotSeat::take_up(&CORE, &path).expect("it is taken up");
    other.give(Given::Choice(0)).expect("it is written");
    assert!(matches!(seat.give(Given::Choice(0)), Err(SeatError::ChangedElsewhere(_))));
    let (record, damage) = MatchRecord::read(&path).expect("it is read");
    assert!(damage.is_none());
    assert_eq!(record.answers, other.game().answers());
}

/// The disk is full in the middle of a match: as a shell limits the size of files, so that no root is needed.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_stops_no_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.bloodless");
    play(&path, &["--seed", "5"], &"1\n".repeat(10)).ends_with(0);
    let before = std::fs::read(&path).expect("the record");
    // Not one block more than it has.
    let blocks = before.len() / 512;
    let script =
        format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" play --text --continue --record \"$1\"");
    let mut running = Command::new("sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_bloodless")])
        .arg(&path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut stdin = running.stdin.take().expect("it has an input");
    std::io::Write::write_all(&mut stdin, b"1\nundo\nyes\nconcede\nwhy pool\nquit\n").expect("it reads");
    drop(stdin);
    let said: Said = running.wait_with_output().expect("it ends").into();
    let said = said.ends_with(0).says("cannot be written: the disk is full").says("the pool: ");
    assert_eq!(said.out.matches("the disk is full").count(), 3, "{}", said.out);
    assert_eq!(std::fs::read(&path).expect("the record"), before, "what was half written is cut off");
    play(&path, &["--continue"], "1\n").ends_with(0).says("The match is saved");
    let (record, damage) = MatchRecord::read(&path).expect("it is read");
    assert!(damage.is_none());
    assert_eq!(record.answers.len(), 11);
}
