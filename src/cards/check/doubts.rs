//! Warnings: what is legal and surely not meant.

use crate::cards::mark::{Mark, Sense};
use crate::cards::{Piece, Problem};

pub fn check(piece: &Piece, problems: &mut Vec<Problem>) {
    piece.mark.walk(&mut |mark| {
        let found = match (mark.sense, mark.word()) {
            (_, Some(("Ability", word))) => ability(mark, word),
            (_, Some(("Effect", word))) => effect(mark, word),
            (_, Some(("Condition", word))) => condition(mark, word),
            (_, Some(("Trigger", "AnyOf"))) if mark.part(0).is_some_and(|list| list.parts.is_empty()) => {
                Some((mark, "none of no triggers ever happens".to_owned(), "name the triggers"))
            }
            (Sense::Struct("CardPattern"), _) => pattern(mark),
            (Sense::Struct("Card"), _) => body(mark),
            _ => None,
        };
        if let Some((at, message, help)) = found {
            problems.push(piece.problem(at.head.clone(), message).help(help).warning());
        }
    });
    repeated_keywords(piece, problems);
}

fn repeated_keywords(piece: &Piece, problems: &mut Vec<Problem>) {
    let keywords = piece.mark.field("keywords").map_or(&[][..], |keywords| &keywords.parts);
    let named = |mark: &Mark| mark.name().or_else(|| mark.part(0)?.name());
    for (at, (_, keyword)) in keywords.iter().enumerate() {
        let name = named(keyword);
        if let Some((_, name)) = name.filter(|_| keywords[..at].iter().any(|(_, other)| named(other) == name))
        {
            let message = format!("the keyword `{name}` is given twice");
            problems.push(piece.problem(keyword.span.clone(), message).help("keep one of them").warning());
        }
    }
}

type Doubt<'a> = Option<(&'a Mark, String, &'static str)>;

fn is_empty_list(mark: Option<&Mark>) -> bool {
    mark.is_some_and(|mark| mark.sense == Sense::List && mark.parts.is_empty())
}

fn ability<'a>(mark: &'a Mark, word: &str) -> Doubt<'a> {
    let doubt = |message: String, help| Some((mark, message, help));
    match word {
        "Whenever" | "When" | "Before" if is_empty_list(mark.part(1)) => {
            doubt(format!("this `{word}` does nothing"), "give it effects, or remove it")
        }
        "Instead" if is_empty_list(mark.part(1)) => {
            doubt("this `Instead` does nothing in its place".into(), "write Deny(…) if it must not happen")
        }
        "Has" if is_empty_list(mark.part(0)) => doubt("this `Has` says nothing".into(), "give it passives"),
        "While" if is_empty_list(mark.part(1)) => {
            doubt("this `While` says nothing".into(), "give it passives")
        }
        "Activated" if mark.field("do").is_none_or(|effects| effects.parts.is_empty()) => {
            doubt("this ability costs something or nothing, and does nothing".into(), "give it `do: […]`")
        }
        "Instead" | "Before" | "Deny" | "Cant" | "Must" => {
            let fails = mark.part(0).filter(|trigger| trigger.is("Trigger", "Fails"))?;
            let message =
                format!("`{word}` comes before the event, which has not failed yet: this never applies");
            Some((fails, message, "use Whenever(Fails(…), […])"))
        }
        "With" => with(mark),
        _ => None,
    }
}

fn with(mark: &Mark) -> Doubt<'_> {
    let inner = mark.field("ability")?;
    if inner.is("Ability", "Keyword") {
        let message = "the terms of this `With` are ignored: a keyword has its own".to_owned();
        return Some((mark, message, "write Keyword(…) alone, or its abilities in place of it"));
    }
    let places = mark.field("works_in").filter(|places| !places.parts.is_empty())?;
    let on_board = places.parts.iter().any(|(_, place)| place.is("Place", "Board"));
    let (_, event) = inner.part(0)?.word().filter(|(of, _)| *of == "Trigger")?;
    let about_this = inner.part(0)?.parts.iter().any(|(field, part)| {
        matches!(*field, "creature" | "attacker")
            && part.field("this").is_some_and(|this| this.truth() == Some(true))
    });
    let fights = ["Attack", "AttackEnd", "Strike", "Damage", "Heal", "Shift", "SwapSpaces", "Overkill"];
    if !on_board && about_this && fights.contains(&event) {
        let message = format!("this never triggers: `{event}` happens to a creature on the board");
        return Some((places, message, "add Board to works_in, or leave it out"));
    }
    None
}

fn effect<'a>(mark: &'a Mark, word: &str) -> Doubt<'a> {
    let empty = match word {
        "Then" | "And" => is_empty_list(mark.part(0)),
        "If" | "Repeat" => is_empty_list(mark.part(1)),
        "ForEach" | "Until" => is_empty_list(mark.field("do")),
        "May" => is_empty_list(mark.field("do")) && mark.field("otherwise").is_none(),
        "Options" => is_empty_list(mark.field("of")),
        _ => false,
    };
    let never = word == "Repeat" && mark.part(0).is_some_and(|count| count.sense == Sense::Number(0));
    let nothing = word == "ForEach" && ["card", "space", "player"].iter().all(|of| mark.field(of).is_none());
    if nothing {
        let message = "this `ForEach` goes over nothing".to_owned();
        return Some((mark, message, "give it a card, a space or a player"));
    }
    (empty || never).then(|| (mark, format!("this `{word}` does nothing"), "give it effects, or remove it"))
}

fn condition<'a>(mark: &'a Mark, word: &str) -> Doubt<'a> {
    let never = match word {
        "Any" => is_empty_list(mark.part(0)),
        "All" => mark.part(0).is_some_and(|all| {
            let has = |word| all.parts.iter().any(|(_, part)| part.is("Condition", word));
            has("MainPhase") && has("AttackPhase")
        }),
        "Number" => {
            let (left, right) = (mark.part(0)?, mark.part(1)?);
            let Sense::Number(left) = left.sense else { return None };
            let (compare, right) = match right.word() {
                Some((_, compare)) => (compare, right.part(0)?),
                None => ("Exactly", right),
            };
            let Sense::Number(right) = right.sense else { return None };
            let holds = match compare {
                "AtLeast" => left >= right,
                "AtMost" => left <= right,
                "MoreThan" => left > right,
                "LessThan" => left < right,
                "Not" => left != right,
                _ => left == right,
            };
            !holds
        }
        _ => false,
    };
    never.then(|| (mark, "this condition never holds".to_owned(), "mend it, or remove what waits for it"))
}

/// A pattern that no card can match.
fn pattern(mark: &Mark) -> Doubt<'_> {
    let is_true = |field| mark.field(field).and_then(Mark::truth) == Some(true);
    if is_true("this") && is_true("other") {
        let other = mark.field("other")?;
        return Some((other, "no card is this one and another".to_owned(), "remove one of the two"));
    }
    let (kind, zone) = (mark.field("kind")?, mark.field("zone")?);
    let wrong = match kind.word()?.1 {
        "Creature" | "Flask" => "Timeline",
        _ => "Board",
    };
    let only_wrong = !zone.parts.is_empty() && zone.parts.iter().all(|(_, place)| place.is("Place", wrong));
    let message = format!("no card of this type is ever on the {}", wrong.to_lowercase());
    only_wrong.then_some((zone, message, "creatures are on the Board, commands on the Timeline"))
}

/// S41: a creature without health can never be played.
fn body(mark: &Mark) -> Doubt<'_> {
    let health = mark.field("kind")?.field("health")?;
    let vestige = mark.field("vestige").and_then(Mark::truth) == Some(true);
    let message = "a creature with 0 health can never be played (S41)".to_owned();
    (health.sense == Sense::Number(0) && !vestige).then_some((health, message, "give it health"))
}
