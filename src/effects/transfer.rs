//! What becomes of a card's state when it changes zones (S10, S31).

use bevy::prelude::*;

use super::{Doing, abilities};
use crate::cards::{Aspects, CardDef, Position, Printed, Stat};
use crate::events::{Flags, GameEvent, SeenBy};
use crate::table::{
    Announced, Card, CardId, InPlay, LastKnown, Match, Memory, PlayState, PlayerId, Reckoned, ZoneId, create,
    put,
};

/// Puts a card into a zone, with all that this means for its state and abilities.
pub(super) fn transfer(
    doing: &mut Doing<'_>,
    card: CardId,
    entity: Entity,
    to: ZoneId,
    position: Position,
    event: &GameEvent,
) {
    let from = doing.zone_of(entity);
    if from.in_play() && !to.in_play() {
        leave_play(doing.world, doing.game, entity, from);
        abilities::forget_undoing(doing.world, doing.game, card);
    }
    put(doing.world, doing.game, card, to, position);
    // D9.3.6.1: what sends a card aside has spoken of it, and may do so again.
    if to.place() == crate::cards::Place::Aside
        && let Some(source) = doing.context.this.and_then(|this| doing.entity(this).ok())
        && let Ok(state) = doing.state(source)
        && !state.referenced.contains(&card)
    {
        state.referenced.push(card);
    }
    doing.seen_by = doing.seen_by.and(who_sees(from)).and(who_sees(to));
    if !to.in_play()
        && let Some(mut announced) = doing.world.get_mut::<Announced>(entity)
    {
        *announced = Announced::default();
    }
    if to.in_play() && !from.in_play() {
        enter_play(doing.world, doing.game, card, entity, event);
    } else if from.place() != to.place()
        && (from.in_play() || works_outside_play(doing.world, doing.game, entity))
    {
        abilities::reactivate(doing.world, doing.game, card, entity);
    }
    let play = from.in_play() || to.in_play();
    doing.changed(if play { Aspects::BOARD.and(Aspects::ZONES) } else { Aspects::ZONES });
    // R21: lasting changes that were kept count at once.
    if to.in_play() && event.has(Flags::KEEP_STATE) {
        doing.changed(Aspects::STATE);
    }
    if to.as_space().is_some()
        && doing.reckoned(entity).is_ok_and(|reckoned| reckoned.stat(Stat::Health) == 0)
    {
        doing.changed(Aspects::DAMAGE);
    }
}

/// Most cards have no abilities that work in hands, decks or piles.
fn works_outside_play(world: &World, game: &Match, entity: Entity) -> bool {
    let def = world.get::<Card>(entity).map(|card| card.def);
    def.is_some_and(|def| game.set.card(def).works_outside_play)
}

/// Who sees which card lies in a zone.
fn who_sees(zone: ZoneId) -> SeenBy {
    use crate::cards::Place;
    match (zone.place(), zone.owner()) {
        (Place::Hand, Some(owner)) => SeenBy::only(owner),
        (Place::MainDeck | Place::BloodDeck, _) => SeenBy::default(),
        _ => SeenBy::BOTH,
    }
}

/// S31: the card is remembered as it was just before; its abilities linger.
fn leave_play(world: &mut World, game: &mut Match, entity: Entity, from: ZoneId) {
    let Some(state) = world.get_mut::<InPlay>(entity).and_then(|mut state| state.0.take()) else { return };
    if state.face_down {
        game.index.face_down -= 1;
    }
    let set = game.set.clone();
    let Ok(mut entity) = world.get_entity_mut(entity) else { return };
    let Some(&card) = entity.get::<Card>() else { return };
    if let Some(copied) = state.copy_of {
        game.history.add_been(card.id, copied);
    }
    let Some(reckoned) = entity.get_mut::<Reckoned>() else { return };
    let plain = reckon_printed(set.card(card.def), &[], false);
    let before = std::mem::replace(reckoned.into_inner(), plain);
    let controller = from.owner().unwrap_or(card.played_by);
    let memory = Memory {
        leaving: true,
        turn: game.turn.number,
        controller,
        space: from.as_space(),
        reckoned: before,
        state: *state,
    };
    if let Some(mut last) = entity.get_mut::<LastKnown>() {
        last.0 = Some(Box::new(memory));
    }
}

fn enter_play(world: &mut World, game: &mut Match, card: CardId, entity: Entity, event: &GameEvent) {
    let turn = game.turn.number;
    let face_down = event.has(Flags::FACE_DOWN);
    let announced = world.get_mut::<Announced>(entity).map(|mut announced| std::mem::take(&mut *announced));
    let Announced { variables, remembered } = announced.unwrap_or_default();
    let state = PlayState {
        face_down,
        entered_turn: turn,
        played_turn: event.has(Flags::PLAYED).then_some(turn),
        variables,
        remembered,
        evolved_from: event.other,
        // S43: an effect that gives a Flip Cost replaces the card's own.
        flip_cost: (face_down && event.has(Flags::PRICED)).then_some(event.amount),
        ..PlayState::default()
    };
    let last = world.get::<LastKnown>(entity).and_then(|last| last.0.as_deref());
    let state = match last.filter(|_| event.has(Flags::KEEP_STATE)) {
        Some(last) => state.keeping(&last.state),
        None => state,
    };
    if face_down {
        game.index.face_down += 1;
    }
    fresh_state(world, game, card, entity, state);
}

/// Gives a card in play a new state and reckons it as printed; passives follow in their stage.
pub(super) fn fresh_state(
    world: &mut World,
    game: &mut Match,
    card: CardId,
    entity: Entity,
    state: PlayState,
) {
    let set = game.set.clone();
    let own = world.get::<Card>(entity).map(|card| card.def);
    let before =
        world.get::<InPlay>(entity).and_then(|play| play.0.as_deref()).and_then(|state| state.copy_of);
    if before != state.copy_of
        && let Some(was) = before.or(own)
    {
        game.history.add_been(card, was);
    }
    let def = state.copy_of.or(own);
    if let Some(def) = def
        && let Some(mut reckoned) = world.get_mut::<Reckoned>(entity)
    {
        *reckoned = reckon_printed(set.card(def), &state.variables, state.face_down);
    }
    if let Some(mut last) = world.get_mut::<LastKnown>(entity) {
        last.0 = None;
    }
    if let Some(mut in_play) = world.get_mut::<InPlay>(entity) {
        in_play.0 = Some(Box::new(state));
    }
    abilities::reactivate(world, game, card, entity);
}

/// The stats a card has by itself: what is printed, its variables, or 1/1/1 face-down (S43).
pub fn reckon_printed(def: &CardDef, variables: &[(char, u32)], face_down: bool) -> Reckoned {
    if face_down {
        let creature = u32::from(def.is_creature());
        return Reckoned { stats: [creature, creature, creature, 1], traits: None };
    }
    let number = |stat| match def.printed(stat) {
        Printed::Number(number) => number,
        Printed::Variable(letter) => {
            variables.iter().find(|(known, _)| *known == letter).map_or(0, |(_, value)| *value)
        }
    };
    Reckoned { stats: Stat::ALL.map(number), traits: None }
}

/// The player who controls a card, for those who hold only the world.
pub(super) fn owner_of(world: &World, entity: Entity) -> Option<PlayerId> {
    world.get::<Card>(entity).map(|card| card.owner)
}

/// Puts a new card into a zone for a table that is arranged, without any event.
pub fn arrange(world: &mut World, def: crate::cards::DefId, owner: PlayerId, zone: ZoneId) -> CardId {
    Match::apart(world, |world, game| arrange_in(world, game, def, owner, zone))
}

fn arrange_in(
    world: &mut World,
    game: &mut Match,
    def: crate::cards::DefId,
    owner: PlayerId,
    zone: ZoneId,
) -> CardId {
    let set = game.set.clone();
    let id = CardId(game.places.cards_ever() as u16);
    let card = Card { id, def, owner, played_by: owner, created: false };
    let aside = ZoneId::of(crate::cards::Place::Aside, owner);
    let start = if zone.in_play() { aside } else { zone };
    create(world, game, card, reckon_printed(set.card(def), &[], false), start, Position::Bottom);
    let context = crate::events::Context::of(owner, None);
    let mut doing = Doing::new(world, game, crate::events::EventId(0), context, &[]);
    if let Ok(entity) = doing.entity(id) {
        if zone.in_play() {
            let entering = GameEvent::new(crate::cards::EventKind::Move);
            transfer(&mut doing, id, entity, zone, Position::Bottom, &entering);
            if let Ok(state) = doing.state(entity) {
                state.entered_turn = 0;
            }
        } else {
            abilities::reactivate(doing.world, doing.game, id, entity);
        }
    }
    id
}

/// Gives a card in play the state it has on a table that is arranged, without any event.
pub fn arrange_state(world: &mut World, id: CardId, play: PlayState) {
    Match::apart(world, |world, game| {
        let Some(entity) = game.places.card(id) else { return };
        if world.get::<InPlay>(entity).is_some_and(|play| play.0.is_some()) {
            game.index.face_down += u32::from(play.face_down);
            fresh_state(world, game, id, entity, play);
        }
    });
}
