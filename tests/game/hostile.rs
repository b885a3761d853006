//! A mod that was written to break the game: it loads, its matches end, and nothing that a player can do stops
//! working in them.

use std::path::Path;

use bevy::prelude::*;
use bloodless::RulesPlugin;
use bloodless::history::{Chance, Game, Given, MatchRecord};
use bloodless::hotseat::{HotSeat, outlook};
use bloodless::mods::Loaded;
use bloodless::table::{MatchSetup, PlayerId};
use bloodless::tools::Policy;

#[path = "../hostile/pack.rs"]
mod pack;

/// A match of hostile decks, and the folder of its record.
fn table(seed: u64, folder: &Path) -> (Loaded, HotSeat) {
    pack::write(folder);
    let loaded = pack::load(folder);
    let left_out: Vec<String> =
        loaded.problems.iter().filter(|p| p.is_error()).map(ToString::to_string).collect();
    assert_eq!(left_out, [""; 0], "the cards are legal, only ill meant");
    let decks = [pack::deck(), pack::deck()];
    let set = loaded.set_for(&decks);
    let (seat, _) =
        HotSeat::start(&set, MatchSetup::new(seed, decks), &folder.join("match.bloodless")).unwrap();
    (loaded, seat)
}

#[test]
fn matches_of_a_hostile_mod_end_and_can_be_replayed() {
    for seed in 0..6 {
        let folder = tempfile::tempdir().unwrap();
        let (loaded, mut seat) = table(seed, folder.path());
        let mut chance = Chance::seeded(seed);
        while let Some(question) = seat.game().question() {
            let number = Policy::Eager.choose(question, &mut chance) as u16;
            seat.give(Given::Choice(number)).unwrap();
        }
        assert!(seat.game().ending().is_some(), "seed {seed} stopped without an end");
        let (record, _) = MatchRecord::read(seat.path().unwrap()).unwrap();
        let (mut replayed, damage) =
            record.replay(&loaded.set_for(&record.setup().decks()), usize::MAX).unwrap();
        assert!(damage.is_none(), "{damage:?}");
        assert_eq!(replayed.hash(), seat.game_mut().hash(), "seed {seed}");
    }
}

#[test]
fn taking_back_looking_ahead_and_giving_up_work_in_a_hostile_match() {
    let folder = tempfile::tempdir().unwrap();
    let (_, mut seat) = table(3, folder.path());
    let mut chance = Chance::seeded(3);
    let mut taken_back = 0;
    while let Some(question) = seat.game().question() {
        let number = Policy::Eager.choose(question, &mut chance);
        let asked = question.player;
        let before = seat.game_mut().hash();
        assert!(outlook(seat.game_mut(), number).is_some(), "what is legal can be looked at");
        assert_eq!(seat.game_mut().hash(), before, "looking ahead changes nothing");
        seat.give(Given::Choice(number as u16)).unwrap();
        let after = seat.game_mut().hash();
        seat.consent_to_undo(asked).expect("there is something to take back");
        assert!(seat.undo().unwrap());
        assert_eq!(seat.game_mut().hash(), before);
        assert!(seat.redo().unwrap());
        assert_eq!(seat.game_mut().hash(), after);
        taken_back += 1;
    }
    assert!(taken_back > 5, "the match was over after {taken_back} answers");
}

/// The window gives up in the middle of what is being worked out; the record holds what came of it.
#[test]
fn giving_up_in_the_middle_of_a_chain_is_recorded_as_it_happened() {
    let folder = tempfile::tempdir().unwrap();
    let (loaded, seat) = table(5, folder.path());
    let path = seat.path().unwrap().to_owned();
    let mut app = App::new();
    app.add_plugins(RulesPlugin).insert_resource(seat);
    let mut chance = Chance::seeded(5);
    let mut interrupted = false;
    while !interrupted {
        let mut seat = app.world_mut().resource_mut::<HotSeat>();
        let Some(question) = seat.game().question() else { break };
        let given = Given::Choice(Policy::Eager.choose(question, &mut chance) as u16);
        seat.begin(given).unwrap();
        // One event of it, then the player has had enough.
        let more = seat.work(1);
        interrupted = more && seat.game().answers().len() > 2;
        if !interrupted {
            while app.world().resource::<HotSeat>().game().question().is_none()
                && app.world().resource::<HotSeat>().game().ending().is_none()
            {
                app.update();
            }
        }
    }
    assert!(interrupted, "no answer led to more than one event");
    let mut seat = app.world_mut().resource_mut::<HotSeat>();
    let gave_up = seat.give(Given::Concede(PlayerId::BOTH[0]));
    let ended = |game: &Game| game.ending().is_some();
    assert!(gave_up.is_ok() == matches!(seat.game().answers().last(), Some(Given::Concede(_))));
    assert!(ended(seat.game()));
    let (record, _) = MatchRecord::read(&path).unwrap();
    let (mut replayed, damage) = record.replay(&loaded.set_for(&record.setup().decks()), usize::MAX).unwrap();
    assert!(damage.is_none(), "{damage:?}");
    assert_eq!(replayed.hash(), seat.game_mut().hash());
}
