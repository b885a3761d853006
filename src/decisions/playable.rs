//! Whether a card can be played: blood, space, victims, variables, and what forbids it (S39–S42).

use smallvec::SmallVec;

use crate::cards::{Effect, EventKind, Name, Printed, Shape, Stat};
use crate::events::{Bill, Bindings, CardList, Context, Due, Failure, Flags, GameEvent, Object, Role, Scope};
use crate::stages::cant;
use crate::table::{CardId, CardRef, Host, PlayerId, SpaceId, Table};

/// S40: a legal space or devour target exists, blood suffices, variables can be set.
pub fn can_play(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    id: CardId,
    free: bool,
) -> Result<(), Failure> {
    let card = table.card(id).ok_or(Failure::NotThere)?;
    can_play_card(table, bindings, player, &card, free)
}

/// The same for a card that was looked at already.
pub fn can_play_card(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    card: &CardRef<'_>,
    free: bool,
) -> Result<(), Failure> {
    if card.in_play() {
        return Err(Failure::NotThere);
    }
    let least = least_values(card);
    let variable = |letter| least.iter().find(|(known, _)| *known == letter).map_or(0, |(_, value)| *value);
    let has = table.player(player).blood;
    let needs = if free { 0 } else { blood_for(card, &least) };
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
        can_be_placed(table, bindings, player, card)?;
    }
    let play = GameEvent::new(EventKind::Play).card(card.id()).player(player).flag(Flags::FREE, free);
    forbidden(table, bindings, &play)?;
    if can_afford(table, bindings, player, card, &least, free) {
        Ok(())
    } else {
        Err(Failure::CostNotPayable)
    }
}

/// The blood a card costs with its variables defined so.
fn blood_for(card: &CardRef<'_>, variables: &[(char, u32)]) -> u32 {
    let cost = card.stat(Stat::Cost);
    match card.def.cost {
        Printed::Variable(letter) => {
            let value = variables.iter().find(|(known, _)| *known == letter).map_or(0, |(_, value)| *value);
            cost.saturating_add(value)
        }
        Printed::Number(_) => cost,
    }
}

/// S36, S40: whether the blood and all additional costs can be paid together, with the variables so.
pub fn can_afford(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    card: &CardRef<'_>,
    variables: &[(char, u32)],
    free: bool,
) -> bool {
    let blood = if free { 0 } else { blood_for(card, variables) };
    let abilities = card.def.abilities.iter().map(|&ability| table.set().ability(ability));
    let additional = abilities.clone().filter(|def| def.shape == Shape::AdditionalCost);
    let costs: SmallVec<[Due; 2]> = additional.map(|def| Due { cost: def.cost, from: 0 }).collect();
    if costs.is_empty() {
        return table.player(player).blood >= blood;
    }
    let mut scope = Scope::reading(table, bindings, Context::of(player, Some(card.id())), None);
    for (letter, value) in variables {
        let letter = Name::new(letter.encode_utf8(&mut [0; 4]));
        scope.bind(Role::Named(letter), Object::Number(*value));
    }
    let chosen = abilities.filter(|def| def.shape == Shape::AsPlayed);
    let before: SmallVec<[Due; 2]> = chosen.map(|def| Due { cost: def.effects, from: 0 }).collect();
    Bill { before: &before, costs: &costs, blood, ..Bill::default() }.can_be_paid(&mut scope)
}

/// The least value each printed variable can have: a creature must not enter without health (S41).
fn least_values(card: &CardRef<'_>) -> SmallVec<[(char, u32); 2]> {
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
    let (candidates, optional) = victims(table, bindings, player, card);
    let free = play_spaces(table, player).next().is_some();
    match candidates {
        Some(candidates) if !candidates.is_empty() => Ok(()),
        Some(_) if !optional => {
            Err(if card.def.devours.is_some() { Failure::NoDevourTarget } else { Failure::NoEvolveTarget })
        }
        _ if free || needs_no_space(table, bindings, player, card) => Ok(()),
        _ => Err(Failure::NoFreeSpace),
    }
}

/// Whether a rule of the game would put something else in the place of the summon, so that no space is
/// needed (S44).
pub fn needs_no_space(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    card: &CardRef<'_>,
) -> bool {
    let summon = GameEvent::new(EventKind::Summon).card(card.id()).player(player);
    let summon = summon.flag(Flags::PLAYED, true).flag(Flags::FACE_DOWN, card.def.flip.is_some());
    table.index.modify[EventKind::Summon as usize].iter().any(|entry| {
        let def = table.set().ability(entry.ability);
        let effects = table.set().effects(def.effects);
        let summons =
            effects.iter().any(|effect| matches!(effect, Effect::TheEvent | Effect::TheEventWith(_)));
        if !matches!(entry.host, Host::Game(_)) || def.shape != Shape::Instead || summons {
            return false;
        }
        let Some(context) = table.context_of(entry) else { return false };
        let mut scope = Scope::reading(table, bindings, context, Some(summon));
        def.trigger.as_ref().is_some_and(|trigger| scope.triggers(trigger, &summon))
            && scope.holds(def.condition.as_ref())
    })
}

fn forbidden(table: &Table<'_, '_>, bindings: &mut Bindings, event: &GameEvent) -> Result<(), Failure> {
    if table.index.cant[event.kind as usize].is_empty() {
        return Ok(());
    }
    cant(table, bindings, event, None).map_or(Ok(()), Err)
}

/// A play as it was completed, just before it is executed.
pub fn check_play(table: &Table<'_, '_>, bindings: &mut Bindings, event: &GameEvent) -> Result<(), Failure> {
    let (Some(card), Some(player)) = (event.card, event.player) else { return Err(Failure::NotThere) };
    let free = event.has(Flags::FREE) || event.has(Flags::PRICED);
    let card = table.card(card).ok_or(Failure::NotThere)?;
    if !card.def.is_creature() && event.space.is_some() {
        return Err(Failure::CommandOnSpace);
    }
    if let Some(space) = event.space.filter(|_| event.other.is_none())
        && table.on_space(space).is_some()
        && !needs_no_space(table, bindings, player, &card)
    {
        return Err(Failure::SpaceTaken);
    }
    can_play_card(table, bindings, player, &card, free)
}

/// S42: the creatures a card can devour or evolve from, and whether it can do without.
/// Nothing if it neither devours nor evolves.
pub fn victims(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    card: &CardRef<'_>,
) -> (Option<CardList>, bool) {
    let Some(pattern) = card.def.devours.as_ref().or(card.def.evolves_from.as_ref()) else {
        return (None, true);
    };
    let optional = card.def.devours.is_none() && card.def.evolving_is_optional;
    let mut scope = Scope::reading(table, bindings, Context::of(player, Some(card.id())), None);
    let own = SpaceId::row(player).filter_map(|space| table.on_space(space));
    let fitting = own.filter(|&victim| scope.matches(victim, pattern).unwrap_or(false));
    (Some(fitting.collect()), optional)
}

/// Where a creature can be played: the player's free spaces.
pub fn play_spaces<'a>(table: &'a Table<'_, '_>, player: PlayerId) -> impl Iterator<Item = SpaceId> + 'a {
    table.free_spaces(player)
}
