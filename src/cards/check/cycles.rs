//! Static cycles: abilities that set each other off for ever, without a choice, a cost or a limit (S38).

use std::collections::{BTreeMap, BTreeSet};

use super::web::Web;
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
    let circles = web_of(&forced).circles(forced.len());
    circles.iter().map(|circle| describe(circle, &forced, pieces)).collect()
}

/// First the abilities, then the signs that some of them wait for: an ability leads to the signs that it
/// gives, a sign to the abilities that it sets off.
fn web_of(forced: &[Forced<'_>]) -> Web {
    let mut leads_to: Vec<Vec<usize>> = vec![Vec::new(); forced.len()];
    let mut signs: BTreeMap<Sign, usize> = BTreeMap::new();
    for (at, ability) in forced.iter().enumerate() {
        for sign in &ability.waits_for {
            let node = *signs.entry(*sign).or_insert_with(|| {
                leads_to.push(Vec::new());
                leads_to.len() - 1
            });
            leads_to[node].push(at);
        }
    }
    for (at, ability) in forced.iter().enumerate() {
        let heard = ability.does.iter().flat_map(Sign::heard_as);
        let heard: BTreeSet<usize> = heard.filter_map(|sign| signs.get(&sign).copied()).collect();
        leads_to[at].extend(heard);
    }
    Web(leads_to)
}

impl Sign {
    /// What someone may wait for who is set off by this: the player and the card said, or any.
    fn heard_as(&self) -> impl Iterator<Item = Self> {
        let Self { event, player, this } = *self;
        let all = [(player, this), (None, this), (player, None), (None, None)];
        all.into_iter().map(move |(player, this)| Self { event, player, this })
    }
}

fn describe(circle: &[usize], forced: &[Forced<'_>], pieces: &[Piece]) -> Problem {
    let circle: Vec<usize> = circle.iter().copied().filter(|&at| at < forced.len()).collect();
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
