//! Cards are data: RON files become a set of definitions that the rules run.

#[macro_use]
pub mod shape;

mod ability;
mod aspects;
mod check;
mod condition;
mod deck;
mod definition;
mod effect;
mod lesson;
mod link;
mod load;
mod manifest;
mod mark;
mod names;
mod origin;
mod patch;
mod pattern;
mod piece;
mod problem;
mod read;
mod scenario;
mod set;
mod space_pattern;
mod suggest;
mod tree;
mod validate;
mod value;
mod verbs;

pub use ability::{Ability, AbilitySlot, Activated, Direction, Passive, Speed, With};
pub use aspects::Aspects;
pub use check::{DEEPEST_NAME, MOST_ABILITIES, Written};
pub use condition::Condition;
pub use deck::DeckFault;
pub use definition::{
    CardFile, CounterFile, Deck, FlipCost, KeywordFile, KeywordNumber, KeywordUse, KinFile, Kind, Limit,
    RuleFile, Variable,
};
pub use effect::{Changed, Effects, ForEach, May, Options, Remember, Until};
pub use lesson::{LessonFile, LessonStep, Looked, Pointed, Wanted};
pub(crate) use link::kinds_of;
pub use load::{add_text, load_folder, read_file};
pub use manifest::ModFile;
pub use mark::{Mark, Sense};
pub use names::{
    CardName, CardOrKinName, CounterName, DeckName, KeywordName, KinName, Label, LessonName, MessageName,
    Name, PackName, RuleName, ScenarioName,
};
pub use origin::{Origin, PackStamp};
pub use patch::{Additions, CardChanges, CardField, Misfit, PatchFile, Removals};
pub use pattern::{CardPattern, KinPattern, KindPattern, NamePattern, Place, Select, Who, ZonePattern};
pub use piece::{Definition, FIRST_WORDS, FirstWord, Piece, Unread, read_fragment, read_piece, read_text};
pub use problem::{Problem, Severity};
use read::raw_ron;
pub use scenario::{
    CardNow, EMPTY, Ended, Expected, Forced, Given, HIDDEN, Placed, ScenarioFile, Seat, Side, State, Step,
};
pub use set::{
    AbilityDef, AbilityId, CardDef, CardSet, DefId, EffectsId, KeywordDef, PlaceSet, RuleDef, Shape,
    WrittenIn,
};
pub use space_pattern::{SpacePattern, SpaceSelect, Spot};
pub(crate) use suggest::{all_of, did_you_mean};
pub use value::{Compare, LARGEST, Printed, Reckoning, Stat, Value};
pub use verbs::{DeathCause, Effect, EffectRoles, EventKind, Position, Trigger, TriggerRoles};
