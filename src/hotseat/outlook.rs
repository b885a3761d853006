//! What an answer would do: a dry run of the real engine that stops where something hidden or random begins.

use super::changes::{Change, changes};
use super::consent::reveals;
use crate::cards::{EventKind, Stat};
use crate::events::{EventId, Flags};
use crate::history::{Cause, EventRecord, Game, Given, Status};
use crate::stages::Resolving;
use crate::table::{CardId, Match, PlayerId, SpaceId};
use crate::turn::Ending;

/// So many events are looked ahead at the most, and so many looks at patterns may it take (R47).
const FURTHEST: u32 = 4_000;
const MOST_LOOKS: u32 = 200_000;

/// What an answer would come to, up to the next decision or the end of the attack phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outlook {
    /// In the order they would happen.
    pub strikes: Vec<Strike>,
    /// Who would die, in order.
    pub deaths: Vec<CardId>,
    /// The pool before and after.
    pub pool: (u32, u32),
    /// The blood of each player before and after.
    pub blood: [(u32, u32); 2],
    /// What would be otherwise of those that stand on the board and do not die.
    pub changes: Vec<Change>,
    /// Something hidden or random would come of it: what follows from there is not told.
    pub unknown: bool,
    pub ending: Option<Ending>,
}

/// A strike as it would happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    pub attacker: CardId,
    pub from: Option<SpaceId>,
    pub at: SpaceId,
    /// The creature that is struck; none for a strike at an empty space, or one that counts as such.
    pub target: Option<CardId>,
    /// What it deals to the creature.
    pub damage: u32,
    /// What it deals to the pool, overkill included (S22, S23).
    pub to_pool: u32,
    /// The blood that who strikes gains by it.
    pub blood: u32,
    /// The health the target is left with.
    pub leaves: u32,
    pub kills: bool,
}

/// The outlook of the answer with that number; nothing if there is no such answer.
pub fn outlook(game: &mut Game, answer: usize) -> Option<Outlook> {
    let given = Given::Choice(u16::try_from(answer).ok()?);
    let mut dry = game.fork();
    dry.begin(given).ok()?;
    let mut out = Outlook { pool: twice(pool(game)), blood: blood(game).map(twice), ..Outlook::default() };
    let mut read = game.history().len();
    out.unknown = true;
    for step in 0..FURTHEST {
        let more = dry.work(1);
        let new: Vec<(EventId, EventRecord)> =
            dry.history().since(read).map(|(id, record)| (id, *record)).collect();
        let looks = Resolving::of(dry.world()).bindings.looks_of_answer();
        if looks > MOST_LOOKS {
            return Some(out);
        }
        if new.iter().any(|(_, record)| reveals(record)) {
            let mut known = dry_run(game, given, step)?;
            out.changes = changes(game, &mut known, &[]);
            return Some(out);
        }
        read = dry.history().len();
        out.pool.1 = pool(&dry);
        for (kept, now) in out.blood.iter_mut().zip(blood(&mut dry)) {
            kept.1 = now;
        }
        let ended = new.iter().any(|(_, record)| record.event.kind == EventKind::AttackPhaseEnd);
        if !more || ended {
            out.unknown = false;
            break;
        }
    }
    out.ending = dry.ending();
    tell_combat(game, &mut dry, &mut out);
    out.changes = changes(game, &mut dry, &out.deaths);
    Some(out)
}

/// The match after an answer and so many events of what comes of it.
fn dry_run(game: &mut Game, given: Given, events: u32) -> Option<Game> {
    let mut dry = game.fork();
    dry.begin(given).ok()?;
    for _ in 0..events {
        dry.work(1);
    }
    Some(dry)
}

/// Strikes and deaths between a match and what it would come to.
fn tell_combat(game: &mut Game, dry: &mut Game, out: &mut Outlook) {
    let records: Vec<(EventId, EventRecord)> =
        dry.history().since(game.history().len()).map(|(id, record)| (id, *record)).collect();
    let resolved = records.iter().filter(|(_, record)| record.status == Status::Resolved);
    let mut strikes: Vec<(EventId, Strike)> = Vec::new();
    let striker = |dry: &Game, id: EventId| dry.history().get(id).and_then(|record| record.controller);
    for (id, record) in resolved {
        let event = &record.event;
        match event.kind {
            EventKind::Strike => {
                if let (Some(attacker), Some(at)) = (event.card, event.space) {
                    let target = event.other.filter(|_| !event.has(Flags::AS_EMPTY));
                    let strike = Strike {
                        attacker,
                        from: None,
                        at,
                        target,
                        damage: 0,
                        to_pool: 0,
                        blood: 0,
                        leaves: 0,
                        kills: false,
                    };
                    strikes.push((*id, strike));
                }
            }
            EventKind::Damage => {
                if let Some((_, strike)) = root_strike(dry, &mut strikes, record.cause)
                    && strike.target == event.card
                {
                    strike.damage += event.amount;
                }
            }
            EventKind::DamagePlayer => {
                if let Some((_, strike)) = root_strike(dry, &mut strikes, record.cause) {
                    strike.to_pool += event.amount;
                }
            }
            EventKind::GainBlood => {
                if let Some((id, strike)) = root_strike(dry, &mut strikes, record.cause)
                    && striker(dry, *id) == event.player
                {
                    strike.blood += event.amount;
                }
            }
            EventKind::Die => {
                out.deaths.extend(event.card);
                // Of several strikes at one creature the last one killed it.
                if let Some((_, strike)) = strikes.iter_mut().rfind(|(_, strike)| strike.target == event.card)
                {
                    strike.kills = true;
                }
            }
            _ => {}
        }
    }
    out.strikes = strikes.into_iter().map(|(_, strike)| strike).collect();
    tell_health_left(game, dry, &mut out.strikes);
}

/// What each strike leaves its target with: the last one what it then has, those before it what it had but for what it
/// has been dealt by then.
fn tell_health_left(game: &mut Game, dry: &mut Game, strikes: &mut [Strike]) {
    let health = |game: &mut Game, card| {
        game.table(|table| table.card(card).map_or(0, |card| card.stat(Stat::Health))).unwrap_or(0)
    };
    for at in 0..strikes.len() {
        let (before, later) = strikes.split_at(at + 1);
        let Some(target) = strikes[at].target.filter(|_| !strikes[at].kills) else { continue };
        let at_it = |strike: &&Strike| strike.target == Some(target);
        strikes[at].leaves = match later.iter().any(|strike| at_it(&strike)) {
            false => health(dry, target),
            true => {
                let dealt: u32 = before.iter().filter(at_it).map(|strike| strike.damage).sum();
                health(game, target).saturating_sub(dealt)
            }
        };
    }
}

/// The strike that something is an immediate consequence of, overkill between them or not.
fn root_strike<'a>(
    dry: &Game,
    strikes: &'a mut [(EventId, Strike)],
    cause: Cause,
) -> Option<&'a mut (EventId, Strike)> {
    let mut cause = cause;
    for _ in 0..3 {
        let Cause::Event(id) = cause else { return None };
        if let Some(at) = strikes.iter().position(|(strike, _)| *strike == id) {
            return Some(&mut strikes[at]);
        }
        cause = dry.history().get(id)?.cause;
    }
    None
}

fn twice(number: u32) -> (u32, u32) {
    (number, number)
}

fn pool(game: &Game) -> u32 {
    Match::of(game.world()).pool.health
}

fn blood(game: &mut Game) -> [u32; 2] {
    game.table(|table| PlayerId::BOTH.map(|player| table.player(player).blood)).unwrap_or_default()
}
