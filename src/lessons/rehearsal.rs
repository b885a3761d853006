//! A rehearsal: a lesson played to its end by its own script, so that lessons cannot rot.

use std::sync::Arc;

use super::{Course, LEARNER};
use crate::arranged::words;
use crate::cards::{CardSet, LessonFile, LessonStep};
use crate::history::{Given, check_invariants};
use crate::hotseat::HotSeat;
use crate::text::{Tongue, Whereabouts, seat_words};

/// Where a lesson does not fit the rules, and what is wrong there.
pub struct Slip {
    /// The step, from 1.
    pub step: usize,
    pub what: String,
    /// The match at that point.
    pub seat: HotSeat,
}

/// Plays a lesson as its script says. Where any of several answers will do, it is the one with that number among
/// those that are legal, counted on from the first again.
pub fn rehearse(set: &Arc<CardSet>, lesson: &LessonFile, which: usize) -> Result<HotSeat, Box<Slip>> {
    let names = ["Player 1", "Player 2"].map(str::to_owned);
    let (mut seat, mut course) = Course::begin(set, lesson, names);
    while !course.is_done() {
        let step = course.at() + 1;
        if let Err(what) = take(&mut seat, &mut course, which) {
            return Err(Box::new(Slip { step, what, seat }));
        }
        if let Err(broken) = check_invariants(seat.game_mut().world_mut()) {
            let what = format!("an invariant is broken: {}", broken.0);
            return Err(Box::new(Slip { step, what, seat }));
        }
    }
    Ok(seat)
}

fn take(seat: &mut HotSeat, course: &mut Course, which: usize) -> Result<(), String> {
    let wrong = |seat: &mut HotSeat| {
        let legal = words::answers(seat.game_mut()).join("`, `");
        let asked = seat.game().question().map(|question| question.player == LEARNER);
        let whom = match asked {
            Some(true) => "you are asked",
            Some(false) => "they are asked",
            None => "nobody is asked",
        };
        format!("what is written here is not legal; {whom}, legal are `{legal}`")
    };
    match course.step() {
        Some(LessonStep::Do { .. }) => {
            let wanted = course.wanted(seat.game_mut());
            let Some(&answer) = wanted.get(which % wanted.len().max(1)) else { return Err(wrong(seat)) };
            give(seat, answer)?;
            course.gave(seat.game().answers().len());
        }
        Some(LessonStep::They(_)) => {
            let Some(answer) = course.their_answer(seat.game_mut()) else { return Err(wrong(seat)) };
            give(seat, answer)?;
            course.they_gave(seat.game().answers().len());
        }
        Some(LessonStep::Read { .. } | LessonStep::Look { .. }) | None => {
            course.go_on(seat.game().answers().len());
        }
    }
    Ok(())
}

fn give(seat: &mut HotSeat, answer: usize) -> Result<(), String> {
    let number = u16::try_from(answer).map_err(|_| "there are too many answers".to_owned())?;
    seat.give(Given::Choice(number))
        .map_err(|error| seat_words(&error, Whereabouts::Terminal, &Tongue::built_in()))
}
