//! The table: definitions become entities; players, zones, spaces, cards and the abilities that work.

mod components;
mod ids;
mod index;
mod order;
mod places;
mod read;
mod setup;

pub use components::{
    Abilities, AbilityOf, ActiveAbility, Announced, Card, Cards, Change, ChangeKind, Counters, Granted, Host,
    InPlay, InZone, LastKnown, Memory, PlayState, Player, Reckoned, Serials, Traits, Zone, ZoneCards,
};
pub use ids::{COLUMNS, CardId, PlayerId, SpaceId, ZoneId};
pub use index::{AbilityIndex, Entry, Precedence};
pub use places::{
    Places, clear_table, create, despawn_ability, liberate, put, reorder, restore_card, restore_zone,
};
pub use read::{CardRef, Face, Table};
pub use setup::{MatchSetup, Seat, bare_table, empty_table, set_up};
