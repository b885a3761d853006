//! What the thing pointed at would do: a dry run of the engine, kept until the match goes on.

use bevy::prelude::*;

use super::super::showing::Showing;
use super::super::table::{Clock, Marks, Playback, Thing};
use super::offers::Offers;
use super::picking::Picking;
use crate::decisions::Answer;
use crate::history::AnswerView;
use crate::hotseat::{HotSeat, Outlook, outlook};

/// The last dry run: of which view, which answer, and what came of it.
#[derive(Resource, Default)]
pub struct Preview {
    of: Option<(u32, usize)>,
    found: Option<Outlook>,
}

/// The answer whose outcome is worth a look before it is given.
pub fn pointed_answer(offers: &Offers, picking: &Picking, marks: &Marks) -> Option<usize> {
    let thing = marks.dragged.map(|(thing, _)| thing).or(marks.hovered).or(marks.focused)?;
    if let Some(plan) = &picking.plan
        && plan.thing == thing
    {
        return Some(plan.number);
    }
    let mut here = offers.at(thing);
    let first = here.next()?;
    let worth = thing == Thing::Seal
        || matches!(
            first.answer,
            AnswerView::Plain(
                Answer::Play(_) | Answer::Flip(_) | Answer::Activate(_) | Answer::Card(_) | Answer::Space(_)
            )
        );
    (worth && here.next().is_none()).then_some(first.number)
}

/// Looks ahead when the pointer rests on something else than before.
pub(super) fn look_ahead(
    mut seat: ResMut<HotSeat>,
    showing: Res<Showing>,
    offers: Res<Offers>,
    picking: Res<Picking>,
    playback: Res<Playback>,
    clock: Res<Clock>,
    mut marks: ResMut<Marks>,
    mut preview: ResMut<Preview>,
) {
    // What will be is not drawn over what was.
    let seen = showing.view.is_some() && !playback.goes_on(&clock);
    let number = pointed_answer(&offers, &picking, &marks).filter(|_| seen);
    let wanted = number.map(|number| (showing.version, number));
    if preview.of != wanted {
        preview.of = wanted;
        let game = seat.bypass_change_detection().game_mut();
        preview.found = number.and_then(|number| outlook(game, number));
    }
    if marks.outlook != preview.found {
        marks.outlook.clone_from(&preview.found);
    }
}
