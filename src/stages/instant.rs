//! The instant stage: players may respond to what has just happened (P6.11, S37).

use bevy::prelude::*;

use super::{DueStages, Resolving};
use crate::decisions::{Answer, Ask, Question, instant_answers};
use crate::events::EventQueue;
use crate::table::{PlayerId, Table};
use crate::turn::Step;

/// Who has passed since the last event, and who passes until something new.
#[derive(Clone, Debug, Default, serde::Serialize)]
pub struct Responses {
    /// A window is open; the flag says who has passed in it.
    pub open: Option<[bool; 2]>,
    /// The answers a player passed on until they change.
    pub muted: [Option<Vec<Answer>>; 2],
}

/// S37: after each resolved event, the active player first, then the other. Nobody is asked who has
/// nothing legal to do.
pub(super) fn offer_responses(
    table: Table,
    queue: Res<EventQueue>,
    mut resolving: ResMut<Resolving>,
) -> DueStages {
    if !queue.is_paying() && resolving.pending.0.is_none() {
        resolving.responses.open = Some([false; 2]);
        ask_next(&table, &mut resolving);
    }
    resolving.current.due()
}

/// Asks the next player who has something to do and has not passed; closes the window if there is none.
pub fn ask_next(table: &Table<'_, '_>, resolving: &mut Resolving) {
    let Resolving { bindings, responses, pending, .. } = resolving;
    let Some(passed) = responses.open else { return };
    // S37: after each resolved event of the turns; before them and after the end there is nothing to respond to.
    if matches!(table.turn.step, Step::Setup | Step::Mulligan(_) | Step::Over) {
        responses.open = None;
        return;
    }
    let active = table.active();
    for player in [active, active.opponent()] {
        if passed[player.index()] {
            continue;
        }
        let answers = instant_answers(table, bindings, player);
        if is_muted(responses, player, &answers) || answers.is_empty() {
            continue;
        }
        let answers = answers.into_iter().chain([Answer::Pass, Answer::PassUntilNew]).collect();
        pending.0 = Some(Question { player, ask: Ask::Respond, about: None, answers });
        return;
    }
    responses.open = None;
}

fn is_muted(responses: &mut Responses, player: PlayerId, answers: &[Answer]) -> bool {
    let muted = &mut responses.muted[player.index()];
    let same = muted.as_deref() == Some(answers);
    if !same {
        *muted = None;
    }
    same
}
