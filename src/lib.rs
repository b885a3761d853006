//! Bloodless: a trading card game whose every card is data that a player can read, change and add to.
//!
//! The modules stand in the order in which data flows through a match:
//!
//! ```text
//! card file ─► definition ─► entity ─► event ─► stages ─► outcome ─► history ─► view ─► decision ─┐
//!                                        ▲                                                        │
//!                                        └───────────────────── answer ◄──────────────────────────┘
//! ```

use bevy::prelude::*;

pub mod cards;
pub mod table;
pub mod events;
pub mod stages;
pub mod effects;
pub mod turn;
pub mod history;
pub mod decisions;
pub mod arranged;
pub mod mods;
pub mod hotseat;
pub mod lessons;
pub mod text;
pub mod tools;
#[cfg(feature = "desktop")]
pub mod desktop;

/// Everything the game is, without anything a person sees: a match that is put into the world as a
/// [`hotseat::HotSeat`] is resolved under Bevy's frame loop exactly as in a headless [`history::Game`].
pub struct RulesPlugin;

impl Plugin for RulesPlugin {
    fn build(&self, app: &mut App) {
        hotseat::plugin(app);
    }
}

/// Everything a person sees.
#[cfg(feature = "desktop")]
pub use desktop::DesktopPlugin;
