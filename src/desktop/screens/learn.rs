//! The page *Learn*: the lessons of all packs, each with what it teaches and whether it was finished.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{
    Align2, Color32, CursorIcon, Key, Painter, Rect, Response, Sense, TextureId, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::super::art::Thumbnails;
use super::super::learning::Tutor;
use super::super::library::Library;
use super::super::paint::{self, Brass, italic, piece_at, roman, small_caps};
use super::super::settings::Settings;
use super::super::showing::Showing;
use super::super::theme::ui::{INK, INK_2, VERDIGRIS_TEXT};
use super::page::{Page, focus_first, on_walnut, page_heading, part, pressed};
use super::playing::{leave_the_match, seat_down};
use super::{CameFrom, Screen};
use crate::cards::{LessonFile, Name};
use crate::lessons::{Course, LEARNER};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Learn), leave_the_match);
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Learn)));
}

/// Sits down to a lesson; a match that was left stays as it is.
pub fn begin(commands: &mut Commands, library: &Library, settings: &Settings, lesson: &LessonFile) {
    let own = settings.names[0].trim();
    let learner = if own.is_empty() { library.say("player-one") } else { own.to_owned() };
    let names = [learner, library.say("lesson-opponent")];
    let (seat, course) = Course::begin(&library.loaded.set, lesson, names);
    seat_down(commands, seat);
    commands.insert_resource(Tutor::new(course));
    commands.queue(|world: &mut World| world.resource_mut::<Showing>().alone = Some(LEARNER));
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Lesson(usize),
    HowTo,
    Play,
    Back,
}

fn show(
    mut page: Page,
    settings: Res<Settings>,
    mut came_from: ResMut<CameFrom>,
    mut small: ResMut<Thumbnails>,
    mut commands: Commands,
) -> Result {
    let context = page.context()?;
    let mut chosen = on_walnut(&context, &page.kit, "learn", |ui, rect| {
        page_heading(ui, rect, &page.say("learn"), &page.say("learn-about"));
        let sheet = Rect::from_min_max(rect.min + vec2(56.0, 96.0), rect.max - vec2(56.0, 92.0));
        paint::plate(ui.painter(), &page.kit, sheet);
        paint::pin(ui.painter(), &page.kit, "brass", sheet);
        let inside = sheet.shrink2(vec2(52.0, 44.0));
        let lesson = part(ui, inside, |ui| {
            let picture = &mut |name| small.picture(&page.library, name);
            paint::scroll(ui, &page.kit, "lessons", |ui| lessons(ui, &page, &settings, picture))
        });
        let foot = Rect::from_min_max(pos2(sheet.left(), rect.bottom() - 72.0), rect.max - vec2(56.0, 12.0));
        lesson.or(part(ui, foot, |ui| ui.horizontal(|ui| buttons(ui, &page)).inner))
    });
    if pressed(&context, Key::Escape) {
        chosen = Some(Chosen::Back);
    }
    match chosen {
        None => {}
        Some(Chosen::Lesson(at)) => {
            if let Some(lesson) = page.library.loaded.lessons().get(at) {
                begin(&mut commands, &page.library, &settings, lesson);
                page.next.set(Screen::Match);
            }
        }
        Some(Chosen::HowTo) => {
            came_from.0 = Screen::Learn;
            page.next.set(Screen::HowTo);
        }
        Some(Chosen::Play) => page.next.set(Screen::NewMatch),
        Some(Chosen::Back) => page.next.set(Screen::Title),
    }
    Ok(())
}

/// Between two slips, and how high one is.
const GAP: f32 = 18.0;
const LEAST_HEIGHT: f32 = 116.0;
const MOST_HEIGHT: f32 = 176.0;

fn lessons(
    ui: &mut Ui,
    page: &Page,
    settings: &Settings,
    picture: &mut dyn FnMut(Name) -> Option<TextureId>,
) -> Option<Chosen> {
    ui.spacing_mut().item_spacing.y = GAP;
    let all = page.library.loaded.lessons();
    let many = all.len().max(1) as f32;
    let room = ui.available_height() - GAP * (many - 1.0);
    let height = (room / many).clamp(LEAST_HEIGHT, MOST_HEIGHT);
    // A few lie in the middle of the sheet.
    ui.add_space(((room - height * many) / 2.0 - GAP).max(0.0));
    let done = |lesson: &LessonFile| settings.lessons_done.contains(lesson.name.as_str());
    let first_new = all.iter().position(|lesson| !done(lesson)).unwrap_or(0);
    let mut chosen = None;
    for (at, lesson) in all.iter().enumerate() {
        let response = slip(ui, page, at, lesson, (height, done(lesson)));
        specimens(ui.painter(), lesson, response.rect, picture);
        if at == first_new {
            focus_first(ui.ctx(), response.id);
        }
        if response.clicked() {
            chosen = Some(Chosen::Lesson(at));
        }
    }
    if all.is_empty() {
        paint::body(ui, page.say("learn-none"));
    }
    chosen
}

/// How many specimens lie on a slip, and how far apart.
const SPECIMENS: usize = 3;
const APART: f32 = 112.0;

/// Some of what the lesson is played with, at the right of its slip.
fn specimens(
    painter: &Painter,
    lesson: &LessonFile,
    slip: Rect,
    picture: &mut dyn FnMut(Name) -> Option<TextureId>,
) {
    let (you, them) = (&lesson.given.you, &lesson.given.them);
    let all = [&you.board, &you.hand, &them.board].into_iter().flatten().flatten();
    let mut shown: Vec<Name> = Vec::new();
    for placed in all.filter(|placed| !placed.is_empty_space()) {
        if !shown.contains(&placed.card) && shown.len() < SPECIMENS {
            shown.push(placed.card);
        }
    }
    let side = (slip.height() - 40.0).min(APART - 8.0);
    for (at, name) in shown.into_iter().rev().enumerate() {
        let middle = slip.right_center() - vec2(184.0 + APART * at as f32, 0.0);
        if let Some(drawn) = picture(name) {
            paint::picture(painter, drawn, Rect::from_center_size(middle, vec2(side, side)));
        }
    }
}

/// A lesson on its slip of paper.
fn slip(ui: &mut Ui, page: &Page, at: usize, lesson: &LessonFile, (height, done): (f32, bool)) -> Response {
    let tongue = &page.library.tongue;
    let title = tongue.lesson_name(lesson.name);
    let response = ui.allocate_response(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &title));
    paint::settle(&response);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let rect = response.rect;
    let painter = ui.painter();
    let piece = page.kit.piece(&format!("controls/paper_{}", paint::look(&response)));
    paint::sliced(painter, piece, rect, Color32::WHITE);
    paint::centred(
        painter,
        small_caps(&roman(at as u32 + 1), 46.0, INK),
        rect.left_center() + vec2(64.0, 0.0),
    );
    let left = rect.left() + 132.0;
    let words = painter.layout_job(small_caps(&title, 32.0, INK));
    painter.galley(pos2(left, rect.center().y - 36.0), words, INK);
    let mut about = italic(tongue.lesson_about(lesson.name).unwrap_or_default(), 20.0, INK_2);
    about.wrap.max_width = rect.width() - 132.0 - 150.0 - APART * SPECIMENS as f32;
    let words = painter.layout_job(about);
    painter.galley(pos2(left, rect.center().y + 6.0), words, INK_2);
    if done {
        let color = page.kit.tone_ui(VERDIGRIS_TEXT);
        let words = painter.layout_job(italic(page.say("learn-done"), 19.0, color));
        let at = rect.right_center() - vec2(28.0, 0.0);
        let place = Align2::RIGHT_CENTER.anchor_size(at, words.size());
        painter.galley(place.min, words, color);
        let tick = page.kit.piece("badges/ok");
        piece_at(painter, tick, place.left_center() - vec2(24.0, 0.0), 30.0 / tick.size.x.max(1.0));
    }
    response
}

fn buttons(ui: &mut Ui, page: &Page) -> Option<Chosen> {
    let mut chosen = None;
    ui.spacing_mut().item_spacing.x = 16.0;
    for (button, what) in [
        (Brass::new(&page.kit, page.say("how-to")), Chosen::HowTo),
        (Brass::new(&page.kit, page.say("title-play")), Chosen::Play),
        (Brass::new(&page.kit, page.say("back")).key("Esc"), Chosen::Back),
    ] {
        if ui.add(button.least(vec2(200.0, 54.0))).clicked() {
            chosen = Some(what);
        }
    }
    chosen
}
