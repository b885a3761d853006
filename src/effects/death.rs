//! Death: a creature dies and goes to its owner's discard pile (P2, S24).

use super::{Doing, Effected, Next};
use crate::cards::{DeathCause, EventKind, Place, Stat};
use crate::events::{Failure, GameEvent};
use crate::table::ZoneId;

pub(super) fn die(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let from = doing.zone_of(entity);
    let controller = from.as_space().map(|space| space.owner()).ok_or(Failure::NotThere)?;
    let health = doing.reckoned(entity)?.stat(Stat::Health);
    let state = doing.state(entity)?;
    let for_lack_of_health = matches!(event.cause, Some(DeathCause::NoHealth | DeathCause::Combat));
    // S26: it may have been healed since.
    if for_lack_of_health && health > state.lost {
        return Err(Failure::StillHealthy);
    }
    if state.dying {
        return Err(Failure::Nothing);
    }
    state.dying = true;
    let pile = ZoneId::of(Place::Discard, doing.identity(entity)?.owner);
    doing.next.push(Next::Event(GameEvent::new(EventKind::Move).card(card).to(pile).from(from)));
    event.player = Some(controller);
    event.space = from.as_space();
    event.from = Some(from);
    Ok(event)
}
