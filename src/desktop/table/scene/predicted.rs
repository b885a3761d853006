//! Slips that say what would come of an answer, beside what is chosen by it: outside the spaces, so that they
//! hide no number of a creature.

use bevy::prelude::*;

use super::super::card_at::space_of;
use super::super::fixture::Prediction;
use super::super::layout::{cell, measures as m, middle, stage_rows};
use super::super::{Layout, Marks, Thing};
use super::Guise;
use super::items::{Item, Key, Pose, Staging};
use crate::history::View;

/// From a thing to its slip: the key of the thing lies over its upper edge, its numbers over its lower one.
const GAP: f32 = 5.0;
/// Of a slip with one line, and with two.
const HEIGHTS: [f32; 2] = [34.0, 52.0];

/// The rectangle of a thing in the layout of 1600 × 900, and whether its slip lies above it.
fn place(view: &View, layout: &Layout, marks: &Marks, thing: Thing) -> Option<(Rect, bool)> {
    let placed = layout.find(thing)?;
    if marks.stage.contains(&thing) {
        // Under cards in several rows is no room.
        let (_, columns) = stage_rows(marks.stage.len());
        let corner = Vec2::new(placed.at.x + 800.0, 450.0 - placed.at.y) - placed.size / 2.0;
        let rect = Rect::from_corners(corner, corner + placed.size);
        return (columns >= marks.stage.len()).then_some((rect, false));
    }
    let space = match thing {
        Thing::Space(space) => Some(space),
        Thing::Card(card) => space_of(view, card),
        _ => None,
    };
    match (space, thing) {
        (Some(space), _) => Some((cell(view.player, space), space.owner() != view.player)),
        (None, Thing::Player(player)) if player == view.player => Some((m::PLATE_OWN, true)),
        (None, Thing::Player(_)) => Some((m::PLATE_OTHER, false)),
        _ => None,
    }
}

/// Where the slip of a thing lies, in the layout of 1600 × 900.
fn slip(view: &View, layout: &Layout, marks: &Marks, thing: Thing) -> Option<Rect> {
    let predicted = marks.predicted.get(&thing)?;
    let (beside, above) = place(view, layout, marks, thing)?;
    let height = HEIGHTS[usize::from(!predicted.line.is_empty())];
    let top = if above { beside.min.y - GAP - height } else { beside.max.y + GAP };
    Some(Rect::from_corners(Vec2::new(beside.min.x, top), Vec2::new(beside.max.x, top + height)))
}

/// The way of a cord to a thing, in the layout of 1600 × 900: it ends at the lower edge of the thing or of its slip,
/// and goes to the other's row between the columns, so that it lies over no creature.
pub fn cord_to(view: &View, layout: &Layout, marks: &Marks, thing: Thing) -> Option<Vec<Vec2>> {
    let (beside, above) = place(view, layout, marks, thing)?;
    let lowest = match slip(view, layout, marks, thing) {
        Some(slip) if !above => slip,
        _ => beside,
    };
    let end = Vec2::new(lowest.center().x, lowest.max.y);
    let own_row = m::CELL.min.y + m::CELL_STEP.y;
    if above && end.y < own_row {
        let between = beside.min.x - 6.0;
        let [low, high] = [own_row + m::CELL.height() + 6.0, own_row - 4.0];
        return Some(vec![Vec2::new(between, low), Vec2::new(between, high), end]);
    }
    Some(vec![end])
}

impl Staging<'_> {
    pub(super) fn predicted(&self, items: &mut Vec<Item>) {
        for (&thing, predicted) in &self.marks.predicted {
            let Some(rect) = slip(self.view, self.layout, self.marks, thing) else { continue };
            let chosen = [self.marks.focused, self.marks.hovered, self.marks.selected].contains(&Some(thing));
            let guise = Guise::Prediction(Prediction { said: predicted.clone(), size: rect.size(), chosen });
            let pose = Pose::at(middle(rect), m::STAGED - 2.0);
            items.push(Item { key: Key::Prediction(thing), guise, pose });
        }
    }
}
