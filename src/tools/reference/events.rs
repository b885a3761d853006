//! The chapter of events: each as an effect and as a trigger, by what they are about.

use std::fmt::Write;

use super::examples::example;
use super::index::Index;
use super::tables::{cell, type_words};
use crate::cards::EventKind;
use crate::cards::shape::{Field, Language, TypeForm, TypeShape, Variant, VariantForm};
use EventKind as E;

/// Events that belong together.
struct Family {
    title: &'static str,
    events: &'static [EventKind],
}

/// Every event is in one of them; a test finds those that are in none or in two.
const FAMILIES: [Family; 11] = [
    Family {
        title: "Cards that go from place to place",
        events: &[E::Draw, E::Discard, E::Move, E::Search, E::Look, E::Reveal, E::RevealUntil, E::Shuffle],
    },
    Family {
        title: "Playing",
        events: &[
            E::Play,
            E::Summon,
            E::Execute,
            E::Terminate,
            E::Enter,
            E::Leave,
            E::Devour,
            E::Evolve,
            E::Accumulate,
        ],
    },
    Family { title: "Vestiges", events: &[E::Spawn, E::Create, E::Liberate] },
    Family { title: "Face-down cards", events: &[E::Flip, E::TurnDown] },
    Family {
        title: "Combat and death",
        events: &[
            E::Attack,
            E::AttackEnd,
            E::Strike,
            E::Damage,
            E::Heal,
            E::PreventDamage,
            E::Overkill,
            E::Explode,
            E::Die,
            E::Sacrifice,
            E::Destroy,
        ],
    },
    Family {
        title: "Blood and the pool",
        events: &[E::GainBlood, E::LoseBlood, E::DamagePlayer, E::HealPool, E::DrainPool, E::SetPool],
    },
    Family {
        title: "Counters, stats and what a card is",
        events: &[
            E::AddCounters,
            E::RemoveCounters,
            E::Raise,
            E::Lower,
            E::SetStat,
            E::GainKeyword,
            E::LoseKeyword,
            E::GainAbility,
            E::LoseAbility,
            E::Blank,
            E::Unblank,
            E::CopyAbilities,
            E::BecomeCopy,
            E::CopyState,
            E::ChangeKin,
            E::ChangeType,
            E::ChangeAttack,
            E::ChangeController,
        ],
    },
    Family { title: "The board", events: &[E::Shift, E::SwapSpaces, E::Link, E::Unlink] },
    Family {
        title: "Turns and phases",
        events: &[
            E::TurnStart,
            E::TurnEnd,
            E::MainPhaseStart,
            E::MainPhaseEnd,
            E::AttackPhaseStart,
            E::AttackPhaseEnd,
            E::GainDraws,
            E::LoseDraws,
            E::GainSkips,
            E::LoseSkips,
            E::ExtraTurn,
            E::EndTurn,
            E::EndPhase,
        ],
    },
    Family {
        title: "Choices and chance",
        events: &[E::NameCard, E::NameKin, E::ChooseNumber, E::Note, E::FlipCoin, E::Roll],
    },
    Family { title: "The end of the match", events: &[E::Win, E::Lose, E::DrawMatch, E::FinishGame] },
];

/// The events that are in no family, or in more than one.
pub fn misplaced() -> Vec<EventKind> {
    let times =
        |kind: &EventKind| FAMILIES.iter().flat_map(|family| family.events).filter(|&e| e == kind).count();
    EventKind::ALL.iter().copied().filter(|kind| times(kind) != 1).collect()
}

pub fn describe(text: &mut String, index: &mut Index) {
    let language = Language::get();
    let (Some(effects), Some(triggers)) = (language.named("Effect"), language.named("Trigger")) else {
        return;
    };
    for family in &FAMILIES {
        let _ = write!(text, "\n### {}\n", family.title);
        for kind in family.events {
            if let (Some(effect), Some(trigger)) = (variant(effects, *kind), variant(triggers, *kind)) {
                one(*kind, (effects, effect), (triggers, trigger), text, index);
            }
        }
    }
}

fn variant(of: &'static TypeShape, kind: EventKind) -> Option<&'static Variant> {
    let TypeForm::Enum(variants) = &of.form else { return None };
    variants.iter().find(|variant| variant.word == kind.word())
}

type Form = (&'static TypeShape, &'static Variant);

fn one(kind: EventKind, effect: Form, trigger: Form, text: &mut String, index: &mut Index) {
    let word = &effect.1.word;
    let happens = trigger.1.aliases.first().unwrap_or(word);
    let anchor = format!("event-{}", word.to_lowercase());
    index.add(word, &anchor, "event");
    index.add(happens, &anchor, "trigger");
    let _ = write!(text, "\n#### <a id=\"{anchor}\"></a>{word}, {happens}\n\n{}\n", effect.1.doc);
    if let (VariantForm::Struct(does), VariantForm::Struct(narrows)) = (&effect.1.form, &trigger.1.form)
        && !does.is_empty()
    {
        text.push_str(
            "\n| part | what | as an effect | if left out | as a trigger |\n|---|---|---|---|---|\n",
        );
        for (field, narrowed) in does.iter().zip(narrows) {
            row(kind, field, narrowed, text);
        }
    }
    text.push('\n');
    for (called, (of, variant)) in [("effect", effect), ("trigger", trigger)] {
        if let Some(example) = example(of, &variant.word) {
            let _ = writeln!(text, "- as an {called}: `{}`", example.text);
        }
    }
    *text = text.replace("as an trigger", "as a trigger");
}

fn row(kind: EventKind, field: &Field, narrowed: &Field, text: &mut String) {
    let slot = kind.roles().iter().find(|(word, _)| *word == field.word).map_or("", |(_, slot)| *slot);
    let aliases: String = field.aliases.iter().map(|alias| format!(" or `{alias}`")).collect();
    // What an ability that reacts to the event calls it.
    let spoken_of = match slot {
        "card" => " Then `It`.",
        "other" => " Then `TheOther`.",
        _ => "",
    };
    let (doc, left_out) = (format!("{}{spoken_of}", cell(&field.doc)), left_out(kind, slot));
    let (does, narrows) = (type_words(&field.shape), type_words(&narrowed.shape));
    let _ = writeln!(text, "| `{}`{aliases} | {doc} | {does} | {left_out} | {narrows} |", field.word);
}

/// What a part of an effect is when it is left out, as proposing an event fills it in.
fn left_out(kind: EventKind, slot: &str) -> &'static str {
    match (kind, slot) {
        (E::DamagePlayer, "player") => "the opponent",
        (E::AddCounters | E::RemoveCounters, "player") => "the card has them",
        (E::Sacrifice | E::Die | E::Overkill, "player") => "its controller",
        (E::Discard, "player") => "its owner",
        (E::Note, "player") => "no player",
        (_, "player") => "you",
        (E::Draw | E::Look | E::Search | E::RevealUntil, "card") => "the cards found",
        (E::Create | E::Spawn, "card") => "the new card",
        (_, "card") => "this card",
        (E::Play, "amount") => "its own cost",
        (E::Summon, "amount") => "its own",
        (E::Roll, "amount") => "6",
        (E::ChooseNumber, "amount") => "10",
        (E::FlipCoin, "amount") => "chance says",
        (E::Strike, "amount") => "always its power",
        (_, "amount") => "1",
        (E::Damage | E::DamagePlayer | E::Explode | E::Sacrifice | E::Destroy, "other") => "this card",
        (E::Play | E::Summon | E::Spawn | E::ChangeController, "space") => "a free one is chosen",
        (E::Draw | E::Look | E::Search | E::RevealUntil | E::Shuffle, "zone" | "from") => "the main deck",
        (_, "position") => "at the end",
        (
            _,
            "free" | "face_down" | "as_empty" | "piercing" | "combat" | "overkill" | "up_to" | "any_number"
            | "keep_state" | "this_turn",
        ) => "`false`",
        _ => "",
    }
}
