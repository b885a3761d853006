//! Patterns of spaces: which places on the board something speaks of (S7).

use serde::{Deserialize, Deserializer};

use super::read::{from_ron, raw_ron};
use super::shape::{Language, Shape, Shaped, TypeShape};
use super::{Label, Select, Who};

language! {
    /// Which spaces of the board (S7). Every field narrows; a field that is left out does not.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct SpacePattern {
        /// In this player's row.
        pub owner: Option<Who>,
        /// Empty, or occupied.
        pub free: Option<bool>,
        /// Across the table from a spot.
        pub opposing: Option<Spot>,
        /// Left or right of a spot in its row.
        pub beside: Option<Spot>,
        /// The next space to the left of a spot, seen from its own side.
        pub left_of: Option<Spot>,
        /// The next space to the right of a spot, seen from its own side.
        pub right_of: Option<Spot>,
        /// The spot itself or the space across from it.
        pub same_column: Option<Spot>,
        /// In the row of a spot.
        pub same_row: Option<Spot>,
        /// Strictly between two spots of one row.
        pub between: Option<(Spot, Spot)>,
        /// Reachable from a spot along its row over free spaces only.
        pub on_path_from: Option<Spot>,
        /// The spot itself.
        pub of: Option<Spot>,
        /// Of those that match, the leftmost as you see it.
        pub leftmost: bool,
        /// Of those that match, the rightmost as you see it.
        pub rightmost: bool,
        /// Of those that match, the nearest to a spot.
        pub nearest_to: Option<Spot>,
        /// Of those that match, the furthest from a spot.
        pub furthest_from: Option<Spot>,
        /// Matches at least one of these.
        pub any_of: Vec<SpacePattern>,
        /// Does not match this.
        pub not: Option<Box<SpacePattern>>,
    }
}

/// A place on the board that others are seen from: where a card is, or a space itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Spot {
    /// Where a card is, or was last. In RON the card is written as it is: `beside: This`.
    Card(Select),
    /// A space: `beside: Space(That)`.
    Space(Box<SpaceSelect>),
    /// The space of the event.
    TheSpace,
}

language! {
    /// A space that others are seen from, where that is not where a card is.
    #[derive(Deserialize)]
    enum SpaceSpot {
        /// A space that is selected.
        Space(Box<SpaceSelect>),
        /// The space of the event.
        TheSpace,
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw_ron(deserializer)?;
        if text != "TheSpace" && !text.starts_with("Space(") {
            return from_ron(text).map(Self::Card);
        }
        Ok(match from_ron(text)? {
            SpaceSpot::Space(space) => Self::Space(space),
            SpaceSpot::TheSpace => Self::TheSpace,
        })
    }
}

impl Shaped for Spot {
    fn shape(book: &mut Language) -> Shape {
        book.define("Spot", |book| {
            let ways = vec![SpaceSpot::shape(book), Select::shape(book)];
            let doc = "A place on the board that others are seen from: where a card is, or a space.";
            TypeShape::either("Spot", doc, ways)
        })
    }
}

language! {
    /// Which space an effect is done to, and who chooses.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    pub enum SpaceSelect {
        /// You choose one that matches.
        Choose(Box<SpacePattern>),
        /// A player chooses one that matches.
        ChooseBy(Who, Box<SpacePattern>),
        /// One that matches, by chance.
        Random(Box<SpacePattern>),
        /// The first that matches, from left to right.
        First(Box<SpacePattern>),
        /// Every one that matches.
        Each(Box<SpacePattern>),
        /// The latest space spoken of.
        That,
        /// The space remembered under a word.
        Remembered(Label),
    }
}
