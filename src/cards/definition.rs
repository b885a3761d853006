//! What a pack's files say: cards, keywords, kins, rules of the game and decks, as written.

use serde::Deserialize;

use super::shape::{Language, Shape, Shaped, TypeShape};
use super::{
    Ability, CardName, CardPattern, CounterName, DeckName, Direction, Effects, KeywordName, KinName, Name,
    Printed, RuleName, Trigger, raw_ron,
};

language! {
    /// A card.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(rename = "Card", deny_unknown_fields)]
    pub struct CardFile {
        /// Its identity, in small letters with hyphens; what it is called stands in the language files (S2).
        pub name: CardName,
        /// Its type, with the numbers that only creatures have.
        pub kind: Kind,
        /// The kin it is of; none if left out (S5).
        #[serde(default)]
        pub kin: Option<KinName>,
        /// The blood it costs; a letter such as `X` is chosen as it is played (S41).
        #[serde(default)]
        pub cost: Printed,
        /// How many of it a deck may hold; 5 if left out (S2).
        #[serde(default)]
        pub limit: Limit,
        /// Exists only when something creates it; it cannot be in a deck (S11).
        #[serde(default)]
        pub vestige: bool,
        /// The keywords it has.
        #[serde(default)]
        pub keywords: Vec<KeywordUse>,
        /// Where it attacks; the opposing space if left out (S21).
        #[serde(default)]
        pub attack: Option<Vec<Direction>>,
        /// What it makes happen while it is in play.
        #[serde(default)]
        pub abilities: Vec<Ability>,
        /// What a command does when it is executed, in this order; creatures have abilities only (D6.1).
        #[serde(default)]
        pub effects: Effects,
        /// The chapters of a saga: the first happens as it enters, one more at each start of your turn, and a turn after the last it goes aside; a card with chapters is a saga (S45).
        #[serde(default)]
        pub chapters: Vec<Effects>,
        /// It is played by sacrificing one of your creatures that matches (S42).
        #[serde(default)]
        pub devours: Option<CardPattern>,
        /// It is played in the place of one of your creatures that matches (S42).
        #[serde(default)]
        pub evolves_from: Option<CardPattern>,
        /// It may also be played without evolving.
        #[serde(default)]
        pub evolving_is_optional: bool,
        /// It enters face-down, and this turns it up (S43).
        #[serde(default)]
        pub flip: Option<FlipCost>,
        /// Bounds of the variables that are chosen (D7.9).
        #[serde(default)]
        pub variables: Vec<Variable>,
        /// Its drawing in the folder `art`; the file with its Name if left out.
        #[serde(default)]
        pub art: Option<String>,
    }
}

language! {
    /// The type of a card with the numbers that only that type has (D3, D7.8.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub enum Kind {
        /// Stands on the board and fights.
        Creature {
            /// What it can lose before it dies.
            health: Printed,
            /// What damage must exceed beside health before the rest hurts its controller (S23).
            defense: Printed,
            /// The damage it deals.
            power: Printed,
        },
        /// A creature of the blood deck: on entering it gives 1 blood (S46).
        Flask {
            /// What it can lose before it dies.
            health: Printed,
            /// What damage must exceed beside health before the rest hurts its controller (S23).
            defense: Printed,
            /// The damage it deals.
            power: Printed,
        },
        /// Does its effects once and is discarded.
        Command,
        /// A command that stays on the timeline; it may have abilities.
        ExtendedCommand,
    }
}

language! {
    /// How many of a Name the two decks of a player may hold together (D2.2, S2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub enum Limit {
        /// So many.
        AtMost(u32),
        /// As many as one likes.
        Unlimited,
    }
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

language! {
    /// What turns a face-down card up (S43).
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    pub enum FlipCost {
        /// So much blood, paid in the own main phase.
        Blood(Printed),
        /// It may be turned up when this happens.
        Action(Trigger),
    }
}

language! {
    /// The bounds of a variable (D7.9.5.2).
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Variable {
        /// Which letter, in single quotes.
        pub letter: char,
        /// The least it may be.
        #[serde(default)]
        pub least: u32,
        /// The most it may be; your blood if left out.
        #[serde(default)]
        pub most: Option<super::Value>,
    }
}

/// A keyword on a card: `"flying"`, or `("kin-call", 2)` where it takes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct KeywordUse {
    pub keyword: Name,
    /// 1 where none is given.
    pub number: u32,
    /// Whether the number is told.
    pub numbered: bool,
}

impl KeywordUse {
    /// Without a number.
    pub fn bare(keyword: Name) -> Self {
        Self { keyword, number: 1, numbered: false }
    }
}

impl<'de> Deserialize<'de> for KeywordUse {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw_ron(deserializer)?;
        if !text.starts_with('(') {
            return super::read::from_ron(text).map(Self::bare);
        }
        let (keyword, number) = super::read::from_ron(text)?;
        Ok(Self { keyword, number, numbered: true })
    }
}

impl Shaped for KeywordUse {
    fn shape(book: &mut Language) -> Shape {
        book.define("KeywordUse", |book| {
            let bare = book.part::<KeywordName>("KeywordName");
            let numbered = book.part::<(KeywordName, u32)>("(KeywordName, u32)");
            let doc = "A keyword by its name, or the name and its number where it takes one.";
            TypeShape::either("KeywordUse", doc, vec![bare, numbered])
        })
    }
}

language! {
    /// A keyword: abilities under a name, for any card to have.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(rename = "Keyword", deny_unknown_fields)]
    pub struct KeywordFile {
        /// Its identity, in small letters with hyphens.
        pub name: KeywordName,
        /// Whether it is used with a number, which `Parameter` is in its abilities; without one if left out.
        #[serde(default)]
        pub number: Option<KeywordNumber>,
        /// What a card with it does; `This` is that card.
        #[serde(default)]
        pub abilities: Vec<Ability>,
    }
}

language! {
    /// Whether a keyword is used with a number.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub enum KeywordNumber {
        /// With or without one; without it is 1.
        Optional,
        /// Always with one.
        Required,
    }
}

language! {
    /// A kin, and the kin it is below (S5).
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(rename = "Kin", deny_unknown_fields)]
    pub struct KinFile {
        /// Its identity, in small letters with hyphens.
        pub name: KinName,
        /// The kin above it; none if left out. What speaks of that one speaks of this one too.
        #[serde(default)]
        pub parent: Option<KinName>,
    }
}

language! {
    /// A kind of counter that cards and players can have (D7.2).
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(rename = "Counter", deny_unknown_fields)]
    pub struct CounterFile {
        /// Its identity, in small letters with hyphens.
        pub name: CounterName,
    }
}

language! {
    /// A rule of the game, written as abilities that belong to nobody.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(rename = "Rule", deny_unknown_fields)]
    pub struct RuleFile {
        /// The number of the rule, such as `S46`.
        pub name: RuleName,
        /// What it makes happen, in every match.
        pub abilities: Vec<Ability>,
    }
}

language! {
    /// A deck: how many of which cards (S13).
    #[derive(Clone, Debug, PartialEq, Deserialize, serde::Serialize)]
    #[serde(rename = "Deck", deny_unknown_fields)]
    pub struct Deck {
        /// Its identity, in small letters with hyphens.
        pub name: DeckName,
        /// The main deck: exactly 50 cards.
        pub main: Vec<(u32, CardName)>,
        /// The blood deck: exactly 6 flasks, at least 4 of them plain.
        pub blood: Vec<(u32, CardName)>,
    }
}
