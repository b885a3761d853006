//! The board of a match, small: the eight spaces with their specimens, and whose row won.

use bevy_egui::egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, TextureId, Vec2, pos2, vec2};

use super::super::kit::Kit;
use super::super::paint;
use super::super::theme::ui::{BONE, BRASS, HAIRLINE, INK, WALNUT_DARK};
use crate::cards::Name;
use crate::hotseat::{Shown, ShownBoard};

/// How large the board is drawn where it is one of many.
pub const SIZE: Vec2 = vec2(178.0, 100.0);
const CELL: Vec2 = vec2(38.0, 40.0);

/// Draws the board into a rectangle of that shape; the first player's row is below.
pub fn thumbnail(
    painter: &Painter,
    kit: &Kit,
    rect: Rect,
    board: &ShownBoard,
    winner: Option<usize>,
    picture: &mut dyn FnMut(Name) -> Option<TextureId>,
) {
    let scale = rect.width() / SIZE.x;
    let size = CELL * scale;
    painter.rect_filled(rect, CornerRadius::same(3), WALNUT_DARK);
    let gap = vec2((rect.width() - size.x * 4.0) / 5.0, (rect.height() - size.y * 2.0) / 3.0);
    for (player, row) in board.iter().enumerate() {
        for (column, there) in row.iter().enumerate() {
            // S7: the rows face each other, so the other's leftmost space is on the right.
            let across = if player == 0 { column } else { 3 - column } as f32;
            let down = if player == 0 { 1.0 } else { 0.0 };
            let corner = rect.min + gap + vec2((size.x + gap.x) * across, (size.y + gap.y) * down);
            let cell = Rect::from_min_size(corner, size);
            match there {
                None => {
                    painter.rect_filled(cell, CornerRadius::same(2), BONE.gamma_multiply(0.16));
                }
                Some(Shown::Back) => {
                    painter.rect_filled(cell, CornerRadius::same(2), INK);
                    painter.rect_stroke(cell, 2.0, Stroke::new(1.5, BONE), StrokeKind::Inside);
                    painter.rect_stroke(
                        cell.shrink(3.0 * scale),
                        1.0,
                        Stroke::new(0.8, HAIRLINE),
                        StrokeKind::Inside,
                    );
                    paint::piece_at(painter, kit.piece("badges/blood_full"), cell.center(), 0.6 * scale);
                }
                Some(Shown::Face(name)) => {
                    painter.rect_filled(cell, CornerRadius::same(2), BONE);
                    if let Some(texture) = picture(*name) {
                        let side = Rect::from_center_size(cell.center(), Vec2::splat(size.x - 2.0 * scale));
                        paint::picture(painter, texture, side);
                    }
                }
            }
            if winner == Some(player) {
                painter.rect_stroke(cell, 2.0, Stroke::new(2.0, BRASS), StrokeKind::Outside);
            }
        }
    }
    // Not by colour alone: who lost has a skull beside the row.
    if let Some(winner) = winner {
        let y = if winner == 0 {
            rect.top() + gap.y + size.y / 2.0
        } else {
            rect.bottom() - gap.y - size.y / 2.0
        };
        paint::piece_at(
            painter,
            kit.piece("badges/s/skull"),
            pos2(rect.right() - gap.x / 2.0, y),
            0.6 * scale.sqrt(),
        );
    }
}
