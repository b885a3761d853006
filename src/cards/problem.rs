//! A problem in a file: what is wrong, where it stands, and what to do about it.

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::Serialize;

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// What the file defines is left out.
    Error,
    /// It is legal but surely not meant.
    Warning,
}

/// Something wrong in a file, and where. Lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    pub severity: Severity,
    pub file: PathBuf,
    pub line: usize,
    pub column: usize,
    /// How many characters of the line are meant.
    pub length: usize,
    pub message: String,
    /// What was expected, or what to do about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// The line itself, or the part of a long one around the place, where the file could be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excerpt: Option<String>,
    /// How many characters of the line the excerpt leaves out in front.
    #[serde(skip)]
    cut: usize,
    /// The place of another problem that it comes of: no mistake of its own.
    #[serde(skip)]
    because: Option<(PathBuf, usize, usize)>,
}

/// A longer word of a message is shown without its middle.
const LONGEST_WORD: usize = 100;
/// A longer message is cut off.
const LONGEST_MESSAGE: usize = 500;
/// So many characters of a line are shown.
const SHOWN: usize = 160;
/// So many of them in front of the place, if the line is longer.
const SHOWN_BEFORE: usize = 60;

impl Problem {
    /// A problem of a whole file or folder.
    pub fn with_file(file: &Path, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            file: file.to_owned(),
            line: 1,
            column: 1,
            length: 0,
            message: brief(message.into()),
            help: None,
            excerpt: None,
            cut: 0,
            because: None,
        }
    }

    /// A problem at a range of bytes of a text; only the part on the first line is marked.
    pub fn at(file: &Path, text: &str, bytes: Range<usize>, message: impl Into<String>) -> Self {
        let start =
            (0..=bytes.start.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let before = &text[..start];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = text[line_start..].lines().next().unwrap_or("");
        let column = text[line_start..start].chars().count();
        let meant = text.get(start..bytes.end.min(text.len())).unwrap_or("").lines().next().unwrap_or("");
        let cut = if line.chars().nth(SHOWN).is_some() { column.saturating_sub(SHOWN_BEFORE) } else { 0 };
        Self {
            line: before.matches('\n').count() + 1,
            column: column + 1,
            length: meant.chars().count().max(1),
            excerpt: Some(line.chars().skip(cut).take(SHOWN).collect()),
            cut,
            ..Self::with_file(file, message)
        }
    }

    #[must_use]
    pub fn help(self, help: impl Into<String>) -> Self {
        Self { help: Some(brief(help.into())), ..self }
    }

    /// It comes of another problem, which is to be mended first.
    #[must_use]
    pub fn because_of(self, root: &Self) -> Self {
        let help = format!("mend {}:{}:{} first", root.file.display(), root.line, root.column);
        Self { because: Some((root.file.clone(), root.line, root.column)), ..self }.help(help)
    }

    /// Of the problems that come of the same one only the first, which tells how many more there are.
    pub fn told_once(problems: &mut Vec<Self>) {
        let mut roots: Vec<(PathBuf, usize, usize)> = Vec::new();
        let all = problems.clone();
        problems.retain(|problem| match &problem.because {
            Some(root) if roots.contains(root) => false,
            Some(root) => {
                roots.push(root.clone());
                true
            }
            None => true,
        });
        for problem in problems.iter_mut().filter(|problem| problem.because.is_some()) {
            match all.iter().filter(|other| other.because == problem.because).count() - 1 {
                0 => {}
                1 => problem.message.push_str(", as does 1 more"),
                more => problem.message.push_str(&format!(", as do {more} more")),
            }
        }
    }

    #[must_use]
    pub fn warning(self) -> Self {
        Self { severity: Severity::Warning, ..self }
    }

    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// A message without the middle of words that nobody can read, however much of them a file holds.
fn brief(message: String) -> String {
    if message.len() <= LONGEST_WORD {
        return message;
    }
    let mut short = String::new();
    for word in message.split_inclusive(char::is_whitespace) {
        match word.char_indices().nth(LONGEST_WORD) {
            Some(_) => {
                let start: String = word.chars().take(LONGEST_WORD / 2).collect();
                let end: String = word.chars().skip(word.chars().count() - LONGEST_WORD / 4).collect();
                short.push_str(&format!("{start}…{end}"));
            }
            None => short.push_str(word),
        }
    }
    match short.char_indices().nth(LONGEST_MESSAGE) {
        Some((end, _)) => format!("{}…", &short[..end]),
        None => short,
    }
}

impl fmt::Display for Problem {
    /// `file:line:column: error: message`, the line, a caret, and what to do.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = if self.is_error() { "error" } else { "warning" };
        write!(f, "{}:{}:{}: {severity}: {}", self.file.display(), self.line, self.column, self.message)?;
        if let Some(excerpt) = &self.excerpt {
            let number = self.line.to_string();
            let shown: String =
                excerpt.chars().map(|letter| if letter == '\t' { ' ' } else { letter }).collect();
            let column = (self.column - 1).saturating_sub(self.cut);
            let marked = self.length.min(excerpt.chars().count().saturating_sub(column)).max(1);
            let (before, carets) = (" ".repeat(column), "^".repeat(marked));
            write!(f, "\n{number} | {shown}\n{:width$} | {before}{carets}", "", width = number.len())?;
        }
        match &self.help {
            Some(help) => write!(f, "\n  = {help}"),
            None => Ok(()),
        }
    }
}
