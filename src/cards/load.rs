//! Loading: the files of a pack, each saying what it is by its first word.

use std::fmt;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::link::Written;
use super::{CardSet, Kind, read};

/// A RON file larger than this is not read.
const LARGEST_FILE: u64 = 256 * 1024;

/// Something wrong in a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub file: PathBuf,
    pub line: usize,
    pub column: usize,
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file.display(), self.line, self.column, self.message)
    }
}

/// Reads every `.ron` file below a folder and links them; all problems at once.
pub fn load_folder(folder: &Path) -> Result<CardSet, Vec<Problem>> {
    let mut written = Written::default();
    let mut problems = Vec::new();
    let mut files = Vec::new();
    find_files(folder, &mut files, &mut problems);
    files.sort();
    for file in &files {
        if let Err(problem) = read_file(file, &mut written) {
            problems.push(problem);
        }
    }
    check_names(&written, folder, &mut problems);
    if problems.is_empty() { Ok(written.link()) } else { Err(problems) }
}

fn find_files(folder: &Path, files: &mut Vec<PathBuf>, problems: &mut Vec<Problem>) {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return problems.push(at_start(folder, format!("cannot read this folder: {error}"))),
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

fn read_file(file: &Path, written: &mut Written) -> Result<(), Problem> {
    let size = std::fs::metadata(file).map_err(|error| at_start(file, error.to_string()))?.len();
    if size > LARGEST_FILE {
        return Err(at_start(file, format!("the file has {size} bytes; at most {LARGEST_FILE} are read")));
    }
    let text = std::fs::read_to_string(file).map_err(|error| at_start(file, error.to_string()))?;
    add_text(file, &text, written)
}

/// Reads one definition out of a text.
pub fn add_text(file: &Path, text: &str, written: &mut Written) -> Result<(), Problem> {
    match first_word(text) {
        "Card" => written.cards.push(parse(file, text)?),
        "Keyword" => written.keywords.push(parse(file, text)?),
        "Kin" => written.kins.push(parse(file, text)?),
        "Rule" => written.rules.push(parse(file, text)?),
        "Deck" => written.decks.push(parse(file, text)?),
        word => {
            let message =
                format!("a file starts with Card, Keyword, Kin, Rule or Deck; this one with `{word}`");
            return Err(at_start(file, message));
        }
    }
    Ok(())
}

fn parse<T: DeserializeOwned>(file: &Path, text: &str) -> Result<T, Problem> {
    read::options().from_str(text).map_err(|error| Problem {
        file: file.to_owned(),
        line: error.span.start.line,
        column: error.span.start.col,
        message: error.code.to_string(),
    })
}

/// The first word of a text after comments and white space.
fn first_word(text: &str) -> &str {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    loop {
        rest = if let Some(comment) = rest.strip_prefix("//") {
            comment.split_once('\n').map_or("", |(_, after)| after).trim_start()
        } else if let Some(comment) = rest.strip_prefix("/*") {
            comment.split_once("*/").map_or("", |(_, after)| after).trim_start()
        } else {
            let end = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
            return &rest[..end];
        };
    }
}

/// S2: two cards may not claim one Name; and keywords and kins that are used must exist.
fn check_names(written: &Written, folder: &Path, problems: &mut Vec<Problem>) {
    let mut names: Vec<&str> = written.cards.iter().map(|card| card.name.as_str()).collect();
    names.sort_unstable();
    for pair in names.windows(2).filter(|pair| pair[0] == pair[1]) {
        problems.push(at_start(folder, format!("two cards claim the Name `{}` (S2)", pair[0])));
    }
    for card in &written.cards {
        // D6.1, R25: on a creature a bare effect has no moment to happen in.
        if matches!(card.kind, Kind::Creature { .. } | Kind::Flask { .. }) && !card.effects.is_empty() {
            let message =
                format!("`{}` is a creature: its effects never happen; write abilities (R25)", card.name);
            problems.push(at_start(folder, message));
        }
        for used in &card.keywords {
            if !written.keywords.iter().any(|keyword| keyword.name == used.keyword) {
                let message = format!("`{}` has the unknown keyword `{}`", card.name, used.keyword);
                problems.push(at_start(folder, message));
            }
        }
        if let Some(kin) = card.kin.filter(|&kin| !written.kins.iter().any(|known| known.name == kin)) {
            problems.push(at_start(folder, format!("`{}` has the unknown kin `{kin}`", card.name)));
        }
    }
    for (name, word) in super::check::without_opposite(written) {
        let message = format!("`{name}` does {word} until something: that has no opposite (S34, S35)");
        problems.push(at_start(folder, message));
    }
}

fn at_start(file: &Path, message: String) -> Problem {
    Problem { file: file.to_owned(), line: 1, column: 1, message }
}
