//! The problems page: everything that is wrong with packs, pictures and settings, where it stands and what to do.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{FontFamily, FontId, Key, Rect, RichText, Ui, pos2, vec2};

use super::super::library::Troubles;
use super::super::paint::{self, Brass, Pill, body, bold, caption};
use super::super::theme::ui::{BLOOD, INK};
use super::page::{Page, focus_first, on_walnut, page_heading, part, pressed};
use super::{CameFrom, Screen};
use crate::cards::Problem;
use crate::text::Args;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Problems)));
}

fn show(mut page: Page, troubles: Res<Troubles>, came_from: Res<CameFrom>) -> Result {
    let context = page.context()?;
    let count = Args::new().with("count", troubles.0.len() as i64);
    let title = (page.library.say_with("problems", &count), page.say("problems-about"));
    let back = on_walnut(&context, &page.kit, "problems", |ui, rect| {
        page_heading(ui, rect, &title.0, &title.1);
        let sheet = Rect::from_min_max(rect.min + vec2(56.0, 96.0), rect.max - vec2(56.0, 92.0));
        paint::sheet(ui.painter(), &page.kit, sheet);
        part(ui, sheet.shrink2(vec2(40.0, 26.0)), |ui| {
            paint::scroll(ui, &page.kit, "problems", |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                if troubles.0.is_empty() {
                    body(ui, page.say("problems-none"));
                }
                for problem in &troubles.0 {
                    show_problem(ui, &page, problem);
                }
            });
        });
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

fn show_problem(ui: &mut Ui, page: &Page, problem: &Problem) {
    ui.horizontal(|ui| {
        let (kind, word) = if problem.is_error() {
            (Pill::Damage, "problem-error")
        } else {
            (Pill::Plain, "problem-warning")
        };
        paint::pill(ui, &page.kit, kind, &page.say(word));
        let place = format!("{}:{}:{}", problem.file.display(), problem.line, problem.column);
        let mut place = bold(place, 18.0, INK);
        place.wrap.max_width = ui.available_width();
        ui.label(place);
    });
    body(ui, problem.message.as_str());
    if let Some(excerpt) = &problem.excerpt {
        let shown: String = excerpt.chars().map(|letter| if letter == '\t' { ' ' } else { letter }).collect();
        let number = problem.line.to_string();
        let before = " ".repeat(problem.column.saturating_sub(1));
        let carets = "^".repeat(problem.length.max(1));
        let mono = FontId::new(15.0, FontFamily::Monospace);
        ui.label(RichText::new(format!("{number} | {shown}")).font(mono.clone()).color(INK));
        let under = format!("{:width$} | {before}{carets}", "", width = number.len());
        ui.label(RichText::new(under).font(mono).color(BLOOD));
    }
    if let Some(help) = &problem.help {
        caption(ui, help.as_str());
    }
    ui.add_space(14.0);
}
