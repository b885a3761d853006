//! The lines of the field log: one an outcome, in plain words, as far as the viewer may know it.

use super::super::acting::Words;
use super::super::table::Thing;
use super::curtain_words::roman;
use crate::cards::EventKind;
use crate::events::EventId;
use crate::history::{Cause, Game, LogLine, Status, View};
use crate::table::PlayerId;
use crate::text::Args;

/// A turn with its lines, or what came before the first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnLines {
    pub heading: String,
    pub lines: Vec<Line>,
}

/// An outcome.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub event: EventId,
    pub words: String,
    /// Something else brought it about.
    pub is_consequence: bool,
    /// The cards it is about, as far as they are known.
    pub cards: Vec<Thing>,
}

/// So many lines are kept before the eyes; the record has all of them.
const MOST: usize = 600;

/// The log by turns, the latest turn first, and in it the latest act first with what came of it in order.
pub fn log_lines(game: &Game, view: &View, words: &Words) -> Vec<TurnLines> {
    let starts = |line: &&LogLine| line.kind == EventKind::TurnStart && line.status == Status::Resolved;
    // A table that was arranged begins in the middle of a turn: nobody has brought a deck to it.
    let arranged = game.setup().seats.iter().all(|seat| seat.deck.main.is_empty());
    let started = view.log.iter().filter(starts).count() as u32;
    let mut number = if arranged { (view.turn + 1).saturating_sub(started) } else { 1 };
    let heading = |number: u32, player: Option<PlayerId>| {
        let name = player.map_or("", |player| &view.sides[player.index()].name);
        words.say_with("field-log-turn", &Args::new().with("turn", roman(number)).text("player", name))
    };
    let first = view.log.iter().find(starts).and_then(|line| line.player).map(PlayerId::opponent);
    let before = match number {
        0 | 1 => words.say("field-log-before"),
        _ => heading(number - 1, first.or(Some(view.active))),
    };
    let mut turns = vec![TurnLines { heading: before, lines: Vec::new() }];
    for line in &view.log {
        if starts(&line) {
            turns.push(TurnLines { heading: heading(number, line.player), lines: Vec::new() });
            number += 1;
            continue;
        }
        let (Some(said), Some(turn)) = (words.outcome(game, view, line.event), turns.last_mut()) else {
            continue;
        };
        turn.lines.push(Line {
            event: line.event,
            words: said,
            is_consequence: matches!(line.cause, Cause::Event(_)),
            cards: cards(line),
        });
    }
    turns.retain(|turn| !turn.lines.is_empty());
    turns.reverse();
    let mut left = MOST;
    for turn in &mut turns {
        let cut = turn.lines.len().saturating_sub(left);
        turn.lines.drain(..cut);
        left -= turn.lines.len();
        turn.lines = newest_first(std::mem::take(&mut turn.lines));
    }
    turns.retain(|turn| !turn.lines.is_empty());
    turns
}

/// The last act with its consequences, then the one before it.
fn newest_first(lines: Vec<Line>) -> Vec<Line> {
    let mut acts: Vec<Vec<Line>> = Vec::new();
    for line in lines {
        match acts.last_mut() {
            Some(act) if line.is_consequence => act.push(line),
            _ => acts.push(vec![line]),
        }
    }
    acts.into_iter().rev().flatten().collect()
}

fn cards(line: &LogLine) -> Vec<Thing> {
    let cards = [line.card, line.other, line.source];
    let mut things: Vec<Thing> = cards.into_iter().flatten().map(Thing::Card).collect();
    things.extend(line.space.map(Thing::Space));
    things.dedup();
    things
}

/// How many answers had been given when an outcome was worked out.
pub fn answers_then(game: &Game, event: EventId) -> Option<usize> {
    let root = game.why(event).last().copied()?;
    match game.history().get(root)?.cause {
        Cause::Answer(number) => Some(number as usize + 1),
        // What the course of the match brings about comes after the last answer before it.
        Cause::Process | Cause::Event(_) => {
            let before = game.history().since(0).take_while(|(id, _)| *id < root);
            let answers = before.filter_map(|(_, record)| match record.cause {
                Cause::Answer(number) => Some(number as usize + 1),
                _ => None,
            });
            Some(answers.last().unwrap_or(0))
        }
    }
}

/// The match as the viewer could see it when an outcome had been worked out.
pub fn moment(game: &mut Game, view: &View, event: EventId) -> Option<View> {
    let answers = answers_then(game, event)?;
    let mut then = game.fork();
    then.undo_to(answers);
    Some(then.view(view.player))
}
