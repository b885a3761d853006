//! Both hands: a fan that closes as it grows, so that twenty cards lie where six do.

use bevy::prelude::*;

use super::super::super::canvas::Canvas;
use super::super::card_at::known;
use super::super::{Layout, Look, Marks, Placed, Thing};
use super::measures as m;
use crate::history::View;
use crate::table::PlayerId;

/// How far from card to card, so that a hand is never wider than it may be.
fn step(cards: usize, usual: f32, width: f32) -> f32 {
    usual.min(width / cards.max(2).saturating_sub(1) as f32)
}

/// Where a card of the viewer's hand rests: its middle in the world, and its turn anticlockwise.
pub fn own(position: usize, cards: usize) -> (Vec2, f32) {
    let step = step(cards, m::HAND_STEP, m::HAND_WIDTH);
    // Counted in usual steps, so that a closed fan keeps its curve.
    let from_middle = (position as f32 - (cards as f32 - 1.0) / 2.0) * step / m::HAND_STEP;
    let turn = (m::HAND_TURN * from_middle).to_radians();
    let (x, top) =
        (m::HAND_MIDDLE + from_middle * m::HAND_STEP, m::HAND_TOP + from_middle.abs().powf(1.75) * 7.4);
    // It turns around a point under it.
    let (pivot, arm) = (top + m::HAND_CARD.y * 1.2, m::HAND_CARD.y * 0.7);
    (Canvas::world(x + arm * turn.sin(), pivot - arm * turn.cos()), -turn)
}

/// Where a card of the other's hand lies.
pub fn other(position: usize, cards: usize) -> (Vec2, f32) {
    let step = step(cards, m::OTHER_HAND_STEP, m::OTHER_HAND_WIDTH);
    let from_middle = (position as f32 - (cards as f32 - 1.0) / 2.0) * step / m::OTHER_HAND_STEP;
    let x = m::OTHER_HAND_MIDDLE.x + from_middle * m::OTHER_HAND_STEP;
    let y = m::OTHER_HAND_MIDDLE.y - from_middle.abs().powf(1.6) * 3.0;
    (Canvas::world(x, y), (from_middle * 5.0).to_radians())
}

/// Where a card of a hand lies in a replay: in a row, as small as the backs of the other's, and seen whole.
fn watched(below: bool, position: usize, cards: usize) -> Vec2 {
    let step = step(cards, m::OTHER_HAND_CARD.x + 6.0, m::HAND_WIDTH + 120.0);
    let from_middle = position as f32 - (cards as f32 - 1.0) / 2.0;
    let middle = if below { m::WATCHED_HAND } else { m::WATCHED_OTHER_HAND };
    Canvas::world(middle.x + from_middle * step, middle.y)
}

impl Layout {
    pub(super) fn hand(&mut self, view: &View, player: PlayerId, marks: &Marks) {
        let cards = &view.sides[player.index()].hand;
        for (position, card) in cards.iter().enumerate() {
            let thing = known(card).map_or(Thing::Back(player, position), Thing::Card);
            // On the stage it is not in the hand.
            if marks.stage.contains(&thing) {
                continue;
            }
            let z = m::HAND + position as f32;
            if marks.watched && known(card).is_some() {
                let at = watched(player == view.player, position, cards.len());
                self.placed.push(Placed::new(thing, Look::Card, at, m::OTHER_HAND_CARD, z));
                continue;
            }
            let placed = if player == view.player {
                let (at, turn) = own(position, cards.len());
                Placed { turn, ..Placed::new(thing, Look::Card, at, m::HAND_CARD, z) }
            } else {
                let (at, turn) = other(position, cards.len());
                Placed { turn, ..Placed::new(thing, Look::Back, at, m::OTHER_HAND_CARD, z) }
            };
            self.placed.push(if player == view.player { lifted(placed, marks) } else { placed });
        }
    }
}

/// What is pointed at or chosen stands upright above the others.
fn lifted(placed: Placed, marks: &Marks) -> Placed {
    let thing = Some(placed.thing);
    if ![marks.hovered, marks.focused, marks.selected].contains(&thing) {
        return placed;
    }
    let top = if marks.selected == thing { m::HAND_LIFTED - 40.0 } else { m::HAND_LIFTED };
    let at = Vec2::new(placed.at.x, Canvas::world(0.0, top + m::HAND_CARD.y / 2.0).y);
    let z = if marks.selected == thing { m::LIFTED + 2.0 } else { m::LIFTED };
    Placed { at, turn: 0.0, z, resting: Some((placed.at, placed.turn)), ..placed }
}
