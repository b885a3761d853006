//! Where a slip about a thing of the table lies: beside it, and not over what one may want to compare it with.

use bevy_egui::egui::{Align2, Pos2, Rect, pos2};

use super::super::acting::place_of;
use super::super::canvas::Canvas;
use super::super::table::{Look, Placed, Thing};

fn is_on_the_board(placed: &Placed) -> bool {
    placed.look == Look::Tile || matches!(placed.thing, Thing::Space(_))
}

/// The point of a slip, and which of its own that is: above the thing where there is room, else below, and at its side
/// at the edges. What is on the board has its slip on the side that is away from the other row.
pub fn beside(canvas: &Canvas, screen: Rect, placed: &Placed) -> (Pos2, Align2) {
    let thing = place_of(canvas, screen, placed);
    if thing.height() > screen.height() * 0.3 {
        return (pos2(thing.right() + 22.0, thing.center().y), Align2::LEFT_CENTER);
    }
    let above = match is_on_the_board(placed) {
        true => thing.center().y < screen.center().y,
        false => thing.top() > screen.top() + 190.0,
    };
    match above {
        true => (pos2(thing.center().x, thing.top() - 12.0), Align2::CENTER_BOTTOM),
        // The badges of a creature hang a little lower.
        false => (pos2(thing.center().x, thing.bottom() + 18.0), Align2::CENTER_TOP),
    }
}

/// At the side of a card of the hand that has more room, no higher than its middle.
pub fn at_its_side(canvas: &Canvas, screen: Rect, placed: &Placed) -> (Pos2, Align2) {
    let card = place_of(canvas, screen, placed);
    match card.center().x < screen.center().x {
        true => (pos2(card.right() + 14.0, card.center().y), Align2::LEFT_TOP),
        false => (pos2(card.left() - 14.0, card.center().y), Align2::RIGHT_TOP),
    }
}
