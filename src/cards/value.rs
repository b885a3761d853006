//! Values: numbers a card speaks of, literal, variable or reckoned from the table (S1, D7.9).

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::{CardPattern, Name, Select, SpacePattern, Trigger, Who, raw_ron};

/// The largest number of the game (S1).
pub const LARGEST: u32 = 999_999_999;

/// A number that a card speaks of. In RON: `3`, `X`, or a reckoning such as `Count(kin: "ant")`.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Literal(u32),
    /// D7.9: a variable, by its letter.
    Variable(char),
    Reckoned(Box<Reckoning>),
}

/// How a number is reckoned from the table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Reckoning {
    /// The amount of the event that is being modified or was reacted to.
    EventAmount,
    /// The number given to the keyword this ability belongs to.
    Parameter,
    /// A stat of a card as it is now, or as it last was.
    Stat(Stat, Select),
    /// The damage a creature has taken and not healed.
    DamageOn(Select),
    CountersOn(Select, Name),
    CountersOf(Who, Name),
    /// How many cards match.
    Count(CardPattern),
    /// How many spaces match.
    CountSpaces(SpacePattern),
    /// How many chapters a saga has.
    Chapters(Select),
    Blood(Who),
    Pool,
    Turn,
    Draws(Who),
    TurnSkips(Who),
    /// A number remembered under a name.
    Remembered(Name),
    Sum(Vec<Value>),
    Product(Vec<Value>),
    Least(Vec<Value>),
    Greatest(Vec<Value>),
    /// The first less the second, never below zero (D1.3).
    Difference(Value, Value),
    /// Rounded down (S1).
    Half(Value),
    /// How often it happened this turn.
    TimesThisTurn(Box<Trigger>),
    /// How often it happened in this match.
    TimesThisMatch(Box<Trigger>),
}

/// A comparison with a number. In RON a bare value means *exactly*.
#[derive(Clone, Debug, PartialEq)]
pub enum Compare {
    Exactly(Value),
    AtLeast(Value),
    AtMost(Value),
    MoreThan(Value),
    LessThan(Value),
    Not(Value),
}

/// The numbers of a card that effects can change. Cost is one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
pub enum Stat {
    Health,
    Defense,
    Power,
    Cost,
}

impl Stat {
    pub const ALL: [Self; 4] = [Self::Health, Self::Defense, Self::Power, Self::Cost];
}

/// A number printed on a card: literal or a variable (D7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    Number(u32),
    Variable(char),
}

impl Default for Printed {
    fn default() -> Self {
        Self::Number(0)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Literal(number)
    }
}

/// `3` or `X`: what a bare word in place of a number means.
fn bare_number<E: Error>(text: &str) -> Option<Result<Printed, E>> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_alphabetic() => Some(Ok(Printed::Variable(letter))),
        (Some(digit), _) if digit.is_ascii_digit() => {
            let number = text.replace('_', "").parse::<u32>().ok().filter(|&number| number <= LARGEST);
            Some(number.map(Printed::Number).ok_or_else(|| {
                E::custom(format!("`{text}` is not a natural number of at most {LARGEST} (S1)"))
            }))
        }
        _ => None,
    }
}

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw_ron(deserializer)?;
        bare_number(text)
            .unwrap_or_else(|| Err(D::Error::custom("expected a number or a variable such as X")))
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw_ron(deserializer)?;
        match bare_number::<D::Error>(text) {
            Some(printed) => printed.map(Self::from),
            None => super::read::from_ron(text).map(|reckoning| Self::Reckoned(Box::new(reckoning))),
        }
    }
}

impl From<Printed> for Value {
    fn from(printed: Printed) -> Self {
        match printed {
            Printed::Number(number) => Self::Literal(number),
            Printed::Variable(letter) => Self::Variable(letter),
        }
    }
}

#[derive(Deserialize)]
enum Comparison {
    Exactly(Value),
    AtLeast(Value),
    AtMost(Value),
    MoreThan(Value),
    LessThan(Value),
    Not(Value),
}

impl<'de> Deserialize<'de> for Compare {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw_ron(deserializer)?;
        if let Some(printed) = bare_number::<D::Error>(text) {
            return printed.map(|printed| Self::Exactly(printed.into()));
        }
        Ok(match super::read::from_ron(text)? {
            Comparison::Exactly(value) => Self::Exactly(value),
            Comparison::AtLeast(value) => Self::AtLeast(value),
            Comparison::AtMost(value) => Self::AtMost(value),
            Comparison::MoreThan(value) => Self::MoreThan(value),
            Comparison::LessThan(value) => Self::LessThan(value),
            Comparison::Not(value) => Self::Not(value),
        })
    }
}
