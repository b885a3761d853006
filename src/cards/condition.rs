//! Conditions: what must be true for something to hold or happen.

use serde::Deserialize;

use super::{CardPattern, Compare, Name, Select, SpacePattern, Trigger, Value, Who};

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Condition {
    /// A number compares as said.
    Number(Value, Compare),
    /// At least one card matches.
    Exists(CardPattern),
    /// At least one space matches.
    SpaceExists(SpacePattern),
    /// The card spoken of matches.
    Matches(Select, CardPattern),
    /// A keyword's or ability's card was spoken of and is there to act on.
    Known(Select),
    /// It is that player's turn.
    TurnOf(Who),
    SamePlayer(Who, Who),
    MainPhase,
    AttackPhase,
    /// It happened this turn.
    HappenedThisTurn(Box<Trigger>),
    /// It happened in this match.
    HappenedThisMatch(Box<Trigger>),
    /// The latest coin came up heads.
    Heads,
    /// The remembered name is that.
    NamedIs(Name, Name),
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
}
