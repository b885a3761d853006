//! Tools around the engine: the simulator, replays, terminal play and the command line.

mod command_line;
mod packs;
mod play;
mod policy;
mod replay;
mod simulate;
mod stop;
mod summary;
mod words;

pub use command_line::run;
pub use policy::Policy;
pub use simulate::{Fault, Plan, Simulator, Summary, play_out, reason_of_draw, seed_of, simulate};
pub use summary::write_fault;
