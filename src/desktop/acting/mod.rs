//! How a player acts: pointer, keys and game pad become presses of things, presses become answers, and what is
//! possible is marked on the table.

mod controls;
mod focus;
mod foresight;
mod key_names;
mod keys;
mod marking;
mod offers;
mod picking;
mod pointer;
mod pokes;
mod preview;
mod rebinding;
mod refusals;
mod words;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use controls::{Bindings, Control, Input, Pressed, Taps};
pub use focus::{Focus, place_of};
pub use key_names::{input_name, key_of};
#[cfg(test)]
pub use marking::STAGE_PAGE;
pub use marking::{Staging, card_of, visible};
#[cfg(test)]
pub use offers::hosts;
pub use offers::{Offer, Offers, card_id};
pub use picking::{Picking, Plan};
pub use pointer::{Aim, pin};
pub use pokes::{Inspecting, MenuWanted, Poke};
pub use rebinding::{BindingRow, Rebinding, binding_rows};
pub use refusals::{wants_reason, why_not};
pub use words::{Words, card_name};

use super::screens::{Screen, goes_on};
use crate::hotseat::HotSeat;

/// What acting does each frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActingSystems {
    /// The open question becomes offers.
    Read,
    /// Pointer, keys and pad become pokes.
    Sense,
    /// Pokes become answers.
    Carry,
    /// What is possible is marked.
    Mark,
    /// As egui's pass begins: things of the table are offered to the keys, before the buttons of overlays are.
    Offer,
}

pub(super) fn plugin(app: &mut App) {
    use ActingSystems::{Carry, Mark, Read, Sense};
    app.configure_sets(
        Update,
        (Read, Sense, Carry, Mark)
            .chain()
            .run_if(in_state(Screen::Match).and_then(resource_exists::<HotSeat>)),
    );
    // Under the menu the table is seen, and nothing is done on it.
    app.configure_sets(Update, (Sense, Carry).run_if(goes_on));
    app.add_plugins((
        controls::plugin,
        rebinding::plugin,
        pokes::plugin,
        pointer::plugin,
        keys::plugin,
        focus::plugin,
        marking::plugin,
    ));
}
