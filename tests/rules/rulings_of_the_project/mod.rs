//! The further rulings R1 to R47.

mod cards;
mod chains;
mod events;
mod hostile;
mod matches;
mod payments;
mod turns;
mod vestiges_flips_deaths;
