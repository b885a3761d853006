//! Chance: the one seeded, portable generator of a match, or a script of what is to come up.

use std::collections::VecDeque;

use chacha20::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde::{Serialize, Serializer};

/// All randomness of a match.
#[derive(Debug)]
pub enum Chance {
    Seeded {
        rng: Box<ChaCha8Rng>,
        seed: u64,
    },
    /// A test's script: each number drawn must be one it names, and all must be used up.
    Scripted(VecDeque<u32>),
}

impl Chance {
    pub fn seeded(seed: u64) -> Self {
        Self::Seeded { rng: Box::new(ChaCha8Rng::seed_from_u64(seed)), seed }
    }

    pub fn scripted(numbers: impl IntoIterator<Item = u32>) -> Self {
        Self::Scripted(numbers.into_iter().collect())
    }

    /// A number below the given one, each with the same chance: the top of the range that would favour
    /// some is thrown away.
    pub fn below(&mut self, end: u32) -> u32 {
        if end <= 1 {
            return 0;
        }
        match self {
            Self::Seeded { rng, .. } => {
                let fair = u32::MAX - u32::MAX % end;
                loop {
                    let drawn = rng.next_u32();
                    if drawn < fair {
                        return drawn % end;
                    }
                }
            }
            Self::Scripted(numbers) => numbers.pop_front().unwrap_or(0) % end,
        }
    }

    /// S12: a uniform random order (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        if matches!(self, Self::Scripted(numbers) if numbers.is_empty()) {
            return;
        }
        for end in (1..items.len()).rev() {
            let other = self.below(end as u32 + 1) as usize;
            items.swap(end, other);
        }
    }

    /// Whether a script was used up.
    pub fn is_used_up(&self) -> bool {
        matches!(self, Self::Scripted(numbers) if numbers.is_empty())
    }
}

impl Clone for Chance {
    /// A copy goes on with the same numbers.
    fn clone(&self) -> Self {
        match self {
            Self::Seeded { rng, seed } => {
                let mut copy = ChaCha8Rng::seed_from_u64(*seed);
                copy.set_word_pos(rng.get_word_pos());
                Self::Seeded { rng: Box::new(copy), seed: *seed }
            }
            Self::Scripted(numbers) => Self::Scripted(numbers.clone()),
        }
    }
}

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seeded { rng, seed } => (seed, rng.get_word_pos()).serialize(serializer),
            Self::Scripted(numbers) => numbers.serialize(serializer),
        }
    }
}
