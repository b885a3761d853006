//! Endless loops: a forced chain that comes back to where it was, or never ends, is a draw (S38).

use bevy::prelude::*;

use super::Snapshot;
use crate::decisions::MOST_ANSWERS;
use crate::events::EventId;
use crate::stages::Resolving;
use crate::table::{CardId, Match};
use crate::turn::{DrawReason, Ending, LOOP_CARDS, Step};

/// Repetition is looked for after so many events of a forced chain.
const LOOK_AFTER: u32 = 1_000;
/// A forced chain never gets longer than this.
pub const LONGEST: u32 = 10_000;

/// Watches the chain of events since a player last had a choice.
#[derive(Clone, Debug, Default, serde::Serialize)]
pub struct LoopWatch {
    /// The history's length when someone last chose between several answers.
    since: u32,
    /// How often the chain was looked at, every 64 steps.
    looks: u32,
    /// A state of the chain to compare with, and when the next one is taken (Brent).
    seen: Option<([u8; 32], u32)>,
    next: u32,
}

impl LoopWatch {
    /// A player had a real choice: the chain is not forced any more. After too many answers in one turn
    /// choices are only compulsory ones, and those do not keep a chain going for ever.
    pub fn choice(&mut self, state: &Match) {
        if state.turn.answers <= MOST_ANSWERS {
            *self = Self { since: state.history.len(), ..Self::default() };
        }
    }

    /// Whether the chain is so long that it is looked at for repetition.
    pub fn is_long(&self, world: &World) -> bool {
        Match::of(world).history.len() - self.since >= LOOK_AFTER
    }

    /// Every 64 steps of the queue.
    pub fn look(world: &mut World) {
        let len = Match::of(world).history.len();
        let watch = &mut Resolving::of_mut(world).watch;
        watch.looks += 1;
        // Lists that unfold into nothing are no events, but steps all the same.
        let length = (len - watch.since).max(watch.looks * 4);
        if length < LOOK_AFTER {
            return;
        }
        let since = watch.since;
        let mut looped = length >= LONGEST;
        let mut start = len.saturating_sub(64).max(since);
        if !looped {
            let now = Snapshot::take(world).position_hash();
            let watch = &mut Resolving::of_mut(world).watch;
            if let Some((seen, at)) = watch.seen
                && seen == now
            {
                looped = true;
                start = at;
            } else if watch.seen.is_none() || length >= watch.next {
                watch.seen = Some((now, len));
                watch.next = length.saturating_mul(2).min(LONGEST);
            }
        }
        if looped {
            end_as_draw(world, start);
        }
    }
}

impl LoopWatch {
    /// R47: what takes more looks at the table than one event may ends as an endless loop does.
    pub fn give_up(world: &mut World) {
        Resolving::of_mut(world).pending.0 = None;
        let last = Match::of(world).history.len().saturating_sub(1);
        end_as_draw(world, last);
    }
}

fn end_as_draw(world: &mut World, start: u32) {
    let history = &Match::of(world).history;
    let mut cards: [Option<CardId>; LOOP_CARDS] = [None; LOOP_CARDS];
    for at in start..history.len() {
        let record = history.record(EventId(at));
        let Some(card) = record.source.or(record.event.card) else { continue };
        if cards.contains(&Some(card)) {
            continue;
        }
        if let Some(free) = cards.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(card);
        }
    }
    let turn = &mut Match::of_mut(world).turn;
    turn.over = Some(Ending::Draw(DrawReason::EndlessLoop(cards)));
    turn.step = Step::Over;
}
