//! Telling a match: what happened and why, what is asked and can be answered, in words of a language.

mod cast;
mod causes;
mod choices;
mod endings;
mod failures;
mod ledgers;
mod log;
mod missing;
mod questions;
mod rule_numbers;
mod troubles;
mod why_not;

pub use cast::Cast;
pub use causes::{Chain, Origin, act_of, by_whom, history_line, host_words, root_of};
pub use choices::Choices;
pub use endings::{ending_words, outlook_words, phase_words, reason_of_draw};
pub use failures::{failure_words, refusal_words};
pub use ledgers::{account_lines, figure_name, ledger_lines};
pub use log::{Told, is_worth_telling, log_lines};
pub use missing::missing_words;
pub use questions::{chosen_words, last_told, question_words};
pub use troubles::{Whereabouts, difference_words, disk_words, record_words, seat_words};
pub use why_not::{Object, could_answer, why_not};
