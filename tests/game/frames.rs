//! Under Bevy's frame loop a match goes exactly as in a headless world.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use bloodless::RulesPlugin;
use bloodless::cards::load_folder;
use bloodless::history::Game;
use bloodless::hotseat::{HotSeat, Resolved};
use bloodless::table::MatchSetup;
use bloodless::tools::{Policy, play_out};

#[test]
fn a_match_under_the_frame_loop_ends_with_the_same_hash() {
    let set = Arc::new(load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core")).unwrap());
    let setup = MatchSetup::new(11, [set.decks()[0].clone(), set.decks()[1].clone()]);
    let mut headless = Game::new(Arc::clone(&set), setup.clone()).unwrap();
    play_out(&mut headless, Policy::Random, 11, 0).unwrap();

    let folder = tempfile::tempdir().unwrap();
    let (seat, _) = HotSeat::start(&set, setup, &folder.path().join("a.bloodless")).unwrap();
    // What is there when the match is sat down to is not told.
    let mut told = seat.game().history().len();
    let mut app = App::new();
    app.add_plugins(RulesPlugin).insert_resource(seat);
    let mut cursor = app.world().resource::<Messages<Resolved>>().get_cursor();
    let mut given = headless.answers().iter();
    for _ in 0..10_000 {
        app.update();
        let resolved = app.world().resource::<Messages<Resolved>>();
        for &Resolved { from, to } in cursor.read(resolved) {
            assert_eq!(from, told, "every event is told once, in order");
            told = to;
        }
        let mut seat = app.world_mut().resource_mut::<HotSeat>();
        if seat.game().ending().is_some() {
            break;
        }
        if seat.game().question().is_some() {
            seat.begin(*given.next().expect("the match ends with the last answer")).unwrap();
        }
    }
    assert!(given.next().is_none());
    assert_eq!(told, headless.history().len());
    assert_eq!(app.world_mut().resource_mut::<HotSeat>().game_mut().hash(), headless.hash());
}
