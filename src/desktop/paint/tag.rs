//! Small things with a word in them: key caps and pills.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, Response, Sense, Ui, Vec2, vec2};

use super::super::kit::Kit;
use super::super::theme::ui::{BLOOD, INK};
use super::{ON_BRASS, italic, regular, sliced};

/// How large a key cap is with that word.
pub fn key_cap_size(painter: &Painter, key: &str) -> Vec2 {
    let word = painter.layout_job(regular(key, 15.0, INK));
    vec2((word.size().x + 14.0).max(26.0), 24.0)
}

/// Draws a key cap: dark on brass and wood, light on paper.
pub fn key_cap_at(painter: &Painter, kit: &Kit, key: &str, rect: Rect, dark: bool) {
    let (piece, color) =
        if dark { ("controls/keycap_dark", ON_BRASS) } else { ("controls/keycap_paper", INK) };
    sliced(painter, kit.piece(piece), rect, Color32::WHITE);
    let word = painter.layout_job(regular(key, 15.0, color));
    let place = Align2::CENTER_CENTER.anchor_size(rect.center(), word.size());
    painter.galley(place.min, word, color);
}

/// A key cap among words.
pub fn key_cap(ui: &mut Ui, kit: &Kit, key: &str, dark: bool) -> Response {
    let size = key_cap_size(ui.painter(), key);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    key_cap_at(ui.painter(), kit, key, rect, dark);
    response
}

/// What a pill tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pill {
    /// A reason, a count.
    Plain,
    /// What hurts.
    Damage,
}

const PILL_HEIGHT: f32 = 36.0;

/// How large a pill is with those words.
pub fn pill_size(painter: &Painter, text: &str) -> Vec2 {
    vec2(painter.layout_job(italic(text, 17.0, INK)).size().x + 36.0, PILL_HEIGHT)
}

/// Draws a pill around a middle.
pub fn pill_at(painter: &Painter, kit: &Kit, kind: Pill, text: &str, middle: bevy_egui::egui::Pos2) {
    let (piece, color) = match kind {
        Pill::Plain => ("controls/pill", INK),
        Pill::Damage => ("controls/pill_damage", BLOOD),
    };
    let rect = Rect::from_center_size(middle, pill_size(painter, text));
    sliced(painter, kit.piece(piece), rect, Color32::WHITE);
    let words = painter.layout_job(italic(text, 17.0, color));
    let place = Align2::CENTER_CENTER.anchor_size(rect.center(), words.size());
    painter.galley(place.min, words, color);
}

/// A pill among words.
pub fn pill(ui: &mut Ui, kit: &Kit, kind: Pill, text: &str) -> Response {
    let size = pill_size(ui.painter(), text);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    pill_at(ui.painter(), kit, kind, text, rect.center());
    response
}
