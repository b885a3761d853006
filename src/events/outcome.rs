//! Outcomes: what came of an event, with definite information (D4.2, P1.1).

use serde::Serialize;

use super::GameEvent;
use crate::cards::Name;
use crate::table::{CardId, PlayerId};

/// What came of a proposed event. The event in it is as it happened, its slots filled with what was
/// really concerned: where the card came from, how much was really lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    pub event: GameEvent,
    pub result: Result<(), Failure>,
}

/// Why nothing came of an event, or why an answer is not legal, with the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Failure {
    /// P1.3.4.
    TooLittleBlood {
        needs: u32,
        has: u32,
    },
    NoFreeSpace,
    SpaceTaken,
    /// P1.3.5: a command goes to no space.
    CommandOnSpace,
    /// S27: damage, healing, gaining or losing nothing.
    Nothing,
    /// S20.
    EmptyDeck,
    /// The card is not where it should be, or not what is needed.
    NotThere,
    WrongType,
    NoSuchCard(Name),
    NoDevourTarget,
    NoEvolveTarget,
    /// S41.
    ZeroHealth,
    /// A variable has no legal value.
    NoValue(char),
    /// S39: a "can't" of that card, or of the rules.
    Cant {
        by: Option<CardId>,
        rule: Option<Name>,
    },
    /// S39: a "must" of that card, or of the rules, asks for something else first.
    Must {
        by: Option<CardId>,
        rule: Option<Name>,
    },
    /// S26: it has health again.
    StillHealthy,
    /// The effect was denied (R5).
    Denied,
    CostNotPayable,
    NotYourTurn,
    NotYourCard,
    NotYet {
        entered_this_turn: bool,
    },
    CostsBlood {
        cost: u32,
    },
    UsedUp,
    /// S38: only passing, attacking and compulsory choices are left this turn.
    TooManyAnswers,
    MatchOver,
    NoDrawsLeft,
    NotFaceDown,
    /// R47.
    TooMuch,
    Replaced,
}

/// Who may see which card an event was about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeenBy(u8);

impl SeenBy {
    pub const BOTH: Self = Self(3);

    pub fn only(player: PlayerId) -> Self {
        Self(1 << player.index())
    }

    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn includes(self, player: PlayerId) -> bool {
        self.0 & 1 << player.index() != 0
    }
}
