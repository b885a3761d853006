//! What players have: blood, additional draws, turn skips, extra turns.

use super::{Doing, Effected, nonzero};
use crate::cards::{Aspects, EventKind, LARGEST};
use crate::events::{Failure, Flags, GameEvent};

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
        // S36: costs are paid whole or not at all.
        EventKind::LoseBlood if event.has(Flags::PAYMENT) && player.blood < amount => {
            return Err(Failure::TooLittleBlood { needs: amount, has: player.blood });
        }
        EventKind::LoseBlood => {
            event.amount = amount.min(player.blood);
            player.blood -= event.amount;
        }
        EventKind::GainDraws => player.draws = more(player.draws),
        EventKind::LoseDraws => {
            event.amount = amount.min(player.draws);
            player.draws -= event.amount;
        }
        EventKind::GainSkips => player.skips = more(player.skips),
        EventKind::LoseSkips => {
            event.amount = amount.min(player.skips);
            player.skips -= event.amount;
        }
        _ => player.extra_turns += 1,
    }
    doing.changed(Aspects::PLAYERS);
    Ok(event)
}
