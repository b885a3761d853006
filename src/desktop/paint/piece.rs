//! A piece of the kit on an egui painter: whole, or in nine slices.

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, pos2, vec2};

use super::super::kit::Piece;

/// Draws a piece at its own size around a middle, scaled.
pub fn piece_at(painter: &Painter, piece: &Piece, middle: Pos2, scale: f32) {
    let size = vec2(piece.size.x, piece.size.y) * scale;
    painter.image(piece.texture, Rect::from_center_size(middle, size), whole(), Color32::WHITE);
}

/// Draws a piece so that the thing itself, without its margin, fills a rectangle.
pub fn sliced(painter: &Painter, piece: &Piece, rect: Rect, tint: Color32) {
    let pad = piece.pad;
    let rect = Rect::from_min_max(rect.min - vec2(pad.left, pad.top), rect.max + vec2(pad.right, pad.bottom));
    let Some(slice) = piece.slice else {
        painter.image(piece.texture, rect, whole(), tint);
        return;
    };
    // Corners shrink together where the rectangle is smaller than they are.
    let fit = (rect.width() / (slice.left + slice.right).max(1.0))
        .min(rect.height() / (slice.top + slice.bottom).max(1.0))
        .min(1.0);
    let xs = [rect.left(), rect.left() + slice.left * fit, rect.right() - slice.right * fit, rect.right()];
    let ys = [rect.top(), rect.top() + slice.top * fit, rect.bottom() - slice.bottom * fit, rect.bottom()];
    let us = [0.0, slice.left / piece.size.x, 1.0 - slice.right / piece.size.x, 1.0];
    let vs = [0.0, slice.top / piece.size.y, 1.0 - slice.bottom / piece.size.y, 1.0];
    let mut mesh = Mesh::with_texture(piece.texture);
    for row in 0..3 {
        for column in 0..3 {
            let part = Rect::from_min_max(pos2(xs[column], ys[row]), pos2(xs[column + 1], ys[row + 1]));
            let uv = Rect::from_min_max(pos2(us[column], vs[row]), pos2(us[column + 1], vs[row + 1]));
            if part.is_positive() {
                mesh.add_rect_with_uv(part, uv, tint);
            }
        }
    }
    painter.add(Shape::mesh(mesh));
}

fn whole() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}
