//! The drop-down: one of several, in a list that opens under it.

use bevy_egui::egui::{
    Color32, Frame, Popup, Response, Sense, Shape, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::kit::Kit;
use super::super::theme::ui::INK;
use super::{look, regular, settle, sliced, slices};

const HEIGHT: f32 = 36.0;
const ROW: f32 = 34.0;

/// Chooses one of several by its number.
pub fn choice(ui: &mut Ui, kit: &Kit, chosen: &mut usize, options: &[String], width: f32) -> Response {
    let said = options.get(*chosen).map_or("", String::as_str);
    let mut response = ui.allocate_response(vec2(width, HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, ui.is_enabled(), said));
    settle(&response);
    let rect = response.rect;
    let piece = kit.piece(&format!("controls/dropdown_{}", look(&response)));
    sliced(ui.painter(), piece, rect, Color32::WHITE);
    write(ui, said, pos2(rect.left() + 14.0, rect.center().y), width - 54.0);
    let was_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response));
    let picked =
        Popup::from_toggle_button_response(&response).frame(Frame::NONE).gap(2.0).width(width).show(|ui| {
            let behind = ui.painter().add(Shape::Noop);
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            ui.set_width(width);
            let top = ui.cursor().min;
            ui.add_space(5.0);
            let mut picked = None;
            for (number, option) in options.iter().enumerate() {
                let row = row(ui, kit, option, number == *chosen, width);
                if !was_open && number == *chosen {
                    row.request_focus();
                }
                if row.clicked() {
                    picked = Some(number);
                }
            }
            ui.add_space(5.0);
            let list = bevy_egui::egui::Rect::from_min_max(top, pos2(top.x + width, ui.min_rect().bottom()));
            ui.painter().set(behind, slices(kit.piece("controls/dropdown_list"), list, Color32::WHITE));
            picked
        });
    if let Some(number) = picked.and_then(|shown| shown.inner) {
        response.request_focus();
        if number != *chosen {
            *chosen = number;
            response.mark_changed();
        }
    }
    response
}

fn row(ui: &mut Ui, kit: &Kit, option: &str, chosen: bool, width: f32) -> Response {
    let response = ui.allocate_response(vec2(width, ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, option));
    settle(&response);
    let rect = response.rect;
    if response.hovered() || response.has_focus() {
        sliced(
            ui.painter(),
            kit.piece("controls/dropdown_row"),
            rect.shrink2(vec2(5.0, 1.0)),
            Color32::WHITE,
        );
    }
    write(ui, option, pos2(rect.left() + 14.0, rect.center().y), width - 28.0);
    response
}

fn write(ui: &Ui, text: &str, left: bevy_egui::egui::Pos2, width: f32) {
    let mut job = regular(text, 18.0, INK);
    job.wrap.max_width = width;
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let words = ui.painter().layout_job(job);
    ui.painter().galley(pos2(left.x, left.y - words.size().y / 2.0), words, INK);
}
