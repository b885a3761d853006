//! Painting overlays in egui with the pieces of the kit, so that nothing of egui's own look shows.

mod brass;
mod choice;
mod drawer;
mod field;
mod piece;
mod scroll;
mod seal;
mod sheet;
mod slider;
mod state;
mod style;
mod tabs;
mod tag;
mod tip;
mod toggle;
mod words;

pub use brass::Brass;
pub use choice::choice;
pub use drawer::{DRAWER, Drawer, LOW_DRAWER};
pub use field::{FIELD_HEIGHT, field};
pub use piece::{covering, mirrored, picture, piece_at, sliced, slices};
pub use scroll::{scroll, scroll_on_wood};
pub use seal::Seal;
pub use sheet::{centred, divider, flourishes, heading, heading_of, hung, pin, plate, sheet};
pub use slider::{Slider, percent, times};

pub use state::{look, settle, take_clicks};
pub use style::plate_style;
pub use tabs::{TAB_HEIGHT, tabs};
pub use tag::{Pill, key_cap, key_cap_at, key_cap_size, pill, pill_at, pill_size};
pub use tip::{on_slip, tip};
pub use toggle::{checkbox, radio};
pub use words::{ON_BRASS, ON_WOOD, body, bold, caption, italic, regular, roman, small_caps};
