//! The four ready decks are a match for each other.

use bloodless::tools::{Matchups, Plan, Policy, simulate};

use super::support::CORE;

/// Of a hundred matches against the field a deck wins at least and at most so many.
const FAIR: std::ops::RangeInclusive<usize> = 40..=60;

#[test]
fn no_ready_deck_is_much_stronger_or_weaker_than_the_field() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let decks = CORE.decks().to_vec();
    assert_eq!(decks.len(), 4);
    for seed in [1, 2] {
        let decks = Matchups::Field(decks.clone());
        let policy = Policy::Eager;
        let plan = Plan { games: 2_000, seed, decks, policy, threads, check_every: 0, coverage: false };
        let summary = simulate(&CORE, &plan, || {}).expect("no match breaks an invariant");
        for deck in &summary.decks {
            let percent = deck.wins * 100 / deck.games;
            assert!(
                FAIR.contains(&percent),
                "seed {seed}: {} won {} of {}",
                deck.deck,
                deck.wins,
                deck.games
            );
            assert!(deck.draws * 50 < deck.games, "seed {seed}: {} of {} drew", deck.draws, deck.deck);
        }
    }
}
