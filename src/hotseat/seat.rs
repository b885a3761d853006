//! A running match and its record: every answer is on disk before its result is shown.

use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::Resource;

use super::{Consent, consent_to_undo};
use crate::cards::{CardSet, DeckFault};
use crate::history::{Game, Given, MatchRecord, RecordError, RecordFile, Refusal};
use crate::mods::Loaded;
use crate::table::{MatchSetup, PlayerId};

/// A match at one computer. In a world it is a resource that the frame loop works on.
#[derive(Resource)]
pub struct HotSeat {
    game: Game,
    /// Where the match is kept; a lesson is not.
    record: Option<Kept>,
    /// What was taken back and may be given again, the latest last.
    taken_back: Vec<Given>,
}

/// A record that is being written.
struct Kept {
    file: RecordFile,
    path: PathBuf,
}

impl Kept {
    /// Writes to the record; nothing is lost if that fails.
    fn write(&mut self, write: impl FnOnce(&mut RecordFile) -> std::io::Result<()>) -> Result<(), SeatError> {
        write(&mut self.file).map_err(|error| SeatError::Unwritable { path: self.path.clone(), error })
    }
}

/// Why a match could not be started, taken up or gone on with; nothing is lost.
#[derive(Debug)]
pub enum SeatError {
    Unwritable {
        path: PathBuf,
        error: std::io::Error,
    },
    /// A file is there that is no record of a match, and stays.
    InTheWay(PathBuf),
    IllegalDecks(Vec<(PlayerId, DeckFault)>),
    NoRecord(PathBuf),
    /// This match is not kept, so there is nothing to report from.
    NotKept,
    Record {
        path: PathBuf,
        error: RecordError,
    },
    Refused(Refusal),
}

impl fmt::Display for SeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unwritable { path, error } => {
                write!(
                    f,
                    "cannot write the record {}: {error}; name another file with --record",
                    path.display()
                )
            }
            Self::InTheWay(path) => write!(
                f,
                "{} is there and is no record of a match; name another file with --record",
                path.display()
            ),
            Self::IllegalDecks(faults) => RecordError::IllegalDecks(faults.clone()).fmt(f),
            Self::NoRecord(path) => {
                write!(f, "there is no match to continue at {}; start one without --continue", path.display())
            }
            Self::NotKept => f.write_str("this match has no record"),
            Self::Record { path, error } => write!(f, "{}: {error}", path.display()),
            Self::Refused(_) => f.write_str("that is not a legal answer now; choose one of the list"),
        }
    }
}

impl HotSeat {
    /// Starts a match and its record. The record of another match there is kept beside it: where, is told.
    pub fn start(
        set: &Arc<CardSet>,
        setup: MatchSetup,
        path: &Path,
    ) -> Result<(Self, Option<PathBuf>), SeatError> {
        let kept = keep_what_is_there(path)?;
        let mut game = Game::new(Arc::clone(set), setup).map_err(SeatError::IllegalDecks)?;
        game.keep_snapshots();
        let unwritable = |error| SeatError::Unwritable { path: path.to_owned(), error };
        let file = RecordFile::create(path, &game).map_err(unwritable)?;
        let record = Kept { file, path: path.to_owned() };
        Ok((Self { game, record: Some(record), taken_back: Vec::new() }, kept))
    }

    /// A match that leaves nothing behind: it has no record, and what others there are stay as they are.
    pub fn unrecorded(mut game: Game) -> Self {
        game.run();
        game.keep_snapshots();
        Self { game, record: None, taken_back: Vec::new() }
    }

    /// Takes a match up at the decision it was left at; of a damaged record, its longest good part, and what
    /// was wrong with it.
    pub fn take_up(loaded: &Loaded, path: &Path) -> Result<(Self, Option<RecordError>), SeatError> {
        if !path.exists() {
            return Err(SeatError::NoRecord(path.to_owned()));
        }
        let problem = |error: RecordError| SeatError::Record { path: path.to_owned(), error };
        let (record, cut_off) = MatchRecord::read(path).map_err(problem)?;
        let set = loaded.set_for(&record.setup().decks());
        let (mut game, damage) = record.replay(&set, usize::MAX).map_err(problem)?;
        game.keep_snapshots();
        let whole = game.answers().len();
        let file = RecordFile::continue_at(path, &record, whole)
            .map_err(|error| SeatError::Unwritable { path: path.to_owned(), error })?;
        let record = Some(Kept { file, path: path.to_owned() });
        let seat = Self { game, record, taken_back: Vec::new() };
        Ok((seat, damage.or(cut_off)))
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// For what reads the match and needs it whole: views, reasons, forks. Answers go through [`Self::give`].
    pub fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// Where the record of the match is, if it has one.
    pub fn path(&self) -> Option<&Path> {
        self.record.as_ref().map(|record| &*record.path)
    }

    /// Gives an answer and works until the next question.
    pub fn give(&mut self, given: Given) -> Result<(), SeatError> {
        self.begin(given)?;
        self.game.run();
        Ok(())
    }

    /// Gives an answer; the frame loop works it out, within its budget.
    pub fn begin(&mut self, given: Given) -> Result<(), SeatError> {
        self.write_and_begin(given)?;
        self.taken_back.clear();
        Ok(())
    }

    fn write_and_begin(&mut self, given: Given) -> Result<(), SeatError> {
        if let Given::Choice(number) = given {
            let answers = self.game.question().map_or(0, |question| question.answers.len());
            if usize::from(number) >= answers {
                let given = usize::from(number);
                return Err(SeatError::Refused(Refusal::NotInList { given, answers }));
            }
        }
        if let Some(record) = &mut self.record {
            record.write(|file| file.write(&mut self.game, given))?;
        }
        self.game.begin(given).map_err(SeatError::Refused)
    }

    /// Works on for so many events; whether there is more to do now is the answer.
    pub fn work(&mut self, events: u32) -> bool {
        self.game.work(events)
    }

    /// Writes a bug report beside the record: one file that leads to this state, with words beside it and
    /// nothing about the machine or the players. Where it is, is the answer.
    pub fn report(&self, remarks: &[String]) -> Result<PathBuf, SeatError> {
        let kept = self.path().ok_or(SeatError::NotKept)?;
        let problem = |error: RecordError| SeatError::Record { path: kept.to_owned(), error };
        let (record, _) = MatchRecord::read(kept).map_err(problem)?;
        let folder = kept.parent().unwrap_or(Path::new("."));
        let number = (1..).find(|number| !folder.join(report_name(*number)).exists()).unwrap_or(1);
        let path = folder.join(report_name(number));
        let written = record.report(remarks).and_then(|bytes| std::fs::write(&path, bytes));
        match written {
            Ok(()) => Ok(path),
            Err(error) => Err(SeatError::Unwritable { path, error }),
        }
    }

    /// What the other player must agree to before the last answer is taken back; nothing if there is none.
    pub fn consent_to_undo(&mut self, asking: PlayerId) -> Option<Consent> {
        consent_to_undo(&mut self.game, asking)
    }

    /// Takes the last answer back; it can be given again. False if there was none.
    pub fn undo(&mut self) -> Result<bool, SeatError> {
        let Some(&last) = self.game.answers().last() else { return Ok(false) };
        self.take_back_to(self.game.answers().len() - 1)?;
        self.taken_back.push(last);
        Ok(true)
    }

    /// Returns to when so many answers had been given; what came after is not given again.
    pub fn return_to(&mut self, answers: usize) -> Result<(), SeatError> {
        if answers < self.game.answers().len() {
            self.take_back_to(answers)?;
        }
        self.taken_back.clear();
        Ok(())
    }

    fn take_back_to(&mut self, answers: usize) -> Result<(), SeatError> {
        if let Some(record) = &mut self.record {
            record.write(|file| file.take_back(answers))?;
        }
        self.game.undo_to(answers);
        Ok(())
    }

    pub fn can_redo(&self) -> bool {
        !self.taken_back.is_empty()
    }

    /// Gives again what was taken back last. False if there was nothing.
    pub fn redo(&mut self) -> Result<bool, SeatError> {
        let Some(&given) = self.taken_back.last() else { return Ok(false) };
        self.write_and_begin(given)?;
        self.game.run();
        self.taken_back.pop();
        Ok(true)
    }
}

fn report_name(number: u32) -> String {
    format!("report-{number}.bloodless")
}

fn keep_what_is_there(path: &Path) -> Result<Option<PathBuf>, SeatError> {
    if !path.exists() {
        return Ok(None);
    }
    let mut start = [0; 4];
    let ours = std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok()
        && start == *b"BLDL";
    if !ours {
        return Err(SeatError::InTheWay(path.to_owned()));
    }
    let kept = path.with_extension("previous.bloodless");
    std::fs::rename(path, &kept).map_err(|error| SeatError::Unwritable { path: path.to_owned(), error })?;
    Ok(Some(kept))
}
