//! Taking the last answer back, and what the other player must agree to (S48).

use crate::cards::EventKind;
use crate::history::{Chance, EventRecord, Game, Given, Status};
use crate::stages::Resolving;
use crate::table::PlayerId;

/// What stands against taking back without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    NotNeeded,
    /// The answer was the other player's.
    TheirAnswer,
    /// Something hidden or random has become known since.
    Revealing,
}

/// Looks at what came of the last answer; nothing if none was given.
pub fn consent_to_undo(game: &mut Game, asking: PlayerId) -> Option<Consent> {
    let last = game.answers().len().checked_sub(1)?;
    let mut before = game.fork();
    before.undo_to(last);
    let giver = match game.answers()[last] {
        Given::Concede(player) => Some(player),
        Given::Choice(_) => before.question().map(|question| question.player),
    };
    if reveals_since(game, &before) {
        return Some(Consent::Revealing);
    }
    Some(if giver == Some(asking) { Consent::NotNeeded } else { Consent::TheirAnswer })
}

/// S48: whether chance was used, or a card became known to someone, between two moments of a match.
pub fn reveals_since(now: &Game, before: &Game) -> bool {
    if position_of(&Resolving::of(now.world()).chance) != position_of(&Resolving::of(before.world()).chance) {
        return true;
    }
    now.history().since(before.history().len()).any(|(_, record)| reveals(record))
}

/// S48: whether an event shows someone what was hidden, or is a matter of chance.
pub(super) fn reveals(record: &EventRecord) -> bool {
    let event = &record.event;
    record.status == Status::Resolved
        && match event.kind {
            EventKind::Draw
            | EventKind::Shuffle
            | EventKind::Search
            | EventKind::Look
            | EventKind::Reveal
            | EventKind::RevealUntil
            | EventKind::Flip
            | EventKind::FlipCoin
            | EventKind::Roll => true,
            EventKind::Move => event.from.is_some_and(|from| from.is_deck()),
            _ => false,
        }
}

/// Where a generator is in its numbers.
fn position_of(chance: &Chance) -> Option<u128> {
    match chance {
        Chance::Seeded { rng, .. } => Some(rng.get_word_pos()),
        Chance::Scripted(_) => None,
    }
}
