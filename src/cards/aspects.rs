//! Aspects of the table: what a passive reads, and what an event changes.

/// A set of aspects. A passive needs reckoning again only when something it reads has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aspects(u16);

impl Aspects {
    /// Which cards are in play, and where.
    pub const BOARD: Self = Self(1);
    /// Lasting changes, texts, faces, memories and links of cards in play.
    pub const STATE: Self = Self(1 << 1);
    pub const COUNTERS: Self = Self(1 << 2);
    pub const DAMAGE: Self = Self(1 << 3);
    /// Blood, draws and turn skips.
    pub const PLAYERS: Self = Self(1 << 4);
    pub const POOL: Self = Self(1 << 5);
    /// Whose turn it is, the phase, what was done this turn.
    pub const TURN: Self = Self(1 << 6);
    /// Hands, decks and piles.
    pub const ZONES: Self = Self(1 << 7);
    /// What has happened: changes with every event.
    pub const HISTORY: Self = Self(1 << 8);
    pub const COUNT: usize = 9;

    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn touches(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The aspects one by one, as bits.
    pub fn bits(self) -> impl Iterator<Item = usize> {
        (0..Self::COUNT).filter(move |bit| self.0 & 1 << bit != 0)
    }

    pub fn of_bit(bit: usize) -> Self {
        Self(1 << bit)
    }

    /// What a passive reads, found in its written form so that no place where it can be nested is missed.
    /// Which cards are in play and how they are matters to all of them.
    pub(super) fn read_by(written: &str) -> Self {
        const WORDS: [(Aspects, &[&str]); 7] = [
            (Aspects::COUNTERS, &["Counters", "counter: Some"]),
            (Aspects::DAMAGE, &["DamageOn", "damaged: Some", "Health", "health: Some"]),
            (Aspects::PLAYERS, &["Blood(", "Draws(", "TurnSkips(", "CountersOf", "playable: Some"]),
            (Aspects::POOL, &["Pool"]),
            (Aspects::TURN, &["Turn", "Phase", "Active", "Inactive", "_this_turn: Some"]),
            (Aspects::ZONES, &["Hand", "Discard", "Deck", "Aside", "playable: Some"]),
            (Aspects::HISTORY, &["ThisTurn", "ThisMatch"]),
        ];
        let found = WORDS.into_iter().filter(|(_, words)| words.iter().any(|word| written.contains(word)));
        found.fold(Self::BOARD.and(Self::STATE), |all, (aspect, _)| all.and(aspect))
    }
}
