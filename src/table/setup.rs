//! Setting up a match: players, zones, cards and the rules of the game as entities (S13, S14).

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{
    AbilityIndex, Card, CardId, Cards, Counters, Places, Player, PlayerId, Serials, Zone, ZoneCards, ZoneId,
    clear_table, create,
};
use crate::cards::{CardSet, Deck, DeckFault, DefId, Place, Position};
use crate::decisions::PendingDecision;
use crate::effects::{activate_rules, reckon_printed};
use crate::events::{Bindings, EventQueue};
use crate::history::{Chance, History};
use crate::turn::{Pool, Turn, shuffle_all};

/// Everything a match starts from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchSetup {
    pub seed: u64,
    pub seats: [Seat; 2],
    /// Who starts; by chance unless chosen (S14).
    pub first: Option<PlayerId>,
}

/// A player's name and deck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seat {
    pub name: String,
    pub deck: Deck,
}

impl MatchSetup {
    pub fn new(seed: u64, decks: [Deck; 2]) -> Self {
        let [one, other] = decks;
        let seat = |name: &str, deck| Seat { name: name.into(), deck };
        Self { seed, seats: [seat("Player 1", one), seat("Player 2", other)], first: None }
    }

    pub fn decks(&self) -> [Deck; 2] {
        self.seats.each_ref().map(|seat| seat.deck.clone())
    }

    /// S13: every reason why the match cannot be played, by seat.
    pub fn faults(&self, set: &CardSet) -> Vec<(PlayerId, DeckFault)> {
        let faults = |player: PlayerId| self.seats[player.index()].deck.faults(set).into_iter();
        PlayerId::BOTH
            .into_iter()
            .flat_map(|player| faults(player).map(move |fault| (player, fault)))
            .collect()
    }
}

/// Puts a new match into a world that has the card set; decks are shuffled, nothing is drawn yet.
pub fn set_up(world: &mut World, setup: &MatchSetup) {
    clear_table(world);
    empty_table(world);
    world.insert_resource(Chance::seeded(setup.seed));
    let first =
        setup.first.unwrap_or_else(|| PlayerId::seat(world.resource_mut::<Chance>().below(2) as usize));
    world.insert_resource(Turn::starting_with(first));
    let set = world.resource::<Cards>().clone();
    let mut next = 0;
    for player in PlayerId::BOTH {
        let deck = &setup.seats[player.index()].deck;
        for (list, place) in [(&deck.main, Place::MainDeck), (&deck.blood, Place::BloodDeck)] {
            for def in Deck::expand(list, &set) {
                add_card(world, &set, CardId(next), def, player, ZoneId::of(place, player));
                next += 1;
            }
        }
    }
    shuffle_all(world);
}

/// Adds a card of a deck.
fn add_card(world: &mut World, set: &CardSet, id: CardId, def: DefId, owner: PlayerId, zone: ZoneId) {
    let card = Card { id, def, owner, played_by: owner, created: false };
    create(world, card, reckon_printed(set.card(def), &[], false), zone, Position::Bottom);
}

/// A table with players, zones and the rules of the game, and no cards.
pub fn empty_table(world: &mut World) {
    bare_table(world);
    activate_rules(world);
}

/// A table with players and zones only; those of an earlier match are used again.
pub fn bare_table(world: &mut World) {
    let player = |id| {
        let counters = Counters::default();
        Player { id, blood: 0, draws: 0, skips: 0, extra_turns: 0, turns: 0, counters }
    };
    match world.get_resource::<Places>().map(|places| PlayerId::BOTH.map(|id| places.player(id))) {
        Some(players) => {
            for (entity, id) in players.into_iter().zip(PlayerId::BOTH) {
                world.entity_mut(entity).insert(player(id));
            }
        }
        None => {
            let players = PlayerId::BOTH.map(|id| world.spawn(player(id)).id());
            let mut zones = [Entity::PLACEHOLDER; ZoneId::COUNT];
            for zone in ZoneId::all() {
                zones[zone.index()] = world.spawn((Zone(zone), ZoneCards::default())).id();
            }
            world.insert_resource(Places::new(players, zones));
        }
    }
    world.insert_resource(AbilityIndex::default());
    world.insert_resource(Serials::default());
    world.insert_resource(Pool::default());
    world.insert_resource(History::default());
    world.insert_resource(EventQueue::default());
    world.insert_resource(Bindings::default());
    world.insert_resource(PendingDecision::default());
    world.insert_resource(Turn::starting_with(PlayerId::BOTH[0]));
    world.insert_resource(Chance::seeded(0));
    crate::stages::prepare(world);
}
