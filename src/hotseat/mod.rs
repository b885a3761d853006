//! A match of two people at one computer: its record on disk, taking back, dry runs, and the frame loop.

mod changes;
mod consent;
mod frames;
mod outlook;
mod report;
mod saves;
mod seat;
pub mod shelf;
mod summary;

pub use changes::{Change, Changed};
pub use consent::{Consent, consent_to_undo, reveals_since};
pub use frames::Resolved;
pub(crate) use frames::plugin;
pub use outlook::{Outlook, Strike, outlook};
pub use report::remarks;
pub use saves::{current_save, saves_folder, watched_save};
pub use seat::{HotSeat, SeatError};
pub use summary::{Shown, ShownBoard, Summary, shown_board};
