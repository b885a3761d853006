//! The board, the piles, the timeline and what never moves.

use bevy::prelude::*;

use super::super::super::canvas::Canvas;
use super::super::card_at::known;
use super::super::{Layout, Look, Marks, Placed, Thing};
use super::measures as m;
use crate::cards::Place;
use crate::history::View;
use crate::table::{COLUMNS, PlayerId, SpaceId};

/// A chosen creature is lifted so far.
const LIFT: f32 = 6.0;

/// The middle of a rectangle of the layout, in the world.
pub fn middle(rect: Rect) -> Vec2 {
    let middle = rect.center();
    Canvas::world(middle.x, middle.y)
}

/// Where a space lies in the layout.
pub fn cell(viewer: PlayerId, space: SpaceId) -> Rect {
    let own = space.owner() == viewer;
    // S7: the rows face each other, so the other's leftmost space is on the right.
    let across = if own { space.column() } else { COLUMNS - 1 - space.column() };
    let corner = m::CELL.min + m::CELL_STEP * Vec2::new(across as f32, if own { 1.0 } else { 0.0 });
    Rect::from_corners(corner, corner + m::CELL.size())
}

/// Where the slip of a creature lies in its space, in the world.
pub fn tile(viewer: PlayerId, space: SpaceId) -> Vec2 {
    let corner = cell(viewer, space).min + m::TILE_IN_CELL;
    middle(Rect::from_corners(corner, corner + m::TILE))
}

/// The middle of a pile, in the world. The viewer's discard pile lies uppermost, the other's lowest.
pub fn pile(own: bool, place: Place) -> Vec2 {
    let order = match (place, own) {
        (Place::MainDeck, false) | (Place::Discard, true) => 0.0,
        (Place::BloodDeck, false) | (Place::MainDeck, true) => 1.0,
        _ => 2.0,
    };
    let first = if own { m::PILES_OWN } else { m::PILES_OTHER };
    Canvas::world(m::PILE_X, first + order * m::PILE_STEP)
}

/// The middle of a ticket of the timeline, of so many, in the world.
pub fn ticket(at: usize, of: usize) -> Vec2 {
    let room = m::TICKET_LAST - m::TICKET_FIRST.y;
    let step = m::TICKET_STEP.min(room / of.max(2).saturating_sub(1) as f32);
    Canvas::world(m::TICKET_FIRST.x, m::TICKET_FIRST.y + step * at as f32)
}

impl Layout {
    pub(super) fn board(&mut self, view: &View, side: PlayerId, marks: &Marks) {
        for space in SpaceId::row(side) {
            let cell = cell(view.player, space);
            let placed = Placed::new(Thing::Space(space), Look::Other, middle(cell), cell.size(), m::CELLS);
            self.placed.push(placed);
            let Some(card) = &view.sides[side.index()].board[space.column()] else { continue };
            // S48: of the other's face-down card only its space is known; it is pointed at there.
            let Some(id) = known(card) else { continue };
            let thing = Thing::Card(id);
            let at = tile(view.player, space);
            let mut placed = Placed::new(thing, Look::Tile, at, m::TILE, m::TILES);
            if marks.selected == Some(thing) || marks.focused == Some(thing) {
                placed.resting = Some((at, 0.0));
                placed.at.y += LIFT;
            }
            self.placed.push(placed);
        }
    }

    pub(super) fn piles(&mut self, side: PlayerId, own: bool) {
        let things = [
            (Thing::Deck(side, Place::MainDeck), Place::MainDeck),
            (Thing::Deck(side, Place::BloodDeck), Place::BloodDeck),
            (Thing::Discard(side), Place::Discard),
        ];
        for (thing, place) in things {
            self.placed.push(Placed::new(thing, Look::Other, pile(own, place), m::PILE, m::FIXTURES));
        }
    }

    pub(super) fn timeline(&mut self, view: &View) {
        let of = view.timeline.len();
        for (at, card) in view.timeline.iter().enumerate() {
            let thing = known(card).map_or(Thing::HiddenTicket(at), Thing::Card);
            let z = m::TILES + at as f32 * 0.8;
            self.placed.push(Placed::new(thing, Look::Ticket, ticket(at, of), m::TICKET, z));
        }
    }

    pub(super) fn fixtures(&mut self, view: &View) {
        let mut place = |thing, rect: Rect| {
            self.placed.push(Placed::new(thing, Look::Other, middle(rect), rect.size(), m::FIXTURES));
        };
        place(Thing::Player(view.player.opponent()), m::PLATE_OTHER);
        place(Thing::Player(view.player), m::PLATE_OWN);
        place(Thing::Pool, m::VESSEL_GLASS);
        place(Thing::Seal, m::SEAL);
    }
}
