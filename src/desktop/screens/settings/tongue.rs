//! The language, each called as it calls itself.

use bevy_egui::egui::Ui;

use super::super::super::paint::{caption, heading, radio};
use super::super::super::settings::Settings;
use super::super::page::Page;

pub fn show(ui: &mut Ui, page: &Page, settings: &mut Settings) {
    heading(ui, &page.say("settings-language"), None);
    let languages = &page.library.languages;
    for tag in languages.tags() {
        let own = languages.tongue(tag).and_then(|tongue| tongue.message("language-name"));
        let named = own.unwrap_or_else(|| tag.to_owned());
        if radio(ui, &page.kit, page.library.tongue.tag() == tag, &named).clicked() {
            settings.language = tag.to_owned();
        }
    }
    ui.add_space(8.0);
    caption(ui, page.say("settings-language-about"));
}
