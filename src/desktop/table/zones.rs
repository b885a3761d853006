//! Where a zone lies on the table, for things that come from there or go there.

use bevy::prelude::*;

use super::layout::{measures as m, middle, other_hand, own_hand, pile, ticket, tile};
use super::motion::CueKind;
use super::scene::Pose;
use crate::cards::Place;
use crate::table::{PlayerId, ZoneId};

/// The middle of a zone, in the world.
pub fn point(zone: ZoneId, viewer: PlayerId) -> Option<Vec2> {
    let own = zone.owner() == Some(viewer);
    match zone.place() {
        Place::Hand if own => Some(own_hand(0, 1).0),
        Place::Hand => Some(other_hand(0, 1).0),
        place @ (Place::MainDeck | Place::BloodDeck | Place::Discard) => Some(pile(own, place)),
        Place::Timeline => Some(ticket(0, 1)),
        Place::Board => zone.as_space().map(|space| tile(viewer, space)),
        Place::Aside => Some(middle(if own { m::PLATE_OWN } else { m::PLATE_OTHER })),
    }
}

/// Where something that comes to be seen comes from.
pub fn origin(kind: CueKind, viewer: PlayerId) -> Option<Vec2> {
    match kind {
        CueKind::Draw { from } => point(from, viewer),
        CueKind::Play { from } | CueKind::Move { from, .. } => from.and_then(|from| point(from, viewer)),
        CueKind::Change | CueKind::Death | CueKind::Flip => None,
    }
}

/// Where something that is seen no more goes.
pub fn destination(kind: CueKind, viewer: PlayerId) -> Option<Vec2> {
    match kind {
        CueKind::Move { to, .. } => to.and_then(|to| point(to, viewer)),
        _ => None,
    }
}

/// How large it is at its origin: a card of a pile is small.
pub fn small(kind: CueKind, at_rest: Pose) -> Vec2 {
    match kind {
        CueKind::Draw { .. } => at_rest.scale * 0.32,
        CueKind::Move { from: Some(from), .. } | CueKind::Play { from: Some(from) }
            if from.is_deck() || from.place() == Place::Discard =>
        {
            at_rest.scale * 0.32
        }
        _ => at_rest.scale,
    }
}
