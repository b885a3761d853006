//! Bloodless: a trading card game whose every card is data.
//!
//! The modules stand in the order in which data flows through a match:
//! card file → definition → entity → event → stages → outcome → history → decision → answer.

pub mod cards;
pub mod table;
pub mod events;
pub mod stages;
pub mod effects;
pub mod turn;
pub mod history;
pub mod decisions;
pub mod tools;
