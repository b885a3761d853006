//! The record of a match on disk: its setup with the cards it is played with, then one entry an answer.

mod entry;
mod error;
mod file;
mod header;
mod read;

pub use error::RecordError;
pub use file::{RecordFile, WriteError, write_whole};
pub use header::Difference;
pub use read::{MatchRecord, nameless};

/// Every record starts with this; the last letter is the version of the format.
const MAGIC: &[u8; 8] = b"BLDLESS2";
/// Goes up whenever the rules go another way with the same answers, or the state is hashed otherwise.
pub const RULES_VERSION: u32 = 3;
/// The version of the format.
pub const FORMAT: char = MAGIC[7] as char;
/// A record larger than this is none of ours.
const LARGEST_FILE: u64 = 16 * 1024 * 1024;
