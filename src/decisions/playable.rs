//! Whether a card can be played: blood, space, victims, variables, and what forbids it (S39–S42).

use crate::cards::{EventKind, Printed, Shape, Stat};
use crate::events::{Bindings, CardList, Context, Failure, Flags, GameEvent, Scope, can_pay_beside};
use crate::stages::cant;
use crate::table::{CardId, CardRef, PlayerId, SpaceId, Table};

/// S40: a legal space or devour target exists, blood suffices, variables can be set.
pub fn can_play(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    id: CardId,
    free: bool,
) -> Result<(), Failure> {
    let card = table.card(id).ok_or(Failure::NotThere)?;
    if card.in_play() {
        return Err(Failure::NotThere);
    }
    let has = table.player(player).blood;
    let cost = card.stat(Stat::Cost);
    let least = least_values(&card);
    let variable = |letter| least.iter().find(|(known, _)| *known == letter).map_or(0, |(_, value)| *value);
    let needs = match card.def.cost {
        _ if free => 0,
        Printed::Variable(letter) => cost.saturating_add(variable(letter)),
        Printed::Number(_) => cost,
    };
    if has < needs {
        return Err(Failure::TooLittleBlood { needs, has });
    }
    let face_down = card.def.flip.is_some();
    if card.def.is_creature() {
        let health = match card.def.printed(Stat::Health) {
            _ if face_down => 1,
            Printed::Number(number) => number,
            Printed::Variable(letter) if free && card.def.cost == Printed::Variable(letter) => 0,
            Printed::Variable(letter) => variable(letter),
        };
        if health == 0 {
            return Err(Failure::ZeroHealth);
        }
        if !accumulates(table, player, &card) {
            can_be_placed(table, bindings, player, &card)?;
        }
    }
    let play = GameEvent::new(EventKind::Play).card(id).player(player).flag(Flags::FREE, free);
    forbidden(table, bindings, &play)?;
    additional_costs(table, bindings, player, &card, needs)
}

/// The least value each printed variable can have: a creature must not enter without health (S41).
fn least_values(card: &CardRef<'_>) -> Vec<(char, u32)> {
    let health = card.def.printed(Stat::Health);
    let least = |letter| {
        let bound = card.def.bounds(letter).map_or(0, |bounds| bounds.least);
        if card.def.is_creature() && health == Printed::Variable(letter) { bound.max(1) } else { bound }
    };
    card.def.printed_variables().map(|letter| (letter, least(letter))).collect()
}

fn can_be_placed(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    card: &CardRef<'_>,
) -> Result<(), Failure> {
    let (candidates, optional) = victims(table, bindings, player, card.id());
    let free = play_spaces(table, player).next().is_some();
    match candidates {
        Some(candidates) if !candidates.is_empty() => Ok(()),
        Some(_) if !optional => {
            Err(if card.def.devours.is_some() { Failure::NoDevourTarget } else { Failure::NoEvolveTarget })
        }
        _ if free => Ok(()),
        _ => Err(Failure::NoFreeSpace),
    }
}

/// S44: a second cumulative card needs no free space.
fn accumulates(table: &Table<'_, '_>, player: PlayerId, card: &CardRef<'_>) -> bool {
    let keyword = crate::cards::Name::new("cumulative");
    card.has_keyword(keyword)
        && table.board().filter_map(|other| table.card(other)).any(|other| {
            other.controller() == player && other.name() == card.name() && other.name().is_some()
        })
}

fn forbidden(table: &Table<'_, '_>, bindings: &mut Bindings, event: &GameEvent) -> Result<(), Failure> {
    if table.index.cant[event.kind as usize].is_empty() {
        return Ok(());
    }
    cant(table, bindings, event, None).map_or(Ok(()), Err)
}

fn additional_costs(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    card: &CardRef<'_>,
    blood: u32,
) -> Result<(), Failure> {
    for &ability in &card.def.abilities {
        let def = table.set().ability(ability);
        if def.shape == Shape::AdditionalCost {
            let context = Context::of(player, Some(card.id()));
            let mut scope = Scope::reading(table, bindings, context, None);
            if !can_pay_beside(&mut scope, def.cost, blood) {
                return Err(Failure::CostNotPayable);
            }
        }
    }
    Ok(())
}

/// A play as it was completed, just before it is executed.
pub fn check_play(table: &Table<'_, '_>, bindings: &mut Bindings, event: &GameEvent) -> Result<(), Failure> {
    let (Some(card), Some(player)) = (event.card, event.player) else { return Err(Failure::NotThere) };
    let free = event.has(Flags::FREE) || event.has(Flags::PRICED);
    let def = table.card(card).ok_or(Failure::NotThere)?.def;
    if !def.is_creature() && event.space.is_some() {
        return Err(Failure::CommandOnSpace);
    }
    if let Some(space) = event.space.filter(|_| event.other.is_none())
        && table.on_space(space).is_some()
        && !table.card(card).is_some_and(|card| accumulates(table, player, &card))
    {
        return Err(Failure::SpaceTaken);
    }
    can_play(table, bindings, player, card, free)
}

/// S42: the creatures a card can devour or evolve from, and whether it can do without.
/// Nothing if it neither devours nor evolves.
pub fn victims(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    id: CardId,
) -> (Option<CardList>, bool) {
    let Some(card) = table.card(id) else { return (None, true) };
    let Some(pattern) = card.def.devours.as_ref().or(card.def.evolves_from.as_ref()) else {
        return (None, true);
    };
    let optional = card.def.devours.is_none() && card.def.evolving_is_optional;
    let mut scope = Scope::reading(table, bindings, Context::of(player, Some(id)), None);
    let own = SpaceId::row(player).filter_map(|space| table.on_space(space));
    let fitting = own.filter(|&victim| scope.matches(victim, pattern).unwrap_or(false));
    (Some(fitting.collect()), optional)
}

/// Where a creature can be played: the player's free spaces.
pub fn play_spaces<'a>(table: &'a Table<'_, '_>, player: PlayerId) -> impl Iterator<Item = SpaceId> + 'a {
    table.free_spaces(player)
}
