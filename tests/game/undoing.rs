//! Undo as deep as the match, through the record on disk.

use bloodless::history::MatchRecord;
use bloodless::hotseat::HotSeat;

use super::matches::{CORE, seat_at, step};

/// A whole match is taken back to its start and given again, and is the same at every step; also when the program
/// was left in between.
#[test]
fn a_whole_match_is_undone_to_its_start_and_redone() {
    let mut longest = 0;
    for seed in 0..6 {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.bloodless");
        let (mut seat, mut chance) = seat_at(&path, seed);
        let mut hashes = vec![seat.game_mut().hash()];
        while step(&mut seat, &mut chance) {
            hashes.push(seat.game_mut().hash());
        }
        assert!(seat.game().ending().is_some());
        longest = longest.max(hashes.len());
        for (left, hash) in hashes.iter().enumerate().rev().skip(1) {
            assert!(seat.undo().expect("it is written"));
            assert_eq!(seat.game().answers().len(), left);
            assert_eq!(seat.game_mut().hash(), *hash, "back to {left} of seed {seed}");
            if left.is_multiple_of(37) {
                let (mut again, damage) = HotSeat::take_up(&CORE, &path).expect("it is taken up");
                assert!(damage.is_none() && again.game_mut().hash() == *hash, "taken up at {left}");
            }
        }
        assert!(!seat.undo().expect("nothing is written"), "there is nothing before the start");
        for (given, hash) in hashes.iter().enumerate().skip(1) {
            assert!(seat.redo().expect("it is written"));
            assert_eq!(seat.game_mut().hash(), *hash, "on to {given} of seed {seed}");
        }
        assert!(!seat.redo().expect("nothing is written"), "there is nothing after the end");
        let (record, damage) = MatchRecord::read(&path).expect("it is read");
        assert!(damage.is_none());
        let (mut again, damage) = record.replay(&CORE.set, usize::MAX).expect("it is replayed");
        assert!(damage.is_none());
        assert_eq!(again.hash(), *hashes.last().expect("a hash"));
    }
    assert!(longest > 60, "the longest match had {longest} answers");
}
