//! The record of a match: causes, replay, undo, saving, hashes and seeded randomness.

mod accounts;
mod chance;
mod game;
mod invariants;
mod log;
mod loops;
mod missed;
mod record;
mod room;
mod snapshot;
mod told;
mod view;

pub use accounts::Figure;
pub use chance::Chance;
pub use game::{Game, Given, Refusal};
pub use invariants::{Broken, check_invariants};
pub use log::{Cause, EventRecord, History, Modification, Modified, Status, Was};
pub use loops::{LONGEST, LoopWatch};
pub use record::{
    Difference, FORMAT, MatchRecord, RULES_VERSION, RecordError, RecordFile, WriteError, nameless,
    write_whole,
};
pub use snapshot::{CardSnapshot, Snapshot};
pub use told::LogLine;
pub use view::{AnswerView, CardView, OpenCard, QuestionView, SideView, View};
