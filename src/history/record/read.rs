//! Reading a record and playing its match again.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use super::entry::{self, Check, Entry, short_hash};
use super::header::{Difference, Header};
use super::{LARGEST_FILE, MAGIC, RULES_VERSION, RecordError};
use crate::cards::{CardSet, PackStamp};
use crate::history::{Game, Given};
use crate::table::MatchSetup;

/// A match as setup and answers: save, replay, undo and bug report in one.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchRecord {
    header: Header,
    pub answers: Vec<Given>,
    /// Of the table each answer was given at.
    tables: Vec<Check>,
    /// Words beside the match, in a bug report.
    pub remarks: Vec<String>,
    /// How many bytes of the file are whole, and the check they end with.
    pub(super) whole: (u64, Check),
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
        let entries = match data.split_first_chunk::<8>() {
            Some((magic, rest)) if magic == MAGIC => rest,
            Some((magic, _)) if magic[..7] == MAGIC[..7] => {
                return Err(RecordError::OtherFormat { format: char::from(magic[7]) });
            }
            _ => return Err(RecordError::NotARecord),
        };
        let Some((Entry::Header(header), mut check, mut rest)) = entry::read(entries, Check::default())
        else {
            return Err(RecordError::DamagedSetup);
        };
        let header: Header = postcard::from_bytes(header).map_err(|_| RecordError::DamagedSetup)?;
        let (mut answers, mut tables, mut remarks) = (Vec::new(), Vec::new(), Vec::new());
        while let Some((read, after_check, after)) = entry::read(rest, check) {
            match read {
                Entry::Answer(given, table) => {
                    answers.push(given);
                    tables.push(table);
                }
                Entry::TakenBack(left) => {
                    answers.truncate(left as usize);
                    tables.truncate(left as usize);
                }
                Entry::Remark(words) => remarks.push(words.to_owned()),
                Entry::Header(_) => break,
            }
            (check, rest) = (after_check, after);
        }
        let damage = (!rest.is_empty()).then_some(RecordError::Damaged { answers: answers.len() });
        let whole = ((data.len() - rest.len()) as u64, check);
        Ok((Self { header, answers, tables, remarks, whole }, damage))
    }

    /// The match as a bug report: one file that leads to the same state, with words beside it and without the
    /// players' names.
    pub fn report(&self, remarks: &[String]) -> std::io::Result<Vec<u8>> {
        let mut header = self.header.clone();
        for (number, seat) in header.setup.seats.iter_mut().enumerate() {
            seat.name = nameless(number);
        }
        self.written(&header, self.answers.len(), remarks).map(|(bytes, _)| bytes)
    }

    /// A record of its own with the first so many answers, as this game would have written it.
    pub(super) fn beginning(&self, answers: usize) -> std::io::Result<(Vec<u8>, Check)> {
        let game = env!("CARGO_PKG_VERSION").into();
        let header = Header { rules: RULES_VERSION, game, ..self.header.clone() };
        self.written(&header, answers, &[])
    }

    /// The bytes of a record with the first so many answers of this one, and the check they end with.
    fn written(
        &self,
        header: &Header,
        answers: usize,
        remarks: &[String],
    ) -> std::io::Result<(Vec<u8>, Check)> {
        let header = postcard::to_allocvec(header).map_err(std::io::Error::other)?;
        let given = self.answers.iter().zip(&self.tables).take(answers);
        let entries = std::iter::once(Entry::Header(&header))
            .chain(given.map(|(&given, &table)| Entry::Answer(given, table)))
            .chain(remarks.iter().map(|words| Entry::Remark(words)));
        let mut bytes = MAGIC.to_vec();
        let mut before = Check::default();
        for entry in entries {
            let (written, check) = entry.write(before);
            bytes.extend(written);
            before = check;
        }
        Ok((bytes, before))
    }

    pub fn setup(&self) -> &MatchSetup {
        &self.header.setup
    }

    /// The packs it was played with.
    pub fn packs(&self) -> &[PackStamp] {
        &self.header.packs
    }

    /// What is different now from when the match was played.
    pub fn differences(&self, installed: &CardSet) -> Vec<Difference> {
        self.header.differences(installed)
    }

    /// The cards of the match: the installed ones if they are the same, else those the record carries.
    pub fn cards(&self, installed: &Arc<CardSet>) -> Result<Arc<CardSet>, RecordError> {
        self.header.cards(installed)
    }

    /// Plays the match again up to an answer, checking every step on the way: with the installed cards if they
    /// are the same, else with those the record carries.
    pub fn replay(
        &self,
        installed: &Arc<CardSet>,
        to: usize,
    ) -> Result<(Game, Option<RecordError>), RecordError> {
        let set = self.header.cards(installed)?;
        let mut game = Game::new(set, self.header.setup.clone()).map_err(RecordError::IllegalDecks)?;
        for (at, (&answer, table)) in self.answers.iter().zip(&self.tables).enumerate().take(to) {
            if table_check(&mut game) != *table {
                let rules = Some(self.header.rules).filter(|&rules| rules != RULES_VERSION);
                return Ok((game, Some(RecordError::OtherTable { answer: at, rules })));
            }
            if game.give(answer).is_err() {
                return Ok((game, Some(RecordError::IllegalAnswer { answer: at })));
            }
        }
        Ok((game, None))
    }
}

/// What a player is called in a bug report.
pub fn nameless(seat: usize) -> String {
    format!("Player {}", seat + 1)
}

/// What vouches for the table an answer is given at.
pub(super) fn table_check(game: &mut Game) -> Check {
    short_hash(&[&game.hash()])
}
