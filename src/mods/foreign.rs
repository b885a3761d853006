//! What a pack may speak of: its own names, those of the core pack, and those of packs that it asks for.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use super::files::PackFiles;
use super::manifest::{Candidate, Origin};
use crate::cards::shape::Role;
use crate::cards::{Definition, Name, Piece, Problem, Unread};

/// The packs that were found, and which of them are loaded.
pub(super) struct Neighbours<'a> {
    pub found: &'a [Candidate],
    pub order: &'a [usize],
    pub owners: &'a HashMap<PathBuf, usize>,
}

type Definers = HashMap<(Role, Name), BTreeSet<usize>>;

impl Neighbours<'_> {
    /// Leaves out every piece that speaks of what only a pack has that its own does not ask for. It is the
    /// same whether that pack is loaded now or not: another day it may not be.
    pub fn refuse_foreign_names(
        &self,
        pieces: &mut Vec<Piece>,
        unread: &mut Vec<Unread>,
        problems: &mut Vec<Problem>,
        read: impl Fn(&PackFiles) -> Vec<Piece>,
    ) {
        let mods = self.found.iter().filter(|pack| pack.origin != Origin::Core && pack.manifest.is_some());
        if mods.count() < 2 {
            return;
        }
        let mut definers: Definers = HashMap::new();
        for piece in pieces.iter() {
            let defined = key_of(piece).zip(self.owners.get(&piece.file));
            defined.map(|(key, &owner)| definers.entry(key).or_default().insert(owner));
        }
        for unread in unread.iter() {
            let defined = unread.defines().zip(self.owner_of(&unread.file));
            defined.map(|(key, owner)| definers.entry(key).or_default().insert(owner));
        }
        let waiting = (0..self.found.len()).filter(|at| !self.order.contains(at));
        for at in waiting.filter(|&at| self.found[at].manifest.is_some()) {
            for key in read(&self.found[at].files).iter().filter_map(key_of) {
                definers.entry(key).or_default().insert(at);
            }
        }
        pieces.retain(|piece| {
            let own = self.owners.get(&piece.file).copied();
            let Some(own) = own.filter(|&own| self.found[own].origin != Origin::Core) else { return true };
            let told = self.foreign_names(piece, own, &definers);
            if told.is_empty() {
                return true;
            }
            problems.extend(told.iter().cloned());
            let (file, text) = (piece.file.clone(), piece.text.clone());
            unread.push(Unread { file, text, understood: Some((*piece.mark).clone()), problems: told });
            false
        });
    }

    fn foreign_names(&self, piece: &Piece, own: usize, definers: &Definers) -> Vec<Problem> {
        // A patch says itself which pack it waits for.
        if matches!(piece.definition, Definition::Patch(_)) {
            return Vec::new();
        }
        let asked = self.asked_for(own);
        let (mut said, mut told) = (BTreeSet::new(), Vec::new());
        piece.mark.walk(&mut |mark| {
            let Some((role, name)) = mark.name() else { return };
            let roles: &[Role] = if role == Role::CardOrKin { &[Role::Card, Role::Kin] } else { &[role] };
            let by: Vec<usize> =
                roles.iter().filter_map(|role| definers.get(&(*role, name))).flatten().copied().collect();
            let there = by.iter().any(|pack| asked.contains(pack));
            let Some(&other) = by.first().filter(|_| !there && said.insert(name.as_str())) else { return };
            let (here, other) = (self.found[own].id(), &self.found[other]);
            let (word, id) = (role.word(), other.id());
            let version = other.manifest.as_ref().map(|known| known.version.to_string()).unwrap_or_default();
            let message =
                format!("the {word} `{name}` is of the mod `{id}`, which `{here}` does not ask for");
            let help = format!("add requires: [(\"{id}\", \">={version}\")] to mod.ron");
            told.push(piece.problem(mark.span.clone(), message).help(help));
        });
        told
    }

    /// A pack, the core pack, and all that it asks for, directly or not.
    fn asked_for(&self, pack: usize) -> BTreeSet<usize> {
        let core = (0..self.found.len()).filter(|&at| self.found[at].origin == Origin::Core);
        let mut asked: BTreeSet<usize> = core.chain([pack]).collect();
        let mut next = vec![pack];
        while let Some(at) = next.pop() {
            let Some(manifest) = &self.found[at].manifest else { continue };
            for (id, _) in manifest.requires.iter().chain(&manifest.optional) {
                let known = (0..self.found.len()).filter(|&other| self.found[other].id() == id.as_str());
                next.extend(known.filter(|&other| asked.insert(other)));
            }
        }
        asked
    }

    fn owner_of(&self, file: &Path) -> Option<usize> {
        self.found.iter().position(|pack| file.starts_with(&pack.files.folder))
    }
}

/// What a piece defines that others can speak of.
fn key_of(piece: &Piece) -> Option<(Role, Name)> {
    let role = match piece.definition {
        Definition::Card(_) => Role::Card,
        Definition::Keyword(_) => Role::Keyword,
        Definition::Kin(_) => Role::Kin,
        Definition::Counter(_) => Role::Counter,
        _ => return None,
    };
    Some((role, piece.definition.name()))
}
