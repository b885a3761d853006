//! What the stages hand to each other, and what is asked and bound while they work.

use bevy::prelude::*;

use super::{Current, Responses};
use crate::decisions::PendingDecision;
use crate::events::Bindings;
use crate::history::{Chance, LoopWatch};

/// What is being resolved. One resource, since nearly every stage needs most of it.
#[derive(Resource, Debug)]
pub struct Resolving {
    pub current: Current,
    pub bindings: Bindings,
    pub chance: Chance,
    pub pending: PendingDecision,
    pub responses: Responses,
    pub watch: LoopWatch,
}

impl Resolving {
    /// Nothing has happened yet.
    pub fn nothing() -> Self {
        Self {
            current: Current::default(),
            bindings: Bindings::default(),
            chance: Chance::seeded(0),
            pending: PendingDecision::default(),
            responses: Responses::default(),
            watch: LoopWatch::default(),
        }
    }

    /// What is being resolved in a world.
    pub fn of(world: &World) -> &Self {
        world.resource()
    }

    pub fn of_mut(world: &mut World) -> &mut Self {
        world.resource_mut::<Self>().into_inner()
    }
}
