//! The outlook of an answer in words.

use super::super::words::plural;
use crate::history::Game;
use crate::hotseat::outlook;
use crate::table::PlayerId;
use crate::turn::Ending;

/// Pool and deaths up to the next decision, and who would win. Empty if it may not be told.
pub fn of_answer(game: &mut Game, answer: usize, player: PlayerId) -> String {
    let Some(outlook) = outlook(game, answer).filter(|outlook| !outlook.unknown) else {
        return String::new();
    };
    let mut said = Vec::new();
    let (before, after) = outlook.pool;
    if before != after {
        said.push(format!("pool {before} to {after}"));
    }
    let mut owner = |card| game.table(|table| table.card(card).map(|card| card.controller())).flatten();
    let theirs = outlook.deaths.iter().map(|&card| owner(card)).collect::<Vec<_>>();
    let count = |who: PlayerId| theirs.iter().filter(|owner| **owner == Some(who)).count() as u32;
    let [own, others] = [count(player), count(player.opponent())];
    if own > 0 {
        said.push(format!("{} of yours", plural(own, "death")));
    }
    if others > 0 {
        said.push(format!("{} of theirs", plural(others, "death")));
    }
    match outlook.ending {
        Some(Ending::Won { winner, .. }) if winner == player => said.push("you win".into()),
        Some(Ending::Won { .. }) => said.push("you lose".into()),
        Some(_) => said.push("the match is a draw".into()),
        None => {}
    }
    if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) }
}
