//! Entries of a record: each with its length, and a check over itself and all before it.

use crate::history::Given;
use crate::table::PlayerId;

/// A check over an entry and everything before it.
pub type Check = [u8; 8];

/// Length of the payload, kind of the entry.
const HEAD: usize = 4 + 1;
const CHECK: usize = 8;
const CONCEDE: u32 = 1 << 31;

/// What an entry holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<'a> {
    /// The match and its cards; always the first, never again.
    Header(&'a [u8]),
    /// An answer, and the hash of the table it was given at.
    Answer(Given, Check),
    /// Answers were taken back: so many are left.
    TakenBack(u32),
    /// Words beside the match, in a bug report.
    Remark(&'a str),
}

impl Entry<'_> {
    fn kind(&self) -> u8 {
        match self {
            Self::Header(_) => 0,
            Self::Answer(..) => 1,
            Self::TakenBack(_) => 2,
            Self::Remark(_) => 3,
        }
    }

    /// The bytes of the entry after others, and the check that it ends with.
    pub fn write(&self, before: Check) -> (Vec<u8>, Check) {
        let payload = match self {
            Self::Header(header) => header.to_vec(),
            Self::Answer(given, table) => {
                let mut payload = number_of(*given).to_le_bytes().to_vec();
                payload.extend(table);
                payload
            }
            Self::TakenBack(left) => left.to_le_bytes().to_vec(),
            Self::Remark(words) => words.as_bytes().to_vec(),
        };
        let mut bytes = (payload.len() as u32).to_le_bytes().to_vec();
        bytes.push(self.kind());
        bytes.extend(&payload);
        let check = short_hash(&[&before, &bytes]);
        bytes.extend(check);
        (bytes, check)
    }
}

/// The next entry, its check, and what comes after it; nothing if it is not whole and sound.
pub fn read(bytes: &[u8], before: Check) -> Option<(Entry<'_>, Check, &[u8])> {
    let (length, _) = bytes.split_first_chunk::<4>()?;
    let length = u32::from_le_bytes(*length) as usize;
    let (whole, after) = bytes.split_at_checked(HEAD.checked_add(length)?)?;
    let (check, after) = after.split_first_chunk::<CHECK>()?;
    if short_hash(&[&before, whole]) != *check {
        return None;
    }
    let payload = &whole[HEAD..];
    let entry = match whole[HEAD - 1] {
        0 => Entry::Header(payload),
        1 => {
            let (number, table) = payload.split_first_chunk::<4>()?;
            Entry::Answer(given_of(u32::from_le_bytes(*number))?, table.try_into().ok()?)
        }
        2 => Entry::TakenBack(u32::from_le_bytes(payload.try_into().ok()?)),
        3 => Entry::Remark(std::str::from_utf8(payload).ok()?),
        _ => return None,
    };
    Some((entry, *check, after))
}

fn number_of(given: Given) -> u32 {
    match given {
        Given::Choice(number) => u32::from(number),
        Given::Concede(player) => CONCEDE | player.index() as u32,
    }
}

fn given_of(number: u32) -> Option<Given> {
    match number & CONCEDE {
        0 => Some(Given::Choice(u16::try_from(number).ok()?)),
        _ => Some(Given::Concede(PlayerId::seat((number & 1) as usize))),
    }
}

/// The start of a hash, for what is kept beside every answer.
pub fn short_hash(parts: &[&[u8]]) -> Check {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(part);
    }
    let mut short = [0; CHECK];
    short.copy_from_slice(&hasher.finalize().as_bytes()[..CHECK]);
    short
}
