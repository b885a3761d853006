//! The start of a record: the match, the versions it was played with, and the cards themselves, so that it can
//! be replayed when packs have changed or gone.

use std::io::{Read, Write};
use std::sync::Arc;

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};

use super::{RULES_VERSION, RecordError};
use crate::cards::{CardSet, PackStamp};
use crate::table::MatchSetup;

/// The texts of the cards of a match are not larger than this.
const LARGEST_CARDS: u64 = 8 * 1024 * 1024;

/// Something that is different now from when a match was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    Rules { then: u32, now: u32 },
    PackGone { id: String, version: String },
    PackVersion { id: String, then: String, now: String },
    PackChanged { id: String },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    pub rules: u32,
    /// The version of the game that wrote it.
    pub game: String,
    pub packs: Vec<PackStamp>,
    pub setup: MatchSetup,
    /// Of the cards.
    pub fingerprint: [u8; 32],
    /// The texts that define the cards, packed.
    pub cards: Vec<u8>,
}

impl Header {
    pub fn of(set: &CardSet, setup: &MatchSetup) -> std::io::Result<Self> {
        Ok(Self {
            rules: RULES_VERSION,
            game: env!("CARGO_PKG_VERSION").into(),
            packs: set.packs().to_vec(),
            setup: setup.clone(),
            fingerprint: set.fingerprint(),
            cards: pack(set.texts())?,
        })
    }

    /// The cards of the match: the installed ones if they are the same, else those the record carries.
    pub fn cards(&self, installed: &Arc<CardSet>) -> Result<Arc<CardSet>, RecordError> {
        if installed.fingerprint() == self.fingerprint {
            return Ok(Arc::clone(installed));
        }
        let texts = unpack(&self.cards).ok_or(RecordError::DamagedSetup)?;
        // The check of the entry was right, so these are the texts that were written: for another game.
        let set = CardSet::from_texts(&texts).map_err(|_| RecordError::OtherCards)?;
        if set.fingerprint() != self.fingerprint {
            return Err(RecordError::OtherCards);
        }
        Ok(Arc::new(set))
    }

    /// What is different now from when the match was played.
    pub fn differences(&self, installed: &CardSet) -> Vec<Difference> {
        let mut found = Vec::new();
        if self.rules != RULES_VERSION {
            found.push(Difference::Rules { then: self.rules, now: RULES_VERSION });
        }
        for PackStamp { id, version, hash } in &self.packs {
            let (id, version) = (id.clone(), version.clone());
            match installed.packs().iter().find(|now| now.id == id) {
                None => found.push(Difference::PackGone { id, version }),
                Some(now) if now.version != version => {
                    found.push(Difference::PackVersion { id, then: version, now: now.version.clone() });
                }
                Some(now) if now.hash != *hash => found.push(Difference::PackChanged { id }),
                Some(_) => {}
            }
        }
        found
    }
}

fn pack(texts: &[Arc<str>]) -> std::io::Result<Vec<u8>> {
    let plain: Vec<&str> = texts.iter().map(|text| &**text).collect();
    let plain = postcard::to_allocvec(&plain).map_err(std::io::Error::other)?;
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
    packed.write_all(&plain)?;
    packed.finish()
}

/// However little it is packed into, no more than the limit is unpacked.
fn unpack(packed: &[u8]) -> Option<Vec<Arc<str>>> {
    let mut plain = Vec::new();
    DeflateDecoder::new(packed).take(LARGEST_CARDS + 1).read_to_end(&mut plain).ok()?;
    if plain.len() as u64 > LARGEST_CARDS {
        return None;
    }
    let texts: Vec<&str> = postcard::from_bytes(&plain).ok()?;
    Some(texts.into_iter().map(Arc::from).collect())
}
