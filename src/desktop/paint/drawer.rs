//! The drawers of the title's cabinet.

use bevy_egui::egui::{Color32, Response, Sense, Ui, Widget, WidgetInfo, WidgetType, pos2, vec2};

use super::super::kit::Kit;
use super::super::theme::ui::{BLOOD, INK, INK_3};
use super::{centred, italic, look, settle, sliced, small_caps};

/// A drawer with its label; a low one has no second line.
pub struct Drawer<'a> {
    kit: &'a Kit,
    label: String,
    caption: Option<String>,
    /// The one that is meant first.
    first: bool,
    width: f32,
}

pub const DRAWER: f32 = 101.0;
pub const LOW_DRAWER: f32 = 70.0;

impl<'a> Drawer<'a> {
    pub fn new(kit: &'a Kit, label: impl Into<String>) -> Self {
        Self { kit, label: label.into(), caption: None, first: false, width: 452.0 }
    }

    #[must_use]
    pub fn caption(self, caption: impl Into<String>) -> Self {
        Self { caption: Some(caption.into()), ..self }
    }

    #[must_use]
    pub fn first(self, first: bool) -> Self {
        Self { first, ..self }
    }

    #[must_use]
    pub fn width(self, width: f32) -> Self {
        Self { width, ..self }
    }
}

impl Widget for Drawer<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (height, kind) =
            if self.caption.is_some() { (DRAWER, "drawer") } else { (LOW_DRAWER, "drawer_low") };
        let response = ui.allocate_response(vec2(self.width, height), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &self.label));
        settle(&response);
        let state = look(&response);
        let rect = response.rect;
        sliced(ui.painter(), self.kit.piece(&format!("controls/{kind}_{state}")), rect, Color32::WHITE);
        let sunk = if state == "pressed" { 1.5 } else { 0.0 };
        let color = if self.first { BLOOD } else { INK };
        let middle = rect.center() + vec2(0.0, sunk);
        match &self.caption {
            None => {
                centred(ui.painter(), small_caps(&self.label, 27.0, color), middle);
            }
            Some(caption) => {
                centred(ui.painter(), small_caps(&self.label, 33.0, color), pos2(middle.x, middle.y - 12.0));
                centred(ui.painter(), italic(caption, 17.5, INK_3), pos2(middle.x, middle.y + 20.0));
            }
        }
        response
    }
}
