//! The text of every card in every language, as it is printed.

use std::fmt::Write;
use std::path::Path;

use bloodless::mods::{self, Loaded, Sources};
use bloodless::text::{Languages, Tongue};

pub fn loaded() -> Loaded {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    mods::load(&Sources { core: root.join("cards/core"), mods: vec![root.join("mods")], named: Vec::new() })
}

/// All cards, one after another, as a player reads them.
fn book(loaded: &Loaded, tongue: &Tongue) -> String {
    let mut book = String::new();
    for card in loaded.set.cards() {
        let stats = tongue.printed_stats(card).map(|stats| format!("  {stats}")).unwrap_or_default();
        let (name, line, cost) =
            (tongue.card_name(card.name), tongue.type_line(card), tongue.printed_cost(card));
        let _ = writeln!(book, "{name}  [{cost}]  {line}{stats}");
        for paragraph in tongue.rules_text(&loaded.set, card).paragraphs {
            let _ = writeln!(book, "    {paragraph}");
        }
    }
    book
}

#[test]
fn every_card_reads_in_english() {
    let loaded = loaded();
    let (languages, problems) = Languages::of(&loaded.languages);
    assert_eq!(problems, []);
    insta::assert_snapshot!("english", book(&loaded, &languages.english()));
}

#[test]
fn every_card_reads_in_spanish() {
    let loaded = loaded();
    let (languages, _) = Languages::of(&loaded.languages);
    insta::assert_snapshot!("spanish", book(&loaded, &languages.tongue("es").unwrap()));
}
