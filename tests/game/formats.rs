//! Records of earlier formats and earlier cards stay readable.

use std::path::{Path, PathBuf};

use bloodless::history::{Difference, FORMAT, MatchRecord, RULES_VERSION, RecordError};
use bloodless::mods::{self, Sources};
use bloodless::text::{Languages, difference_words};

use super::matches::CORE;
use super::program::bloodless;

fn fixture(format: char) -> PathBuf {
    fixture_named(&format!("format-{format}"))
}

fn fixture_named(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/game/fixtures/{name}.bloodless"))
}

/// The format, the answers, and the hash they lead to.
const RECORDS: &[(char, usize, &str)] =
    &[('2', 42, "2775deed258725dd4e108bcfec21db6aff06113bafef86c83369d1028f6d57e7")];

/// Of every format that was ever given out there is a record here; when there is a new one, add it.
#[test]
fn records_of_each_format_lead_to_the_same_state() {
    for &(format, answers, hash) in RECORDS {
        let (record, damage) = MatchRecord::read(&fixture(format)).expect("it is read");
        assert!(damage.is_none(), "{damage:?}");
        let (mut game, damage) = record.replay(&CORE.set, usize::MAX).expect("it is replayed");
        assert!(damage.is_none(), "{damage:?}");
        assert_eq!(game.answers().len(), answers);
        let reached: String = game.hash().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(reached, hash, "format {format}");
        let path = fixture(format);
        bloodless(&["replay", path.to_str().expect("a path")]).ends_with(0).says(hash);
    }
    assert!(fixture(FORMAT).exists(), "there is no record of the format {FORMAT} yet");
}

/// A match of earlier rules is never guessed at: what still goes the same way is shown, and the rules are named.
#[test]
fn a_record_of_earlier_rules_names_them_where_they_go_another_way() {
    let path = fixture_named("rules-1");
    let (record, _) = MatchRecord::read(&path).expect("it is read");
    assert!(record.differences(&CORE.set).contains(&Difference::Rules { then: 1, now: RULES_VERSION }));
    let (game, damage) = record.replay(&CORE.set, usize::MAX).expect("it is replayed");
    assert!(matches!(damage, Some(RecordError::OtherTable { rules: Some(1), .. })), "{damage:?}");
    let same = game.answers().len();
    assert!(0 < same && same < record.answers.len(), "{same} answers");
    let path = path.to_str().expect("a path");
    bloodless(&["replay", path]).ends_with(1).says("version 1");
    bloodless(&["replay", path, "--to", &same.to_string()]).ends_with(0).says("all verified");
}

/// Where earlier rules lead to the same state they are named all the same, and the whole match is there.
#[test]
fn a_record_of_earlier_rules_that_go_the_same_way_is_whole() {
    let (record, _) = MatchRecord::read(&fixture_named("rules-2")).expect("it is read");
    assert!(record.differences(&CORE.set).contains(&Difference::Rules { then: 2, now: RULES_VERSION }));
    let (game, damage) = record.replay(&CORE.set, usize::MAX).expect("it is replayed");
    assert!(damage.is_none(), "{damage:?}");
    assert_eq!(game.answers().len(), 44);
}

/// When the core cards have changed since, the match is played with the cards it carries, and what differs is named.
#[test]
fn a_record_carries_its_cards_when_the_core_pack_has_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let own = folder.path().join("core");
    copy(&core, &own);
    let card = own.join("creatures/mosquito.ron");
    let text = std::fs::read_to_string(&card).expect("a card").replace("cost: 1", "cost: 7");
    std::fs::write(&card, text).expect("a card");
    let changed = mods::load(&Sources::core(own));
    let (record, _) = MatchRecord::read(&fixture('2')).expect("it is read");
    let differences = record.differences(&changed.set);
    assert_eq!(differences, [Difference::PackChanged { id: "core".into() }]);
    let languages = Languages::of(&CORE.languages).0;
    let said = difference_words(&differences[0], &languages.tongue("es").expect("Spanish"));
    assert_eq!(said, "el paquete `core` ha cambiado");
    let (mut game, damage) = record.replay(&changed.set, usize::MAX).expect("it is replayed");
    assert!(damage.is_none());
    let (mut same, _) = record.replay(&CORE.set, usize::MAX).expect("it is replayed");
    assert_eq!(game.hash(), same.hash());
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let to = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &to),
            false => drop(std::fs::copy(entry.path(), to).expect("a file")),
        }
    }
}
