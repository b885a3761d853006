//! The opponent of a lesson: what the script has them answer, at a pace that can be followed.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::super::screens::{Screen, goes_on};
use super::super::settings::Settings;
use super::super::table::Motion;
use super::Tutor;
use crate::history::Given;
use crate::hotseat::HotSeat;

/// How long they think, once everything lies still.
const THINKS: Duration = Duration::from_millis(700);

pub(super) fn plugin(app: &mut App) {
    let playing = in_state(Screen::Match)
        .and_then(resource_exists::<HotSeat>)
        .and_then(resource_exists::<Tutor>)
        .and_then(goes_on);
    app.add_systems(Update, answer_by_the_script.run_if(playing));
}

fn answer_by_the_script(
    mut tutor: ResMut<Tutor>,
    mut seat: ResMut<HotSeat>,
    motion: Res<Motion>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut thought: Local<Duration>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let game = seat.bypass_change_detection().game_mut();
    let Some(number) = tutor.bypass_change_detection().course.their_answer(game) else {
        *thought = Duration::ZERO;
        return;
    };
    redraw.write(RequestRedraw);
    if motion.0 {
        return;
    }
    *thought += time.delta();
    let still = settings.animation_speed == 0.0 || settings.reduced_motion;
    if !still && *thought < THINKS.div_f32(settings.animation_speed.max(0.5)) {
        return;
    }
    *thought = Duration::ZERO;
    let Ok(choice) = u16::try_from(number) else { return };
    if seat.begin(Given::Choice(choice)).is_ok() {
        tutor.course.they_gave(seat.game().answers().len());
    }
}
