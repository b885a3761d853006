//! Effects in short words, for offers and options; the full rules text of cards is made elsewhere.

use super::title;
use crate::cards::{
    CardPattern, CardSet, Effect, EffectRoles, Effects, EffectsId, EventKind, KinPattern, KindPattern, Select, Value,
    Who,
};

/// A list of effects, in order.
pub fn effects_words(set: &CardSet, effects: EffectsId) -> String {
    let said: Vec<String> = set.effects(effects).iter().map(|effect| effect_words(set, effect)).collect();
    if said.is_empty() { "nothing".into() } else { said.join(", ") }
}

fn effect_words(set: &CardSet, effect: &Effect) -> String {
    let list = |effects: &Effects| effects_words(set, effects.id());
    match effect {
        Effect::Then(effects) | Effect::And(effects) => list(effects),
        Effect::ForEach(each) => format!("for each: {}", list(&each.effects)),
        Effect::If(_, effects) => format!("if so: {}", list(effects)),
        Effect::IfElse(_, yes, no) => format!("if so: {}; else: {}", list(yes), list(no)),
        Effect::May(may) => format!("you may {}", list(&may.effects)),
        Effect::Options(options) => {
            let said: Vec<String> = options.of.iter().map(list).collect();
            format!("one of: {}", said.join(" / "))
        }
        Effect::Repeat(times, effects) => format!("{} times: {}", value_words(Some(times)), list(effects)),
        Effect::Remember(_) => "remember it".into(),
        Effect::Until(until) => format!("for a time: {}", list(&until.effects)),
        Effect::Later(_) => "something later".into(),
        Effect::TheEvent | Effect::TheEventWith(_) => "the event itself".into(),
        verb => verb.proposes().map_or_else(String::new, |(kind, roles)| verb_words(kind, roles)),
    }
}

fn verb_words(kind: EventKind, roles: EffectRoles<'_>) -> String {
    use EventKind as E;
    let card = || select_words(roles.card);
    let amount = || value_words(roles.amount);
    let named = || roles.name.map_or_else(|| "something".into(), |&name| title(name));
    let other_player = matches!(roles.player, Some(Who::Opponent));
    let said = match kind {
        E::GainBlood => format!("gain {} blood", amount()),
        E::LoseBlood => format!("lose {} blood", amount()),
        E::Draw => format!("draw {}", if roles.amount.is_some() { amount() } else { "a card".into() }),
        E::Damage => format!("deal {} damage to {}", amount(), card()),
        E::DamagePlayer => format!("take {} damage", amount()),
        E::Heal => format!("heal {} by {}", card(), amount()),
        E::HealPool => format!("heal the pool by {}", amount()),
        E::DrainPool => format!("drain the pool by {}", amount()),
        E::Raise | E::Lower => {
            let sign = if kind == E::Raise { '+' } else { '-' };
            format!("{sign}{} {} for {}", amount(), super::stat_words(roles.stat.copied()), card())
        }
        E::AddCounters => format!("put {} {} on {}", amount(), named(), card()),
        E::RemoveCounters => format!("take {} {} from {}", amount(), named(), card()),
        E::GainKeyword => format!("give {} {}", card(), named()),
        E::Spawn | E::Create => format!("create {}", named()),
        E::GainDraws => format!("get {} more draws", amount()),
        kind if roles.card.is_some() => format!("{} {}", verb_of(kind), card()),
        kind if roles.amount.is_some() => format!("{} {}", verb_of(kind), amount()),
        kind => verb_of(kind),
    };
    if other_player { format!("your opponent: {said}") } else { said }
}

/// `TurnDown` as words: `turn down`.
pub fn verb_of(kind: EventKind) -> String {
    let mut said = String::new();
    for letter in kind.word().chars() {
        if letter.is_uppercase() && !said.is_empty() {
            said.push(' ');
        }
        said.extend(letter.to_lowercase());
    }
    said
}

fn value_words(value: Option<&Value>) -> String {
    match value {
        Some(Value::Literal(number)) => number.to_string(),
        Some(Value::Variable(letter)) => letter.to_string(),
        Some(Value::Reckoned(_)) => "a reckoned number of".into(),
        None => "1".into(),
    }
}

fn select_words(select: Option<&Select>) -> String {
    match select {
        None | Some(Select::This) => "this card".into(),
        Some(Select::Choose(pattern)) => format!("a chosen {}", pattern_words(pattern)),
        Some(Select::Pick { from, .. }) => format!("a chosen {}", pattern_words(from)),
        Some(Select::Each(pattern)) => format!("each {}", pattern_words(pattern)),
        Some(Select::Random(pattern)) => format!("a random {}", pattern_words(pattern)),
        Some(Select::GreatestBy(_, pattern)) => format!("the greatest {}", pattern_words(pattern)),
        Some(Select::LeastBy(_, pattern)) => format!("the least {}", pattern_words(pattern)),
        Some(Select::Those | Select::TheRest) => "those cards".into(),
        Some(_) => "it".into(),
    }
}

fn pattern_words(pattern: &CardPattern) -> String {
    let kind = match pattern.kind {
        Some(KindPattern::Creature) => "creature",
        Some(KindPattern::Flask) => "blood flask",
        Some(KindPattern::Command) => "command",
        Some(KindPattern::ExtendedCommand) => "extended command",
        None => "card",
    };
    let kin = match &pattern.kin {
        Some(KinPattern::Is(kin)) => format!("{} ", title(*kin)),
        _ => String::new(),
    };
    let whose = match pattern.controller {
        Some(Who::You) => " of yours",
        Some(Who::Opponent) => " of your opponent's",
        _ => "",
    };
    format!("{kin}{kind}{whose}")
}
