//! What is told of a thing that the pointer or the keys rest on: why it does nothing now, and where its number
//! comes from.

use super::super::acting::{Picking, Words, why_not};
use super::super::table::{Marks, Thing};
use crate::history::{Figure, Game, View};
use crate::text::Args;

/// What lies on the slip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    pub reason: Option<String>,
    /// Each number with its last changes.
    pub accounts: Vec<(String, Vec<String>)>,
}

/// So many of the last changes of a number are told; the log has the others.
const LATEST: usize = 3;

/// What is told of a thing; nothing where it speaks for itself.
pub fn hint(
    game: &mut Game,
    view: &View,
    picking: &Picking,
    marks: &Marks,
    thing: Thing,
    past: bool,
    words: &Words,
) -> Option<Hint> {
    let speaks = marks.legal.contains(&thing);
    let held = picking.plan.as_ref().is_some_and(|plan| plan.thing == thing);
    let opens = matches!(thing, Thing::Discard(player) if !view.sides[player.index()].discard.is_empty());
    let reason = match past {
        _ if speaks || held => None,
        _ if opens => Some(words.say("pile-opens")),
        true => Some(words.say("refused-past")),
        false => why_not(game, view, picking, thing, words),
    };
    let mut accounts = Vec::new();
    for figure in figures(view, thing) {
        let (name, mut lines) = words.account(game, view, figure);
        let now = game.figure(figure);
        // A player who never had any need not be told so.
        if now == 0 && lines.len() <= 1 {
            continue;
        }
        let earlier = lines.len().saturating_sub(LATEST);
        lines.drain(..earlier);
        let args = Args::new().text("figure", &name).with("now", now);
        accounts.push((words.say_with("terminal-number-now", &args), lines));
    }
    (reason.is_some() || !accounts.is_empty()).then_some(Hint { reason, accounts })
}

/// The numbers that a thing shows.
fn figures(view: &View, thing: Thing) -> Vec<Figure> {
    match thing {
        Thing::Pool => vec![Figure::Pool],
        Thing::Player(player) => {
            let counters = view.sides[player.index()].counters.iter();
            let counters = counters.map(|(name, _)| Figure::OnPlayer(player, *name));
            [Figure::Blood(player), Figure::Skips(player)].into_iter().chain(counters).collect()
        }
        Thing::Deck(player, _) if player == view.player => vec![Figure::Draws(player)],
        _ => Vec::new(),
    }
}
