//! A record that is being written: it only ever grows, and every answer is on disk before its result is shown.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use super::entry::{Check, Entry};
use super::header::Header;
use super::read::table_check;
use super::{MAGIC, MatchRecord};
use crate::history::{Game, Given};

pub struct RecordFile {
    file: File,
    /// The length of the file, and the check it ends with.
    whole: (u64, Check),
}

impl RecordFile {
    /// Starts the record of a new match; a file that was there is replaced whole.
    pub fn create(path: &Path, game: &Game) -> std::io::Result<Self> {
        let header = Header::of(game.card_set(), game.setup())?;
        let header = postcard::to_allocvec(&header).map_err(std::io::Error::other)?;
        let (entry, check) = Entry::Header(&header).write(Check::default());
        let mut data = MAGIC.to_vec();
        data.extend(entry);
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut fresh = tempfile::NamedTempFile::new_in(folder)?;
        fresh.write_all(&data)?;
        fresh.as_file().sync_all()?;
        fresh.persist(path).map_err(|error| error.error)?;
        sync_folder(folder);
        let file = OpenOptions::new().append(true).open(path)?;
        Ok(Self { file, whole: (data.len() as u64, check) })
    }

    /// Takes up a record that was read, of whose answers so many are good. What is damaged behind its whole
    /// part is cut off, since nothing after it could be read; a copy of the file as it was is kept beside it.
    pub fn continue_at(path: &Path, record: &MatchRecord, answers: usize) -> std::io::Result<Self> {
        let file = OpenOptions::new().append(true).open(path)?;
        let mut taken = Self { file, whole: record.whole };
        if taken.file.metadata()?.len() != taken.whole.0 {
            std::fs::copy(path, path.with_extension("damaged.bloodless"))?;
            taken.cut_off_damage()?;
        }
        if answers < record.answers.len() {
            taken.take_back(answers)?;
        }
        Ok(taken)
    }

    /// Writes an answer that is about to be given.
    pub fn write(&mut self, game: &mut Game, given: Given) -> std::io::Result<()> {
        let table = table_check(game);
        self.append(&Entry::Answer(given, table))
    }

    /// Writes that answers were taken back and so many are left.
    pub fn take_back(&mut self, left: usize) -> std::io::Result<()> {
        self.append(&Entry::TakenBack(u32::try_from(left).map_err(std::io::Error::other)?))
    }

    fn append(&mut self, entry: &Entry<'_>) -> std::io::Result<()> {
        let (bytes, check) = entry.write(self.whole.1);
        let written = self.file.write_all(&bytes).and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // What was half written must not stand in the way of the next try.
            let _ = self.cut_off_damage();
            return Err(error);
        }
        self.whole = (self.whole.0 + bytes.len() as u64, check);
        Ok(())
    }

    fn cut_off_damage(&mut self) -> std::io::Result<()> {
        self.file.set_len(self.whole.0)?;
        self.file.sync_all()
    }
}

/// So that the name of a new file survives a loss of power, where folders can be synced at all.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
