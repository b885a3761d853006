//! The players, cards, spaces and zones of a match, as one player may name them.

use std::borrow::Cow;

use crate::cards::{Name, Place};
use crate::events::EventId;
use crate::history::Game;
use crate::table::{CardId, PlayerId, SpaceId, ZoneId};
use crate::text::Tongue;
use crate::text::phrase::{Args, Phrase};
use crate::text::printable;

/// The players and cards of a match in a language, as one player (or, without one, everyone together) may
/// name them.
#[derive(Clone)]
pub struct Cast {
    pub tongue: Tongue,
    viewer: Option<PlayerId>,
    players: [String; 2],
    cards: Vec<Known>,
    /// What cards were up to and with an event, the oldest first; of most matches nothing.
    been: Vec<(CardId, EventId, Known)>,
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
    pub fn of(game: &mut Game, viewer: Option<PlayerId>, tongue: &Tongue) -> Self {
        let players = [0, 1].map(|seat: usize| printable(&game.setup().seats[seat].name));
        let known = |own: Name, of: Name| if of == own { Known::Name(own) } else { Known::Copy { of, own } };
        let been = game.table(|table| {
            let name = |def| table.set().card(def).name;
            let been = table.history.been().iter().filter_map(|was| {
                let own = name(table.card(was.card)?.card.def);
                Some((was.card, was.until, known(own, name(was.def))))
            });
            been.collect()
        });
        let cards = game.table(|table| {
            let cards = (0..table.places.cards_ever()).map(|at| match table.card(CardId(at as u16)) {
                Some(card)
                    if card.face_down() && viewer.is_some_and(|viewer| viewer != card.controller()) =>
                {
                    Known::FaceDown
                }
                Some(card) => {
                    let own = table.set().card(card.card.def).name;
                    known(own, card.def.name)
                }
                None => Known::Gone,
            });
            cards.collect()
        });
        let (cards, been) = (cards.unwrap_or_default(), been.unwrap_or_default());
        Self { tongue: tongue.clone(), viewer, players, cards, been }
    }

    /// The same with the names that the cards had when an event happened. What lies face-down now stays hidden
    /// (S48).
    pub fn then(&self, event: EventId) -> Cow<'_, Self> {
        if self.been.iter().all(|(_, until, _)| *until < event) {
            return Cow::Borrowed(self);
        }
        let mut then = self.clone();
        // The oldest that reaches to the event is what the card was.
        for (card, _, was) in self.been.iter().rev().filter(|(_, until, _)| event <= *until) {
            match then.cards.get_mut(card.index()) {
                Some(known) if !matches!(known, Known::FaceDown | Known::Gone) => *known = *was,
                _ => {}
            }
        }
        Cow::Owned(then)
    }

    /// The same without the players' names.
    #[must_use]
    pub fn nameless(self) -> Self {
        Self { players: [0, 1].map(crate::history::nameless), ..self }
    }

    /// A card by its name; without an id it is one that the player may not know.
    pub fn card(&self, card: Option<CardId>) -> String {
        self.card_phrase(card).text
    }

    /// The same, with what verbs and adjectives agree with.
    pub(super) fn card_phrase(&self, card: Option<CardId>) -> Phrase {
        let tongue = &self.tongue;
        let named = |name: Name| {
            let (gender, many) = tongue.card_gender(name);
            Phrase { text: tongue.card_name(name), gender, many, ..Phrase::default() }
        };
        match card.and_then(|card| self.cards.get(card.index())) {
            Some(Known::Name(name)) => named(*name),
            Some(Known::Copy { of, own }) => {
                let own = named(*own);
                let args = Args::new().text("own", &own.text).text("of", &tongue.card_name(*of));
                Phrase { text: tongue.say_of("cast-copy", &args), ..own }
            }
            Some(Known::FaceDown) => self.face_down(),
            Some(Known::Gone) | None => tongue.phrase("cast-unknown", &Args::new()),
        }
    }

    pub(super) fn face_down(&self) -> Phrase {
        self.tongue.phrase("cast-face-down", &Args::new())
    }

    pub fn player(&self, player: PlayerId) -> &str {
        &self.players[player.index()]
    }

    pub(super) fn say(&self, id: &str, args: &Args) -> String {
        self.tongue.say_of(id, args)
    }

    pub(super) fn word(&self, id: &str) -> String {
        self.tongue.say(id, &Args::new())
    }

    fn whose(&self, player: PlayerId) -> Args {
        let owner = if self.viewer == Some(player) { "you" } else { "other" };
        Args::new().with("owner", owner).text("who", self.player(player)).with("who-number", "one")
    }

    /// Spaces are counted from their owner's left (S7).
    pub fn space(&self, space: SpaceId) -> String {
        self.say("cast-space", &self.whose(space.owner()).with("column", space.column() as u32 + 1))
    }

    pub fn zone(&self, zone: ZoneId) -> String {
        if let Some(space) = zone.as_space() {
            return self.space(space);
        }
        let id = match zone.place() {
            Place::MainDeck => "zone-main-deck",
            Place::BloodDeck => "zone-blood-deck",
            Place::Hand => "zone-hand",
            Place::Discard => "zone-discard",
            Place::Aside => "zone-aside",
            Place::Timeline => "zone-timeline",
            Place::Board => "zone-board",
        };
        let args = zone.owner().map_or_else(Args::new, |owner| self.whose(owner));
        self.say(id, &args.with("way", "bare"))
    }
}
