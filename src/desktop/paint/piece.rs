//! A piece of the kit on an egui painter: whole, mirrored, covering, or in nine slices.

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, TextureId, pos2, vec2};

use super::super::kit::Piece;

/// Draws a piece at its own size around a middle, scaled.
pub fn piece_at(painter: &Painter, piece: &Piece, middle: Pos2, scale: f32) {
    let size = vec2(piece.size.x, piece.size.y) * scale;
    painter.image(piece.texture, Rect::from_center_size(middle, size), whole(), Color32::WHITE);
}

/// Draws the whole of a picture in a rectangle.
pub fn picture(painter: &Painter, texture: TextureId, rect: Rect) {
    painter.image(texture, rect, whole(), Color32::WHITE);
}

/// Draws the whole file of a piece in a rectangle, mirrored sideways or upside down.
pub fn mirrored(painter: &Painter, piece: &Piece, rect: Rect, mirror: (bool, bool)) {
    let along = |mirror: bool| if mirror { (1.0, 0.0) } else { (0.0, 1.0) };
    let ((left, right), (top, bottom)) = (along(mirror.0), along(mirror.1));
    let uv = Rect { min: pos2(left, top), max: pos2(right, bottom) };
    painter.image(piece.texture, rect, uv, Color32::WHITE);
}

/// Draws a piece so that it covers a rectangle; what is too much of it is cut off evenly.
pub fn covering(painter: &Painter, piece: &Piece, rect: Rect) {
    let scale = (rect.width() / piece.size.x).max(rect.height() / piece.size.y);
    let shown = vec2(rect.width() / (piece.size.x * scale), rect.height() / (piece.size.y * scale));
    let uv = Rect::from_center_size(pos2(0.5, 0.5), shown);
    painter.image(piece.texture, rect, uv, Color32::WHITE);
}

/// Draws a piece so that the thing itself, without its margin, fills a rectangle.
pub fn sliced(painter: &Painter, piece: &Piece, rect: Rect, tint: Color32) {
    painter.add(slices(piece, rect, tint));
}

/// The same as a shape: what lies behind something is known only when that has been laid out.
pub fn slices(piece: &Piece, rect: Rect, tint: Color32) -> Shape {
    let (pad, slice) = (piece.pad, piece.slice.unwrap_or_default());
    // Corners shrink together, with their margins, where the rectangle is smaller than they are.
    let fit = (rect.width() / (slice.left + slice.right - pad.left - pad.right).max(1.0))
        .min(rect.height() / (slice.top + slice.bottom - pad.top - pad.bottom).max(1.0))
        .min(1.0);
    let rect = Rect::from_min_max(
        rect.min - vec2(pad.left, pad.top) * fit,
        rect.max + vec2(pad.right, pad.bottom) * fit,
    );
    let mut mesh = Mesh::with_texture(piece.texture);
    if piece.slice.is_none() {
        mesh.add_rect_with_uv(rect, whole(), tint);
        return Shape::mesh(mesh);
    }
    let xs = [rect.left(), rect.left() + slice.left * fit, rect.right() - slice.right * fit, rect.right()];
    let ys = [rect.top(), rect.top() + slice.top * fit, rect.bottom() - slice.bottom * fit, rect.bottom()];
    let us = [0.0, slice.left / piece.size.x, 1.0 - slice.right / piece.size.x, 1.0];
    let vs = [0.0, slice.top / piece.size.y, 1.0 - slice.bottom / piece.size.y, 1.0];
    for row in 0..3 {
        for column in 0..3 {
            let part = Rect::from_min_max(pos2(xs[column], ys[row]), pos2(xs[column + 1], ys[row + 1]));
            let uv = Rect::from_min_max(pos2(us[column], vs[row]), pos2(us[column + 1], vs[row + 1]));
            if part.is_positive() {
                mesh.add_rect_with_uv(part, uv, tint);
            }
        }
    }
    Shape::mesh(mesh)
}

fn whole() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}
