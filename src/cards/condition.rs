//! Conditions: what must be true for something to hold or happen.

use serde::Deserialize;

use super::{CardOrKinName, CardPattern, Compare, Label, Select, SpacePattern, Trigger, Value, Who};

language! {
    /// Something that is so or is not.
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
        /// There is such a card to speak of.
        Known(Select),
        /// It is that player's turn.
        TurnOf(Who),
        /// Both words mean the same player.
        SamePlayer(Who, Who),
        /// It is a main phase.
        MainPhase,
        /// It is an attack phase.
        AttackPhase,
        /// It happened this turn.
        HappenedThisTurn(Box<Trigger>),
        /// It happened in this match.
        HappenedThisMatch(Box<Trigger>),
        /// The latest coin came up heads.
        Heads,
        /// What was named and remembered under the first is the second.
        NamedIs(Label, CardOrKinName),
        /// All of these are so.
        All(Vec<Condition>),
        /// At least one of these is so.
        Any(Vec<Condition>),
        /// This is not so.
        Not(Box<Condition>),
    }
}
