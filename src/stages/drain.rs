//! Draining the queue: one event after another until a decision is needed or the match is over.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::execute::can_be_forbidden;
use super::modify::is_settled;
use super::{Current, ToDo};
use crate::decisions::PendingDecision;
use crate::effects;
use crate::events::{EventQueue, Item, Proposal, Unfolding, unfold};
use crate::history::{History, LoopWatch};
use crate::table::AbilityIndex;
use crate::turn::{Turn, next_step};

/// Works until a question is open, the match is over, or so many events were resolved.
/// Whether there is more to do now is the answer.
pub fn drain(
    world: &mut World,
    schedule: &mut Schedule,
    driving: &mut SystemState<Driving>,
    unfolding: &mut SystemState<Unfolding>,
    mut budget: u32,
) -> bool {
    loop {
        let Ok((pending, turn, mut queue, mut current, mut history, index)) = driving.get_mut(world) else {
            return false;
        };
        if pending.0.is_some() || turn.over.is_some() {
            return false;
        }
        let next = queue.pop_front();
        let look = queue.is_time_to_look();
        match next {
            None => next_step(world, unfolding),
            Some(Item::Frame(frame)) => {
                if let Ok(mut unfolding) = unfolding.get_mut(world) {
                    unfold(&mut unfolding, frame);
                }
            }
            Some(Item::Forget(card)) => effects::forget(world, card),
            Some(Item::Event(mut proposal)) => {
                if budget == 0 {
                    queue.push_front(Item::Event(proposal));
                    return true;
                }
                budget -= 1;
                if proposal.id.is_none() {
                    let Proposal { event, cause, context, .. } = &proposal;
                    proposal.id = Some(history.propose(*event, *cause, context, context.you));
                }
                current.parked = false;
                current.notes.clear();
                current.done.clear();
                current.events.clear();
                current.to_do = ToDo { look: can_be_forbidden(&index, &proposal.event), ..ToDo::default() };
                current.settled = is_settled(&index, &proposal.event) && proposal.picks.is_empty();
                if current.settled {
                    current.events.push(proposal);
                } else {
                    current.proposed = Some(proposal);
                }
                schedule.run(world);
            }
        }
        if look {
            LoopWatch::look(world);
        }
    }
}

/// What the drain itself reads and writes at each step.
pub type Driving<'w> = (
    Res<'w, PendingDecision>,
    Res<'w, Turn>,
    ResMut<'w, EventQueue>,
    ResMut<'w, Current>,
    ResMut<'w, History>,
    Res<'w, AbilityIndex>,
);
