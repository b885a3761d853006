//! Packs: found, ordered, kept inside their folders, merged, and never able to stop the game.

mod art;
pub mod folder;
mod limits;
mod merging;
mod order;
mod sandbox;
