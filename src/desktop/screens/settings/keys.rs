//! The keys and what they do; those of the table can be changed.

use bevy_egui::egui::{Color32, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::super::super::acting::{BindingRow, Rebinding, binding_rows};
use super::super::super::paint::{self, body, heading, italic, key_cap, key_cap_at, key_cap_size, regular};
use super::super::super::settings::Settings;
use super::super::super::theme::ui::{BLOOD, INK};
use super::super::page::Page;

/// Keys of the pages around the match.
const PAGES: [(&str, &str); 5] = [
    ("Tab", "page-key-next"),
    ("← → ↑ ↓", "page-key-move"),
    ("Enter", "page-key-use"),
    ("Esc", "page-key-back"),
    ("Q E", "page-key-tab"),
];

pub fn show(ui: &mut Ui, page: &Page, settings: &Settings, rebinding: &mut Rebinding) {
    heading(ui, &page.say("settings-keys-match"), Some(&page.say("settings-keys-bind")));
    ui.spacing_mut().item_spacing.y = 2.0;
    for row in binding_rows(&page.library, settings) {
        if show_row(ui, page, &row, rebinding.0 == Some(row.control)) {
            rebinding.0 = Some(row.control);
        }
    }
    ui.spacing_mut().item_spacing.y = 10.0;
    ui.add_space(12.0);
    heading(ui, &page.say("settings-keys-pages"), None);
    for (key, words) in PAGES {
        ui.horizontal(|ui| {
            let start = ui.cursor().left();
            key_cap(ui, &page.kit, key, false);
            ui.add_space((start + 150.0 - ui.cursor().left()).max(8.0));
            body(ui, page.say(words));
        });
    }
}

/// A line with what a key does and its caps; true if it was chosen.
fn show_row(ui: &mut Ui, page: &Page, row: &BindingRow, waiting: bool) -> bool {
    let response = ui.allocate_response(vec2(ui.available_width(), 34.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &row.name));
    paint::settle(&response);
    let rect = response.rect;
    let painter = ui.painter();
    if response.hovered() || response.has_focus() || waiting {
        paint::sliced(painter, page.kit.piece("controls/dropdown_row"), rect, Color32::WHITE);
    }
    let words = painter.layout_job(regular(row.name.as_str(), 18.0, INK));
    painter.galley(pos2(rect.left() + 12.0, rect.center().y - words.size().y / 2.0), words, INK);
    if waiting {
        let words = painter.layout_job(italic(page.say("settings-keys-waiting"), 16.0, BLOOD));
        let at = pos2(rect.right() - 12.0 - words.size().x, rect.center().y - words.size().y / 2.0);
        painter.galley(at, words, BLOOD);
        return response.clicked();
    }
    let mut right = rect.right() - 12.0;
    for input in row.inputs.iter().rev() {
        let size = key_cap_size(painter, input);
        right -= size.x;
        let place = bevy_egui::egui::Rect::from_min_size(pos2(right, rect.center().y - size.y / 2.0), size);
        key_cap_at(painter, &page.kit, input, place, false);
        right -= 8.0;
    }
    response.clicked()
}
