//! What came of many matches, added up one by one.

use std::collections::BTreeMap;

use serde::Serialize;

use super::coverage::Coverage;
use crate::cards::Deck;
use crate::table::PlayerId;
use crate::text::{Tongue, reason_of_draw};
use crate::turn::Ending;

/// How a deck did against the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckResult {
    pub deck: String,
    pub games: usize,
    pub wins: usize,
    pub draws: usize,
}

/// What came of all matches.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    pub games: usize,
    pub wins_by_seat: [usize; 2],
    pub wins_of_first_player: usize,
    pub wins_by_deck: BTreeMap<String, usize>,
    pub decks: Vec<DeckResult>,
    pub draws: usize,
    pub draws_by_reason: BTreeMap<String, usize>,
    pub mean_turns: f64,
    pub decisions: u64,
    pub events: u64,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    pub events_per_second: f64,
    /// Of all final states in order: the same for the same arguments, whatever the threads.
    pub digest: String,
    #[serde(skip)]
    pub coverage: Option<Coverage>,
}

/// What came of one match.
pub(super) struct Played {
    pub(super) ending: Option<Ending>,
    pub(super) first: PlayerId,
    /// Which of the decks of the plan sat where.
    pub(super) decks: [usize; 2],
    pub(super) turns: u32,
    pub(super) decisions: u64,
    pub(super) events: u64,
    pub(super) hash: [u8; 32],
}

/// Adds matches up in the order they are told.
pub(super) struct Tally {
    sum: Summary,
    turns: u64,
    digest: blake3::Hasher,
    /// Making one takes longer than playing a match.
    tongue: Tongue,
}

impl Tally {
    /// For matches between these decks.
    pub(super) fn new(decks: &[Deck]) -> Self {
        let mut sum = Summary::default();
        for deck in decks {
            let deck = deck.name.to_string();
            sum.wins_by_deck.insert(deck.clone(), 0);
            sum.decks.push(DeckResult { deck, games: 0, wins: 0, draws: 0 });
        }
        Self { sum, turns: 0, digest: blake3::Hasher::new(), tongue: Tongue::built_in() }
    }

    pub(super) fn add(&mut self, game: &Played) {
        self.sum.games += 1;
        match game.ending {
            Some(Ending::Draw(reason)) => {
                self.sum.draws += 1;
                let reason = reason_of_draw(reason, &self.tongue);
                *self.sum.draws_by_reason.entry(reason).or_default() += 1;
            }
            Some(ending) => {
                if let Some(winner) = ending.winner() {
                    self.sum.wins_by_seat[winner.index()] += 1;
                    self.sum.wins_of_first_player += usize::from(winner == game.first);
                }
            }
            None => {}
        }
        self.add_for_decks(game);
        self.turns += u64::from(game.turns);
        self.sum.decisions += game.decisions;
        self.sum.events += game.events;
        self.digest.update(&game.hash);
    }

    fn add_for_decks(&mut self, game: &Played) {
        let winner = game.ending.and_then(Ending::winner);
        for (seat, &deck) in game.decks.iter().enumerate() {
            let Some(result) = self.sum.decks.get_mut(deck) else { continue };
            let won = winner.is_some_and(|winner| winner.index() == seat);
            result.games += 1;
            result.wins += usize::from(won);
            result.draws += usize::from(winner.is_none());
            if won {
                *self.sum.wins_by_deck.entry(result.deck.clone()).or_default() += 1;
            }
        }
    }

    #[allow(clippy::float_arithmetic, reason = "rates for people to read; no rule depends on them")]
    pub(super) fn summary(self, seconds: f64) -> Summary {
        let Self { mut sum, turns, digest, .. } = self;
        let per_second = |count: f64| if seconds > 0.0 { count / seconds } else { 0.0 };
        sum.seconds = seconds;
        sum.mean_turns = turns as f64 / sum.games.max(1) as f64;
        sum.games_per_second = per_second(sum.games as f64);
        sum.decisions_per_second = per_second(sum.decisions as f64);
        sum.events_per_second = per_second(sum.events as f64);
        sum.digest = digest.finalize().to_hex().to_string();
        sum
    }
}
