//! Matches that once broke something, kept by their seed, decks and answers.

use std::sync::Arc;

use bloodless::history::{Game, check_invariants};
use bloodless::table::MatchSetup;

use super::support::{CORE, core_decks};

/// Plays the answers and looks at everything after each.
fn play(seed: u64, answers: &[usize]) -> Game {
    let mut game = Game::new(Arc::clone(&CORE), MatchSetup::new(seed, core_decks())).expect("legal decks");
    for (at, &answer) in answers.iter().enumerate() {
        game.answer(answer).unwrap_or_else(|refused| panic!("answer {at}: {refused:?}"));
        check_invariants(game.world_mut()).unwrap_or_else(|broken| panic!("answer {at}: {}", broken.0));
    }
    game
}
