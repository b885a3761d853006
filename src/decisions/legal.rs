//! Which answers are legal, and why others are not (S16, S36, S39, S40).

use super::{Answer, Ask, Question, can_play_card};
use crate::cards::{CardDef, EventKind, FlipCost, Place, Printed, Stat};
use crate::events::{Bindings, Failure, GameEvent, Scope, Unfolding, can_buy};
use crate::stages::cant;
use crate::table::{CardId, CardRef, Entry, Host, PlayState, PlayerId, SpaceId, Table, ZoneId};

/// S38: after so many answers in one turn only what ends the turn is legal.
pub const MOST_ANSWERS: u32 = 500;

/// P7, S16: what the active player can do in the main phase.
pub fn main_question(unfolding: &mut Unfolding<'_, '_>, player: PlayerId) -> Question {
    let Unfolding { table, resolving, .. } = unfolding;
    let table: &Table<'_, '_> = table;
    let bindings = &mut resolving.bindings;
    let mut answers = Vec::with_capacity(16);
    for card in table.zone(ZoneId::of(Place::Hand, player)) {
        answers.extend(check(table, bindings, player, Answer::Play(card)));
    }
    for place in [Place::MainDeck, Place::BloodDeck] {
        answers.extend(check(table, bindings, player, Answer::Draw(place)));
    }
    for card in SpaceId::row(player).filter_map(|space| table.on_space(space)) {
        answers.extend(check(table, bindings, player, Answer::Remove(card)));
        if table.index.face_down > 0 {
            answers.extend(check(table, bindings, player, Answer::Flip(card)));
        }
    }
    if table.index.face_down > 0 {
        for card in table.timeline() {
            answers.extend(check(table, bindings, player, Answer::Flip(card)));
        }
    }
    for entry in table.index.main.iter().chain(&table.index.instant) {
        answers.extend(check(table, bindings, player, Answer::Activate(entry.serial)));
    }
    answers.push(Answer::Attack);
    enforce_musts(table, bindings, player, &mut answers);
    Question { player, ask: Ask::Main, about: None, answers }
}

/// P6.11: instant abilities that a player could use now.
pub fn instant_answers(table: &Table<'_, '_>, bindings: &mut Bindings, player: PlayerId) -> Vec<Answer> {
    let entries = table.index.instant.iter();
    entries.filter_map(|entry| check(table, bindings, player, Answer::Activate(entry.serial))).collect()
}

fn check(table: &Table<'_, '_>, bindings: &mut Bindings, player: PlayerId, answer: Answer) -> Option<Answer> {
    why_not(table, bindings, player, answer).is_ok().then_some(answer)
}

/// Whether an act of the main phase is legal; if not, the reason with the numbers.
pub fn why_not(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    answer: Answer,
) -> Result<(), Failure> {
    if table.turn.over.is_some() {
        return Err(Failure::MatchOver);
    }
    if table.turn.answers >= MOST_ANSWERS && answer != Answer::Attack {
        return Err(Failure::TooManyAnswers);
    }
    match answer {
        Answer::Play(card) => {
            let there = table.card(card).ok_or(Failure::NotThere)?;
            if there.zone != ZoneId::of(Place::Hand, player) {
                return Err(Failure::NotYourCard);
            }
            if table.active() != player {
                return Err(Failure::NotYourTurn);
            }
            can_play_card(table, bindings, player, &there, false)
        }
        Answer::Draw(place) => {
            if table.player(player).draws == 0 {
                return Err(Failure::NoDrawsLeft);
            }
            let deck = ZoneId::of(place, player);
            if table.zone_len(deck) == 0 {
                return Err(Failure::EmptyDeck);
            }
            let draw = GameEvent::new(EventKind::Draw).player(player).from(deck).amount(1);
            cant(table, bindings, &draw, None).map_or(Ok(()), Err)
        }
        Answer::Remove(card) => can_remove(table, bindings, player, card),
        Answer::Flip(card) => can_flip(table, bindings, player, card),
        Answer::Activate(serial) => can_activate(table, bindings, player, serial),
        Answer::Attack if table.active() != player => Err(Failure::NotYourTurn),
        _ => Ok(()),
    }
}

/// S16: an own creature whose cost is now 0 and that entered on an earlier turn.
fn can_remove(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    id: CardId,
) -> Result<(), Failure> {
    let card = own_in_play(table, player, id)?;
    let cost = card.stat(Stat::Cost);
    if cost > 0 {
        return Err(Failure::CostsBlood { cost });
    }
    if card.state.is_some_and(|state| state.entered_turn == table.turn.number) {
        return Err(Failure::NotYet { entered_this_turn: true });
    }
    let pile = ZoneId::of(Place::Discard, card.card.owner);
    let leave = GameEvent::new(EventKind::Move).card(id).to(pile).from(card.zone);
    cant(table, bindings, &leave, None).map_or(Ok(()), Err)
}

fn own_in_play<'a>(table: &'a Table<'_, '_>, player: PlayerId, id: CardId) -> Result<CardRef<'a>, Failure> {
    let card = table.card(id).filter(CardRef::in_play).ok_or(Failure::NotThere)?;
    if card.controller() == player { Ok(card) } else { Err(Failure::NotYourCard) }
}

/// S43: paying blood to flip is main speed.
fn can_flip(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    id: CardId,
) -> Result<(), Failure> {
    let card = own_in_play(table, player, id)?;
    let state = card.state.filter(|state| state.face_down).ok_or(Failure::NotFaceDown)?;
    let needs = blood_to_flip(state, card.def).ok_or(Failure::CostNotPayable)?;
    let has = table.player(player).blood;
    if has < needs {
        return Err(Failure::TooLittleBlood { needs, has });
    }
    let flip = GameEvent::new(EventKind::Flip).card(id).player(player);
    cant(table, bindings, &flip, None).map_or(Ok(()), Err)
}

/// The blood that is paid before the card is flipped. A variable that is set at Flip is paid with it (S43).
fn blood_to_flip(state: &PlayState, def: &CardDef) -> Option<u32> {
    // S43: a Flip Cost given by an effect replaces the card's own, or stands for one it does not have.
    if state.flip_cost.is_some() {
        return state.flip_cost;
    }
    match def.flip.as_ref()? {
        FlipCost::Blood(Printed::Number(number)) => Some(*number),
        FlipCost::Blood(Printed::Variable(letter)) => {
            let at_play = def.cost == Printed::Variable(*letter);
            let kept = state.variables.iter().find(|(known, _)| at_play && known == letter);
            Some(kept.map_or(0, |(_, number)| *number))
        }
        FlipCost::Action(_) => None,
    }
}

/// Whether blood for a variable of the Flip Cost is to be paid as the card is flipped (D7.4).
pub fn pays_at_flip(table: &Table<'_, '_>, card: CardId) -> bool {
    let Some(card) = table.card(card) else { return false };
    let given = card.state.is_none_or(|state| state.flip_cost.is_some());
    let def = table.set().card(card.card.def);
    !given
        && matches!(def.flip, Some(FlipCost::Blood(Printed::Variable(letter)))
            if def.cost != Printed::Variable(letter))
}

/// What flipping a card costs now.
pub fn flip_cost(table: &Table<'_, '_>, card: CardId) -> Option<u32> {
    let card = table.card(card)?;
    blood_to_flip(card.state?, table.set().card(card.card.def))
}

/// S36: the controller (or whom it names), at its speed, with its costs payable.
fn can_activate(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    serial: u32,
) -> Result<(), Failure> {
    let index = &table.index;
    let entry: &Entry = index
        .main
        .iter()
        .chain(&index.instant)
        .find(|entry| entry.serial == serial)
        .ok_or(Failure::NotThere)?;
    if entry.lingering {
        return Err(Failure::NotThere);
    }
    let def = table.set().ability(entry.ability);
    let context = table.context_bound(entry, bindings).ok_or(Failure::NotThere)?;
    let instant = def.speed == crate::cards::Speed::Instant;
    if !instant && table.active() != player {
        return Err(Failure::NotYourTurn);
    }
    let active = table.ability(entry.entity).ok_or(Failure::NotThere)?;
    if def.per_turn.is_some_and(|most| active.used_this_turn >= most) || active.uses_left == Some(0) {
        return Err(Failure::UsedUp);
    }
    let mut scope = Scope::reading(table, bindings, context, None);
    let allowed = match &def.by {
        Some(who) => scope.players(who).is_ok_and(|players| players.contains(&player)),
        None => context.you == player,
    };
    if !allowed {
        return Err(Failure::NotYourCard);
    }
    if !scope.holds(def.condition.as_ref()) {
        return Err(Failure::NotThere);
    }
    scope.context.you = player;
    if can_buy(&mut scope, def.cost, def.effects) { Ok(()) } else { Err(Failure::CostNotPayable) }
}

/// S39: "must" removes the other answers, as far as it can be obeyed.
fn enforce_musts(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    answers: &mut Vec<Answer>,
) {
    for entry in &table.index.must {
        let obeying: Vec<Answer> =
            answers.iter().copied().filter(|&answer| obeys(table, bindings, player, entry, answer)).collect();
        if !obeying.is_empty() {
            *answers = obeying;
        }
    }
}

/// Whether an act is what a "must" asks for.
fn obeys(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    entry: &Entry,
    answer: Answer,
) -> bool {
    let def = table.set().ability(entry.ability);
    let (Some(context), Some(event)) = (table.context_of(entry), proposed_by(answer, player)) else {
        return false;
    };
    let mut scope = Scope::reading(table, bindings, context, Some(event));
    let meant = def.trigger.as_ref().is_some_and(|trigger| scope.triggers(trigger, &event));
    meant && scope.holds(def.condition.as_ref())
}

/// S39: the "must" that keeps an otherwise legal act out of the answers that are left.
pub fn overruled(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    player: PlayerId,
    answer: Answer,
    left: &[Answer],
) -> Option<Failure> {
    let by = table.index.must.iter().find(|entry| {
        let obeyed = left.iter().any(|&legal| obeys(table, bindings, player, entry, legal));
        obeyed && !obeys(table, bindings, player, entry, answer)
    })?;
    let rule = match by.host {
        Host::Game(at) => table.set().rules().get(at as usize).map(|rule| rule.name),
        Host::Card(_) | Host::Player(..) => None,
    };
    Some(Failure::Must { by: by.host.card(), rule })
}

/// The event that an act of the main phase proposes.
fn proposed_by(answer: Answer, player: PlayerId) -> Option<GameEvent> {
    Some(match answer {
        Answer::Play(card) => GameEvent::new(EventKind::Play).card(card).player(player),
        Answer::Draw(place) => GameEvent::new(EventKind::Draw).player(player).from(ZoneId::of(place, player)),
        Answer::Flip(card) => GameEvent::new(EventKind::Flip).card(card).player(player),
        Answer::Attack => GameEvent::new(EventKind::MainPhaseEnd).player(player),
        _ => return None,
    })
}
