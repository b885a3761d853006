//! Records that were tampered with, cut off, emptied, or never were any.

use std::path::{Path, PathBuf};

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

#[test]
fn a_tampered_record_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, bytes) = record_in(folder.path());
    replay_of(folder.path(), &bytes).ends_with(0);
    let mut answer = bytes.clone();
    let at = answer.len() - 10 * 12;
    answer[at] ^= 1;
    replay_of(folder.path(), &answer).ends_with(1).says("is not what was recorded");
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

#[test]
fn truncated_foreign_and_empty_files_are_refused_with_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, bytes) = record_in(folder.path());
    replay_of(folder.path(), &bytes[..bytes.len() - 5]).ends_with(1).says("cut off after answer 29");
    replay_of(folder.path(), &bytes[..60]).ends_with(1).says("damaged");
    replay_of(folder.path(), b"").ends_with(1).says("not a record");
    replay_of(folder.path(), b"\x89PNG\r\n\x1a\n and more").ends_with(1).says("not a record");
}

/// The power went while an answer was written: the match goes on after its last whole answer.
#[test]
fn a_damaged_record_gives_back_its_longest_good_part() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, bytes) = record_in(folder.path());
    std::fs::write(&path, &bytes[..bytes.len() - 5]).expect("a file");
    play(&path, &["--continue"], "1\n").ends_with(0).says("The record was damaged").says("29 good answers");
    assert_eq!(std::fs::read(&path).expect("the record"), bytes);
    bloodless(&["replay", path.to_str().expect("a path")]).ends_with(0).says("30 answers");
}

#[test]
fn a_new_match_keeps_the_old_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, bytes) = record_in(folder.path());
    play(&path, &["--seed", "1"], "").ends_with(0).says("is kept as");
    assert_eq!(std::fs::read(folder.path().join("match.previous.bloodless")).expect("kept"), bytes);
}
