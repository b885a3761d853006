//! Draining the queue: one event after another until a decision is needed or the match is over.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::execute::can_be_forbidden;
use super::modify::is_settled;
use super::{Current, ToDo};
use crate::effects;
use crate::events::{Item, Proposal, Unfolding, unfold};
use crate::history::LoopWatch;
use crate::table::{AbilityIndex, CardId, Match};
use crate::turn::next_step;

/// Works until a question is open, the match is over, or so many events were resolved.
/// Whether there is more to do now is the answer.
pub fn drain(
    world: &mut World,
    schedule: &mut Schedule,
    unfolding: &mut SystemState<Unfolding>,
    mut budget: u32,
) -> bool {
    if let Ok(mut unfolding) = unfolding.get_mut(world) {
        unfolding.resolving.bindings.look_anew();
    }
    loop {
        let Ok(mut unfolding) = unfolding.get_mut(world) else { return false };
        let (forth, look) = bring_forth(&mut unfolding, &mut budget);
        match forth {
            Forth::Waiting => return false,
            Forth::Spent => return true,
            Forth::Event => schedule.run(world),
            Forth::Forget(card) => Match::apart(world, |world, state| effects::forget(world, state, card)),
            Forth::Step => {}
            Forth::TooMuch => LoopWatch::give_up(world),
        }
        if look {
            LoopWatch::look(world);
        }
    }
}

/// What comes to the front of the queue.
enum Forth {
    /// An event has been taken up.
    Event,
    /// S31: the abilities of a card stop lingering.
    Forget(CardId),
    /// Nothing yet, but it is time to look for loops.
    Step,
    /// R47: one event, or what came of one answer, took more looks at the table than it may.
    TooMuch,
    /// A question is open, or the match is over.
    Waiting,
    /// No more events may be resolved now.
    Spent,
}

/// Works through lists of effects and steps of the process until an event comes to the front. None of this
/// changes the table, so all of it is read once. Also, whether it is time to look for loops.
fn bring_forth(unfolding: &mut Unfolding<'_, '_>, budget: &mut u32) -> (Forth, bool) {
    loop {
        if unfolding.resolving.bindings.has_looked_too_often() && unfolding.table.turn.over.is_none() {
            unfolding.resolving.bindings.look_for_an_answer();
            return (Forth::TooMuch, false);
        }
        if unfolding.resolving.pending.0.is_some() || unfolding.table.turn.over.is_some() {
            return (Forth::Waiting, false);
        }
        let next = unfolding.queue.pop_front();
        let look = unfolding.queue.is_time_to_look();
        match next {
            None => next_step(unfolding),
            Some(Item::Frame(frame)) => unfold(unfolding, frame),
            Some(Item::Forget(card)) => return (Forth::Forget(card), look),
            Some(Item::Event(proposal)) if *budget == 0 => {
                unfolding.queue.push_front(Item::Event(proposal));
                return (Forth::Spent, false);
            }
            Some(Item::Event(mut proposal)) => {
                *budget -= 1;
                let state = unfolding.table.state_mut();
                if proposal.id.is_none() {
                    let Proposal { event, cause, context, .. } = &proposal;
                    proposal.id = Some(state.history.propose(*event, *cause, context, context.you));
                }
                unfolding.resolving.bindings.look_anew();
                unfolding.resolving.current.take_up(proposal, &state.index);
                return (Forth::Event, look);
            }
        }
        if look {
            return (Forth::Step, true);
        }
    }
}

impl Current {
    /// Another event comes to the front.
    fn take_up(&mut self, proposal: Proposal, index: &AbilityIndex) {
        self.parked = false;
        self.notes.clear();
        self.done.clear();
        self.events.clear();
        self.to_do = ToDo { look: can_be_forbidden(index, &proposal.event), ..ToDo::default() };
        self.settled = is_settled(index, &proposal.event) && proposal.picks.is_empty();
        if self.settled {
            self.events.push(proposal);
        } else {
            self.proposed = Some(proposal);
        }
    }
}
