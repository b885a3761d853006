//! Proposing: the words of an effect become events with definite slots (P1.1).

use super::{THIS, YOU};
use crate::cards::{
    DeathCause, Effect, EffectRoles, EventKind, LARGEST, Name, SpaceSelect, Who, ZonePattern,
};
use crate::events::{Asked, CardList, Failure, Flags, GameEvent, PlayerList, Scope, SpaceList, WrittenAt};
use crate::history::LONGEST;
use crate::table::{PlayerId, ZoneId};

/// The events that a verb with its roles means here: one for each player, card and space meant.
pub fn propose_all(
    scope: &mut Scope<'_, '_, '_>,
    effect: &Effect,
    written: WrittenAt,
) -> Asked<Vec<GameEvent>> {
    let Some((kind, roles)) = effect.proposes() else { return Err(Failure::NotThere.into()) };
    let players = players(scope, kind, &roles)?;
    let mut events = Vec::new();
    for player in players {
        // Inside "each player", the words are read for that player.
        let spoken = scope.context.you;
        if matches!(roles.player, Some(Who::Each)) {
            scope.context.you = player.unwrap_or(spoken);
        }
        let result = propose_for(scope, kind, &roles, written, player, &mut events);
        scope.context.you = spoken;
        result?;
    }
    Ok(events)
}

fn propose_for(
    scope: &mut Scope<'_, '_, '_>,
    kind: EventKind,
    roles: &EffectRoles<'_>,
    written: WrittenAt,
    player: Option<PlayerId>,
    events: &mut Vec<GameEvent>,
) -> Asked<()> {
    let cards = cards(scope, kind, roles)?;
    let other = roles.other.map(|select| scope.one_card(select, EventKind::Reveal)).transpose()?;
    let spaces = spaces(scope, roles.space)?;
    let default = if roles.any_number == Some(&true) { LARGEST } else { default_amount(kind) };
    let amount = scope.optional_value(roles.amount, default)?;
    // S38: a forced chain of that length is over, so no more need be proposed.
    let repeated = if kind == EventKind::Draw { amount.min(LONGEST) } else { 1 };
    let listed: CardList = cards.clone().unwrap_or_default();
    let each_card = if cards.is_some() { listed.into_iter().map(Some).collect() } else { vec![None] };
    for card in each_card {
        for &space in &spaces {
            let mut event = GameEvent {
                player,
                card,
                other,
                space,
                amount,
                name: name_of(scope, roles)?,
                named: roles.named.copied(),
                stat: roles.stat.copied(),
                cause: roles.cause.copied(),
                position: roles.position.copied(),
                written: Some(written),
                ..GameEvent::new(kind)
            };
            event.zone = roles.zone.map(|zone| zone_for(scope, kind, zone, &event)).transpose()?.flatten();
            event.from = roles.from.map(|zone| scope.zone(zone, card)).transpose()?;
            event.flags = flags(roles, kind);
            settle(scope, &mut event);
            for _ in 0..repeated {
                events.push(event);
            }
        }
    }
    Ok(())
}

/// The identity a verb names: written out, or that of something spoken of.
fn name_of(scope: &mut Scope<'_, '_, '_>, roles: &EffectRoles<'_>) -> Asked<Option<Name>> {
    let name = match (roles.kin, roles.called) {
        (Some(kin), _) => scope.kin_meant(kin)?,
        (_, Some(called)) => scope.name_meant(called)?,
        _ => return Ok(roles.name.copied()),
    };
    name.map(Some).ok_or_else(|| Failure::NotThere.into())
}

/// A move to the board goes to the space named; the zone slot holds what is not a space.
fn zone_for(
    scope: &mut Scope<'_, '_, '_>,
    kind: EventKind,
    zone: &ZonePattern,
    event: &GameEvent,
) -> Asked<Option<ZoneId>> {
    match (kind, zone) {
        (EventKind::Move, ZonePattern::Board | ZonePattern::Play) => Ok(event.space.map(ZoneId::space)),
        _ => scope.zone(zone, event.card).map(Some),
    }
}

/// Words that mean the same event: sacrificing and destroying are deaths, discarding is a move (S12, S24).
fn settle(scope: &mut Scope<'_, '_, '_>, event: &mut GameEvent) {
    let card = event.card.and_then(|card| scope.table.card(card));
    match event.kind {
        EventKind::Sacrifice | EventKind::Destroy => {
            let sacrifice = event.kind == EventKind::Sacrifice;
            event.cause = Some(if sacrifice { DeathCause::Sacrifice } else { DeathCause::Destroy });
            event.kind = EventKind::Die;
            event.player = card.map(|card| card.controller());
            event.other = event.other.or(scope.context.this);
        }
        EventKind::Die => {
            event.cause = event.cause.or(Some(DeathCause::Effect));
            event.player = card.map(|card| card.controller());
        }
        EventKind::Discard => {
            event.kind = EventKind::Move;
            event.zone = card.map(|card| ZoneId::of(crate::cards::Place::Discard, card.card.owner));
        }
        EventKind::Damage | EventKind::DamagePlayer | EventKind::Explode => {
            event.other = event.other.or(scope.context.this);
        }
        EventKind::Draw => event.amount = 1,
        EventKind::Shift => event.zone = event.space.map(ZoneId::space),
        EventKind::Play | EventKind::Summon if event.amount == u32::MAX => event.amount = 0,
        EventKind::Play | EventKind::Summon => event.flags = event.flags.with(Flags::PRICED, true),
        _ => {}
    }
}

fn players(
    scope: &mut Scope<'_, '_, '_>,
    kind: EventKind,
    roles: &EffectRoles<'_>,
) -> Asked<Vec<Option<PlayerId>>> {
    use EventKind as E;
    let takes_player = kind.roles().iter().any(|(_, slot)| *slot == "player");
    let who = match (roles.player, kind) {
        (Some(who), _) => who,
        (None, E::DamagePlayer) => &Who::Opponent,
        (
            None,
            E::AddCounters | E::RemoveCounters | E::Sacrifice | E::Die | E::Overkill | E::Discard | E::Note,
        ) => {
            return Ok(vec![None]);
        }
        (None, _) if takes_player => &YOU,
        (None, _) => return Ok(vec![None]),
    };
    let players: PlayerList = scope.players(who)?;
    Ok(players.into_iter().map(Some).collect())
}

/// The cards a verb is done to; nothing where the verb finds them itself.
fn cards(scope: &mut Scope<'_, '_, '_>, kind: EventKind, roles: &EffectRoles<'_>) -> Asked<Option<CardList>> {
    use EventKind as E;
    let finds_itself = matches!(kind, E::Draw | E::Look | E::Search | E::RevealUntil | E::Create | E::Spawn)
        || (matches!(kind, E::AddCounters | E::RemoveCounters) && roles.player.is_some())
        || !kind.roles().iter().any(|(_, slot)| *slot == "card");
    match roles.card {
        Some(select) => scope.cards(select, kind).map(Some),
        None if finds_itself => Ok(None),
        None => scope.cards(&THIS, kind).map(Some),
    }
}

fn spaces(
    scope: &mut Scope<'_, '_, '_>,
    select: Option<&SpaceSelect>,
) -> Asked<Vec<Option<crate::table::SpaceId>>> {
    let Some(select) = select else { return Ok(vec![None]) };
    let spaces: SpaceList = scope.spaces(select)?;
    if spaces.is_empty() {
        return Err(Failure::NoFreeSpace.into());
    }
    Ok(spaces.into_iter().map(Some).collect())
}

/// What a number that is left out means: one, or for a play the card's own cost.
fn default_amount(kind: EventKind) -> u32 {
    match kind {
        EventKind::Play | EventKind::Summon => u32::MAX,
        EventKind::Roll => 6,
        EventKind::ChooseNumber => 10,
        _ => 1,
    }
}

fn flags(roles: &EffectRoles<'_>, kind: EventKind) -> Flags {
    let wanted = [
        (roles.free, Flags::FREE),
        (roles.face_down, Flags::FACE_DOWN),
        (roles.as_empty, Flags::AS_EMPTY),
        (roles.piercing, Flags::PIERCING),
        (roles.combat, Flags::COMBAT),
        (roles.overkill, Flags::OVERKILL),
        (roles.keep_state, Flags::KEEP_STATE),
        (roles.this_turn, Flags::THIS_TURN),
        (if kind == EventKind::Search { roles.up_to.or(roles.any_number) } else { None }, Flags::UP_TO),
    ];
    wanted
        .into_iter()
        .fold(Flags::default(), |flags, (on, flag)| flags.with(flag, on.copied().unwrap_or(false)))
}
