//! What is wrong with a record. `text` says it in words, with what to do about it.

use std::path::PathBuf;

use crate::cards::DeckFault;
use crate::table::PlayerId;

#[derive(Debug)]
pub enum RecordError {
    Unreadable {
        path: PathBuf,
        error: std::io::Error,
    },
    NotARecord,
    /// A record, but of another format.
    OtherFormat {
        format: char,
    },
    TooLarge {
        bytes: u64,
    },
    DamagedSetup,
    /// The cards it carries are written in another version of the card language.
    OtherCards,
    IllegalDecks(Vec<(PlayerId, DeckFault)>),
    /// From here on the file is cut off or damaged; the answers before are whole.
    Damaged {
        answers: usize,
    },
    /// The table is another than the one this answer was given at; with other rules, that is why.
    OtherTable {
        answer: usize,
        rules: Option<u32>,
    },
    IllegalAnswer {
        answer: usize,
    },
}
