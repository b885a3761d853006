//! Cards laid out in front of the player, over the dimmed table: as large as they can be all at once.

use bevy::prelude::*;

use super::super::super::canvas::Canvas;
use super::super::{Layout, Look, Marks, Placed};
use super::measures as m;

/// How wide each of so many cards is, and how many lie in a row.
pub fn rows(cards: usize) -> (f32, usize) {
    let cards = cards.max(1);
    let width_in = |rows: usize| {
        let columns = cards.div_ceil(rows);
        let across = (m::STAGE.width() + m::STAGE_GAP) / columns as f32 - m::STAGE_GAP;
        let down = ((m::STAGE.height() + m::STAGE_GAP) / rows as f32 - m::STAGE_GAP) / 1.4;
        (across.min(down).min(m::STAGE_CARD), columns)
    };
    let best = (1..=cards).map(width_in).max_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    best.unwrap_or((m::STAGE_CARD, 1))
}

impl Layout {
    pub(super) fn stage(&mut self, marks: &Marks) {
        let cards = marks.stage.len();
        if cards == 0 {
            return;
        }
        let (width, columns) = rows(cards);
        let size = Vec2::new(width, width * 1.4);
        let step = size + m::STAGE_GAP;
        let lines = cards.div_ceil(columns);
        for (at, &thing) in marks.stage.iter().enumerate() {
            let (row, column) = (at / columns, at % columns);
            let in_row = columns.min(cards - row * columns);
            let across = column as f32 - (in_row as f32 - 1.0) / 2.0;
            let down = row as f32 - (lines as f32 - 1.0) / 2.0;
            let middle = m::STAGE.center() + step * Vec2::new(across, down);
            let mut at = Canvas::world(middle.x, middle.y);
            let lifted = [marks.hovered, marks.focused, marks.selected].contains(&Some(thing));
            let resting = lifted.then_some((at, 0.0));
            if lifted {
                at.y += 10.0;
            }
            let placed =
                Placed::new(thing, Look::Card, at, size, m::STAGED + row as f32 + column as f32 * 0.01);
            // It lies here and nowhere else.
            self.placed.retain(|other| other.thing != thing);
            self.placed.push(Placed { resting, ..placed });
        }
    }
}
