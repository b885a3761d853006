//! Effects in short words, for offers and options; the full rules text of cards is made elsewhere.

use super::title;
use crate::cards::{
    CardPattern, CardSet, Effect, EffectRoles, Effects, EffectsId, EventKind, KinPattern, KindPattern,
    Select, Value, Who, ZonePattern,
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
        E::DamagePlayer => return format!("deal {} damage to {}", amount(), who_words(roles.player)),
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
        E::GainAbility => format!("give {} an ability", card()),
        E::PreventDamage => format!("prevent the next {} damage to {}", amount(), card()),
        E::SwapSpaces => format!("{} and {} change places", card(), select_words(roles.other)),
        E::BecomeCopy => format!("{} becomes a copy of {}", card(), select_words(roles.other)),
        E::CopyAbilities => format!("{} gains the abilities of {}", card(), select_words(roles.other)),
        E::ChangeController => format!("take control of {}", card()),
        E::Shuffle => "shuffle".into(),
        E::Search => "search a deck".into(),
        E::Move => format!("move {}{}", card(), roles.zone.map_or("", zone_words)),
        E::Spawn | E::Create => format!("create {}", named()),
        E::GainDraws => format!("get {} more draws", amount()),
        kind if roles.card.is_some() => format!("{} {}", verb_of(kind), card()),
        kind if roles.amount.is_some() => format!("{} {}", verb_of(kind), amount()),
        kind => verb_of(kind),
    };
    if other_player { format!("your opponent: {said}") } else { said }
}

fn who_words(who: Option<&Who>) -> &'static str {
    match who {
        Some(Who::You) | None => "yourself",
        Some(Who::Opponent) => "your opponent",
        Some(Who::Each) => "each player",
        Some(Who::Chosen) => "a player you choose",
        Some(Who::Active) => "the active player",
        Some(Who::Inactive) => "the inactive player",
        Some(_) => "that player",
    }
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

/// Which card a choice is for, as the end of "choose a card".
pub fn purpose_of(kind: EventKind) -> String {
    use EventKind as E;
    let said = match kind {
        // Remembering a card and doing something for each are asked as if it were to be shown.
        E::Reveal => return String::new(),
        E::Search => "to take",
        E::PreventDamage => "to protect from damage",
        E::Damage => "to deal damage to",
        E::GainAbility => "to give an ability",
        E::GainKeyword => "to give a keyword",
        E::LoseKeyword => "to take a keyword from",
        E::Raise => "to strengthen",
        E::Lower => "to weaken",
        E::SetStat => "to change",
        E::AddCounters => "to put counters on",
        E::RemoveCounters => "to take counters from",
        E::SwapSpaces => "to change places with",
        E::BecomeCopy | E::CopyAbilities | E::CopyState => "to copy",
        E::ChangeController => "to take control of",
        E::Die => "that dies",
        other => return format!(" to {}", verb_of(other)),
    };
    format!(" {said}")
}

fn zone_words(zone: &ZonePattern) -> &'static str {
    match zone {
        ZonePattern::MainDeck(_) | ZonePattern::OwnersDeck | ZonePattern::AnyDeck => " to the main deck",
        ZonePattern::BloodDeck(_) => " to the blood deck",
        ZonePattern::Hand(_) | ZonePattern::OwnersHand | ZonePattern::AnyHand => " to the hand",
        ZonePattern::Discard(_) | ZonePattern::OwnersDiscard | ZonePattern::AnyDiscard => {
            " to the discard pile"
        }
        ZonePattern::Aside(_) => " aside",
        ZonePattern::Timeline => " to the timeline",
        ZonePattern::Board | ZonePattern::Play => " into play",
    }
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
