//! Playing on from a moment of a match that was played before.

use bloodless::history::MatchRecord;
use bloodless::hotseat::HotSeat;

use super::matches::{CORE, seat_at, step};
use super::program::{bloodless, play, with_input};

#[test]
fn a_branch_begins_as_the_other_match_and_leaves_it_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("whole.bloodless");
    let (mut seat, mut chance) = seat_at(&path, 11);
    let mut hashes = vec![seat.game_mut().hash()];
    for _ in 0..60 {
        if !step(&mut seat, &mut chance) {
            break;
        }
        hashes.push(seat.game_mut().hash());
    }
    let whole = std::fs::read(&path).expect("the record");
    let (record, _) = MatchRecord::read(&path).expect("it is read");
    for answers in [0, 7, 33] {
        let own = folder.path().join(format!("branch {answers}.bloodless"));
        let (mut branch, kept) = HotSeat::branch(&CORE, &record, answers, &own).expect("it branches");
        assert!(kept.is_none());
        assert_eq!(branch.game_mut().hash(), hashes[answers]);
        // It goes another way, and can be taken back to before the branch.
        step(&mut branch, &mut chance);
        step(&mut branch, &mut chance);
        let hash = branch.game_mut().hash();
        let (mut again, damage) = HotSeat::take_up(&CORE, &own).expect("it is taken up");
        assert!(damage.is_none() && again.game_mut().hash() == hash);
        for _ in 0..3.min(answers + 2) {
            again.undo().expect("it is written");
        }
        assert_eq!(again.game_mut().hash(), hashes[answers.saturating_sub(1)]);
    }
    assert_eq!(std::fs::read(&path).expect("the record"), whole);
}

#[test]
fn the_terminal_plays_on_from_a_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("old.bloodless"), folder.path().join("new.bloodless"));
    play(&old, &["--seed", "5"], &"1\n".repeat(20)).ends_with(0);
    let from = old.to_str().expect("a path in UTF-8");
    let said = play(&new, &["--from", from, "--to", "12"], "1\n1\nquit\n").ends_with(0);
    said.says("The match goes on from answer 12").says("The match is saved");
    bloodless(&["replay", new.to_str().expect("a path")]).ends_with(0).says("14 answers");
    bloodless(&["replay", from]).ends_with(0).says("20 answers");
    play(&new, &["--from", from, "--lang", "es"], "quit\n")
        .ends_with(0)
        .says("La partida sigue desde la respuesta 20");
    play(&new, &["--from", "nowhere.bloodless"], "").ends_with(2).says("there is no file");
    play(&new, &["--from", from, "--continue"], "").ends_with(2);
    with_input(&["play", "--text", "--to", "3"], "").ends_with(2);
    std::fs::write(&old, b"no record").expect("a file");
    play(&new, &["--from", from], "").ends_with(1).says("not a record");
}
