//! The keys and what they do.

use bevy_egui::egui::Ui;

use super::super::super::paint::{body, heading, key_cap};
use super::super::page::Page;

/// Keys of the pages around the match.
const PAGES: [(&str, &str); 5] = [
    ("Tab", "key-next"),
    ("← → ↑ ↓", "key-move"),
    ("Enter", "key-use"),
    ("Esc", "key-back"),
    ("Q E", "key-tab"),
];

pub fn show(ui: &mut Ui, page: &Page) {
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
