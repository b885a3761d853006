//! What a thing is, on a slip beside it while the pointer rests on it.

use bevy_egui::egui::{Color32, Frame, Margin, Response, Shape, Tooltip, Ui};

use super::super::kit::Kit;
use super::super::theme::ui::INK;
use super::{regular, slices};

/// A slip with a sentence; over what cannot be used, too: that is when the reason is wanted most.
pub fn tip(response: &Response, kit: &Kit, text: &str) {
    let slip =
        if response.enabled() { Tooltip::for_enabled(response) } else { Tooltip::for_disabled(response) };
    slip.gap(14.0).show(|ui| {
        on_slip(ui, kit, |ui| ui.label(regular(text, 16.5, INK)));
    });
}

/// Lays a slip of paper under something, and a margin around it.
pub fn on_slip<R>(ui: &mut Ui, kit: &Kit, content: impl FnOnce(&mut Ui) -> R) -> R {
    let behind = ui.painter().add(Shape::Noop);
    let shown = Frame::NONE.inner_margin(Margin::symmetric(14, 10)).show(ui, content);
    let paper = slices(kit.piece("controls/tooltip"), shown.response.rect, Color32::WHITE);
    ui.painter().set(behind, paper);
    shown.inner
}
