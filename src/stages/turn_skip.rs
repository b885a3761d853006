//! The turn skip stage: an active player with turn skips goes straight to the end of turn (P4, S19).

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::{Current, Stage};
use crate::cards::EventKind;
use crate::events::{Context, EventQueue, GameEvent, Item, Proposal};
use crate::history::Cause;
use crate::table::{Places, Player};
use crate::turn::{Step, Turn};

pub(super) fn add_to(schedule: &mut Schedule) {
    schedule.add_systems(spend_a_turn_skip.in_set(Stage::TurnSkip));
}

/// S19: looked at when nothing is left to happen; one is spent, and the turn goes to P8.4.
fn spend_a_turn_skip(world: &mut World, gate: &mut SystemState<Res<EventQueue>>) {
    if !gate.get(world).is_ok_and(|queue| queue.is_empty()) {
        return;
    }
    let turn = *world.resource::<Turn>();
    let active = world.resource::<Places>().player(turn.active);
    if world.get::<Player>(active).is_some_and(|player| skips_the_rest(&turn, player)) {
        world.resource_mut::<Turn>().step = Step::TurnEnd;
        world.resource_mut::<Current>().dirty.pool = true;
        let event = GameEvent::new(EventKind::LoseSkips).player(turn.active).amount(1);
        let proposal = Proposal::new(event, Cause::Process, Context::of(turn.active, None));
        world.resource_mut::<EventQueue>().push_front(Item::Event(proposal));
    }
}

/// Whether the active player has a turn skip for what is left of the turn. A turn that has not begun is
/// counted first (R22), so its skip is spent where it would start.
pub fn skips_the_rest(turn: &Turn, active: &Player) -> bool {
    turn.step.is_in_turn() && turn.step != Step::TurnStart && active.skips > 0
}
