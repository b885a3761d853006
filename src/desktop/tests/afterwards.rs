//! What is seen when a match waits or is over: the menu it was left by, what its end tells, and a replay of it.

use bevy::prelude::*;

use super::super::acting::card_id;
use super::super::acts::{Act, UndoRequest};
use super::super::library::Library;
use super::super::screens::{Paused, Reel, Screen, Shelf};
use super::super::showing::Showing;
use super::super::table::{Marks, Thing};
use super::Unseen;
use super::words_seen::words_seen;
use crate::events::EventId;
use crate::history::{Chance, Given};
use crate::hotseat::{Consent, HotSeat};
use crate::tools::Policy;

impl Unseen {
    /// Plays a match by chance to its end, which is looked at when this returns.
    fn play_to_the_end(&mut self, seed: u64) {
        self.sit_down(seed);
        let mut chance = Chance::seeded(seed);
        while let Some(question) = self.question() {
            let choice = Policy::Eager.choose(&question, &mut chance);
            self.game().give(Given::Choice(choice as u16)).expect("what is offered is accepted");
        }
        self.until_at(Screen::End);
        self.settle();
    }

    /// Goes there as a button of the page would.
    fn go(&mut self, screen: Screen) {
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        self.until_at(screen);
        self.settle();
    }
}

#[test]
fn settings_lead_back_to_the_menu_they_were_opened_from_and_a_new_match_has_none() {
    let mut unseen = Unseen::open();
    unseen.sit_down(3);
    unseen.app.world_mut().resource_mut::<Paused>().0 = true;
    unseen.go(Screen::Settings);
    unseen.go(Screen::Match);
    assert_eq!(unseen.app.world().resource::<Paused>(), &Paused(true));
    let waits = unseen.library().say("pause").to_lowercase();
    assert!(words_seen(&mut unseen.app).contains(&waits), "the menu is seen");
}

#[test]
fn the_end_tells_who_did_what_and_by_which_rule() {
    let mut unseen = Unseen::open();
    unseen.play_to_the_end(11);
    let (chain, names) = unseen.read(|game| {
        let last = game.history().len() - 1;
        let mut chain = game.why(EventId(last));
        chain.reverse();
        (chain, game.setup().seats.each_ref().map(|seat| seat.name.clone()))
    });
    let (act, steps) = unseen.app.world_mut().resource_scope(|world, mut seat: Mut<HotSeat>| {
        let library = world.resource::<Library>();
        let game = seat.game_mut();
        let answers = game.answers().len() as u32;
        (library.act(game, answers - 1), library.outcomes(game, &chain))
    });
    let act = act.expect("the last answer is told");
    assert!(names.iter().any(|name| act.starts_with(name.as_str())), "{act}");
    assert!(steps.len() >= 2, "{steps:?}");
    for step in &steps {
        assert!(step.number.is_some() || !step.by.is_empty(), "nothing is said to have done it: {step:?}");
    }
    let seen = words_seen(&mut unseen.app);
    for step in steps.iter().take(3) {
        assert!(seen.contains(&step.what.to_lowercase()), "{} is not on the screen", step.what);
    }
}

#[test]
fn cards_of_a_replay_are_read_by_pointing_at_them() {
    let mut unseen = Unseen::open();
    unseen.play_to_the_end(11);
    let path = unseen.game().path().expect("it has a record").to_owned();
    *unseen.app.world_mut().resource_mut::<Shelf>() = Shelf::open_at(&path, None);
    unseen.go(Screen::Replay);
    unseen.app.world_mut().resource_mut::<Reel>().playing = false;
    // Turn by turn until a creature lies on the board.
    let card = (0..60).find_map(|_| {
        unseen.app.world_mut().resource_mut::<Reel>().turn(true);
        unseen.settle();
        let view = unseen.app.world().resource::<Showing>().view.as_ref()?;
        view.sides.iter().flat_map(|side| side.board.iter().flatten()).find_map(card_id)
    });
    let card = card.expect("creatures are played");
    unseen.point_at(Thing::Card(card));
    assert_eq!(unseen.app.world().resource::<Marks>().inspected, Some(Thing::Card(card)));
    let ledger = unseen.library().say("ledger").to_lowercase();
    assert!(words_seen(&mut unseen.app).contains(&ledger), "its ledger is told");
}

/// S48: who was asked whether something may be taken back sits at the screen, whatever they answered.
#[test]
fn whoever_was_asked_to_let_take_back_does_not_see_the_hand_of_who_asked() {
    for answer in [Act::UndoRefused, Act::UndoAgreed] {
        let mut unseen = Unseen::open();
        unseen.sit_down(5);
        unseen.act(Act::LiftCurtain);
        let number = unseen.question().map(|_| 0).expect("a hand is asked for");
        unseen.act(Act::Answer(number));
        if unseen.app.world().resource::<Showing>().is_covered() {
            unseen.act(Act::LiftCurtain);
        }
        let asking = unseen.view().expect("the curtain is open").player;
        unseen.app.world_mut().resource_mut::<UndoRequest>().0 =
            Some((asking.opponent(), Consent::TheirAnswer));
        unseen.act(answer);
        let showing = unseen.app.world().resource::<Showing>();
        assert!(showing.is_covered() && showing.view.is_none(), "{answer:?} shows a hand");
    }
}

#[test]
fn keys_do_not_reach_the_curtain_through_the_menu() {
    let mut unseen = Unseen::open();
    unseen.sit_down(5);
    assert!(unseen.app.world().resource::<Showing>().is_covered());
    let hold = |unseen: &mut Unseen| {
        for _ in 0..3 {
            unseen.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::Space);
            unseen.settle();
            unseen.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().release(KeyCode::Space);
            unseen.settle();
        }
    };
    unseen.app.world_mut().resource_mut::<Paused>().0 = true;
    hold(&mut unseen);
    assert!(unseen.app.world().resource::<Showing>().is_covered(), "the menu has the keys");
    unseen.app.world_mut().resource_mut::<Paused>().0 = false;
    hold(&mut unseen);
    assert!(!unseen.app.world().resource::<Showing>().is_covered(), "without it the key lifts the cloth");
}
