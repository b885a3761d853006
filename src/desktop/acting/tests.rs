//! Over whole random matches: what is marked is exactly what the engine takes, and everything it takes can be
//! reached.

use std::path::Path;
use std::sync::Arc;

use bevy::platform::collections::HashSet;

use super::marking::{keys, legal};
use super::offers::{At, Hosts, Offers, hosts};
use super::picking::{Picking, Press, announced, plan, press};
use super::refusals::why_not;
use super::words::Words;
use crate::cards::{CardSet, load_folder};
use crate::decisions::{Answer, Ask};
use crate::desktop::library::Library;
use crate::desktop::table::{Layout, Marks, Thing};
use crate::history::{AnswerView, Chance, Game, View};
use crate::mods::{self, Sources};
use crate::table::MatchSetup;
use crate::text::Languages;
use crate::tools::{Policy, random_deck, seed_of};

fn core() -> Arc<CardSet> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    Arc::new(load_folder(&folder).expect("the core pack loads"))
}

/// Plays matches out of all cards at random; `look` sees every question with what is asked of whom.
fn over_matches(matches: usize, mut look: impl FnMut(&mut Game, &View, &Offers)) {
    let set = core();
    for number in 0..matches {
        let seed = seed_of(0xac7, number);
        let mut chance = Chance::seeded(seed ^ 0xdec5);
        let decks = [random_deck(&set, &mut chance), random_deck(&set, &mut chance)];
        let mut game = Game::new(Arc::clone(&set), MatchSetup::new(seed, decks)).expect("legal decks");
        for _ in 0..400 {
            let Some(question) = game.question().cloned() else { break };
            let view = game.view(question.player);
            let found = hosts(&mut game, &view);
            let offers = Offers::of(&view, &found);
            look(&mut game, &view, &offers);
            let choice = Policy::Eager.choose(&question, &mut chance);
            game.answer(choice).expect("what is offered is accepted");
        }
    }
}

#[test]
fn what_is_marked_is_exactly_what_the_engine_takes() {
    let mut seen = 0;
    over_matches(12, |game, view, offers| {
        let question = game.question().cloned().expect("a question is open");
        assert_eq!(offers.asked, Some((question.player, question.ask)));
        let numbers: Vec<usize> = offers.list.iter().map(|offer| offer.number).collect();
        assert_eq!(numbers, (0..question.answers.len()).collect::<Vec<_>>(), "every answer, in order");
        // A thing is marked if and only if an answer of the engine is about it.
        let marked = legal(offers, &Picking::default());
        let about: HashSet<Thing> = question
            .answers
            .iter()
            .zip(&offers.list)
            .filter_map(|(answer, offer)| match answer {
                Answer::Play(card) | Answer::Remove(card) | Answer::Flip(card) => Some(Thing::Card(*card)),
                Answer::Card(card) if matches!(offer.answer, AnswerView::Plain(_)) => {
                    Some(Thing::Card(*card))
                }
                Answer::Draw(place) => Some(Thing::Deck(question.player, *place)),
                Answer::Space(space) => Some(Thing::Space(*space)),
                Answer::Player(player) => Some(Thing::Player(*player)),
                Answer::Attack => Some(Thing::Seal),
                Answer::Activate(_) | Answer::Card(_) => offer.thing(),
                _ => None,
            })
            .collect();
        assert_eq!(marked, about, "{question:?}");
        // What is not marked is refused, wherever it lies.
        let layout = Layout::of(view, &Marks { legal: marked.clone(), ..Marks::default() });
        for placed in &layout.placed {
            let pressed = press(view, offers, &Picking::default(), placed.thing);
            let alone = !marked.contains(&placed.thing);
            if let (true, Press::Refuse(thing)) = (alone, &pressed) {
                assert_eq!(*thing, placed.thing);
            } else if alone {
                assert!(
                    matches!(placed.thing, Thing::Card(_) | Thing::Space(_)),
                    "{pressed:?} of {placed:?}"
                );
            } else {
                assert!(!matches!(pressed, Press::Refuse(_)), "{:?} is marked and refused", placed.thing);
            }
        }
        seen += 1;
    });
    assert!(seen > 600, "{seen} questions are too few to say anything");
}

#[test]
fn every_answer_is_reached_by_pressing_or_by_a_button() {
    let mut asked: HashSet<&'static str> = HashSet::default();
    over_matches(12, |_, view, offers| {
        for offer in &offers.list {
            let Some(thing) = offer.thing() else { continue };
            match press(view, offers, &Picking::default(), thing) {
                Press::Give(number) | Press::PickUp(_, number) => assert_eq!(number, offer.number),
                Press::Menu(opened) => {
                    assert!(offers.at(opened).any(|other| other.number == offer.number));
                }
                other => panic!("{offer:?} cannot be reached: {other:?}"),
            }
            let layout = Layout::of(view, &Marks { stage: offers.stage.clone(), ..Marks::default() });
            assert!(layout.find(thing).is_some(), "{thing:?} lies nowhere: {offer:?}");
        }
        asked.insert(match offers.ask() {
            Some(Ask::Main) => "main",
            Some(Ask::Mulligan) => "mulligan",
            Some(Ask::Card { .. }) => "card",
            Some(Ask::Space) => "space",
            Some(Ask::May) => "may",
            _ => "other",
        });
    });
    for kind in ["main", "mulligan", "card", "space", "may"] {
        assert!(asked.contains(kind), "no question was about {kind}: {asked:?}");
    }
}

#[test]
fn a_card_that_is_picked_up_knows_where_it_can_go_and_gets_there_in_two_answers() {
    let mut placed = 0;
    over_matches(6, |game, view, offers| {
        let playing = offers.list.iter().find(|offer| matches!(offer.plain(), Some(Answer::Play(_))));
        let Some(offer) = playing else { return };
        let thing = offer.thing().expect("a card to play lies in the hand");
        let held = plan(game, view, thing, offer.number);
        let picking = Picking { plan: Some(held.clone()), ..Picking::default() };
        for (place, answer) in &held.then {
            assert!(legal(offers, &picking).contains(place));
            assert_eq!(press(view, offers, &picking, *place), Press::GiveThen(offer.number, answer.clone()));
        }
        assert_eq!(keys(offers, &picking, &[]).len(), held.then.len().min(9));
        let Some((_, answer)) = held.then.last() else {
            assert_eq!(press(view, offers, &picking, thing), Press::Give(offer.number));
            return;
        };
        let mut on = game.fork();
        on.answer(offer.number).expect("it can be played");
        let next = on.view(view.player);
        let number = announced(&Offers::of(&next, &Hosts::default()), answer);
        on.answer(number.expect("the place is asked for next")).expect("the place is taken");
        placed += 1;
    });
    assert!(placed > 20, "{placed} cards were placed");
}

/// Everything that only a button can answer has one: the sheet is tested with the overlays.
#[test]
fn in_the_main_phase_nothing_needs_a_button() {
    over_matches(8, |_, _, offers| {
        if offers.ask() == Some(Ask::Main) {
            assert_eq!(offers.by_button().count(), 0);
            assert!(offers.list.iter().all(|offer| matches!(offer.at, At::Table(_))));
        }
    });
}

/// In every kind of question, whatever lies on the table does something or says why not, in both languages.
#[test]
fn what_is_pressed_in_vain_says_why() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let loaded = mods::load(&Sources::core(folder));
    let (languages, _) = Languages::of(&loaded.languages);
    let libraries = ["en", "es"].map(|tag| Library {
        loaded: mods::load(&Sources::core(Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core"))),
        languages: languages.clone(),
        tongue: languages.tongue(tag).expect("a language"),
        on_table: None,
    });
    let mut refused = 0;
    let mut number = 0;
    over_matches(5, |game, view, offers| {
        number += 1;
        if number % 4 > 0 && offers.ask() == Some(Ask::Main) {
            return;
        }
        let mut plans = vec![Picking::default()];
        let playing = offers.list.iter().find(|offer| matches!(offer.plain(), Some(Answer::Play(_))));
        if let Some(offer) = playing
            && let Some(thing) = offer.thing()
        {
            plans.push(Picking { plan: Some(plan(game, view, thing, offer.number)), ..Picking::default() });
        }
        let marks = Marks { stage: offers.stage.clone(), ..Marks::default() };
        for picking in &plans {
            for placed in &Layout::of(view, &marks).placed {
                let Press::Refuse(thing) = press(view, offers, picking, placed.thing) else { continue };
                for library in &libraries {
                    let words = Words::new(library, game, view);
                    let said = why_not(game, view, picking, thing, &words);
                    let said =
                        said.unwrap_or_else(|| panic!("{thing:?} is refused without a word: {offers:?}"));
                    assert!(said.chars().count() > 3 && !said.contains(['‹', '{']), "{thing:?}: {said}");
                    refused += 1;
                }
            }
        }
    });
    assert!(refused > 2_000, "{refused} refusals are too few to say anything");
}
