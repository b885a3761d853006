//! A match under Bevy's frame loop: a few milliseconds a frame, so that no frame is dropped.

use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::HotSeat;

/// What a frame may take; the rest waits for the next. When a match is interrupted changes nothing in it.
const A_FRAME: Duration = Duration::from_millis(5);
/// After so many events it is looked at the clock.
const AT_ONCE: u32 = 4;

/// The history of the match has grown: the events with these numbers are new. Views and sounds play them back
/// at their own pace.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolved {
    pub from: u32,
    pub to: u32,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Resolved>();
    app.add_systems(Update, resolve_within_the_frame.run_if(resource_exists::<HotSeat>));
}

fn resolve_within_the_frame(
    mut seat: ResMut<HotSeat>,
    mut told: Local<u32>,
    mut resolved: MessageWriter<Resolved>,
) {
    // What happened before the match was sat down to is not played back.
    if seat.is_added() {
        *told = seat.game().history().len();
    }
    // A decision is open, or the match is over: nothing moves, and nobody need look.
    let idle = seat.game().question().is_some() || seat.game().ending().is_some();
    let begun = Instant::now();
    while !idle && seat.work(AT_ONCE) && begun.elapsed() < A_FRAME {}
    let now = seat.game().history().len();
    if now > *told {
        resolved.write(Resolved { from: *told, to: now });
    }
    // After an undo the history is shorter.
    if now != *told {
        *told = now;
    }
}
