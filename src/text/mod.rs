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
pub use span::{Paragraph, RulesText, Span, SpanKind};
pub use telling::{
    Cast, Chain, Choices, Told, by_whom, ending_words, failure_words, history_line, host_words,
    is_worth_telling, log_lines, outlook_words, phase_words, question_words, reason_of_draw, refusal_words,
    root_of,
};
pub use tongue::{Tongue, printable};
