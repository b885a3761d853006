//! Where everything lies: from a view to places in the world. Pointing, drawing and motion all read this one
//! list, so that what is seen is what is clicked.

mod hand;
pub mod measures;
mod places;
mod stage;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use hand::{other as other_hand, own as own_hand};
pub use places::{cell, middle, pile, ticket, tile};
pub use stage::rows as stage_rows;

use super::Marks;
use crate::cards::Place;
use crate::history::View;
use crate::table::{CardId, PlayerId, SpaceId};

/// A thing on the table that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A card whose identity the viewer knows, wherever it lies.
    Card(CardId),
    /// A card of which only the back is seen: in the other's hand, by its place there.
    Back(PlayerId, usize),
    Space(SpaceId),
    /// A main or blood deck.
    Deck(PlayerId, Place),
    Discard(PlayerId),
    /// A card on the timeline of which only the back is seen, by its place there.
    HiddenTicket(usize),
    /// A player's name plate.
    Player(PlayerId),
    /// The shared pool.
    Pool,
    /// The seal that ends the main phase.
    Seal,
}

/// How a card is drawn where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// The whole card, as in a hand.
    Card,
    /// The slip of a creature in play.
    Tile,
    /// A ticket on the timeline.
    Ticket,
    Back,
    /// Not a card.
    Other,
}

/// Where a thing lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    pub thing: Thing,
    pub look: Look,
    /// Its middle, in the world.
    pub at: Vec2,
    pub size: Vec2,
    /// Turned by so much, anticlockwise.
    pub turn: f32,
    pub z: f32,
    /// Where it would lie if it were not lifted: it can be pointed at there, too, so that it does not slip
    /// away from under the pointer.
    pub resting: Option<(Vec2, f32)>,
    /// It hangs on the pointer: what lies under it is meant.
    pub carried: bool,
}

impl Placed {
    pub(super) fn new(thing: Thing, look: Look, at: Vec2, size: Vec2, z: f32) -> Self {
        Self { thing, look, at, size, turn: 0.0, z, resting: None, carried: false }
    }

    pub fn contains(&self, point: Vec2) -> bool {
        let lies = |(at, turn): (Vec2, f32)| {
            let local = Vec2::from_angle(-turn).rotate(point - at);
            local.abs().cmple(self.size / 2.0).all()
        };
        !self.carried && (lies((self.at, self.turn)) || self.resting.is_some_and(lies))
    }
}

/// Everything that lies on the table, from back to front.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub struct Layout {
    pub placed: Vec<Placed>,
}

impl Layout {
    /// What a viewer sees of a match, and how what is marked lies.
    pub fn of(view: &View, marks: &Marks) -> Self {
        let mut layout = Self::default();
        layout.fixtures(view);
        for side in PlayerId::BOTH {
            layout.board(view, side, marks);
            layout.piles(side, side == view.player);
        }
        layout.timeline(view);
        layout.hand(view, view.player.opponent(), marks);
        layout.hand(view, view.player, marks);
        layout.stage(marks);
        layout.carry(marks);
        layout.light(marks);
        layout
    }

    /// The thing in front at a point of the world.
    pub fn thing_at(&self, point: Vec2) -> Option<Thing> {
        let under = self.placed.iter().filter(|placed| placed.contains(point));
        under.max_by(|a, b| a.z.total_cmp(&b.z)).map(|placed| placed.thing)
    }

    pub fn find(&self, thing: Thing) -> Option<&Placed> {
        self.placed.iter().find(|placed| placed.thing == thing)
    }

    /// What is dragged hangs on the pointer, upright and over everything.
    fn carry(&mut self, marks: &Marks) {
        let Some((thing, held)) = marks.dragged else { return };
        if let Some(placed) = self.placed.iter_mut().find(|placed| placed.thing == thing) {
            *placed =
                Placed { at: held, turn: 0.0, z: measures::CARRIED, resting: None, carried: true, ..*placed };
        }
    }

    /// On a dimmed table what can be chosen lies above the veil.
    fn light(&mut self, marks: &Marks) {
        if !marks.dimmed {
            return;
        }
        for placed in &mut self.placed {
            let lit = marks.legal.contains(&placed.thing)
                || marks.selected == Some(placed.thing)
                || marks.focused == Some(placed.thing);
            if lit && placed.z < measures::VEIL {
                placed.z += measures::LIT;
            }
        }
    }
}
