//! Where things are: the entities of players, zones and cards, and the one way a card changes zones.

use bevy::ecs::relationship::{RelationshipHookMode, RelationshipTarget};
use bevy::prelude::*;

use super::{
    Abilities, AbilityOf, Announced, Card, CardId, InPlay, InZone, LastKnown, Match, PlayerId, Reckoned,
    SpaceId, ZoneCards, ZoneId,
};
use crate::cards::Position;
use crate::history::CardSnapshot;
use crate::stages::Resolving;

/// The entities of the match, by id, and who stands on which space.
#[derive(Clone, Debug)]
pub struct Places {
    players: [Entity; 2],
    zones: [Entity; ZoneId::COUNT],
    cards: Vec<Option<Entity>>,
    /// Which card an entity is, by the entity's own number.
    ids: Vec<CardId>,
    board: [Option<CardId>; 8],
    /// S42: for which card a space is kept, until that card goes anywhere.
    kept: [Option<CardId>; 8],
    /// Entities of cards of an earlier match in this world, to be used again.
    spare: Vec<Entity>,
    /// Cards outside play whose stats a passive has changed.
    pub altered: Vec<CardId>,
}

impl Places {
    pub fn new(players: [Entity; 2], zones: [Entity; ZoneId::COUNT]) -> Self {
        Self {
            players,
            zones,
            cards: Vec::with_capacity(128),
            ids: Vec::new(),
            board: [None; 8],
            kept: [None; 8],
            spare: Vec::new(),
            altered: Vec::new(),
        }
    }

    pub fn player(&self, id: PlayerId) -> Entity {
        self.players[id.index()]
    }

    pub fn zone(&self, id: ZoneId) -> Entity {
        self.zones[id.index()]
    }

    pub fn card(&self, id: CardId) -> Option<Entity> {
        self.cards.get(id.index()).copied().flatten()
    }

    /// Which card an entity is that a zone lists.
    pub fn id_of(&self, card: Entity) -> CardId {
        self.ids[card.index_u32() as usize]
    }

    /// A card has come to exist.
    fn embodied(&mut self, id: CardId, entity: Entity) {
        let at = entity.index_u32() as usize;
        if self.ids.len() <= at {
            self.ids.resize(at + 1, CardId(u16::MAX));
        }
        self.ids[at] = id;
    }

    pub fn on_space(&self, space: SpaceId) -> Option<CardId> {
        self.board[space.index()]
    }

    /// Whether nothing stands on a space and it is kept for no card.
    pub fn is_free(&self, space: SpaceId) -> bool {
        self.is_free_for(None, space)
    }

    /// The same for a card for which the space may be kept.
    pub fn is_free_for(&self, card: Option<CardId>, space: SpaceId) -> bool {
        let kept = self.kept[space.index()];
        self.on_space(space).is_none() && (kept.is_none() || kept == card)
    }

    /// S42: keeps a space for a card.
    pub fn keep(&mut self, space: SpaceId, card: CardId) {
        self.kept[space.index()] = Some(card);
    }

    /// Nothing is on its way any more.
    pub fn keep_nothing(&mut self) {
        self.kept = [None; 8];
    }

    /// How many cards have existed in this match.
    pub fn cards_ever(&self) -> usize {
        self.cards.len()
    }
}

/// Puts a card into a zone. Both sides of the relationship are written here and nowhere else, with
/// Bevy's hooks off: they would take the zone's list away whenever it is empty.
pub fn put(world: &mut World, game: &mut Match, card: CardId, zone: ZoneId, position: Position) {
    let places = &game.places;
    let Some(entity) = places.card(card) else { return };
    let target = places.zone(zone);
    take(world, game, entity, card);
    let places = &mut game.places;
    places.kept.iter_mut().filter(|kept| **kept == Some(card)).for_each(|kept| *kept = None);
    if let Some(space) = zone.as_space() {
        places.board[space.index()] = Some(card);
    }
    list(world, target, entity, position);
    if let Ok(mut card) = world.get_entity_mut(entity) {
        card.insert_with_relationship_hook_mode(InZone { entity: target, zone }, RelationshipHookMode::Skip);
    }
}

/// Takes a card out of the list of the zone it is in.
fn take(world: &mut World, game: &mut Match, entity: Entity, card: CardId) {
    let Some(&InZone { entity: from, zone }) = world.get::<InZone>(entity) else { return };
    if let Some(mut cards) = world.get_mut::<ZoneCards>(from) {
        let list = cards.collection_mut_risky();
        if let Some(at) = list.iter().position(|&other| other == entity) {
            list.remove(at);
        }
    }
    if let Some(space) = zone.as_space() {
        let board = &mut game.places.board[space.index()];
        if *board == Some(card) {
            *board = None;
        }
    }
}

/// Everything a card is made of.
type CardBundle = (Card, InPlay, Reckoned, LastKnown, Announced, Abilities, InZone);

/// Gives a card an entity, one of an earlier match if there is any; no zone lists it yet.
fn embody(world: &mut World, game: &mut Match, parts: CardBundle) -> Entity {
    let spare = game.places.spare.pop();
    let mut entity = match spare {
        Some(spare) => world.entity_mut(spare),
        None => world.spawn_empty(),
    };
    let id = parts.0.id;
    entity.insert_with_relationship_hook_mode(parts, RelationshipHookMode::Skip);
    let entity = entity.id();
    game.places.embodied(id, entity);
    entity
}

/// Brings a card into existence in a zone.
pub fn create(
    world: &mut World,
    game: &mut Match,
    card: Card,
    reckoned: Reckoned,
    zone: ZoneId,
    position: Position,
) {
    let in_zone = InZone { entity: game.places.zone(zone), zone };
    let (play, last, announced) = (InPlay::default(), LastKnown::default(), Announced::default());
    let entity = embody(world, game, (card, play, reckoned, last, announced, Abilities::default(), in_zone));
    let places = &mut game.places;
    if places.cards.len() <= card.id.index() {
        places.cards.resize(card.id.index() + 1, None);
    }
    places.cards[card.id.index()] = Some(entity);
    if let Some(space) = zone.as_space() {
        places.board[space.index()] = Some(card.id);
    }
    list(world, in_zone.entity, entity, position);
}

/// Adds a card to the list of a zone.
fn list(world: &mut World, zone: Entity, card: Entity, position: Position) {
    if let Some(mut cards) = world.get_mut::<ZoneCards>(zone) {
        let list = cards.collection_mut_risky();
        let at = match position {
            Position::Top => 0,
            Position::At(at) => (at as usize).min(list.len()),
            Position::Bottom => list.len(),
        };
        list.insert(at, card);
    }
}

/// Makes the table as empty as at the start. Players, zones and the entities of cards are kept for the
/// next match; the abilities end.
pub fn clear_table(world: &mut World) {
    let state = Match::of_mut(world);
    let working = std::mem::take(&mut state.index.all);
    let places = &mut state.places;
    let zones = places.zones;
    let cards = std::mem::take(&mut places.cards);
    places.spare.extend(cards.into_iter().flatten());
    places.board = [None; 8];
    places.keep_nothing();
    places.altered.clear();
    for zone in zones {
        if let Some(mut cards) = world.get_mut::<ZoneCards>(zone) {
            cards.collection_mut_risky().clear();
        }
    }
    for ability in working {
        despawn_ability(world, ability);
    }
}

/// Ends the entity of an ability that its card does not list any more.
pub fn despawn_ability(world: &mut World, ability: Entity) {
    let Ok(mut entity) = world.get_entity_mut(ability) else { return };
    if entity.contains::<AbilityOf>() {
        // Both sides are in order already: Bevy's hook must find nobody to take the list away from.
        let nobody = AbilityOf(Entity::PLACEHOLDER);
        entity.insert_with_relationship_hook_mode(nobody, RelationshipHookMode::Skip);
    }
    entity.despawn();
}

/// S11: a liberated card ceases to exist.
pub fn liberate(world: &mut World, game: &mut Match, card: CardId) {
    let Some(entity) = game.places.card(card) else { return };
    take(world, game, entity, card);
    game.places.cards[card.index()] = None;
    let Ok(mut entity) = world.get_entity_mut(entity) else { return };
    if let Some(&InZone { zone, .. }) = entity.get::<InZone>() {
        // The zone does not list it any more: Bevy's hook must find nobody to take an empty list away from.
        let nowhere = InZone { entity: Entity::PLACEHOLDER, zone };
        entity.insert_with_relationship_hook_mode(nowhere, RelationshipHookMode::Skip);
    }
    entity.despawn();
}

/// S12: puts the cards of a zone in a random order; the same cards, so the relationship stays whole.
pub fn shuffle(world: &mut World, game: &mut Match, zone: ZoneId) {
    let target = game.places.zone(zone);
    let Some(mut cards) = world.get_mut::<ZoneCards>(target) else { return };
    let mut shuffled = std::mem::take(cards.collection_mut_risky());
    Resolving::of_mut(world).chance.shuffle(&mut shuffled);
    if let Some(mut cards) = world.get_mut::<ZoneCards>(target) {
        *cards.collection_mut_risky() = shuffled;
    }
}

/// Puts a card back as a snapshot knows it; its zone's list is restored by itself.
pub fn restore_card(world: &mut World, game: &mut Match, id: CardId, snapshot: Option<CardSnapshot>) {
    let entity = snapshot.map(|CardSnapshot { card, zone, play, reckoned, last, announced }| {
        let in_zone = InZone { entity: game.places.zone(zone), zone };
        let face_down = play.0.as_ref().is_some_and(|state| state.face_down);
        game.index.face_down += u32::from(face_down);
        if let Some(space) = zone.as_space() {
            game.places.board[space.index()] = Some(id);
        }
        embody(world, game, (card, play, reckoned, last, announced, Abilities::default(), in_zone))
    });
    game.places.cards.push(entity);
}

/// Puts the list of a zone back in its order.
pub fn restore_zone(world: &mut World, game: &mut Match, zone: usize, cards: &[CardId]) {
    let places = &game.places;
    let target = places.zones[zone];
    let entities: Vec<Entity> = cards.iter().filter_map(|&card| places.card(card)).collect();
    if let Some(mut list) = world.get_mut::<ZoneCards>(target) {
        *list.collection_mut_risky() = entities;
    }
}
