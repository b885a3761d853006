//! A fork goes on like the match it was taken from, in a new world and in that of a fork that has ended.

use std::path::Path;
use std::sync::Arc;

use bloodless::cards::load_folder;
use bloodless::history::{Chance, Game};
use bloodless::table::{Card, MatchSetup};
use bloodless::tools::Policy;

#[test]
fn a_fork_is_equal_and_stays_equal_in_new_and_used_worlds() {
    let set = Arc::new(load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core")).unwrap());
    let setup = |seed| MatchSetup::new(seed, [set.decks()[0].clone(), set.decks()[1].clone()]);
    let mut forks = 0;
    for seed in 2..6 {
        let mut game = Game::new(Arc::clone(&set), setup(seed)).unwrap();
        let mut chance = Chance::seeded(seed);
        // Some are kept while others end, so that worlds are new and used in turn.
        let mut kept: Vec<(Game, [u8; 32])> = Vec::new();
        while let Some(question) = game.question() {
            let number = Policy::Random.choose(question, &mut chance);
            let mut fork = game.fork();
            assert_eq!(fork.hash(), game.hash());
            assert_eq!(fork.question(), game.question());
            fork.answer(number).unwrap();
            game.answer(number).unwrap();
            assert_eq!(fork.hash(), game.hash());
            forks += 1;
            if game.answers().len() % 10 < 3 {
                let hash = fork.hash();
                kept.push((fork, hash));
            }
            if kept.len() > 8 {
                kept.drain(..5);
            }
        }
        assert!(kept.into_iter().all(|(mut fork, hash)| fork.hash() == hash), "no fork changes another");
    }
    assert!(forks > 50);
}

/// Bevy writes down what is removed until somebody tears it up: a world that plays match after match grew by every
/// card of every one of them.
#[test]
fn a_world_that_plays_many_matches_does_not_grow() {
    let set = Arc::new(load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core")).unwrap());
    let setup = |seed| MatchSetup::new(seed, [set.decks()[0].clone(), set.decks()[1].clone()]);
    let mut game = Game::new(Arc::clone(&set), setup(0)).unwrap();
    for seed in 1..30 {
        game.restart(setup(seed));
        let removed = game.world().removed::<Card>().count();
        assert!(removed <= 2 * 112, "{removed} cards are remembered after {seed} matches");
    }
}
