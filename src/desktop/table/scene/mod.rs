//! The scene: everything that is seen of a match, as a list of items made from the view, the layout and the
//! marks; and the one place that makes entities agree with it.

mod cast;
mod guise;
mod items;
mod predicted;

pub use cast::{Actor, Cast, Manner, OnTable};
pub use guise::Guise;
pub use items::{Item, Key, Pose, Staging, items};
pub use predicted::cord_to;
