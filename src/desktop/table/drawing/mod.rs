//! A drawing: pieces of the kit, pictures and words at places of a plan, which becomes children of one entity.
//! Cards, plates and everything else on the table are drawings, told as data before anything is spawned.

mod easel;
mod lettering;
mod part;
mod torn;

pub use easel::{Easel, Opacity, Pulse};
pub use lettering::{Align, Face, Lettering, Run, Words, fit};
pub use part::{Drawing, Part, Shape};
pub use torn::{Half, Paper};
