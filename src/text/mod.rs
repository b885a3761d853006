//! Text: everything a player reads, in the languages of the packs.

mod library;
mod nameless;
mod names;
mod numbers;
mod phrase;
mod polish;
mod rules;
mod span;
mod telling;
mod tongue;

pub use library::{ENGLISH, Languages};
pub use nameless::{nameless, namesakes};
pub use names::readable;
pub use phrase::Args;
pub use polish::capital;
pub use span::{Paragraph, RulesText, Span, SpanKind};
pub use telling::{
    Cast, Chain, Choices, Object, Origin, Told, Whereabouts, account_lines, act_of, by_whom, chosen_words,
    could_answer, difference_words, disk_words, ending_words, failure_words, figure_name, history_line,
    host_words, is_worth_telling, last_told, ledger_lines, log_lines, missing_words, outlook_words,
    phase_words, question_words, reason_of_draw, record_words, refusal_words, root_of, seat_words, why_not,
};
pub use tongue::{Tongue, printable};
