//! Painting overlays in egui with the pieces of the kit, so that nothing of egui's own look shows.

mod piece;
mod style;

pub use piece::{piece_at, sliced};
pub use style::plate_style;
