//! The settings: every change holds at once.

mod apply;
mod keys;
mod packs;
mod preview;
mod sight;
mod sound;
mod tongue;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Key, Rect, Ui, pos2, vec2};

use super::super::acting::Rebinding;
use super::super::paint::{self, Brass, TAB_HEIGHT, key_cap, regular};
use super::super::settings::Settings;
use super::super::table::Portrait;
use super::super::theme::ui::INK;
use super::page::{Page, on_walnut, page_heading, part, pressed};
use super::{CameFrom, Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>();
    app.add_plugins(apply::plugin);
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Settings)));
}

/// The tab that is open.
#[derive(Resource, Default)]
struct Open(usize);

const TABS: [&str; 5] =
    ["settings-sight", "settings-sound", "settings-keys", "settings-language", "settings-packs"];

fn show(
    mut page: Page,
    mut settings: ResMut<Settings>,
    mut open: ResMut<Open>,
    came_from: Res<CameFrom>,
    portrait: Res<Portrait>,
    mut rebinding: ResMut<Rebinding>,
    mut waited: Local<bool>,
) -> Result {
    let context = page.context()?;
    // The next key belongs to what is being bound.
    let waiting = rebinding.0.is_some();
    if !waiting && pressed(&context, Key::Q) {
        open.0 = open.0.checked_sub(1).unwrap_or(TABS.len() - 1);
    }
    if !waiting && pressed(&context, Key::E) {
        open.0 = (open.0 + 1) % TABS.len();
    }
    // Settings count as changed only when something was changed.
    let mut chosen = settings.clone();
    let title = (page.say("settings"), page.say("settings-about"));
    let back = on_walnut(&context, &page.kit, "settings", |ui, rect| {
        page_heading(ui, rect, &title.0, &title.1);
        let wide = rect.width() >= 1300.0;
        let right = rect.right() - if wide { 496.0 } else { 24.0 };
        let left = if wide { 56.0 } else { 24.0 };
        let sheet = Rect::from_min_max(rect.min + vec2(left, 134.0), pos2(right, rect.bottom() - 76.0));
        paint::sheet(ui.painter(), &page.kit, sheet);
        tabs(ui, &page, sheet, &mut open.0);
        part(ui, sheet.shrink2(vec2(44.0, 26.0)), |ui| {
            paint::scroll(ui, &page.kit, TABS[open.0], |ui| {
                ui.spacing_mut().item_spacing.y = 10.0;
                match open.0 {
                    0 => sight::show(ui, &page, &mut chosen),
                    1 => sound::show(ui, &page, &mut chosen),
                    2 => keys::show(ui, &page, &settings, &mut rebinding),
                    3 => tongue::show(ui, &page, &mut chosen),
                    _ => packs::show(ui, &page),
                }
                ui.add_space(20.0);
            });
        });
        // Where the page is narrow, the buttons lie there.
        if wide {
            hints(ui, &page, pos2(sheet.left(), sheet.bottom() + 20.0));
        }
        let place = if wide {
            Rect::from_min_max(pos2(rect.right() - 460.0, 92.0), rect.max - vec2(56.0, 56.0))
        } else {
            Rect::from_min_max(
                pos2((right - 500.0).max(24.0), rect.bottom() - 66.0),
                rect.max - vec2(24.0, 10.0),
            )
        };
        part(ui, place, |ui| {
            if wide {
                preview::show(ui, &page, &portrait);
            }
            beside(ui, &page, &mut chosen, came_from.0, open.0, wide)
        })
    });
    settings.set_if_neq(chosen);
    if back || (!waiting && !*waited && pressed(&context, Key::Escape)) {
        rebinding.0 = None;
        page.next.set(came_from.0);
    }
    *waited = waiting;
    Ok(())
}

fn tabs(ui: &mut Ui, page: &Page, sheet: Rect, open: &mut usize) {
    let width = ((sheet.width() - 40.0) / TABS.len() as f32 - 10.0).min(150.0);
    let above =
        Rect::from_min_size(sheet.left_top() + vec2(22.0, 1.0 - TAB_HEIGHT), vec2(sheet.width(), TAB_HEIGHT));
    let names = TABS.map(|tab| page.say(tab));
    part(ui, above, |ui| paint::tabs(ui, &page.kit, open, &names, width));
}

fn hints(ui: &mut Ui, page: &Page, at: bevy_egui::egui::Pos2) {
    part(ui, Rect::from_min_size(at, vec2(640.0, 30.0)), |ui| {
        ui.horizontal(|ui| {
            for (key, words) in [("Tab", "hint-next"), ("← →", "hint-change"), ("Q E", "hint-tab")] {
                key_cap(ui, &page.kit, key, true);
                ui.label(paint::italic(page.say(words), 16.0, paint::ON_WOOD));
            }
        });
    });
}

/// The buttons: as it was at first, and back.
fn beside(ui: &mut Ui, page: &Page, chosen: &mut Settings, to: Screen, open: usize, wide: bool) -> bool {
    let words = if to == Screen::Match { "settings-back-table" } else { "settings-back-title" };
    let mut back = false;
    let width = if wide { ui.available_width() } else { 220.0 };
    let mut buttons = |ui: &mut Ui| {
        if ui.add(Brass::new(&page.kit, page.say("settings-restore")).least(vec2(width, 50.0))).clicked() {
            restore(chosen, open);
        }
        let button = Brass::new(&page.kit, page.say(words)).key("Esc").least(vec2(width, 50.0));
        back = ui.add(button).clicked();
    };
    if wide {
        ui.vertical(|ui| buttons(ui))
    } else {
        ui.horizontal(|ui| buttons(ui))
    };
    back
}

/// What the open tab shows becomes what it was at first.
fn restore(chosen: &mut Settings, open: usize) {
    let first = Settings::default();
    match open {
        0 => {
            chosen.ui_scale = first.ui_scale;
            chosen.card_text = first.card_text;
            chosen.fullscreen = first.fullscreen;
            chosen.high_contrast = first.high_contrast;
            chosen.clear_colours = first.clear_colours;
            chosen.curtain_by_click = first.curtain_by_click;
            chosen.animation_speed = first.animation_speed;
            chosen.reduced_motion = first.reduced_motion;
        }
        1 => {
            chosen.sound_volume = first.sound_volume;
            chosen.interface_volume = first.interface_volume;
            chosen.ambience_volume = first.ambience_volume;
        }
        2 => chosen.bindings.reset(),
        3 => chosen.language = first.language,
        _ => {}
    }
}

/// A row with its word at the left and a line under it, and the control at the right.
fn row(ui: &mut Ui, page: &Page, words: &str, control: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        let left = (ui.available_width() * 0.3).clamp(190.0, 286.0);
        ui.vertical(|ui| {
            ui.set_width(left);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(regular(page.say(words), 19.0, INK));
            if let Some(about) = page.library.tongue.message(&format!("{words}-about")) {
                paint::caption(ui, about);
            }
        });
        control(ui);
    });
}
