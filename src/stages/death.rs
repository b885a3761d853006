//! The death stage: creatures at zero health are sent to die (P2).

use bevy::prelude::*;

use super::{DueStages, Resolving};
use crate::cards::{DeathCause, EventKind, Stat};
use crate::events::{Context, EventQueue, Flags, GameEvent, Item, Proposal};
use crate::history::Cause;
use crate::table::Table;

/// P2.1: the active player's spaces left to right, then the opponent's, each from their own side.
pub(super) fn condemn_the_dead(
    table: Table,
    mut queue: ResMut<EventQueue>,
    mut resolving: ResMut<Resolving>,
) -> DueStages {
    let current = &mut resolving.current;
    let mut deaths = Vec::new();
    let mut left_at_zero = false;
    for id in table.board() {
        let Some(card) = table.card(id) else { continue };
        let dying = card.state.is_some_and(|state| state.dying);
        if card.stat(Stat::Health) > 0 || dying {
            continue;
        }
        left_at_zero = true;
        if is_queued(&queue, id) {
            continue;
        }
        // R38: a creature at zero health by the damage of a strike is killed in combat.
        let blow = current
            .done
            .iter()
            .find(|done| done.event.kind == EventKind::Damage && done.event.card == Some(id));
        let combat = blow.is_some_and(|done| done.event.has(Flags::COMBAT));
        let cause = if combat { DeathCause::Combat } else { DeathCause::NoHealth };
        let source = current.done.last().map_or(Cause::Process, |done| Cause::Event(done.id));
        let event = GameEvent::new(EventKind::Die).card(id).player(card.controller()).cause(cause);
        let event = event.other(blow.and_then(|done| done.event.other));
        let context = Context::of(card.controller(), None);
        deaths.push(Item::Event(Proposal::new(event, source, context)));
    }
    queue.push_front_in_order(deaths.into_iter());
    // S26: a death that is denied is looked for again after the next pass that executes something.
    current.dirty.health = left_at_zero;
    current.dirty.unsure = left_at_zero;
    current.due()
}

/// S26: a card whose Death is already queued is skipped.
fn is_queued(queue: &EventQueue, card: crate::table::CardId) -> bool {
    queue.iter().any(|item| {
        matches!(item, Item::Event(proposal)
            if proposal.event.kind == EventKind::Die && proposal.event.card == Some(card))
    })
}
