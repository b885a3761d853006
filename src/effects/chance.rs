//! Coins, dice, numbers and names: results that later words can speak of.

use bevy::prelude::Entity;

use super::{Doing, Effected};
use crate::cards::{Aspects, EventKind, Name};
use crate::events::{Failure, GameEvent, Object};
use crate::stages::Resolving;

pub(super) fn settle(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    match event.kind {
        EventKind::FlipCoin => event.amount = Resolving::of_mut(doing.world).chance.below(2),
        EventKind::Roll => {
            event.amount = 1 + Resolving::of_mut(doing.world).chance.below(event.amount.max(1))
        }
        EventKind::NameCard | EventKind::NameKin => {
            event.name.ok_or(Failure::NotThere)?;
        }
        _ => {}
    }
    let result = event.name.map_or(Object::Number(event.amount), Object::Name);
    if let Some(named) = event.named
        && let Some(entity) = doing.context.this.and_then(|card| doing.entity(card).ok())
    {
        remember(doing, entity, named, result);
    }
    Ok(event)
}

/// A card keeps something in mind.
pub(super) fn note(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (_, entity) = doing.card(&event)?;
    let named = event.named.ok_or(Failure::NotThere)?;
    remember(doing, entity, named, event.noted());
    Ok(event)
}

/// In play the card remembers it; as it is played, it will when it has entered.
fn remember(doing: &mut Doing<'_>, entity: Entity, named: Name, what: Object) {
    if let Ok(state) = doing.state(entity) {
        state.remembered.retain(|(known, _)| *known != named);
        state.remembered.push((named, what));
    } else if let Some(mut announced) = doing.world.get_mut::<crate::table::Announced>(entity) {
        announced.remembered.retain(|(known, _)| *known != named);
        announced.remembered.push((named, what));
    }
    doing.changed(Aspects::STATE);
}
