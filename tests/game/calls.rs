//! Help, wrong calls, and where the cards are found.

use std::process::Command;

use super::program::{Said, bloodless};

/// The desktop game opens its window instead.
#[cfg(not(feature = "desktop"))]
#[test]
fn without_arguments_it_prints_the_help() {
    let said = bloodless(&[]).ends_with(0).says("Usage: bloodless");
    assert_eq!(said.err, "");
    bloodless(&["--help"]).ends_with(0).says("simulate");
    bloodless(&["--version"]).ends_with(0).says(env!("CARGO_PKG_VERSION"));
}

#[test]
fn wrong_calls_exit_with_2_and_say_what_to_do() {
    bloodless(&["fly"]).ends_with(2).says("Usage");
    bloodless(&["simulate", "--games", "many"]).ends_with(2).says("--games");
    bloodless(&["simulate", "--games", "0"]).ends_with(2).says("--games");
    bloodless(&["simulate", "--policy", "wild"]).ends_with(2).says("random, eager");
    bloodless(&["simulate", "--deck", "brood"]).ends_with(2).says("--deck twice");
    bloodless(&["simulate", "--deck", "brood", "--deck", "no-such-deck"]).ends_with(2).says("nor a file");
    bloodless(&["play"]).ends_with(2).says("play --text");
    bloodless(&["replay"]).ends_with(2).says("FILE");
    bloodless(&["replay", "/no/such/record"]).ends_with(2).says("there is no file");
    bloodless(&["play", "--text", "--continue", "--record", "/no/such/record"])
        .ends_with(2)
        .says("without --continue");
    bloodless(&["play", "--text", "--record", "/proc/no/such/record"]).ends_with(2).says("--record");
    bloodless(&["play", "--text", "--continue", "--seed", "1"]).ends_with(2).says("--seed");
}

#[test]
fn a_foreign_file_is_not_overwritten_by_a_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("diary.txt");
    std::fs::write(&path, "dear diary").expect("a file");
    super::program::play(&path, &[], "").ends_with(2).says("name another file");
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), "dear diary");
}

/// A pack that lies beside the program is found first, and every mistake in it is said.
#[test]
fn cards_that_do_not_load_exit_with_1_and_every_mistake() {
    let folder = tempfile::tempdir().expect("a folder");
    let cards = folder.path().join("cards/core");
    std::fs::create_dir_all(&cards).expect("a folder");
    let manifest = r#"Mod(id: "core", version: "1.0.0", game: ">=0.1, <0.2")"#;
    std::fs::write(cards.join("mod.ron"), manifest).expect("a file");
    std::fs::write(cards.join("a.ron"), "Card(name: \"a\"").expect("a file");
    std::fs::write(cards.join("b.ron"), "Poem()").expect("a file");
    let program = folder.path().join("bloodless");
    let built = env!("CARGO_BIN_EXE_bloodless");
    std::fs::hard_link(built, &program)
        .or_else(|_| std::fs::copy(built, &program).map(drop))
        .expect("a copy");
    let output = Command::new(program).args(["simulate", "--games", "1"]).output().expect("it runs");
    Said::from(output).ends_with(1).says("a.ron:1").says("b.ron:1").says("do not load");
}

#[test]
fn a_closed_pipe_is_no_panic() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.bloodless");
    super::program::play(&record, &["--seed", "3"], &"1\n".repeat(200)).ends_with(0);
    let program = env!("CARGO_BIN_EXE_bloodless");
    let piped = format!("set -o pipefail; '{program}' replay '{}' | head -n 1", record.display());
    let output = Command::new("bash").args(["-c", &piped]).output().expect("a shell");
    let said = Said::from(output).ends_with(0);
    assert_eq!(said.err, "");
}
