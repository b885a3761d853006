//! Matches that once broke something, kept by their seed, decks and answers.

use std::path::Path;
use std::sync::Arc;

use bloodless::cards::{Deck, Name, Written, add_text};
use bloodless::decisions::Answer;
use bloodless::effects::arrange;
use bloodless::history::Game;
use bloodless::table::{Match, MatchSetup, Player, PlayerId, SpaceId, ZoneId};
use bloodless::turn::{Step, Turn};

use super::support::{Decks, Walk};

/// "Pass until something new" outlived undo and restart: a new match in the same world began with it. It was
/// found in this match, undone to its fourth answer; the matches after it serve when the core decks change.
#[test]
fn an_undone_pass_until_something_new_is_forgotten() {
    for number in 3..200 {
        let mut walk = Walk::new(0x0bac4, number, Decks::Core);
        let setup = walk.game.setup().clone();
        let start = walk.game.hash();
        let mut fourth = None;
        let mut passed = false;
        while let Some(chosen) = walk.choose().filter(|_| !passed) {
            let question = walk.game.question().expect("it has just been asked");
            let pass = question.answers.iter().position(|answer| *answer == Answer::PassUntilNew);
            walk.game.answer(pass.unwrap_or(chosen)).expect("what is offered is accepted");
            if walk.game.answers().len() == 4 {
                fourth = Some(walk.game.hash());
            }
            passed = pass.is_some() && fourth.is_some();
        }
        if passed {
            walk.game.undo_to(4);
            assert_eq!(Some(walk.game.hash()), fourth);
            walk.game.restart(setup);
            assert_eq!(walk.game.hash(), start);
            return;
        }
    }
    panic!("nobody was ever asked for a response");
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
        add_text(Path::new("fixture"), text, &mut written).unwrap_or_else(|problems| panic!("{problems:#?}"));
    }
    let set = Arc::new(written.link());
    let you = PlayerId::seat(0);
    let empty = || Deck { name: Name::new("empty"), main: Vec::new(), blood: Vec::new() };
    let mut game = Game::arranged(Arc::clone(&set), MatchSetup::new(1, [empty(), empty()]), |world| {
        let mut turn = Turn::starting_with(you);
        (turn.number, turn.step) = (3, Step::Main);
        Match::of_mut(world).turn = turn;
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
        let entity = Match::of(game.world()).places.player(you);
        assert_eq!(game.world().get::<Player>(entity).map(|player| player.blood), Some(3));
        assert_eq!(uses(game), None, "it was used up");
    }
    assert_eq!(fork.hash(), game.hash());
}
