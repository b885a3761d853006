//! The table of a match: where everything lies, how it looks, how it moves, and what can be done with it.

mod card;
mod card_at;
mod director;
mod drawing;
mod fixture;
mod happenings;
mod layout;
mod marks;
mod motion;
mod outlook;
mod portrait;
mod scene;
mod vessel;
mod zones;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

use super::screens::Screen;

pub use director::{Motion, Playback};
pub use layout::{Layout, Look, Placed, Thing, measures};
pub use marks::{Marks, Predicted, Tone};
pub use motion::Clock;
pub use portrait::Portrait;
pub use scene::cord_to;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(portrait::plugin);
    app.init_resource::<Layout>()
        .init_resource::<Marks>()
        .init_resource::<scene::Cast>()
        .init_resource::<director::Seen>()
        .init_resource::<Motion>()
        .init_resource::<Playback>()
        .init_resource::<happenings::Coming>()
        .init_resource::<vessel::Level>()
        .init_resource::<motion::Clock>();
    let on_the_table = in_state(Screen::Match).or_else(in_state(Screen::Replay));
    app.add_systems(
        Update,
        (
            motion::tick,
            director::lay_out,
            director::direct.run_if(director::kit_is_open),
            happenings::let_happen,
            motion::move_things,
            vessel::flow,
            director::breathe,
            director::let_the_curtain_fall.run_if(in_state(Screen::Match)),
        )
            .chain()
            .run_if(on_the_table.clone()),
    );
    app.add_systems(Last, director::keep_awake.run_if(on_the_table));
    for screen in [Screen::Match, Screen::Replay] {
        app.add_systems(OnExit(screen), director::clear_the_table);
    }
}
