//! Why the pool, blood, draws, skips and counters are what they are: every change of a figure, out of the history.

use super::{Game, Status};
use crate::cards::{EventKind, Name};
use crate::events::{EventId, GameEvent};
use crate::stages::{Ledger, LedgerLine, LedgerSource, LedgerStep};
use crate::table::{CardId, PlayerId};
use crate::turn::Pool;

/// A number beside the stats of cards. All of them are known to both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Pool,
    Blood(PlayerId),
    /// Additional draws that are left.
    Draws(PlayerId),
    /// Turns to skip.
    Skips(PlayerId),
    /// Counters of a name on a card in play.
    OnCard(CardId, Name),
    /// Counters of a name that a player has.
    OnPlayer(PlayerId, Name),
}

/// What an event does to a figure.
enum Does {
    Add(u32),
    Take(u32),
    Set(u32),
}

impl Game {
    /// Where a figure started and every change of it, with the event that made it. The last line is what it is
    /// now.
    pub fn account(&mut self, figure: Figure) -> Ledger {
        let start = match figure {
            Figure::Pool => Pool::default().health,
            _ => 0,
        };
        let base = LedgerLine { by: LedgerSource::Base, step: LedgerStep::Is(start), then: start };
        let mut lines = vec![base];
        let mut main_phase_ended = false;
        for (id, record) in self.history().since(0) {
            let event = &record.event;
            let resolved = record.status == Status::Resolved;
            let expires = match event.kind {
                EventKind::MainPhaseEnd => {
                    main_phase_ended = true;
                    resolved
                }
                // S15: unused draws expire with a main phase that was cut short, too.
                EventKind::TurnEnd if resolved => !std::mem::take(&mut main_phase_ended),
                _ => false,
            };
            if !resolved {
                continue;
            }
            // S10: counters are state, and state ends with the time in play.
            if let Figure::OnCard(card, _) = figure
                && event.card == Some(card)
                && matches!(event.kind, EventKind::Leave | EventKind::Flip)
            {
                lines.truncate(1);
                continue;
            }
            if let Some(does) = does(figure, event, expires) {
                lines.extend(line(&does, id, lines.last().map_or(start, |line| line.then)));
            }
        }
        let now = self.figure(figure);
        // What came otherwise, such as with the state of another card, is where it starts from.
        if lines.last().is_some_and(|line| line.then != now) {
            return vec![LedgerLine { by: LedgerSource::Base, step: LedgerStep::Is(now), then: now }];
        }
        lines
    }

    /// What a figure is now.
    pub fn figure(&mut self, figure: Figure) -> u32 {
        let read = self.table(|table| match figure {
            Figure::Pool => table.pool.health,
            Figure::Blood(player) => table.player(player).blood,
            Figure::Draws(player) => table.player(player).draws,
            Figure::Skips(player) => table.player(player).skips,
            Figure::OnCard(card, name) => {
                let card = table.card(card);
                card.and_then(|card| card.state.map(|state| state.counters.get(name))).unwrap_or(0)
            }
            Figure::OnPlayer(player, name) => table.player(player).counters.get(name),
        });
        read.unwrap_or(0)
    }
}

fn does(figure: Figure, event: &GameEvent, expires: bool) -> Option<Does> {
    use EventKind as E;
    let amount = event.amount;
    let of = |player: PlayerId| event.player == Some(player);
    match (figure, event.kind) {
        (Figure::Pool, E::DamagePlayer | E::DrainPool) => Some(Does::Take(amount)),
        (Figure::Pool, E::HealPool) => Some(Does::Add(amount)),
        (Figure::Pool, E::SetPool) => Some(Does::Set(amount)),
        (Figure::Blood(player), E::GainBlood) if of(player) => Some(Does::Add(amount)),
        (Figure::Blood(player), E::LoseBlood) if of(player) => Some(Does::Take(amount)),
        (Figure::Draws(player), E::GainDraws) if of(player) => Some(Does::Add(amount)),
        (Figure::Draws(player), E::LoseDraws) if of(player) => Some(Does::Take(amount)),
        (Figure::Draws(player), E::MainPhaseEnd | E::TurnEnd) if of(player) && expires => Some(Does::Set(0)),
        (Figure::Skips(player), E::GainSkips) if of(player) => Some(Does::Add(amount)),
        (Figure::Skips(player), E::LoseSkips) if of(player) => Some(Does::Take(amount)),
        (Figure::OnCard(card, name), E::AddCounters) if counts(event, name, Some(card), None) => {
            Some(Does::Add(amount))
        }
        (Figure::OnCard(card, name), E::RemoveCounters) if counts(event, name, Some(card), None) => {
            Some(Does::Take(amount))
        }
        (Figure::OnPlayer(player, name), E::AddCounters) if counts(event, name, None, Some(player)) => {
            Some(Does::Add(amount))
        }
        (Figure::OnPlayer(player, name), E::RemoveCounters) if counts(event, name, None, Some(player)) => {
            Some(Does::Take(amount))
        }
        _ => None,
    }
}

/// Whether an event is about counters of that name on that card, or on that player.
fn counts(event: &GameEvent, name: Name, card: Option<CardId>, player: Option<PlayerId>) -> bool {
    event.name == Some(name) && event.card == card && (card.is_some() || event.player == player)
}

/// A line for a change; none where nothing is changed by it.
fn line(does: &Does, event: EventId, before: u32) -> Option<LedgerLine> {
    let (step, then) = match *does {
        Does::Add(by) => (LedgerStep::Raised(by), before.saturating_add(by).min(crate::cards::LARGEST)),
        Does::Take(by) => (LedgerStep::Lowered(by.min(before)), before.saturating_sub(by)),
        Does::Set(to) => (LedgerStep::Set(to), to),
    };
    (then != before).then_some(LedgerLine { by: LedgerSource::Event(event.0), step, then })
}
