//! The title: the plate on the left, the cabinet with a drawer for each way on.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Ui, pos2, vec2};

use super::super::kit::Kit;
use super::super::library::Troubles;
use super::super::paint::{self, DRAWER, Drawer, LOW_DRAWER, italic, regular, small_caps};
use super::super::settings::{FirstStart, Settings};
use super::super::theme::ui::{INK, INK_2, INK_3};
use super::page::{Page, focus_first, on_walnut, part};
use super::playing::{MatchNote, Saved, leave_the_match, look_for_a_save, take_up};
use super::{CameFrom, Screen};
use crate::text::Args;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), (leave_the_match, look_for_a_save).chain());
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Title)));
}

/// The ways on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Play,
    Learn,
    Continue,
    Replays,
    Settings,
    Problems,
    Leave,
}

fn show(
    mut page: Page,
    saved: Option<Res<Saved>>,
    troubles: Res<Troubles>,
    settings: Res<Settings>,
    first: Res<FirstStart>,
    mut commands: Commands,
    mut came_from: ResMut<CameFrom>,
    mut note: ResMut<MatchNote>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let context = page.context()?;
    // Nothing was ever set, played or learnt here.
    let is_new = first.0 && saved.is_none() && settings.lessons_done.is_empty();
    let drawers = drawers(&page, saved.as_deref(), troubles.0.len(), is_new);
    let kit = &page.kit;
    let chosen = on_walnut(&context, kit, "title", |ui, rect| {
        let high: f32 = drawers.iter().map(|(_, _, line)| height(line.is_some()) + 8.0).sum();
        let cabinet_width = 496.0_f32.min(rect.width() - 48.0);
        // Where large letters leave too little room the plate gives way.
        let wide = rect.width() >= 1150.0;
        let left =
            if wide { rect.right() - cabinet_width - 36.0 } else { rect.center().x - cabinet_width / 2.0 };
        let cabinet_height = (high + 36.0).min(rect.height() - 48.0);
        let cabinet = Rect::from_min_size(
            pos2(left, rect.center().y - cabinet_height / 2.0),
            vec2(cabinet_width, cabinet_height),
        );
        if wide {
            let room = Rect::from_min_max(rect.min, pos2(left, rect.bottom()));
            draw_plate(ui.painter(), &page, room);
        }
        paint::sliced(ui.painter(), kit.piece("controls/cabinet"), cabinet, Color32::WHITE);
        part(ui, cabinet.shrink2(vec2(22.0, 22.0)), |ui| show_drawers(ui, kit, &drawers, high))
    });
    match chosen {
        None => {}
        Some(Way::Play) => page.next.set(Screen::NewMatch),
        Some(Way::Learn) => page.next.set(Screen::Learn),
        Some(Way::Continue) => match take_up(&mut commands, &page.library) {
            Ok(damage) => {
                note.0 = damage;
                page.next.set(Screen::Match);
            }
            Err(said) => note.0 = Some(said),
        },
        Some(Way::Replays) => page.next.set(Screen::Replay),
        Some(Way::Settings) => {
            came_from.0 = Screen::Title;
            page.next.set(Screen::Settings);
        }
        Some(Way::Problems) => {
            came_from.0 = Screen::Title;
            page.next.set(Screen::Problems);
        }
        Some(Way::Leave) => {
            exit.write(AppExit::Success);
        }
    }
    Ok(())
}

fn drawers(
    page: &Page,
    saved: Option<&Saved>,
    problems: usize,
    is_new: bool,
) -> Vec<(Way, String, Option<String>)> {
    let learn = if is_new { "title-learn-first" } else { "title-learn-about" };
    let mut drawers = vec![(Way::Play, page.say("title-play"), Some(page.say("title-play-about")))];
    if let Some(saved) = saved {
        let args = Args::new()
            .text("one", &saved.names[0])
            .text("other", &saved.names[1])
            .text("turn", &paint::roman(saved.turn));
        let about = page.library.say_with("title-continue-about", &args);
        drawers.push((Way::Continue, page.say("title-continue"), Some(about)));
    }
    drawers.push((Way::Learn, page.say("title-learn"), Some(page.say(learn))));
    drawers.push((Way::Replays, page.say("title-replays"), None));
    drawers.push((Way::Settings, page.say("title-settings"), None));
    if problems > 0 {
        let args = Args::new().with("count", problems as i64);
        drawers.push((Way::Problems, page.library.say_with("title-problems", &args), None));
    }
    drawers.push((Way::Leave, page.say("title-leave"), None));
    drawers
}

fn height(with_line: bool) -> f32 {
    if with_line { DRAWER } else { LOW_DRAWER }
}

fn show_drawers(ui: &mut Ui, kit: &Kit, drawers: &[(Way, String, Option<String>)], high: f32) -> Option<Way> {
    ui.spacing_mut().item_spacing.y = 8.0;
    let content = |ui: &mut Ui| {
        let mut chosen = None;
        let width = ui.available_width();
        for (number, (way, label, line)) in drawers.iter().enumerate() {
            let mut drawer = Drawer::new(kit, label.as_str()).first(*way == Way::Play).width(width);
            if let Some(line) = line {
                drawer = drawer.caption(line.as_str());
            }
            let response = ui.add(drawer);
            if number == 0 {
                focus_first(ui.ctx(), response.id);
            }
            if response.clicked() {
                chosen = Some(*way);
            }
        }
        chosen
    };
    if high > ui.available_height() + 8.0 {
        paint::scroll_on_wood(ui, kit, "drawers", content)
    } else {
        content(ui)
    }
}

/// The plate lies a little askew, as in a drawer: 0.6 degrees.
const ASKEW: f32 = -0.010_47;

/// Draws the plate with its words. Its own measures are 980 × 820.
fn draw_plate(painter: &Painter, page: &Page, room: Rect) {
    let kit = &page.kit;
    let scale = ((room.width() - 88.0) / 980.0).min((room.height() - 76.0) / 820.0);
    let sheet = Rect::from_center_size(room.center() + vec2(12.0, 0.0), vec2(980.0, 820.0) * scale);
    let turn = Rot2::from_angle(ASKEW);
    let mut paper = paint::slices(kit.piece("controls/paper_sheet"), sheet, Color32::WHITE);
    if let Shape::Mesh(mesh) = &mut paper {
        std::sync::Arc::make_mut(mesh).rotate(turn, sheet.center());
    }
    painter.add(paper);
    let mut engraving = Mesh::with_texture(kit.piece("backgrounds/title_plate").texture);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    engraving.add_rect_with_uv(sheet, whole, Color32::WHITE);
    engraving.rotate(turn, sheet.center());
    painter.add(Shape::mesh(engraving));
    let at = |x: f32, y: f32| sheet.center() + turn * (sheet.min + vec2(x, y) * scale - sheet.center());
    let mut name = regular("Bloodless", 132.0 * scale, INK);
    for section in &mut name.sections {
        section.format.extra_letter_spacing = 8.0 * scale;
    }
    askew(painter, name, at(490.0, 104.0), 0.5);
    askew(painter, italic(page.say("title-line"), 27.0 * scale, INK_2), at(490.0, 238.0), 0.5);
    askew(painter, italic(page.say("title-plate"), 19.0 * scale, INK_3), at(490.0, 773.0), 0.5);
    for (part, x, y, side) in [
        ("proboscis", 648.0, 294.0, 0.0),
        ("power", 242.0, 406.0, 1.0),
        ("defense", 728.0, 426.0, 0.0),
        ("health", 698.0, 634.0, 0.0),
        ("wing", 218.0, 634.0, 1.0),
    ] {
        let name = page.say(&format!("title-part-{part}"));
        askew(painter, small_caps(&name, 21.0 * scale, INK), at(x, y), side);
        let about = page.say(&format!("title-part-{part}-about"));
        askew(painter, italic(about, 16.0 * scale, INK_3), at(x, y + 21.0), side);
    }
}

/// Words on the plate: a point at their left (0), middle (0.5) or right (1), half their height up.
fn askew(painter: &Painter, job: LayoutJob, at: Pos2, side: f32) {
    let words = painter.layout_job(job);
    let corner = at - Rot2::from_angle(ASKEW) * vec2(words.size().x * side, words.size().y / 2.0);
    painter.add(TextShape::new(corner, words, INK).with_angle(ASKEW));
}
