//! A fork into a world that was used before goes on like the match it was taken from.

use std::path::Path;
use std::sync::Arc;

use bloodless::cards::load_folder;
use bloodless::history::{Chance, Game};
use bloodless::table::MatchSetup;
use bloodless::tools::{Policy, play_out};

#[test]
fn a_fork_into_a_used_world_is_equal_and_stays_equal() {
    let set = Arc::new(load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core")).unwrap());
    let setup = |seed| MatchSetup::new(seed, [set.decks()[0].clone(), set.decks()[1].clone()]);
    let mut used = Game::new(Arc::clone(&set), setup(1)).unwrap();
    play_out(&mut used, Policy::Random, 1, 0).unwrap();

    let mut forks = 0;
    for seed in 2..6 {
        let mut game = Game::new(Arc::clone(&set), setup(seed)).unwrap();
        let mut chance = Chance::seeded(seed);
        while let Some(question) = game.question() {
            let number = Policy::Random.choose(question, &mut chance);
            if game.answers().len().is_multiple_of(10) {
                game.fork_into(&mut used);
                assert_eq!(used.hash(), game.hash());
                used.answer(number).unwrap();
                forks += 1;
            } else if game.answers().len() % 10 == 1 {
                assert_eq!(used.hash(), game.hash());
            }
            game.answer(number).unwrap();
        }
    }
    assert!(forks > 5);
}
