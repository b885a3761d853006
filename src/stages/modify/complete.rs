//! Completing an event: what it leaves open is chosen before it is executed (P1.1, P1.3, S28).

use crate::cards::{CardPattern, EventKind, FlipCost, Place, Printed};
use crate::decisions::{Ask, can_afford, needs_no_space, play_spaces, victims};
use crate::events::{Asked, CardList, DONE, Failure, Flags, GameEvent, Object, Role, Scope};
use crate::table::{CardId, CardRef, PlayerId, SpaceId, Table, ZoneId};

/// Fills the slots that are open. `found` takes the cards of a search, or what a play has defined.
pub(super) fn complete(
    scope: &mut Scope<'_, '_, '_>,
    event: &mut GameEvent,
    found: &mut Vec<Object>,
) -> Asked<()> {
    match event.kind {
        EventKind::Play => complete_play(scope, event, found),
        EventKind::Summon | EventKind::Spawn => {
            if event.space.is_none()
                && let Some(player) = event.player
            {
                event.space = Some(own_free_space(scope, player)?);
            }
            Ok(())
        }
        EventKind::ChangeController => {
            if let (None, Some(player)) = (event.space, event.player) {
                let there = event.card.and_then(|card| scope.table.controller(card));
                if there != Some(player) {
                    event.space = Some(own_free_space(scope, player)?);
                }
            }
            Ok(())
        }
        EventKind::Search => complete_search(scope, event, found),
        EventKind::RevealUntil => complete_reveal_until(scope, event, found),
        EventKind::Flip => complete_flip(scope, event, found),
        EventKind::NameCard | EventKind::NameKin => complete_name(scope, event),
        EventKind::ChooseNumber => {
            let numbers: Vec<Object> = (0..=event.amount.min(99)).map(Object::Number).collect();
            let player = event.player.unwrap_or(scope.context.you);
            // What has only one answer is not asked.
            if event.amount > 0
                && let Object::Number(number) = scope.choose(player, Ask::Number, &numbers)?
            {
                event.amount = number;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// S12: a free space of the player's own choice.
fn own_free_space(scope: &mut Scope<'_, '_, '_>, player: PlayerId) -> Asked<SpaceId> {
    let spaces: Vec<SpaceId> = scope.table.free_spaces(player).collect();
    match spaces[..] {
        [] => Err(Failure::NoFreeSpace.into()),
        [only] => Ok(only),
        _ => scope.ask_space(&spaces, player),
    }
}

/// P1.3.2, P1.3.6, S42: the variables, the creature it devours or evolves from, then the space.
fn complete_play(scope: &mut Scope<'_, '_, '_>, event: &mut GameEvent, found: &mut Vec<Object>) -> Asked<()> {
    let (Some(id), Some(player)) = (event.card, event.player) else { return Ok(()) };
    let table = scope.table;
    let Some(card) = table.card(id) else { return Ok(()) };
    let before = scope.context;
    scope.context.you = player;
    scope.context.this = Some(id);
    found.clear();
    let result = (|| {
        let mut variables: Vec<(char, u32)> = Vec::new();
        for letter in card.def.printed_variables() {
            let number = variable_at_play(scope, event, letter, &card, &variables)?;
            variables.push((letter, number));
            found.extend([
                Object::Name(crate::cards::Name::new(letter.encode_utf8(&mut [0; 4]))),
                Object::Number(number),
            ]);
        }
        if !card.def.is_creature() {
            return Ok(());
        }
        let (candidates, optional) = victims(table, scope.bindings, player, &card);
        if let Some(candidates) = candidates {
            let victim = choose_victim(scope, player, &candidates, optional, event.kind)?;
            if let Some(victim) = victim {
                event.other = Some(victim);
                event.space = table.space_of(victim);
                return Ok(());
            }
        }
        if event.space.is_none() && !needs_no_space(table, scope.bindings, player, &card) {
            let spaces: Vec<SpaceId> = play_spaces(table, player).collect();
            event.space = Some(match spaces[..] {
                [] => return Err(Failure::NoFreeSpace.into()),
                [only] => only,
                _ => scope.ask_space(&spaces, player)?,
            });
        }
        Ok(())
    })();
    let bound = scope.context.bound;
    scope.context = before;
    scope.context.bound = bound;
    result
}

/// S41: variables in cost and stats are defined at Play; played for free, those of the cost are 0.
/// R37: of a card that enters face-down only those of its cost are, the others at Flip.
fn variable_at_play(
    scope: &mut Scope<'_, '_, '_>,
    event: &GameEvent,
    letter: char,
    card: &CardRef<'_>,
    so_far: &[(char, u32)],
) -> Asked<u32> {
    let in_cost = card.def.cost == Printed::Variable(letter);
    let free = event.has(Flags::FREE) || event.has(Flags::PRICED);
    if (in_cost && free) || (card.def.flip.is_some() && !in_cost) {
        return Ok(0);
    }
    // S36: what is chosen must leave everything else payable.
    scope.choose_variable_where(letter, |scope| {
        let mut variables = so_far.to_vec();
        let named = crate::cards::Name::new(letter.encode_utf8(&mut [0; 4]));
        if let Some(Object::Number(number)) = scope.bindings.named(scope.context.bound, named) {
            variables.push((letter, number));
        }
        can_afford(scope.table, scope.bindings, scope.context.you, card, &variables, free)
    })
}

fn choose_victim(
    scope: &mut Scope<'_, '_, '_>,
    player: PlayerId,
    candidates: &CardList,
    optional: bool,
    to_do: EventKind,
) -> Asked<Option<CardId>> {
    let free = play_spaces(scope.table, player).next().is_some();
    match candidates[..] {
        [] if optional => return Ok(None),
        [] => return Err(Failure::NoDevourTarget.into()),
        [only] if !optional || !free => return Ok(Some(only)),
        _ => {}
    }
    let mut objects: Vec<Object> = candidates.iter().map(|&card| Object::Card(card)).collect();
    objects.extend((optional && free).then_some(DONE));
    match scope.choose(player, Ask::Card { unseen: false, to_do }, &objects)? {
        Object::Card(card) => Ok(Some(card)),
        _ => Ok(None),
    }
}

/// The pattern of the cards an event looks for.
fn wanted<'a>(table: &'a Table<'_, '_>, event: &GameEvent) -> Option<&'a CardPattern> {
    let written = event.written?;
    let effect = table.set().effects(written.effects).get(written.at as usize)?;
    let (_, roles) = effect.proposes()?;
    roles.wanted.map(|pattern| &**pattern)
}

/// P1.6, S29: a card that can be found must be taken, unless "up to".
fn complete_search(
    scope: &mut Scope<'_, '_, '_>,
    event: &mut GameEvent,
    found: &mut Vec<Object>,
) -> Asked<()> {
    let player = event.player.unwrap_or(scope.context.you);
    let zone = *event.zone.get_or_insert(ZoneId::of(Place::MainDeck, player));
    let table = scope.table;
    let wanted = wanted(table, event);
    let mut candidates: Vec<CardId> = Vec::new();
    for card in table.zone(zone) {
        let fits = wanted.map_or(Ok(true), |pattern| scope.matches(card, pattern))?;
        if fits {
            candidates.push(card);
        }
    }
    // R18, S48: who searches a deck learns nothing about its order.
    candidates.sort_unstable();
    let up_to = event.has(Flags::UP_TO);
    found.clear();
    while (found.len() as u32) < event.amount && !candidates.is_empty() {
        let card = if candidates.len() == 1 && !up_to {
            candidates[0]
        } else {
            let mut objects: Vec<Object> = candidates.iter().map(|&card| Object::Card(card)).collect();
            objects.extend(up_to.then_some(DONE));
            match scope.choose(player, Ask::Card { unseen: false, to_do: EventKind::Search }, &objects)? {
                Object::Card(card) => card,
                _ => break,
            }
        };
        candidates.retain(|&other| other != card);
        found.push(Object::Card(card));
    }
    Ok(())
}

/// Cards of a deck from the top, down to the first that matches; the last of them is the event's card.
fn complete_reveal_until(
    scope: &mut Scope<'_, '_, '_>,
    event: &mut GameEvent,
    found: &mut Vec<Object>,
) -> Asked<()> {
    let player = event.player.unwrap_or(scope.context.you);
    let zone = *event.zone.get_or_insert(ZoneId::of(Place::MainDeck, player));
    let table = scope.table;
    let wanted = wanted(table, event);
    found.clear();
    for card in table.zone(zone) {
        found.push(Object::Card(card));
        if wanted.map_or(Ok(true), |pattern| scope.matches(card, pattern))? {
            event.card = Some(card);
            break;
        }
    }
    Ok(())
}

/// S43: a flip offered by its action may be declined; variables of its stats are set now.
fn complete_flip(scope: &mut Scope<'_, '_, '_>, event: &mut GameEvent, found: &mut Vec<Object>) -> Asked<()> {
    let Some(card) = event.card.and_then(|card| scope.table.card(card)) else { return Ok(()) };
    let player = card.controller();
    if event.has(Flags::UP_TO) && matches!(card.def.flip, Some(FlipCost::Action(_))) {
        let answer = scope.choose(player, Ask::Flip, &[Object::Number(1), Object::Number(0)])?;
        if answer != Object::Number(1) {
            event.card = None;
            return Ok(());
        }
    }
    let before = scope.context;
    scope.context.you = player;
    scope.context.this = event.card;
    found.clear();
    // D7.4: a letter that stands in the Flip Cost only is set now, too.
    let in_flip_cost = match card.def.flip {
        Some(FlipCost::Blood(Printed::Variable(letter))) if event.has(Flags::PRICED) => Some(letter),
        _ => None,
    };
    let in_flip_cost =
        in_flip_cost.filter(|letter| !card.def.printed_variables().any(|printed| printed == *letter));
    let letters = card.def.printed_variables().chain(in_flip_cost);
    for letter in letters.filter(|&letter| card.def.cost != Printed::Variable(letter)) {
        let number = scope.choose_variable(letter)?;
        found.extend([
            Object::Name(crate::cards::Name::new(letter.encode_utf8(&mut [0; 4]))),
            Object::Number(number),
        ]);
    }
    scope.context = before;
    Ok(())
}

fn complete_name(scope: &mut Scope<'_, '_, '_>, event: &mut GameEvent) -> Asked<()> {
    if event.name.is_some() {
        return Ok(());
    }
    let set = scope.table.set();
    let (ask, names): (Ask, Vec<Object>) = match event.kind {
        EventKind::NameKin => (Ask::NameKin, set.kins().map(Object::Name).collect()),
        _ => (Ask::NameCard, set.cards().iter().map(|card| Object::Name(card.name)).collect()),
    };
    if names.is_empty() {
        return Err(Failure::NotThere.into());
    }
    let player = event.player.unwrap_or(scope.context.you);
    if let Object::Name(name) = scope.choose(player, ask, &names)? {
        event.name = Some(name);
        scope.bind(Role::Chosen, Object::Name(name));
    }
    Ok(())
}
