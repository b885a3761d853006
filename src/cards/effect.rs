//! Lists of effects and the details that shapes take.

use serde::Deserialize;

use super::{Effect, EffectsId, Label, Select, SpaceSelect, Value, Who};

/// An ordered list of effects. Linking moves the list into the set and leaves its number,
/// so that a half-done list is a number and an index, not a copy.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(from = "Vec<Effect>")]
pub struct Effects {
    pub(super) written: Vec<Effect>,
    pub(super) id: EffectsId,
}

impl From<Vec<Effect>> for Effects {
    fn from(written: Vec<Effect>) -> Self {
        Self { written, id: EffectsId::NONE }
    }
}

impl Effects {
    /// Whether nothing is written in it.
    pub fn is_empty(&self) -> bool {
        self.written.is_empty() && self.id == EffectsId::NONE
    }

    pub fn id(&self) -> EffectsId {
        self.id
    }
}

language! {
    /// Does the effects once for each card, space or player; give one of the three.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct ForEach {
        /// Every card selected becomes `It` in turn.
        #[serde(default)]
        pub card: Option<Select>,
        /// Every space selected becomes `That` in turn.
        #[serde(default)]
        pub space: Option<SpaceSelect>,
        /// Every player meant becomes `ThatPlayer` in turn.
        #[serde(default)]
        pub player: Option<Who>,
        /// What is done each time.
        #[serde(rename = "do")]
        pub effects: Effects,
    }
}

language! {
    /// An offer: someone may pay the cost and have the effects (S36).
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct May {
        /// Who is asked; you if left out. In `cost` and `do`, `You` is the player who is asked; in `otherwise` it is you.
        #[serde(default)]
        pub by: Option<Who>,
        /// Paid whole or not at all; nothing if left out.
        #[serde(default)]
        pub cost: Effects,
        /// What happens if they do; nothing further if left out.
        #[serde(default, rename = "do")]
        pub effects: Effects,
        /// What happens if they do not.
        #[serde(default)]
        pub otherwise: Effects,
    }
}

language! {
    /// A choice among lists of effects; those of which nothing could come are not offered (R61).
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Options {
        /// Who chooses; you if left out. In the effects `You` is you all the same.
        #[serde(default)]
        pub by: Option<Who>,
        /// How many are chosen; one if left out.
        #[serde(default)]
        pub count: Option<Value>,
        /// Fewer may be chosen.
        #[serde(default)]
        pub up_to: bool,
        /// As many as the player likes, or none.
        #[serde(default)]
        pub any_number: bool,
        /// Chance chooses.
        #[serde(default)]
        pub at_random: bool,
        /// The lists of effects to choose from.
        pub of: Vec<Effects>,
    }
}

language! {
    /// Keeps something under a word of your own for the rest of this list of effects, and for what it leaves behind with `Later`; give one of the four. `Note` keeps it for as long as the card is in play.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Remember {
        /// The word; `Remembered` gives back what is kept under it.
        #[serde(rename = "as")]
        pub name: Label,
        /// A card.
        #[serde(default)]
        pub card: Option<Select>,
        /// A player.
        #[serde(default)]
        pub player: Option<Who>,
        /// A space.
        #[serde(default)]
        pub space: Option<SpaceSelect>,
        /// A number.
        #[serde(default)]
        pub number: Option<Value>,
    }
}

language! {
    /// Does the effects now and their opposites when the end happens (S34).
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Until {
        /// When it is over.
        pub end: Box<super::Trigger>,
        /// What is done now; each effect must have an opposite (S35).
        #[serde(rename = "do")]
        pub effects: Effects,
        /// The compiled ability that waits for the end.
        #[serde(skip)]
        pub(crate) ability: super::AbilityId,
    }
}

language! {
    /// The event that an `Instead` looks at, with some of its parts changed; the others stay.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Changed {
        /// The player it is about.
        pub player: Option<Who>,
        /// The card it is done to.
        pub card: Option<Select>,
        /// The other card: what deals the damage, what is struck.
        pub other: Option<Select>,
        /// The space it happens at.
        pub space: Option<SpaceSelect>,
        /// The zone it goes to.
        pub to: Option<super::ZonePattern>,
        /// How much.
        pub amount: Option<Value>,
        /// A strike that counts as one at an empty space.
        pub as_empty: Option<bool>,
        /// Damage whose overkill ignores defense.
        pub piercing: Option<bool>,
        /// Played without paying.
        pub free: Option<bool>,
        /// Put into play face-down.
        pub face_down: Option<bool>,
    }
}
