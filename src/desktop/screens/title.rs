//! The title.

use bevy::prelude::*;

use super::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open.run_if(in_state(Screen::Loading)));
}

fn open(mut next: ResMut<NextState<Screen>>) {
    next.set(Screen::Title);
}
