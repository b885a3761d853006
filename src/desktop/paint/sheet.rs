//! Paper: sheets with their light and shadow, the border of a plate, headings and rules.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::super::kit::Kit;
use super::super::theme::ui::{INK, INK_3, PLAIN};
use super::{italic, mirrored, piece_at, sliced, small_caps};

/// Draws a sheet of paper.
pub fn sheet(painter: &Painter, kit: &Kit, rect: Rect) {
    if kit.print.high_contrast {
        painter.rect(rect, CornerRadius::same(4), PLAIN, Stroke::new(2.0, INK), StrokeKind::Inside);
    } else {
        sliced(painter, kit.piece("controls/paper_sheet"), rect, Color32::WHITE);
    }
}

/// Draws a sheet with the double rule of a plate inside its edge.
pub fn plate(painter: &Painter, kit: &Kit, rect: Rect) {
    sheet(painter, kit, rect);
    sliced(painter, kit.piece("backgrounds/plate_border"), rect.shrink(16.0), Color32::WHITE);
}

/// Draws the flourishes in the corners of a plate.
pub fn flourishes(painter: &Painter, kit: &Kit, rect: Rect) {
    let piece = kit.piece("backgrounds/plate_corner");
    let size = vec2(piece.size.x, piece.size.y);
    let inner = rect.shrink(30.0);
    for (corner, mirror) in [
        (inner.left_top(), (false, false)),
        (inner.right_top() - vec2(size.x, 0.0), (true, false)),
        (inner.left_bottom() - vec2(0.0, size.y), (false, true)),
        (inner.right_bottom() - size, (true, true)),
    ] {
        mirrored(painter, piece, Rect::from_min_size(corner, size), mirror);
    }
}

/// Draws a pin that holds a sheet: `brass`, `blood`, `ink`, `verdigris`.
pub fn pin(painter: &Painter, kit: &Kit, metal: &str, rect: Rect) {
    piece_at(painter, kit.piece(&format!("marks/pin_{metal}")), rect.center_top() + vec2(1.0, 6.0), 1.0);
}

/// Draws a sheet that hangs from a bar of wood with a label on it: what can be written on, and the label to press.
pub fn hung(ui: &Ui, kit: &Kit, rect: Rect, title: &str) -> (Rect, Response) {
    // Where everything is large the label is no wider than the sheet.
    let fit = (rect.width() / 180.0).min(1.0);
    let bar = Rect::from_min_size(rect.min - vec2(8.0, 0.0), vec2(rect.width() + 16.0, 36.0 * fit));
    let page = Rect::from_min_max(pos2(rect.left(), bar.bottom() - 2.0), rect.max);
    sheet(ui.painter(), kit, page);
    sliced(ui.painter(), kit.piece("controls/wood_bar"), bar, Color32::WHITE);
    let label = Rect::from_center_size(bar.center(), vec2(158.0, 32.0) * fit);
    let handle = ui.interact(label, ui.id().with(("hung", title)), Sense::click());
    sliced(ui.painter(), kit.piece("controls/label"), label, Color32::WHITE);
    centred(ui.painter(), small_caps(title, 19.0 * fit, INK), label.center());
    (page.shrink2(vec2(20.0, 12.0)), handle)
}

/// A heading with a rule under it, over the whole width, and a word at its right where wanted.
pub fn heading(ui: &mut Ui, text: &str, beside: Option<&str>) -> Response {
    heading_of(ui, text, beside, 1.0)
}

/// The same, larger or smaller.
pub fn heading_of(ui: &mut Ui, text: &str, beside: Option<&str>, scale: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 36.0 * scale), Sense::hover());
    let painter = ui.painter();
    let foot = rect.bottom() - 6.0 * scale;
    let words = painter.layout_job(small_caps(text, 24.0 * scale, INK));
    painter.galley(pos2(rect.left(), foot - words.size().y), words, INK);
    if let Some(beside) = beside {
        let words = painter.layout_job(italic(beside, 16.0 * scale, INK_3));
        let at = Align2::RIGHT_BOTTOM.anchor_size(pos2(rect.right(), foot), words.size());
        painter.galley(at.min, words, INK_3);
    }
    painter.hline(rect.x_range(), rect.bottom() - 2.0 * scale, Stroke::new(2.0 * scale, INK));
    response
}

/// The rule with the red lozenge, in the middle of the available width.
pub fn divider(ui: &mut Ui, kit: &Kit, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
    let place = Rect::from_center_size(rect.center(), vec2(width, width * 24.0 / 400.0));
    mirrored(ui.painter(), kit.piece("backgrounds/divider"), place, (false, false));
}

/// Draws words in the middle of a line.
pub fn centred(
    painter: &Painter,
    job: bevy_egui::egui::text::LayoutJob,
    middle: bevy_egui::egui::Pos2,
) -> Rect {
    let words = painter.layout_job(job);
    let place = Align2::CENTER_CENTER.anchor_size(middle, words.size());
    painter.galley(place.min, words, INK);
    place
}
