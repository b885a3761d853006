//! Rooms: a headless world with all that is needed to play in it. Making one takes longer than copying a match
//! into it, so those of forks that have ended are used again.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex};

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use crate::cards::CardSet;
use crate::events::Unfolding;
use crate::stages::schedule;
use crate::table::{Held, bare_table, lay_table};

/// So many rooms wait to be used again at the most.
const MOST_SPARE: usize = 16;

/// A world with an empty table, or with the match that is played at it.
pub struct Room {
    pub world: World,
    pub schedule: Schedule,
    pub unfolding: SystemState<Unfolding<'static, 'static>>,
}

impl Room {
    fn new(set: Arc<CardSet>) -> Self {
        let mut world = World::new();
        lay_table(&mut world, set);
        let unfolding = SystemState::new(&mut world);
        Self { world, schedule: schedule(), unfolding }
    }
}

type Spare = Arc<Mutex<Vec<Box<Room>>>>;

/// A room in use. When it is left, its table is cleared and it waits for the next fork.
pub struct RoomInUse {
    room: Option<Box<Room>>,
    spare: Spare,
}

impl RoomInUse {
    /// A new room with an empty table.
    pub fn new(set: Arc<CardSet>) -> Self {
        Self { room: Some(Box::new(Room::new(set))), spare: Spare::default() }
    }

    /// Another room with an empty table, for a fork; with the same set.
    pub fn another(&self, set: &Arc<CardSet>) -> Self {
        let spare = self.spare.lock().ok().and_then(|mut spare| spare.pop());
        let room = match spare {
            Some(mut room) => {
                let mut held = room.world.resource_mut::<Held>();
                if !Arc::ptr_eq(&held.set, set) {
                    held.set = Arc::clone(set);
                }
                room
            }
            None => Box::new(Room::new(Arc::clone(set))),
        };
        Self { room: Some(room), spare: Arc::clone(&self.spare) }
    }
}

impl Drop for RoomInUse {
    fn drop(&mut self) {
        let Some(mut room) = self.room.take() else { return };
        let nobody_else = Arc::strong_count(&self.spare) == 1;
        // After a panic anything may lie about; such a room is not used again.
        if nobody_else || std::thread::panicking() || room.world.resource::<Held>().is_lent() {
            return;
        }
        bare_table(&mut room.world);
        if let Ok(mut spare) = self.spare.lock()
            && spare.len() < MOST_SPARE
        {
            spare.push(room);
        }
    }
}

const LEFT: &str = "a room is there until it is left";

impl Deref for RoomInUse {
    type Target = Room;

    fn deref(&self) -> &Room {
        match &self.room {
            Some(room) => room,
            None => unreachable!("{LEFT}"),
        }
    }
}

impl DerefMut for RoomInUse {
    fn deref_mut(&mut self) -> &mut Room {
        match &mut self.room {
            Some(room) => room,
            None => unreachable!("{LEFT}"),
        }
    }
}
