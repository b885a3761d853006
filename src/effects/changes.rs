//! Lasting changes of stats, keywords, kin, type and attack; copies and links (S33, S34).

use super::transfer::fresh_state;
use super::{Doing, Effected, nonzero};
use crate::cards::{Aspects, Effect, EventKind, KeywordNumber, KeywordUse};
use crate::events::{Failure, Flags, GameEvent};
use crate::table::{Change, ChangeKind, PlayState};

/// A change is an entry in the card's reckoning; undoing it strikes the entry (S34).
pub(super) fn change(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (_, entity) = doing.card(&event)?;
    let id = doing.id.0;
    if event.has(Flags::UNDO) {
        let changes = &mut doing.state(entity)?.changes;
        let before = changes.len();
        changes.retain(|change| change.event != event.amount);
        if changes.len() == before {
            return Err(Failure::Nothing);
        }
    } else {
        let what = kind_of_change(doing, &event)?;
        doing.state(entity)?.changes.push(Change { event: id, what });
    }
    doing.changed(Aspects::STATE);
    Ok(event)
}

fn kind_of_change(doing: &Doing<'_>, event: &GameEvent) -> Result<ChangeKind, Failure> {
    let stat = event.stat.ok_or(Failure::NotThere);
    let name = event.name.ok_or(Failure::NotThere);
    Ok(match event.kind {
        EventKind::Raise => ChangeKind::Raise(stat?, nonzero(event.amount)?),
        EventKind::Lower => ChangeKind::Lower(stat?, nonzero(event.amount)?),
        EventKind::SetStat => ChangeKind::Set(stat?, event.amount),
        EventKind::GainKeyword => {
            let keyword = name?;
            let defined = doing.game.set.keyword(keyword).and_then(|keyword| keyword.number);
            let numbered = event.amount != 1 || defined == Some(KeywordNumber::Required);
            ChangeKind::GainKeyword(KeywordUse { keyword, number: event.amount, numbered })
        }
        EventKind::LoseKeyword => ChangeKind::LoseKeyword(name?),
        EventKind::ChangeKin => ChangeKind::Kin(name?),
        EventKind::ChangeType => ChangeKind::Type(
            doing
                .with_written(event, |_, effect| match effect {
                    Effect::ChangeType { to, .. } => *to,
                    _ => None,
                })
                .ok_or(Failure::NotThere)?,
        ),
        _ => ChangeKind::Attack(
            doing
                .with_written(event, |_, effect| match effect {
                    Effect::ChangeAttack { to, .. } => to.clone(),
                    _ => None,
                })
                .ok_or(Failure::NotThere)?,
        ),
    })
}

/// Becoming a copy changes what the card is; copying state what it carries.
pub(super) fn copy(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (card, entity) = doing.card(&event)?;
    if event.has(Flags::UNDO) {
        let own = doing.state(entity)?.clone();
        let state = no_copy_any_more(own, event.amount).ok_or(Failure::Nothing)?;
        fresh_state(doing.world, doing.game, card, entity, state);
        doing.changed(Aspects::STATE);
        return Ok(event);
    }
    let id = doing.id.0;
    let model = doing.entity(event.other.ok_or(Failure::NotThere)?)?;
    let model_def = doing.identity(model)?.def;
    let model_state = doing.state(model).ok().cloned();
    if model_state.as_ref().is_some_and(|state| state.face_down) {
        return Err(Failure::NotThere);
    }
    let mut own = doing.state(entity)?.clone();
    let state = if event.kind == EventKind::BecomeCopy {
        let copied = model_state.and_then(|state| state.copy_of).unwrap_or(model_def);
        own.copied.push((id, own.copy_of));
        PlayState { copy_of: Some(copied), ..own }
    } else {
        let from = model_state.ok_or(Failure::NotThere)?;
        own.keeping(&from)
    };
    fresh_state(doing.world, doing.game, card, entity, state);
    doing.changed(Aspects::STATE);
    Ok(event)
}

/// R54: as if the event had not made it a copy; what made it another one since still holds.
fn no_copy_any_more(mut state: PlayState, event: u32) -> Option<PlayState> {
    let at = state.copied.iter().position(|(by, _)| *by == event)?;
    let (_, before) = state.copied.remove(at);
    match state.copied.get_mut(at) {
        Some((_, later)) => *later = before,
        None => state.copy_of = before,
    }
    Some(state)
}

pub(super) fn link(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    let (_, entity) = doing.card(&event)?;
    let links = &mut doing.state(entity)?.links;
    match (event.kind, event.other) {
        (EventKind::Link, Some(other)) if !links.contains(&other) => links.push(other),
        (EventKind::Link, _) => return Err(Failure::Nothing),
        (_, other) => {
            let before = links.len();
            links.retain(|&linked| other.is_some_and(|other| linked != other));
            if links.len() == before {
                return Err(Failure::Nothing);
            }
        }
    }
    doing.changed(Aspects::STATE);
    Ok(event)
}
