//! Telling a match: what happened and why, what is asked and can be answered, in words of a language.

mod cast;
mod causes;
mod choices;
mod endings;
mod failures;
mod log;
mod questions;

pub use cast::Cast;
pub use causes::{Chain, by_whom, history_line, host_words, root_of};
pub use choices::Choices;
pub use endings::{ending_words, outlook_words, phase_words, reason_of_draw};
pub use failures::{failure_words, refusal_words};
pub use log::{Told, is_worth_telling, log_lines};
pub use questions::question_words;
