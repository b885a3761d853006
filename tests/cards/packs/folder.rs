//! A game in a temporary folder: a small core pack and the mods that a test writes.

use std::path::{Path, PathBuf};

use bloodless::cards::{Name, Problem};
use bloodless::mods::{Loaded, Pack, Sources, load};
use tempfile::TempDir;

/// The folder of a game.
pub struct Folder(TempDir);

const CORE: [(&str, &str); 5] = [
    ("mod.ron", r#"Mod(id: "core", version: "0.1.0", game: "*")"#),
    (
        "flask.ron",
        r#"Card(name: "blood-flask", kind: Flask(health: 1, defense: 0, power: 0), limit: Unlimited)"#,
    ),
    (
        "gnat.ron",
        r#"Card(
    name: "gnat",
    kind: Creature(health: 1, defense: 1, power: 1),
    kin: "insect",
    cost: 1,
    keywords: ["flying"],
    abilities: [
        Whenever(Enters(creature: (this: true)), [Draw(player: You)]),
        Whenever(Dies(creature: (this: true)), [GainBlood(player: You, amount: 1)]),
    ],
)"#,
    ),
    ("insect.ron", r#"Kin(name: "insect")"#),
    ("flying.ron", r#"Keyword(name: "flying")"#),
];

/// A card that is right.
pub fn card(name: &str) -> String {
    format!("Card(name: \"{name}\", kind: Creature(health: 1, defense: 0, power: 1), cost: 1)")
}

impl Folder {
    /// With the core pack and no mods.
    pub fn new() -> Self {
        let folder = Self(tempfile::tempdir().unwrap());
        for (name, text) in CORE {
            folder.write(&format!("cards/core/{name}"), text);
        }
        folder
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> &Self {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
        self
    }

    /// Writes the manifest of a mod, with further fields.
    pub fn manifest(&self, id: &str, more: &str) -> &Self {
        let text =
            format!("Mod(\n    id: \"{id}\",\n    version: \"1.2.0\",\n    game: \"*\",\n    {more}\n)");
        self.write(&format!("mods/{id}/mod.ron"), text)
    }

    pub fn sources(&self) -> Sources {
        let mods = self.path("mods");
        std::fs::create_dir_all(&mods).unwrap();
        Sources::core(self.path("cards/core")).with_mods(mods)
    }

    pub fn load(&self) -> Found {
        Found(load(&self.sources()))
    }

    pub fn load_named(&self, paths: &[&str]) -> Found {
        Found(load(&self.sources().named(paths.iter().map(|name| self.path(name)))))
    }
}

/// What was loaded, asked as a test asks.
pub struct Found(pub Loaded);

impl Found {
    pub fn has_card(&self, name: &str) -> bool {
        self.0.set.find(Name::new(name)).is_some()
    }

    pub fn pack(&self, id: &str) -> &Pack {
        self.0.packs.iter().find(|pack| pack.id == id).unwrap()
    }

    /// The ids of the packs that are loaded, in order.
    pub fn order(&self) -> Vec<&str> {
        let loaded = self.0.packs.iter().filter(|pack| pack.why_not.is_none());
        loaded.map(|pack| pack.id.as_str()).collect()
    }

    fn said(&self) -> String {
        self.0.problems.iter().map(|problem| format!("{problem}\n")).collect()
    }

    #[track_caller]
    pub fn is_well(&self) -> &Self {
        assert!(self.0.problems.is_empty(), "{}", self.said());
        self
    }

    /// There is exactly one problem with these words, in this file, with something to do about it.
    #[track_caller]
    pub fn complains(&self, file: &str, words: &str) -> &Problem {
        let fits = |problem: &&Problem| {
            problem.file.ends_with(Path::new(file))
                && (problem.message.contains(words) || problem.help.iter().any(|help| help.contains(words)))
        };
        let found: Vec<&Problem> = self.0.problems.iter().filter(fits).collect();
        assert_eq!(found.len(), 1, "`{words}` in {file}; all that was said:\n{}", self.said());
        assert!(found[0].help.is_some(), "nothing says what to do:\n{}", found[0]);
        found[0]
    }
}
