//! Turns, phases and the end of the match (P1.5, P3, P8, S18).

use super::{Doing, Effected, Next};
use crate::cards::{Aspects, EventKind, Kind, Place};
use crate::events::{EventQueue, Failure, GameEvent, Item};
use crate::stages::Resolving;
use crate::table::{Card, InPlay, ZoneCards, ZoneId};
use crate::turn::{Ending, Step};

pub(super) fn turn(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let turn = &mut doing.game.turn;
    let active = turn.active;
    if event.kind != EventKind::TurnEnd && event.kind != EventKind::AttackEnd {
        event.player = event.player.or(Some(active));
    }
    match event.kind {
        // R23: the step that is brought about begins at once, in front of what was still waiting.
        EventKind::EndTurn => {
            turn.step = Step::TurnEnd;
            doing.next.push(Next::Event(GameEvent::new(EventKind::TurnEnd).player(active)));
        }
        EventKind::EndPhase => {
            let (step, end) = match turn.step {
                Step::Attack(_) | Step::AttackStart | Step::AttackEnd => {
                    (Step::TurnEnd, EventKind::AttackPhaseEnd)
                }
                Step::TurnEnd => return Err(Failure::Nothing),
                _ => (Step::AttackStart, EventKind::MainPhaseEnd),
            };
            turn.step = step;
            doing.next.push(Next::Event(GameEvent::new(end).player(active)));
        }
        EventKind::MainPhaseEnd => {
            // S15: unused draws expire.
            doing.player(active)?.draws = 0;
            doing.changed(Aspects::TURN.and(Aspects::PLAYERS));
        }
        EventKind::TurnEnd => return end_of_turn(doing, event),
        _ => {}
    }
    doing.changed(Aspects::TURN.and(Aspects::PLAYERS));
    Ok(event)
}

/// P1.5, S18: commands that do not stay leave; the active player changes; the queue is cleared.
fn end_of_turn(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    discard_commands(doing);
    let dropped: Vec<Item> = doing.world.resource_mut::<EventQueue>().clear().collect();
    for item in dropped {
        if let Item::Forget(card) = item {
            super::forget(doing.world, doing.game, card);
        }
    }
    // S37: who passes until something new does so beyond the end of turn.
    Resolving::of_mut(doing.world).responses.open = None;
    revive_the_dying(doing);
    let active = doing.game.turn.active;
    event.player = Some(active);
    let main_phase_ended = {
        let history = &doing.game.history;
        history.since(history.turn_start()).any(|(_, record)| record.event.kind == EventKind::MainPhaseEnd)
    };
    let extra = {
        let mut player = doing.player(active)?;
        // S15: unused draws expire with a main phase that was cut short, too.
        if !main_phase_ended {
            player.draws = 0;
        }
        let extra = player.extra_turns > 0;
        player.extra_turns -= u32::from(extra);
        extra
    };
    let turn = &mut doing.game.turn;
    turn.active = if extra { active } else { active.opponent() };
    turn.step = Step::TurnStart;
    turn.answers = 0;
    doing.changed(Aspects::BOARD.and(Aspects::TURN));
    Ok(event)
}

/// A death whose move was still waiting is found again by the next pass (S18).
fn revive_the_dying(doing: &mut Doing<'_>) {
    for space in crate::table::SpaceId::all_from(crate::table::PlayerId::BOTH[0]) {
        let there = doing.game.places.on_space(space);
        if let Some(entity) = there.and_then(|card| doing.entity(card).ok())
            && let Ok(state) = doing.state(entity)
            && std::mem::take(&mut state.dying)
        {
            Resolving::of_mut(doing.world).current.dirty.unsure = true;
        }
    }
}

fn discard_commands(doing: &mut Doing<'_>) {
    let timeline = doing.game.places.zone(ZoneId::TIMELINE);
    let commands =
        doing.world.get::<ZoneCards>(timeline).map(|cards| cards.entities().to_vec()).unwrap_or_default();
    for entity in commands {
        let Some(&card) = doing.world.get::<Card>(entity) else { continue };
        let def = doing.game.set.card(card.def);
        let stays = def.kind == Kind::ExtendedCommand || def.is_saga();
        let face_down = doing
            .world
            .get::<InPlay>(entity)
            .is_some_and(|play| play.0.as_ref().is_some_and(|state| state.face_down));
        if !stays && !face_down {
            let place = if card.created || def.vestige { Place::Aside } else { Place::Discard };
            let pile = ZoneId::of(place, card.owner);
            let leaving = GameEvent::new(EventKind::Move).card(card.id).to(pile);
            super::transfer::transfer(doing, card.id, entity, pile, crate::cards::Position::Bottom, &leaving);
            // S12: it has left play and was discarded, whatever took it there.
            let notice = |kind| GameEvent::new(kind).card(card.id).from(ZoneId::TIMELINE).to(pile);
            doing.next.push(Next::Event(notice(EventKind::Leave)));
            if place == Place::Discard {
                doing.next.push(Next::Event(notice(EventKind::Discard).player(card.owner)));
            }
        }
    }
}

/// P3.1, S25, S39: the match ends.
pub(super) fn finish(doing: &mut Doing<'_>, mut event: GameEvent) -> Effected {
    let finish = GameEvent::new(EventKind::FinishGame);
    match event.kind {
        EventKind::Win => {
            let winner = event.player.unwrap_or(doing.context.you);
            event.player = Some(winner);
            doing.next.push(Next::Event(finish.player(winner.opponent())));
        }
        EventKind::Lose => {
            let loser = event.player.unwrap_or(doing.context.you);
            event.player = Some(loser);
            doing.next.push(Next::Event(finish.player(loser)));
        }
        EventKind::DrawMatch => doing.next.push(Next::Event(finish)),
        _ => {
            let id = doing.id;
            let why = doing.game.history.why(id).last().copied();
            let turn = &mut doing.game.turn;
            let ending = event.player.map_or(Ending::Draw(crate::turn::DrawReason::ByEffect), |loser| {
                Ending::Won { winner: loser.opponent(), by: why }
            });
            turn.over = Some(ending);
            turn.step = Step::Over;
        }
    }
    Ok(event)
}
