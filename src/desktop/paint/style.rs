//! What is left of egui's own look, in the colours of the plate.

use bevy_egui::egui::epaint::FontColorTransferFunction;
use bevy_egui::egui::{
    Color32, CornerRadius, FontFamily, FontId, Shadow, Stroke, Style, TextStyle, Visuals, vec2,
};

use super::super::theme::ui;

pub fn plate_style(style: &mut Style) {
    let font = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Heading, font(33.0)),
        (TextStyle::Body, font(18.0)),
        (TextStyle::Button, font(21.0)),
        (TextStyle::Small, font(15.0)),
        (TextStyle::Monospace, FontId::new(16.0, FontFamily::Monospace)),
    ]
    .into();
    style.spacing.item_spacing = vec2(12.0, 8.0);
    style.visuals = Visuals::light();
    // Overlays are mixed as light, by which dark letters on paper come out thin.
    style.visuals.text_options.color_transfer_function =
        FontColorTransferFunction::TwoCoverageMinusCoverageSq;
    style.visuals.override_text_color = Some(ui::INK);
    style.visuals.panel_fill = Color32::TRANSPARENT;
    style.visuals.window_fill = Color32::TRANSPARENT;
    style.visuals.window_stroke = Stroke::NONE;
    style.visuals.window_shadow = Shadow::NONE;
    style.visuals.popup_shadow = Shadow::NONE;
    style.visuals.selection.bg_fill = ui::BRASS_LIGHT;
    style.visuals.selection.stroke = Stroke::new(1.0, ui::INK);
    style.visuals.text_cursor.stroke = Stroke::new(2.0, ui::BLOOD);
    style.visuals.text_cursor.blink = false;
    // Slips and lists that open are painted with the kit; egui's own frame around them is left out.
    style.visuals.menu_corner_radius = CornerRadius::ZERO;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.25;
    style.spacing.tooltip_width = 380.0;
}
