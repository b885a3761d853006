//! Checkboxes and radio buttons.

use bevy_egui::egui::{Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::super::kit::Kit;
use super::super::theme::ui::{INK, INK_3};
use super::{italic, look, piece_at, regular, settle};

const BOX: f32 = 24.0;
const GAP: f32 = 12.0;

/// A box to tick, with its word and a line of explanation where wanted.
pub fn checkbox(ui: &mut Ui, kit: &Kit, on: &mut bool, label: &str, caption: Option<&str>) -> Response {
    let mut response = mark(ui, kit, "checkbox", WidgetType::Checkbox, *on, label, caption);
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response
}

/// One of several, of which one is chosen.
pub fn radio(ui: &mut Ui, kit: &Kit, on: bool, label: &str) -> Response {
    mark(ui, kit, "radio", WidgetType::RadioButton, on, label, None)
}

fn mark(
    ui: &mut Ui,
    kit: &Kit,
    kind: &str,
    role: WidgetType,
    on: bool,
    label: &str,
    caption: Option<&str>,
) -> Response {
    let words = ui.painter().layout_job(regular(label, 19.0, INK));
    let below = caption.map(|caption| ui.painter().layout_job(italic(caption, 15.5, INK_3)));
    let width = words.size().x.max(below.as_ref().map_or(0.0, |below| below.size().x));
    let height = words.size().y.max(BOX + 4.0) + below.as_ref().map_or(0.0, |below| below.size().y);
    let response = ui.allocate_response(vec2(BOX + GAP + width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(role, ui.is_enabled(), on, label));
    settle(&response);
    let set = if on { "on" } else { "off" };
    let piece = kit.piece(&format!("controls/{kind}_{set}_{}", look(&response)));
    let rect = response.rect;
    piece_at(ui.painter(), piece, pos2(rect.left() + BOX / 2.0, rect.top() + BOX / 2.0 + 2.0), 1.0);
    let at = pos2(rect.left() + BOX + GAP, rect.top() + (BOX + 4.0 - words.size().y) / 2.0);
    let under = at + vec2(0.0, words.size().y);
    ui.painter().galley(at, words, INK);
    if let Some(below) = below {
        ui.painter().galley(under, below, INK_3);
    }
    response
}
