//! The further rulings R1 to R63.

mod cards;
mod chains;
mod events;
mod hostile;
mod lists_and_plays;
mod matches;
mod paid_with;
mod payments;
mod spoken_of;
mod turns;
mod vestiges_flips_deaths;
