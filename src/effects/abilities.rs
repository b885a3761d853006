//! Abilities begin to work, end and linger; texts are gained and lost (S31, S34).

use bevy::ecs::relationship::{RelationshipHookMode, RelationshipTarget};
use bevy::prelude::*;

use super::{Doing, Effected};
use crate::cards::{AbilityId, Aspects, Effect, EventKind, MOST_ABILITIES};
use crate::events::{Binding, Context, Failure, Flags, GameEvent, Kept, Object, Role, Until};
use crate::stages::Resolving;
use crate::table::{
    Abilities, AbilityOf, ActiveAbility, Card, CardId, Entry, Granted, Host, InPlay, InZone, LastKnown,
    Match, Reckoned, despawn_ability,
};

/// The abilities a card has where it is now: printed, of its keywords, granted, lent.
fn abilities_of(world: &World, game: &Match, entity: Entity) -> Vec<(AbilityId, u32)> {
    let set = &game.set;
    let (Some(card), Some(in_zone)) = (world.get::<Card>(entity), world.get::<InZone>(entity)) else {
        return Vec::new();
    };
    let state = world.get::<InPlay>(entity).and_then(|state| state.0.as_deref());
    let traits = world.get::<Reckoned>(entity).and_then(|reckoned| reckoned.traits.as_deref());
    let blank = traits.is_some_and(|traits| traits.blank) || state.is_some_and(|state| state.blanked > 0);
    if blank || state.is_some_and(|state| state.face_down) {
        return Vec::new();
    }
    let def = set.card(state.and_then(|state| state.copy_of).unwrap_or(card.def));
    let keywords = traits.map_or(&def.keywords, |traits| &traits.keywords);
    let place = in_zone.zone.place();
    let printed = def.abilities.iter().map(|&ability| (ability, 0));
    let by_keyword = keywords.iter().flat_map(|used| {
        let abilities = set.keyword(used.keyword).map_or(&[][..], |keyword| &keyword.abilities);
        abilities.iter().map(move |&ability| (ability, used.number))
    });
    let granted =
        state.map_or(&[][..], |state| &state.granted).iter().map(|granted| (granted.ability, granted.number));
    let lent =
        traits.map_or(&[][..], |traits| &traits.lent).iter().map(|granted| (granted.ability, granted.number));
    let all = printed.chain(by_keyword).chain(granted).chain(lent);
    let working = all.filter(|(ability, _)| set.ability(*ability).works_in.contains(place));
    working.take(MOST_ABILITIES).collect()
}

/// R56: two cards that copy each other's abilities would soon have more of them than anyone can look through.
fn grant_all(granted: &mut Vec<Granted>, more: Vec<Granted>) -> Result<(), Failure> {
    if granted.len() + more.len() > MOST_ABILITIES {
        return Err(Failure::TooMuch);
    }
    granted.extend(more);
    Ok(())
}

/// The card has changed zones: what worked there lingers or ends, what works here begins.
pub(super) fn reactivate(world: &mut World, game: &mut Match, card: CardId, entity: Entity) {
    let in_play = world.get::<InZone>(entity).is_some_and(|in_zone| in_zone.zone.in_play());
    let old =
        world.get::<Abilities>(entity).map(|abilities| abilities.entities().to_vec()).unwrap_or_default();
    let wanted = abilities_of(world, game, entity);
    for ability in old {
        if in_play { remove(world, game, ability) } else { linger(world, game, ability) }
    }
    for (order, (ability, number)) in wanted.into_iter().enumerate() {
        add(world, game, ability, Host::Card(card), Some(entity), number, order as u16);
    }
}

/// Brings the working abilities in line after texts, keywords or loans have changed; those that stay keep
/// how often they were used.
pub fn sync_abilities(world: &mut World, game: &mut Match, card: CardId, entity: Entity) {
    let mut wanted: Vec<Option<(AbilityId, u32)>> =
        abilities_of(world, game, entity).into_iter().map(Some).collect();
    let working =
        world.get::<Abilities>(entity).map(|abilities| abilities.entities().to_vec()).unwrap_or_default();
    let mut gone = Vec::new();
    for ability in working {
        let Some(active) = world.get::<ActiveAbility>(ability).filter(|active| !active.lingering) else {
            continue;
        };
        let key = Some((active.ability, active.number));
        match wanted.iter_mut().find(|wanted| **wanted == key) {
            Some(found) => *found = None,
            None => gone.push(ability),
        }
    }
    for ability in gone {
        remove(world, game, ability);
    }
    for (order, wanted) in wanted.into_iter().enumerate() {
        if let Some((ability, number)) = wanted {
            add(world, game, ability, Host::Card(card), Some(entity), number, order as u16);
        }
    }
}

/// All abilities of a card end at once.
pub(super) fn deactivate(world: &mut World, game: &mut Match, entity: Entity) {
    let working =
        world.get::<Abilities>(entity).map(|abilities| abilities.entities().to_vec()).unwrap_or_default();
    for ability in working {
        remove(world, game, ability);
    }
}

fn add(
    world: &mut World,
    game: &mut Match,
    ability: AbilityId,
    host: Host,
    on: Option<Entity>,
    number: u32,
    order: u16,
) -> Entity {
    let serial = game.serials.take_next();
    let uses_left = game.set.ability(ability).uses;
    let active = ActiveAbility {
        serial,
        ability,
        host,
        number,
        uses_left,
        used_this_turn: 0,
        order,
        context: None,
        undo: Vec::new(),
        until: None,
        lingering: false,
    };
    spawn_ability(world, game, active, on)
}

/// Gives an ability an entity, its place under its card, and its place in the index.
pub fn spawn_ability(
    world: &mut World,
    game: &mut Match,
    active: ActiveAbility,
    on: Option<Entity>,
) -> Entity {
    let mut entry = Entry {
        entity: Entity::PLACEHOLDER,
        serial: active.serial,
        ability: active.ability,
        host: active.host,
        number: active.number,
        order: active.order,
        lingering: active.lingering,
        bound: active.context.is_some(),
    };
    let entity = world.spawn(active).id();
    entry.entity = entity;
    if let Some(card) = on {
        let mut spawned = world.entity_mut(entity);
        spawned.insert_with_relationship_hook_mode(AbilityOf(card), RelationshipHookMode::Skip);
        if let Some(mut abilities) = world.get_mut::<Abilities>(card) {
            abilities.collection_mut_risky().push(entity);
        }
    }
    let Match { set, index, .. } = game;
    index.lingering += usize::from(entry.lingering);
    index.add(entry, set.ability(entry.ability));
    entity
}

fn remove(world: &mut World, game: &mut Match, ability: Entity) {
    let Some(active) = world.get::<ActiveAbility>(ability) else { return };
    let (serial, id, lingering) = (active.serial, active.ability, active.lingering);
    if let Some(&AbilityOf(card)) = world.get::<AbilityOf>(ability)
        && let Some(mut abilities) = world.get_mut::<Abilities>(card)
    {
        abilities.collection_mut_risky().retain(|&other| other != ability);
    }
    let Match { set, index, .. } = game;
    index.lingering -= usize::from(lingering);
    index.remove(ability, serial, set.ability(id));
    despawn_ability(world, ability);
}

/// S31: it still applies to the leaving of its card.
fn linger(world: &mut World, game: &mut Match, ability: Entity) {
    let set = game.set.clone();
    let Some(mut active) = world.get_mut::<ActiveAbility>(ability) else { return };
    let (serial, id) = (active.serial, active.ability);
    let def = set.ability(id);
    if def.trigger.is_none() {
        return remove(world, game, ability);
    }
    active.lingering = true;
    let index = &mut game.index;
    index.lingering += 1;
    index.update(serial, def, |entry| entry.lingering = true);
}

/// R12: everything the leaving caused is done; the card's abilities stop lingering.
pub fn forget(world: &mut World, game: &mut Match, card: CardId) {
    let Some(entity) = game.places.card(card) else { return };
    if let Some(mut last) = world.get_mut::<LastKnown>(entity)
        && let Some(memory) = &mut last.0
    {
        memory.leaving = false;
    }
    let working =
        world.get::<Abilities>(entity).map(|abilities| abilities.entities().to_vec()).unwrap_or_default();
    for ability in working {
        if world.get::<ActiveAbility>(ability).is_some_and(|active| active.lingering) {
            remove(world, game, ability);
        }
    }
}

/// The rules of the game are abilities that belong to nobody.
pub fn activate_rules(world: &mut World, game: &mut Match) {
    let set = game.set.clone();
    for (at, rule) in set.rules().iter().enumerate() {
        for (order, &ability) in rule.abilities.iter().enumerate() {
            add(world, game, ability, Host::Game(at as u16), None, 0, order as u16);
        }
    }
}

/// An ability has been used, or used up.
pub fn end_ability(world: &mut World, game: &mut Match, ability: Entity) {
    remove(world, game, ability);
}

/// S34: what was done until something happens will be undone by an ability of the player.
pub fn remember_undo(world: &mut World, game: &mut Match, until: Until, undo: GameEvent, context: Context) {
    let waiting = game.serials.waiting(until.key.0);
    let entity = waiting.filter(|&entity| world.get::<ActiveAbility>(entity).is_some());
    let entity = entity.unwrap_or_else(|| add_for_player(world, game, until.ability, context));
    game.serials.keep(until.key.0, entity);
    if let Some(mut active) = world.get_mut::<ActiveAbility>(entity) {
        // The last done is the first undone.
        active.undo.insert(0, undo);
        active.until = Some(until.key.0);
    }
}

/// R26, S10: a card that gets a new state has lost what was done to it, so there is nothing to undo any more.
pub(super) fn forget_undoing(world: &mut World, game: &mut Match, card: CardId) {
    let waiting: Vec<Entity> = game.serials.all_waiting().collect();
    for entity in waiting {
        if let Some(mut active) = world.get_mut::<ActiveAbility>(entity) {
            active.undo.retain(|undo| undo.card != Some(card));
        }
    }
}

/// Abilities created by a consequence belong to their player until used up (S31), with what was bound.
fn add_for_player(world: &mut World, game: &mut Match, ability: AbilityId, context: Context) -> Entity {
    let serial = game.serials.take_next();
    let uses_left = game.set.ability(ability).uses;
    let history = &game.history;
    let event = context.event.and_then(|event| history.get(event)).map(|record| record.event);
    let of_event = event.into_iter().flat_map(|event| {
        [(Role::Other, event.other), (Role::Subject, event.card)]
            .map(|(role, card)| card.map(|card| Kept { group: 0, role, object: Object::Card(card) }))
    });
    let bindings = &Resolving::of(world).bindings;
    let kept = |node: &Binding| Kept { group: node.group, role: node.role, object: node.object };
    let mut bound: Vec<Kept> = bindings.latest_first(context.bound).map(kept).collect();
    bound.reverse();
    let objects: Vec<Kept> = of_event.flatten().chain(bound).collect();
    let active = ActiveAbility {
        serial,
        ability,
        host: Host::Player(context.you, context.this),
        number: context.number,
        uses_left,
        used_this_turn: 0,
        order: 0,
        context: Some(Box::new((Context { bound: crate::events::BindingId::NONE, ..context }, objects))),
        undo: Vec::new(),
        until: None,
        lingering: false,
    };
    spawn_ability(world, game, active, None)
}

/// Texts are gained and lost.
pub(super) fn change_text(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let slot = doing.with_written(&event, |_, effect| match effect {
        Effect::Later(slot) | Effect::GainAbility { ability: Some(slot), .. } => Some(slot.ids().to_vec()),
        _ => None,
    });
    if let (EventKind::GainAbility, None, Some(_)) = (event.kind, event.card, event.player) {
        let context = Context { you: event.player.unwrap_or(doing.context.you), ..doing.context };
        for ability in slot.ok_or(Failure::NotThere)? {
            add_for_player(doing.world, doing.game, ability, context);
        }
        return Ok(event);
    }
    let (card, entity) = doing.card(&event)?;
    let id = doing.id.0;
    let grant = |ability, number| Granted { event: id, ability, number };
    match event.kind {
        EventKind::GainAbility if event.has(Flags::UNDO) => {
            let state = doing.state(entity)?;
            let (back, taken): (Vec<_>, Vec<_>) =
                std::mem::take(&mut state.taken).into_iter().partition(|(by, _)| *by == event.amount);
            state.taken = taken;
            if back.is_empty() {
                return Err(Failure::Nothing);
            }
            state.granted.splice(0..0, back.into_iter().map(|(_, granted)| granted));
        }
        EventKind::GainAbility => {
            let granted = slot.ok_or(Failure::NotThere)?;
            let granted = granted.into_iter().map(|ability| grant(ability, 0)).collect();
            grant_all(&mut doing.state(entity)?.granted, granted)?;
        }
        EventKind::LoseAbility => {
            let state = doing.state(entity)?;
            let before = state.granted.len();
            let undo = event.has(Flags::UNDO);
            if !undo {
                state.taken.extend(state.granted.iter().map(|&granted| (id, granted)));
            }
            state.granted.retain(|granted| undo && granted.event != event.amount);
            if state.granted.len() == before {
                return Err(Failure::Nothing);
            }
        }
        EventKind::CopyAbilities => {
            let model = doing.entity(event.other.ok_or(Failure::NotThere)?)?;
            let copied = abilities_of(doing.world, doing.game, model);
            let copied = copied.into_iter().map(|(ability, number)| grant(ability, number)).collect();
            grant_all(&mut doing.state(entity)?.granted, copied)?;
        }
        EventKind::Blank => doing.state(entity)?.blanked += 1,
        _ => {
            let state = doing.state(entity)?;
            state.blanked = state.blanked.checked_sub(1).ok_or(Failure::Nothing)?;
        }
    }
    sync_abilities(doing.world, doing.game, card, entity);
    doing.changed(Aspects::STATE);
    Ok(event)
}
