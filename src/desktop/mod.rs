//! Everything a person sees: screens, the table, overlays, input, sound. It reads views and outcomes and
//! writes answers; it holds no rule.

// Places on the screen are no part of a match, where only whole numbers count.
#![allow(clippy::float_arithmetic)]
// A system says by its parameters what it reads and writes.
#![allow(clippy::too_many_arguments, clippy::type_complexity)]

mod acting;
mod acts;
mod art;
mod canvas;
mod fonts;
mod kit;
mod learning;
mod library;
mod light;
mod overlay_image;
mod overlays;
mod pace;
mod paint;
mod printing;
mod screens;
mod settings;
mod showing;
mod sound;
mod table;
mod theme;
mod watching;
mod window;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

/// Where everything lies on the table: for drawing, for pointing, and for whoever points from outside.
pub use table::{Layout, Marks, Placed, Thing};
pub use window::{Packs, run};

/// Everything a person sees; [`crate::RulesPlugin`] is what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DesktopPlugin {
    /// In a window.
    Window,
    /// Everything is worked out, nothing is drawn and nothing is heard: for tests and for measuring, on machines
    /// without a screen.
    Unseen,
}

impl Plugin for DesktopPlugin {
    fn build(&self, app: &mut App) {
        window::open(app, *self);
        if *self == Self::Window {
            app.add_plugins(settings::keep_on_disk);
        }
        app.add_plugins((
            pace::plugin,
            settings::plugin,
            library::plugin,
            overlay_image::plugin,
            kit::plugin,
            fonts::plugin,
            canvas::plugin,
            showing::plugin,
            acts::plugin,
            art::plugin,
            table::plugin,
            (acting::plugin, learning::plugin),
            overlays::plugin,
            screens::plugin,
            sound::plugin,
        ));
    }
}
