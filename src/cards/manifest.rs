//! The manifest of a pack, `mod.ron`: what it is called, and what it needs beside it.

use serde::Deserialize;

use super::PackName;

language! {
    /// What a pack is and what it stands beside. Versions and ranges are those of semver: `1.2.0`, `>=1.0, <2.0`.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(rename = "Mod", deny_unknown_fields)]
    pub struct ModFile {
        /// The name of its folder: small letters, digits and `-`.
        pub id: PackName,
        /// Its own version.
        pub version: String,
        /// The versions of the game it works with.
        pub game: String,
        /// What it is called, for people.
        #[serde(default)]
        pub name: Option<String>,
        /// Who made it.
        #[serde(default)]
        pub authors: Vec<String>,
        /// Packs it cannot do without, loaded before it: `("other", ">=1.0")`.
        #[serde(default)]
        pub requires: Vec<(PackName, String)>,
        /// Packs it makes use of where they are there, loaded before it.
        #[serde(default)]
        pub optional: Vec<(PackName, String)>,
        /// Packs it does not work with.
        #[serde(default)]
        pub conflicts: Vec<(PackName, String)>,
        /// Packs that are loaded before it where they are there.
        #[serde(default)]
        pub load_after: Vec<PackName>,
    }
}
