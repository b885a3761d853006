//! What a player does: every screen, overlay and key writes acts, and this is the one place that carries
//! them out.

use bevy::prelude::*;

use super::acting::Picking;
use super::learning::{LessonAct, Tutor};
use super::library::Library;
use super::screens::MatchNote;
use super::showing::Showing;
use super::sound::{Play, Sound};
use crate::history::Given;
use crate::hotseat::{Consent, HotSeat, SeatError};
use crate::table::PlayerId;
use crate::text::capital;

/// Something a player does in a match.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// The answer with that number in the list of legal ones.
    Answer(usize),
    /// Takes the last answer back; the other player is asked where something became known.
    Undo,
    /// The other player has agreed to take back.
    UndoAgreed,
    UndoRefused,
    Redo,
    Concede(PlayerId),
    /// The curtain is opened by who was asked for.
    LiftCurtain,
    /// Something is wanted of the guide of a lesson.
    Lesson(LessonAct),
}

/// What the other player is being asked to agree to.
#[derive(Resource, Default)]
pub struct UndoRequest(pub Option<(PlayerId, Consent)>);

/// Something to tell the player that is no part of the match: why something could not be done.
#[derive(Message, Clone, Debug)]
pub struct Notice(pub String);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Act>().add_message::<Notice>().init_resource::<UndoRequest>();
    app.add_systems(PreUpdate, carry_out.run_if(resource_exists::<HotSeat>));
}

fn carry_out(
    mut acts: MessageReader<Act>,
    mut seat: ResMut<HotSeat>,
    mut showing: ResMut<Showing>,
    mut request: ResMut<UndoRequest>,
    library: Res<Library>,
    mut tutor: Option<ResMut<Tutor>>,
    mut picking: ResMut<Picking>,
    mut notices: MessageWriter<Notice>,
    mut sounds: MessageWriter<Play>,
    mut note: ResMut<MatchNote>,
) {
    for act in acts.read() {
        if let Some(tutor) = &mut tutor {
            match tutor.carry_out(*act, &mut seat) {
                Ok(true) => {}
                Ok(false) => {
                    // What was announced to come after it is not given either.
                    picking.next = None;
                    sounds.write(Play(Sound::Illegal));
                }
                Err(error) => note.0 = Some(library.trouble(&error)),
            }
            continue;
        }
        let done = match *act {
            Act::Answer(number) => match u16::try_from(number) {
                Ok(number) => seat.begin(Given::Choice(number)),
                Err(_) => continue,
            },
            Act::Concede(player) => seat.begin(Given::Concede(player)),
            Act::Undo => {
                let asking = showing.viewer.unwrap_or(PlayerId::BOTH[0]);
                match seat.consent_to_undo(asking) {
                    None => {
                        notices.write(Notice(capital(&library.say("refused-undo"))));
                        continue;
                    }
                    Some(Consent::NotNeeded) => take_back(&mut seat),
                    Some(why) => {
                        request.0 = Some((asking.opponent(), why));
                        continue;
                    }
                }
            }
            Act::UndoAgreed => {
                request.0 = None;
                showing.hand_back();
                take_back(&mut seat)
            }
            Act::UndoRefused => {
                request.0 = None;
                showing.hand_back();
                continue;
            }
            Act::Redo => give_again(&mut seat).map(|done| {
                if !done {
                    notices.write(Notice(capital(&library.say("refused-redo"))));
                }
            }),
            Act::LiftCurtain => {
                showing.lift();
                continue;
            }
            // Outside a lesson there is no guide.
            Act::Lesson(_) => continue,
        };
        if let Err(error) = done {
            // Nothing was done; why, and what to do about it, is read before the match goes on.
            note.0 = Some(library.trouble(&error));
        }
    }
}

/// The last act: a card that was laid onto a space comes back into the hand.
fn take_back(seat: &mut HotSeat) -> Result<(), SeatError> {
    seat.undo()?;
    if seat.is_placing() {
        seat.undo()?;
    }
    Ok(())
}

/// And goes back onto it. False if there was nothing to do again.
fn give_again(seat: &mut HotSeat) -> Result<bool, SeatError> {
    let done = seat.redo()?;
    if done && seat.can_redo() && seat.is_placing() {
        seat.redo()?;
    }
    Ok(done)
}
