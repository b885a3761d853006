//! `bloodless check`: every problem of the packs, for people and for editors.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::command_line::CheckCall;
use super::packs;
use super::stop::Stop;
use crate::cards::{Definition, Piece, Problem};
use crate::mods;
use crate::text::{Languages, nameless, namesakes};

pub fn run(call: &CheckCall, out: &mut dyn Write) -> Result<(), Stop> {
    if let Some(path) = call.paths.iter().find(|path| !path.exists()) {
        let path = path.display();
        return Err(Stop::WrongCall(format!("there is no {path}; name a pack's folder or a file of one")));
    }
    let mut loaded = mods::load(&packs::sources()?.named(&call.paths));
    let meant: Vec<PathBuf> = call.paths.iter().filter_map(|path| path.canonicalize().ok()).collect();
    let is_meant = |file: &Path| {
        meant.is_empty() || {
            let file = file.canonicalize().unwrap_or_else(|_| file.to_owned());
            meant.iter().any(|path| file.starts_with(path))
        }
    };
    let mut problems = std::mem::take(&mut loaded.problems);
    let (languages, wrong) = Languages::of(&loaded.languages);
    problems.extend(wrong);
    problems.extend(nameless(&loaded, &languages));
    problems.extend(namesakes(&loaded, &languages));
    problems.retain(|problem| is_meant(&problem.file));
    // Errors first, then by place; what is found twice is said once.
    problems.sort_by(|one, other| key(one).cmp(&key(other)));
    problems.dedup();
    Problem::told_once(&mut problems);
    let counts = Counts::of(loaded.pieces.iter().filter(|piece| is_meant(&piece.file)), &problems);
    if call.json {
        let whole = json!({
            "problems": problems,
            "cards": counts.cards,
            "decks": counts.decks,
            "scenarios": counts.scenarios,
            "errors": counts.errors,
            "warnings": counts.warnings,
        });
        writeln!(out, "{whole:#}")?;
    } else {
        for problem in &problems {
            writeln!(out, "{problem}\n")?;
        }
        writeln!(out, "{}", counts.said())?;
    }
    if counts.errors == 0 { Ok(()) } else { Err(Stop::Told) }
}

fn key(problem: &Problem) -> (crate::cards::Severity, &Path, usize, usize, &str) {
    (problem.severity, &problem.file, problem.line, problem.column, &problem.message)
}

/// How much was found, and how much is wrong.
struct Counts {
    cards: usize,
    decks: usize,
    scenarios: usize,
    lessons: usize,
    errors: usize,
    warnings: usize,
}

impl Counts {
    fn of<'a>(pieces: impl Iterator<Item = &'a Piece>, problems: &[Problem]) -> Self {
        let mut by_word: BTreeMap<&str, usize> = BTreeMap::new();
        for piece in pieces {
            let word = match piece.definition {
                Definition::Card(_) => "card",
                Definition::Deck(_) => "deck",
                Definition::Scenario(_) => "scenario",
                Definition::Lesson(_) => "lesson",
                _ => continue,
            };
            *by_word.entry(word).or_default() += 1;
        }
        let count = |word| by_word.get(word).copied().unwrap_or_default();
        let errors = problems.iter().filter(|problem| problem.is_error()).count();
        Self {
            cards: count("card"),
            decks: count("deck"),
            scenarios: count("scenario"),
            lessons: count("lesson"),
            errors,
            warnings: problems.len() - errors,
        }
    }

    /// `138 cards, 4 decks, 200 scenarios: all well`.
    fn said(&self) -> String {
        let some = |count: usize, word: &str| match count {
            1 => format!("1 {word}"),
            many => format!("{many} {word}s"),
        };
        let verdict = match (self.errors, self.warnings) {
            (0, 0) => "all well".to_owned(),
            (0, warnings) => format!("no errors, {}", some(warnings, "warning")),
            (errors, 0) => some(errors, "error"),
            (errors, warnings) => format!("{}, {}", some(errors, "error"), some(warnings, "warning")),
        };
        let mut found =
            vec![some(self.cards, "card"), some(self.decks, "deck"), some(self.scenarios, "scenario")];
        // Few packs teach.
        found.extend((self.lessons > 0).then(|| some(self.lessons, "lesson")));
        format!("{}: {verdict}", found.join(", "))
    }
}
