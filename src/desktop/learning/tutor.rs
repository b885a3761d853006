//! The lesson that is under way, and what acts of the learner come to in it.

use bevy::prelude::*;

use super::super::acting::Inspecting;
use super::super::acts::Act;
use super::super::screens::Screen;
use super::super::showing::Showing;
use super::super::table::Motion;
use super::thing_of;
use crate::cards::{LessonStep, Looked};
use crate::history::Given;
use crate::hotseat::{HotSeat, SeatError};
use crate::lessons::{Course, Fit};

/// What is wanted of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAct {
    /// The page has been read.
    GoOn,
    /// One page back.
    Back,
    /// From the first page.
    Again,
}

/// The lesson that is being given; there is none in an ordinary match.
#[derive(Resource)]
pub struct Tutor {
    pub course: Course,
    /// The place of the step whose page is shown: the next one is turned to when everything lies still.
    pub shown: usize,
    /// The message that is said to what was tried last and not asked for.
    pub refused: Option<String>,
}

/// What is said where a step has no words of its own.
const OTHERWISE: &str = "lesson-otherwise";

impl Tutor {
    pub fn new(course: Course) -> Self {
        Self { course, shown: 0, refused: None }
    }

    /// Carries out an act of the learner. False if it is not what the lesson asks for: nothing has changed then,
    /// and the guide has something to say.
    pub fn carry_out(&mut self, act: Act, seat: &mut HotSeat) -> Result<bool, SeatError> {
        let given = seat.game().answers().len();
        let back_to = match act {
            Act::Answer(number) => return self.answer(number, seat),
            Act::Undo => self.course.take_back(),
            Act::Lesson(LessonAct::Back) => self.course.back(),
            Act::Lesson(LessonAct::Again) => {
                self.course.start_again();
                Some(0)
            }
            Act::Lesson(LessonAct::GoOn) => {
                self.course.go_on(given);
                None
            }
            // Nobody else is there to agree or to give up to.
            Act::UndoAgreed | Act::UndoRefused | Act::Redo | Act::Concede(_) | Act::LiftCurtain => None,
        };
        self.refused = None;
        if let Some(answers) = back_to {
            seat.return_to(answers)?;
        }
        Ok(true)
    }

    fn answer(&mut self, number: usize, seat: &mut HotSeat) -> Result<bool, SeatError> {
        match self.course.judge(seat.game_mut(), number) {
            Ok(fit) => {
                let Ok(choice) = u16::try_from(number) else { return Ok(false) };
                seat.begin(Given::Choice(choice))?;
                if fit == Fit::Wanted {
                    self.course.gave(seat.game().answers().len());
                }
                self.refused = None;
                Ok(true)
            }
            Err(misfit) => {
                self.refused = Some(misfit.otherwise.map_or_else(|| OTHERWISE.into(), |id| id.to_string()));
                Ok(false)
            }
        }
    }

    /// The lesson is over and has been seen to its end.
    pub fn is_over(&self) -> bool {
        self.course.is_done() && self.shown == self.course.at()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, turn_the_page.run_if(in_state(Screen::Match).and_then(resource_exists::<Tutor>)));
}

/// The next page is turned to when what was done has been seen. It may speak of what should have been pinned: who went
/// on without is shown it.
fn turn_the_page(
    mut tutor: ResMut<Tutor>,
    motion: Res<Motion>,
    showing: Res<Showing>,
    mut inspecting: ResMut<Inspecting>,
) {
    let (from, to) = (tutor.shown, tutor.course.at());
    if from == to || motion.0 {
        return;
    }
    let step = tutor.course.lesson().steps.get(from).filter(|_| from < to);
    if let (Some(LessonStep::Look { at, until: Looked::Pinned, .. }), Some(view)) = (step, &showing.view)
        && let Some(thing) = at.first().and_then(|pointed| thing_of(pointed, view))
        && inspecting.pinned != Some(thing)
    {
        inspecting.pinned = Some(thing);
    }
    tutor.shown = to;
}
