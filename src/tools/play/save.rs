//! Where a match is recorded, and taking a recorded match up again.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::super::stop::Stop;
use crate::cards::CardSet;
use crate::history::{Game, MatchRecord, RecordError, RecordFile};
use crate::mods::Loaded;
use crate::table::MatchSetup;

/// The record a call names, or the one in the user's data folder.
pub fn path_of(named: Option<&Path>) -> Result<PathBuf, Stop> {
    if let Some(path) = named {
        return Ok(path.to_owned());
    }
    let folders = directories::ProjectDirs::from("", "", "bloodless").ok_or_else(|| {
        Stop::WrongCall("there is no home folder for the record; name a file with --record".into())
    })?;
    Ok(folders.data_dir().join("saves").join("current.bloodless"))
}

/// Starts a match and its record. What another match left there is kept beside it.
pub fn start(
    set: &Arc<CardSet>,
    setup: MatchSetup,
    path: &Path,
    out: &mut dyn Write,
) -> Result<(Game, RecordFile), Stop> {
    keep_what_is_there(path, out)?;
    let game = Game::new(Arc::clone(set), setup)
        .map_err(|faults| Stop::Problem(RecordError::IllegalDecks(faults).to_string()))?;
    let record = RecordFile::create(path, &game).map_err(|error| unwritable(path, &error))?;
    Ok((game, record))
}

pub fn unwritable(path: &Path, error: &std::io::Error) -> Stop {
    let path = path.display();
    Stop::WrongCall(format!("cannot write the record {path}: {error}; name another file with --record"))
}

fn keep_what_is_there(path: &Path, out: &mut dyn Write) -> Result<(), Stop> {
    if !path.exists() {
        return Ok(());
    }
    let mut start = [0; 4];
    let ours = std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok()
        && start == *b"BLDL";
    if !ours {
        let path = path.display();
        return Err(Stop::WrongCall(format!(
            "{path} is there and is no record of a match; name another file with --record"
        )));
    }
    let kept = path.with_extension("previous.bloodless");
    std::fs::rename(path, &kept).map_err(|error| unwritable(path, &error))?;
    writeln!(out, "The match that was recorded there is kept as {}.", kept.display())?;
    Ok(())
}

/// Takes a match up at the decision it was left at; of a damaged record, its longest good part.
pub fn take_up(loaded: &Loaded, path: &Path, out: &mut dyn Write) -> Result<(Game, RecordFile), Stop> {
    if !path.exists() {
        let path = path.display();
        return Err(Stop::WrongCall(format!(
            "there is no match to continue at {path}; start one without --continue"
        )));
    }
    let problem = |error: RecordError| Stop::Problem(format!("{}: {error}", path.display()));
    let (record, cut_off) = MatchRecord::read(path).map_err(problem)?;
    let (game, damage) =
        record.replay(&loaded.set_for(&record.setup.decks()), usize::MAX).map_err(problem)?;
    let whole = game.answers().len();
    if let Some(error) = damage.or(cut_off) {
        writeln!(out, "The record was damaged ({error}).")?;
        writeln!(out, "The match goes on after its {whole} good answers.")?;
    }
    let file = RecordFile::continue_at(path, &record, whole).map_err(|error| unwritable(path, &error))?;
    Ok((game, file))
}
