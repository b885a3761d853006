//! The game end stage: an empty pool finishes the game (P3, S25).

use bevy::prelude::*;

use super::{Current, Dirty, Stage};
use crate::cards::EventKind;
use crate::events::{Context, EventQueue, GameEvent, Item, Proposal};
use crate::history::Cause;
use crate::turn::{Pool, Turn};

pub(super) fn add_to(schedule: &mut Schedule) {
    schedule.add_systems(finish_at_an_empty_pool.in_set(Stage::GameEnd));
}

/// P3.1: the player who last received player damage loses; if nobody ever did, nobody does (S25).
/// A finish that was denied is asked for again at the next change of the pool (S39).
pub(super) fn finish_at_an_empty_pool(
    current: Res<Current>,
    mut dirty: ResMut<Dirty>,
    pool: Res<Pool>,
    turn: Res<Turn>,
    mut queue: ResMut<EventQueue>,
) {
    if !dirty.pool || current.done.is_empty() {
        return;
    }
    dirty.pool = false;
    if pool.health > 0 {
        return;
    }
    let event = GameEvent { player: pool.last_damaged, ..GameEvent::new(EventKind::FinishGame) };
    let cause = current.done.last().map_or(Cause::Process, |done| Cause::Event(done.id));
    queue.push_front(Item::Event(Proposal::new(event, cause, Context::of(turn.active, None))));
}
