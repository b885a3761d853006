//! Finds cards in a view.

use crate::history::{CardView, View};
use crate::table::{CardId, PlayerId, SpaceId};

/// The identity of a card, where the viewer may know it.
pub fn known(card: &CardView) -> Option<CardId> {
    match card {
        CardView::Open(card) => Some(card.id),
        CardView::FaceDown { own, .. } => own.map(|(id, _)| id),
        CardView::Hidden => None,
    }
}

/// A card that the viewer knows, wherever it lies or is shown.
pub fn find(view: &View, card: CardId) -> Option<&CardView> {
    let sides = view.sides.iter().flat_map(|side| {
        side.board.iter().flatten().chain(&side.hand).chain(&side.discard).chain(&side.aside)
    });
    let asked = view.question.iter().flat_map(|asked| asked.shown.iter().chain(&asked.about));
    sides.chain(&view.timeline).chain(asked).find(|seen| known(seen) == Some(card))
}

/// The space that a card of the viewer's knowledge stands on.
pub fn space_of(view: &View, card: CardId) -> Option<SpaceId> {
    PlayerId::BOTH.into_iter().flat_map(SpaceId::row).find(|space| {
        let there = view.sides[space.owner().index()].board[space.column()].as_ref();
        there.and_then(known) == Some(card)
    })
}
