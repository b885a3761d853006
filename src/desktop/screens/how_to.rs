//! *How to play*: the rules in ten lines, and the keys as they are bound now, on one page.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Color32, Key, Rect, Sense, Ui, pos2, vec2};

use super::super::acting::{Control, input_name};
use super::super::paint::{self, Brass, bold, heading, key_cap_at, key_cap_size, regular, small_caps};
use super::super::settings::Settings;
use super::super::theme::ui::{BLOOD, INK, INK_2, PALE};
use super::page::{Page, focus_first, on_walnut, page_heading, part, pressed};
use super::{CameFrom, Screen};

/// The lines of the rules.
const RULES: [&str; 10] = [
    "how-to-pool",
    "how-to-blood",
    "how-to-flasks",
    "how-to-draw",
    "how-to-play",
    "how-to-attack",
    "how-to-strike",
    "how-to-damage",
    "how-to-death",
    "how-to-respond",
];

/// What the mouse does.
const MOUSE: [(&str, &str); 4] = [
    ("how-to-click", "how-to-click-does"),
    ("how-to-drag", "how-to-drag-does"),
    ("how-to-rest", "how-to-rest-does"),
    ("mouse-right", "how-to-right-does"),
];

/// The keys worth knowing; the settings list all of them.
const KEYS: [Control; 12] = [
    Control::Confirm,
    Control::Cancel,
    Control::Inspect,
    Control::Undo,
    Control::Redo,
    Control::Attack,
    Control::Pass,
    Control::DrawMain,
    Control::DrawBlood,
    Control::Log,
    Control::Skip,
    Control::Menu,
];

/// The signs on a card and beside it, with a figure in its colour, and what they mean.
const SIGNS: [(&str, &str, Color32, &str); 8] = [
    ("badges/cost", "2", BLOOD, "sign-cost"),
    ("badges/tab_raised", "+1", PALE, "sign-raised"),
    ("badges/health", "3", PALE, "sign-health"),
    ("badges/tab_lowered", "−1", BLOOD, "sign-lowered"),
    ("badges/defense", "1", INK, "sign-defense"),
    ("badges/counter", "2", INK, "sign-counter"),
    ("badges/power", "2", PALE, "sign-power"),
    ("badges/skull", "", INK, "sign-skull"),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::HowTo)));
}

fn show(mut page: Page, settings: Res<Settings>, came_from: Res<CameFrom>) -> Result {
    let context = page.context()?;
    let back = on_walnut(&context, &page.kit, "how to play", |ui, rect| {
        page_heading(ui, rect, &page.say("how-to"), &page.say("how-to-about"));
        let sheet = Rect::from_min_max(rect.min + vec2(56.0, 96.0), rect.max - vec2(56.0, 92.0));
        paint::sheet(ui.painter(), &page.kit, sheet);
        let inner = sheet.shrink2(vec2(40.0, 24.0));
        if inner.width() < 1000.0 {
            part(ui, inner, |ui| {
                paint::scroll(ui, &page.kit, "how to play", |ui| {
                    rules(ui, &page);
                    signs(ui, &page);
                    ui.add_space(14.0);
                    hands(ui, &page, &settings);
                });
            });
        } else {
            let middle = inner.left() + inner.width() * 0.55;
            let left = Rect::from_min_max(inner.min, pos2(middle - 26.0, inner.bottom()));
            let right = Rect::from_min_max(pos2(middle + 26.0, inner.top()), inner.max);
            part(ui, left, |ui| {
                paint::scroll(ui, &page.kit, "rules", |ui| {
                    rules(ui, &page);
                    signs(ui, &page);
                })
            });
            part(ui, right, |ui| paint::scroll(ui, &page.kit, "hands", |ui| hands(ui, &page, &settings)));
        }
        let place = Rect::from_min_size(pos2(rect.right() - 276.0, rect.bottom() - 72.0), vec2(220.0, 54.0));
        part(ui, place, |ui| {
            let back = ui.add(Brass::new(&page.kit, page.say("back")).key("Esc").least(place.size()));
            focus_first(ui.ctx(), back.id);
            back.clicked()
        })
    });
    if back || pressed(&context, Key::Escape) {
        page.next.set(came_from.0);
    }
    Ok(())
}

fn rules(ui: &mut Ui, page: &Page) {
    heading(ui, &page.say("how-to-rules"), None);
    ui.add_space(6.0);
    ui.spacing_mut().item_spacing.y = 6.5;
    for (at, line) in RULES.iter().enumerate() {
        let width = ui.available_width() - 12.0;
        let mut said = regular(page.say(line), 18.5, INK);
        said.wrap.max_width = width - 34.0;
        let said = ui.painter().layout_job(said);
        let (rect, _) = ui.allocate_exact_size(vec2(width, said.size().y), Sense::hover());
        let number = ui.painter().layout_job(small_caps(&(at + 1).to_string(), 19.0, INK_2));
        ui.painter().galley(rect.min, number, INK_2);
        ui.painter().galley(rect.min + vec2(34.0, 0.0), said, INK);
    }
}

/// The signs in two columns, each with what it means.
fn signs(ui: &mut Ui, page: &Page) {
    ui.add_space(8.0);
    heading(ui, &page.say("how-to-signs"), None);
    ui.spacing_mut().item_spacing.y = 0.0;
    for pair in SIGNS.chunks(2) {
        let width = ui.available_width();
        let (row, _) = ui.allocate_exact_size(vec2(width, SIGN_ROW), Sense::hover());
        for (at, (sign, figure, color, means)) in pair.iter().enumerate() {
            let left = row.left() + width / 2.0 * at as f32;
            let piece = page.kit.piece(sign);
            let scale = (SIGN_ROW + 2.0) / piece.size.max_element();
            let middle = pos2(left + 22.0, row.center().y);
            paint::piece_at(ui.painter(), piece, middle, scale.min(1.0));
            paint::centred(ui.painter(), bold(*figure, 14.5, *color), middle + vec2(0.0, 0.5));
            let mut words = regular(page.say(means), 17.0, INK);
            words.wrap.max_width = width / 2.0 - 62.0;
            let words = ui.painter().layout_job(words);
            let at = pos2(left + 54.0, row.center().y - words.size().y / 2.0);
            ui.painter().galley(at, words, INK);
        }
    }
}

/// How high a row of signs is.
const SIGN_ROW: f32 = 38.0;

fn hands(ui: &mut Ui, page: &Page, settings: &Settings) {
    ui.spacing_mut().item_spacing.y = 4.0;
    heading(ui, &page.say("how-to-mouse"), None);
    ui.add_space(2.0);
    for (what, does) in MOUSE {
        row(ui, page, &[page.say(what)], &page.say(does));
    }
    ui.add_space(8.0);
    heading(ui, &page.say("settings-keys"), Some(&page.say("how-to-keys-about")));
    ui.add_space(2.0);
    row(ui, page, &["← → ↑ ↓".into()], &page.say("how-to-walk"));
    for control in KEYS {
        let bound = settings.bindings.of(control);
        let caps: Vec<String> = bound.into_iter().map(|input| input_name(&page.library, input)).collect();
        row(ui, page, &caps, &page.say(&control.message()));
    }
    row(ui, page, &["1 … 9".into()], &page.say("how-to-numbers"));
}

/// Caps, and what they do.
fn row(ui: &mut Ui, page: &Page, caps: &[String], does: &str) {
    let wide: f32 = caps.iter().map(|cap| key_cap_size(ui.painter(), cap).x + 6.0).sum();
    let from = wide.max(124.0) + 8.0;
    let width = ui.available_width() - 12.0;
    let mut words = regular(does, 17.0, INK);
    words.wrap.max_width = width - from;
    let words = ui.painter().layout_job(words);
    let (rect, _) = ui.allocate_exact_size(vec2(width, words.size().y.max(24.0)), Sense::hover());
    let painter = ui.painter();
    let mut left = rect.left();
    for cap in caps {
        let size = key_cap_size(painter, cap);
        let place = Rect::from_min_size(pos2(left, rect.center().y - size.y / 2.0), size);
        key_cap_at(painter, &page.kit, cap, place, false);
        left += size.x + 6.0;
    }
    painter.galley(pos2(rect.left() + from, rect.center().y - words.size().y / 2.0), words, INK);
}
