//! Matches that once broke something, kept by their seed, decks and answers.

use std::path::Path;
use std::sync::Arc;

use bloodless::cards::{Deck, Name, Written, add_text};
use bloodless::decisions::Answer;
use bloodless::effects::arrange;
use bloodless::history::Game;
use bloodless::table::{MatchSetup, Places, Player, PlayerId, SpaceId, ZoneId};
use bloodless::turn::{Step, Turn};

use super::support::{CORE, core_decks};

/// Gives the answers, so far as there are so many: the core decks may change, the fixture stays.
fn give(game: &mut Game, answers: &[usize]) {
    for &answer in answers {
        let Some(question) = game.question() else { return };
        let number = answer % question.answers.len();
        game.answer(number).expect("what is offered is accepted");
    }
}

/// "Pass until something new" outlived undo and restart: a new match in the same world began with it.
#[test]
fn an_undone_pass_until_something_new_is_forgotten() {
    let [brood, lantern] = core_decks();
    let setup = MatchSetup::new(0x638e_ee38_aaf5_d64b, [lantern, brood]);
    let new = || Game::new(Arc::clone(&CORE), setup.clone()).expect("legal decks");
    let mut game = new();
    give(&mut game, &[0, 1, 0, 2]);
    let before = game.hash();
    let mut given = 0;
    while given < 400 && game.question().is_some() {
        // The last of the answers to a response is to pass until something new.
        let last = game.question().map_or(0, |question| question.answers.len() - 1);
        give(&mut game, &[last]);
        given += 1;
    }
    game.undo_to(4);
    assert_eq!(game.hash(), before);
    let start = new().hash();
    game.restart(setup.clone());
    assert_eq!(game.hash(), start);
}

/// A use was counted in what a snapshot did not hold: a fork made while the cost was being chosen could use
/// the ability again.
#[test]
fn a_fork_made_while_a_cost_is_chosen_counts_the_use() {
    let cards = [
        r#"Card(name: "keeper", kind: Creature(health: 3, defense: 1, power: 1), abilities: [With(ability: Activated(
            cost: [Sacrifice(creature: Choose(controller: You, kind: Creature, other: true))],
            do: [GainBlood(player: You, amount: 3)],
        ), uses: 1)])"#,
        r#"Card(name: "victim", kind: Creature(health: 1, defense: 1, power: 1))"#,
    ];
    let mut written = Written::default();
    for text in cards {
        add_text(Path::new("fixture"), text, &mut written).unwrap_or_else(|problem| panic!("{problem}"));
    }
    let set = Arc::new(written.link());
    let you = PlayerId::seat(0);
    let empty = || Deck { name: Name::new("empty"), main: Vec::new(), blood: Vec::new() };
    let mut game = Game::arranged(Arc::clone(&set), MatchSetup::new(1, [empty(), empty()]), |world| {
        let mut turn = Turn::starting_with(you);
        (turn.number, turn.step) = (3, Step::Main);
        world.insert_resource(turn);
        let names = ["keeper", "victim", "victim", "victim"];
        for (space, name) in SpaceId::row(you).zip(names) {
            arrange(world, set.find(Name::new(name)).expect("it is there"), you, ZoneId::space(space));
        }
    });
    game.run();
    let uses = |game: &Game| {
        let answers = game.question().map_or(&[][..], |question| &question.answers);
        answers.iter().position(|answer| matches!(answer, Answer::Activate(_)))
    };
    let number = uses(&game).expect("it can be used");
    game.answer(number).expect("what is offered is accepted");
    assert!(game.question().is_some_and(|question| matches!(question.answers[0], Answer::Card(_))));
    let mut fork = game.fork();
    for game in [&mut game, &mut fork] {
        game.answer(0).expect("what is offered is accepted");
        let entity = game.world().resource::<Places>().player(you);
        assert_eq!(game.world().get::<Player>(entity).map(|player| player.blood), Some(3));
        assert_eq!(uses(game), None, "it was used up");
    }
    assert_eq!(fork.hash(), game.hash());
}
