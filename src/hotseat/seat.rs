//! A running match and its record: every answer is on disk before its result is shown.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::Resource;

use super::shelf::{free_name, make_room};
use super::{Consent, consent_to_undo};
use crate::cards::{CardSet, DeckFault};
use crate::decisions::{Answer, Ask};
use crate::history::{Game, Given, MatchRecord, RecordError, RecordFile, Refusal, WriteError, write_whole};
use crate::mods::Loaded;
use crate::table::{MatchSetup, PlayerId};

/// A match at one computer. In a world it is a resource that the frame loop works on.
#[derive(Resource)]
pub struct HotSeat {
    game: Game,
    /// A lesson has none.
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
    fn new(file: RecordFile, path: &Path) -> Option<Self> {
        Some(Self { file, path: path.to_owned() })
    }

    /// Writes to the record; nothing is lost if that fails.
    fn write(
        &mut self,
        write: impl FnOnce(&mut RecordFile) -> Result<(), WriteError>,
    ) -> Result<(), SeatError> {
        write(&mut self.file).map_err(unwritten(&self.path))
    }
}

/// Why a match could not be started, taken up or gone on with; nothing is lost. `text` says it in words.
#[derive(Debug)]
pub enum SeatError {
    Unwritable {
        path: PathBuf,
        error: std::io::Error,
    },
    /// Another program has written to the record since it was opened.
    ChangedElsewhere(PathBuf),
    /// A file is there that is no record of a match, and stays.
    InTheWay(PathBuf),
    IllegalDecks(Vec<(PlayerId, DeckFault)>),
    NoRecord(PathBuf),
    /// The match leaves nothing behind.
    NotKept,
    Record {
        path: PathBuf,
        error: RecordError,
    },
    Refused(Refusal),
}

impl HotSeat {
    /// Starts a match and its record. The record of another match there is kept beside it: where, is told.
    pub fn start(
        set: &Arc<CardSet>,
        setup: MatchSetup,
        path: &Path,
    ) -> Result<(Self, Option<PathBuf>), SeatError> {
        let mut game = Game::new(Arc::clone(set), setup).map_err(SeatError::IllegalDecks)?;
        let kept = make_room(path)?;
        game.keep_snapshots();
        let record = RecordFile::create(path, &game).map_err(unwritable(path))?;
        Ok((Self { game, record: Kept::new(record, path), taken_back: Vec::new() }, kept))
    }

    /// A match that leaves nothing behind: it has no record, and what others there are stay as they are.
    pub fn unrecorded(mut game: Game) -> Self {
        game.run();
        game.keep_snapshots();
        Self { game, record: None, taken_back: Vec::new() }
    }

    /// Plays on from a moment of another match: a match of its own that begins with so many answers of it. What
    /// was recorded at the path is kept beside it: where, is told.
    pub fn branch(
        loaded: &Loaded,
        from: &MatchRecord,
        answers: usize,
        path: &Path,
    ) -> Result<(Self, Option<PathBuf>), SeatError> {
        let problem = |error: RecordError| SeatError::Record { path: path.to_owned(), error };
        let set = loaded.set_for(&from.setup().decks());
        let (mut game, damage) = from.replay(&set, answers).map_err(problem)?;
        if let Some(error) = damage {
            return Err(problem(error));
        }
        let kept = make_room(path)?;
        game.keep_snapshots();
        let record = RecordFile::branch(path, from, game.answers().len()).map_err(unwritable(path))?;
        Ok((Self { game, record: Kept::new(record, path), taken_back: Vec::new() }, kept))
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
        let file = RecordFile::continue_at(path, &record, whole).map_err(unwritten(path))?;
        let seat = Self { game, record: Kept::new(file, path), taken_back: Vec::new() };
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
        // Who gives up in the middle of something does so when it is over; then there may be nothing to give up.
        self.game.run();
        if self.game.ending().is_some() {
            return Err(SeatError::Refused(Refusal::NoQuestion));
        }
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
        let path = free_name(kept.parent().unwrap_or(Path::new(".")), "report");
        let written = record.report(remarks).and_then(|bytes| write_whole(&path, &bytes));
        written.map_err(unwritable(&path))?;
        Ok(path)
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

    /// Whether a card is being played and it is only asked where it goes: to the hand that is one act.
    pub fn is_placing(&mut self) -> bool {
        let asks = self.game.question().is_some_and(|question| question.ask == Ask::Space);
        let Some((Given::Choice(last), before)) = self.game.answers().split_last().filter(|_| asks) else {
            return false;
        };
        let (last, before) = (*last, before.len());
        let mut earlier = self.game.fork();
        earlier.undo_to(before);
        let answer = earlier.question().and_then(|question| question.answers.get(usize::from(last)));
        matches!(answer, Some(Answer::Play(_)))
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

fn unwritable(path: &Path) -> impl Fn(std::io::Error) -> SeatError {
    move |error| SeatError::Unwritable { path: path.to_owned(), error }
}

fn unwritten(path: &Path) -> impl Fn(WriteError) -> SeatError {
    move |error| match error {
        WriteError::Io(error) => SeatError::Unwritable { path: path.to_owned(), error },
        WriteError::ChangedElsewhere => SeatError::ChangedElsewhere(path.to_owned()),
    }
}
