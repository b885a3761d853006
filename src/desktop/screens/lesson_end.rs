//! The end of a lesson: what was learnt, and the way on to the next, or to a match.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align, Color32, CornerRadius, Key, Layout, Order, Rect, Ui, vec2};

use super::super::learning::Tutor;
use super::super::paint::{self, Brass, italic, regular, small_caps};
use super::super::settings::Settings;
use super::super::theme::ui::{INK, INK_2, INK_3};
use super::Screen;
use super::learn::begin;
use super::page::{Page, focus_first, in_the_middle, over_all, part, pressed};
use super::playing::Paused;
use crate::cards::LessonFile;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Match).and_then(resource_exists::<Tutor>)),
    );
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    On,
    Again,
    Lessons,
}

fn show(
    mut page: Page,
    tutor: Res<Tutor>,
    paused: Res<Paused>,
    mut settings: ResMut<Settings>,
    mut commands: Commands,
) -> Result {
    if !tutor.is_over() || paused.0 {
        return Ok(());
    }
    let context = page.context()?;
    let lesson = tutor.course.lesson();
    if !settings.lessons_done.contains(lesson.name.as_str()) {
        settings.lessons_done.insert(lesson.name.to_string());
    }
    let all = page.library.loaded.lessons();
    let here = all.iter().position(|other| other.name == lesson.name);
    let next: Option<LessonFile> = here.and_then(|at| all.get(at + 1)).map(|next| (*next).clone());
    let mut chosen = over_all(&context, "lesson end", Order::Foreground, |ui, rect| {
        ui.painter().rect_filled(rect, CornerRadius::ZERO, Color32::from_black_alpha(120));
        let sheet: Rect = in_the_middle(rect, vec2(620.0, 480.0));
        paint::plate(ui.painter(), &page.kit, sheet);
        paint::pin(ui.painter(), &page.kit, "verdigris", sheet);
        part(ui, sheet.shrink2(vec2(56.0, 44.0)), |ui| told(ui, &page, lesson, next.as_ref()))
    });
    if pressed(&context, Key::Escape) {
        chosen = Some(Chosen::Lessons);
    }
    match (chosen, next) {
        (None, _) => {}
        (Some(Chosen::Lessons), _) => page.next.set(Screen::Learn),
        (Some(Chosen::On), None) => page.next.set(Screen::NewMatch),
        (Some(Chosen::On), Some(next)) => {
            begin(&mut commands, &page.library, &settings, &next);
            page.next.set(Screen::Match);
        }
        (Some(Chosen::Again), _) => {
            begin(&mut commands, &page.library, &settings, lesson);
            page.next.set(Screen::Match);
        }
    }
    Ok(())
}

fn told(ui: &mut Ui, page: &Page, lesson: &LessonFile, next: Option<&LessonFile>) -> Option<Chosen> {
    let tongue = &page.library.tongue;
    let mut chosen = None;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.add_space(10.0);
        ui.label(italic(page.say("lesson-end"), 20.0, INK_3));
        ui.label(small_caps(&tongue.lesson_name(lesson.name), 40.0, INK));
        paint::divider(ui, &page.kit, 320.0);
        ui.label(regular(tongue.lesson_done(lesson.name).unwrap_or_default(), 20.0, INK_2));
        ui.add_space(12.0);
        ui.spacing_mut().item_spacing.y = 12.0;
        let wide = vec2(380.0, 52.0);
        let (label, line) = match next {
            Some(next) => (page.say("lesson-next"), tongue.lesson_name(next.name)),
            None => (page.say("title-play"), page.say("title-play-about")),
        };
        let on = ui.add(Brass::new(&page.kit, label).caption(line).legal(true).least(wide));
        focus_first(ui.ctx(), on.id);
        if on.clicked() {
            chosen = Some(Chosen::On);
        }
        if ui.add(Brass::new(&page.kit, page.say("lesson-once-more")).least(wide)).clicked() {
            chosen = Some(Chosen::Again);
        }
        if ui.add(Brass::new(&page.kit, page.say("lesson-to-lessons")).key("Esc").least(wide)).clicked() {
            chosen = Some(Chosen::Lessons);
        }
    });
    chosen
}
