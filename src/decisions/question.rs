//! The pending question and its answers: a decision is state, not a callback.

use serde::Serialize;

use crate::cards::{EventKind, Name, Place};
use crate::events::{DONE, Object};
use crate::table::{CardId, PlayerId, SpaceId};

/// What a player is asked, with every legal answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    pub player: PlayerId,
    pub ask: Ask,
    /// The card whose ability asks.
    pub about: Option<CardId>,
    pub answers: Vec<Answer>,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Ask {
    /// P8.2.
    Mulligan,
    /// P7.
    Main,
    /// P6.11.
    Respond,
    /// Choose a card; unseen ones are chosen by their backs.
    Card {
        unseen: bool,
        to_do: EventKind,
    },
    Space,
    Player,
    /// D7.9.5.2.
    Variable(char),
    Number,
    /// Whether to accept an offer; it may have a cost.
    May,
    /// One of several effects, by its place in the list.
    Option,
    NameCard,
    NameKin,
    /// Whether to flip a card whose Flip Cost was just met (S43).
    Flip,
}

/// An answer. It is the only thing that enters a match from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Answer {
    Keep,
    Mulligan,
    Play(CardId),
    /// Use an additional draw on the main or the blood deck.
    Draw(Place),
    /// S16: put away an own creature that costs nothing.
    Remove(CardId),
    Flip(CardId),
    /// Use an activated ability, by its serial.
    Activate(u32),
    /// End the main phase and attack.
    Attack,
    Pass,
    /// Pass until the legal answers change (S37).
    PassUntilNew,
    Card(CardId),
    Space(SpaceId),
    Player(PlayerId),
    Number(u32),
    Name(Name),
    Option(u32),
    Yes,
    No,
    Done,
}

impl Answer {
    pub fn from_object(ask: Ask, object: Object) -> Self {
        match (ask, object) {
            (_, DONE) => Self::Done,
            (Ask::May | Ask::Flip, Object::Number(yes)) => {
                if yes == 1 {
                    Self::Yes
                } else {
                    Self::No
                }
            }
            (Ask::Option, Object::Number(at)) => Self::Option(at),
            (_, Object::Card(card)) => Self::Card(card),
            (_, Object::Space(space)) => Self::Space(space),
            (_, Object::Player(player)) => Self::Player(player),
            (_, Object::Number(number)) => Self::Number(number),
            (_, Object::Name(name)) => Self::Name(name),
        }
    }

    /// What an answer to a choice picks.
    pub fn as_object(self) -> Option<Object> {
        Some(match self {
            Self::Card(card) => Object::Card(card),
            Self::Space(space) => Object::Space(space),
            Self::Player(player) => Object::Player(player),
            Self::Number(number) | Self::Option(number) => Object::Number(number),
            Self::Name(name) => Object::Name(name),
            Self::Yes => Object::Number(1),
            Self::No => Object::Number(0),
            Self::Done => DONE,
            _ => return None,
        })
    }
}

/// The question that is open, if any. While it is, nothing moves.
#[derive(Clone, Debug, Default, Serialize)]
pub struct PendingDecision(pub Option<Question>);
