//! Index tabs above a sheet.

use bevy_egui::egui::{Color32, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::super::kit::Kit;
use super::super::theme::ui::{BLOOD, INK_2};
use super::{centred, look, settle, sliced, small_caps};

pub const TAB_HEIGHT: f32 = 42.0;

/// A row of tabs; true if another one was chosen.
pub fn tabs(ui: &mut Ui, kit: &Kit, chosen: &mut usize, names: &[String], width: f32) -> bool {
    let before = *chosen;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        for (number, name) in names.iter().enumerate() {
            let response = ui.allocate_response(vec2(width, TAB_HEIGHT), Sense::click());
            let active = number == *chosen;
            response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, active, name));
            settle(&response);
            let state = match look(&response) {
                "normal" | "hover" if active => "active",
                state => state,
            };
            let piece = kit.piece(&format!("controls/tab_{state}"));
            sliced(ui.painter(), piece, response.rect, Color32::WHITE);
            let color = if active { BLOOD } else { INK_2 };
            centred(ui.painter(), small_caps(name, 21.0, color), response.rect.center());
            if response.clicked() {
                *chosen = number;
            }
        }
    });
    before != *chosen
}
