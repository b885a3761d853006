//! The game end stage: an empty pool finishes the game (P3, S25).

use bevy::prelude::*;

use super::{DueStages, Resolving};
use crate::cards::EventKind;
use crate::events::{Context, EventQueue, GameEvent, Item, Proposal};
use crate::history::Cause;
use crate::table::Held;

/// P3.1: the player who last received player damage loses; if nobody ever did, nobody does (S25).
/// A finish that was denied is asked for again at the next change of the pool (S39).
pub(super) fn finish_at_an_empty_pool(
    state: Res<Held>,
    mut queue: ResMut<EventQueue>,
    mut resolving: ResMut<Resolving>,
) -> DueStages {
    let current = &mut resolving.current;
    current.dirty.pool = false;
    let cause = current.done.last().map_or(Cause::Process, |done| Cause::Event(done.id));
    if state.pool.health > 0 {
        return current.due();
    }
    let event = GameEvent { player: state.pool.last_damaged, ..GameEvent::new(EventKind::FinishGame) };
    let finish = Proposal::new(event, cause, Context::of(state.turn.active, None));
    queue.push_front(Item::Event(finish));
    current.due()
}
