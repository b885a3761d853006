//! Tools around the engine: the simulator, replays, terminal play and the command line.

mod cards;
mod check;
mod command_line;
pub mod coverage;
mod coverage_report;
mod matchups;
mod packs;
mod play;
mod policy;
pub mod reference;
mod replay;
pub mod scenario;
mod shrink;
mod simulate;
mod stop;
mod summary;
mod tally;
mod test;

pub use command_line::{WatchCall, Window, run};
pub use matchups::{Matchups, random_deck};
pub use policy::Policy;
pub use replay::hex;
pub use shrink::Shrinking;
pub use simulate::{Fault, Plan, Simulator, play_out, seed_of, simulate};
pub use summary::write_fault;
pub use tally::{DeckResult, Summary};
