//! Records that were tampered with, cut off, emptied, or never were any.

use std::path::{Path, PathBuf};

use bloodless::history::{Difference, Given, MatchRecord};
use bloodless::hotseat::HotSeat;
use bloodless::mods::{self, Sources};
use bloodless::table::MatchSetup;
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::program::{Said, bloodless, play};

/// A real record of thirty answers.
fn record_in(folder: &Path) -> (PathBuf, Vec<u8>) {
    let path = folder.join("match.bloodless");
    play(&path, &["--seed", "21"], &"1\n".repeat(30)).ends_with(0);
    let bytes = std::fs::read(&path).expect("the record");
    (path, bytes)
}

fn replay_of(folder: &Path, bytes: &[u8]) -> Said {
    let path = folder.join("changed.bloodless");
    std::fs::write(&path, bytes).expect("a file");
    bloodless(&["replay", path.to_str().expect("a path in UTF-8")])
}

/// An entry of an answer: length, kind, number, table, check.
const ENTRY: usize = 4 + 1 + 4 + 8 + 8;

#[test]
fn a_tampered_record_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, bytes) = record_in(folder.path());
    replay_of(folder.path(), &bytes).ends_with(0);
    let mut answer = bytes.clone();
    let at = answer.len() - 10 * ENTRY + 5;
    answer[at] ^= 1;
    replay_of(folder.path(), &answer).ends_with(1).says("damaged after answer 20");
    let mut check = bytes.clone();
    let at = check.len() - 1;
    check[at] ^= 1;
    replay_of(folder.path(), &check).ends_with(1).says("--to 29");
    let path = folder.path().join("changed.bloodless");
    bloodless(&["replay", path.to_str().expect("a path"), "--to", "29"]).ends_with(0).says("29 answers");
    let mut setup = bytes;
    setup[40] ^= 1;
    replay_of(folder.path(), &setup).ends_with(1).says("the start of the record is damaged");
}

/// Whoever reckons the checks anew can write any legal answer, but not the table it was given at.
#[test]
fn a_forged_answer_is_found_by_the_table_it_leads_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, mut bytes) = record_in(folder.path());
    let last = bytes.len() - ENTRY;
    let before: [u8; 8] = bytes[last - 8..last].try_into().expect("a check");
    bytes[last + 9] ^= 1;
    let mut hasher = blake3::Hasher::new();
    hasher.update(&before).update(&bytes[last..last + ENTRY - 8]);
    let check = hasher.finalize();
    bytes[last + ENTRY - 8..].copy_from_slice(&check.as_bytes()[..8]);
    replay_of(folder.path(), &bytes).ends_with(1).says("answer 30 was not given at this table");
}

#[test]
fn truncated_foreign_and_empty_files_are_refused_with_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, bytes) = record_in(folder.path());
    replay_of(folder.path(), &bytes[..bytes.len() - 5]).ends_with(1).says("damaged after answer 29");
    replay_of(folder.path(), &bytes[..60]).ends_with(1).says("damaged");
    replay_of(folder.path(), b"").ends_with(1).says("not a record");
    replay_of(folder.path(), b"\x89PNG\r\n\x1a\n and more").ends_with(1).says("not a record");
    replay_of(folder.path(), b"BLDLESS1 of an early day").ends_with(1).says("has the format 1");
}

/// The power went while an answer was written: the match goes on after its last whole answer.
#[test]
fn a_damaged_record_gives_back_its_longest_good_part() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, bytes) = record_in(folder.path());
    let damaged = &bytes[..bytes.len() - 5];
    std::fs::write(&path, damaged).expect("a file");
    play(&path, &["--continue"], "1\n").ends_with(0).says("The record was damaged").says("29 good answers");
    assert_eq!(std::fs::read(&path).expect("the record"), bytes);
    let kept = std::fs::read(folder.path().join("match.damaged.bloodless")).expect("a copy is kept");
    assert_eq!(kept, damaged);
    bloodless(&["replay", path.to_str().expect("a path")]).ends_with(0).says("30 answers");
}

/// Any bit may flip and the file may end anywhere: what is read is a beginning of what was written.
#[test]
fn ten_thousand_spoilt_records_give_a_true_beginning_or_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, bytes) = record_in(folder.path());
    let (whole, damage) = MatchRecord::from_bytes(&bytes).expect("it is whole");
    assert!(damage.is_none());
    let (mut refused, mut beginnings) = (0, 0);
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..10_000 {
        let mut spoilt = bytes.clone();
        // Half of the time in the answers, which are the smaller part.
        let answers = bytes.len() - 30 * ENTRY;
        let at = match chance.random::<bool>() {
            true => chance.random_range(answers..bytes.len()),
            false => chance.random_range(0..bytes.len()),
        };
        match chance.random::<bool>() {
            true => spoilt.truncate(at),
            false => spoilt[at] ^= 1 << chance.random_range(0..8),
        }
        match MatchRecord::from_bytes(&spoilt) {
            Err(_) => refused += 1,
            Ok((record, damage)) => {
                beginnings += 1;
                assert_eq!(record.setup(), whole.setup());
                assert!(whole.answers.starts_with(&record.answers));
                assert_eq!(
                    damage.is_none(),
                    spoilt.len() == bytes.len() - (30 - record.answers.len()) * ENTRY
                );
            }
        }
    }
    assert!(refused > 1_000 && beginnings > 1_000, "{refused} refused, {beginnings} beginnings");
}

/// A match goes on being what it was when its mod has gone: the record carries its cards.
#[test]
fn a_record_is_replayed_without_the_mod_it_was_played_with() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR"));
    let core = Sources::core(game.join("cards/core"));
    let with_mod = mods::load(&core.clone().with_mods(game.join("mods")));
    let without = mods::load(&core);
    let tide = with_mod.set.deck("high-tide").expect("the example's deck").clone();
    let setup = MatchSetup::new(4, [tide.clone(), with_mod.core_decks()[0].clone()]);
    let set = with_mod.set_for(&setup.decks());
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tide.bloodless");
    let (mut seat, _) = HotSeat::start(&set, setup, &path).expect("it starts");
    for _ in 0..40 {
        seat.give(Given::Choice(0)).expect("it is legal");
    }
    let (record, damage) = MatchRecord::read(&path).expect("it is read");
    assert!(damage.is_none());
    let (mut again, damage) = record.replay(&without.set, usize::MAX).expect("it is replayed");
    assert!(damage.is_none());
    assert_eq!(again.hash(), seat.game_mut().hash());
    assert_eq!(record.differences(&set), []);
    let gone = Difference::PackGone { id: "tidepool".into(), version: "1.0.0".into() };
    assert_eq!(record.differences(&without.set), [gone]);
}

/// Undo is an entry like others: nothing that was written is ever changed.
#[test]
fn a_record_only_grows() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, bytes) = record_in(folder.path());
    let core = mods::load(&Sources::core(Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core")));
    let (mut seat, _) = HotSeat::take_up(&core, &path).expect("it is taken up");
    let hash = seat.game_mut().hash();
    assert!(seat.undo().expect("it is written") && seat.undo().expect("it is written"));
    let taken_back = std::fs::read(&path).expect("the record");
    assert!(taken_back.len() > bytes.len() && taken_back.starts_with(&bytes));
    let (record, _) = MatchRecord::read(&path).expect("it is read");
    assert_eq!(record.answers.len(), 28);
    assert!(seat.redo().expect("it is written") && seat.redo().expect("it is written"));
    assert!(!seat.redo().expect("there is nothing more"));
    assert_eq!(seat.game_mut().hash(), hash);
    let (record, _) = MatchRecord::read(&path).expect("it is read");
    let (mut again, damage) = record.replay(&core.set, usize::MAX).expect("it is replayed");
    assert!(damage.is_none());
    assert_eq!(again.hash(), hash);
}
