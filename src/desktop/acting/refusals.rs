//! Why something cannot be done now, in one sentence with the numbers.

use bevy::platform::collections::HashMap;

use super::super::table::Thing;
use super::offers::{Offers, card_id, space_of};
use super::picking::Picking;
use super::words::Words;
use crate::decisions::{Answer, Ask};
use crate::events::Failure;
use crate::history::{CardView, Game, View};
use crate::table::CardId;

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

/// Why pressing a thing does nothing; nothing for what nobody would try.
pub fn why_not(
    game: &mut Game,
    view: &View,
    offers: &Offers,
    picking: &Picking,
    thing: Thing,
    words: &Words,
) -> Option<String> {
    offers.asked.as_ref()?;
    if offers.ask() != Some(Ask::Main) {
        return Some(words.say("refused-not-asked"));
    }
    let failure = match thing {
        Thing::Card(card) => of_card(game, view, card)?,
        Thing::Deck(player, place) if player == view.player => {
            game.why_not(view.player, Answer::Draw(place)).err()?
        }
        Thing::Space(space) if picking.plan.is_some() && space.owner() == view.player => Failure::SpaceTaken,
        Thing::Space(_) if picking.plan.is_some() => Failure::NotYourCard,
        Thing::Deck(..) | Thing::Back(..) | Thing::HiddenTicket(_) => Failure::NotYourCard,
        Thing::Space(_) | Thing::Discard(_) | Thing::Player(_) | Thing::Pool | Thing::Seal => return None,
    };
    Some(words.failure(failure))
}

/// What stands against using a card, by where it lies.
fn of_card(game: &mut Game, view: &View, card: CardId) -> Option<Failure> {
    let player = view.player;
    let in_hand = view.sides[player.index()].hand.iter().any(|there| card_id(there) == Some(card));
    if in_hand {
        return game.why_not(player, Answer::Play(card)).err();
    }
    let mine = space_of(view, card).is_none_or(|space| space.owner() == player);
    if !mine {
        return Some(Failure::NotYourCard);
    }
    if is_face_down(view, card) {
        return game.why_not(player, Answer::Flip(card)).err();
    }
    let abilities = game.table(|table| {
        let entries = table.index.main.iter().chain(&table.index.instant);
        let own = entries.filter(|entry| entry.host == crate::table::Host::Card(card));
        own.map(|entry| entry.serial).collect::<Vec<_>>()
    });
    match abilities.unwrap_or_default().first() {
        Some(&serial) => game.why_not(player, Answer::Activate(serial)).err(),
        None => game.why_not(player, Answer::Remove(card)).err(),
    }
}

fn is_face_down(view: &View, card: CardId) -> bool {
    let boards = view.sides.iter().flat_map(|side| side.board.iter().flatten());
    let mut lying = boards.chain(&view.timeline);
    lying.any(|there| matches!(there, CardView::FaceDown { own: Some((id, _)), .. } if *id == card))
}
