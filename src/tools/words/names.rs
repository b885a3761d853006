//! Names of cards, players, spaces and zones in plain English, as one player may know them.

use crate::cards::{Name, Place};
use crate::history::Game;
use crate::table::{CardId, PlayerId, SpaceId, ZoneId};

/// Little words are not capitalised inside a name.
const LITTLE: [&str; 8] = ["of", "the", "to", "a", "an", "and", "in", "for"];

/// `ant-queen` as a player reads it: `Ant Queen`.
pub fn title(name: Name) -> String {
    let mut said = String::new();
    for (at, word) in printable(name.as_str()).split('-').filter(|word| !word.is_empty()).enumerate() {
        if at > 0 {
            said.push(' ');
        }
        let mut letters = word.chars();
        match letters.next() {
            Some(first) if at == 0 || !LITTLE.contains(&word) => {
                said.extend(first.to_uppercase());
                said.push_str(letters.as_str());
            }
            _ => said.push_str(word),
        }
    }
    said
}

/// A name out of a file, without what could steer the terminal.
pub fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(40).collect()
}

/// `1 card`, `2 cards`.
pub fn plural(count: impl Into<u64>, one: &str) -> String {
    let count = count.into();
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}

/// The players and cards of a match, as one player (or, without one, everyone together) may name them.
pub struct Cast {
    viewer: Option<PlayerId>,
    players: [String; 2],
    cards: Vec<Known>,
}

#[derive(Clone, Copy)]
enum Known {
    Name(Name),
    /// It has become a copy of another.
    Copy {
        of: Name,
        own: Name,
    },
    /// S43: only its controller may look.
    FaceDown,
    /// It does not exist any more.
    Gone,
}

impl Cast {
    pub fn of(game: &mut Game, viewer: Option<PlayerId>) -> Self {
        let players = [0, 1].map(|seat: usize| printable(&game.setup().seats[seat].name));
        let cards = game.table(|table| {
            let cards = (0..table.places.cards_ever()).map(|at| match table.card(CardId(at as u16)) {
                Some(card)
                    if card.face_down() && viewer.is_some_and(|viewer| viewer != card.controller()) =>
                {
                    Known::FaceDown
                }
                Some(card) => {
                    let own = table.set().card(card.card.def).name;
                    let of = card.def.name;
                    if of == own { Known::Name(own) } else { Known::Copy { of, own } }
                }
                None => Known::Gone,
            });
            cards.collect()
        });
        Self { viewer, players, cards: cards.unwrap_or_default() }
    }

    /// A card by its Name; without an id it is one that the player may not know.
    pub fn card(&self, card: Option<CardId>) -> String {
        match card.and_then(|card| self.cards.get(card.index())) {
            Some(Known::Name(name)) => title(*name),
            Some(Known::Copy { of, own }) => format!("{} (as {})", title(*own), title(*of)),
            Some(Known::FaceDown) => "a face-down card".into(),
            Some(Known::Gone) | None => "a card".into(),
        }
    }

    pub fn player(&self, player: PlayerId) -> &str {
        &self.players[player.index()]
    }

    fn whose(&self, player: PlayerId) -> String {
        if self.viewer == Some(player) { "your".into() } else { format!("{}'s", self.player(player)) }
    }

    /// Spaces are counted from their owner's left (S7).
    pub fn space(&self, space: SpaceId) -> String {
        format!("{} space {}", self.whose(space.owner()), space.column() + 1)
    }

    pub fn zone(&self, zone: ZoneId) -> String {
        if let Some(space) = zone.as_space() {
            return self.space(space);
        }
        let place = place_words(zone.place());
        zone.owner().map_or_else(|| place.into(), |owner| format!("{} {}", self.whose(owner), bare(place)))
    }
}

fn place_words(place: Place) -> &'static str {
    match place {
        Place::MainDeck => "the main deck",
        Place::BloodDeck => "the blood deck",
        Place::Hand => "the hand",
        Place::Discard => "the discard pile",
        Place::Aside => "the cards set aside",
        Place::Timeline => "the timeline",
        Place::Board => "the board",
    }
}

fn bare(place: &str) -> &str {
    place.strip_prefix("the ").unwrap_or(place)
}
