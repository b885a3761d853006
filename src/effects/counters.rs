//! Counters on cards and players (D7.2, S10).

use super::{Doing, Effected, nonzero};
use crate::cards::{Aspects, EventKind, LARGEST, Name};
use crate::events::{Failure, GameEvent};
use crate::table::Counters;

pub(super) fn count(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let name = event.name.ok_or(Failure::NotThere)?;
    let add = event.kind != EventKind::RemoveCounters;
    event.amount = match (event.card, event.player) {
        (Some(_), _) => {
            let (_, entity) = doing.card(&event)?;
            change(&mut doing.state(entity)?.counters, name, event.amount, add)?
        }
        (None, Some(player)) => change(&mut doing.player(player)?.counters, name, event.amount, add)?,
        (None, None) => return Err(Failure::NotThere),
    };
    doing.changed(Aspects::COUNTERS.and(Aspects::PLAYERS));
    Ok(event)
}

/// R39, S44: shields and accumulation happen to a card in play; the rules written as data say which
/// counters come of them.
pub(super) fn announce(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (_, entity) = doing.card(&event)?;
    doing.state(entity)?;
    event.amount = match event.kind {
        EventKind::Accumulate => event.amount.max(1),
        _ => nonzero(event.amount)?,
    };
    Ok(event)
}

fn change(counters: &mut Counters, name: Name, amount: u32, add: bool) -> Result<u32, Failure> {
    let has = counters.get(name);
    let amount = nonzero(if add { amount } else { amount.min(has) })?;
    counters.set(name, if add { has.saturating_add(amount).min(LARGEST) } else { has - amount });
    Ok(amount)
}
