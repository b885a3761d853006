//! Packs: finding them, putting them in order, reading nothing outside them, and merging them.

mod art;
mod drawing;
mod files;
mod foreign;
mod gallery;
mod in_match;
mod languages;
mod load;
mod manifest;
mod order;
mod patches;
mod places;
mod spot;

pub use art::{Art, ArtKind, LARGEST_DECODED, LARGEST_PICTURE, LARGEST_SIDE};
pub use drawing::{LARGEST_DRAWING, MOST_SHAPES};
pub use files::{DEEPEST_FOLDER, LARGEST_PACK, LARGEST_TEXT, MOST_FILES};
pub use languages::LanguageFile;
pub use load::{Loaded, Pack, load};
pub use places::Sources;
