//! Where a set of cards comes from: the texts that define it, and the packs they stand in. With the texts alone
//! the same set can be made again.

use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{CardSet, Definition, PatchFile, Piece, Problem, Written, read_text};

/// A pack as it was when its cards were loaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackStamp {
    pub id: String,
    pub version: String,
    /// Of everything the game reads of it.
    pub hash: [u8; 32],
}

/// What a set was made from.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    pub packs: Vec<PackStamp>,
    /// What defines cards, keywords, kins, counters and rules, sorted; then the patches, in their order.
    pub texts: Vec<Arc<str>>,
    /// Of all texts.
    pub fingerprint: [u8; 32],
}

impl Origin {
    pub fn of(pieces: &[Piece]) -> Self {
        let mut texts = Vec::new();
        let mut patches = Vec::new();
        for piece in pieces {
            match piece.definition {
                Definition::Card(_)
                | Definition::Keyword(_)
                | Definition::Kin(_)
                | Definition::Counter(_)
                | Definition::Rule(_) => texts.push(Arc::clone(&piece.text)),
                Definition::Patch(_) => patches.push(Arc::clone(&piece.text)),
                Definition::Deck(_)
                | Definition::Scenario(_)
                | Definition::Lesson(_)
                | Definition::Mod(_) => {}
            }
        }
        texts.sort_unstable();
        texts.extend(patches);
        let mut hasher = blake3::Hasher::new();
        for text in &texts {
            hasher.update(&(text.len() as u64).to_le_bytes());
            hasher.update(text.as_bytes());
        }
        Self { packs: Vec::new(), texts, fingerprint: *hasher.finalize().as_bytes() }
    }
}

impl CardSet {
    /// Makes a set from the texts that defined another. Nobody vouches for them, so they are checked as any
    /// others are.
    pub fn from_texts(texts: &[Arc<str>]) -> Result<Self, Vec<Problem>> {
        let mut written = Written::default();
        for (number, text) in texts.iter().enumerate() {
            written.pieces.push(read_text(&PathBuf::from(format!("{}.ron", number + 1)), text)?);
        }
        let pieces = written.pieces.clone();
        for piece in &mut written.pieces {
            let Definition::Card(card) = &mut piece.definition else { continue };
            let patches = pieces.iter().filter_map(|piece| match &piece.definition {
                Definition::Patch(patch) if patch.card == card.name && patch.fits(card).is_ok() => {
                    Some(&**patch)
                }
                _ => None,
            });
            let patches: Vec<&PatchFile> = patches.collect();
            PatchFile::apply_all(&patches, card);
        }
        let problems = written.settle();
        if problems.iter().any(Problem::is_error) { Err(problems) } else { Ok(written.link()) }
    }

    /// The texts that define the set.
    pub fn texts(&self) -> &[Arc<str>] {
        &self.origin.texts
    }

    /// The packs that the cards stand in, where they were loaded as packs.
    pub fn packs(&self) -> &[PackStamp] {
        &self.origin.packs
    }

    /// The set with the packs that its cards stand in.
    #[must_use]
    pub fn stamped(mut self, packs: Vec<PackStamp>) -> Self {
        self.origin = Arc::new(Origin { packs, ..(*self.origin).clone() });
        self
    }

    /// A hash of everything that defines the set.
    pub fn fingerprint(&self) -> [u8; 32] {
        self.origin.fingerprint
    }
}
