//! Lays a slip beside what the pointer or the keys rest on, after a moment.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Area, Id, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::acting::{ActingSystems, Picking, Words, wants_reason};
use super::super::library::Library;
use super::super::paint::{italic, on_slip, regular, small_caps};
use super::super::screens::{Screen, goes_on};
use super::super::showing::Showing;
use super::super::table::{Layout, Look, Marks, Placed, Thing};
use super::super::theme::ui::{INK, INK_2};
use super::beside::beside;
use super::hint::{Hint, hint};
use super::showing_match::Desk;
use crate::hotseat::HotSeat;

/// So long the pointer rests before something is told, in seconds.
const REST: f32 = 0.5;
const WIDTH: f32 = 380.0;

/// What is told now.
#[derive(Resource, Default)]
struct Resting {
    on: Option<On>,
    since: f32,
    told: Option<Hint>,
    /// It was looked up, so many frames ago: a slip knows its size only when it has been laid out once.
    known: Option<u8>,
}

/// What is rested on, at which table, with something in the hand or not, and whether it was just tried in vain.
type On = (Thing, u32, bool, bool);

const FRAMES_TO_SETTLE: u8 = 4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Resting>();
    let playing = || in_state(Screen::Match).and_then(resource_exists::<HotSeat>).and_then(goes_on);
    app.add_systems(Update, rest.after(ActingSystems::Mark).run_if(playing()));
    app.add_systems(EguiPrimaryContextPass, show.run_if(playing()));
}

fn rest(
    mut seat: ResMut<HotSeat>,
    showing: Res<Showing>,
    library: Res<Library>,
    layout: Res<Layout>,
    marks: Res<Marks>,
    picking: Res<Picking>,
    time: Res<Time<Real>>,
    mut resting: ResMut<Resting>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let tried = marks.tried.filter(|thing| !layout.find(*thing).is_some_and(|placed| bears(&marks, placed)));
    let rests_on = tried.or(marks.hovered).or(marks.focused);
    // Who has done what they were asked is told nothing more.
    let over = showing.next.is_some() || showing.falling || marks.dimmed && !marks.stage.is_empty();
    let thing = rests_on.filter(|_| marks.dragged.is_none() && picking.menu.is_none() && !over);
    let (Some(view), Some(thing)) = (&showing.view, thing) else {
        if resting.on.is_some() {
            *resting = Resting::default();
        }
        return;
    };
    let now = (thing, showing.version, picking.plan.is_some(), tried.is_some());
    if resting.on != Some(now) {
        *resting = Resting { on: Some(now), since: time.elapsed_secs(), ..Resting::default() };
    }
    match resting.known {
        Some(FRAMES_TO_SETTLE..) => return,
        Some(frames) => resting.known = Some(frames + 1),
        None => {}
    }
    redraw.write(RequestRedraw);
    if resting.known.is_some() {
        return;
    }
    if tried.is_some() || time.elapsed_secs() - resting.since >= REST {
        let game = seat.bypass_change_detection().game_mut();
        let words = Words::new(&library, game, view);
        let placed = layout.find(thing);
        let quiet = tried.is_none() && placed.is_some_and(|placed| !wants_reason(view, &picking, placed));
        resting.told = hint(game, view, &picking, &marks, thing, showing.past, &words).map(|told| {
            // Where numbers are told, that nothing can be done with them goes without saying.
            let plain = tried.is_none() && !told.accounts.is_empty() && thing != Thing::Pool;
            Hint { reason: told.reason.filter(|_| !quiet && !plain), ..told }
        });
        resting.known = Some(0);
    }
}

fn show(
    mut contexts: EguiContexts,
    desk: Desk,
    layout: Res<Layout>,
    marks: Res<Marks>,
    resting: Res<Resting>,
) -> Result {
    let (Some((thing, version, ..)), Some(told)) = (resting.on, &resting.told) else { return Ok(()) };
    let Some(placed) = layout.find(thing) else { return Ok(()) };
    let reason = told.reason.as_ref().filter(|_| !bears(&marks, placed));
    if reason.is_none() && told.accounts.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let screen = context.content_rect();
    let (at, pivot) = beside(&desk.canvas, screen, placed);
    Area::new(Id::new(("hint", format!("{thing:?}"), version, reason.is_some())))
        .order(Order::Tooltip)
        .pivot(pivot)
        .fixed_pos(at)
        .interactable(false)
        .constrain_to(screen.shrink(8.0))
        .fade_in(false)
        .show(&context, |ui| {
            on_slip(ui, &desk.kit, |ui| {
                ui.set_max_width(WIDTH);
                ui.spacing_mut().item_spacing.y = 3.0;
                if let Some(reason) = reason {
                    ui.label(regular(reason.as_str(), 17.0, INK));
                }
                for (figure, lines) in &told.accounts {
                    ui.label(small_caps(figure, 17.0, INK));
                    for line in lines {
                        ui.label(italic(line.as_str(), 15.5, INK_2));
                    }
                }
            });
        });
    Ok(())
}

/// A whole card bears its reason itself, where that is short.
fn bears(marks: &Marks, placed: &Placed) -> bool {
    placed.look == Look::Card && marks.short_reason(placed.thing).is_some()
}
