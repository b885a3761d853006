//! Loading: every pack in its order, patched, settled and linked into one set, with all problems at once.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::art::Art;
use super::files::{PackFiles, read_text};
use super::foreign::Neighbours;
use super::gallery::find_drawings;
use super::languages::{
    LanguageFile, messages_of, read_languages, speechless, warn_about_attributes, warn_about_strangers,
};
use super::manifest::{CORE, Candidate, MANIFEST, Origin, candidates};
use super::order::order;
use super::patches;
use super::places::Sources;
use super::spot::{quoted, word};
use crate::cards::{self, CardSet, Definition, Name, PackStamp, Piece, Problem, Unread, Written};

/// Everything the packs brought, and everything that is wrong with them.
pub struct Loaded {
    pub set: Arc<CardSet>,
    /// In the order they were loaded in, those that were left out last.
    pub packs: Vec<Pack>,
    pub problems: Vec<Problem>,
    /// The files of `lang/` of all packs, in the order of the packs.
    pub languages: Vec<LanguageFile>,
    /// Everything that is defined and right, patched.
    pub pieces: Vec<Piece>,
    art: HashMap<Name, Art>,
    /// By the packs as numbers in `packs`: which others each asks for.
    pub(super) asks_for: Vec<Vec<usize>>,
}

/// A pack that was found.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Pack {
    pub id: String,
    /// Empty if its manifest could not be read.
    pub version: String,
    pub name: Option<String>,
    pub authors: Vec<String>,
    pub folder: PathBuf,
    /// Of everything the game reads of it, sorted by name; nothing for a pack that is left out.
    pub hash: Option<[u8; 32]>,
    /// Why it was left out.
    pub why_not: Option<String>,
}

impl Pack {
    /// What a record keeps of it; nothing for a pack that is left out.
    pub fn stamp(&self) -> Option<PackStamp> {
        let (id, version) = (self.id.clone(), self.version.clone());
        Some(PackStamp { id, version, hash: self.hash? })
    }
}

impl Loaded {
    /// The drawing of a card: its own, or that of its kin.
    pub fn art(&self, card: Name) -> Option<&Art> {
        self.art.get(&card)
    }

    /// The pack that a file belongs to.
    pub fn pack_of(&self, file: &Path) -> Option<&Pack> {
        self.packs.iter().find(|pack| file.starts_with(&pack.folder))
    }

    /// Whether a problem lies in the core pack, without which there is no game.
    pub fn is_in_core(&self, problem: &Problem) -> bool {
        self.pack_of(&problem.file).is_some_and(|pack| pack.id == CORE)
    }
}

/// Loads the core pack and all mods. What is wrong is left out and told; the rest is there.
pub fn load(sources: &Sources) -> Loaded {
    let mut problems = Vec::new();
    let mut found = candidates(sources, &mut problems);
    let mut order = order(&mut found, &mut problems);
    // Of the core pack every mistake is said, whatever is wrong with its manifest: nothing runs without it.
    if found[0].enabled().is_none() {
        order.insert(0, 0);
    }
    if !sources.named.is_empty() {
        let unneeded = |pack: &&Candidate| pack.origin == Origin::Found && pack.why_not.is_some();
        let unneeded: Vec<&Path> = found.iter().filter(unneeded).map(|pack| &*pack.files.folder).collect();
        problems.retain(|problem| !unneeded.iter().any(|folder| problem.file.starts_with(folder)));
    }
    let mut pieces = Vec::new();
    let mut unread = Vec::new();
    let mut languages = Vec::new();
    let mut owners: HashMap<PathBuf, usize> = HashMap::new();
    for &at in &order {
        let pack = &found[at];
        for piece in read_pieces(&pack.files, &mut unread, &mut problems) {
            owners.insert(piece.file.clone(), at);
            pieces.push(piece);
        }
        languages.extend(read_languages(pack.id(), &pack.files, &mut problems));
    }
    // A pack whose manifest is wrong is left out; what is wrong with its other files is said all the same.
    for pack in found.iter().filter(|pack| pack.manifest.is_none() && pack.origin != Origin::Core) {
        if pack.files.find(MANIFEST).is_some() {
            read_pieces(&pack.files, &mut Vec::new(), &mut problems);
        }
    }
    let pack_of = |file: &Path| owners.get(file).map_or("", |&at| found[at].id()).to_owned();
    let is_loaded = |id: &str| order.iter().any(|&at| found[at].id() == id);
    refuse_claimed_names(&mut pieces, &pack_of, &mut problems);
    let silent = speechless(&pieces, &languages, &mut problems);
    let neighbours = Neighbours { found: &found, order: &order, owners: &owners };
    neighbours.refuse_foreign_names(&mut pieces, &mut unread, &mut problems, |files| {
        read_pieces(files, &mut Vec::new(), &mut Vec::new())
    });
    let read = Written { pieces, unread };
    warn_about_strangers(&languages, &messages_of(&read), &mut problems);
    warn_about_attributes(&languages, &mut problems);
    let mut written = settle(read, pack_of, is_loaded, &mut problems);
    written.pieces.retain(|piece| !silent.contains(&piece.file));
    let art = find_drawings(&written, &found, &order, &owners, &mut problems);
    let left_out = (0..found.len()).filter(|at| !order.contains(at));
    let packs: Vec<Pack> = order.iter().copied().chain(left_out).map(|at| describe(&found[at])).collect();
    let asks_for = order.iter().map(|&at| asked_packs(&found[at], &packs)).collect();
    let stamps = packs.iter().filter_map(Pack::stamp).collect();
    let set = Arc::new(written.clone().link().stamped(stamps));
    Loaded { set, packs, problems, languages, art, pieces: written.pieces, asks_for }
}

fn asked_packs(pack: &Candidate, packs: &[Pack]) -> Vec<usize> {
    let asked =
        pack.enabled().into_iter().flat_map(|manifest| manifest.requires.iter().chain(&manifest.optional));
    let loaded = |id: &str| packs.iter().position(|pack| pack.id == id && pack.why_not.is_none());
    asked.filter_map(|(id, _)| loaded(id.as_str())).collect()
}

fn describe(pack: &Candidate) -> Pack {
    let manifest = pack.manifest.as_ref();
    Pack {
        id: pack.id().to_owned(),
        version: manifest.map(|manifest| manifest.version.to_string()).unwrap_or_default(),
        name: manifest.and_then(|manifest| manifest.written.name.clone()),
        authors: manifest.map(|manifest| manifest.written.authors.clone()).unwrap_or_default(),
        folder: pack.files.folder.clone(),
        hash: pack.enabled().map(|_| pack.files.hash()),
        why_not: pack.why_not.clone(),
    }
}

fn read_pieces(files: &PackFiles, unread: &mut Vec<Unread>, problems: &mut Vec<Problem>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for file in files.definitions().filter(|file| file.name != MANIFEST) {
        let text = match read_text(file) {
            Ok(text) => text,
            Err(problem) => {
                problems.push(*problem);
                continue;
            }
        };
        match cards::read_piece(&file.path, &text) {
            Ok(Piece { definition: Definition::Mod(_), text, .. }) => {
                let message = "a manifest is called mod.ron and lies in the folder of the pack itself";
                let problem = Problem::at(&file.path, &text, word(&text, "Mod"), message);
                problems.push(problem.help("a pack has one manifest"));
            }
            Ok(piece) => pieces.push(piece),
            Err(found) => {
                problems.extend(found.problems.iter().cloned());
                unread.push(*found);
            }
        }
    }
    pieces
}

/// S2: a Name that a pack has claimed is not claimed again by a later one. The first keeps it.
fn refuse_claimed_names(
    pieces: &mut Vec<Piece>,
    pack_of: &impl Fn(&Path) -> String,
    problems: &mut Vec<Problem>,
) {
    let mut claimed: HashMap<(&'static str, String, Name), PathBuf> = HashMap::new();
    let mut refused: Vec<(String, &'static str, Name)> = Vec::new();
    pieces.retain(|piece| {
        let word = match &piece.definition {
            Definition::Card(_) => "card",
            Definition::Keyword(_) => "keyword",
            Definition::Kin(_) => "kin",
            Definition::Counter(_) => "counter",
            Definition::Rule(_) => "rule",
            Definition::Deck(_) => "deck",
            Definition::Scenario(_) => "scenario",
            Definition::Lesson(_) => "lesson",
            Definition::Mod(_) | Definition::Patch(_) => return true,
        };
        let name = piece.definition.name();
        let here = pack_of(&piece.file);
        // Scenarios are named for people: each pack has its own.
        let of = if word == "scenario" { here.clone() } else { String::new() };
        let first = claimed.entry((word, of, name)).or_insert_with(|| piece.file.clone());
        let there = pack_of(first);
        if word == "scenario" && *first != piece.file {
            let message = format!("`{here}` has two scenarios called `{name}`");
            let place = quoted(&piece.text, "name", name.as_str());
            let help = format!("give one of them another name; the other is {}", first.display());
            problems.push(Problem::at(&piece.file, &piece.text, place, message).help(help));
            return false;
        }
        // Inside one pack the check of the definitions tells of both.
        if here == there {
            return true;
        }
        let message = format!("`{here}` and `{there}` both have a {word} called `{name}`");
        let help = match word {
            "card" => format!("rename it, or change the card of `{there}` with Patch(card: \"{name}\", …)"),
            _ => "rename it, or use the one that is there".into(),
        };
        let place = quoted(&piece.text, "name", name.as_str());
        let help = format!("{help}; the other is {}", first.display());
        problems.push(Problem::at(&piece.file, &piece.text, place, message).help(help));
        refused.push((here, word, name));
        false
    });
    // What a pack says of the card that was refused is not meant of the one that is there.
    pieces.retain(|piece| {
        let pack = pack_of(&piece.file);
        let tells = matches!(piece.definition, Definition::Scenario(_) | Definition::Deck(_));
        let own: Vec<_> = refused.iter().filter(|(here, ..)| tells && *here == pack).collect();
        let mut found = None;
        piece.mark.walk(&mut |mark| {
            let meant = mark
                .name()
                .filter(|(role, name)| own.iter().any(|(_, word, of)| *word == role.word() && of == name));
            found = found.take().or(meant.map(|(_, name)| (name, mark.span.clone())));
        });
        let Some((name, place)) = found else { return true };
        let message = format!("this speaks of `{name}`, which was left out, and is left out with it");
        problems.push(piece.problem(place, message).help(format!("give `{name}` another name, here too")));
        false
    });
}

/// Patches and settles. A patch that makes its card wrong is withdrawn, and the card stays as it was.
fn settle(
    read: Written,
    pack_of: impl Fn(&Path) -> String,
    is_loaded: impl Fn(&str) -> bool,
    problems: &mut Vec<Problem>,
) -> Written {
    let Written { mut pieces, unread } = read;
    // A patch that waits for a pack speaks of what only that pack has.
    pieces.retain(|piece| match &piece.definition {
        Definition::Patch(patch) => patch.only_with.is_none_or(|id| is_loaded(id.as_str())),
        _ => true,
    });
    let is_patch = |piece: &Piece| matches!(piece.definition, Definition::Patch(_));
    if !pieces.iter().any(is_patch) {
        let mut written = Written { pieces, unread };
        problems.extend(written.settle());
        return written;
    }
    let mut refused: BTreeSet<PathBuf> = BTreeSet::new();
    let mut blamed: Vec<(PathBuf, Problem)> = Vec::new();
    loop {
        let mut written = Written { pieces: pieces.clone(), unread: unread.clone() };
        let mut told = Vec::new();
        let changed = patches::apply(&mut written, &refused, &pack_of, &mut told);
        told.extend(written.settle());
        let before = refused.len();
        let errors: Vec<Problem> = told.iter().filter(|problem| problem.is_error()).cloned().collect();
        for problem in errors {
            for (_, patches) in changed.iter().filter(|(card, _)| *card == problem.file) {
                refused.extend(patches.iter().cloned());
                blamed.extend(patches.iter().map(|patch| (patch.clone(), problem.clone())));
            }
            if changed.iter().any(|(_, patches)| patches.contains(&problem.file)) {
                refused.insert(problem.file);
            }
        }
        if refused.len() > before {
            continue;
        }
        // What is still wrong without the patch is not the fault of the patch.
        blamed.retain(|(_, problem)| !told.contains(problem));
        for (file, problem) in &blamed {
            let Some(piece) = pieces.iter().find(|piece| piece.file == *file) else { continue };
            let name = piece.definition.name();
            let message = format!("with this patch `{name}` would be wrong: {}", problem.message);
            let place = quoted(&piece.text, "card", name.as_str());
            let told = Problem::at(file, &piece.text, place, message);
            problems
                .push(told.help(problem.help.clone().unwrap_or_else(|| "the patch is not applied".into())));
        }
        problems.extend(told);
        // What was not applied is not part of what the cards are made from.
        let applied = |file: &PathBuf| changed.iter().any(|(_, patches)| patches.contains(file));
        written.pieces.retain(|piece| !is_patch(piece) || applied(&piece.file));
        return written;
    }
}
