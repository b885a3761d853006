//! The definitions D1 to D10.

mod cards;
mod events;
mod lists_and_places;
mod numbers_names_types;
mod passives;
mod triggers;
mod variables;
mod zones;
