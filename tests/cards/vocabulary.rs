//! Every word of the card language is used by at least two cards of the core set.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use bloodless::cards::shape::{Language, Shape, TypeForm, TypeShape, VariantForm};
use bloodless::cards::{Definition, Mark, Piece, Sense, Written};

/// Words that fewer than two cards need, each with the reason.
const EXCUSED: [(&str, &str); 11] = [
    ("Effect::AttackEnd", "says that an attack is over; a card brings it about with `Attack`"),
    ("Effect::AttackPhaseEnd", BY_END_PHASE),
    ("Effect::AttackPhaseStart", BY_END_PHASE),
    ("Effect::Enter", "says what a move has done; a card brings it about with `Move`, `Summon`, `Spawn`"),
    ("Effect::Leave", "says what a move has done; a card brings it about with `Move`"),
    ("Effect::MainPhaseEnd", BY_END_PHASE),
    ("Effect::MainPhaseStart", BY_END_PHASE),
    ("Effect::TurnEnd", "a step of P8; a card brings it about with `EndTurn`"),
    ("Effect::TurnStart", "a step of P8; a card brings it about with `EndTurn` or `ExtraTurn`"),
    ("Reckoning::Parameter", "the number of a keyword: it stands in keywords, never on a card"),
    ("Speed::Main", "what is meant when nothing is said"),
];

const BY_END_PHASE: &str = "a step of P8; a card brings it about with `EndPhase`";

fn core() -> Written {
    let mut written = Written::default();
    let problems = written.add_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core"));
    assert!(problems.is_empty(), "{problems:#?}");
    written
}

/// The types that a shape is made of, each once.
fn reach<'a>(shape: &Shape, found: &mut BTreeMap<&'a str, &'a TypeShape>) {
    let language: &'static Language = Language::get();
    match shape {
        Shape::Maybe(inner) | Shape::List(inner) => reach(inner, found),
        Shape::Tuple(parts) => parts.iter().for_each(|part| reach(part, found)),
        Shape::Type(id) => {
            let of = language.of(*id);
            if found.insert(&of.name, of).is_none() {
                parts(of).iter().for_each(|part| reach(part, found));
            }
        }
        _ => {}
    }
}

fn parts(of: &TypeShape) -> Vec<&Shape> {
    match &of.form {
        TypeForm::Struct(fields) => fields.iter().map(|field| &field.shape).collect(),
        TypeForm::Either(ways) => ways.iter().collect(),
        TypeForm::Enum(variants) => variants
            .iter()
            .flat_map(|variant| match &variant.form {
                VariantForm::Unit => Vec::new(),
                VariantForm::One(part) => vec![part],
                VariantForm::Tuple(parts) => parts.iter().collect(),
                VariantForm::Struct(fields) => fields.iter().map(|field| &field.shape).collect(),
            })
            .collect(),
    }
}

/// Every word a card can use: the words of enums, and the fields of structs.
fn vocabulary() -> BTreeSet<String> {
    let mut types = BTreeMap::new();
    reach(Language::get().first_word("Card").unwrap(), &mut types);
    let mut words = BTreeSet::new();
    for (name, of) in types {
        match &of.form {
            TypeForm::Struct(fields) => {
                words.extend(fields.iter().map(|field| format!("{name}.{}", field.word)))
            }
            TypeForm::Enum(variants) => {
                for variant in variants {
                    words.insert(format!("{name}::{}", variant.word));
                    // The parts of an event are told by the event; those of a choice are words of their own.
                    if let (VariantForm::Struct(fields), "Select") = (&variant.form, name) {
                        words.extend(
                            fields.iter().map(|field| format!("{name}::{}.{}", variant.word, field.word)),
                        );
                    }
                }
            }
            TypeForm::Either(_) => {}
        }
    }
    words
}

/// The words that a card uses.
fn used(mark: &Mark, words: &mut BTreeSet<String>) {
    let of = match mark.sense {
        Sense::Struct(name) => Some(name.to_owned()),
        Sense::Word(name, word) => {
            words.insert(format!("{name}::{word}"));
            Some(format!("{name}::{word}"))
        }
        _ => None,
    };
    for (field, part) in &mark.parts {
        if let (Some(of), false) = (&of, field.is_empty()) {
            words.insert(format!("{of}.{field}"));
        }
        used(part, words);
    }
}

fn is_card(piece: &&Piece) -> bool {
    matches!(piece.definition, Definition::Card(_))
}

#[test]
fn every_word_of_the_language_is_used_by_two_cards() {
    let mut cards_with: BTreeMap<String, Vec<&str>> =
        vocabulary().into_iter().map(|word| (word, Vec::new())).collect();
    let written = core();
    assert!(cards_with.len() > 300, "{}", cards_with.len());
    for piece in written.pieces.iter().filter(is_card) {
        let mut words = BTreeSet::new();
        used(&piece.mark, &mut words);
        for word in words {
            if let Some(cards) = cards_with.get_mut(&word) {
                cards.push(piece.definition.name().as_str());
            }
        }
    }
    let excused = |word: &str| EXCUSED.iter().any(|(known, _)| *known == word);
    let rare: Vec<String> = cards_with
        .iter()
        .filter(|(word, cards)| cards.len() < 2 && !excused(word))
        .map(|(word, cards)| format!("{word} {cards:?}"))
        .collect();
    assert!(rare.is_empty(), "{} words are used by fewer than two cards:\n{}", rare.len(), rare.join("\n"));
    let unneeded: Vec<_> = EXCUSED
        .iter()
        .filter(|(word, _)| cards_with.get(*word).is_none_or(|cards| cards.len() >= 2))
        .collect();
    assert!(unneeded.is_empty(), "these need no excuse: {unneeded:?}");
}

#[test]
fn every_keyword_kin_and_counter_is_used_by_two_cards() {
    let written = core();
    let mut cards_with: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for piece in &written.pieces {
        let what = match piece.definition {
            Definition::Keyword(_) => "keyword",
            Definition::Kin(_) => "kin",
            Definition::Counter(_) => "counter",
            _ => continue,
        };
        cards_with.insert((what, piece.definition.name().as_str()), 0);
    }
    for piece in written.pieces.iter().filter(is_card) {
        let mut named = BTreeSet::new();
        piece.mark.walk(&mut |mark| {
            if let Some((role, name)) = mark.name() {
                named.insert((role.word(), name.as_str()));
            }
        });
        for name in named {
            if let Some(count) = cards_with.get_mut(&name) {
                *count += 1;
            }
        }
    }
    // `PreventDamage(this_turn: true)` puts them there; no card need name them.
    cards_with.remove(&("counter", "guard"));
    let rare: Vec<_> = cards_with.iter().filter(|(_, count)| **count < 2).collect();
    assert!(rare.is_empty(), "used by fewer than two cards: {rare:?}");
}
