//! The files of a pack: a list made without following a link, and the only way to read one.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use crate::cards::Problem;

/// A pack with more files than this is not loaded.
pub const MOST_FILES: usize = 5_000;
/// Folders inside each other, the pack's own not counted.
pub const DEEPEST_FOLDER: usize = 8;
/// A RON or language file larger than this is not read.
pub const LARGEST_TEXT: u64 = 256 * 1024;
/// A pack whose files are larger than this in all is not loaded.
pub const LARGEST_PACK: u64 = 256 * 1024 * 1024;

/// Every file of a pack that may be read. A path that a card or manifest names is only ever looked up
/// here, so nothing outside the folder can be reached, however it is written.
#[derive(Clone, Debug, Default)]
pub(super) struct PackFiles {
    pub folder: PathBuf,
    pub files: Vec<PackFile>,
}

#[derive(Clone, Debug)]
pub(super) struct PackFile {
    /// Below the folder, with `/` on every system.
    pub name: String,
    pub path: PathBuf,
    pub bytes: u64,
}

impl PackFile {
    pub fn ends_with(&self, ending: &str) -> bool {
        self.name.rsplit_once('.').is_some_and(|(_, end)| end.eq_ignore_ascii_case(ending))
    }
}

/// A pack that has too much of something.
pub(super) struct TooMuch(pub Box<Problem>);

impl PackFiles {
    /// Lists a folder. What cannot be used is a problem and left out; too much refuses the pack.
    pub fn list(folder: &Path, problems: &mut Vec<Problem>) -> Result<Self, TooMuch> {
        let mut listed = Self { folder: folder.to_owned(), files: Vec::new() };
        let mut seen = 0;
        listed.descend(folder, "", 0, &mut seen, problems)?;
        let bytes = listed.files.iter().fold(0_u64, |sum, file| sum.saturating_add(file.bytes));
        if bytes > LARGEST_PACK {
            let message = format!("the pack has {bytes} bytes; at most {LARGEST_PACK} are loaded");
            let problem = Problem::with_file(folder, message).help("leave out what is not used");
            return Err(TooMuch(problem.into()));
        }
        listed.files.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(listed)
    }

    fn descend(
        &mut self,
        folder: &Path,
        prefix: &str,
        depth: usize,
        seen: &mut usize,
        problems: &mut Vec<Problem>,
    ) -> Result<(), TooMuch> {
        let entries = match std::fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => {
                let message = format!("cannot read this folder: {error}");
                problems.push(Problem::with_file(folder, message).help("check its permissions"));
                return Ok(());
            }
        };
        for entry in entries.flatten() {
            let path = entry.path();
            let mut problem = |message: &str, help: &str| {
                problems.push(Problem::with_file(&path, message).help(help));
            };
            *seen += 1;
            if *seen > MOST_FILES {
                let message = format!("the pack has more than {MOST_FILES} files and folders");
                let problem = Problem::with_file(&self.folder, message).help("split it into several packs");
                return Err(TooMuch(problem.into()));
            }
            let file_name = entry.file_name();
            let Some(name) = file_name.to_str() else {
                problem("the name of this file is not UTF-8", "rename it with plain letters");
                continue;
            };
            if name.starts_with('.') {
                continue;
            }
            if let Some(why) = unusable(name) {
                problem(
                    &format!("the name of this file {why}"),
                    "rename it so that every system can hold it",
                );
                continue;
            }
            // The kind of the entry itself: a link is a link, whatever it leads to.
            let Ok(kind) = entry.file_type() else { continue };
            let name = format!("{prefix}{name}");
            if kind.is_symlink() {
                problem("this is a link, and links are not followed", "put the file itself into the pack");
            } else if kind.is_dir() && depth >= DEEPEST_FOLDER {
                let message = format!("folders are read {DEEPEST_FOLDER} deep, and this one lies deeper");
                problem(&message, "move what is in it up");
            } else if kind.is_dir() {
                self.descend(&path, &format!("{name}/"), depth + 1, seen, problems)?;
            } else if kind.is_file() {
                let bytes = entry.metadata().map_or(0, |about| about.len());
                self.files.push(PackFile { name, path, bytes });
            } else {
                problem("this is no ordinary file", "take it out of the pack");
            }
        }
        Ok(())
    }

    pub fn find(&self, name: &str) -> Option<&PackFile> {
        self.files.binary_search_by(|file| file.name.as_str().cmp(name)).ok().map(|at| &self.files[at])
    }

    /// The files below one of the folders with a fixed name.
    pub fn below(&self, folder: &str) -> impl Iterator<Item = &PackFile> {
        let prefix = format!("{folder}/");
        self.files.iter().filter(move |file| file.name.starts_with(&prefix))
    }

    /// The files that define something: `.ron`, anywhere but in the folders with a fixed name.
    pub fn definitions(&self) -> impl Iterator<Item = &PackFile> {
        let fixed = ["art/", "sounds/", "lang/"];
        self.files.iter().filter(move |file| {
            file.ends_with("ron") && !fixed.iter().any(|folder| file.name.starts_with(folder))
        })
    }

    /// A hash of everything the game reads of the pack: sorted names and bytes.
    pub fn hash(&self) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new();
        for file in &self.files {
            let used = file.ends_with("ron")
                || ["art/", "sounds/", "lang/"].iter().any(|at| file.name.starts_with(at));
            let Ok(bytes) = (if used { read(&file.path, LARGEST_PACK) } else { continue }) else { continue };
            hasher.update(&(file.name.len() as u64).to_le_bytes());
            hasher.update(file.name.as_bytes());
            hasher.update(&(bytes.len() as u64).to_le_bytes());
            hasher.update(&bytes);
        }
        *hasher.finalize().as_bytes()
    }
}

/// Reads a file up to a size, whatever its folder said of it a moment ago.
pub(super) fn read(path: &Path, most: u64) -> Result<Vec<u8>, Box<Problem>> {
    let unreadable = |error: std::io::Error| {
        Problem::with_file(path, format!("cannot read this file: {error}")).help("check its permissions")
    };
    let file = File::open(path).map_err(unreadable)?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > most {
        return Err(too_large(path, most).into());
    }
    Ok(bytes)
}

pub(super) fn too_large(path: &Path, most: u64) -> Problem {
    let most = match most {
        bytes if bytes % (1024 * 1024) == 0 => format!("{} MiB", bytes / (1024 * 1024)),
        bytes => format!("{} KiB", bytes / 1024),
    };
    Problem::with_file(path, format!("this file is larger than {most}")).help("make it smaller")
}

/// Reads a text file of a pack.
pub(super) fn read_text(file: &PackFile) -> Result<String, Box<Problem>> {
    if file.bytes > LARGEST_TEXT {
        return Err(too_large(&file.path, LARGEST_TEXT).into());
    }
    String::from_utf8(read(&file.path, LARGEST_TEXT)?).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(&error.as_bytes()[..good]).into_owned();
        Problem::at(&file.path, &text, good..good, "from here on this is not UTF-8 text")
            .help("save the file as UTF-8")
            .into()
    })
}

/// Why a file cannot have this name on some system.
pub(super) fn unusable(name: &str) -> Option<&'static str> {
    const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];
    let stem = name.split('.').next().unwrap_or(name).trim_end().to_ascii_lowercase();
    let device = DEVICES.iter().any(|device| match stem.strip_prefix(device) {
        Some("") => !matches!(*device, "com" | "lpt"),
        Some(digit) => {
            matches!(*device, "com" | "lpt") && digit.len() == 1 && digit.as_bytes()[0].is_ascii_digit()
        }
        None => false,
    });
    if device {
        return Some("is the name of a device on Windows");
    }
    if name.chars().any(|letter| letter.is_control() || "\\/:*?\"<>|".contains(letter)) {
        return Some("has a letter that not every system allows");
    }
    (name.ends_with([' ', '.']) || name.starts_with(' ')).then_some("starts or ends with a space or a dot")
}
