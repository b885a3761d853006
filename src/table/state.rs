//! The plain state of a match: what is so, beside what players, zones, cards and abilities carry themselves.

use std::sync::Arc;

use bevy::prelude::*;

use super::{AbilityIndex, Places, PlayerId, Serials};
use crate::cards::CardSet;
use crate::history::History;
use crate::turn::{Pool, Turn};

/// What is so in a match. It is in one place, since whoever reads the table reads all of it, and looking up a
/// resource costs more than what most stages do with it.
#[derive(Debug)]
pub struct Match {
    pub set: Arc<CardSet>,
    pub places: Places,
    pub turn: Turn,
    pub pool: Pool,
    pub history: History,
    pub index: AbilityIndex,
    pub serials: Serials,
}

impl Match {
    pub fn new(set: Arc<CardSet>, places: Places) -> Self {
        Self {
            set,
            places,
            turn: Turn::starting_with(PlayerId::BOTH[0]),
            pool: Pool::default(),
            history: History::default(),
            index: AbilityIndex::default(),
            serials: Serials::default(),
        }
    }

    /// As before anything has happened, with the same players and zones.
    pub fn start_over(&mut self) {
        self.turn = Turn::starting_with(PlayerId::BOTH[0]);
        self.pool = Pool::default();
        self.history = History::default();
        self.index.clear();
        self.serials = Serials::default();
    }

    /// The match that is played in a world.
    pub fn of(world: &World) -> &Self {
        world.resource::<Held>()
    }

    pub fn of_mut(world: &mut World) -> &mut Self {
        world.resource_mut::<Held>().into_inner()
    }

    /// Works on a world and the match in it side by side.
    pub fn apart<T>(world: &mut World, work: impl FnOnce(&mut World, &mut Self) -> T) -> T {
        let mut state = world.resource_mut::<Held>().lend();
        let result = work(world, &mut state);
        world.resource_mut::<Held>().give_back(state);
        result
    }
}

/// The match in a world. It is lent to what changes entities and it together, so that it need not be looked
/// up for each change.
#[derive(Resource, Debug)]
pub struct Held(Option<Box<Match>>);

impl Held {
    pub fn new(state: Match) -> Self {
        Self(Some(Box::new(state)))
    }

    pub fn is_lent(&self) -> bool {
        self.0.is_none()
    }

    pub fn lend(&mut self) -> Box<Match> {
        match self.0.take() {
            Some(state) => state,
            None => unreachable!("{ON_LOAN}"),
        }
    }

    pub fn give_back(&mut self, state: Box<Match>) {
        self.0 = Some(state);
    }
}

const ON_LOAN: &str = "who has borrowed the match does not look for it in the world";

impl std::ops::Deref for Held {
    type Target = Match;

    fn deref(&self) -> &Match {
        match &self.0 {
            Some(state) => state,
            None => unreachable!("{ON_LOAN}"),
        }
    }
}

impl std::ops::DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Match {
        match &mut self.0 {
            Some(state) => state,
            None => unreachable!("{ON_LOAN}"),
        }
    }
}
