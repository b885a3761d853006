//! Text: everything a player reads, in the languages of the packs.

mod library;
mod names;
mod numbers;
mod phrase;
mod polish;
mod rules;
mod span;
mod tongue;

pub use library::{ENGLISH, Languages};
pub use names::readable;
pub use phrase::Args;
pub use span::{Paragraph, RulesText, Span, SpanKind};
pub use tongue::Tongue;
