//! What a pack's files say: cards, keywords, kins, rules of the game and decks, as written.

use serde::Deserialize;

use super::{Ability, CardPattern, Direction, Effects, Name, Printed, Trigger, raw_ron};

/// A card as written in its file.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename = "Card", deny_unknown_fields)]
pub struct CardFile {
    pub name: Name,
    pub kind: Kind,
    #[serde(default)]
    pub kin: Option<Name>,
    #[serde(default)]
    pub cost: Printed,
    #[serde(default)]
    pub limit: Limit,
    /// Exists only when something creates it.
    #[serde(default)]
    pub vestige: bool,
    #[serde(default)]
    pub keywords: Vec<KeywordUse>,
    /// Where it attacks; the opposing space unless said otherwise (S21).
    #[serde(default)]
    pub attack: Option<Vec<Direction>>,
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What a command does when it is executed.
    #[serde(default)]
    pub effects: Effects,
    /// The chapters of a saga, from the first (S45).
    #[serde(default)]
    pub chapters: Vec<Effects>,
    #[serde(default)]
    pub devours: Option<CardPattern>,
    #[serde(default)]
    pub evolves_from: Option<CardPattern>,
    /// It may also be played without evolving.
    #[serde(default)]
    pub evolving_is_optional: bool,
    #[serde(default)]
    pub flip: Option<FlipCost>,
    /// Bounds of variables that are chosen.
    #[serde(default)]
    pub variables: Vec<Variable>,
}

/// The type of a card with what only that type has (D3, D7.8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Kind {
    Creature { health: Printed, defense: Printed, power: Printed },
    Flask { health: Printed, defense: Printed, power: Printed },
    Command,
    ExtendedCommand,
}

/// How many of a Name a deck may hold (D2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Limit {
    AtMost(u32),
    Unlimited,
}

impl std::fmt::Display for Limit {
    /// D1.4, S1: an extended number; infinity is printed as ∞.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::AtMost(number) => number.fmt(f),
            Self::Unlimited => f.write_str("∞"),
        }
    }
}

impl Default for Limit {
    fn default() -> Self {
        Self::AtMost(5)
    }
}

/// What turns a face-down card up (S43).
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum FlipCost {
    Blood(Printed),
    /// It may be flipped when this happens.
    Action(Trigger),
}

/// The bounds of a variable (D7.9.5.2).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variable {
    pub letter: char,
    #[serde(default)]
    pub least: u32,
    #[serde(default)]
    pub most: Option<super::Value>,
}

/// A keyword on a card: `"flying"`, or `("kin-call", 2)` where it takes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct KeywordUse {
    pub keyword: Name,
    pub number: u32,
}

impl<'de> Deserialize<'de> for KeywordUse {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw_ron(deserializer)?;
        let (keyword, number) = match text.starts_with('(') {
            true => super::read::from_ron(text)?,
            false => (super::read::from_ron(text)?, 1),
        };
        Ok(Self { keyword, number })
    }
}

/// A keyword: abilities under a name.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename = "Keyword", deny_unknown_fields)]
pub struct KeywordFile {
    pub name: Name,
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// A kin and the kin above it (S5).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename = "Kin", deny_unknown_fields)]
pub struct KinFile {
    pub name: Name,
    #[serde(default)]
    pub parent: Option<Name>,
}

/// A rule of the game, written as abilities that belong to nobody.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename = "Rule", deny_unknown_fields)]
pub struct RuleFile {
    /// The number of the rule, such as `S46`.
    pub name: Name,
    pub abilities: Vec<Ability>,
}

/// A deck: how many of which cards.
#[derive(Clone, Debug, PartialEq, Deserialize, serde::Serialize)]
#[serde(rename = "Deck", deny_unknown_fields)]
pub struct Deck {
    pub name: Name,
    pub main: Vec<(u32, Name)>,
    pub blood: Vec<(u32, Name)>,
}
