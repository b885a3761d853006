//! Counters on cards and players (D7.2, S10); shields and accumulation are counters too.

use super::{Doing, Effected, nonzero};
use crate::cards::{Aspects, EventKind, LARGEST, Name};
use crate::events::{Failure, GameEvent};
use crate::table::Counters;

pub(super) fn count(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let name = match event.kind {
        EventKind::PreventDamage => Name::new("shield"),
        EventKind::Accumulate => Name::new("accumulate"),
        _ => event.name.ok_or(Failure::NotThere)?,
    };
    let amount = if event.kind == EventKind::Accumulate { event.amount.max(1) } else { event.amount };
    let add = event.kind != EventKind::RemoveCounters;
    event.amount = match (event.card, event.player) {
        (Some(_), _) => {
            let (_, entity) = doing.card(&event)?;
            change(&mut doing.state(entity)?.counters, name, amount, add)?
        }
        (None, Some(player)) => change(&mut doing.player(player)?.counters, name, amount, add)?,
        (None, None) => return Err(Failure::NotThere),
    };
    event.name = Some(name);
    doing.changed(Aspects::COUNTERS.and(Aspects::PLAYERS));
    Ok(event)
}

fn change(counters: &mut Counters, name: Name, amount: u32, add: bool) -> Result<u32, Failure> {
    let has = counters.get(name);
    let amount = nonzero(if add { amount } else { amount.min(has) })?;
    counters.set(name, if add { has.saturating_add(amount).min(LARGEST) } else { has - amount });
    Ok(amount)
}
