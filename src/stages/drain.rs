//! Draining the queue: one event after another until a decision is needed or the match is over.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::{Current, Resolution, record};
use crate::decisions::PendingDecision;
use crate::effects;
use crate::events::{EventQueue, Item, Unfolding, unfold};
use crate::history::LoopWatch;
use crate::turn::{Turn, next_step};

/// Works until a question is open, the match is over, or so many events were resolved.
/// Whether there is more to do now is the answer.
pub fn drain(
    world: &mut World,
    schedule: &mut Schedule,
    unfolding: &mut SystemState<Unfolding>,
    mut budget: u32,
) -> bool {
    loop {
        if world.resource::<PendingDecision>().0.is_some() || world.resource::<Turn>().over.is_some() {
            return false;
        }
        let next = world.resource_mut::<EventQueue>().pop_front();
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
                    world.resource_mut::<EventQueue>().push_front(Item::Event(proposal));
                    return true;
                }
                budget -= 1;
                if proposal.id.is_none() {
                    proposal.id = Some(record(world, &proposal, proposal.cause));
                }
                let mut current = world.resource_mut::<Current>();
                current.parked = false;
                current.events.clear();
                current.notes.clear();
                current.done.clear();
                current.proposed = Some(proposal);
                schedule.run(world);
            }
        }
        LoopWatch::look(world);
    }
}

/// Under Bevy's frame loop: so many events a frame, so that no frame is dropped.
const EVENTS_A_FRAME: u32 = 2_000;

/// Drains the queue each frame, within the frame's budget.
pub fn drain_each_frame(world: &mut World, unfolding: &mut SystemState<Unfolding>) {
    if !world.contains_resource::<EventQueue>() {
        return;
    }
    world.schedule_scope(Resolution, |world, schedule| {
        drain(world, schedule, unfolding, EVENTS_A_FRAME);
    });
}
