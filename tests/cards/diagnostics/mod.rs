//! What a modder is told: each kind of mistake in a file of a mod, with the whole message.

mod cards;
mod decks;
mod deeds;
mod doubts;
mod drawings;
mod lessons;
mod names;
mod newcomers;
mod references;
mod scenarios;
mod shapes;
mod syntax;

use super::packs::folder::Folder;

/// Puts one file into a mod and compares everything that is said about it.
#[track_caller]
fn says(text: &str, expected: &str) {
    says_of(&[("card.ron", text)], expected);
}

/// The same for several files; problems by file and place.
#[track_caller]
fn says_of(files: &[(&str, &str)], expected: &str) {
    let folder = Folder::new();
    folder.manifest("mine", "");
    for (name, text) in files {
        folder.write(&format!("mods/mine/{name}"), dedented(text));
    }
    let mut problems = folder.load().0.problems;
    problems.sort_by_key(|problem| (problem.file.clone(), problem.line, problem.column));
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let here = format!("{}/", folder.path("mods/mine").display());
    let said = said.join("\n\n").replace(&here, "");
    let expected = dedented(expected);
    assert!(said == expected, "what is said:\n{said}\n\nwhat was expected:\n{expected}");
}

/// A text without the indentation that all its lines share, and without empty lines around it.
fn dedented(text: &str) -> String {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let shared = lines().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    let cut: Vec<&str> = text.lines().map(|line| line.get(shared..).unwrap_or("").trim_end()).collect();
    cut.join("\n").trim_matches('\n').to_owned()
}
