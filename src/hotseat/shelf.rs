//! The shelf: a folder of records, one file a match. What is put there never writes over anything.

use std::io::Read;
use std::path::{Path, PathBuf};

use super::SeatError;
use crate::history::{MatchRecord, RecordError, write_whole};
use crate::mods::Loaded;

/// How the name of every record ends.
pub const ENDING: &str = "bloodless";
/// A name on the shelf has at the most so many letters.
pub const LONGEST_NAME: usize = 60;

/// The records of a folder, in no order.
pub fn records_in(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).into_iter().flatten();
    let files = files.filter_map(|file| file.ok().map(|file| file.path()));
    files.filter(|path| path.is_file() && path.extension().is_some_and(|ending| ending == ENDING)).collect()
}

/// A path of that name in a folder, with a number where the name is taken.
pub fn free_name(folder: &Path, name: &str) -> PathBuf {
    let path = |number: u32| match number {
        1 => folder.join(format!("{name}.{ENDING}")),
        _ => folder.join(format!("{name} {number}.{ENDING}")),
    };
    // There are not as many files in any folder as there are numbers.
    (1..u32::MAX).map(path).find(|path| !path.exists()).unwrap_or_else(|| path(u32::MAX))
}

/// What a record is called on the shelf: by its players.
pub fn name_of(record: &MatchRecord) -> String {
    let [one, other] = record.setup().seats.each_ref().map(|seat| plain(&seat.name, 24));
    plain(&format!("{one} - {other}"), LONGEST_NAME)
}

/// A name that every file system takes, without anything that leads out of the folder.
pub fn plain(name: &str, most: usize) -> String {
    let kept =
        |letter: char| if letter.is_alphanumeric() || " -_'’()&+".contains(letter) { letter } else { ' ' };
    let name: String = name.chars().map(kept).take(most).collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Copies a record under a name of its own; where, is the answer. One that is there already is not kept twice.
pub fn keep(path: &Path) -> Result<PathBuf, SeatError> {
    let unreadable = |error| {
        let error = RecordError::Unreadable { path: path.to_owned(), error };
        SeatError::Record { path: path.to_owned(), error }
    };
    let bytes = std::fs::read(path).map_err(unreadable)?;
    let problem = |error| SeatError::Record { path: path.to_owned(), error };
    let (record, _) = MatchRecord::from_bytes(&bytes).map_err(problem)?;
    let folder = path.parent().unwrap_or(Path::new("."));
    if let Some(same) = copy_of(folder, path, &bytes) {
        return Ok(same);
    }
    let kept = free_name(folder, &name_of(&record));
    write_whole(&kept, &bytes).map_err(|error| SeatError::Unwritable { path: kept.clone(), error })?;
    Ok(kept)
}

/// Another record of a folder with the same bytes.
fn copy_of(folder: &Path, path: &Path, bytes: &[u8]) -> Option<PathBuf> {
    let same_size = |other: &PathBuf| other.metadata().is_ok_and(|about| about.len() == bytes.len() as u64);
    let others = records_in(folder).into_iter().filter(|other| other != path).filter(same_size);
    others.into_iter().find(|other| std::fs::read(other).is_ok_and(|there| there == bytes))
}

/// Makes room for the record of a new match: one that is there goes under a name of its own, which is told. A
/// match in which nothing was answered yet is not kept, and a file that is no record stays where it is.
pub(super) fn make_room(path: &Path) -> Result<Option<PathBuf>, SeatError> {
    if !path.exists() {
        return Ok(None);
    }
    if !is_ours(path) {
        return Err(SeatError::InTheWay(path.to_owned()));
    }
    let kept = match MatchRecord::read(path) {
        Ok((record, None)) if record.answers.is_empty() => return Ok(None),
        Ok((_, None)) => keep(path)?,
        // What is damaged is kept as it is, whatever can be read of it.
        _ => {
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let kept = free_name(path.parent().unwrap_or(Path::new(".")), &stem);
            std::fs::copy(path, &kept)
                .map_err(|error| SeatError::Unwritable { path: kept.clone(), error })?;
            kept
        }
    };
    Ok(Some(kept))
}

fn is_ours(path: &Path) -> bool {
    let mut start = [0; 4];
    std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *b"BLDL"
}

/// Gives a record another name; where it is then, is the answer.
pub fn rename(path: &Path, name: &str) -> Result<PathBuf, SeatError> {
    let name = plain(name, LONGEST_NAME);
    if name.is_empty() || path.file_stem().is_some_and(|stem| stem == name.as_str()) {
        return Ok(path.to_owned());
    }
    let to = free_name(path.parent().unwrap_or(Path::new(".")), &name);
    std::fs::rename(path, &to).map_err(|error| SeatError::Unwritable { path: path.to_owned(), error })?;
    Ok(to)
}

/// Takes a file from anywhere onto the shelf, if it is a whole record that can be replayed here.
pub fn take_in(loaded: &Loaded, file: &Path, folder: &Path) -> Result<PathBuf, SeatError> {
    let problem = |error: RecordError| SeatError::Record { path: file.to_owned(), error };
    let (record, damage) = MatchRecord::read(file).map_err(problem)?;
    let set = loaded.set_for(&record.setup().decks());
    let (_, otherwise) = record.replay(&set, usize::MAX).map_err(problem)?;
    if let Some(error) = damage.or(otherwise) {
        return Err(problem(error));
    }
    let bytes = std::fs::read(file)
        .map_err(|error| problem(RecordError::Unreadable { path: file.to_owned(), error }))?;
    if let Some(same) = copy_of(folder, Path::new(""), &bytes) {
        return Ok(same);
    }
    let stem = file.file_stem().map(|stem| plain(&stem.to_string_lossy(), LONGEST_NAME));
    let name = stem.filter(|stem| !stem.is_empty()).unwrap_or_else(|| name_of(&record));
    let to = free_name(folder, &name);
    write_whole(&to, &bytes).map_err(|error| SeatError::Unwritable { path: to.clone(), error })?;
    Ok(to)
}
