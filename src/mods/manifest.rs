//! Candidates: folders that may be packs, with their files listed and their manifests checked.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use semver::{Version, VersionReq};

use super::files::{PackFile, PackFiles, TooMuch, read_text, unusable};
use super::places::{Sources, same};
use super::spot::{quoted, word};
use crate::cards::{self, Definition, ModFile, Name, Problem};

/// The id of the pack that every other stands on.
pub(super) const CORE: &str = "core";
pub(super) const MANIFEST: &str = "mod.ron";
const LONGEST_ID: usize = 40;

/// Where a candidate was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    Core,
    Named,
    Found,
}

/// A folder that may be a pack.
#[derive(Debug)]
pub(super) struct Candidate {
    pub origin: Origin,
    pub files: PackFiles,
    pub manifest: Option<Manifest>,
    /// Why it is not loaded, in a sentence.
    pub why_not: Option<String>,
}

/// A manifest that was read and understood.
#[derive(Debug)]
pub(super) struct Manifest {
    pub file: PathBuf,
    pub text: Arc<str>,
    pub written: ModFile,
    pub version: Version,
    pub game: VersionReq,
    pub requires: Vec<(Name, VersionReq)>,
    pub optional: Vec<(Name, VersionReq)>,
    pub conflicts: Vec<(Name, VersionReq)>,
}

impl Manifest {
    pub fn problem(&self, field: &str, value: &str, message: String) -> Problem {
        Problem::at(&self.file, &self.text, quoted(&self.text, field, value), message)
    }
}

impl Candidate {
    /// What it calls itself, or what its folder is called.
    pub fn id(&self) -> &str {
        match &self.manifest {
            Some(manifest) => manifest.written.id.as_str(),
            None => folder_name(&self.files.folder),
        }
    }

    /// The manifest of a pack that is to be loaded.
    pub fn enabled(&self) -> Option<&Manifest> {
        self.manifest.as_ref().filter(|_| self.why_not.is_none())
    }

    /// Leaves the pack out; the problem says why.
    pub fn disable(&mut self, problem: Problem, problems: &mut Vec<Problem>) {
        self.why_not.get_or_insert_with(|| problem.message.clone());
        problems.push(problem);
    }

    fn read(origin: Origin, folder: &Path, problems: &mut Vec<Problem>) -> Self {
        let mut candidate = Self {
            origin,
            files: PackFiles { folder: folder.to_owned(), files: Vec::new() },
            manifest: None,
            why_not: None,
        };
        match PackFiles::list(folder, problems) {
            Ok(files) => candidate.files = files,
            Err(TooMuch(problem)) => {
                candidate.disable(*problem, problems);
                return candidate;
            }
        }
        let Some(file) = candidate.files.find(MANIFEST) else {
            let id = folder_name(folder);
            let problem =
                Problem::with_file(folder, format!("this folder has no {MANIFEST}, so it is no pack")).help(
                    format!("write one: Mod(id: \"{id}\", version: \"1.0.0\", game: \"{}\")", game_range()),
                );
            candidate.disable(problem, problems);
            return candidate;
        };
        match read_manifest(file, folder_name(folder)) {
            Ok(manifest) => candidate.manifest = Some(manifest),
            Err(found) => {
                candidate.why_not = Some(format!("its {MANIFEST} has mistakes"));
                problems.extend(found);
            }
        }
        candidate
    }

    /// One file that belongs to no pack, as a pack of its own.
    fn loose(path: &Path) -> Self {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let bytes = std::fs::metadata(path).map_or(0, |about| about.len());
        let file = PackFile { name, path: path.to_owned(), bytes };
        let id = Name::new(path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("loose"));
        let written = ModFile {
            id,
            version: "0.0.0".into(),
            game: "*".into(),
            name: None,
            authors: Vec::new(),
            requires: Vec::new(),
            optional: Vec::new(),
            conflicts: Vec::new(),
            load_after: Vec::new(),
        };
        let manifest = Manifest {
            file: path.to_owned(),
            text: "".into(),
            written,
            version: Version::new(0, 0, 0),
            game: VersionReq::STAR,
            requires: Vec::new(),
            optional: Vec::new(),
            conflicts: Vec::new(),
        };
        let files = PackFiles { folder: path.to_owned(), files: vec![file] };
        Self { origin: Origin::Named, files, manifest: Some(manifest), why_not: None }
    }
}

/// The range of this game's versions that a new pack would write.
fn game_range() -> String {
    let game = game_version();
    format!(">={}.{}, <{}.{}", game.major, game.minor, game.major, game.minor + 1)
}

pub(super) fn game_version() -> Version {
    Version::parse(env!("CARGO_PKG_VERSION")).unwrap_or(Version::new(0, 0, 0))
}

fn folder_name(folder: &Path) -> &str {
    folder.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}

fn read_manifest(file: &PackFile, folder: &str) -> Result<Manifest, Vec<Problem>> {
    let text = read_text(file).map_err(|problem| vec![*problem])?;
    let piece = cards::read_text(&file.path, &text)?;
    let Definition::Mod(written) = piece.definition else {
        let message = format!("{MANIFEST} holds the manifest of the pack, and this is none");
        let problem = Problem::at(&file.path, &text, 0..1, message).help("start it with `Mod(`");
        return Err(vec![problem]);
    };
    let mut problems = Vec::new();
    let mut wrong = |field: &str, value: &str, message: String, help: &str| {
        problems.push(Problem::at(&file.path, &text, quoted(&text, field, value), message).help(help));
    };
    let id = written.id.as_str();
    if !is_id(id) {
        let help = format!(
            "2 to {LONGEST_ID} small letters, digits and `-`, a letter first, and the folder has the same name"
        );
        wrong("id", id, format!("`{id}` cannot be the id of a pack"), &help);
    } else if id != folder {
        let message = format!("the id is `{id}` and the folder is called `{folder}`");
        wrong("id", id, message, "give both the same name");
    }
    let version = Version::parse(&written.version);
    if let Err(error) = &version {
        let message = format!("`{}` is no version: {error}", written.version);
        wrong("version", &written.version, message, "three numbers, such as \"1.0.0\"");
    }
    let mut range = |field: &str, range: &str| {
        let parsed = VersionReq::parse(range);
        if let Err(error) = &parsed {
            let message = format!("`{range}` is no range of versions: {error}");
            wrong(field, range, message, "write it like \">=1.0, <2.0\", or \"*\" for any");
        }
        parsed.unwrap_or_default()
    };
    let game = range("game", &written.game);
    let mut ranges = |field: &str, list: &[(Name, String)]| -> Vec<(Name, VersionReq)> {
        list.iter().map(|(id, wanted)| (*id, range(field, wanted))).collect()
    };
    let requires = ranges("requires", &written.requires);
    let optional = ranges("optional", &written.optional);
    let conflicts = ranges("conflicts", &written.conflicts);
    let named = requires.iter().chain(&optional).chain(&conflicts).map(|(id, _)| *id);
    if named.chain(written.load_after.iter().copied()).any(|other| other == written.id) {
        let problem = Problem::at(&file.path, &text, word(&text, "id"), format!("`{id}` names itself"));
        problems.push(problem.help("a pack needs, follows and conflicts with others only"));
    }
    match version {
        Ok(version) if problems.is_empty() => Ok(Manifest {
            file: file.path.clone(),
            text: piece.text,
            written,
            version,
            game,
            requires,
            optional,
            conflicts,
        }),
        _ => Err(problems),
    }
}

fn is_id(id: &str) -> bool {
    let allowed = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    (2..=LONGEST_ID).contains(&id.len())
        && id.starts_with(|letter: char| letter.is_ascii_lowercase())
        && id.chars().all(allowed)
        && unusable(id).is_none()
}

/// Every folder that may be a pack, the core pack first.
pub(super) fn candidates(sources: &Sources, problems: &mut Vec<Problem>) -> Vec<Candidate> {
    let mut all = vec![Candidate::read(Origin::Core, &sources.core, problems)];
    for path in &sources.named {
        for (folder, is_pack) in named_packs(path, problems) {
            if all.iter().any(|known| same(&known.files.folder, &folder)) {
                continue;
            }
            all.push(match is_pack {
                true => Candidate::read(Origin::Named, &folder, problems),
                false => Candidate::loose(&folder),
            });
        }
    }
    for folder in &sources.mods {
        for pack in folders_in(folder, problems) {
            if all.iter().any(|known| same(&known.files.folder, &pack)) {
                continue;
            }
            // What was named stands in the place of what is installed.
            let named = |known: &Candidate| known.origin == Origin::Named && known.id() == folder_name(&pack);
            if !all.iter().any(named) {
                all.push(Candidate::read(Origin::Found, &pack, problems));
            }
        }
    }
    all
}

/// What a path means: a pack, the pack around a file, a folder of packs, or a file by itself.
fn named_packs(path: &Path, problems: &mut Vec<Problem>) -> Vec<(PathBuf, bool)> {
    if path.is_file() {
        let around = path.ancestors().skip(1).find(|folder| folder.join(MANIFEST).is_file());
        return vec![around.map_or((path.to_owned(), false), |folder| (folder.to_owned(), true))];
    }
    if !path.is_dir() {
        problems.push(Problem::with_file(path, "there is no such file or folder").help("check the path"));
        return Vec::new();
    }
    let inside = path.ancestors().find(|folder| folder.join(MANIFEST).is_file());
    if let Some(folder) = inside {
        return vec![(folder.to_owned(), true)];
    }
    let packs: Vec<(PathBuf, bool)> = folders_in(path, &mut Vec::new())
        .into_iter()
        .filter(|folder| folder.join(MANIFEST).is_file())
        .map(|folder| (folder, true))
        .collect();
    if packs.is_empty() { vec![(path.to_owned(), true)] } else { packs }
}

/// The folders of a folder of mods, by name. A link is none.
fn folders_in(folder: &Path, problems: &mut Vec<Problem>) -> Vec<PathBuf> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            let message = format!("cannot read this folder: {error}");
            problems.push(Problem::with_file(folder, message).help("check its permissions"));
            return Vec::new();
        }
    };
    let mut folders = Vec::new();
    for entry in entries.flatten() {
        let path = entry.path();
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        match entry.file_type() {
            Ok(kind) if kind.is_symlink() && !hidden => {
                let problem = Problem::with_file(&path, "this is a link, and links are not followed");
                problems.push(problem.help("put the folder of the mod itself here"));
            }
            Ok(kind) if kind.is_dir() && !hidden => folders.push(path),
            _ => {}
        }
    }
    folders.sort();
    folders
}
