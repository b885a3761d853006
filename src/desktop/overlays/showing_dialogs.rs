//! What is asked and told beside the match itself: taking back, and notices that pass by.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Id, Order, Sense, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::acting::Words;
use super::super::acts::{Act, Notice, UndoRequest};
use super::super::library::Library;
use super::super::pace::Pace;
use super::super::paint::{Pill, pill_at, pill_size};
use super::super::screens::Screen;
use super::consent::consent;
use super::curtain::cloth_at;
use super::showing_match::Desk;
use crate::history::{Cause, Game};
use crate::hotseat::{Consent, HotSeat};
use crate::table::PlayerId;
use crate::text::Args;

/// How long a notice is read, in seconds.
const NOTICE_STAYS: f32 = 5.0;

/// Notices that are being shown, and since when.
#[derive(Resource, Default)]
struct Toasts(Vec<(String, f32)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toasts>();
    let playing = || in_state(Screen::Match).and_then(resource_exists::<HotSeat>);
    app.add_systems(EguiPrimaryContextPass, show_consent.run_if(playing()));
    app.add_systems(Update, collect_notices);
    app.add_systems(EguiPrimaryContextPass, show_notices);
}

fn show_consent(
    mut contexts: EguiContexts,
    desk: Desk,
    mut seat: ResMut<HotSeat>,
    request: Res<UndoRequest>,
    mut acts: MessageWriter<Act>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some((asked, why)) = request.0 else { return Ok(()) };
    let name = |player: PlayerId| seat.game().setup().seats[player.index()].name.clone();
    let args = Args::new().with("asked", name(asked)).with("asking", name(asked.opponent()));
    let heading = desk.library.say_with("consent-heading", &args);
    let reason = match why {
        Consent::Revealing => "consent-revealing",
        Consent::TheirAnswer => "consent-their-answer",
        Consent::NotNeeded => return Ok(()),
    };
    let reason = desk.library.say_with(reason, &args);
    let game = seat.bypass_change_detection().game_mut();
    let act = last_act(&desk.library, game, asked)
        .map(|what| desk.library.say_with("consent-act", &Args::new().text("what", &what)));
    let reason = act.into_iter().chain([reason]).collect::<Vec<_>>().join(" ");
    let screen = context.content_rect();
    // At once: a hand would shine through what fades in.
    Area::new(Id::new("veil of a dialog"))
        .order(Order::Foreground)
        .fixed_pos(screen.min)
        .fade_in(false)
        .show(&context, |ui| {
            ui.allocate_rect(screen, Sense::click_and_drag());
            // It is the other player who reads it: the hand of who asks is none of their business.
            cloth_at(ui.painter(), &desk.kit, screen, 1.0);
        });
    let shown = Area::new(Id::new("consent"))
        .order(Order::Tooltip)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .show(&context, |ui| desk.draw(|drawing| consent(ui, drawing, &heading, &reason)));
    if let Some(act) = shown.inner {
        acts.write(act);
    }
    Ok(())
}

/// What came of the last answer, as far as the player who is asked may know it.
fn last_act(library: &Library, game: &mut Game, asked: PlayerId) -> Option<String> {
    let last = game.answers().len().checked_sub(1)?;
    let view = game.view(asked);
    let words = Words::new(library, game, &view);
    let mut lines =
        view.log.iter().filter(|line| matches!(line.cause, Cause::Answer(by) if by as usize == last));
    lines.find_map(|line| words.outcome(game, &view, line.event))
}

fn collect_notices(mut notices: MessageReader<Notice>, mut toasts: ResMut<Toasts>, time: Res<Time<Real>>) {
    for Notice(said) in notices.read() {
        toasts.0.retain(|(known, _)| known != said);
        toasts.0.push((said.clone(), time.elapsed_secs()));
    }
}

fn show_notices(
    mut contexts: EguiContexts,
    desk: Desk,
    mut toasts: ResMut<Toasts>,
    time: Res<Time<Real>>,
    mut pace: ResMut<Pace>,
) -> Result {
    if toasts.0.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    toasts.0.retain(|(_, since)| time.elapsed_secs() - since < NOTICE_STAYS);
    if let Some((_, first)) = toasts.0.first() {
        pace.within(Duration::from_secs_f32((first + NOTICE_STAYS - time.elapsed_secs()).max(0.0)));
    }
    let painter = context.layer_painter(bevy_egui::egui::LayerId::new(Order::Tooltip, Id::new("notices")));
    let mut middle = context.content_rect().center_top() + vec2(0.0, 90.0);
    for (said, _) in &toasts.0 {
        pill_at(&painter, &desk.kit, Pill::Plain, said, middle);
        middle.y += pill_size(&painter, said).y + 8.0;
    }
    Ok(())
}
