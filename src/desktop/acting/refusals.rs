//! Why something cannot be done now, in one sentence with the numbers.

use bevy::platform::collections::HashMap;

use super::super::table::{Look, Placed, Thing};
use super::offers::{Offers, card_id};
use super::picking::Picking;
use super::words::Words;
use crate::decisions::{Answer, Ask};
use crate::history::{Game, View};
use crate::text::{Object, could_answer};

/// The cards in the hand that cannot be played now, each with the reason.
pub fn unplayable(game: &mut Game, view: &View, offers: &Offers, words: &Words) -> HashMap<Thing, String> {
    if offers.ask() != Some(Ask::Main) {
        return HashMap::default();
    }
    let hand = view.sides[view.player.index()].hand.iter().filter_map(card_id);
    let refused = hand.filter_map(|card| {
        let failure = game.why_not(view.player, Answer::Play(card)).err()?;
        Some((Thing::Card(card), words.failure(failure)))
    });
    refused.collect()
}

/// Why pressing a thing does nothing; nothing for what does something.
pub fn why_not(
    game: &mut Game,
    view: &View,
    picking: &Picking,
    thing: Thing,
    words: &Words,
) -> Option<String> {
    let held = picking.plan.as_ref().and_then(|plan| match plan.thing {
        Thing::Card(card) => Some(card),
        _ => None,
    });
    words.why_not(game, view, held, object(thing))
}

/// Whether the reason of a thing is worth telling to who only points at it. What lies on the board does its work by
/// itself, where nothing is held no space is wanted, and a question is not asked of everything.
pub fn wants_reason(view: &View, picking: &Picking, placed: &Placed) -> bool {
    let asked = view.question.as_ref().is_none_or(|question| could_answer(question, object(placed.thing)));
    let main = view.question.as_ref().is_none_or(|question| question.ask == Ask::Main);
    let on_the_board = placed.look == Look::Tile || matches!(placed.thing, Thing::Space(_));
    asked && !(main && on_the_board && picking.plan.is_none())
}

/// A thing of the table as the game speaks of it.
fn object(thing: Thing) -> Object {
    match thing {
        Thing::Card(card) => Object::Card(card),
        Thing::Back(player, _) => Object::Back(player),
        Thing::Space(space) => Object::Space(space),
        Thing::Deck(player, place) => Object::Deck(player, place),
        Thing::Discard(player) => Object::Discard(player),
        Thing::HiddenTicket(_) => Object::HiddenTicket,
        Thing::Player(player) => Object::Player(player),
        Thing::Pool => Object::Pool,
        Thing::Seal => Object::Attack,
    }
}
