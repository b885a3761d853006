//! What a step lacked of which nothing came, told to whoever asks: a scenario that failed, `why`.

use super::Frame;
use crate::cards::{Effect, EventKind, Select, SpaceSelect, Value, Who};
use crate::events::{Asked, Bindings, Choices, Missing, Scope, Stop, Unbound, WrittenAt};
use crate::history::Chance;
use crate::table::Table;

/// Notes a step of which nothing came. Never called in a match that nobody looks into.
pub(super) fn notice(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    frame: &Frame,
    (effect, written): (&Effect, WrittenAt),
    failed: bool,
) {
    let context = frame.context;
    let (mut picks, mut chance) = (frame.picks.clone(), Chance::scripted([]));
    let bound = bindings.place();
    let event = context.event.map(|event| table.history.record(event).event);
    let choices = Some(Choices { picks: &mut picks, next: 0, chance: &mut chance });
    let mut scope = Scope { choices, ..Scope::reading(table, bindings, context, event) };
    let missing = missing(&mut scope, effect);
    bindings.back_to(bound);
    if !failed && is_nothing_to_tell(effect, missing) {
        return;
    }
    let unbound = Unbound {
        ability: context.defined_by,
        this: context.this,
        written,
        missing,
        failed,
        cause: frame.cause,
        after: table.history.len(),
    };
    if let Some(noticed) = &mut bindings.noticed {
        noticed.unbound.push(unbound);
    }
}

/// The parts of an effect that speak of something.
#[derive(Default)]
pub struct Speaking<'a> {
    pub player: Option<&'a Who>,
    pub card: Option<&'a Select>,
    pub other: Option<&'a Select>,
    pub space: Option<&'a SpaceSelect>,
    pub number: Option<&'a Value>,
}

impl Effect {
    /// What it speaks of, in the order in which it is read.
    pub fn speaks_of(&self) -> Speaking<'_> {
        if let Some((_, roles)) = self.proposes() {
            let (player, card, other, space) = (roles.player, roles.card, roles.other, roles.space);
            return Speaking { player, card, other, space, number: roles.amount };
        }
        match self {
            Self::ForEach(each) => Speaking {
                player: each.player.as_ref(),
                card: each.card.as_ref(),
                space: each.space.as_ref(),
                ..Speaking::default()
            },
            Self::Remember(kept) => Speaking {
                player: kept.player.as_ref(),
                card: kept.card.as_ref(),
                space: kept.space.as_ref(),
                number: kept.number.as_ref(),
                ..Speaking::default()
            },
            Self::May(may) => Speaking { player: may.by.as_ref(), ..Speaking::default() },
            Self::Repeat(times, _) => Speaking { number: Some(times), ..Speaking::default() },
            _ => Speaking::default(),
        }
    }
}

/// That there is none of each, or no player of whom something holds, is nothing unusual.
fn is_nothing_to_tell(effect: &Effect, missing: Missing) -> bool {
    let speaks = effect.speaks_of();
    match missing {
        Missing::Card => matches!(speaks.card, Some(Select::Each(pattern)) if pattern.is.is_none()),
        Missing::Player => matches!(speaks.player, Some(Who::Where(_))),
        _ => false,
    }
}

/// The first part that means nothing.
fn missing(scope: &mut Scope<'_, '_, '_>, effect: &Effect) -> Missing {
    let speaks = effect.speaks_of();
    let to_do = effect.proposes().map_or(EventKind::Reveal, |(kind, _)| kind);
    if matches!(effect, Effect::Options(_)) {
        return Missing::Option;
    }
    if speaks.player.is_some_and(|who| is_nothing(scope.players(who).map(|found| found.is_empty()))) {
        return Missing::Player;
    }
    if speaks.card.is_some_and(|card| is_nothing(scope.cards(card, to_do).map(|found| found.is_empty()))) {
        return Missing::Card;
    }
    if speaks.other.is_some_and(|card| is_nothing(scope.one_card(card, EventKind::Reveal).map(|_| false))) {
        return Missing::Other;
    }
    if speaks.space.is_some_and(|space| is_nothing(scope.spaces(space).map(|found| found.is_empty()))) {
        return Missing::Space;
    }
    if speaks.number.is_some_and(|number| is_nothing(scope.value(number).map(|_| false))) {
        return Missing::Number;
    }
    Missing::Part
}

fn is_nothing(found: Asked<bool>) -> bool {
    match found {
        Ok(empty) => empty,
        Err(Stop::Failed(_)) => true,
        Err(Stop::Ask(_)) => false,
    }
}
