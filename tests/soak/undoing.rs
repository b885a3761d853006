//! Undo and fork, at random moments of random matches.

use super::support::{Decks, Walk};

type Hash = [u8; 32];

const MATCHES: usize = 150;

/// Plays a match to its end, with the hash after each answer; the first is of the start.
fn played(series: u64, number: usize, snapshots_from: Option<usize>) -> (Walk, Vec<Hash>) {
    let mut walk =
        Walk::new(series, number, if number.is_multiple_of(3) { Decks::Core } else { Decks::Random });
    let mut hashes = vec![walk.game.hash()];
    loop {
        if snapshots_from == Some(walk.game.answers().len()) {
            walk.game.keep_snapshots();
        }
        if !walk.step() {
            return (walk, hashes);
        }
        hashes.push(walk.game.hash());
    }
}

/// Goes back to random moments, from later ones to earlier ones, and on again from the last.
fn goes_back(snapshots_from: impl Fn(usize) -> Option<usize>) {
    for number in 0..MATCHES {
        let (mut walk, hashes) = played(0x0bac4, number, snapshots_from(number));
        let given = walk.game.answers().to_vec();
        for _ in 0..6 {
            let len = walk.game.answers().len();
            let to = walk.any(len + 1);
            walk.game.undo_to(to);
            assert_eq!(walk.game.answers(), &given[..to], "match {number}, back to {to} of {len}");
            assert_eq!(walk.game.hash(), hashes[to], "match {number}, back to {to} of {len}");
            // On for a while, so that it is also undone out of what was undone before.
            let on = walk.any(given.len() - to + 1).min(40);
            for at in to..to + on {
                walk.game.give(given[at]).expect("it was legal before");
                assert_eq!(walk.game.hash(), hashes[at + 1], "match {number}, on from {to} to {at}");
            }
        }
        let to = walk.game.answers().len();
        for at in to..given.len() {
            walk.game.give(given[at]).expect("it was legal before");
            assert_eq!(walk.game.hash(), hashes[at + 1], "match {number}, on to the end from {to}, at {at}");
        }
        walk.game.undo_to(0);
        assert_eq!(walk.game.hash(), hashes[0], "match {number}, back to the start");
    }
}

#[test]
fn undo_goes_back_to_any_answer_without_snapshots() {
    goes_back(|_| None);
}

#[test]
fn undo_goes_back_to_any_answer_with_snapshots() {
    goes_back(|_| Some(0));
}

/// Snapshots that are kept from the middle of the match on do not hide what was before.
#[test]
fn undo_goes_back_to_before_the_first_snapshot() {
    goes_back(|number| Some(7 + number));
}

#[test]
fn undo_after_apply_is_the_identity() {
    for number in 0..MATCHES {
        let mut walk = Walk::new(0x1de27, number, if number % 2 == 0 { Decks::Core } else { Decks::Random });
        if number % 3 > 0 {
            walk.game.keep_snapshots();
        }
        while let Some(answer) = walk.choose() {
            let chance = if number % 3 > 0 { 20 } else { 4 };
            if walk.percent(chance) {
                let (before, given) = (walk.game.hash(), walk.game.answers().len());
                let question = walk.game.question().cloned();
                walk.game.answer(answer).expect("what is offered is accepted");
                walk.game.undo_to(given);
                assert_eq!(walk.game.hash(), before, "match {number}, answer {given}");
                assert_eq!(walk.game.question(), question.as_ref());
            }
            walk.game.answer(answer).expect("what is offered is accepted");
        }
    }
}

#[test]
fn a_fork_goes_on_as_the_original() {
    for number in 0..MATCHES {
        let mut walk =
            Walk::new(0xf04c0, number, if number.is_multiple_of(3) { Decks::Core } else { Decks::Random });
        let (mut fork, mut forked) = (walk.game.fork(), 0);
        loop {
            assert_eq!(fork.hash(), walk.game.hash(), "match {number}, forked at {forked}");
            assert_eq!(fork.question(), walk.game.question(), "match {number}, forked at {forked}");
            assert_eq!(fork.history().len(), walk.game.history().len(), "match {number}, forked at {forked}");
            let Some(answer) = walk.choose() else { break };
            // The last fork is compared up to the end; those before for a while.
            if walk.percent(3) {
                fork = walk.game.fork();
                forked = walk.game.answers().len();
                assert_eq!(fork.hash(), walk.game.hash(), "match {number}, forked at {forked}");
            }
            walk.game.answer(answer).expect("what is offered is accepted");
            fork.answer(answer).expect("what is offered to the original is accepted by the fork");
        }
        assert_eq!(fork.ending(), walk.game.ending());
    }
}

/// A fork of every moment, played on to the very end.
#[test]
fn a_fork_of_any_moment_reaches_the_same_end() {
    for number in 0..60 {
        let mut walk =
            Walk::new(0xf0e4d, number, if number.is_multiple_of(3) { Decks::Core } else { Decks::Random });
        let mut forks = Vec::new();
        while let Some(answer) = walk.choose() {
            if walk.percent(10) {
                forks.push(walk.game.fork());
            }
            walk.game.answer(answer).expect("what is offered is accepted");
        }
        let end = walk.game.hash();
        for mut fork in forks {
            let from = fork.answers().len();
            for &given in &walk.game.answers()[from..] {
                fork.give(given).expect("what is offered to the original is accepted by the fork");
            }
            assert_eq!(fork.hash(), end, "match {number}, forked at {from}");
        }
    }
}
