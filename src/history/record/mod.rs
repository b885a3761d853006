//! The record of a match on disk: its setup with the cards it is played with, then one entry an answer.

mod entry;
mod error;
mod file;
mod header;
mod read;

pub use error::RecordError;
pub use file::RecordFile;
pub use read::MatchRecord;

/// Every record starts with this; the last letter is the version of the format.
const MAGIC: &[u8; 8] = b"BLDLESS2";
/// Goes up whenever the rules go another way with the same answers, or the state is hashed otherwise.
const RULES_VERSION: u32 = 1;
/// A record larger than this is none of ours.
const LARGEST_FILE: u64 = 16 * 1024 * 1024;
