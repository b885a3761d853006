//! The table of a match: where everything lies, how it looks, how it moves, and what can be done with it.

mod layout;
mod marks;

use bevy::prelude::*;

pub use layout::{Layout, Placed, Thing};
pub use marks::Marks;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>().init_resource::<Marks>();
}
