//! The record of a match on disk: its setup, then one entry an answer, each written before its result
//! is shown.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Game, Given};
use crate::cards::{CardSet, DeckFault};
use crate::table::{MatchSetup, PlayerId};

const MAGIC: &[u8; 8] = b"BLDLESS1";
/// The number of an answer, then a check over all before it.
const ENTRY: usize = 4 + 8;
/// A record larger than this is none of ours.
const LARGEST_FILE: u64 = 16 * 1024 * 1024;
const CONCEDE: u32 = 1 << 31;

/// A match as setup and answers: save, replay, undo and bug report in one.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchRecord {
    pub setup: MatchSetup,
    /// Of the card set it was played with.
    pub fingerprint: [u8; 32],
    pub answers: Vec<Given>,
    checks: Vec<[u8; 8]>,
}

/// Goes up whenever the rules go another way with the same answers, or the state is hashed otherwise.
const RULES_VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Header {
    version: u32,
    setup: MatchSetup,
    fingerprint: [u8; 32],
}

/// What is wrong with a record, and what to do about it.
#[derive(Debug)]
pub enum RecordError {
    Unreadable {
        path: PathBuf,
        error: std::io::Error,
    },
    NotARecord,
    TooLarge {
        bytes: u64,
    },
    DamagedSetup,
    OtherVersion {
        version: u32,
    },
    OtherCards,
    IllegalDecks(Vec<(PlayerId, DeckFault)>),
    /// The file ends in the middle of an entry; the answers before it are whole.
    CutOff {
        answers: usize,
    },
    /// From this answer on the record does not lead where it says.
    Tampered {
        answer: usize,
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
            Self::NotARecord => f.write_str("this is not a record of a Bloodless match; choose a file written by `play`"),
            Self::TooLarge { bytes } => write!(f, "the file has {bytes} bytes, more than any record; choose another"),
            Self::DamagedSetup => f.write_str("the start of the record is damaged, so the match cannot be set up again"),
            Self::OtherVersion { version } => write!(
                f,
                "the match was recorded with version {version} of the rules, this game has {RULES_VERSION}; replay it with the game it was played with"
            ),
            Self::OtherCards => f.write_str(
                "the match was played with other cards than are installed now; put the same packs back to replay it",
            ),
            Self::IllegalDecks(faults) => {
                write!(f, "the record's decks are not legal:")?;
                faults.iter().try_for_each(|(player, fault)| write!(f, "\n  player {}: {fault}", player.index() + 1))
            }
            Self::CutOff { answers } => {
                write!(f, "the record is cut off after answer {answers}; `--to {answers}` shows what is whole")
            }
            Self::Tampered { answer } => {
                write!(f, "answer {} is not what was recorded; `--to {answer}` shows what is whole", answer + 1)
            }
            Self::IllegalAnswer { answer } => {
                write!(f, "answer {} was not legal; `--to {answer}` shows what is whole", answer + 1)
            }
        }
    }
}

impl MatchRecord {
    /// Reads a record; what cannot be read is said along with what could.
    pub fn read(path: &Path) -> Result<(Self, Option<RecordError>), RecordError> {
        let unreadable = |error| RecordError::Unreadable { path: path.to_owned(), error };
        let mut file = File::open(path).map_err(unreadable)?;
        let bytes = file.metadata().map_err(unreadable)?.len();
        if bytes > LARGEST_FILE {
            return Err(RecordError::TooLarge { bytes });
        }
        let mut data = Vec::new();
        file.read_to_end(&mut data).map_err(unreadable)?;
        Self::from_bytes(&data)
    }

    pub fn from_bytes(data: &[u8]) -> Result<(Self, Option<RecordError>), RecordError> {
        let rest = data.strip_prefix(MAGIC).ok_or(RecordError::NotARecord)?;
        let (length, rest) = rest.split_first_chunk::<4>().ok_or(RecordError::DamagedSetup)?;
        let (check, rest) = rest.split_first_chunk::<8>().ok_or(RecordError::DamagedSetup)?;
        let length = u32::from_le_bytes(*length) as usize;
        let (header, mut entries) = rest.split_at_checked(length).ok_or(RecordError::DamagedSetup)?;
        if short_hash(&[header]) != *check {
            return Err(RecordError::DamagedSetup);
        }
        let header: Header = postcard::from_bytes(header).map_err(|_| RecordError::DamagedSetup)?;
        if header.version != RULES_VERSION {
            return Err(RecordError::OtherVersion { version: header.version });
        }
        let mut record = Self {
            setup: header.setup,
            fingerprint: header.fingerprint,
            answers: Vec::new(),
            checks: Vec::new(),
        };
        while let Some((number, after)) = entries.split_first_chunk::<4>() {
            let Some((check, after)) = after.split_first_chunk::<8>() else { break };
            let number = u32::from_le_bytes(*number);
            record.answers.push(match number & CONCEDE {
                0 => Given::Choice(number as u16),
                _ => Given::Concede(PlayerId::seat((number & 1) as usize)),
            });
            record.checks.push(*check);
            entries = after;
        }
        let cut = (!entries.is_empty()).then_some(RecordError::CutOff { answers: record.answers.len() });
        Ok((record, cut))
    }

    /// Plays the match again up to an answer, checking every step on the way.
    pub fn replay(&self, set: &Arc<CardSet>, to: usize) -> Result<(Game, Option<RecordError>), RecordError> {
        if self.fingerprint != set.fingerprint() {
            return Err(RecordError::OtherCards);
        }
        let mut game = Game::new(Arc::clone(set), self.setup.clone()).map_err(RecordError::IllegalDecks)?;
        let mut before = [0; 8];
        for (at, (&answer, check)) in self.answers.iter().zip(&self.checks).enumerate().take(to) {
            before = entry_check(before, answer, game.hash());
            if before != *check {
                return Ok((game, Some(RecordError::Tampered { answer: at })));
            }
            if game.give(answer).is_err() {
                return Ok((game, Some(RecordError::IllegalAnswer { answer: at })));
            }
        }
        Ok((game, None))
    }
}

fn number_of(given: Given) -> u32 {
    match given {
        Given::Choice(number) => u32::from(number),
        Given::Concede(player) => CONCEDE | player.index() as u32,
    }
}

/// Each entry vouches for all before it and for the table it was given at.
fn entry_check(before: [u8; 8], given: Given, table: [u8; 32]) -> [u8; 8] {
    short_hash(&[&before, &number_of(given).to_le_bytes(), &table])
}

fn short_hash(parts: &[&[u8]]) -> [u8; 8] {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(part);
    }
    let mut short = [0; 8];
    short.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    short
}

/// A record that is being written: every answer is on disk before its result is shown.
pub struct RecordFile {
    path: PathBuf,
    file: File,
    last: [u8; 8],
    /// The check after each answer, to go back to.
    checks: Vec<[u8; 8]>,
    start: u64,
}

impl RecordFile {
    /// Starts the record of a new match.
    pub fn create(path: &Path, game: &Game) -> std::io::Result<Self> {
        let header = Header {
            version: RULES_VERSION,
            setup: game.setup().clone(),
            fingerprint: game.card_set().fingerprint(),
        };
        let header = postcard::to_allocvec(&header).map_err(std::io::Error::other)?;
        let mut data = MAGIC.to_vec();
        data.extend((header.len() as u32).to_le_bytes());
        data.extend(short_hash(&[&header]));
        data.extend(&header);
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut fresh = tempfile::NamedTempFile::new_in(folder)?;
        fresh.write_all(&data)?;
        fresh.as_file().sync_all()?;
        fresh.persist(path).map_err(|error| error.error)?;
        let file = OpenOptions::new().append(true).open(path)?;
        Ok(Self { path: path.to_owned(), file, last: [0; 8], checks: Vec::new(), start: data.len() as u64 })
    }

    /// Takes up a record that was read; entries that could not be used are cut off.
    pub fn continue_at(path: &Path, record: &MatchRecord, answers: usize) -> std::io::Result<Self> {
        let file = OpenOptions::new().append(true).open(path)?;
        let start = file.metadata()?.len();
        let header =
            Header { version: RULES_VERSION, setup: record.setup.clone(), fingerprint: record.fingerprint };
        let header = postcard::to_allocvec(&header).map_err(std::io::Error::other)?;
        let begin = (MAGIC.len() + 4 + 8 + header.len()) as u64;
        let checks: Vec<[u8; 8]> = record.checks.iter().copied().take(answers).collect();
        let last = checks.last().copied().unwrap_or_default();
        let mut taken = Self { path: path.to_owned(), file, last, checks, start: begin };
        if start != taken.start + (answers * ENTRY) as u64 {
            taken.cut(answers)?;
        }
        Ok(taken)
    }

    /// Writes an answer that is about to be given.
    pub fn write(&mut self, game: &mut Game, given: Given) -> std::io::Result<()> {
        let check = entry_check(self.last, given, game.hash());
        let mut entry = number_of(given).to_le_bytes().to_vec();
        entry.extend(check);
        self.file.write_all(&entry)?;
        self.file.sync_data()?;
        self.last = check;
        self.checks.push(check);
        Ok(())
    }

    /// Forgets the answers after some, for an undo.
    pub fn cut(&mut self, answers: usize) -> std::io::Result<()> {
        self.checks.truncate(answers);
        self.last = self.checks.last().copied().unwrap_or_default();
        let file = OpenOptions::new().write(true).open(&self.path)?;
        file.set_len(self.start + (answers * ENTRY) as u64)?;
        file.sync_all()
    }
}
