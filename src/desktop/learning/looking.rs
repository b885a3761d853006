//! Notices when the learner has looked at what the guide asks them to look at.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::super::acting::{ActingSystems, Inspecting};
use super::super::acts::Act;
use super::super::screens::Screen;
use super::super::showing::Showing;
use super::super::table::{Marks, Thing};
use super::{LessonAct, Tutor, thing_of};
use crate::cards::{LessonStep, Looked};
use crate::history::View;

/// So long something is looked at before the guide goes on, so that it can be read.
const RESTS: Duration = Duration::from_millis(2200);
/// What was opened is seen at once.
const OPENED: Duration = Duration::from_millis(300);

/// Whether a line of the log is open; the log says so.
#[derive(Resource, Default, PartialEq, Eq)]
pub struct LogOpened(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LogOpened>();
    app.add_systems(
        Update,
        notice_looking
            .after(ActingSystems::Mark)
            .run_if(in_state(Screen::Match).and_then(resource_exists::<Tutor>)),
    );
}

fn notice_looking(
    tutor: Res<Tutor>,
    showing: Res<Showing>,
    marks: Res<Marks>,
    inspecting: Res<Inspecting>,
    log: Res<LogOpened>,
    time: Res<Time<Real>>,
    mut looked_for: Local<(usize, Duration)>,
    mut acts: MessageWriter<Act>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(view), Some(LessonStep::Look { at, until, .. })) = (&showing.view, tutor.course.step()) else {
        return;
    };
    let place = tutor.course.at();
    if looked_for.0 != place {
        *looked_for = (place, Duration::ZERO);
    }
    let thing = at.first().and_then(|pointed| thing_of(pointed, view));
    let same = |other: Option<Thing>| thing.is_some_and(|thing| is_same(view, thing, other));
    let (looks, enough) = match until {
        Looked::PointedAt => (same(marks.hovered) || same(marks.focused), RESTS),
        Looked::Pinned => (same(inspecting.pinned), OPENED),
        Looked::LogOpened => (log.0, OPENED),
    };
    if !looks || tutor.shown != place {
        return;
    }
    redraw.write(RequestRedraw);
    // A frame that took long does not count for more than a frame.
    looked_for.1 += time.delta().min(Duration::from_millis(250));
    if looked_for.1 >= enough {
        looked_for.1 = Duration::ZERO;
        acts.write(Act::Lesson(LessonAct::GoOn));
    }
}

/// A card stands for the space it is on.
fn is_same(view: &View, wanted: Thing, other: Option<Thing>) -> bool {
    let Some(other) = other else { return false };
    let on_it = |space: crate::table::SpaceId| {
        let card = view.sides[space.owner().index()].board[space.column()].as_ref();
        card.and_then(super::super::acting::card_id).map(Thing::Card)
    };
    wanted == other || matches!(wanted, Thing::Space(space) if on_it(space) == Some(other))
}
