//! What the game says, in every language that a pack speaks.

mod library;
mod names;
mod phrase;
mod polish;
mod span;
mod tongue;

pub use library::{ENGLISH, Languages};
pub use names::readable;
pub use phrase::Args;
pub use span::{Paragraph, RulesText, Span, SpanKind};
pub use tongue::Tongue;
