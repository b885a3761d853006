//! Values: numbers a card speaks of, literal, variable or reckoned from the table (S1, D7.9).

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::shape::{Language, Shape, Shaped, TypeShape, game_number};
use super::{CardPattern, CounterName, Label, Select, SpacePattern, Trigger, Who, raw_ron};

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

language! {
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
        /// How many counters of a kind are on a card; none once it has left play, but to what speaks of its leaving (R63).
        CountersOn(Select, CounterName),
        /// How many counters of a kind a player has.
        CountersOf(Who, CounterName),
        /// How many cards match.
        Count(CardPattern),
        /// How many spaces match.
        CountSpaces(SpacePattern),
        /// A value of every card that matches (`It` is the card in question), added up.
        Total(Value, CardPattern),
        /// The greatest such value; 0 if no card matches.
        GreatestOf(Value, CardPattern),
        /// The least such value; 0 if no card matches.
        LeastOf(Value, CardPattern),
        /// How many chapters a saga has.
        Chapters(Select),
        /// How much blood a player has.
        Blood(Who),
        /// How much is in the pool.
        Pool,
        /// The number of the turn, counted from 1 over both players.
        Turn,
        /// How many additional draws a player has left.
        Draws(Who),
        /// How many turn skips a player has.
        TurnSkips(Who),
        /// A number remembered under a word.
        Remembered(Label),
        /// All of these together.
        Sum(Vec<Value>),
        /// These multiplied.
        Product(Vec<Value>),
        /// The least of these.
        Least(Vec<Value>),
        /// The greatest of these.
        Greatest(Vec<Value>),
        /// The first less the second, never below zero (D1.3).
        Difference(Value, Value),
        /// Half of it, rounded down (S1).
        Half(Value),
        /// How often it happened this turn.
        TimesThisTurn(Box<Trigger>),
        /// How often it happened in this match.
        TimesThisMatch(Box<Trigger>),
    }
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

language! {
    /// The numbers of a card that effects can change.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
    pub enum Stat {
        /// What a creature can lose before it dies.
        Health,
        /// What damage must exceed beside health before the rest hurts the controller.
        Defense,
        /// The damage it deals.
        Power,
        /// The blood it costs.
        Cost,
    }
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
        read_value(raw_ron(deserializer)?)
    }
}

fn read_value<E: Error>(text: &str) -> Result<Value, E> {
    match bare_number(text) {
        Some(printed) => printed.map(Value::from),
        None => super::read::from_ron(text).map(|reckoning| Value::Reckoned(Box::new(reckoning))),
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

language! {
    /// A comparison with a number that is not simply that number.
    #[derive(Deserialize)]
    enum Comparison {
        /// Exactly so much; the same as the number alone.
        Exactly(Value),
        /// So much or more.
        AtLeast(Value),
        /// So much or less.
        AtMost(Value),
        /// More than that.
        MoreThan(Value),
        /// Less than that.
        LessThan(Value),
        /// Anything but that.
        Not(Value),
    }
}

/// The words that make a comparison; any other value means exactly that much.
const COMPARISONS: [&str; 6] = ["Exactly", "AtLeast", "AtMost", "MoreThan", "LessThan", "Not"];

impl<'de> Deserialize<'de> for Compare {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw_ron(deserializer)?;
        let word = text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or("");
        if !COMPARISONS.contains(&word) {
            return read_value(text).map(Self::Exactly);
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

impl Shaped for Printed {
    fn shape(book: &mut Language) -> Shape {
        book.define("Printed", |_| {
            let doc =
                "A number printed on a card: the number itself, or a letter such as `X` that is chosen.";
            TypeShape::either("Printed", doc, vec![game_number(), Shape::Variable])
        })
    }

    fn default_text() -> Option<String> {
        Some("0".into())
    }
}

impl Shaped for Value {
    fn shape(book: &mut Language) -> Shape {
        book.define("Value", |book| {
            let ways = vec![game_number(), Shape::Variable, Reckoning::shape(book)];
            let doc = "A number: written out, a letter such as `X` (D7.9), or reckoned from the table.";
            TypeShape::either("Value", doc, ways)
        })
    }
}

impl Shaped for Compare {
    fn shape(book: &mut Language) -> Shape {
        book.define("Compare", |book| {
            let ways = vec![game_number(), Shape::Variable, Comparison::shape(book), Reckoning::shape(book)];
            let doc = "What a number is compared with. A value alone means exactly that much.";
            TypeShape::either("Compare", doc, ways)
        })
    }
}
