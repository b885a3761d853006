//! Ids of the things on the table: stable through a match, unlike Bevy's entities.

use serde::{Deserialize, Serialize};

use crate::cards::Place;

/// One of the two players, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PlayerId(u8);

impl PlayerId {
    pub const BOTH: [Self; 2] = [Self(0), Self(1)];

    pub fn seat(seat: usize) -> Self {
        Self(u8::from(seat != 0))
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }

    pub fn opponent(self) -> Self {
        Self(1 - self.0)
    }
}

/// A card of this match, by the order in which it came to exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CardId(pub u16);

impl CardId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A space of the board: a player's row, counted from that player's left (S7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SpaceId(u8);

/// How many spaces a row has (S7).
pub const COLUMNS: usize = 4;

impl SpaceId {
    pub fn new(owner: PlayerId, column: usize) -> Self {
        Self(owner.0 * COLUMNS as u8 + (column % COLUMNS) as u8)
    }

    /// A player's row from that player's left to right.
    pub fn row(owner: PlayerId) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..COLUMNS).map(move |column| Self::new(owner, column))
    }

    /// The row of one player, then of the other, each from its own left.
    pub fn all_from(first: PlayerId) -> impl Iterator<Item = Self> + Clone {
        Self::row(first).chain(Self::row(first.opponent()))
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }

    pub fn owner(self) -> PlayerId {
        PlayerId(self.0 / COLUMNS as u8)
    }

    pub fn column(self) -> usize {
        self.0 as usize % COLUMNS
    }

    /// S7: my leftmost space opposes your rightmost.
    pub fn opposing(self) -> Self {
        Self::new(self.owner().opponent(), COLUMNS - 1 - self.column())
    }

    /// So many columns to the right (negative: left) in its row, from its owner's side.
    pub fn beside(self, columns: i32) -> Option<Self> {
        let column = self.column() as i32 + columns;
        (0..COLUMNS as i32).contains(&column).then(|| Self::new(self.owner(), column as usize))
    }
}

/// A zone: a deck, hand, pile, the timeline, or a single space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ZoneId(u8);

impl Default for ZoneId {
    fn default() -> Self {
        Self::TIMELINE
    }
}

const OWNED: [Place; 5] = [Place::MainDeck, Place::BloodDeck, Place::Hand, Place::Discard, Place::Aside];

impl ZoneId {
    pub const COUNT: usize = 19;
    pub const TIMELINE: Self = Self(10);

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// A player's zone of a kind; the timeline is shared, and the board is made of spaces.
    pub fn of(place: Place, owner: PlayerId) -> Self {
        match OWNED.iter().position(|&owned| owned == place) {
            Some(at) => Self(owner.0 * OWNED.len() as u8 + at as u8),
            None => Self::TIMELINE,
        }
    }

    pub fn space(space: SpaceId) -> Self {
        Self(11 + space.0)
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }

    pub fn place(self) -> Place {
        match self.0 {
            at @ 0..10 => OWNED[at as usize % OWNED.len()],
            10 => Place::Timeline,
            _ => Place::Board,
        }
    }

    /// Who owns the zone; places on the timeline belong to whoever put the card there (S8).
    pub fn owner(self) -> Option<PlayerId> {
        match self.0 {
            at @ 0..10 => Some(PlayerId(at / OWNED.len() as u8)),
            10 => None,
            _ => self.as_space().map(SpaceId::owner),
        }
    }

    pub fn as_space(self) -> Option<SpaceId> {
        (self.0 > 10).then(|| SpaceId(self.0 - 11))
    }

    pub fn in_play(self) -> bool {
        self.0 >= 10
    }

    pub fn is_deck(self) -> bool {
        matches!(self.place(), Place::MainDeck | Place::BloodDeck)
    }
}
