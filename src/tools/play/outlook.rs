//! The outlook of an answer in words.

use crate::history::Game;
use crate::hotseat::outlook;
use crate::table::PlayerId;
use crate::text::{Tongue, outlook_words};

/// Pool and deaths up to the next decision, and who would win. Empty if it may not be told.
pub fn of_answer(game: &mut Game, answer: usize, player: PlayerId, tongue: &Tongue) -> String {
    let Some(outlook) = outlook(game, answer) else { return String::new() };
    let said = outlook_words(game, &outlook, player, tongue);
    if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) }
}
