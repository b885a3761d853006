//! Replays: the records of the saves folder, and a match seen again on the same table, back and forth.

mod controls;
mod days;
mod eyes;
mod listed;
mod log;
mod reading;
mod reel;
mod row;
mod scrubber;
mod shelf;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::super::acting::Inspecting;
use super::super::overlays::Looked;
use super::super::showing::Showing;
use super::Screen;

pub use reel::Reel;
pub use shelf::Shelf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>();
    app.add_systems(OnEnter(Screen::Replay), shelf::enter);
    app.add_systems(OnExit(Screen::Replay), leave);
    let in_replay = || in_state(Screen::Replay);
    app.add_systems(
        EguiPrimaryContextPass,
        (
            shelf::show.run_if(in_replay().and_then(not(resource_exists::<Reel>))),
            controls::show.run_if(in_replay().and_then(resource_exists::<Reel>)),
        ),
    );
    app.add_systems(
        Update,
        (reel::run, eyes::look, reading::read).chain().run_if(in_replay().and_then(resource_exists::<Reel>)),
    );
    let on_the_shelf = || in_replay().and_then(not(resource_exists::<Reel>));
    app.add_systems(Update, listed::collect.run_if(on_the_shelf()));
    app.add_systems(
        Update,
        shelf::take_in_what_is_dropped.run_if(on_the_shelf().or_else(in_state(Screen::Title))),
    );
}

fn leave(
    mut commands: Commands,
    mut showing: ResMut<Showing>,
    mut shelf: ResMut<Shelf>,
    mut inspecting: ResMut<Inspecting>,
    mut looked: ResMut<Looked>,
) {
    commands.remove_resource::<Reel>();
    showing.clear();
    *shelf = Shelf::default();
    *inspecting = Inspecting::default();
    *looked = Looked::default();
}
