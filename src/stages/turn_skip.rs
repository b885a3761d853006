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
    if !queue.is_empty() || !turn.step.is_in_turn() {
        return;
    }
    let active = turn.active;
    if players.get(places.player(active)).is_ok_and(|player| player.skips > 0) {
        turn.step = Step::TurnEnd;
        let event = GameEvent::new(EventKind::LoseSkips).player(active).amount(1);
        queue.push_front(Item::Event(Proposal::new(event, Cause::Process, Context::of(active, None))));
    }
}
