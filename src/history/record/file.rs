//! A record that is being written: it only ever grows, and every answer is on disk before its result is shown.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::entry::{Check, Entry};
use super::header::Header;
use super::read::table_check;
use super::{MAGIC, MatchRecord};
use crate::history::{Game, Given};

pub struct RecordFile {
    path: PathBuf,
    /// The length of the file, and the check it ends with.
    whole: (u64, Check),
    /// Something may stand behind the whole part that was only half written.
    torn: bool,
}

/// Why something could not be written; the record is as it was before.
#[derive(Debug)]
pub enum WriteError {
    Io(io::Error),
    /// Somebody else has written to the file since.
    ChangedElsewhere,
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<WriteError> for io::Error {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::Io(error) => error,
            WriteError::ChangedElsewhere => Self::other("another program has written to it"),
        }
    }
}

impl RecordFile {
    /// Starts the record of a new match; a file that was there is replaced whole.
    pub fn create(path: &Path, game: &Game) -> io::Result<Self> {
        let header = Header::of(game.card_set(), game.setup())?;
        let header = postcard::to_allocvec(&header).map_err(io::Error::other)?;
        let (entry, check) = Entry::Header(&header).write(Check::default());
        let mut data = MAGIC.to_vec();
        data.extend(entry);
        Self::begin_with(path, &data, check)
    }

    /// Starts the record of a match that begins as another did, up to an answer.
    pub fn branch(path: &Path, from: &MatchRecord, answers: usize) -> io::Result<Self> {
        let (data, check) = from.beginning(answers)?;
        Self::begin_with(path, &data, check)
    }

    fn begin_with(path: &Path, data: &[u8], check: Check) -> io::Result<Self> {
        write_whole(path, data)?;
        Ok(Self { path: path.to_owned(), whole: (data.len() as u64, check), torn: false })
    }

    /// Takes up a record that was read, of whose answers so many are good. What is damaged behind its whole
    /// part is cut off, since nothing after it could be read; a copy of the file as it was is kept beside it.
    pub fn continue_at(path: &Path, record: &MatchRecord, answers: usize) -> Result<Self, WriteError> {
        let mut taken = Self { path: path.to_owned(), whole: record.whole, torn: false };
        if path.metadata()?.len() != taken.whole.0 {
            std::fs::copy(path, path.with_extension("damaged.bloodless"))?;
            taken.torn = true;
        }
        taken.open()?;
        if answers < record.answers.len() {
            taken.take_back(answers)?;
        }
        Ok(taken)
    }

    /// Writes an answer that is about to be given.
    pub fn write(&mut self, game: &mut Game, given: Given) -> Result<(), WriteError> {
        let table = table_check(game);
        self.append(&Entry::Answer(given, table))
    }

    /// Writes that answers were taken back and so many are left.
    pub fn take_back(&mut self, left: usize) -> Result<(), WriteError> {
        self.append(&Entry::TakenBack(u32::try_from(left).map_err(io::Error::other)?))
    }

    /// The file is opened anew each time: a folder that has gone, a stick that was pulled out or another game
    /// that writes the same match is noticed before an answer is lost.
    fn append(&mut self, entry: &Entry<'_>) -> Result<(), WriteError> {
        let mut file = self.open()?;
        let (bytes, check) = entry.write(self.whole.1);
        self.torn = true;
        let written = file.write_all(&bytes).and_then(|()| file.sync_data());
        if let Err(error) = written {
            // What was half written must not stand in the way of the next try.
            self.torn = cut_off(&file, self.whole.0).is_err();
            return Err(error.into());
        }
        self.torn = false;
        self.whole = (self.whole.0 + bytes.len() as u64, check);
        Ok(())
    }

    /// The file as it was left, without what was half written.
    fn open(&mut self) -> Result<File, WriteError> {
        let file = OpenOptions::new().append(true).open(&self.path)?;
        let long = file.metadata()?.len();
        if self.torn && long > self.whole.0 {
            cut_off(&file, self.whole.0)?;
        } else if long != self.whole.0 {
            return Err(WriteError::ChangedElsewhere);
        }
        self.torn = false;
        Ok(file)
    }
}

fn cut_off(file: &File, at: u64) -> io::Result<()> {
    file.set_len(at)?;
    file.sync_all()
}

/// Writes a file as a whole or not at all; one that was there is replaced.
pub fn write_whole(path: &Path, data: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let mut fresh = tempfile::NamedTempFile::new_in(folder)?;
    fresh.write_all(data)?;
    fresh.as_file().sync_all()?;
    fresh.persist(path).map_err(|error| error.error)?;
    sync_folder(folder);
    Ok(())
}

/// So that the name of a new file survives a loss of power, where folders can be synced at all.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
