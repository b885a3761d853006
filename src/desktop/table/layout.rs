//! Where everything lies: from a view to places in the world. Pointing, drawing and motion all read this one
//! list, so that what is seen is what is clicked.

use bevy::prelude::*;

use super::super::canvas::Canvas;
use crate::cards::Place;
use crate::history::{CardView, SideView, View};
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
}

impl Placed {
    fn contains(&self, point: Vec2) -> bool {
        let local = Vec2::from_angle(-self.turn).rotate(point - self.at);
        local.abs().cmple(self.size / 2.0).all()
    }
}

/// Everything that lies on the table, from back to front.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub struct Layout {
    pub placed: Vec<Placed>,
}

/// Measures of `kit.ron`, in the layout of 1600 × 900.
const CELL: Rect = Rect { min: Vec2::new(322.0, 106.0), max: Vec2::new(506.0, 332.0) };
const CELL_STEP: Vec2 = Vec2::new(196.0, 260.0);
const TILE: Vec2 = Vec2::new(168.0, 203.84);
const HAND_MIDDLE: f32 = 676.0;
const HAND_STEP: f32 = 118.0;
const HAND_CARD: Vec2 = Vec2::new(172.0, 240.8);
const HAND_TURN: f32 = 5.2;
const HAND_WIDTH: f32 = 760.0;

impl Layout {
    /// What a viewer sees of a match.
    pub fn of(view: &View) -> Self {
        let mut layout = Self::default();
        for side in PlayerId::BOTH {
            layout.board(view, side);
        }
        layout.hand(&view.sides[view.player.opponent().index()], view.player.opponent(), false);
        layout.hand(&view.sides[view.player.index()], view.player, true);
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

    fn board(&mut self, view: &View, side: PlayerId) {
        let own = side == view.player;
        for column in 0..4_usize {
            let space = SpaceId::new(side, column);
            // S7: the rows face each other, so the other's leftmost space is on the right.
            let across = if own { column } else { 3 - column };
            let row = if own { 1.0 } else { 0.0 };
            let corner = CELL.min + CELL_STEP * Vec2::new(across as f32, row);
            let middle = corner + CELL.size() / 2.0;
            let at = Canvas::world(middle.x, middle.y);
            let place = |thing, look, size, z| Placed { thing, look, at, size, turn: 0.0, z };
            self.placed.push(place(Thing::Space(space), Look::Other, CELL.size(), 1.0));
            let Some(card) = &view.sides[side.index()].board[column] else { continue };
            if let Some(id) = known(card) {
                self.placed.push(place(Thing::Card(id), Look::Tile, TILE, 2.0));
            }
        }
    }

    fn hand(&mut self, side: &SideView, player: PlayerId, own: bool) {
        let cards = side.hand.len();
        let step = HAND_STEP.min(HAND_WIDTH / cards.max(1) as f32);
        for (position, card) in side.hand.iter().enumerate() {
            let from_middle = position as f32 - (cards as f32 - 1.0) / 2.0;
            let turn = -(HAND_TURN * from_middle * step / HAND_STEP).to_radians();
            let x = HAND_MIDDLE + step * from_middle;
            let sink = from_middle * from_middle * 3.0;
            let y = if own { 812.0 + sink } else { -64.0 - sink };
            let thing = known(card).map_or(Thing::Back(player, position), Thing::Card);
            let look = if known(card).is_some() { Look::Card } else { Look::Back };
            self.placed.push(Placed {
                thing,
                look,
                at: Canvas::world(x, y),
                size: HAND_CARD,
                turn: if own { turn } else { -turn },
                z: 10.0 + position as f32,
            });
        }
    }
}

/// The identity of a card, where the viewer may know it.
fn known(card: &CardView) -> Option<CardId> {
    match card {
        CardView::Open(card) => Some(card.id),
        CardView::FaceDown { own, .. } => own.map(|(id, _)| id),
        CardView::Hidden => None,
    }
}
