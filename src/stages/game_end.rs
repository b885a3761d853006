//! The game end stage: an empty pool finishes the game (P3, S25).

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::{Current, Stage};
use crate::cards::EventKind;
use crate::events::{Context, EventQueue, GameEvent, Item, Proposal};
use crate::history::Cause;
use crate::turn::{Pool, Turn};

pub(super) fn add_to(schedule: &mut Schedule) {
    schedule.add_systems(finish_at_an_empty_pool.in_set(Stage::GameEnd));
}

/// P3.1: the player who last received player damage loses; if nobody ever did, nobody does (S25).
/// A finish that was denied is asked for again at the next change of the pool (S39).
fn finish_at_an_empty_pool(world: &mut World, gate: &mut SystemState<ResMut<Current>>) {
    let Ok(mut current) = gate.get_mut(world) else { return };
    if !current.dirty.pool || current.done.is_empty() {
        return;
    }
    current.dirty.pool = false;
    let cause = current.done.last().map_or(Cause::Process, |done| Cause::Event(done.id));
    let pool = *world.resource::<Pool>();
    if pool.health > 0 {
        return;
    }
    let active = world.resource::<Turn>().active;
    let event = GameEvent { player: pool.last_damaged, ..GameEvent::new(EventKind::FinishGame) };
    let finish = Proposal::new(event, cause, Context::of(active, None));
    world.resource_mut::<EventQueue>().push_front(Item::Event(finish));
}
