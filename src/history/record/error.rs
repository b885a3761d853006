//! What is wrong with a record, and what to do about it.

use std::fmt;
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

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { path, error } => {
                write!(f, "cannot read {}: {error}; check the path and its permissions", path.display())
            }
            Self::NotARecord => {
                f.write_str("this is not a record of a Bloodless match; choose a file written by `play`")
            }
            Self::OtherFormat { format } => write!(
                f,
                "this record has the format {format}, which this version of the game cannot read; replay it with the game that wrote it"
            ),
            Self::TooLarge { bytes } => {
                write!(f, "the file has {bytes} bytes, more than any record; choose another")
            }
            Self::DamagedSetup => {
                f.write_str("the start of the record is damaged, so the match cannot be set up again")
            }
            Self::IllegalDecks(faults) => {
                write!(f, "the record's decks are not legal:")?;
                faults
                    .iter()
                    .try_for_each(|(player, fault)| write!(f, "\n  player {}: {fault}", player.index() + 1))
            }
            Self::Damaged { answers } => write!(
                f,
                "the record is cut off or damaged after answer {answers}; `--to {answers}` shows what is whole"
            ),
            Self::OtherTable { answer, rules: None } => write!(
                f,
                "answer {} was not given at this table, so the record was tampered with; `--to {answer}` shows what is whole",
                answer + 1
            ),
            Self::OtherTable { answer, rules: Some(rules) } => write!(
                f,
                "with these rules the match goes another way from answer {} on: it was played by version {rules} of them; `--to {answer}` shows what is the same",
                answer + 1
            ),
            Self::IllegalAnswer { answer } => {
                write!(f, "answer {} was not legal; `--to {answer}` shows what is whole", answer + 1)
            }
        }
    }
}
