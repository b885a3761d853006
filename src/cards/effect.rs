//! Lists of effects and the details that shapes take.

use serde::Deserialize;

use super::{Effect, EffectsId, Name, Select, SpaceSelect, Value, Who};

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

/// Do this once for each.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForEach {
    /// Every card selected becomes `It` in turn.
    #[serde(default)]
    pub card: Option<Select>,
    #[serde(default)]
    pub space: Option<SpaceSelect>,
    #[serde(default)]
    pub player: Option<Who>,
    #[serde(rename = "do")]
    pub effects: Effects,
}

/// An offer: someone may pay and have the effects (S36).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct May {
    #[serde(default)]
    pub by: Option<Who>,
    #[serde(default)]
    pub cost: Effects,
    #[serde(rename = "do")]
    pub effects: Effects,
    #[serde(default)]
    pub otherwise: Effects,
}

/// Choose among effects.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    #[serde(default)]
    pub by: Option<Who>,
    /// How many; one unless said otherwise.
    #[serde(default)]
    pub count: Option<Value>,
    #[serde(default)]
    pub up_to: bool,
    #[serde(default)]
    pub at_random: bool,
    pub of: Vec<Effects>,
}

/// Keeps something under a name for later effects of this ability.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remember {
    #[serde(rename = "as")]
    pub name: Name,
    #[serde(default)]
    pub card: Option<Select>,
    #[serde(default)]
    pub player: Option<Who>,
    #[serde(default)]
    pub space: Option<SpaceSelect>,
    #[serde(default)]
    pub number: Option<Value>,
}

/// Does the effects now and their opposites when the end happens (S34).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Until {
    pub end: Box<super::Trigger>,
    #[serde(rename = "do")]
    pub effects: Effects,
    /// The compiled ability that waits for the end.
    #[serde(skip)]
    pub(crate) ability: super::AbilityId,
}

/// The event that an EMTA looks at, with some of its parts changed.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Changed {
    pub player: Option<Who>,
    pub card: Option<Select>,
    pub other: Option<Select>,
    pub space: Option<SpaceSelect>,
    pub to: Option<super::ZonePattern>,
    pub amount: Option<Value>,
    /// A strike that counts as one at an empty space.
    pub as_empty: Option<bool>,
    /// Damage whose overkill ignores defense.
    pub piercing: Option<bool>,
    pub free: Option<bool>,
    pub face_down: Option<bool>,
}
