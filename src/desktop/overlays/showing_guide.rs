//! Lays the guide's slip beside the table, and rings and arrows on what it speaks about.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{
    Area, Context, CornerRadius, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2 as Size,
    pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::acting::{Control, Focus, Inspecting, Staging, Taps, key_of, place_of};
use super::super::acts::Act;
use super::super::learning::{LessonAct, Tutor, thing_of};
use super::super::paint::mirrored;
use super::super::screens::Screen;
use super::super::showing::Showing;
use super::super::table::measures::{INSPECTOR, TRAY, VESSEL};
use super::super::table::{Layout, Look, Marks};
use super::super::theme::ui::{BRASS_DARK, BRASS_LIGHT};
use super::guide::{FromGuide, Note, guide};
use super::guide_place::free_place;
use super::showing_log::Drawer;
use super::showing_match::Desk;
use crate::cards::{LessonStep, Name, Pointed};
use crate::history::View;
use crate::hotseat::HotSeat;
use crate::lessons::LEARNER;
use crate::text::Args;

/// The slip as it lay last.
#[derive(Resource, Default)]
pub struct Slip {
    size: Size,
    /// How far down it reaches in the column of the log, in the layout of 1600 × 900.
    pub reaches: Option<f32>,
    /// The page that was shown last: keys that were on the table go to the next one.
    of: Option<usize>,
}

/// How far its badges hang under the slip of a creature, for its height.
const BADGES_HANG: f32 = 0.065;
/// Of the arrows.
const ARROW: f32 = 30.0;
/// Its narrowest, where everything is shown large.
const LEAST_WIDTH: f32 = 320.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Slip>();
    let taught = || in_state(Screen::Match).and_then(resource_exists::<HotSeat>);
    app.add_systems(EguiPrimaryContextPass, show_guide.before(super::showing_log::show_log).run_if(taught()));
}

#[derive(SystemParam)]
struct Read<'w, 's> {
    showing: Res<'w, Showing>,
    layout: Res<'w, Layout>,
    marks: Res<'w, Marks>,
    inspecting: Res<'w, Inspecting>,
    staging: Res<'w, Staging>,
    drawer: Res<'w, Drawer>,
    focus: Res<'w, Focus>,
    time: Res<'w, Time<Real>>,
    taps: Taps<'w, 's>,
}

fn show_guide(
    mut contexts: EguiContexts,
    desk: Desk,
    read: Read,
    tutor: Option<Res<Tutor>>,
    mut seat: ResMut<HotSeat>,
    mut slip: ResMut<Slip>,
    mut next: ResMut<NextState<Screen>>,
    mut acts: MessageWriter<Act>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let (Some(tutor), Some(view)) = (tutor, &read.showing.view) else {
        slip.reaches = None;
        return Ok(());
    };
    if tutor.is_over() {
        slip.reaches = None;
        return Ok(());
    }
    let game = seat.bypass_change_detection().game_mut();
    let fits = tutor.shown != tutor.course.at() || game.question().is_none() || tutor.course.fits(game);
    let note = write(&desk, &tutor, fits, slip.reaches.is_some());
    let pointed = tutor.course.lesson().steps.get(tutor.shown).and_then(LessonStep::page);
    let at = pointed.map_or(&[][..], |(_, at)| at);
    let spoken_of: Vec<Rect> =
        at.iter().filter_map(|pointed| place(&desk, &context, &read, view, pointed)).collect();
    // What is foreseen has arrows of its own, and numbers that a ring would lie over.
    if tutor.shown == tutor.course.at() && !read.staging.folded && read.marks.outlook.is_none() {
        point(&context, &desk, &spoken_of, read.time.elapsed_secs());
    }
    let (corner, in_column) = corner(&desk, &context, &read, slip.size, &spoken_of);
    let width = (desk.at(&context, 1584.0, 0.0).x - desk.at(&context, 1238.0, 0.0).x).max(LEAST_WIDTH);
    let shown = Area::new(Id::new("guide"))
        .order(Order::Middle)
        .fixed_pos(corner)
        .constrain(true)
        .show(&context, |ui| desk.draw(|drawing| guide(ui, drawing, &note, width)));
    let rect = shown.response.rect;
    let ratio = desk.canvas.size.x / context.content_rect().width();
    slip.size = rect.size();
    slip.reaches = in_column.then_some(rect.bottom() * ratio - (desk.canvas.size.y - 900.0) / 2.0);
    let turned = slip.of.replace(tutor.shown) != Some(tutor.shown);
    let reads = matches!(tutor.course.step(), Some(LessonStep::Read { .. }));
    if turned
        && reads
        && read.focus.thing().is_some()
        && let Some(go_on) = &shown.inner.go_on
    {
        go_on.request_focus();
    }
    let by_key = note.goes_on
        && read.focus.thing().is_none()
        && !read.focus.on_button
        && read.taps.just(Control::Confirm);
    match shown.inner.wanted {
        Some(FromGuide::Act(act)) => {
            acts.write(Act::Lesson(act));
        }
        Some(FromGuide::Leave) => next.set(Screen::Learn),
        None if by_key => {
            acts.write(Act::Lesson(LessonAct::GoOn));
        }
        None => {}
    }
    Ok(())
}

/// The page that is shown, in words; with all others where it lies in the column, which has room for the longest.
fn write(desk: &Desk, tutor: &Tutor, fits: bool, in_column: bool) -> Note {
    let (library, course) = (&desk.library, &tutor.course);
    let key = |control| key_of(library, &desk.settings, control).unwrap_or_default();
    let args = Args::new()
        .text("opponent", &library.say("lesson-opponent"))
        .text("confirm", &key(Control::Confirm))
        .text("inspect", &key(Control::Inspect))
        .text("undo", &key(Control::Undo))
        .text("attack", &key(Control::Attack))
        .text("drawblood", &key(Control::DrawBlood))
        .text("log", &key(Control::Log));
    let step = course.lesson().steps.get(tutor.shown);
    let say = |id: Name| library.say_with(id.as_str(), &args);
    let said = match step.and_then(LessonStep::page) {
        _ if !fits => library.say("lesson-broken"),
        Some((id, _)) => say(id),
        None => library.say_with("lesson-they-act", &args),
    };
    let all = course.lesson().steps.iter().filter(|_| in_column).filter_map(LessonStep::page);
    let (behind, pages) = course.progress();
    let here = (behind + 1).min(pages) as i64;
    Note {
        title: library.tongue.lesson_name(course.lesson().name),
        page: library.say_with("lesson-page", &Args::new().with("page", here).with("pages", pages as i64)),
        said,
        pages: all.map(|(id, _)| say(id)).collect(),
        refused: tutor.refused.as_deref().map(|id| library.say_with(id, &args)),
        goes_on: tutor.shown == course.at()
            && matches!(step, Some(LessonStep::Read { .. } | LessonStep::Look { .. })),
        can_go_back: behind > 0,
    }
}

/// Where what the guide points at lies, in egui's points.
fn place(desk: &Desk, context: &Context, read: &Read, view: &View, pointed: &Pointed) -> Option<Rect> {
    let of_layout = |rect: bevy::math::Rect| {
        Rect::from_min_max(desk.at(context, rect.min.x, rect.min.y), desk.at(context, rect.max.x, rect.max.y))
    };
    match pointed {
        Pointed::Pool => Some(of_layout(VESSEL).shrink(6.0)),
        Pointed::Timeline => Some(of_layout(TRAY)),
        Pointed::Inspector => Some(of_layout(INSPECTOR)),
        Pointed::Log => Some(read.drawer.lies).filter(|rect| rect.is_positive()),
        other => {
            let thing = thing_of(other, view)?;
            let placed = read.layout.find(thing)?;
            let rect = place_of(&desk.canvas, context.content_rect(), placed);
            let hangs = if placed.look == Look::Tile { BADGES_HANG * rect.height() } else { 0.0 };
            Some(rect.with_max_y(rect.bottom() + hangs))
        }
    }
}

/// Where the slip lies, and whether that is in the column of the log: it gives way to what it speaks about, to a
/// card that is pinned and to the log where it hangs tall.
fn corner(desk: &Desk, context: &Context, read: &Read, size: Size, spoken_of: &[Rect]) -> (Pos2, bool) {
    let column = desk.at(context, 1584.0, 562.0);
    // Over a row: in its middle, at its left end, at its right end.
    let row = |y: f32| {
        let at = |x: f32, part: f32| {
            let at = desk.at(context, x, y);
            pos2(at.x - size.x * part, at.y)
        };
        [at(708.0, 0.5), at(306.0, 0.0), at(1110.0, 1.0)]
    };
    let mut places = vec![pos2(column.x - size.x, column.y)];
    places.extend(row(78.0).into_iter().chain(row(372.0)));
    let taken = read.inspecting.pinned.is_some() || read.drawer.is_tall();
    let about_the_column = spoken_of
        .iter()
        .any(|rect| rect.left() >= desk.at(context, 1230.0, 0.0).x && rect.bottom() > column.y);
    let skipped = usize::from(taken || about_the_column);
    let around: Vec<Rect> = spoken_of.iter().map(|rect| rect.expand(4.0)).collect();
    let at = free_place(&places[skipped..], size, &around).unwrap_or(0) + skipped;
    debug_assert_eq!(read.showing.viewer, Some(LEARNER));
    (places[at], at == 0)
}

/// A brass ring around each thing, and an arrow that leads to it.
fn point(context: &Context, desk: &Desk, spoken_of: &[Rect], now: f32) {
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("guide rings")));
    let still = desk.settings.reduced_motion || desk.settings.animation_speed <= 0.0;
    let sway = if still { 0.0 } else { (now * 3.2).sin() * 4.0 };
    let screen = context.content_rect();
    for rect in spoken_of {
        ring(&painter, rect.expand(6.0).intersect(screen.shrink(3.0)), desk.settings.high_contrast);
    }
    for rect in spoken_of {
        arrow(&painter, desk, rect.expand(6.0).intersect(screen.shrink(3.0)), screen, sway);
    }
    if !still && !spoken_of.is_empty() {
        context.request_repaint_after(std::time::Duration::from_millis(50));
    }
}

fn ring(painter: &Painter, rect: Rect, high_contrast: bool) {
    let wide = if high_contrast { 8.0 } else { 4.0 };
    let round = CornerRadius::same(9);
    painter.rect_stroke(rect, round, Stroke::new(wide + 3.0, BRASS_DARK), StrokeKind::Middle);
    painter.rect_stroke(rect, round, Stroke::new(wide, BRASS_LIGHT), StrokeKind::Middle);
}

/// From above where there is room, else from below.
fn arrow(painter: &Painter, desk: &Desk, rect: Rect, screen: Rect, sway: f32) {
    let piece = desk.kit.piece("badges/arrowhead_brass");
    let above = rect.top() - screen.top() > 60.0;
    let at = if above {
        rect.center_top() - vec2(0.0, 24.0 + sway)
    } else {
        rect.center_bottom() + vec2(0.0, 24.0 + sway)
    };
    let place = Rect::from_center_size(at, vec2(ARROW, ARROW));
    mirrored(painter, piece, place, (false, above));
}
