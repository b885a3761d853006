//! The language files of packs: found by their tags, and no name in them is a name of nothing.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use super::files::{PackFiles, read_text};
use super::manifest::CORE;
use crate::cards::shape::Role;
use crate::cards::{Definition, Piece, Problem, Written, all_of, did_you_mean};

/// A language file of a pack.
#[derive(Clone, Debug)]
pub struct LanguageFile {
    /// The language, as the file or its folder is called: `en`, `es`.
    pub tag: String,
    pub pack: String,
    pub file: PathBuf,
    pub text: Arc<str>,
}

/// `lang/<tag>.ftl` and `lang/<tag>/….ftl`.
pub(super) fn read_languages(
    pack: &str,
    files: &PackFiles,
    problems: &mut Vec<Problem>,
) -> Vec<LanguageFile> {
    let mut languages = Vec::new();
    for file in files.below("lang").filter(|file| file.ends_with("ftl")) {
        let below = file.name.trim_start_matches("lang/");
        let tag = below.split_once('/').map_or(&below[..below.len() - 4], |(folder, _)| folder);
        match read_text(file) {
            Ok(text) => languages.push(LanguageFile {
                tag: tag.to_owned(),
                pack: pack.to_owned(),
                file: file.path.clone(),
                text: text.into(),
            }),
            Err(problem) => problems.push(*problem),
        }
    }
    languages
}

/// The message that names each thing that the files define or would define: `card-eel`.
pub(super) fn messages_of(written: &Written) -> BTreeSet<String> {
    let whole = written.pieces.iter().filter_map(|piece| {
        let word = match piece.definition {
            Definition::Card(_) => "card",
            Definition::Keyword(_) => "keyword",
            Definition::Kin(_) => "kin",
            Definition::Counter(_) => "counter",
            Definition::Deck(_) => "deck",
            _ => return None,
        };
        Some(format!("{word}-{}", piece.definition.name()))
    });
    let unread = written.unread.iter().filter_map(|unread| {
        let (role, name) = unread.defines()?;
        Some(format!("{}-{name}", role.word()))
    });
    whole.chain(unread).collect()
}

/// A message of a mod that names nothing is surely misspelt. What the core pack says may be said otherwise.
pub(super) fn warn_about_strangers(
    files: &[LanguageFile],
    known: &BTreeSet<String>,
    problems: &mut Vec<Problem>,
) {
    let of_core = files.iter().filter(|file| file.pack == CORE);
    let of_core: HashSet<&str> = of_core.flat_map(|file| messages(&file.text)).map(|(id, _)| id).collect();
    for file in files.iter().filter(|file| file.pack != CORE) {
        for (id, at) in messages(&file.text) {
            let Some((word, name)) = id.split_once('-') else { continue };
            let names = ["card", "keyword", "kin", "counter", "deck"].contains(&word);
            if !names || known.contains(id) || of_core.contains(id) {
                continue;
            }
            let alike = known.iter().filter_map(|known| known.strip_prefix(word)?.strip_prefix('-'));
            let help = match did_you_mean(name, alike) {
                Some(near) => format!("did you mean `{word}-{near}`?"),
                None => "remove it, or mend the name".into(),
            };
            let message = format!("this names the {word} `{name}`, and there is none");
            problems.push(Problem::at(&file.file, &file.text, at, message).help(help).warning());
        }
    }
}

/// The files of lessons whose guide would be silent somewhere: every message that is named must be there in
/// English, which other languages fall back to.
pub(super) fn speechless(
    pieces: &[Piece],
    files: &[LanguageFile],
    problems: &mut Vec<Problem>,
) -> HashSet<PathBuf> {
    let english = files.iter().filter(|file| file.tag == "en");
    let said: BTreeSet<&str> = english.flat_map(|file| messages(&file.text)).map(|(id, _)| id).collect();
    let mut silent = HashSet::new();
    for piece in pieces.iter().filter(|piece| matches!(piece.definition, Definition::Lesson(_))) {
        piece.mark.walk(&mut |mark| {
            let Some((Role::Message, id)) = mark.name() else { return };
            if said.contains(id.as_str()) {
                return;
            }
            let help = match did_you_mean(id.as_str(), said.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("add `{id} = …` to lang/en.ftl of the pack"),
            };
            let message = format!("there is no message `{id}` in English");
            problems.push(piece.problem(mark.span.clone(), message).help(help));
            silent.insert(piece.file.clone());
        });
    }
    silent
}

/// What may stand below the name of something, and what it may be.
const ATTRIBUTES: [&str; 7] = ["flavour", "gender", "number", "noun", "adjective", "reminder", "about"];
const GENDERS: [&str; 6] = ["m", "f", "n", "masculine", "feminine", "neuter"];

/// Attributes that nothing reads, genders that are none, and names of the core pack that lose what belongs
/// to them.
pub(super) fn warn_about_attributes(files: &[LanguageFile], problems: &mut Vec<Problem>) {
    let mut of_core: HashMap<(&str, &str), Vec<&str>> = HashMap::new();
    for file in files.iter().filter(|file| file.pack == CORE) {
        for (id, _, name, ..) in attributes(&file.text) {
            of_core.entry((&file.tag, id)).or_default().push(name);
        }
    }
    for file in files.iter().filter(|file| file.pack != CORE) {
        let mut warn = |place: Range<usize>, message: String, help: String| {
            problems.push(Problem::at(&file.file, &file.text, place, message).help(help).warning());
        };
        for (_, place, name, value) in attributes(&file.text) {
            if !ATTRIBUTES.contains(&name) {
                let help = did_you_mean(name, ATTRIBUTES).map(|near| format!("did you mean `.{near}`?"));
                let help = help.unwrap_or_else(|| format!("use one of {}", all_of(ATTRIBUTES, 9)));
                warn(place, format!("nothing reads `.{name}`"), help);
            } else if name == "gender" && !value.is_empty() && !GENDERS.contains(&value) {
                warn(place, format!("`{value}` is no gender"), "write m, f or n".into());
            }
        }
        for (id, place) in messages(&file.text) {
            let has =
                |wanted: &str| attributes(&file.text).any(|(of, _, name, _)| of == id && name == wanted);
            let lost = of_core.get(&(file.tag.as_str(), id)).into_iter().flatten().copied();
            let lost: Vec<&str> = lost.filter(|name| !has(name)).collect();
            if !lost.is_empty() {
                let message = format!("this replaces `{id}` of the core pack, and its {}", all_of(lost, 9));
                warn(place, message, "remove it, or write these too".into());
            }
        }
    }
}

/// The attributes of a Fluent text: of which message, where they stand, their name and what is on their line.
fn attributes(text: &str) -> impl Iterator<Item = (&str, Range<usize>, &str, &str)> {
    let (mut start, mut of) = (0, "");
    text.split_inclusive('\n').filter_map(move |line| {
        let at = start;
        start += line.len();
        let (left, right) = line.split_once('=')?;
        if !line.starts_with(char::is_whitespace) {
            of = left.trim_end();
            return None;
        }
        let name = left.trim().strip_prefix('.')?;
        let indent = left.len() - left.trim_start().len();
        let named =
            ["card-", "keyword-", "kin-", "counter-", "deck-"].iter().any(|word| of.starts_with(word));
        named.then(|| (of, at + indent..at + indent + name.len() + 1, name, right.trim()))
    })
}

/// The messages of a Fluent text, and where they stand.
fn messages(text: &str) -> impl Iterator<Item = (&str, Range<usize>)> {
    let mut start = 0;
    text.split_inclusive('\n').filter_map(move |line| {
        let at = start;
        start += line.len();
        let id = line.split_once('=')?.0.trim_end();
        let sound = id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_');
        (sound && !id.is_empty()).then(|| (id, at..at + id.len()))
    })
}
