//! What a thing is, on a slip beside it while the pointer rests on it.

use bevy_egui::egui::{Color32, Response, Shape, Tooltip, vec2};

use super::super::kit::Kit;
use super::super::theme::ui::INK;
use super::{regular, slices};

/// A slip with a sentence; over what cannot be used, too: that is when the reason is wanted most.
pub fn tip(response: &Response, kit: &Kit, text: &str) {
    let slip =
        if response.enabled() { Tooltip::for_enabled(response) } else { Tooltip::for_disabled(response) };
    slip.gap(14.0).show(|ui| {
        let behind = ui.painter().add(Shape::Noop);
        ui.add_space(6.0);
        ui.label(regular(text, 16.5, INK));
        ui.add_space(6.0);
        let place = ui.min_rect().expand2(vec2(14.0, 4.0));
        ui.painter().set(behind, slices(kit.piece("controls/tooltip"), place, Color32::WHITE));
    });
}
