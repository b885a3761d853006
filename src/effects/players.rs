//! What players have: blood, additional draws, turn skips, extra turns.

use super::{Doing, Effected, nonzero};
use crate::cards::{Aspects, EventKind, LARGEST};
use crate::events::{Failure, GameEvent};

/// S27: gaining or losing nothing is a Failure; losing more than there is succeeds.
pub(super) fn change_player(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let who = event.player.ok_or(Failure::NotThere)?;
    if event.kind != EventKind::ExtraTurn {
        nonzero(event.amount)?;
    }
    let amount = event.amount;
    let mut player = doing.player(who)?;
    let more = |has: u32| has.saturating_add(amount).min(LARGEST);
    match event.kind {
        EventKind::GainBlood => player.blood = more(player.blood),
        EventKind::LoseBlood => {
            event.amount = amount.min(player.blood);
            player.blood -= event.amount;
        }
        EventKind::GainDraws => player.draws = more(player.draws),
        EventKind::LoseDraws => player.draws = player.draws.saturating_sub(amount),
        EventKind::GainSkips => player.skips = more(player.skips),
        EventKind::LoseSkips => player.skips = player.skips.saturating_sub(amount),
        _ => player.extra_turns += 1,
    }
    doing.changed(Aspects::PLAYERS);
    Ok(event)
}
