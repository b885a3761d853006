//! How the match ended, over the board, while the last blow is still seen on it.

use bevy::prelude::*;
use bevy_egui::egui::{Area, Id, Order, Rect, Sense, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::learning::Tutor;
use super::super::paint::{centred, italic, pin, plate, small_caps};
use super::super::screens::Screen;
use super::super::showing::Showing;
use super::super::table::{Clock, Playback};
use super::super::theme::ui::{BLOOD, INK_3};
use super::showing_match::Desk;
use crate::hotseat::HotSeat;
use crate::text::Args;
use crate::turn::Ending;

pub(super) fn plugin(app: &mut App) {
    // A lesson has an end of its own.
    let playing =
        in_state(Screen::Match).and_then(resource_exists::<HotSeat>).and_then(not(resource_exists::<Tutor>));
    app.add_systems(EguiPrimaryContextPass, show.run_if(playing));
}

fn show(
    mut contexts: EguiContexts,
    desk: Desk,
    showing: Res<Showing>,
    playback: Res<Playback>,
    clock: Res<Clock>,
) -> Result {
    let Some(view) = showing.view.as_ref().filter(|_| !playback.goes_on(&clock)) else { return Ok(()) };
    let Some(ending) = view.ending else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let heading = match ending.winner() {
        Some(winner) => {
            let args = Args::new().text("winner", &view.sides[winner.index()].name);
            desk.library.say_with("end-wins", &args)
        }
        None => desk.library.say("end-draw"),
    };
    let unit = desk.unit(&context);
    let place = Rect::from_center_size(desk.at(&context, 708.0, 349.0), vec2(560.0, 168.0) * unit);
    Area::new(Id::new("last words")).order(Order::Foreground).fixed_pos(place.min).show(&context, |ui| {
        plate(ui.painter(), &desk.kit, place);
        pin(ui.painter(), &desk.kit, "blood", place);
        let painter = ui.painter();
        let size = [52.0, 42.0, 34.0, 27.0].map(|size| size * unit).into_iter().find(|size| {
            painter.layout_job(small_caps(&heading, *size, BLOOD)).size().x <= place.width() - 72.0 * unit
        });
        let above = place.center() - vec2(0.0, 14.0 * unit);
        centred(painter, small_caps(&heading, size.unwrap_or(22.0 * unit), BLOOD), above);
        let said = match ending {
            Ending::Conceded { .. } => "end-over-conceded",
            Ending::Draw(_) => "end-over-draw",
            Ending::Won { .. } => "end-soon",
        };
        let said = italic(desk.library.say(said), 20.0 * unit, INK_3);
        centred(painter, said, place.center() + vec2(0.0, 36.0 * unit));
        ui.allocate_rect(place, Sense::hover());
    });
    Ok(())
}
