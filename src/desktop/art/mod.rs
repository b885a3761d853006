//! Pictures of cards, rasterised at exactly the size they are shown at, in the background and kept on disk.

mod gallery;
mod kept;
mod raster;

pub use gallery::Gallery;

pub(super) use gallery::plugin;
