//! Rehearses a lesson as a test: by every way that its script leaves open.

use std::sync::Arc;

use super::{Failed, asked, history};
use crate::cards::{CardSet, LessonFile, LessonStep, Wanted};
use crate::lessons::rehearse;
use crate::text::Tongue;

/// Plays a lesson by each of its alternatives; the first step that does not fit is a failure.
pub fn rehearse_all(set: &Arc<CardSet>, lesson: &LessonFile, tongue: &Tongue) -> Result<(), Failed> {
    for which in 0..ways(lesson) {
        if let Err(mut slip) = rehearse(set, lesson, which) {
            let game = slip.seat.game_mut();
            return Err(Failed {
                at: format!("step {}", slip.step),
                what: vec![slip.what],
                asked: asked(game),
                history: history(game, tongue),
            });
        }
    }
    Ok(())
}

/// The most answers that any of its steps would take.
fn ways(lesson: &LessonFile) -> usize {
    let of_step = |step: &LessonStep| match step {
        LessonStep::Do { answers, .. } => answers.iter().map(|Wanted(any)| any.len()).max().unwrap_or(1),
        _ => 1,
    };
    lesson.steps.iter().map(of_step).max().unwrap_or(1)
}
