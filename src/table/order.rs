//! The order and reach of abilities: precedence (S30), own abilities of a card being played, and
//! abilities that linger after their card has left (S31).

use bevy::prelude::Entity;
use smallvec::SmallVec;

use super::{CardId, CardRef, Entry, Host, Precedence, SpaceId, Table};
use crate::cards::{AbilityId, EventKind, Place, Shape};
use crate::events::{EventId, Flags, GameEvent};
use crate::history::Cause;

/// Places in table order (S30): spaces by column, then the timeline, hands, piles, players, the game.
const TIMELINE: u16 = 10;
const HAND: u16 = 1000;
const PILE: u16 = 2000;
const ELSEWHERE: u16 = 3000;
const PLAYER: u16 = 4000;
const GAME: u16 = 5000;

/// The serials of abilities of cards that are being played and are not in play yet count down from here.
const NOT_IN_PLAY: u32 = u32::MAX;

impl Table<'_, '_> {
    pub fn precedence(&self, entry: &Entry) -> Precedence {
        let def = self.set().ability(entry.ability);
        let (inactive, place) = match entry.host {
            Host::Card(card) => match self.card(card) {
                Some(card) => (card.controller_while_leaving() != self.active(), self.place_in_order(&card)),
                None => (true, GAME),
            },
            Host::Player(player, _) => (player != self.active(), PLAYER),
            Host::Game(at) => (true, GAME + at),
        };
        Precedence::new(def, entry, inactive, place)
    }

    fn place_in_order(&self, card: &CardRef<'_>) -> u16 {
        match card.zone.place() {
            Place::Board => card.zone.as_space().map_or(0, SpaceId::column) as u16,
            Place::Timeline => {
                let at = self.timeline().position(|other| other == card.id());
                TIMELINE + at.unwrap_or(0) as u16
            }
            Place::Hand => HAND,
            Place::Discard => PILE,
            _ => ELSEWHERE,
        }
    }

    /// S31: a card's own Play, Summon and Execute trigger its own abilities, though it is not in play yet.
    pub fn own_entries(&self, event: &GameEvent, modify: bool) -> SmallVec<[Entry; 2]> {
        let mut entries = SmallVec::new();
        if !matches!(event.kind, EventKind::Play | EventKind::Summon | EventKind::Execute) {
            return entries;
        }
        let Some(card) = event.card.and_then(|card| self.card(card)).filter(|card| !card.in_play()) else {
            return entries;
        };
        // A face-down card has no abilities.
        if event.has(Flags::FACE_DOWN) || (event.kind == EventKind::Play && card.def.flip.is_some()) {
            return entries;
        }
        let of_keywords = card.keywords().iter().flat_map(|used| {
            let abilities = self.set().keyword(used.keyword).map_or(&[][..], |keyword| &keyword.abilities);
            abilities.iter().map(move |&ability| (ability, used.number))
        });
        let own = card.def.abilities.iter().map(|&ability| (ability, 0)).chain(of_keywords);
        for (order, (ability, number)) in own.enumerate() {
            let def = self.set().ability(ability);
            let modifies = matches!(def.shape, Shape::Instead | Shape::Deny);
            let reacts = matches!(def.shape, Shape::Whenever | Shape::When);
            if def.kinds.contains(&event.kind) && if modify { modifies } else { reacts } {
                entries.push(virtual_entry(ability, card.id(), number, order as u16));
            }
        }
        entries
    }

    /// S31: an ability whose card left play applies to that leaving, and to what the rules make of it.
    pub fn lingers_for(&self, entry: &Entry, event: EventId) -> bool {
        let Some(card) = entry.host.card() else { return false };
        let mut at = event;
        loop {
            let record = self.history.record(at);
            if record.event.card == Some(card) && is_leaving(record.event.kind) {
                return true;
            }
            // Only what rules of the game, or the event's own steps, make of it.
            let Cause::Event(cause) = record.cause else { return false };
            if record.source.is_some() || cause >= at {
                return false;
            }
            at = cause;
        }
    }
}

fn is_leaving(kind: EventKind) -> bool {
    matches!(
        kind,
        EventKind::Move | EventKind::Leave | EventKind::Die | EventKind::Terminate | EventKind::Discard
    )
}

fn virtual_entry(ability: AbilityId, card: CardId, number: u32, order: u16) -> Entry {
    Entry {
        entity: Entity::PLACEHOLDER,
        serial: NOT_IN_PLAY - u32::from(card.0),
        ability,
        host: Host::Card(card),
        number,
        order,
        lingering: false,
        bound: false,
    }
}
