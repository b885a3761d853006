//! The Bloodless process P8: setup, mulligan, turns, and how a match ends.

mod process;

use serde::Serialize;

use crate::events::EventId;
use crate::table::{CardId, PlayerId};

pub use process::{answer, next_step, shuffle_all};

/// The health pool both players share (S14, S25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pool {
    pub health: u32,
    pub last_damaged: Option<PlayerId>,
}

impl Default for Pool {
    fn default() -> Self {
        Self { health: 20, last_damaged: None }
    }
}

/// Where the match is in the process P8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// Counted over both players, from 1.
    pub number: u32,
    pub active: PlayerId,
    pub first: PlayerId,
    pub step: Step,
    /// Answers given in this turn (S38).
    pub answers: u32,
    pub over: Option<Ending>,
}

/// The next step of the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Step {
    /// P8.1.
    Setup,
    /// P8.2, for the player named.
    Mulligan(PlayerId),
    /// P8.3.1.
    TurnStart,
    /// P8.3.2.
    GrantDraw,
    /// P8.3.3.
    MainStart,
    /// P8.3.4.
    Main,
    /// P8.3.5.
    MainEnd,
    /// P8.3.6.
    AttackStart,
    /// P8.3.7, the column counted from the left.
    Attack(u8),
    /// P8.3.8.
    AttackEnd,
    /// P8.4.
    TurnEnd,
    Over,
}

impl Step {
    /// Whether a turn is going on, or about to.
    pub fn is_in_turn(self) -> bool {
        !matches!(self, Self::Setup | Self::Mulligan(_) | Self::Over | Self::TurnEnd)
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Ending {
    Won { winner: PlayerId, by: Option<EventId> },
    Conceded { winner: PlayerId },
    Draw(DrawReason),
}

impl Ending {
    pub fn winner(self) -> Option<PlayerId> {
        match self {
            Self::Won { winner, .. } | Self::Conceded { winner } => Some(winner),
            Self::Draw(_) => None,
        }
    }
}

/// So many cards of a cycle are named: a full board, and as many commands.
pub const LOOP_CARDS: usize = 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum DrawReason {
    /// S20.
    Turn200,
    /// S38: a forced chain came back to where it was, or did not end. The cards of the cycle.
    EndlessLoop([Option<CardId>; LOOP_CARDS]),
    /// S25: the pool ran out and nobody was ever damaged, or an effect said so.
    ByEffect,
}

impl Turn {
    pub fn starting_with(first: PlayerId) -> Self {
        Self { number: 0, active: first, first, step: Step::Setup, answers: 0, over: None }
    }
}
