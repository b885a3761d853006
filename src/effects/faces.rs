//! Flipping and turning face-down (S43).

use bevy::prelude::Entity;

use super::abilities::forget_undoing;
use super::transfer::fresh_state;
use super::{Doing, Effected, Next};
use crate::cards::{Aspects, EventKind, FlipCost, Printed};
use crate::events::{Failure, Flags, GameEvent, Object, SeenBy};
use crate::table::{PlayState, ZoneId};

/// Flipping replaces the face-down card: fresh state, Enter and Flip happen, Play and Death do not.
pub(super) fn flip(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let Some(card) = event.card else { return Err(Failure::Nothing) };
    let entity = doing.entity(card)?;
    if !doing.state(entity)?.face_down {
        return Err(Failure::NotFaceDown);
    }
    let zone = doing.zone_of(entity);
    let variables = doing.found.chunks(2).filter_map(|pair| match pair {
        [Object::Name(letter), Object::Number(value)] => Some((letter.as_str().chars().next()?, *value)),
        _ => None,
    });
    let mut variables: Vec<(char, u32)> = variables.collect();
    variables.extend(doing.state(entity)?.variables.iter().copied());
    pay_variable(doing, &event, entity, &variables)?;
    let evolved_from = doing.state(entity)?.evolved_from;
    let turn = doing.game.turn.number;
    doing.game.index.face_down -= 1;
    // S42: what it evolved from waits until it leaves the board, whichever way up it lies.
    let up = PlayState { entered_turn: turn, variables, evolved_from, ..PlayState::default() };
    let keeps = event.has(Flags::KEEP_STATE);
    let up = if keeps { up.keeping(doing.state(entity)?) } else { up };
    if !keeps {
        forget_undoing(doing.world, doing.game, card);
    }
    fresh_state(doing.world, doing.game, card, entity, up);
    doing.changed(Aspects::STATE);
    doing.seen_by = SeenBy::BOTH;
    let enter = GameEvent::new(EventKind::Enter).card(card).from(zone).to(zone);
    doing.next.push(Next::Event(GameEvent { space: zone.as_space(), player: zone.owner(), ..enter }));
    // A flipped command takes effect, and leaves when it is done unless it stays.
    if zone == ZoneId::TIMELINE {
        let identity = doing.identity(entity)?;
        let set = doing.game.set.clone();
        let def = set.card(identity.def);
        let stays = def.kind == crate::cards::Kind::ExtendedCommand || def.is_saga();
        doing.next.push(Next::Command { card, effects: def.effects, you: identity.played_by, stays });
    }
    Ok(GameEvent { zone: Some(zone), space: zone.as_space(), ..event })
}

/// D7.4: a Flip Cost that is a variable is paid as soon as it is set.
fn pay_variable(
    doing: &mut Doing<'_>,
    event: &GameEvent,
    entity: Entity,
    variables: &[(char, u32)],
) -> Result<(), Failure> {
    let def = doing.identity(entity)?.def;
    let flip = doing.game.set.card(def).flip.clone();
    let Some(FlipCost::Blood(Printed::Variable(letter))) = flip.filter(|_| event.has(Flags::PRICED)) else {
        return Ok(());
    };
    let player = event.player.ok_or(Failure::NotThere)?;
    let needs = variables.iter().find(|(known, _)| *known == letter).map_or(0, |(_, number)| *number);
    let has = doing.player(player)?.blood;
    if has < needs {
        return Err(Failure::TooLittleBlood { needs, has });
    }
    if needs > 0 {
        let pay = GameEvent::new(EventKind::LoseBlood).player(player).amount(needs);
        doing.next.push(Next::Event(pay.flag(Flags::PAYMENT, true)));
    }
    Ok(())
}

/// A card in play loses its face and its state.
pub(super) fn turn_down(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    let state = doing.state(entity)?;
    if state.face_down {
        return Err(Failure::Nothing);
    }
    let (entered_turn, evolved_from) = (state.entered_turn, state.evolved_from);
    let down = PlayState { face_down: true, entered_turn, evolved_from, ..PlayState::default() };
    let keeps = event.has(Flags::KEEP_STATE);
    let down = if keeps { down.keeping(state) } else { down };
    doing.game.index.face_down += 1;
    if !keeps {
        forget_undoing(doing.world, doing.game, card);
    }
    fresh_state(doing.world, doing.game, card, entity, down);
    doing.changed(Aspects::STATE);
    Ok(event)
}
