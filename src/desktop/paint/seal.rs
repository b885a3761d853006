//! The wax seal: the one button that cannot be taken back.

use bevy_egui::egui::{Response, Sense, Ui, Widget, WidgetInfo, WidgetType, pos2, vec2};

use super::super::kit::Kit;
use super::{ON_BRASS, centred, italic, look, piece_at, settle, small_caps};

/// A seal of wax with an icon of the kit, a word and a line under it.
pub struct Seal<'a> {
    kit: &'a Kit,
    icon: &'a str,
    label: String,
    caption: String,
    scale: f32,
}

impl<'a> Seal<'a> {
    pub fn new(kit: &'a Kit, icon: &'a str, label: impl Into<String>, caption: impl Into<String>) -> Self {
        Self { kit, icon, label: label.into(), caption: caption.into(), scale: 1.0 }
    }

    #[must_use]
    pub fn scale(self, scale: f32) -> Self {
        Self { scale, ..self }
    }
}

const ACROSS: f32 = 132.0;

impl Widget for Seal<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let scale = self.scale;
        let response = ui.allocate_response(vec2(ACROSS, ACROSS) * scale, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &self.label));
        settle(&response);
        let (painter, middle) = (ui.painter(), response.rect.center());
        piece_at(painter, self.kit.piece(&format!("controls/seal_{}", look(&response))), middle, scale);
        piece_at(painter, self.kit.piece(self.icon), pos2(middle.x, middle.y - 18.0 * scale), 0.72 * scale);
        centred(painter, small_caps(&self.label, 18.0 * scale, ON_BRASS), middle + vec2(0.0, 14.0 * scale));
        // Long words are set smaller: the wax has an edge.
        let size = (190.0 / self.caption.chars().count().max(1) as f32).clamp(9.0, 14.0);
        centred(painter, italic(&self.caption, size * scale, ON_BRASS), middle + vec2(0.0, 32.0 * scale));
        response
    }
}
