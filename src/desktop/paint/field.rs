//! The field to write in.

use bevy_egui::egui::{Align, Color32, FontId, Frame, Margin, Response, Shape, TextEdit, Ui, vec2};

use super::super::fonts;
use super::super::kit::Kit;
use super::super::theme::ui::{INK, INK_3};
use super::{italic, slices};

const LONGEST: usize = 24;

pub const FIELD_HEIGHT: f32 = 36.0;

/// One line of writing, as long as a name may be.
pub fn field(ui: &mut Ui, kit: &Kit, text: &mut String, hint: &str, width: f32) -> Response {
    let behind = ui.painter().add(Shape::Noop);
    let edit = TextEdit::singleline(text)
        .frame(Frame::NONE.inner_margin(Margin::symmetric(14, 5)))
        .font(FontId::new(19.0, fonts::italic()))
        .text_color(INK)
        .hint_text(italic(hint, 19.0, INK_3))
        .char_limit(LONGEST)
        .vertical_align(Align::Center)
        .min_size(vec2(width, FIELD_HEIGHT))
        .desired_width(width - 28.0);
    let response = ui.add(edit);
    let state = if response.has_focus() {
        "focused"
    } else if response.hovered() {
        "hover"
    } else {
        "normal"
    };
    let piece = kit.piece(&format!("controls/field_{state}"));
    ui.painter().set(behind, slices(piece, response.rect, Color32::WHITE));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}
