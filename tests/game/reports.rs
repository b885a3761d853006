//! Bug reports: one file that leads whoever reads it to the same state, and tells nothing of who played.

use bloodless::history::{FORMAT, Given, MatchRecord, RULES_VERSION};
use bloodless::hotseat::{HotSeat, remarks};
use bloodless::table::MatchSetup;
use bloodless::text::Languages;

use super::matches::CORE;
use super::program::{bloodless, play};

#[test]
fn a_bug_report_leads_to_the_same_state_without_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let decks = CORE.core_decks();
    let mut setup = MatchSetup::new(6, [decks[0].clone(), decks[1].clone()]);
    setup.seats[0].name = "Wilhelmina".into();
    setup.seats[1].name = "Bartholomew".into();
    let (mut seat, _) =
        HotSeat::start(&CORE.set, setup, &folder.path().join("a.bloodless")).expect("it starts");
    for _ in 0..20 {
        seat.give(Given::Choice(0)).expect("it is legal");
    }
    let languages = Languages::of(&CORE.languages).0;
    let spanish = languages.tongue("es").expect("Spanish");
    let said = remarks(seat.game_mut(), &languages, &spanish, "(ui_scale:1.0)");
    let report = seat.report(&said).expect("it is written");
    let another = seat.report(&[]).expect("it is written");
    assert_ne!(report, another, "a report does not write over another");
    let bytes = std::fs::read(&report).expect("it is there");
    let holds = |bytes: &[u8], what: &str| bytes.windows(what.len()).any(|window| window == what.as_bytes());
    let own = std::fs::read(seat.path().expect("it is kept")).expect("the record");
    let place = folder.path().to_str().expect("a path");
    for private in ["Wilhelmina", "Bartholomew"] {
        assert!(holds(&own, private) && !holds(&bytes, private), "{private}");
    }
    assert!(!holds(&bytes, place), "where it lies is nobody else's business");
    let (record, damage) = MatchRecord::from_bytes(&bytes).expect("a record");
    assert!(damage.is_none());
    assert_eq!(record.remarks, said);
    let text = said.join("\n");
    for told in [
        &format!("format {FORMAT}, rules {RULES_VERSION}"),
        "language es",
        "pack core",
        "settings (ui_scale:1.0)",
        "asked ",
        "log [",
        "Player 1",
    ] {
        assert!(text.contains(told), "`{told}` is missing in:\n{text}");
    }
    let (mut again, damage) = record.replay(&CORE.set, usize::MAX).expect("it is replayed");
    assert!(damage.is_none());
    assert_eq!(again.hash(), seat.game_mut().hash());
}

#[test]
fn the_terminal_writes_a_report_and_replay_prints_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.bloodless");
    let script = "1\n".repeat(9) + "report\nquit\n";
    play(&path, &["--seed", "4"], &script)
        .ends_with(0)
        .says("The report is written")
        .says("nothing about you");
    let report = folder.path().join("report.bloodless");
    let report = report.to_str().expect("a path");
    let said = bloodless(&["replay", report]).ends_with(0);
    said.says("9 answers")
        .says("This record is a bug report")
        .says(&format!("format {FORMAT}, rules {RULES_VERSION}"))
        .says("log [");
    bloodless(&["replay", report, "--lang", "es"])
        .ends_with(0)
        .says("informe de error")
        .says("todas comprobadas");
    let json = bloodless(&["replay", report, "--json"]).ends_with(0);
    let told: serde_json::Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert!(told["remarks"].as_array().expect("a list").len() > 5);
}
