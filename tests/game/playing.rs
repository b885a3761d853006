//! Whole matches in the terminal, driven by a script on standard input.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use super::program::{bloodless, play};

/// The first answer for ever, as `yes 1` would.
fn ones() -> String {
    "1\n".repeat(60_000)
}

fn hash_of(record: &std::path::Path) -> String {
    let said = bloodless(&["replay", record.to_str().expect("a path in UTF-8")]).ends_with(0);
    said.out.lines().find(|line| line.starts_with("hash ")).expect("it has a hash").to_owned()
}

#[test]
fn a_script_plays_a_match_to_its_end_and_its_record_is_true() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.bloodless");
    let said = play(&record, &["--seed", "11"], &ones()).ends_with(0);
    assert!(said.out.contains(" wins.") || said.out.contains("draw"), "the match has an end");
    let path = record.to_str().expect("a path in UTF-8");
    bloodless(&["replay", path]).ends_with(0).says("Turn 1:").says("all verified").says("hash ");
    let json = bloodless(&["replay", path, "--json", "--to", "20"]).ends_with(0);
    let history: serde_json::Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert_eq!(history["answers"], 20);
    assert!(history["ending"].is_null());
}

#[test]
fn a_match_that_stopped_goes_on_at_the_same_decision() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, parts) = (folder.path().join("whole.bloodless"), folder.path().join("parts.bloodless"));
    play(&whole, &["--seed", "5"], &"1\n".repeat(30))
        .ends_with(0)
        .says("The match is saved")
        .says("--continue");
    let stopped = play(&parts, &["--seed", "5"], &"1\n".repeat(13)).ends_with(0);
    let asked = |out: &str| {
        let question = out.rsplit("Your hand:").next().unwrap_or_default();
        question.split("The match is saved").next().unwrap_or_default().trim_end().to_owned()
    };
    let continued = play(&parts, &["--continue"], "").ends_with(0);
    assert_eq!(asked(&stopped.out), asked(&continued.out));
    play(&parts, &["--continue"], &"1\n".repeat(17)).ends_with(0);
    assert_eq!(hash_of(&whole), hash_of(&parts));
}

/// Every answer is on disk before its result is shown: a killed program has lost nothing.
#[test]
fn a_match_that_was_killed_goes_on_at_the_same_decision() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("killed.bloodless");
    let mut running = Command::new(env!("CARGO_BIN_EXE_bloodless"))
        .args(["play", "--text", "--seed", "5", "--record"])
        .arg(&record)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = running.stdin.take().expect("it has an input");
    stdin.write_all("1\n".repeat(13).as_bytes()).expect("it reads");
    let mut stdout = running.stdout.take().expect("it has an output");
    let (mut said, mut more) = (String::new(), [0; 4096]);
    while said.matches("Your hand:").count() < 14 || !said.ends_with("> ") {
        let read = stdout.read(&mut more).expect("it speaks");
        assert_ne!(read, 0, "it ended by itself:\n{said}");
        said.push_str(&String::from_utf8_lossy(&more[..read]));
    }
    running.kill().expect("it is killed");
    running.wait().expect("it is gone");
    let continued = play(&record, &["--continue"], "").ends_with(0).out;
    let asked = said.rsplit("Your hand:").next().expect("a question").trim_end();
    assert!(continued.contains(asked), "asked was:\n{asked}\nand now:\n{continued}");
    bloodless(&["replay", record.to_str().expect("a path in UTF-8")]).ends_with(0).says("13 answers");
}

#[test]
fn undo_takes_the_last_answer_out_of_match_and_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let (one, other) = (folder.path().join("one.bloodless"), folder.path().join("other.bloodless"));
    play(&one, &["--seed", "5"], "1\n1\n1\n").ends_with(0);
    // Keep, then a mulligan: it is random, so the other player is asked and first says no.
    let said = play(&other, &["--seed", "5"], "1\n2\nundo\nno\nundo\nyes\n1\n1\n").ends_with(0);
    said.says("hidden or random").says("does not agree").says("The last answer is taken back.");
    assert_eq!(hash_of(&one), hash_of(&other));
    play(&folder.path().join("none.bloodless"), &["--seed", "5"], "undo\n")
        .ends_with(0)
        .says("nothing to take back");
}

#[test]
fn a_player_can_ask_why_and_look_things_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.bloodless");
    let script =
        "1\n1\n1\n1\nwhy 13\nlog\nshow mosquito\nshow xyzzy\ncard 9999\nwhy 99999\nhelp\nfly\n0\n99\nquit\n";
    let said = play(&record, &["--seed", "5"], script).ends_with(0);
    let said = said.says("It begins with").says("health/defense/power").says("No card is called that");
    let said = said.says("You see no card").says("There is no line 99999").says("take the last answer back");
    said.says("`fly` is no answer").says("type its number").says("The match is saved");
}

#[test]
fn conceding_ends_the_match_and_can_be_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.bloodless");
    play(&record, &["--seed", "5"], "1\n1\nconcede\n").ends_with(0).says("gives up");
    let path = record.to_str().expect("a path in UTF-8");
    bloodless(&["replay", path]).ends_with(0).says("gives up");
    play(&record, &["--continue"], "undo\nyes\nquit\n")
        .ends_with(0)
        .says("taken back")
        .says("The match is saved");
}

/// S48: what one player drew is not in what the other is shown.
#[test]
fn the_other_players_hand_is_not_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = play(&folder.path().join("match.bloodless"), &["--seed", "5"], "1\n").ends_with(0);
    let mut screens = said.out.split("======== ").skip(1);
    let (first, second) = (screens.next().expect("a screen"), screens.next().expect("another"));
    let hand = |screen: &str| -> Vec<String> {
        let cards = screen.split("Your hand:").nth(1).expect("a hand").lines().skip(1);
        cards.take_while(|line| line.starts_with("  #")).map(str::to_owned).collect()
    };
    assert_eq!(hand(first).len(), 6);
    let numbers = |screen: &str| -> Vec<String> {
        hand(screen).iter().filter_map(|line| line.split_whitespace().next().map(str::to_owned)).collect()
    };
    for number in numbers(first) {
        assert!(
            !second.split_whitespace().any(|word| word == number),
            "{number} is told to the other player"
        );
    }
    assert!(second.contains("draws a card from"));
}
