//! Steps of which nothing came, in the words of the card language: `(Move: nothing is TheRest)`.

use super::Cast;
use crate::cards::{CardSet, Effect, Select, SpaceSelect, Who};
use crate::events::{Missing, Unbound};
use crate::text::phrase::Args;

/// What a step lacked, in brackets, for whoever writes cards.
pub fn missing_words(set: &CardSet, unbound: &Unbound, cast: &Cast) -> String {
    let written = unbound.written;
    let Some(effect) = set.effects(written.effects).get(written.at as usize) else { return String::new() };
    let speaks = effect.speaks_of();
    let (id, words) = match unbound.missing {
        Missing::Player => ("why-missing-player", speaks.player.map(player_word)),
        Missing::Card => ("why-missing-card", speaks.card.map(card_word)),
        Missing::Other => ("why-missing-card", speaks.other.map(card_word)),
        Missing::Space => ("why-missing-space", speaks.space.map(space_word)),
        Missing::Number => ("why-missing-number", None),
        Missing::Option => ("why-missing-option", None),
        Missing::Part => ("why-missing-part", None),
    };
    let args = Args::new().text("effect", effect_word(effect)).text("words", &words.unwrap_or_default());
    cast.say(id, &args)
}

fn effect_word(effect: &Effect) -> &'static str {
    match effect {
        Effect::Then(_) => "Then",
        Effect::And(_) => "And",
        Effect::ForEach(_) => "ForEach",
        Effect::If(..) => "If",
        Effect::IfElse(..) => "IfElse",
        Effect::May(_) => "May",
        Effect::Options(_) => "Options",
        Effect::Repeat(..) => "Repeat",
        Effect::Remember(_) => "Remember",
        Effect::Until(_) => "Until",
        Effect::Later(_) => "Later",
        Effect::TheEvent => "TheEvent",
        Effect::TheEventWith(_) => "TheEventWith",
        verb => verb.proposes().map_or("", |(kind, _)| kind.word()),
    }
}

fn card_word(select: &Select) -> String {
    match select {
        Select::This => "This",
        Select::It => "It",
        Select::That(_) => "That(…)",
        Select::Those => "Those",
        Select::TheRest => "TheRest",
        Select::Remembered(word) => return format!("Remembered(\"{word}\")"),
        Select::Source => "Source",
        Select::TheOther => "TheOther",
        Select::Choose(_) => "Choose(…)",
        Select::Pick { .. } => "Pick(…)",
        Select::Each(_) => "Each(…)",
        Select::Random(_) => "Random(…)",
        Select::GreatestBy(..) => "GreatestBy(…)",
        Select::LeastBy(..) => "LeastBy(…)",
    }
    .into()
}

fn space_word(select: &SpaceSelect) -> String {
    match select {
        SpaceSelect::Choose(_) => "Choose(…)",
        SpaceSelect::ChooseBy(..) => "ChooseBy(…)",
        SpaceSelect::Random(_) => "Random(…)",
        SpaceSelect::First(_) => "First(…)",
        SpaceSelect::Each(_) => "Each(…)",
        SpaceSelect::That => "That",
        SpaceSelect::Remembered(word) => return format!("Remembered(\"{word}\")"),
    }
    .into()
}

fn player_word(who: &Who) -> String {
    match who {
        Who::You => "You",
        Who::Opponent => "Opponent",
        Who::Active => "Active",
        Who::Inactive => "Inactive",
        Who::Each => "Each",
        Who::ThatPlayer => "ThatPlayer",
        Who::ControllerOf(card) => return format!("ControllerOf({})", card_word(card)),
        Who::OwnerOf(card) => return format!("OwnerOf({})", card_word(card)),
        Who::Chosen => "Chosen",
        Who::Where(_) => "Where(…)",
        Who::Most(_) => "Most(…)",
        Who::Fewest(_) => "Fewest(…)",
        Who::Remembered(word) => return format!("Remembered(\"{word}\")"),
    }
    .into()
}
