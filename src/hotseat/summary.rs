//! What a record came to, for the shelf: who played, how it ended, and the board as it was left.

use std::sync::Arc;

use crate::cards::{CardSet, Name};
use crate::history::{CardView, MatchRecord, RecordError, View};
use crate::table::{COLUMNS, PlayerId};
use crate::turn::Ending;

/// A record in short.
#[derive(Debug)]
pub struct Summary {
    pub ending: Option<Ending>,
    pub turns: u32,
    /// Each player's row from their left. What lies face-down stays so.
    pub board: ShownBoard,
    /// What is wrong with the record; it is told as far as it is whole.
    pub damage: Option<RecordError>,
}

/// A creature as it is shown small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    Face(Name),
    Back,
}

pub type ShownBoard = [[Option<Shown>; COLUMNS]; 2];

impl Summary {
    /// Plays a record to its end. `installed` are the cards for its decks.
    pub fn of(record: &MatchRecord, installed: &Arc<CardSet>) -> Result<Self, RecordError> {
        let (mut game, damage) = record.replay(installed, usize::MAX)?;
        let view = game.view(PlayerId::BOTH[0]);
        Ok(Self { ending: view.ending, turns: view.turn, board: shown_board(&view), damage })
    }
}

/// Both rows of a board as they are shown small.
pub fn shown_board(view: &View) -> ShownBoard {
    let shown = |card: &Option<CardView>| {
        card.as_ref().map(|card| match card {
            CardView::Open(card) => Shown::Face(card.name),
            CardView::FaceDown { .. } | CardView::Hidden => Shown::Back,
        })
    };
    view.sides.each_ref().map(|side| side.board.each_ref().map(shown))
}
