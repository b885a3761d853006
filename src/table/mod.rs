//! The table: definitions become entities; players, zones, spaces, cards and the abilities that work.

mod components;
mod ids;
mod index;
mod order;
mod places;
mod read;
mod setup;
mod state;

pub use components::{
    Abilities, AbilityOf, ActiveAbility, Announced, Card, Change, ChangeKind, Counters, Granted, Host,
    InPlay, InZone, LastKnown, Memory, PlayState, Player, Reckoned, Serials, Traits, Zone, ZoneCards,
};
pub use ids::{COLUMNS, CardId, PlayerId, SpaceId, ZoneId};
pub use index::{AbilityIndex, Entry, Precedence};
pub use places::{
    Places, clear_table, create, despawn_ability, liberate, put, restore_card, restore_zone, shuffle,
};
pub use read::{CardRef, Face, Table};
pub use setup::{MatchSetup, Seat, bare_table, empty_table, lay_table, set_up};
pub use state::{Held, Match};
