//! Tools around the engine: the simulator, replays, terminal play and the command line.

mod policy;
mod simulate;

pub use policy::Policy;
pub use simulate::{Fault, Plan, Simulator, Summary, play_out, reason_of_draw, seed_of, simulate};
