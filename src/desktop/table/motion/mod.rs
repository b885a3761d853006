//! How things move: from what was seen to what is seen now, in the order in which it happened. What is seen at
//! the end is always the view.

mod clock;
mod moves;
mod score;

pub use clock::{Clock, tick};
pub use moves::{Move, Moves, move_things};
pub use score::{Cue, CueKind, Happening, Score, score};
