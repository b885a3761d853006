//! The packs that are installed, and why one is left out.

use bevy_egui::egui::Ui;

use super::super::super::paint::{body, bold, caption, heading, italic};
use super::super::super::theme::ui::{BLOOD, INK};
use super::super::page::Page;

pub fn show(ui: &mut Ui, page: &Page) {
    heading(ui, &page.say("settings-packs"), None);
    for pack in &page.library.loaded.packs {
        let name = pack.name.as_deref().unwrap_or(&pack.id);
        ui.horizontal(|ui| {
            ui.label(bold(name, 19.0, INK));
            body(ui, pack.version.as_str());
            caption(ui, pack.authors.join(", "));
        });
        caption(ui, pack.folder.display().to_string());
        if let Some(why) = &pack.why_not {
            ui.label(italic(why.as_str(), 17.0, BLOOD));
        }
        ui.add_space(6.0);
    }
    caption(ui, page.say("settings-packs-about"));
}
