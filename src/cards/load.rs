//! Loading: the files below a folder, read and linked, with every problem said.

use std::path::{Path, PathBuf};

use super::{CardSet, Piece, Problem, Written, read_text, tree::LARGEST_TEXT};

/// Reads every `.ron` file below a folder and links them; all problems at once.
pub fn load_folder(folder: &Path) -> Result<CardSet, Vec<Problem>> {
    let mut written = Written::default();
    let mut problems = written.add_folder(folder);
    problems.extend(written.settle());
    if problems.iter().any(Problem::is_error) { Err(problems) } else { Ok(written.link()) }
}

impl Written {
    /// Adds every `.ron` file below a folder; what cannot be read is said and left out.
    pub fn add_folder(&mut self, folder: &Path) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut files = Vec::new();
        find_files(folder, &mut files, &mut problems);
        files.sort();
        for file in &files {
            match read_file(file) {
                Ok(piece) => self.pieces.push(piece),
                Err(found) => problems.extend(found),
            }
        }
        problems
    }
}

fn find_files(folder: &Path, files: &mut Vec<PathBuf>, problems: &mut Vec<Problem>) {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            return problems.push(Problem::with_file(folder, format!("cannot read this folder: {error}")));
        }
    };
    for entry in entries.flatten() {
        let path = entry.path();
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => find_files(&path, files, problems),
            Ok(kind) if kind.is_file() && path.extension().is_some_and(|end| end == "ron") => {
                files.push(path)
            }
            _ => {}
        }
    }
}

/// Reads the one definition of a file; every problem of its text if it cannot be read.
pub fn read_file(file: &Path) -> Result<Piece, Vec<Problem>> {
    let whole = |message: String| vec![Problem::with_file(file, message)];
    let size = std::fs::metadata(file).map_err(|error| whole(error.to_string()))?.len();
    if size > LARGEST_TEXT as u64 {
        return Err(whole(format!("the file has {size} bytes; at most {LARGEST_TEXT} are read")));
    }
    let bytes = std::fs::read(file).map_err(|error| whole(error.to_string()))?;
    match std::str::from_utf8(&bytes) {
        Ok(text) => read_text(file, text),
        Err(error) => {
            let good = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or("");
            let message = "from here on this is no text (UTF-8)";
            let problem = Problem::at(file, good, good.len()..good.len() + 1, message);
            Err(vec![problem.help("save the file as UTF-8 in your editor")])
        }
    }
}

/// Reads one definition out of a text and adds it to others.
pub fn add_text(file: &Path, text: &str, written: &mut Written) -> Result<(), Vec<Problem>> {
    written.pieces.push(read_text(file, text)?);
    Ok(())
}
