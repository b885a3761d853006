//! What is seen: sizes, signs, motion, the window.

use bevy_egui::egui::{Id, Ui};

use super::super::super::paint::{Slider, checkbox, heading, percent, radio, times};
use super::super::super::settings::Settings;
use super::super::page::Page;
use super::row;

pub fn show(ui: &mut Ui, page: &Page, settings: &mut Settings) {
    heading(ui, &page.say("settings-size"), None);
    row(ui, page, "settings-ui-scale", |ui| ui_scale(ui, page, settings));
    row(ui, page, "settings-card-text", |ui| {
        let slider = Slider::new(&page.kit, &mut settings.card_text, 1.0..=1.5, 0.05);
        ui.add(slider.width(width(ui)).name(page.say("settings-card-text")));
    });
    row(ui, page, "settings-window", |ui| {
        if radio(ui, &page.kit, !settings.fullscreen, &page.say("settings-windowed")).clicked() {
            settings.fullscreen = false;
        }
        ui.add_space(20.0);
        if radio(ui, &page.kit, settings.fullscreen, &page.say("settings-fullscreen")).clicked() {
            settings.fullscreen = true;
        }
    });
    ui.add_space(8.0);
    heading(ui, &page.say("settings-signs"), None);
    let said = (page.say("settings-contrast"), page.say("settings-contrast-about"));
    checkbox(ui, &page.kit, &mut settings.high_contrast, &said.0, Some(&said.1));
    let said = (page.say("settings-colours"), page.say("settings-colours-about"));
    checkbox(ui, &page.kit, &mut settings.clear_colours, &said.0, Some(&said.1));
    ui.add_space(8.0);
    heading(ui, &page.say("settings-motion"), None);
    let said = (page.say("settings-curtain"), page.say("settings-curtain-about"));
    checkbox(ui, &page.kit, &mut settings.curtain_by_click, &said.0, Some(&said.1));
    row(ui, page, "settings-speed", |ui| {
        let slider = Slider::new(&page.kit, &mut settings.animation_speed, 0.0..=4.0, 0.5);
        ui.add(slider.width(width(ui)).said(times).name(page.say("settings-speed")));
    });
    let said = (page.say("settings-reduced"), page.say("settings-reduced-about"));
    checkbox(ui, &page.kit, &mut settings.reduced_motion, &said.0, Some(&said.1));
}

/// Of the slider: what is left beside its figure.
fn width(ui: &Ui) -> f32 {
    (ui.available_width() - 130.0).clamp(120.0, 376.0)
}

/// The size of everything changes when the knob is let go: it would run away under the pointer before.
fn ui_scale(ui: &mut Ui, page: &Page, settings: &mut Settings) {
    let id = Id::new("ui scale in hand");
    let mut shown = ui.data(|data| data.get_temp(id)).unwrap_or(settings.ui_scale);
    let slider = Slider::new(&page.kit, &mut shown, 0.75..=2.5, 0.05).said(percent);
    let response = ui.add(slider.width(width(ui)).name(page.say("settings-ui-scale")));
    if response.is_pointer_button_down_on() || response.dragged() {
        ui.data_mut(|data| data.insert_temp(id, shown));
    } else {
        ui.data_mut(|data| data.remove::<f32>(id));
        settings.ui_scale = shown;
    }
}
