//! A match of two people at one computer: its record on disk, taking back, dry runs, and the frame loop.

mod changes;
mod consent;
mod frames;
mod outlook;
mod saves;
mod seat;

pub use changes::{Change, Changed};
pub use consent::{Consent, consent_to_undo, reveals_since};
pub(crate) use frames::plugin;
pub use frames::{EVENTS_A_FRAME, Resolved};
pub use outlook::{Outlook, Strike, outlook};
pub use saves::{current_save, saves_folder};
pub use seat::{HotSeat, SeatError};
