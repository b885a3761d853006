//! Tables that are arranged instead of dealt, and the short words in which answers are given at them: what
//! scenarios and lessons are written with.

mod table;
pub mod words;

pub use table::{arrange_table, player_of};

use crate::cards::{Deck, Name};
use crate::table::MatchSetup;

/// The setup of a match to whose table nobody has brought a deck.
pub fn without_decks() -> MatchSetup {
    let empty = || Deck { name: Name::new("arranged"), main: Vec::new(), blood: Vec::new() };
    MatchSetup::new(1, [empty(), empty()])
}
