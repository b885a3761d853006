//! Setting up a match: players, zones, cards and the rules of the game as entities (S13, S14).

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{
    Card, CardId, Counters, Held, Match, Places, Player, PlayerId, Zone, ZoneCards, ZoneId, clear_table,
    create,
};
use crate::cards::{CardSet, Deck, DeckFault, DefId, Place, Position};
use crate::effects::{activate_rules, reckon_printed};
use crate::events::EventQueue;
use crate::history::Chance;
use crate::stages::Resolving;
use crate::turn::{Turn, shuffle_all};

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
    empty_table(world);
    Resolving::of_mut(world).chance = Chance::seeded(setup.seed);
    let first =
        setup.first.unwrap_or_else(|| PlayerId::seat(Resolving::of_mut(world).chance.below(2) as usize));
    Match::of_mut(world).turn = Turn::starting_with(first);
    Match::apart(world, |world, game| {
        for player in PlayerId::BOTH {
            let deck = &setup.seats[player.index()].deck;
            for (list, place) in [(&deck.main, Place::MainDeck), (&deck.blood, Place::BloodDeck)] {
                for def in Deck::expand(list, &game.set) {
                    add_card(world, game, def, player, ZoneId::of(place, player));
                }
            }
        }
    });
    shuffle_all(world);
}

/// Adds a card of a deck.
fn add_card(world: &mut World, game: &mut Match, def: DefId, owner: PlayerId, zone: ZoneId) {
    let id = CardId(game.places.cards_ever() as u16);
    let card = Card { id, def, owner, played_by: owner, created: false };
    let reckoned = reckon_printed(game.set.card(def), &[], false);
    create(world, game, card, reckoned, zone, Position::Bottom);
}

/// A table with players, zones and the rules of the game, and no cards.
pub fn empty_table(world: &mut World) {
    bare_table(world);
    Match::apart(world, activate_rules);
}

/// Puts players and zones into a world that has none yet; matches are played with that set.
pub fn lay_table(world: &mut World, set: Arc<CardSet>) {
    let players = PlayerId::BOTH.map(|id| world.spawn(new_player(id)).id());
    let mut zones = [Entity::PLACEHOLDER; ZoneId::COUNT];
    for zone in ZoneId::all() {
        zones[zone.index()] = world.spawn((Zone(zone), ZoneCards::default())).id();
    }
    world.insert_resource(Held::new(Match::new(set, Places::new(players, zones))));
    world.insert_resource(EventQueue::default());
    world.insert_resource(Resolving::nothing());
}

/// A table with players and zones only, as before anything has happened.
pub fn bare_table(world: &mut World) {
    clear_table(world);
    // What was removed is written down for systems that ask for it. None does, and nobody else tears it up.
    world.clear_trackers();
    let state = Match::of_mut(world);
    state.start_over();
    let players = PlayerId::BOTH.map(|id| state.places.player(id));
    for (entity, id) in players.into_iter().zip(PlayerId::BOTH) {
        if let Some(mut player) = world.get_mut::<Player>(entity) {
            *player = new_player(id);
        }
    }
    *world.resource_mut::<EventQueue>() = EventQueue::default();
    *Resolving::of_mut(world) = Resolving::nothing();
}

fn new_player(id: PlayerId) -> Player {
    Player { id, blood: 0, draws: 0, skips: 0, extra_turns: 0, turns: 0, counters: Counters::default() }
}
