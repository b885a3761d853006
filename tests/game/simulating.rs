//! The simulator from outside: reproducible, whatever the threads; bad decks refused.

use std::sync::Arc;

use bloodless::cards::load_folder;
use bloodless::history::MatchRecord;
use bloodless::table::MatchSetup;
use bloodless::tools::{Fault, write_fault};
use serde_json::Value;

use super::program::bloodless;

fn digest(arguments: &[&str]) -> String {
    let said = bloodless(arguments).ends_with(0);
    let summary: Value = serde_json::from_str(&said.out).expect("it is JSON");
    summary["digest"].as_str().expect("it has a digest").to_owned()
}

#[test]
fn the_same_call_gives_the_same_digest_whatever_the_threads() {
    let once = digest(&["simulate", "--games", "12", "--seed", "7", "--json", "--threads", "1"]);
    assert_eq!(once, digest(&["simulate", "--games", "12", "--seed", "7", "--json", "--threads", "1"]));
    assert_eq!(once, digest(&["simulate", "--games", "12", "--seed", "7", "--json", "--threads", "3"]));
    assert_ne!(once, digest(&["simulate", "--games", "12", "--seed", "8", "--json"]));
    assert_ne!(once, digest(&["simulate", "--games", "12", "--seed", "7", "--json", "--policy", "eager"]));
}

#[test]
fn random_decks_are_reproducible_and_out_of_all_cards() {
    let random = ["simulate", "--random", "--games", "8", "--seed", "7", "--json", "--threads"];
    let with = |threads| digest(&[&random[..], &[threads]].concat());
    assert_eq!(with("1"), with("2"));
    assert_ne!(with("1"), digest(&["simulate", "--games", "8", "--seed", "7", "--json"]));
    bloodless(&["simulate", "--random", "--field"]).ends_with(2).says("cannot be used with");
}

#[test]
fn a_person_reads_what_came_of_it() {
    let said = bloodless(&["simulate", "--games", "4", "--seed", "2"]).ends_with(0);
    said.says("4 matches").says("seat 1 won").says("deck").says("draws").says("events").says("digest");
}

#[test]
fn an_illegal_deck_is_refused_with_every_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let deck = folder.path().join("bad.ron");
    let text = r#"Deck(name: "bad", main: [(9, "mosquito"), (1, "no-such-card"), (1, "blood-flask")], blood: [(2, "mosquito")])"#;
    std::fs::write(&deck, text).expect("a file");
    let deck = deck.to_str().expect("a path in UTF-8");
    let said = bloodless(&["simulate", "--games", "1", "--deck", deck, "--deck", "brood"]).ends_with(1);
    let said = said
        .says("main deck has 11 cards")
        .says("blood deck has 2 cards")
        .says("no card is called `no-such-card`");
    said.says("belongs in the blood deck")
        .says("is no blood flask")
        .says("its limit is")
        .says("plain blood flasks");
}

#[test]
fn a_deck_file_that_is_none_is_said_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let deck = folder.path().join("broken.ron");
    std::fs::write(&deck, "Deck(name: 3)").expect("a file");
    let path = deck.to_str().expect("a path in UTF-8");
    bloodless(&["simulate", "--deck", path, "--deck", path]).ends_with(1).says("broken.ron:1:");
    std::fs::write(&deck, "Kin(name: \"x\")").expect("a file");
    bloodless(&["simulate", "--deck", path, "--deck", path]).ends_with(1).says("holds no deck");
}

#[test]
fn the_record_of_a_fault_can_be_replayed() {
    let cards = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let set = Arc::new(load_folder(&cards).expect("the core pack loads"));
    let decks = [set.decks()[0].clone(), set.decks()[1].clone()];
    let setup = MatchSetup::new(5, decks);
    let fault = Fault { game: 0, seed: 5, what: "a test".into(), answers: vec![0, 1, 0], setup };
    let folder = tempfile::tempdir().expect("a folder");
    let path = write_fault(&set, &fault, folder.path()).expect("it is written");
    let (record, cut) = MatchRecord::read(&path).expect("it is read");
    let (game, damage) = record.replay(&set, usize::MAX).expect("it is replayed");
    assert!(cut.is_none() && damage.is_none());
    assert_eq!(game.answers().len(), 3);
}

#[test]
fn a_field_plays_each_deck_against_each_other_equally_often() {
    let said =
        bloodless(&["simulate", "--field", "--games", "24", "--policy", "eager", "--json"]).ends_with(0);
    let summary: Value = serde_json::from_str(&said.out).expect("it is JSON");
    let decks = summary["decks"].as_array().expect("the decks");
    let sum = |part: &str| decks.iter().map(|deck| deck[part].as_u64().expect("a number")).sum::<u64>();
    assert!(decks.len() >= 2, "{decks:?}");
    assert_eq!(sum("games"), 48, "two decks a match: {decks:?}");
    assert_eq!(sum("wins"), 24 - summary["draws"].as_u64().expect("a number"), "{decks:?}");
    let games: Vec<u64> = decks.iter().map(|deck| deck["games"].as_u64().expect("a number")).collect();
    let (least, most) = (games.iter().min().expect("one"), games.iter().max().expect("one"));
    assert!(most - least <= 4, "{games:?}");
    bloodless(&["simulate", "--field", "--deck", "brood", "--games", "2"])
        .ends_with(2)
        .says("a field needs at least two decks");
}

#[test]
fn coverage_counts_what_cards_and_abilities_did_whatever_the_threads() {
    let call = ["simulate", "--coverage", "--games", "12", "--seed", "5", "--policy", "eager", "--json"];
    let count = |threads: &str| -> Value {
        let said = bloodless(&[&call[..], &["--threads", threads]].concat()).ends_with(0);
        let summary: Value = serde_json::from_str(&said.out).expect("it is JSON");
        summary["coverage"].clone()
    };
    let once = count("1");
    assert_eq!(once, count("2"));
    let cards = once["cards"].as_array().expect("the cards");
    let card = |name: &str| cards.iter().find(|card| card["card"] == name).expect("a core card");
    // Four of the six flasks of every deck are plain.
    assert!(card("blood-flask")["counts"]["played"].as_u64().expect("a number") > 20);
    let rules = once["keywords_and_rules"].as_array().expect("keywords and rules");
    let blood = rules.iter().find(|rule| rule["name"] == "S24").expect("the rule");
    assert!(blood["abilities"][0]["counts"]["triggered"].as_u64().expect("a number") > 10, "{blood}");
    let never = once["abilities_never"].as_array().expect("a list");
    let told = |rule: &str| never.iter().any(|line| line.as_str().is_some_and(|line| line.contains(rule)));
    assert!(!told("rule S24") && !told("rule S46"), "{never:?}");
}
