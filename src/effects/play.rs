//! Playing cards: play, summon, spawn, execute, terminate, devour, evolve (P1.3, S40–S42).

use super::moves::{is_taken, new_card};
use super::{Doing, Effected, Next};
use crate::cards::{DeathCause, EventKind, Kind, Place, Position, Shape, Stat};
use crate::events::{Failure, Flags, GameEvent, Object, SeenBy};
use crate::table::{Announced, Reckoned, ZoneId};

/// P1.3: legality first; then payment, then the card is summoned or executed.
pub(super) fn play(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let player = event.player.ok_or(Failure::NotThere)?;
    let set = doing.game.set.clone();
    let identity = doing.identity(entity)?;
    let def = set.card(identity.def);
    if !def.is_creature() && event.space.is_some() {
        return Err(Failure::CommandOnSpace);
    }
    let variables: Vec<(char, u32)> = doing.found.chunks(2).filter_map(defined).collect();
    let cost = match () {
        () if event.has(Flags::FREE) => 0,
        () if event.has(Flags::PRICED) => event.amount,
        () => cost_with(doing.reckoned(entity)?, def.cost, &variables),
    };
    let has = doing.player(player)?.blood;
    if has < cost {
        return Err(Failure::TooLittleBlood { needs: cost, has });
    }
    let health = super::reckon_printed(def, &variables, def.flip.is_some()).stat(Stat::Health);
    if def.is_creature() && health == 0 {
        return Err(Failure::ZeroHealth);
    }
    if let Some(mut announced) = doing.world.get_mut::<Announced>(entity) {
        *announced = Announced { variables, remembered: Vec::new() };
    }
    // S48: what is played face-down shows its back only.
    doing.seen_by = if def.flip.is_some() { SeenBy::only(player) } else { SeenBy::BOTH };
    event.amount = cost;
    event.from = Some(doing.zone_of(entity));
    let mut costs = Vec::new();
    for &ability in &def.abilities {
        let ability = set.ability(ability);
        match ability.shape {
            Shape::AsPlayed => {
                doing.next.push(Next::List { card, effects: ability.effects, you: player });
            }
            Shape::AdditionalCost => costs.push(ability.cost),
            _ => {}
        }
    }
    let kind = match event.other {
        Some(_) if def.devours.is_some() => EventKind::Devour,
        Some(_) => EventKind::Evolve,
        None if def.is_creature() => EventKind::Summon,
        None => EventKind::Execute,
    };
    let mut then = GameEvent::new(kind).card(card).player(player).other(event.other);
    then = then.flag(Flags::PLAYED, true).flag(Flags::FACE_DOWN, def.flip.is_some());
    then.space = event.space;
    doing.next.push(Next::Paid { card, costs, blood: cost, you: player, then });
    Ok(event)
}

/// S48: face-down, only who plays it knows which card it is.
fn seen_by(event: &GameEvent) -> SeenBy {
    match event.player {
        Some(player) if event.has(Flags::FACE_DOWN) => SeenBy::only(player),
        _ => SeenBy::BOTH,
    }
}

fn defined(pair: &[Object]) -> Option<(char, u32)> {
    match pair {
        [Object::Name(letter), Object::Number(value)] => Some((letter.as_str().chars().next()?, *value)),
        _ => None,
    }
}

/// The reckoned cost with its variable defined.
fn cost_with(reckoned: &Reckoned, printed: crate::cards::Printed, variables: &[(char, u32)]) -> u32 {
    let base = reckoned.stat(Stat::Cost);
    match printed {
        crate::cards::Printed::Variable(letter) => {
            let value = variables.iter().find(|(known, _)| *known == letter).map_or(0, |(_, value)| *value);
            base.saturating_add(value)
        }
        crate::cards::Printed::Number(_) => base,
    }
}

/// S40: a creature card goes to its space; cost, devour and evolve do not matter here.
pub(super) fn summon(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let identity = doing.identity(entity)?;
    let set = doing.game.set.clone();
    let def = set.card(identity.def);
    if !def.is_creature() {
        return Err(Failure::WrongType);
    }
    if doing.zone_of(entity).in_play() {
        return Err(Failure::NotThere);
    }
    let space = event.space.ok_or(Failure::NoFreeSpace)?;
    if is_taken(doing, space, Some(card)) {
        return Err(Failure::SpaceTaken);
    }
    let mut move_there = GameEvent::new(EventKind::Move).card(card).space(space).other(event.other);
    move_there.flags = event.flags;
    move_there.player = event.player;
    move_there.amount = event.amount;
    doing.next.push(Next::Event(move_there));
    doing.seen_by = seen_by(&event);
    Ok(GameEvent { from: Some(doing.zone_of(entity)), ..event })
}

/// S40: a vestige comes to exist on the board; it is not a Summon.
pub(super) fn spawn(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let player = event.player.unwrap_or(doing.context.you);
    let space = event.space.ok_or(Failure::NoFreeSpace)?;
    if is_taken(doing, space, None) {
        return Err(Failure::SpaceTaken);
    }
    let name = event.name.ok_or(Failure::NotThere)?;
    let set = doing.game.set.clone();
    let def = set.find(name).ok_or(Failure::NoSuchCard(name))?;
    if !set.card(def).is_creature() {
        return Err(Failure::WrongType);
    }
    // It comes from nowhere: from aside to its space, with all that entering means.
    let card = new_card(doing, &event, player, ZoneId::of(Place::Aside, player), Position::Bottom)?;
    let entity = doing.entity(card)?;
    super::transfer::transfer(doing, card, entity, ZoneId::space(space), Position::Bottom, &event);
    event.card = Some(card);
    event.zone = Some(ZoneId::space(space));
    let enter = GameEvent::new(EventKind::Enter).card(card).space(space).to(ZoneId::space(space));
    doing.next.push(Next::Event(enter.player(space.owner())));
    Ok(event)
}

/// S40: a command goes to the timeline, takes effect, and leaves when all it caused is done, unless it stays.
pub(super) fn execute(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let player = event.player.ok_or(Failure::NotThere)?;
    let identity = doing.identity(entity)?;
    let set = doing.game.set.clone();
    let def = set.card(identity.def);
    if def.is_creature() {
        return Err(Failure::WrongType);
    }
    if doing.zone_of(entity).in_play() {
        return Err(Failure::NotThere);
    }
    let mut move_there = GameEvent::new(EventKind::Move).card(card).player(player).to(ZoneId::TIMELINE);
    move_there.flags = event.flags;
    doing.next.push(Next::Event(move_there));
    let face_down = event.has(Flags::FACE_DOWN);
    let stays = face_down || def.kind == Kind::ExtendedCommand || def.is_saga();
    if !face_down {
        doing.next.push(Next::Command { card, effects: def.effects, you: player, stays });
    }
    doing.seen_by = seen_by(&event);
    Ok(GameEvent { from: Some(doing.zone_of(entity)), ..event })
}

/// S40: a command moves from the timeline to discard.
pub(super) fn terminate(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    if doing.zone_of(entity) != ZoneId::TIMELINE {
        return Err(Failure::NotThere);
    }
    let pile = ZoneId::of(Place::Discard, doing.identity(entity)?.owner);
    doing.next.push(Next::Event(GameEvent::new(EventKind::Move).card(card).to(pile).from(ZoneId::TIMELINE)));
    Ok(GameEvent { from: Some(ZoneId::TIMELINE), ..event })
}

/// S42: the victim is sacrificed and its space kept for the new creature.
pub(super) fn devour(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (card, victim, space) = eaten(doing, &event)?;
    let event = by_owner_of(space, event);
    doing.game.places.keep(space, card);
    let death = GameEvent::new(EventKind::Die).card(victim).cause(DeathCause::Devour).other(Some(card));
    doing.next.push(Next::Event(GameEvent { player: event.player, ..death }));
    let mut summon = GameEvent::new(EventKind::Summon).card(card).space(space);
    summon = summon.flag(Flags::PLAYED, true).flag(Flags::KEPT, true);
    summon = summon.flag(Flags::FACE_DOWN, event.has(Flags::FACE_DOWN));
    summon.player = event.player;
    doing.next.push(Next::Event(summon));
    Ok(GameEvent { space: Some(space), ..event })
}

/// S42: the same, but the old card goes aside and to discard when its evolution leaves the board.
pub(super) fn evolve(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (card, origin, space) = eaten(doing, &event)?;
    let event = by_owner_of(space, event);
    doing.game.places.keep(space, card);
    let owner = doing.identity(doing.entity(origin)?)?.owner;
    let aside = GameEvent::new(EventKind::Move).card(origin).to(ZoneId::of(Place::Aside, owner));
    doing.next.push(Next::Event(aside));
    let mut summon = GameEvent::new(EventKind::Summon).card(card).space(space).other(Some(origin));
    summon = summon.flag(Flags::PLAYED, true).flag(Flags::KEPT, true);
    summon = summon.flag(Flags::FACE_DOWN, event.has(Flags::FACE_DOWN));
    summon.player = event.player;
    doing.next.push(Next::Event(summon));
    Ok(GameEvent { space: Some(space), ..event })
}

/// Who brings the new creature into play: outside a play, who has the space.
fn by_owner_of(space: crate::table::SpaceId, event: GameEvent) -> GameEvent {
    GameEvent { player: event.player.or(Some(space.owner())), ..event }
}

fn eaten(
    doing: &Doing<'_>,
    event: &GameEvent,
) -> Result<(crate::table::CardId, crate::table::CardId, crate::table::SpaceId), Failure> {
    let (card, _) = doing.card(event)?;
    let victim = event.other.ok_or(Failure::NoDevourTarget)?;
    let space = doing.zone_of(doing.entity(victim)?).as_space().ok_or(Failure::NoDevourTarget)?;
    Ok((card, victim, space))
}
