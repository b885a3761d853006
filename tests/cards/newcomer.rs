//! Cards that are not in the core set, written with the documents alone, and their scenarios.

use std::path::{Path, PathBuf};

use bloodless::cards::{CardFile, Definition, Piece, ScenarioFile, Written};
use bloodless::mods::{Sources, load};
use bloodless::text::{Languages, nameless, namesakes};

use super::scenarios::{is_proved, run, without_rules};

/// The packs, and how many cards and scenarios each has.
const PACKS: [(&str, usize, usize); 7] = [
    ("night-market", 10, 10),
    ("salt-road", 12, 26),
    ("lamplit", 12, 25),
    ("hollow-fair", 12, 33),
    ("orchard", 10, 22),
    ("wandering-stage", 10, 30),
    ("candlelight", 10, 22),
];

fn folder(pack: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cards/newcomer").join(pack)
}

fn loaded(pack: &str) -> Written {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let mut loaded = load(&Sources::core(core).named([&folder(pack)]));
    let mut problems = std::mem::take(&mut loaded.problems);
    let (languages, wrong) = Languages::of(&loaded.languages);
    problems.extend(wrong);
    problems.extend(nameless(&loaded, &languages));
    problems.extend(namesakes(&loaded, &languages));
    let told: Vec<_> = problems.iter().filter(|problem| problem.file.starts_with(folder(pack))).collect();
    assert!(told.is_empty(), "{told:#?}");
    Written { pieces: loaded.pieces, ..Written::default() }
}

fn own<'a>(written: &'a Written, pack: &str) -> impl Iterator<Item = &'a Piece> {
    let folder = folder(pack);
    written.pieces.iter().filter(move |piece| piece.file.starts_with(&folder))
}

fn cards(written: &Written, pack: &str) -> Vec<CardFile> {
    let card = |piece: &Piece| match &piece.definition {
        Definition::Card(card) => Some((**card).clone()),
        _ => None,
    };
    own(written, pack).filter_map(card).collect()
}

fn own_scenarios(written: &Written, pack: &str) -> Vec<ScenarioFile> {
    let scenario = |piece: &Piece| match &piece.definition {
        Definition::Scenario(scenario) => Some((**scenario).clone()),
        _ => None,
    };
    own(written, pack).filter_map(scenario).collect()
}

#[test]
fn the_cards_of_newcomers_do_what_they_should() {
    for (pack, how_many, tested) in PACKS {
        let written = loaded(pack);
        let scenarios = own_scenarios(&written, pack);
        assert_eq!((cards(&written, pack).len(), scenarios.len()), (how_many, tested), "{pack}");
        let failed: Vec<_> =
            run(written, &scenarios).into_iter().filter(|(_, result)| result.is_err()).collect();
        assert!(failed.is_empty(), "{pack}: {failed:#?}");
    }
}

#[test]
fn each_of_them_is_proved_by_a_scenario() {
    for (pack, ..) in PACKS {
        let written = loaded(pack);
        let scenarios = own_scenarios(&written, pack);
        // What has no rules of its own has nothing to prove.
        for plain in cards(&written, pack).iter().filter_map(without_rules) {
            assert!(
                is_proved(&written, &scenarios, &plain),
                "no scenario fails if {} does nothing",
                plain.name
            );
        }
    }
}

/// What the cards of newcomers say, for a person to read.
#[test]
fn the_cards_of_newcomers_read_well() {
    for (pack, ..) in PACKS {
        let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
        let loaded = load(&Sources::core(core).named([&folder(pack)]));
        let (languages, _) = Languages::of(&loaded.languages);
        for tag in ["en", "es"] {
            let tongue = languages.tongue(tag).unwrap();
            let mut book = String::new();
            let own = loaded.pieces.iter().filter(|piece| piece.file.starts_with(folder(pack)));
            for name in own.map(|piece| piece.definition.name()) {
                if let Some(id) = loaded.set.find(name) {
                    let text = tongue.rules_text(&loaded.set, loaded.set.card(id)).to_string();
                    book.push_str(&format!("{}\n{text}\n\n", tongue.card_name(name)));
                }
            }
            insta::assert_snapshot!(format!("{pack}-{tag}"), book.trim_end());
        }
    }
}
