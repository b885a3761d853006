//! A card's printed side in words: type, stats, keywords and its abilities in short.

use super::effects::verb_of;
use super::{effects_words, title};
use crate::cards::{AbilityId, CardDef, CardSet, KeywordUse, Kind, KindPattern, Limit, Printed, Shape, Stat};

pub fn type_words(kind: KindPattern) -> &'static str {
    match kind {
        KindPattern::Creature => "creature",
        KindPattern::Flask => "blood flask",
        KindPattern::Command => "command",
        KindPattern::ExtendedCommand => "extended command",
    }
}

/// A keyword with its number where that says something: `Kin Call 2`.
pub fn keyword_words(used: &KeywordUse) -> String {
    if used.number == 1 { title(used.keyword) } else { format!("{} {}", title(used.keyword), used.number) }
}

fn number(printed: Printed) -> String {
    match printed {
        Printed::Number(number) => number.to_string(),
        Printed::Variable(letter) => letter.to_string(),
    }
}

/// What is printed on a card, one line each.
pub fn printed_stats(def: &CardDef) -> Vec<String> {
    let kind = match def.kind {
        Kind::Creature { .. } => "creature",
        Kind::Flask { .. } => "blood flask",
        Kind::Command => "command",
        Kind::ExtendedCommand => "extended command",
    };
    let mut what = String::new();
    if def.vestige {
        what.push_str("vestige ");
    }
    what.push_str(kind);
    if def.is_saga() {
        what.push_str(", a saga");
    }
    if let Some(kin) = def.kin {
        what.push_str(&format!(", {}", title(kin)));
    }
    let mut said = vec![format!("{}: {what}", title(def.name)), format!("cost {} blood", number(def.cost))];
    if def.is_creature() {
        let [health, defense, power] =
            [Stat::Health, Stat::Defense, Stat::Power].map(|stat| number(def.printed(stat)));
        said.push(format!("health/defense/power {health}/{defense}/{power}"));
    }
    if !def.keywords.is_empty() {
        let words: Vec<String> = def.keywords.iter().map(keyword_words).collect();
        said.push(words.join(", "));
    }
    if def.devours.is_some() {
        said.push("devours a creature of yours as it is played".into());
    }
    if def.evolves_from.is_some() {
        said.push("evolves from a creature of yours".into());
    }
    if def.flip.is_some() {
        said.push("is played face-down and can be flipped".into());
    }
    said.push(match def.limit {
        Limit::AtMost(most) => format!("at most {most} in a deck"),
        Limit::Unlimited => "any number in a deck".into(),
    });
    said
}

/// An ability in short: when it applies and what it does.
pub fn ability_words(set: &CardSet, ability: AbilityId) -> String {
    let def = set.ability(ability);
    let kinds: Vec<String> = def.kinds.iter().map(|&kind| verb_of(kind)).collect();
    let about = if kinds.is_empty() { "something".into() } else { kinds.join(" or ") };
    let effects = effects_words(set, def.effects);
    match def.shape {
        Shape::Whenever => format!("whenever ({about}): {effects}"),
        Shape::When => format!("once, when ({about}): {effects}"),
        Shape::Instead => format!("instead of ({about}): {effects}"),
        Shape::Deny => format!("denies ({about})"),
        Shape::Passive => "changes cards as long as it holds".into(),
        Shape::Activated => match effects_words(set, def.cost).as_str() {
            "nothing" => effects,
            cost => format!("{cost} -> {effects}"),
        },
        Shape::Cant => format!("does not allow ({about})"),
        Shape::Must => format!("demands ({about})"),
        Shape::CantBeChosen => "protects cards from being chosen".into(),
        Shape::AdditionalCost => format!("costs also: {}", effects_words(set, def.cost)),
        Shape::AsPlayed => format!("as it is played: {effects}"),
    }
}
