//! Rules text: what definitions say, in the words and the grammar of a language.

mod abilities;
mod card;
mod changes;
mod clause;
mod compared;
mod conditions;
mod deaths;
mod deeds;
mod described;
mod directions;
mod doing;
mod happening;
mod incidents;
mod kept;
mod offers;
mod passages;
mod passives;
mod patterns;
mod players;
mod replacements;
mod selections;
mod spaces;
mod triggers;
mod using;
mod values;
mod writer;
