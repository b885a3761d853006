//! The turn skip stage: an active player with turn skips goes straight to the end of turn (P4, S19).

use bevy::prelude::*;

use super::{DueStages, Resolving};
use crate::cards::EventKind;
use crate::events::{Context, EventQueue, GameEvent, Item, Proposal};
use crate::history::Cause;
use crate::table::{Held, Player};
use crate::turn::{Step, Turn};

/// S19: looked at when nothing is left to happen; one is spent, and the turn goes to P8.4.
pub(super) fn spend_a_turn_skip(
    mut state: ResMut<Held>,
    players: Query<&Player>,
    mut queue: ResMut<EventQueue>,
    mut resolving: ResMut<Resolving>,
) -> DueStages {
    let turn = state.turn;
    let active = players.get(state.places.player(turn.active));
    if !queue.is_empty() || !active.is_ok_and(|player| skips_the_rest(&turn, player)) {
        return resolving.current.due();
    }
    state.turn.step = Step::TurnEnd;
    resolving.current.dirty.pool = true;
    let event = GameEvent::new(EventKind::LoseSkips).player(turn.active).amount(1);
    let proposal = Proposal::new(event, Cause::Process, Context::of(turn.active, None));
    queue.push_front(Item::Event(proposal));
    resolving.current.due()
}

/// Whether the active player has a turn skip for what is left of the turn. A turn that has not begun is
/// counted first (R22), so its skip is spent where it would start.
pub fn skips_the_rest(turn: &Turn, active: &Player) -> bool {
    turn.step.is_in_turn() && turn.step != Step::TurnStart && active.skips > 0
}
