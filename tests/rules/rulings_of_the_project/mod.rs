//! The further rulings R1 to R38.

mod cards;
mod chains;
mod events;
mod matches;
mod turns;
mod vestiges_flips_deaths;
