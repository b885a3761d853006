//! The screens of the game, each a state with a file of its own.

mod title;

use bevy::prelude::*;

/// Where the player is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// What every screen needs is being loaded.
    #[default]
    Loading,
    Title,
    NewMatch,
    Match,
    End,
    Settings,
    Problems,
    Replay,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>();
    app.add_plugins(title::plugin);
}
