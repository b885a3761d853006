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
mod scene;
mod vessel;
mod zones;

use bevy::prelude::*;

use super::screens::Screen;

pub use director::Motion;
pub use layout::measures::{INSPECTOR, TRAY, VESSEL};
pub use layout::{Layout, Look, Placed, Thing};
pub use marks::Marks;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>()
        .init_resource::<Marks>()
        .init_resource::<scene::Cast>()
        .init_resource::<director::Seen>()
        .init_resource::<Motion>()
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
        )
            .chain()
            .run_if(on_the_table.clone()),
    );
    app.add_systems(Last, director::keep_awake.run_if(on_the_table));
    for screen in [Screen::Match, Screen::Replay] {
        app.add_systems(OnExit(screen), director::clear_the_table);
    }
}
