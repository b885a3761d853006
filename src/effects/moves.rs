//! Moving, drawing, looking, shuffling, creating (P1.2, P1.4, P1.6, P1.7).

use bevy::prelude::*;

use super::transfer::{owner_of, reckon_printed, transfer};
use super::{Doing, Effected, Next};
use crate::cards::{Aspects, EventKind, Place, Position};
use crate::events::{Failure, Flags, GameEvent, Object, SeenBy};
use crate::table::{
    Card, CardId, SpaceId, ZoneCards, ZoneId, create, liberate, put, shuffle as shuffle_zone,
};

/// P1.2: a card goes to a zone or space.
pub(super) fn move_card(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let from = doing.zone_of(entity);
    // S10: the board is one zone; a creature that dies does so from whichever space it is on by then.
    let on_board = |zone: ZoneId| zone.as_space().is_some();
    if event.from.is_some_and(|wanted| wanted != from && !(on_board(wanted) && on_board(from))) {
        return Err(Failure::NotThere);
    }
    let to = destination(doing, &event, entity, from)?;
    if to == from && to.in_play() {
        return Err(Failure::Nothing);
    }
    if let Some(space) = to.as_space() {
        check_space(doing, entity, space)?;
    } else if to == ZoneId::TIMELINE && is_creature(doing, entity)? {
        return Err(Failure::WrongType);
    }
    if to == ZoneId::TIMELINE
        && let Some(player) = event.player
        && let Some(mut card) = doing.world.get_mut::<Card>(entity)
    {
        card.played_by = player;
    }
    let evolved = doing.state(entity).ok().and_then(|state| state.evolved_from);
    let position = event.position.unwrap_or(if to.is_deck() { Position::Top } else { Position::Bottom });
    transfer(doing, card, entity, to, position, &event);
    event.from = Some(from);
    event.zone = Some(to);
    event.space = to.as_space();
    if to.in_play() && !from.in_play() {
        let enter = GameEvent::new(EventKind::Enter).card(card).from(from).to(to);
        doing.next.push(Next::Event(GameEvent { space: to.as_space(), player: to.owner(), ..enter }));
    }
    if from.in_play() && !to.in_play() {
        doing.next.push(Next::Event(GameEvent::new(EventKind::Leave).card(card).from(from).to(to)));
        discard_origin(doing, evolved);
    }
    if to.place() == Place::Discard {
        let discard = GameEvent::new(EventKind::Discard).card(card).from(from).to(to);
        doing.next.push(Next::Event(GameEvent { player: to.owner(), ..discard }));
    }
    Ok(event)
}

/// S9: cards that leave play, and all that go to a discard pile, go to their owner's zones.
fn destination(
    doing: &Doing<'_>,
    event: &GameEvent,
    entity: Entity,
    from: ZoneId,
) -> Result<ZoneId, Failure> {
    if let Some(space) = event.space {
        return Ok(ZoneId::space(space));
    }
    let to = event.zone.ok_or(Failure::NotThere)?;
    let owner = owner_of(doing.world, entity).ok_or(Failure::NotThere)?;
    let to_owner =
        to.owner().is_some() && to.as_space().is_none() && (from.in_play() || to.place() == Place::Discard);
    Ok(if to_owner { ZoneId::of(to.place(), owner) } else { to })
}

/// S42: what a creature evolved from goes to discard when it leaves the board.
fn discard_origin(doing: &mut Doing<'_>, origin: Option<CardId>) {
    if let Some((origin, pile)) = origin.and_then(|origin| Some((origin, discard_of(doing, origin)?))) {
        doing.next.push(Next::Event(GameEvent::new(EventKind::Move).card(origin).to(pile)));
    }
}

fn discard_of(doing: &Doing<'_>, card: CardId) -> Option<ZoneId> {
    let entity = doing.entity(card).ok()?;
    (doing.zone_of(entity).place() == Place::Aside)
        .then(|| owner_of(doing.world, entity).map(|owner| ZoneId::of(Place::Discard, owner)))?
}

fn is_creature(doing: &Doing<'_>, entity: Entity) -> Result<bool, Failure> {
    let card = doing.identity(entity)?;
    Ok(doing.game.set.card(card.def).is_creature())
}

/// S12: a move to an occupied space is a Failure; only creatures stand on the board (D9.3.2.2).
fn check_space(doing: &Doing<'_>, entity: Entity, space: SpaceId) -> Result<(), Failure> {
    if !is_creature(doing, entity)? {
        return Err(Failure::WrongType);
    }
    let card = doing.identity(entity)?.id;
    if is_taken(doing, space, Some(card)) { Err(Failure::SpaceTaken) } else { Ok(()) }
}

/// Whether something stands on a space, or it is kept for another card (S42).
pub(super) fn is_taken(doing: &Doing<'_>, space: SpaceId, card: Option<CardId>) -> bool {
    !doing.game.places.is_free_for(card, space)
}

/// A creature moves within the board and keeps its state (S10).
pub(super) fn shift(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let from = doing.zone_of(entity);
    let to = event.space.ok_or(Failure::NoFreeSpace)?;
    if from.as_space().is_none() {
        return Err(Failure::NotThere);
    }
    check_space(doing, entity, to)?;
    put(doing.world, doing.game, card, ZoneId::space(to), Position::Bottom);
    doing.changed(Aspects::BOARD);
    event.from = Some(from);
    event.zone = Some(ZoneId::space(to));
    Ok(event)
}

pub(super) fn swap_spaces(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let other = event.other.ok_or(Failure::NotThere)?;
    let (here, there) = (doing.zone_of(entity), doing.zone_of(doing.entity(other)?));
    if here.as_space().is_none() || there.as_space().is_none() || card == other {
        return Err(Failure::NotThere);
    }
    put(
        doing.world,
        doing.game,
        other,
        ZoneId::of(Place::Aside, crate::table::PlayerId::BOTH[0]),
        Position::Bottom,
    );
    put(doing.world, doing.game, card, there, Position::Bottom);
    put(doing.world, doing.game, other, here, Position::Bottom);
    doing.changed(Aspects::BOARD);
    Ok(GameEvent { space: there.as_space(), ..event }.from(here).to(there))
}

/// S12: to a free space of the new controller, with its state.
pub(super) fn change_controller(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let from = doing.zone_of(entity);
    let player = event.player.ok_or(Failure::NotThere)?;
    if from.as_space().is_none() {
        return Err(Failure::NotThere);
    }
    if from.owner() == Some(player) {
        return Err(Failure::Nothing);
    }
    let space = event.space.filter(|space| space.owner() == player).ok_or(Failure::NoFreeSpace)?;
    check_space(doing, entity, space)?;
    put(doing.world, doing.game, card, ZoneId::space(space), Position::Bottom);
    doing.changed(Aspects::BOARD);
    event.from = Some(from);
    event.zone = Some(ZoneId::space(space));
    Ok(event)
}

/// P1.4: the top card of a deck goes to the drawing player's hand (S9, S20).
pub(super) fn draw(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let player = event.player.ok_or(Failure::NotThere)?;
    let deck = event.from.unwrap_or(ZoneId::of(Place::MainDeck, player));
    let top = top_of(doing, deck, 1).first().copied().ok_or(Failure::EmptyDeck)?;
    let entity = doing.entity(top)?;
    let hand = ZoneId::of(Place::Hand, player);
    transfer(doing, top, entity, hand, Position::Bottom, &event);
    event.card = Some(top);
    event.from = Some(deck);
    event.zone = Some(hand);
    Ok(event)
}

/// The first cards of a zone.
fn top_of(doing: &Doing<'_>, zone: ZoneId, count: usize) -> Vec<CardId> {
    let entity = doing.game.places.zone(zone);
    let cards = doing.world.get::<ZoneCards>(entity).map_or(&[][..], ZoneCards::entities);
    cards.iter().take(count).filter_map(|&card| doing.world.get::<Card>(card)).map(|card| card.id).collect()
}

/// Searching, looking and revealing: cards become known, nothing moves (P1.6, S48).
pub(super) fn show(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let player = event.player.unwrap_or(doing.context.you);
    match event.kind {
        EventKind::Look if event.card.is_some() => {
            let (card, _) = doing.card(&event)?;
            doing.group = vec![card];
            doing.seen_by = SeenBy::only(player);
        }
        EventKind::Look => {
            let deck = event.zone.unwrap_or(ZoneId::of(Place::MainDeck, player));
            doing.group = top_of(doing, deck, event.amount as usize);
            doing.seen_by = SeenBy::only(player);
            event.zone = Some(deck);
            event.amount = super::nonzero(doing.group.len() as u32)?;
        }
        EventKind::Search | EventKind::RevealUntil => {
            let found = doing.found.iter().filter_map(|object| match object {
                Object::Card(card) => Some(*card),
                _ => None,
            });
            doing.group = found.collect();
            let public = event.kind == EventKind::RevealUntil;
            doing.seen_by = if public { SeenBy::BOTH } else { SeenBy::only(player) };
            // P1.6.3: finding nothing is no Failure.
            if event.kind == EventKind::Search {
                event.card = doing.group.first().copied();
            }
            event.amount = doing.group.len() as u32;
        }
        _ => {
            doing.card(&event)?;
            doing.seen_by = SeenBy::BOTH;
        }
    }
    Ok(event.flag(Flags::GROUP, !doing.group.is_empty()))
}

/// P1.7: a uniform random order.
pub(super) fn shuffle(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let deck = event.zone.unwrap_or(ZoneId::of(Place::MainDeck, doing.context.you));
    shuffle_zone(doing.world, doing.game, deck);
    event.zone = Some(deck);
    Ok(event)
}

/// A vestige comes to exist in a zone (S11).
pub(super) fn create_vestige(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let player = event.player.unwrap_or(doing.context.you);
    let zone = event.zone.unwrap_or(ZoneId::of(Place::MainDeck, player));
    if zone.in_play() {
        return Err(Failure::WrongType);
    }
    let card = new_card(doing, &event, player, zone, event.position.unwrap_or(Position::Bottom))?;
    // S31: what it does in hands, decks or piles it does from the start.
    let entity = doing.entity(card)?;
    super::abilities::reactivate(doing.world, doing.game, card, entity);
    doing.changed(Aspects::ZONES);
    event.card = Some(card);
    event.zone = Some(zone);
    doing.seen_by = SeenBy::BOTH;
    Ok(event)
}

/// A match never holds more cards than this.
const MOST_CARDS: usize = 2000;

pub(super) fn new_card(
    doing: &mut Doing<'_>,
    event: &GameEvent,
    owner: crate::table::PlayerId,
    zone: ZoneId,
    position: Position,
) -> Result<CardId, Failure> {
    let name = event.name.ok_or(Failure::NotThere)?;
    let set = doing.game.set.clone();
    let def = set.find(name).ok_or(Failure::NoSuchCard(name))?;
    let count = doing.game.places.cards_ever();
    if count >= MOST_CARDS {
        return Err(Failure::NoFreeSpace);
    }
    let id = CardId(count as u16);
    let card = Card { id, def, owner, played_by: owner, created: true };
    create(doing.world, doing.game, card, reckon_printed(set.card(def), &[], false), zone, position);
    Ok(id)
}

/// S11: a liberated card ceases to exist.
pub(super) fn liberate_card(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    event.from = Some(doing.zone_of(entity));
    let state = doing.state(entity).ok();
    let (face_down, origin) = state.map_or((false, None), |state| (state.face_down, state.evolved_from));
    doing.game.index.face_down -= u32::from(face_down);
    super::abilities::deactivate(doing.world, doing.game, entity);
    liberate(doing.world, doing.game, card);
    discard_origin(doing, origin);
    doing.changed(Aspects::BOARD.and(Aspects::ZONES));
    Ok(event)
}

/// Enter, Leave and Discard say what a move has done; they change nothing themselves.
pub(super) fn notice(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (_, entity) = doing.card(&event)?;
    let there = doing.zone_of(entity);
    let still = match event.kind {
        EventKind::Enter => there.in_play(),
        _ => true,
    };
    doing.seen_by = SeenBy::BOTH;
    if still { Ok(event) } else { Err(Failure::NotThere) }
}
