//! Which thing of the table the guide points at.

use super::super::acting::card_id;
use super::super::table::Thing;
use crate::cards::{Name, Place, Pointed};
use crate::history::{CardView, View};
use crate::table::{COLUMNS, PlayerId, SpaceId};

/// The thing; none for what is no thing of its own, such as the log, or is not there.
pub fn thing_of(pointed: &Pointed, view: &View) -> Option<Thing> {
    let you = view.player;
    let space = |player: PlayerId, number: u32| {
        let column = (number as usize).checked_sub(1).filter(|column| *column < COLUMNS)?;
        Some(Thing::Space(SpaceId::new(player, column)))
    };
    match pointed {
        Pointed::Pool => Some(Thing::Pool),
        Pointed::Blood => Some(Thing::Player(you)),
        Pointed::TheirBlood => Some(Thing::Player(you.opponent())),
        Pointed::MainDeck => Some(Thing::Deck(you, Place::MainDeck)),
        Pointed::BloodDeck => Some(Thing::Deck(you, Place::BloodDeck)),
        Pointed::Discard => Some(Thing::Discard(you)),
        Pointed::Seal => Some(Thing::Seal),
        Pointed::Space(number) => space(you, *number),
        Pointed::TheirSpace(number) => space(you.opponent(), *number),
        Pointed::InHand(name) => find(view.sides[you.index()].hand.iter(), *name),
        Pointed::Yours(name) => in_play(view, you, *name),
        Pointed::Theirs(name) => in_play(view, you.opponent(), *name),
        Pointed::Timeline | Pointed::Log | Pointed::Inspector => None,
    }
}

fn in_play(view: &View, player: PlayerId, name: Name) -> Option<Thing> {
    let of_player = |card: &&CardView| matches!(card, CardView::Open(open) if open.controller == player);
    let board = view.sides[player.index()].board.iter().flatten();
    find(board.chain(view.timeline.iter().filter(of_player)), name)
}

fn find<'a>(mut cards: impl Iterator<Item = &'a CardView>, name: Name) -> Option<Thing> {
    let called = |card: &&CardView| matches!(card, CardView::Open(open) if open.name == name);
    cards.find(called).and_then(card_id).map(Thing::Card)
}
