//! The steps of P8 and what answers to its questions do.

use bevy::prelude::*;
use smallvec::SmallVec;

use super::{DrawReason, Ending, Step, Turn};
use crate::cards::{EventKind, Place};
use crate::decisions::{Answer, Ask, Question};
use crate::events::{Context, Flags, Frame, GameEvent, Item, Proposal, Unfolding, Work};
use crate::history::Cause;
use crate::stages::{ask_next, skips_the_rest};
use crate::table::{COLUMNS, CardId, Host, Match, PlayerId, SpaceId, Table, ZoneId, shuffle};

/// S20.
const LAST_TURN: u32 = 200;
const HAND_SIZE: usize = 5;

/// Nothing is left to happen: P8 goes on to its next step.
pub fn next_step(unfolding: &mut Unfolding<'_, '_>) {
    unfolding.resolving.bindings.clear();
    unfolding.table.state_mut().places.keep_nothing();
    let turn = unfolding.table.turn;
    let player = turn.active;
    // S19: looked at here too, since a list of effects may end after the last event.
    if skips_the_rest(&turn, unfolding.table.player(player)) {
        return spend_a_skip(unfolding, player);
    }
    match turn.step {
        Step::Setup => {
            for player in [player, player.opponent()] {
                draw_opening_hand(unfolding, player);
            }
            go_to(unfolding, Step::Mulligan(player));
        }
        Step::Mulligan(deciding) => {
            let answers = vec![Answer::Keep, Answer::Mulligan];
            let question = Question { player: deciding, ask: Ask::Mulligan, about: None, answers };
            unfolding.resolving.pending.0 = Some(question);
        }
        Step::TurnStart => start_turn(unfolding, turn),
        Step::GrantDraw => {
            // P8.3.2, S15: one additional draw, kept beside what start-of-turn abilities granted.
            go_to(unfolding, Step::MainStart);
            if unfolding.table.player(player).turns > 1 {
                propose(unfolding, GameEvent::new(EventKind::GainDraws).player(player).amount(1));
            }
        }
        Step::MainStart => {
            go_to(unfolding, Step::Main);
            propose(unfolding, GameEvent::new(EventKind::MainPhaseStart).player(player));
        }
        Step::Main => {
            let question = crate::decisions::main_question(unfolding, player);
            unfolding.resolving.pending.0 = Some(question);
        }
        Step::MainEnd => {
            go_to(unfolding, Step::AttackStart);
            propose(unfolding, GameEvent::new(EventKind::MainPhaseEnd).player(player));
        }
        Step::AttackStart => {
            go_to(unfolding, Step::Attack(0));
            propose(unfolding, GameEvent::new(EventKind::AttackPhaseStart).player(player));
        }
        Step::Attack(column) => attack_from(unfolding, player, column),
        Step::AttackEnd => {
            go_to(unfolding, Step::TurnEnd);
            propose(unfolding, GameEvent::new(EventKind::AttackPhaseEnd).player(player));
        }
        Step::TurnEnd => propose(unfolding, GameEvent::new(EventKind::TurnEnd).player(player)),
        Step::Over => {}
    }
}

fn go_to(unfolding: &mut Unfolding<'_, '_>, step: Step) {
    unfolding.table.state_mut().turn.step = step;
}

/// P4.1, S19: one is spent, the game end is checked, and the turn goes to P8.4.
fn spend_a_skip(unfolding: &mut Unfolding<'_, '_>, player: PlayerId) {
    go_to(unfolding, Step::TurnEnd);
    unfolding.resolving.current.dirty.pool = true;
    propose(unfolding, GameEvent::new(EventKind::LoseSkips).player(player).amount(1));
}

fn propose(unfolding: &mut Unfolding<'_, '_>, event: GameEvent) {
    let you = event.player.unwrap_or(unfolding.table.turn.active);
    propose_from(unfolding, event, Context::of(you, None));
}

fn propose_from(unfolding: &mut Unfolding<'_, '_>, event: GameEvent, context: Context) {
    let proposal = Proposal::new(event, root(&unfolding.table), context);
    unfolding.queue.push_back(Item::Event(proposal));
}

/// Where an event comes from that no other event causes.
fn root(table: &Table<'_, '_>) -> Cause {
    table.history.root.unwrap_or(Cause::Process)
}

/// P8.1: five cards of the main deck, then one of the blood deck.
fn draw_opening_hand(unfolding: &mut Unfolding<'_, '_>, player: PlayerId) {
    for _ in 0..HAND_SIZE {
        propose(unfolding, GameEvent::new(EventKind::Draw).player(player).amount(1));
    }
    let flasks = ZoneId::of(Place::BloodDeck, player);
    propose(unfolding, GameEvent::new(EventKind::Draw).player(player).from(flasks).amount(1));
}

/// P8.3.1: the turn is counted and starts; a player with turn skips does not start it (S19).
fn start_turn(unfolding: &mut Unfolding<'_, '_>, turn: Turn) {
    if turn.number >= LAST_TURN - 1 {
        let turn = &mut unfolding.table.state_mut().turn;
        turn.over = Some(Ending::Draw(DrawReason::Turn200));
        turn.step = Step::Over;
        return;
    }
    let mut skips = false;
    if let Some(mut player) = unfolding.table.player_mut(turn.active) {
        player.turns += 1;
        skips = player.skips > 0;
    }
    let state = unfolding.table.state_mut();
    state.history.start_turn();
    state.turn.number += 1;
    reset_uses_of_the_turn(unfolding);
    if skips {
        spend_a_skip(unfolding, turn.active);
    } else {
        go_to(unfolding, Step::GrantDraw);
        propose(unfolding, GameEvent::new(EventKind::TurnStart).player(turn.active));
    }
}

fn reset_uses_of_the_turn(unfolding: &mut Unfolding<'_, '_>) {
    let used: Vec<Entity> = unfolding.table.index.limited.iter().map(|entry| entry.entity).collect();
    for entity in used {
        if let Some(mut active) = unfolding.table.ability_mut(entity) {
            active.used_this_turn = 0;
        }
    }
}

/// P8.3.7, S17: attacks belong to spaces, from the leftmost to the right.
fn attack_from(unfolding: &mut Unfolding<'_, '_>, player: PlayerId, column: u8) {
    if column as usize >= COLUMNS {
        return go_to(unfolding, Step::AttackEnd);
    }
    go_to(unfolding, Step::Attack(column + 1));
    let space = SpaceId::new(player, column as usize);
    if let Some(card) = unfolding.table.on_space(space) {
        let attack = GameEvent::new(EventKind::Attack).card(card).player(player);
        propose_from(unfolding, attack, Context::of(player, Some(card)));
    }
}

/// Carries out an answer to the question that is open. It is known to be one of the legal ones.
pub fn answer(unfolding: &mut Unfolding<'_, '_>, question: &Question, answer: Answer) {
    let player = question.player;
    match (question.ask, answer) {
        (Ask::Mulligan, kept) => decide_mulligan(unfolding, player, kept == Answer::Mulligan),
        (Ask::Respond, Answer::Pass | Answer::PassUntilNew) => pass(unfolding, question, answer),
        (Ask::Main | Ask::Respond, act) => {
            unfolding.resolving.responses.open = None;
            act_now(unfolding, player, act);
        }
        (_, choice) => {
            let Some(pick) = choice.as_object() else { return };
            match unfolding.queue.front_mut() {
                Some(Item::Frame(frame)) => frame.picks.push(pick),
                Some(Item::Event(proposal)) => proposal.picks.push(pick),
                _ => {}
            }
        }
    }
}

/// P8.2, S14: all six return, both decks are shuffled, and six are drawn again.
fn decide_mulligan(unfolding: &mut Unfolding<'_, '_>, player: PlayerId, mulligan: bool) {
    let first = unfolding.table.turn.first;
    if mulligan {
        let hand: Vec<CardId> = unfolding.table.zone(ZoneId::of(Place::Hand, player)).collect();
        for card in hand {
            let Some(there) = unfolding.table.card(card) else { continue };
            let flask = matches!(there.def.kind, crate::cards::Kind::Flask { .. });
            let deck = ZoneId::of(if flask { Place::BloodDeck } else { Place::MainDeck }, player);
            propose(unfolding, GameEvent::new(EventKind::Move).card(card).to(deck).player(player));
        }
        for place in [Place::MainDeck, Place::BloodDeck] {
            let deck = ZoneId::of(place, player);
            propose(unfolding, GameEvent::new(EventKind::Shuffle).player(player).to(deck));
        }
        draw_opening_hand(unfolding, player);
    }
    go_to(unfolding, if player == first { Step::Mulligan(player.opponent()) } else { Step::TurnStart });
}

/// S37: passing by both goes on.
fn pass(unfolding: &mut Unfolding<'_, '_>, question: &Question, answer: Answer) {
    let player = question.player;
    let responses = &mut unfolding.resolving.responses;
    if let Some(passed) = &mut responses.open {
        passed[player.index()] = true;
    }
    if answer == Answer::PassUntilNew {
        let acts = question.answers.iter().copied();
        let acts = acts.filter(|answer| !matches!(answer, Answer::Pass | Answer::PassUntilNew));
        responses.muted[player.index()] = Some(acts.collect());
    }
    let Unfolding { table, resolving, .. } = unfolding;
    ask_next(table, resolving);
}

/// P7, S36: what a player does in the main phase or as a response goes to the front.
fn act_now(unfolding: &mut Unfolding<'_, '_>, player: PlayerId, answer: Answer) {
    let cause = root(&unfolding.table);
    let context = Context::of(player, None);
    let event = |event: GameEvent, context: Context| Item::Event(Proposal::new(event, cause, context));
    let mut items: SmallVec<[Item; 2]> = SmallVec::new();
    match answer {
        Answer::Play(card) => {
            let play = GameEvent::new(EventKind::Play).card(card).player(player);
            items.push(event(play, Context::of(player, Some(card))));
        }
        Answer::Draw(place) => {
            let draw =
                GameEvent::new(EventKind::Draw).player(player).from(ZoneId::of(place, player)).amount(1);
            items.push(event(draw, context));
            items.push(event(GameEvent::new(EventKind::LoseDraws).player(player).amount(1), context));
        }
        Answer::Remove(card) => {
            let pile = ZoneId::of(Place::Discard, player);
            items.push(event(GameEvent::new(EventKind::Move).card(card).to(pile), context));
        }
        Answer::Flip(card) => {
            let cost = crate::decisions::flip_cost(&unfolding.table, card).unwrap_or(0);
            if cost > 0 {
                let pay = GameEvent::new(EventKind::LoseBlood).player(player).amount(cost);
                items.push(event(pay.flag(Flags::PAYMENT, true), Context::of(player, Some(card))));
            }
            let flip = GameEvent::new(EventKind::Flip).card(card).player(player);
            let flip = flip.flag(Flags::PRICED, crate::decisions::pays_at_flip(&unfolding.table, card));
            items.push(event(flip, Context::of(player, Some(card))));
        }
        Answer::Activate(serial) => items.extend(activate(unfolding, player, serial, cause)),
        Answer::Attack => go_to(unfolding, Step::MainEnd),
        _ => {}
    }
    unfolding.queue.push_front_in_order(items.into_iter());
}

fn activate(unfolding: &mut Unfolding<'_, '_>, player: PlayerId, serial: u32, cause: Cause) -> Option<Item> {
    let Unfolding { table, queue, resolving } = unfolding;
    let index = &table.index;
    let entry = *index.main.iter().chain(&index.instant).find(|entry| entry.serial == serial)?;
    let mut active = table.ability_mut(entry.entity)?;
    active.used_this_turn += 1;
    if active.uses_left.is_some() {
        resolving.current.spent.used.push(entry.entity);
    }
    let bound = match &active.context {
        Some(kept) => resolving.bindings.bind_again(&kept.1),
        None => crate::events::BindingId::NONE,
    };
    let def = table.set().ability(entry.ability);
    let work = Work::Bought { cost: def.cost, effects: def.effects };
    let this = match entry.host {
        Host::Card(card) => Some(card),
        Host::Player(_, card) => card,
        Host::Game(_) => None,
    };
    let context = Context {
        number: entry.number,
        ability: Some(serial),
        defined_by: Some(entry.ability),
        bound,
        ..Context::of(player, this)
    };
    Some(Item::Frame(Frame::new(queue.new_frame_id(), context, work, cause)))
}

/// Both decks of both players are put in a random order before the match (S14).
pub fn shuffle_all(world: &mut World) {
    Match::apart(world, |world, state| {
        for player in PlayerId::BOTH {
            for place in [Place::MainDeck, Place::BloodDeck] {
                shuffle(world, state, ZoneId::of(place, player));
            }
        }
    });
}
