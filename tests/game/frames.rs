//! Under Bevy's frame loop a match goes exactly as in a headless world.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use bloodless::RulesPlugin;
use bloodless::cards::load_folder;
use bloodless::decisions::PendingDecision;
use bloodless::history::{Game, Given, Snapshot};
use bloodless::stages::GivenAnswers;
use bloodless::table::{Cards, MatchSetup, set_up};
use bloodless::tools::{Policy, play_out};
use bloodless::turn::Turn;

#[test]
fn a_match_under_the_frame_loop_ends_with_the_same_hash() {
    let set = Arc::new(load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core")).unwrap());
    let setup = MatchSetup::new(11, [set.decks()[0].clone(), set.decks()[1].clone()]);
    let mut headless = Game::new(Arc::clone(&set), setup.clone()).unwrap();
    play_out(&mut headless, Policy::Random, 11, 0).unwrap();

    let mut app = App::new();
    app.insert_resource(Cards(set));
    app.add_plugins(RulesPlugin);
    set_up(app.world_mut(), &setup);
    for given in headless.answers() {
        let Given::Choice(number) = *given else { panic!("nobody concedes") };
        app.world_mut().resource_mut::<GivenAnswers>().waiting.push_back(number as usize);
    }
    for _ in 0..10_000 {
        app.update();
        if app.world().resource::<Turn>().over.is_some() {
            break;
        }
    }
    assert!(app.world().resource::<PendingDecision>().0.is_none());
    let taken = app.world().resource::<GivenAnswers>().taken as usize;
    assert_eq!(taken, headless.answers().len());
    assert_eq!(Snapshot::take(app.world_mut()).state_hash(), headless.hash());
}
