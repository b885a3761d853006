//! The screens of the game, each a state with a file of its own.

mod chain;
mod deck_list;
mod end;
mod finished;
mod how_to;
mod learn;
mod lesson_end;
mod loading;
mod new_match;
mod page;
mod pause;
mod playing;
mod plots;
mod problems;
mod replay;
mod reporting;
mod settings;
mod thumbnail;
mod title;

use bevy::prelude::*;

pub use page::focus_first;
pub use playing::{MatchNote, Paused, goes_on, seat_down};
#[cfg(test)]
pub use replay::{Reel, Shelf};

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
    Learn,
    HowTo,
}

/// Where a page was opened that can be opened at several places: it leads back there.
#[derive(Resource)]
struct CameFrom(Screen);

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>();
    app.insert_resource(CameFrom(Screen::Title));
    app.add_plugins((
        loading::plugin,
        title::plugin,
        new_match::plugin,
        playing::plugin,
        pause::plugin,
        end::plugin,
        settings::plugin,
        problems::plugin,
        replay::plugin,
        learn::plugin,
        lesson_end::plugin,
        how_to::plugin,
    ));
}
