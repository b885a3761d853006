//! Hangs the log at the right, opens its lines, and shows the moments they tell of.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Id, Order, Rect, Sense, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::acting::{ActingSystems, Control, Focus, Taps, Words};
use super::super::learning::LogOpened;
use super::super::library::Library;
use super::super::paint::small_caps;
use super::super::screens::Screen;
use super::super::showing::Showing;
use super::super::table::Marks;
use super::super::theme::ui::BLOOD;
use super::log::{FromLog, LogState, log};
use super::log_lines::{TurnLines, log_lines, moment};
use super::paper::paper;
use super::showing_guide::Slip;
use super::showing_match::Desk;
use crate::history::View;
use crate::hotseat::HotSeat;

/// The log as it hangs.
#[derive(Resource)]
pub(super) struct Drawer {
    /// The answers, events and version it was written from; what a past moment shows does not change it.
    of: Option<u32>,
    turns: Vec<TurnLines>,
    state: LogState,
    /// The present, while an earlier moment is shown.
    now: Option<View>,
    /// Where it hangs.
    pub(super) lies: Rect,
}

impl Default for Drawer {
    fn default() -> Self {
        let (of, turns, state, now) = (None, Vec::new(), LogState::default(), None);
        Self { of, turns, state, now, lies: Rect::NOTHING }
    }
}

impl Drawer {
    pub(super) fn is_tall(&self) -> bool {
        self.state.tall
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawer>();
    let playing = || in_state(Screen::Match).and_then(resource_exists::<HotSeat>);
    app.add_systems(Update, write_the_log.after(ActingSystems::Read).run_if(playing()));
    app.add_systems(EguiPrimaryContextPass, (show_log, show_banner).chain().run_if(playing()));
}

fn write_the_log(
    mut seat: ResMut<HotSeat>,
    showing: Res<Showing>,
    library: Res<Library>,
    taps: Taps,
    focus: Res<Focus>,
    mut drawer: ResMut<Drawer>,
) {
    let Some(view) = &showing.view else {
        *drawer = Drawer::default();
        return;
    };
    if !focus.writing && taps.just(Control::Log) {
        drawer.state.tall = !drawer.state.tall;
    }
    let known = drawer.of == Some(showing.version) && !library.is_changed();
    if known || showing.past {
        return;
    }
    let game = seat.bypass_change_detection().game_mut();
    let words = Words::new(&library, game, view);
    drawer.of = Some(showing.version);
    drawer.turns = log_lines(game, view, &words);
    drawer.state.open = None;
    drawer.now = Some(view.clone());
}

/// The pulled up log is at least so wide, in points.
const READABLE: f32 = 320.0;

pub(super) fn show_log(
    mut contexts: EguiContexts,
    desk: Desk,
    mut seat: ResMut<HotSeat>,
    mut showing: ResMut<Showing>,
    mut drawer: ResMut<Drawer>,
    mut marks: ResMut<Marks>,
    mut opened: ResMut<LogOpened>,
    slip: Res<Slip>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    if showing.view.is_none() {
        return Ok(());
    }
    let Drawer { turns, state, now, lies, .. } = &mut *drawer;
    // In a lesson it hangs below the slip of the guide.
    let below = slip.reaches.map_or(570.0, |bottom| (bottom + 10.0).clamp(570.0, 862.0));
    let top = if state.tall { 10.0 } else { below };
    let mut rect = Rect::from_min_max(desk.at(&context, 1238.0, top), desk.at(&context, 1584.0, 900.0));
    if state.tall {
        // Who wants to read it wants to read it, however large its letters are.
        rect.min.x = rect.min.x.min(rect.max.x - READABLE);
    }
    *lies = rect;
    let order = if state.tall { Order::Foreground } else { Order::Middle };
    // Where it hangs is all that it takes: what was higher before does not keep its place.
    let area = Area::new(Id::new(("log", state.tall))).order(order).fixed_pos(rect.min).constrain(false);
    let shown = area.show(&context, |ui| {
        let wanted = desk.draw(|drawing| log(ui, drawing, rect, turns, state));
        ui.allocate_rect(rect, Sense::hover());
        wanted
    });
    opened.set_if_neq(LogOpened(state.open.is_some()));
    if marks.spoken_of != state.pointed {
        marks.spoken_of.clone_from(&state.pointed);
    }
    let (Some(wanted), Some(view)) = (shown.inner, now.as_ref()) else { return Ok(()) };
    let game = seat.bypass_change_detection().game_mut();
    match wanted {
        FromLog::Taller => state.tall = !state.tall,
        FromLog::Open(event) => {
            let was = state.open.take().map(|(open, _)| open);
            if was != Some(event) {
                let words = Words::new(&desk.library, game, view);
                state.open = Some((event, words.causes(game, view, event)));
            }
        }
        FromLog::Moment(event) => {
            if let Some(then) = moment(game, view, event) {
                showing.show_moment(then);
                state.tall = false;
            }
        }
    }
    Ok(())
}

/// What is shown is not now.
fn show_banner(mut contexts: EguiContexts, desk: Desk, mut showing: ResMut<Showing>) -> Result {
    let context = contexts.ctx_mut()?.clone();
    if !showing.past {
        return Ok(());
    }
    let at = desk.at(&context, 708.0, 2.0);
    let shown = Area::new(Id::new("as it was"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(at)
        .show(&context, |ui| {
            desk.draw(|drawing| {
                let then = small_caps(&(drawing.say)("moment-then"), 22.0, BLOOD);
                let back = drawing.brass((drawing.say)("moment-back"), None).size(19.0).legal(true);
                // As wide as what stands on it.
                let words = ui.painter().layout_job(then.clone()).size().x + back.width(ui.painter());
                let wide = words + ui.spacing().item_spacing.x + 46.0;
                let content = |ui: &mut Ui| {
                    ui.horizontal(|ui| {
                        ui.label(then);
                        ui.add(back).clicked()
                    })
                };
                paper(ui, &desk.kit, wide, false, content).inner.inner
            })
        });
    if shown.inner {
        showing.back_to_now();
    }
    Ok(())
}
