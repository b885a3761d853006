//! Where packs are looked for: beside the game, in the user's data folder, and where a call says.

use std::path::{Path, PathBuf};

/// The core pack and the folder of mods, below the folder of the game.
const CORE: &str = "cards/core";
const MODS: &str = "mods";

/// Where packs come from.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    pub core: PathBuf,
    /// Folders whose folders are mods.
    pub mods: Vec<PathBuf>,
    /// Packs or files that were named: they come in the place of a mod of the same id, and of the mods
    /// only those are loaded that they need.
    pub named: Vec<PathBuf>,
}

impl Sources {
    /// Beside the program, in the folders above it, in the current folder, then where it was built. Nothing
    /// if there is no core pack anywhere.
    pub fn find() -> Option<Self> {
        let program = std::env::current_exe().ok();
        let above = program.iter().flat_map(|program| program.ancestors().skip(1)).map(Path::to_path_buf);
        let here = std::env::current_dir().ok();
        let built = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let mut homes = above.chain(here.clone()).chain([built]);
        let home = homes.find(|folder| folder.join(CORE).is_dir())?;
        let users = directories::ProjectDirs::from("", "", "bloodless");
        let mut mods = vec![home.join(MODS)];
        mods.extend(here.as_ref().map(|here| here.join(MODS)));
        mods.extend(users.map(|folders| folders.data_dir().join(MODS)));
        // As seen from here, so that problems name files as a person would.
        let seen = |folder: PathBuf| match &here {
            Some(here) => folder.strip_prefix(here).map(Path::to_path_buf).unwrap_or(folder),
            None => folder,
        };
        let mut sources = Self { core: seen(home.join(CORE)), ..Self::default() };
        for folder in mods.into_iter().map(seen) {
            if folder.is_dir() && !sources.mods.iter().any(|known| same(known, &folder)) {
                sources.mods.push(folder);
            }
        }
        Some(sources)
    }

    /// Only the core pack of a folder.
    pub fn core(core: impl Into<PathBuf>) -> Self {
        Self { core: core.into(), ..Self::default() }
    }

    /// With a folder whose folders are mods.
    #[must_use]
    pub fn with_mods(mut self, folder: impl Into<PathBuf>) -> Self {
        self.mods.push(folder.into());
        self
    }

    /// With packs, folders of packs or single files that a call names.
    #[must_use]
    pub fn named(mut self, paths: impl IntoIterator<Item = impl Into<PathBuf>>) -> Self {
        self.named.extend(paths.into_iter().map(Into::into));
        self
    }
}

/// Whether two paths lead to one folder or file.
pub(super) fn same(one: &Path, other: &Path) -> bool {
    one == other || matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}
