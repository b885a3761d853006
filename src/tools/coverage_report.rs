//! The coverage of a simulation for people and for programs.

use std::io::{self, Write};

use serde_json::{Value, json};

use super::coverage::{AbilityCounts, Coverage};
use crate::cards::{AbilityId, CardSet, Name, WrittenIn};
use crate::text::Tongue;

/// The abilities written in a definition, with their counts.
fn abilities_of<'a>(
    coverage: &'a Coverage,
    set: &'a CardSet,
    place: WrittenIn,
) -> impl Iterator<Item = (AbilityId, &'a AbilityCounts)> {
    let all = coverage.abilities.iter().enumerate().map(|(at, counts)| (AbilityId(at as u32), counts));
    all.filter(move |(id, _)| set.written_in(*id) == Some(place))
}

/// The keywords and the rules, which stand beside the cards.
fn shared(set: &CardSet) -> impl Iterator<Item = (String, Name, WrittenIn)> {
    let keywords = set.keywords().iter().map(|keyword| keyword.name);
    let keywords = keywords.map(|name| (format!("keyword {name}"), name, WrittenIn::Keyword(name)));
    let rules = set.rules().iter().map(|rule| rule.name);
    keywords.chain(rules.map(|name| (format!("rule {name}"), name, WrittenIn::Rule(name))))
}

pub fn write_coverage(coverage: &Coverage, set: &CardSet, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\ncards")?;
    for (card, counts) in set.cards().iter().zip(&coverage.cards) {
        write!(out, "{}: played {}, entered {}", card.name, counts.played, counts.entered)?;
        if !card.is_creature() {
            write!(out, ", executed {}, could not bind {}", counts.executed, counts.unbound)?;
        }
        writeln!(out)?;
        write_abilities(coverage, set, WrittenIn::Card(card.name), out)?;
    }
    writeln!(out, "\nkeywords and rules")?;
    for (words, _, place) in shared(set) {
        writeln!(out, "{words}")?;
        write_abilities(coverage, set, place, out)?;
    }
    let (unseen, silent) = (coverage.unseen(set), coverage.silent(set));
    writeln!(out, "\n{} cards never came into play", unseen.len())?;
    unseen.iter().try_for_each(|card| writeln!(out, "  {card}"))?;
    writeln!(out, "{} abilities never did anything", silent.len())?;
    silent.iter().try_for_each(|ability| writeln!(out, "  {ability}"))
}

fn write_abilities(
    coverage: &Coverage,
    set: &CardSet,
    place: WrittenIn,
    out: &mut dyn Write,
) -> io::Result<()> {
    for (id, counts) in abilities_of(coverage, set, place) {
        let told = [
            ("triggered", counts.triggered),
            ("modified", counts.modified),
            ("denied", counts.denied),
            ("in force", counts.in_force),
            ("could not bind", counts.unbound),
        ];
        let told: Vec<String> = told
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(word, count)| format!("{word} {count}"))
            .collect();
        let told = if told.is_empty() { "never".into() } else { told.join(", ") };
        writeln!(out, "  {}: {told}", Tongue::built_in().ability_text(set, id, None))?;
    }
    Ok(())
}

pub fn coverage_json(coverage: &Coverage, set: &CardSet) -> Value {
    let abilities = |place: WrittenIn| -> Vec<Value> {
        abilities_of(coverage, set, place)
            .map(|(id, counts)| {
                json!({
                    "ability": id.0,
                    "words": Tongue::built_in().ability_text(set, id, None),
                    "counts": counts,
                    "never": !coverage.fired(set, id),
                })
            })
            .collect()
    };
    let cards: Vec<Value> = set
        .cards()
        .iter()
        .zip(&coverage.cards)
        .map(|(card, counts)| {
            json!({ "card": card.name, "counts": counts, "abilities": abilities(WrittenIn::Card(card.name)) })
        })
        .collect();
    let shared: Vec<Value> = shared(set)
        .map(|(words, name, place)| json!({ "name": name, "what": words, "abilities": abilities(place) }))
        .collect();
    json!({
        "cards": cards,
        "keywords_and_rules": shared,
        "cards_never": coverage.unseen(set),
        "abilities_never": coverage.silent(set),
    })
}
