//! The further rulings R1 to R41.

mod cards;
mod chains;
mod events;
mod matches;
mod payments;
mod turns;
mod vestiges_flips_deaths;
