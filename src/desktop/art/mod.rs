//! Pictures of cards, rasterised at exactly the size they are shown at, in the background and kept on disk.

mod gallery;
mod kept;
mod raster;
mod thumbnails;

use bevy::prelude::*;

pub use gallery::Gallery;
pub use thumbnails::Thumbnails;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((gallery::plugin, thumbnails::plugin));
}
