//! Coins, dice, numbers and names: results that later words can speak of.

use super::{Doing, Effected};
use crate::cards::{Aspects, EventKind};
use crate::events::{Failure, GameEvent, Object};
use crate::history::Chance;

pub(super) fn settle(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    match event.kind {
        EventKind::FlipCoin => event.amount = doing.world.resource_mut::<Chance>().below(2),
        EventKind::Roll => event.amount = 1 + doing.world.resource_mut::<Chance>().below(event.amount.max(1)),
        EventKind::NameCard | EventKind::NameKin => {
            event.name.ok_or(Failure::NotThere)?;
        }
        _ => {}
    }
    let result = event.name.map_or(Object::Number(event.amount), Object::Name);
    if let Some(named) = event.named
        && let Some(entity) = doing.context.this.and_then(|card| doing.entity(card).ok())
    {
        // In play the card remembers it; as it is played, it will when it has entered.
        if let Ok(state) = doing.state(entity) {
            state.remembered.retain(|(known, _)| *known != named);
            state.remembered.push((named, result));
        } else if let Some(mut announced) = doing.world.get_mut::<crate::table::Announced>(entity) {
            announced.remembered.push((named, result));
        }
        doing.changed(Aspects::STATE);
    }
    Ok(event)
}
