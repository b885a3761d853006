//! Cards are data: RON files become a set of definitions that the rules run.

mod ability;
mod aspects;
mod check;
mod condition;
mod deck;
mod definition;
mod effect;
mod link;
mod load;
mod names;
mod pattern;
mod read;
mod set;
mod value;
mod verbs;

pub use ability::{Ability, AbilitySlot, Activated, Direction, Passive, Speed, With};
pub use aspects::Aspects;
pub use condition::Condition;
pub use deck::DeckFault;
pub use definition::{
    CardFile, Deck, FlipCost, KeywordFile, KeywordUse, KinFile, Kind, Limit, RuleFile, Variable,
};
pub use effect::{Changed, Effects, ForEach, May, Options, Remember, Until};
pub use link::Written;
pub(crate) use link::kinds_of;
pub use load::{Problem, add_text, load_folder};
pub use names::Name;
pub use pattern::{
    CardPattern, KinPattern, KindPattern, NamePattern, Place, Select, SpacePattern, SpaceSelect, Who,
    ZonePattern,
};
use read::raw_ron;
pub use set::{
    AbilityDef, AbilityId, CardDef, CardSet, DefId, EffectsId, KeywordDef, PlaceSet, RuleDef, Shape,
};
pub use value::{Compare, LARGEST, Printed, Reckoning, Stat, Value};
pub use verbs::{DeathCause, Effect, EffectRoles, EventKind, Position, Trigger, TriggerRoles};
