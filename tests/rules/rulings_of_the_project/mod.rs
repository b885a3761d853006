//! The further rulings R1 to R61.

mod cards;
mod chains;
mod events;
mod hostile;
mod lists_and_plays;
mod matches;
mod payments;
mod spoken_of;
mod turns;
mod vestiges_flips_deaths;
