//! Snapshots: a match copied out of a world and into another, and the hash of its state.

use bevy::prelude::*;
use serde::Serialize;

use super::{Chance, History, LoopWatch};
use crate::decisions::PendingDecision;
use crate::effects::spawn_ability;
use crate::events::{Bindings, EventQueue, Item};
use crate::stages::{Current, Dirty, Responses, Spent};
use crate::table::{
    ActiveAbility, Announced, Card, CardId, Host, InPlay, LastKnown, Places, Player, PlayerId, Reckoned,
    Serials, ZoneCards, ZoneId, bare_table, clear_table, restore_card,
};
use crate::turn::{Pool, Turn};

/// A match as plain values.
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    players: [Player; 2],
    zones: Vec<Vec<CardId>>,
    cards: Vec<Option<CardSnapshot>>,
    abilities: Vec<ActiveAbility>,
    turn: Turn,
    pool: Pool,
    queue: EventQueue,
    bindings: Bindings,
    chance: Chance,
    pending: PendingDecision,
    responses: Responses,
    altered: Vec<CardId>,
    /// What the stages have still to look at, and the serials of the abilities used and ended.
    #[serde(skip)]
    dirty: Dirty,
    #[serde(skip)]
    spent: [Vec<u32>; 2],
    #[serde(skip)]
    serials: u32,
    #[serde(skip)]
    watch: LoopWatch,
    #[serde(skip)]
    history: History,
}

#[derive(Clone, Debug, Serialize)]
pub struct CardSnapshot {
    pub card: Card,
    pub zone: ZoneId,
    pub play: InPlay,
    pub reckoned: Reckoned,
    pub last: LastKnown,
    pub announced: Announced,
}

impl Snapshot {
    /// Copies the match out of a world.
    pub fn take(world: &mut World) -> Self {
        let mut working = world.query::<&ActiveAbility>();
        let mut abilities: Vec<ActiveAbility> = working.iter(world).cloned().collect();
        abilities.sort_unstable_by_key(|ability| ability.serial);
        let world = &*world;
        let Current { dirty, spent, .. } = world.resource::<Current>();
        let serials = |spent: &[Entity]| {
            spent
                .iter()
                .filter_map(|&entity| world.get::<ActiveAbility>(entity))
                .map(|active| active.serial)
                .collect()
        };
        let places = world.resource::<Places>();
        let players = PlayerId::BOTH.map(|id| match world.get::<Player>(places.player(id)) {
            Some(player) => player.clone(),
            None => unreachable!("both players exist as long as the match does"),
        });
        let zones = ZoneId::all().map(|zone| {
            let cards = world.get::<ZoneCards>(places.zone(zone)).map_or(&[][..], ZoneCards::entities);
            cards.iter().filter_map(|&entity| world.get::<Card>(entity)).map(|card| card.id).collect()
        });
        let cards = (0..places.cards_ever()).map(|at| {
            let entity = world.entity(places.card(CardId(at as u16))?);
            Some(CardSnapshot {
                card: *entity.get::<Card>()?,
                zone: entity.get::<crate::table::InZone>()?.zone,
                play: entity.get::<InPlay>()?.clone(),
                reckoned: entity.get::<Reckoned>()?.clone(),
                last: entity.get::<LastKnown>()?.clone(),
                announced: entity.get::<Announced>()?.clone(),
            })
        });
        Self {
            players,
            zones: zones.collect(),
            cards: cards.collect(),
            abilities,
            turn: *world.resource(),
            pool: *world.resource(),
            queue: world.resource::<EventQueue>().clone(),
            bindings: world.resource::<Bindings>().clone(),
            chance: world.resource::<Chance>().clone(),
            pending: world.resource::<PendingDecision>().clone(),
            responses: world.resource::<Responses>().clone(),
            altered: places.altered.clone(),
            dirty: *dirty,
            spent: [serials(&spent.used), serials(&spent.ended)],
            serials: world.resource::<Serials>().last(),
            watch: world.resource::<LoopWatch>().clone(),
            history: world.resource::<History>().clone(),
        }
    }

    /// Puts the match into a world that holds the same card set; what was there before is gone.
    pub fn restore(&self, world: &mut World) {
        clear_table(world);
        bare_table(world);
        for (at, player) in self.players.iter().enumerate() {
            let entity = world.resource::<Places>().player(PlayerId::seat(at));
            if let Some(mut there) = world.get_mut::<Player>(entity) {
                *there = player.clone();
            }
        }
        for (at, card) in self.cards.iter().enumerate() {
            restore_card(world, CardId(at as u16), card.as_ref());
        }
        for (at, cards) in self.zones.iter().enumerate() {
            crate::table::restore_zone(world, at, cards);
        }
        let mut places = world.resource_mut::<Places>();
        places.altered.clone_from(&self.altered);
        for (space, card) in self.queue.kept_spaces() {
            places.keep(space, card);
        }
        world.insert_resource(self.turn);
        world.insert_resource(self.pool);
        world.insert_resource(self.queue.clone());
        world.insert_resource(self.bindings.clone());
        world.insert_resource(self.chance.clone());
        world.insert_resource(self.pending.clone());
        world.insert_resource(self.responses.clone());
        world.insert_resource(self.watch.clone());
        world.insert_resource(self.history.clone());
        let mut spent = Spent::default();
        for ability in &self.abilities {
            let on = match ability.host {
                Host::Card(card) => world.resource::<Places>().card(card),
                _ => None,
            };
            let entity = spawn_ability(world, ability.clone(), on);
            if let Some(key) = ability.until {
                world.resource_mut::<Serials>().keep(key, entity);
            }
            let [used, ended] =
                self.spent.each_ref().map(|spent| spent.iter().filter(|&&at| at == ability.serial));
            spent.used.extend(used.map(|_| entity));
            spent.ended.extend(ended.map(|_| entity));
        }
        let mut current = world.resource_mut::<Current>();
        (current.dirty, current.spent) = (self.dirty, spent);
        world.resource_mut::<Serials>().continue_from(self.serials);
    }

    /// The hash of everything that decides how the match goes on.
    pub fn state_hash(&self) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new();
        // Writing to memory cannot fail; a value that cannot be written would be a bug in its type.
        let bytes = postcard::to_allocvec(self).unwrap_or_default();
        hasher.update(&bytes);
        *hasher.finalize().as_bytes()
    }
}

impl Snapshot {
    /// The hash of the position alone: two moments of a chain with the same one will go the same way.
    /// What only counts up (ids, serials, what was bound on the way) is left out (S38).
    pub fn position_hash(&self) -> [u8; 32] {
        let cards: Vec<_> = self
            .cards
            .iter()
            .flatten()
            .map(|card| {
                let state = card.play.0.as_deref();
                let state = state.map(|state| {
                    let now = (state.lost, &state.counters, state.face_down, state.dying, state.copy_of);
                    (now, &state.variables, &state.links, &state.remembered, state.flip_cost, state.blanked)
                });
                (card.card, card.zone, state, &card.reckoned)
            })
            .collect();
        // R15: the abilities in force are part of the state, and so is how often they can still be used.
        let abilities: Vec<_> = self
            .abilities
            .iter()
            .map(|active| {
                (active.ability, active.host, active.number, active.uses_left, active.used_this_turn)
            })
            .collect();
        let waiting: Vec<_> = self
            .queue
            .iter()
            .map(|item| match item {
                Item::Event(proposal) => (Some(proposal.event), None, None),
                Item::Frame(frame) => (None, Some((&frame.work, frame.at)), None),
                Item::Forget(card) => (None, None, Some(*card)),
            })
            .collect();
        let turn = (self.turn.active, self.turn.step, self.turn.number);
        let position = (&self.players, &self.zones, cards, abilities, waiting, turn, self.pool, &self.chance);
        *blake3::hash(&postcard::to_allocvec(&position).unwrap_or_default()).as_bytes()
    }
}
