//! S1 to S27: numbers, names and types; places; setup and turn; combat and damage.

mod combat;
mod death;
mod numbers;
mod places;
mod setup;
mod state;
mod turn;
