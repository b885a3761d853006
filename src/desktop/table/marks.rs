//! What the table shows of what can be done: written by what reads the player's pointer and keys, drawn by the
//! table. Legal things are exactly the engine's legal answers.

use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

use super::Thing;
use crate::hotseat::Outlook;

/// Everything that is marked on the table now.
#[derive(Resource, Default, Clone, PartialEq)]
pub struct Marks {
    /// Something can be done with these: they glow and breathe.
    pub legal: HashSet<Thing>,
    /// What was picked up or chosen: brass, steady, lifted.
    pub selected: Option<Thing>,
    /// Where the keyboard or game pad is.
    pub focused: Option<Thing>,
    /// Under the pointer.
    pub hovered: Option<Thing>,
    /// Being dragged, and where it is held, in the world.
    pub dragged: Option<(Thing, Vec2)>,
    /// Why these cannot be used now, in one sentence with the numbers.
    pub refused: HashMap<Thing, String>,
    /// The one of them that was tried just now.
    pub tried: Option<Thing>,
    /// The key that chooses a legal thing: 1 to 9.
    pub keys: HashMap<Thing, usize>,
    /// What the thing pointed at would do.
    pub outlook: Option<Outlook>,
    /// What choosing a thing would come to, under each of those that can be chosen.
    pub predicted: HashMap<Thing, Predicted>,
    /// Cards that an open line of the log is about.
    pub spoken_of: HashSet<Thing>,
    /// Cards laid out in front of the player to choose from or to look at, over the dimmed table.
    pub stage: Vec<Thing>,
    /// The table is dimmed but for what is legal.
    pub dimmed: bool,
    /// The card that is shown large at the right: under the pointer, where the keys are, or pinned.
    pub inspected: Option<Thing>,
    /// The sheet for it lies there, also while no card is looked at.
    pub sheet: bool,
    /// A replay is watched: under the board are its controls, and hands lie small above them.
    pub watched: bool,
    /// The card that asks: it lies beside the question.
    pub asking: Option<Thing>,
}

impl Marks {
    /// Why a card cannot be used, where that is short enough to stand on it.
    pub fn short_reason(&self, thing: Thing) -> Option<&str> {
        self.refused.get(&thing).map(String::as_str).filter(|reason| reason.chars().count() <= SHORT)
    }
}

/// So many letters stand on a card.
const SHORT: usize = 36;

/// What would come of an answer, in few words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Predicted {
    /// What matters most.
    pub head: String,
    pub tone: Tone,
    /// What else would come of it; may be empty.
    pub line: String,
}

/// Whether something becomes more or less, beside what its words say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    #[default]
    Plain,
    More,
    Less,
}
