//! Ten cards that are not in the core set, written with the documents alone, and their scenarios.

use std::path::Path;

use bloodless::cards::{CardFile, ScenarioFile, Written};
use bloodless::mods::{Sources, load};

use super::scenarios::{is_proved, run, scenarios, without_rules};

fn loaded() -> Written {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let pack = project.join("tests/cards/newcomer/night-market");
    let loaded = load(&Sources::core(project.join("cards/core")).named([&pack]));
    let told: Vec<_> = loaded.problems.iter().filter(|problem| problem.file.starts_with(&pack)).collect();
    assert!(told.is_empty(), "{told:#?}");
    Written { pieces: loaded.pieces, ..Written::default() }
}

fn cards(written: &Written) -> Vec<CardFile> {
    let own = written.pieces.iter().filter(|piece| piece.file.to_string_lossy().contains("night-market"));
    let own: Vec<_> = own.map(|piece| piece.definition.name()).collect();
    written.cards().filter(|card| own.contains(&card.name)).cloned().collect()
}

/// The scenarios about the cards of the pack.
fn own_scenarios(written: &Written) -> Vec<ScenarioFile> {
    let names: Vec<_> = cards(written).iter().map(|card| card.name).collect();
    let mut own = scenarios(written);
    own.retain(|scenario| scenario.about.iter().any(|card| names.contains(card)));
    own
}

#[test]
fn ten_cards_of_a_newcomer_do_what_they_should() {
    let written = loaded();
    let scenarios = own_scenarios(&written);
    assert_eq!(cards(&written).len(), 10);
    assert_eq!(scenarios.len(), 10);
    let failed: Vec<_> = run(written, &scenarios).into_iter().filter(|(_, result)| result.is_err()).collect();
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn each_of_them_is_proved_by_a_scenario() {
    let written = loaded();
    let scenarios = own_scenarios(&written);
    for card in cards(&written) {
        let plain = without_rules(&card).unwrap_or_else(|| panic!("{} does nothing", card.name));
        assert!(is_proved(&written, &scenarios, &plain), "no scenario fails if {} does nothing", card.name);
    }
}
