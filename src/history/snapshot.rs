//! Snapshots: a match copied out of a world and into another, and the hash of its state.

use bevy::prelude::*;
use serde::Serialize;

use super::{Chance, History, LoopWatch};
use crate::decisions::PendingDecision;
use crate::effects::spawn_ability;
use crate::events::{Bindings, EventQueue, Item};
use crate::stages::{Current, Dirty, Resolving, Responses};
use crate::table::{
    ActiveAbility, Announced, Card, CardId, Host, InPlay, LastKnown, Match, Player, PlayerId, Reckoned,
    ZoneCards, ZoneId, restore_card, restore_zone,
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
    pub fn take(world: &World) -> Self {
        let working = Match::of(world).index.all.iter();
        let abilities = working.filter_map(|&entity| world.get::<ActiveAbility>(entity)).cloned().collect();
        let Current { dirty, spent, .. } = &Resolving::of(world).current;
        let serials = |spent: &[Entity]| {
            spent
                .iter()
                .filter_map(|&entity| world.get::<ActiveAbility>(entity))
                .map(|active| active.serial)
                .collect()
        };
        let places = &Match::of(world).places;
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
            turn: Match::of(world).turn,
            pool: Match::of(world).pool,
            queue: world.resource::<EventQueue>().clone(),
            bindings: Resolving::of(world).bindings.clone(),
            chance: Resolving::of(world).chance.clone(),
            pending: Resolving::of(world).pending.clone(),
            responses: Resolving::of(world).responses.clone(),
            altered: places.altered.clone(),
            dirty: *dirty,
            spent: [serials(&spent.used), serials(&spent.ended)],
            serials: Match::of(world).serials.last(),
            watch: Resolving::of(world).watch.clone(),
            history: Match::of(world).history.clone(),
        }
    }

    /// Puts the match into a world with a bare table and the same card set.
    pub fn restore(self, world: &mut World) {
        let Self { players, zones, cards, abilities, queue, .. } = self;
        let mut current = Current { dirty: self.dirty, ..Current::default() };
        Match::apart(world, |world, game| {
            for (player, id) in players.into_iter().zip(PlayerId::BOTH) {
                if let Some(mut there) = world.get_mut::<Player>(game.places.player(id)) {
                    *there = player;
                }
            }
            for (at, card) in cards.into_iter().enumerate() {
                restore_card(world, game, CardId(at as u16), card);
            }
            for (at, cards) in zones.iter().enumerate() {
                restore_zone(world, game, at, cards);
            }
            game.places.altered = self.altered;
            for (space, card) in queue.kept_spaces() {
                game.places.keep(space, card);
            }
            (game.turn, game.pool, game.history) = (self.turn, self.pool, self.history);
            for ability in abilities {
                let (serial, until) = (ability.serial, ability.until);
                let on = match ability.host {
                    Host::Card(card) => game.places.card(card),
                    _ => None,
                };
                let entity = spawn_ability(world, game, ability, on);
                if let Some(key) = until {
                    game.serials.keep(key, entity);
                }
                let [used, ended] =
                    self.spent.each_ref().map(|spent| spent.iter().filter(|&&at| at == serial));
                current.spent.used.extend(used.map(|_| entity));
                current.spent.ended.extend(ended.map(|_| entity));
            }
            game.serials.continue_from(self.serials);
        });
        *world.resource_mut::<EventQueue>() = queue;
        *Resolving::of_mut(world) = Resolving {
            current,
            bindings: self.bindings,
            chance: self.chance,
            pending: self.pending,
            responses: self.responses,
            watch: self.watch,
        };
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
