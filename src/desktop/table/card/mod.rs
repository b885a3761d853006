//! How a card looks where it lies: whole, as a slip in play, face-down, as a ticket on the timeline.

mod badge;
mod marked;
mod rules;
mod slip;
mod stat;
mod ticket;
mod whole;

pub use marked::{Marked, Ring};
pub use slip::{Slip, face_down, slip};
pub use stat::Figure;
pub use ticket::{Ticket, ticket};
pub use whole::{Whole, roman, whole};

/// A whole card in its own units.
pub const CARD: bevy::math::Vec2 = bevy::math::Vec2::new(500.0, 700.0);
/// A slip in its own units.
pub const SLIP: bevy::math::Vec2 = bevy::math::Vec2::new(300.0, 364.0);
