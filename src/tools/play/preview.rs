//! What an answer would do: a dry run of the real engine, where it tells nothing hidden or random.

use super::super::words::plural;
use super::undo::reveals_since;
use crate::cards::EventKind;
use crate::history::{Game, Status};
use crate::table::PlayerId;
use crate::turn::{Ending, Pool};

/// The outlook of an answer: pool, deaths and blood up to the next decision. Empty if it may not be told.
pub fn of_answer(game: &mut Game, answer: usize, player: PlayerId) -> String {
    let mut dry = game.fork();
    if dry.answer(answer).is_err() {
        return String::new();
    }
    let pool = |game: &Game| game.world().resource::<Pool>().health;
    let mut said = Vec::new();
    // What the other player's turn begins with is not part of the answer, so draws there do not count;
    // but a preview that ran past them could tell what was drawn.
    if reveals_since(&dry, game) {
        return String::new();
    }
    let (before, after) = (pool(game), pool(&dry));
    if before != after {
        said.push(format!("pool {before} to {after}"));
    }
    let mut deaths = [0u32; 2];
    for (_, record) in dry.history().since(game.history().len()) {
        let died = record.event.kind == EventKind::Die && record.status == Status::Resolved;
        if let (true, Some(owner)) = (died, record.event.player) {
            deaths[owner.index()] += 1;
        }
    }
    let [own, theirs] = [deaths[player.index()], deaths[player.opponent().index()]];
    if own > 0 {
        said.push(format!("{} of yours", plural(own, "death")));
    }
    if theirs > 0 {
        said.push(format!("{} of theirs", plural(theirs, "death")));
    }
    match dry.ending() {
        Some(Ending::Won { winner, .. }) if winner == player => said.push("you win".into()),
        Some(Ending::Won { .. }) => said.push("you lose".into()),
        Some(_) => said.push("the match is a draw".into()),
        None => {}
    }
    if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) }
}
