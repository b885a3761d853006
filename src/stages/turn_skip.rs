//! The turn skip stage: an active player with turn skips goes straight to the end of turn (P4, S19).

use bevy::prelude::*;

use super::Stage;
use crate::cards::EventKind;
use crate::events::{Context, EventQueue, GameEvent, Item, Proposal};
use crate::history::Cause;
use crate::table::{Places, Player};
use crate::turn::{Step, Turn};

pub(super) fn add_to(schedule: &mut Schedule) {
    schedule.add_systems(spend_a_turn_skip.in_set(Stage::TurnSkip));
}

/// S19: looked at when nothing is left to happen; one is spent, and the turn goes to P8.4.
fn spend_a_turn_skip(
    places: Res<Places>,
    players: Query<&Player>,
    mut turn: ResMut<Turn>,
    mut queue: ResMut<EventQueue>,
) {
    let active = turn.active;
    if queue.is_empty() && players.get(places.player(active)).is_ok_and(|player| skips_the_rest(&turn, player)) {
        turn.step = Step::TurnEnd;
        let event = GameEvent::new(EventKind::LoseSkips).player(active).amount(1);
        queue.push_front(Item::Event(Proposal::new(event, Cause::Process, Context::of(active, None))));
    }
}

/// Whether the active player has a turn skip for what is left of the turn. A turn that has not begun is
/// counted first (R22), so its skip is spent where it would start.
pub fn skips_the_rest(turn: &Turn, active: &Player) -> bool {
    turn.step.is_in_turn() && turn.step != Step::TurnStart && active.skips > 0
}
