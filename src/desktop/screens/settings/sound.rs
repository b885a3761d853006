//! What is heard, by its kind.

use bevy_egui::egui::Ui;

use super::super::super::paint::{Slider, heading};
use super::super::super::settings::Settings;
use super::super::page::Page;
use super::row;

pub fn show(ui: &mut Ui, page: &Page, settings: &mut Settings) {
    heading(ui, &page.say("settings-volume"), None);
    for (words, volume) in [
        ("settings-table-volume", &mut settings.sound_volume),
        ("settings-interface-volume", &mut settings.interface_volume),
        ("settings-ambience-volume", &mut settings.ambience_volume),
    ] {
        row(ui, page, words, |ui| {
            let width = (ui.available_width() - 130.0).clamp(120.0, 376.0);
            ui.add(Slider::new(&page.kit, volume, 0.0..=1.0, 0.05).width(width).name(page.say(words)));
        });
    }
}
