//! The text of every card in every language, as it is printed.

use std::fmt::Write;
use std::path::Path;

use bloodless::cards::Name;
use bloodless::mods::{self, LanguageFile, Loaded, Sources};
use bloodless::text::{Languages, Tongue, nameless};

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

fn language(text: &str) -> LanguageFile {
    let (tag, pack, file) = ("en".into(), "test".into(), "lang/en.ftl".into());
    LanguageFile { tag, pack, file, text: text.into() }
}

#[test]
fn a_broken_message_is_a_problem_in_its_place_and_the_others_speak() {
    let files = [language("card-eel = Eel\n    .flavour = Wet.\nthis is no message\ncard-cod = Cod\n")];
    let (languages, problems) = Languages::of(&files);
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(problems.len(), 1, "{said:?}");
    assert!(said[0].starts_with("lang/en.ftl:3:"), "{said:?}");
    let english = languages.english();
    assert_eq!(english.card_name(Name::new("eel")), "Eel");
    assert_eq!(english.card_name(Name::new("cod")), "Cod");
    assert_eq!(english.flavour(Name::new("eel")).as_deref(), Some("Wet."));
}

#[test]
fn what_a_language_lacks_is_said_in_english_and_then_by_its_identity() {
    let spanish = LanguageFile { tag: "es".into(), ..language("card-eel = Anguila\n") };
    let (languages, _) = Languages::of(&[language("card-eel = Eel\ncard-cod = Cod\n"), spanish]);
    let spanish = languages.tongue("es-MX").unwrap();
    assert_eq!(spanish.card_name(Name::new("eel")), "Anguila");
    assert_eq!(spanish.card_name(Name::new("cod")), "Cod");
    assert_eq!(spanish.card_name(Name::new("sea-urchin")), "Sea Urchin");
    assert!(languages.tongue("fr").is_none());
}

#[test]
fn a_name_cannot_steer_the_terminal_or_the_styling() {
    let (languages, _) = Languages::of(&[language("card-eel = E\u{1b}[2Jel\u{E001}\n")]);
    assert_eq!(languages.english().card_name(Name::new("eel")), "E[2Jel");
}

#[test]
fn what_has_no_name_in_english_is_warned_about() {
    let loaded = loaded();
    let (languages, _) = Languages::of(&loaded.languages);
    assert_eq!(nameless(&loaded, &languages), []);
    let warned = nameless(&loaded, &Languages::default());
    assert!(warned.iter().all(|problem| !problem.is_error()));
    let mosquito = warned.iter().find(|problem| problem.message.contains("`mosquito`")).unwrap();
    assert_eq!(mosquito.help.as_deref(), Some("add `card-mosquito = …` to lang/en.ftl of the pack"));
}
