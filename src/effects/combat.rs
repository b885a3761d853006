//! Attacks, strikes, damage, overkill and the pool (S21–S25, S27).

use super::{Doing, Effected, Next, nonzero};
use crate::cards::{Aspects, Direction, EventKind, LARGEST, Stat};
use crate::events::{Failure, Flags, GameEvent};
use crate::history::Cause;
use crate::table::{CardId, SpaceId};

/// S21: the target spaces are fixed; the strikes follow one at a time, left to right.
pub(super) fn attack(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let space = doing.zone_of(entity).as_space().ok_or(Failure::NotThere)?;
    let controller = space.owner();
    let turn = doing.game.turn;
    let mut targets: Vec<SpaceId> =
        directions(doing, entity)?.iter().filter_map(|&way| target(space, way)).collect();
    // Left to right from the active player's perspective, in one column the own row first (S21, R42).
    targets.sort_by_key(|target| (seen_column(*target, turn.active), target.owner() != controller));
    doing.state(entity)?.attacked_turn = Some(turn.number);
    doing.changed(Aspects::TURN);
    for target in targets {
        let strike = GameEvent::new(EventKind::Strike).card(card).space(target).player(controller);
        doing.next.push(Next::From(strike, card));
    }
    doing.next.push(Next::From(GameEvent::new(EventKind::AttackEnd).card(card).player(controller), card));
    event.player = Some(controller);
    event.space = Some(space);
    Ok(event)
}

fn directions(doing: &mut Doing<'_>, entity: bevy::prelude::Entity) -> Result<Vec<Direction>, Failure> {
    let state = doing.state(entity)?;
    let (face_down, copy_of) = (state.face_down, state.copy_of);
    if face_down {
        return Ok(vec![Direction::Opposing]);
    }
    if let Some(traits) = &doing.reckoned(entity)?.traits {
        return Ok(traits.attack.clone());
    }
    let def = copy_of.unwrap_or(doing.identity(entity)?.def);
    Ok(doing.game.set.card(def).attack.clone())
}

/// The space a direction leads to; off the board is no attack.
fn target(from: SpaceId, way: Direction) -> Option<SpaceId> {
    let opposing = from.opposing();
    // Left of the attacker is right in the row that faces it.
    match way {
        Direction::Opposing => Some(opposing),
        Direction::Left(columns) => opposing.beside(i32::from(columns)),
        Direction::Right(columns) => opposing.beside(-i32::from(columns)),
        Direction::OwnLeft(columns) => from.beside(-i32::from(columns)),
        Direction::OwnRight(columns) => from.beside(i32::from(columns)),
    }
}

fn seen_column(space: SpaceId, from: crate::table::PlayerId) -> usize {
    if space.owner() == from { space.column() } else { space.opposing().column() }
}

/// S21–S23: power and occupant are read now; an attacker that left or changed sides strikes no more.
pub(super) fn strike(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let controller = doing.zone_of(entity).as_space().map(SpaceId::owner).ok_or(Failure::NotThere)?;
    if event.player.is_some_and(|player| player != controller) || has_left_since(doing, card, entity) {
        return Err(Failure::NotThere);
    }
    let space = event.space.ok_or(Failure::NotThere)?;
    let power = doing.reckoned(entity)?.stat(Stat::Power);
    let there = doing.game.places.on_space(space);
    event.player = Some(controller);
    event.other = there.filter(|_| !event.has(Flags::AS_EMPTY));
    event.amount = power;
    if power > 0 {
        let blow = match event.other {
            Some(target) => GameEvent::new(EventKind::Damage).card(target),
            None => GameEvent::new(EventKind::DamagePlayer).player(space.owner()),
        };
        let blow = blow.other(Some(card)).amount(power).flag(Flags::COMBAT, true);
        doing.next.push(Next::From(blow, card));
    }
    Ok(event)
}

/// S21: an attacker that left the board and came back is not the one that attacked.
fn has_left_since(doing: &mut Doing<'_>, card: CardId, entity: bevy::prelude::Entity) -> bool {
    let turn = doing.game.turn.number;
    // Mostly it has been there since an earlier turn.
    if doing.state(entity).is_ok_and(|state| state.entered_turn != turn) {
        return false;
    }
    let history = &doing.game.history;
    let Cause::Event(attack) = history.record(doing.id).cause else { return false };
    history.since(attack.0).any(|(_, record)| {
        let event = &record.event;
        event.kind == EventKind::Leave && event.card == Some(card)
    })
}

/// S23: the creature loses the damage; what goes over health and defense is overkill.
pub(super) fn damage(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let controller = doing.zone_of(entity).as_space().map(SpaceId::owner).ok_or(Failure::NotThere)?;
    let amount = nonzero(event.amount)?;
    let (health, defense) = {
        let reckoned = doing.reckoned(entity)?;
        (reckoned.stat(Stat::Health), reckoned.stat(Stat::Defense))
    };
    let state = doing.state(entity)?;
    let health = health.saturating_sub(state.lost);
    state.lost += amount.min(health);
    doing.changed(Aspects::DAMAGE);
    let guard = if event.has(Flags::PIERCING) { health } else { health.saturating_add(defense) };
    if amount > guard {
        let over = GameEvent::new(EventKind::Overkill).card(card).player(controller).other(event.other);
        let over = over.amount(amount - guard);
        doing.next.push(Next::From(over, event.other.unwrap_or(card)));
    }
    Ok(GameEvent { player: Some(controller), ..event })
}

pub(super) fn heal(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let (_, entity) = doing.card(&event)?;
    let state = doing.state(entity)?;
    event.amount = nonzero(event.amount.min(state.lost))?;
    state.lost -= event.amount;
    doing.changed(Aspects::DAMAGE);
    Ok(event)
}

/// S23: overkill is player damage to the creature's controller.
pub(super) fn overkill(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let player = event.player.ok_or(Failure::NotThere)?;
    let amount = nonzero(event.amount)?;
    let damage = GameEvent::new(EventKind::DamagePlayer).player(player).amount(amount).other(event.other);
    let damage = Next::Event(damage.flag(Flags::OVERKILL, true));
    doing.next.push(damage);
    Ok(event)
}

/// Creatures beside a space take damage, left to right.
pub(super) fn explode(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let space = event.space.ok_or(Failure::NotThere)?;
    let amount = nonzero(event.amount)?;
    for side in [-1, 1] {
        let there = space.beside(side).and_then(|space| doing.game.places.on_space(space));
        if let Some(card) = there {
            let damage = GameEvent::new(EventKind::Damage).card(card).amount(amount).other(event.other);
            doing.next.push(event.other.map_or(Next::Event(damage), |by| Next::From(damage, by)));
        }
    }
    Ok(event)
}

/// S22, S25: the pool goes down; damage beyond it is lost.
pub(super) fn damage_player(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let player = event.player.ok_or(Failure::NotThere)?;
    let amount = nonzero(event.amount)?;
    let pool = &mut doing.game.pool;
    pool.health = pool.health.saturating_sub(amount);
    pool.last_damaged = Some(player);
    doing.changed(Aspects::POOL);
    Ok(event)
}

pub(super) fn change_pool(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let pool = &mut doing.game.pool;
    pool.health = match event.kind {
        EventKind::HealPool => pool.health.saturating_add(nonzero(event.amount)?).min(LARGEST),
        EventKind::DrainPool => {
            event.amount = nonzero(event.amount)?.min(pool.health);
            pool.health - event.amount
        }
        _ => event.amount,
    };
    doing.changed(Aspects::POOL);
    Ok(event)
}
