//! Static cycles: abilities that set each other off for ever, without a choice, a cost or a limit (S38).

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::cards::mark::Mark;
use crate::cards::{Piece, Problem};

/// What an event is, as far as it can be told from the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Sign {
    event: &'static str,
    /// The word for the player; nothing means any in a trigger.
    player: Option<&'static str>,
    /// The piece whose card it is about; nothing means any in a trigger.
    this: Option<usize>,
}

/// An ability that always does what it says.
struct Forced<'a> {
    piece: usize,
    mark: &'a Mark,
    waits_for: Vec<Sign>,
    does: Vec<Sign>,
}

pub fn check(pieces: &[Piece]) -> Vec<Problem> {
    let mut forced = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        let abilities = piece.mark.field("abilities").map_or(&[][..], |abilities| &abilities.parts);
        forced.extend(abilities.iter().filter_map(|(_, ability)| read(at, ability)));
    }
    let mut waiting: BTreeMap<&'static str, Vec<usize>> = BTreeMap::new();
    for (at, ability) in forced.iter().enumerate() {
        ability.waits_for.iter().for_each(|sign| waiting.entry(sign.event).or_default().push(at));
    }
    let mut told = BTreeSet::new();
    let mut problems = Vec::new();
    for start in 0..forced.len() {
        if told.contains(&start) {
            continue;
        }
        if let Some(circle) = circle_from(start, &forced, &waiting) {
            told.extend(circle.iter().copied());
            problems.push(describe(&circle, &forced, pieces));
        }
    }
    problems
}

/// The shortest way from an ability back to itself.
fn circle_from(
    start: usize,
    forced: &[Forced<'_>],
    waiting: &BTreeMap<&'static str, Vec<usize>>,
) -> Option<Vec<usize>> {
    let mut came_from: BTreeMap<usize, usize> = BTreeMap::new();
    let mut to_see = VecDeque::from([start]);
    // One sign sets off the same abilities every time: it is followed once.
    let mut followed = BTreeSet::new();
    while let Some(at) = to_see.pop_front() {
        for sign in &forced[at].does {
            if !followed.insert(*sign) {
                continue;
            }
            for &next in waiting.get(sign.event).map_or(&[][..], Vec::as_slice) {
                if !forced[next].waits_for.iter().any(|waits| sets_off(sign, waits)) {
                    continue;
                }
                if next == start {
                    let mut circle = vec![at];
                    while let Some(before) = circle.last().and_then(|at| came_from.get(at)) {
                        circle.push(*before);
                    }
                    circle.reverse();
                    return Some(circle);
                }
                if let std::collections::btree_map::Entry::Vacant(place) = came_from.entry(next) {
                    place.insert(at);
                    to_see.push_back(next);
                }
            }
        }
    }
    None
}

fn sets_off(done: &Sign, waits: &Sign) -> bool {
    done.event == waits.event
        && (waits.player.is_none() || waits.player == done.player)
        && (waits.this.is_none() || waits.this == done.this)
}

fn describe(circle: &[usize], forced: &[Forced<'_>], pieces: &[Piece]) -> Problem {
    let piece = &pieces[forced[circle[0]].piece];
    let mut names: Vec<&str> =
        circle.iter().map(|&at| pieces[forced[at].piece].definition.name().as_str()).collect();
    names.push(names[0]);
    names.dedup();
    let message = match names.as_slice() {
        [one] => format!("this ability of `{one}` sets itself off for ever (S38)"),
        names => format!("these abilities set each other off for ever: {} (S38)", names.join(" → ")),
    };
    let help = "let someone choose (May), ask a cost, add a condition, or limit its uses";
    piece.problem(forced[circle[0]].mark.head.clone(), message).help(help).warning()
}

/// An ability that is forced: a plain `Whenever` about events that are told by kind, player and this card alone.
fn read(piece: usize, mark: &Mark) -> Option<Forced<'_>> {
    if !mark.is("Ability", "Whenever") {
        return None;
    }
    let mut waits_for = Vec::new();
    trigger_signs(piece, mark.part(0)?, &mut waits_for);
    let mut does = Vec::new();
    effect_signs(piece, mark.part(1)?, &mut does);
    (!waits_for.is_empty() && !does.is_empty()).then_some(Forced { piece, mark, waits_for, does })
}

fn trigger_signs(piece: usize, trigger: &Mark, signs: &mut Vec<Sign>) {
    let Some(("Trigger", event)) = trigger.word() else { return };
    match event {
        "AnyOf" => {
            let list = trigger.part(0).map_or(&[][..], |list| &list.parts);
            list.iter().for_each(|(_, part)| trigger_signs(piece, part, signs));
        }
        "Where" | "BecauseOf" | "CausedBy" | "Fails" => {}
        _ => {
            let mut sign = Sign { event: carried_out_as(event), player: None, this: None };
            for (field, part) in trigger.fields() {
                match (*field, part.word()) {
                    ("player", Some((_, who @ ("You" | "Opponent")))) => sign.player = Some(who),
                    _ if part.fields().len() == 1
                        && part.field("this").and_then(Mark::truth) == Some(true) =>
                    {
                        sign.this = Some(piece);
                    }
                    // Any other narrowing may end the chain.
                    _ => return,
                }
            }
            signs.push(sign);
        }
    }
}

fn effect_signs(piece: usize, effects: &Mark, signs: &mut Vec<Sign>) {
    for (_, effect) in &effects.parts {
        let Some(("Effect", event)) = effect.word() else { continue };
        match event {
            "Then" | "And" => effect.part(0).into_iter().for_each(|list| effect_signs(piece, list, signs)),
            "ForEach" | "If" | "IfElse" | "May" | "Options" | "Repeat" | "Remember" | "Until" | "Later"
            | "TheEvent" | "TheEventWith" => {}
            _ => {
                let chosen = effect.any(&|mark| {
                    matches!(
                        mark.word(),
                        Some(("Select", "Choose" | "Pick" | "Random")) | Some(("Who", "Chosen"))
                    )
                });
                if !chosen {
                    let player = effect.field("player").and_then(Mark::word).map(|(_, who)| who);
                    let of_this = effect.fields().iter().any(|(_, part)| part.is("Select", "This"));
                    let this = of_this.then_some(piece);
                    signs.push(Sign { event: carried_out_as(event), player, this });
                }
            }
        }
    }
}

/// S24: to sacrifice and to destroy are deaths.
fn carried_out_as(event: &'static str) -> &'static str {
    if matches!(event, "Sacrifice" | "Destroy") { "Die" } else { event }
}
