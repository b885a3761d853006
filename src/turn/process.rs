//! The steps of P8 and what answers to its questions do.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::{DrawReason, Ending, Step, Turn};
use crate::cards::{EventKind, Place};
use crate::decisions::{Answer, Ask, PendingDecision, Question};
use crate::events::{
    Bindings, Context, EventQueue, Flags, Frame, GameEvent, Item, Proposal, Unfolding, Work,
};
use crate::history::{Cause, Chance, History};
use crate::stages::{Current, Responses, ask_next, skips_the_rest};
use crate::table::{
    ActiveAbility, COLUMNS, Host, Places, Player, PlayerId, SpaceId, ZoneCards, ZoneId, reorder,
};

/// S20.
const LAST_TURN: u32 = 200;
const HAND_SIZE: usize = 5;

/// Nothing is left to happen: P8 goes on to its next step.
pub fn next_step(world: &mut World, unfolding: &mut SystemState<Unfolding>) {
    world.resource_mut::<Bindings>().clear();
    world.resource_mut::<Places>().keep_nothing();
    let turn = *world.resource::<Turn>();
    let player = turn.active;
    // S19: looked at here too, since a list of effects may end after the last event.
    let entity = world.resource::<Places>().player(player);
    if world.get::<Player>(entity).is_some_and(|player| skips_the_rest(&turn, player)) {
        return spend_a_skip(world, player);
    }
    match turn.step {
        Step::Setup => {
            for player in [player, player.opponent()] {
                draw_opening_hand(world, player);
            }
            go_to(world, Step::Mulligan(player));
        }
        Step::Mulligan(deciding) => {
            let answers = vec![Answer::Keep, Answer::Mulligan];
            ask(world, Question { player: deciding, ask: Ask::Mulligan, about: None, answers });
        }
        Step::TurnStart => start_turn(world, turn),
        Step::GrantDraw => {
            // P8.3.2, S15: one additional draw, kept beside what start-of-turn abilities granted.
            go_to(world, Step::MainStart);
            if turns_of(world, player) > 1 {
                propose(world, GameEvent::new(EventKind::GainDraws).player(player).amount(1));
            }
        }
        Step::MainStart => {
            go_to(world, Step::Main);
            propose(world, GameEvent::new(EventKind::MainPhaseStart).player(player));
        }
        Step::Main => {
            if let Ok(mut unfolding) = unfolding.get_mut(world) {
                let question = crate::decisions::main_question(&mut unfolding, player);
                unfolding.pending.0 = Some(question);
            }
        }
        Step::MainEnd => {
            go_to(world, Step::AttackStart);
            propose(world, GameEvent::new(EventKind::MainPhaseEnd).player(player));
        }
        Step::AttackStart => {
            go_to(world, Step::Attack(0));
            propose(world, GameEvent::new(EventKind::AttackPhaseStart).player(player));
        }
        Step::Attack(column) => attack_from(world, player, column),
        Step::AttackEnd => {
            go_to(world, Step::TurnEnd);
            propose(world, GameEvent::new(EventKind::AttackPhaseEnd).player(player));
        }
        Step::TurnEnd => propose(world, GameEvent::new(EventKind::TurnEnd).player(player)),
        Step::Over => {}
    }
}

fn go_to(world: &mut World, step: Step) {
    world.resource_mut::<Turn>().step = step;
}

/// P4.1, S19: one is spent, the game end is checked, and the turn goes to P8.4.
fn spend_a_skip(world: &mut World, player: PlayerId) {
    go_to(world, Step::TurnEnd);
    world.resource_mut::<Current>().dirty.pool = true;
    propose(world, GameEvent::new(EventKind::LoseSkips).player(player).amount(1));
}

fn ask(world: &mut World, question: Question) {
    world.resource_mut::<PendingDecision>().0 = Some(question);
}

fn propose(world: &mut World, event: GameEvent) {
    let you = event.player.unwrap_or(world.resource::<Turn>().active);
    let cause = world.resource::<History>().root.unwrap_or(Cause::Process);
    let proposal = Proposal::new(event, cause, Context::of(you, None));
    world.resource_mut::<EventQueue>().push_back(Item::Event(proposal));
}

/// P8.1: five cards of the main deck, then one of the blood deck.
fn draw_opening_hand(world: &mut World, player: PlayerId) {
    for _ in 0..HAND_SIZE {
        propose(world, GameEvent::new(EventKind::Draw).player(player).amount(1));
    }
    let flasks = ZoneId::of(Place::BloodDeck, player);
    propose(world, GameEvent::new(EventKind::Draw).player(player).from(flasks).amount(1));
}

fn turns_of(world: &World, player: PlayerId) -> u32 {
    let entity = world.resource::<Places>().player(player);
    world.get::<Player>(entity).map_or(0, |player| player.turns)
}

/// P8.3.1: the turn is counted and starts; a player with turn skips does not start it (S19).
fn start_turn(world: &mut World, turn: Turn) {
    if turn.number >= LAST_TURN - 1 {
        let mut turn = world.resource_mut::<Turn>();
        turn.over = Some(Ending::Draw(DrawReason::Turn200));
        turn.step = Step::Over;
        return;
    }
    let entity = world.resource::<Places>().player(turn.active);
    let mut skips = false;
    if let Some(mut player) = world.get_mut::<Player>(entity) {
        player.turns += 1;
        skips = player.skips > 0;
    }
    world.resource_mut::<History>().start_turn();
    world.resource_mut::<Turn>().number += 1;
    reset_uses_of_the_turn(world);
    if skips {
        spend_a_skip(world, turn.active);
    } else {
        go_to(world, Step::GrantDraw);
        propose(world, GameEvent::new(EventKind::TurnStart).player(turn.active));
    }
}

fn reset_uses_of_the_turn(world: &mut World) {
    let used: Vec<Entity> = {
        let index = world.resource::<crate::table::AbilityIndex>();
        index.limited.iter().map(|entry| entry.entity).collect()
    };
    for entity in used {
        if let Some(mut active) = world.get_mut::<ActiveAbility>(entity) {
            active.used_this_turn = 0;
        }
    }
}

/// P8.3.7, S17: attacks belong to spaces, from the leftmost to the right.
fn attack_from(world: &mut World, player: PlayerId, column: u8) {
    if column as usize >= COLUMNS {
        return go_to(world, Step::AttackEnd);
    }
    go_to(world, Step::Attack(column + 1));
    let space = SpaceId::new(player, column as usize);
    if let Some(card) = world.resource::<Places>().on_space(space) {
        let attack = GameEvent::new(EventKind::Attack).card(card).player(player);
        let cause = world.resource::<History>().root.unwrap_or(Cause::Process);
        let proposal = Proposal::new(attack, cause, Context::of(player, Some(card)));
        world.resource_mut::<EventQueue>().push_back(Item::Event(proposal));
    }
}

/// Carries out an answer to the question that is open. It is known to be one of the legal ones.
pub fn answer(
    world: &mut World,
    unfolding: &mut SystemState<Unfolding>,
    question: &Question,
    answer: Answer,
) {
    let player = question.player;
    match (question.ask, answer) {
        (Ask::Mulligan, kept) => decide_mulligan(world, player, kept == Answer::Mulligan),
        (Ask::Respond, Answer::Pass | Answer::PassUntilNew) => pass(world, unfolding, question, answer),
        (Ask::Main | Ask::Respond, act) => {
            world.resource_mut::<Responses>().open = None;
            act_now(world, player, act);
        }
        (_, choice) => {
            let Some(pick) = choice.as_object() else { return };
            match world.resource_mut::<EventQueue>().front_mut() {
                Some(Item::Frame(frame)) => frame.picks.push(pick),
                Some(Item::Event(proposal)) => proposal.picks.push(pick),
                _ => {}
            }
        }
    }
}

/// P8.2, S14: all six return, both decks are shuffled, and six are drawn again.
fn decide_mulligan(world: &mut World, player: PlayerId, mulligan: bool) {
    let first = world.resource::<Turn>().first;
    if mulligan {
        let cards = world.resource::<Places>().zone(ZoneId::of(Place::Hand, player));
        let hand = world.get::<ZoneCards>(cards).map(|cards| cards.entities().to_vec()).unwrap_or_default();
        for entity in hand {
            let Some(&card) = world.get::<crate::table::Card>(entity) else { continue };
            let def = world.resource::<crate::table::Cards>().card(card.def);
            let flask = matches!(def.kind, crate::cards::Kind::Flask { .. });
            let deck = ZoneId::of(if flask { Place::BloodDeck } else { Place::MainDeck }, player);
            propose(world, GameEvent::new(EventKind::Move).card(card.id).to(deck).player(player));
        }
        for place in [Place::MainDeck, Place::BloodDeck] {
            propose(world, GameEvent::new(EventKind::Shuffle).player(player).to(ZoneId::of(place, player)));
        }
        draw_opening_hand(world, player);
    }
    go_to(world, if player == first { Step::Mulligan(player.opponent()) } else { Step::TurnStart });
}

/// S37: passing by both goes on.
fn pass(world: &mut World, unfolding: &mut SystemState<Unfolding>, question: &Question, answer: Answer) {
    let player = question.player;
    let mut responses = world.resource_mut::<Responses>();
    if let Some(passed) = &mut responses.open {
        passed[player.index()] = true;
    }
    if answer == Answer::PassUntilNew {
        let acts = question.answers.iter().copied();
        let acts = acts.filter(|answer| !matches!(answer, Answer::Pass | Answer::PassUntilNew));
        responses.muted[player.index()] = Some(acts.collect());
    }
    world.resource_scope(|world, mut responses: Mut<Responses>| {
        if let Ok(mut unfolding) = unfolding.get_mut(world) {
            let Unfolding { table, bindings, pending, .. } = &mut unfolding;
            ask_next(table, bindings, &mut responses, pending);
        }
    });
}

/// P7, S36: what a player does in the main phase or as a response goes to the front.
fn act_now(world: &mut World, player: PlayerId, answer: Answer) {
    let cause = world.resource::<History>().root.unwrap_or(Cause::Process);
    let context = Context::of(player, None);
    let event = |event: GameEvent, context: Context| Item::Event(Proposal::new(event, cause, context));
    let mut items = Vec::new();
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
            let cost = crate::decisions::flip_cost(world, card).unwrap_or(0);
            if cost > 0 {
                let pay = GameEvent::new(EventKind::LoseBlood).player(player).amount(cost);
                items.push(event(pay.flag(Flags::PAYMENT, true), Context::of(player, Some(card))));
            }
            let flip = GameEvent::new(EventKind::Flip).card(card).player(player);
            let flip = flip.flag(Flags::PRICED, crate::decisions::pays_at_flip(world, card));
            items.push(event(flip, Context::of(player, Some(card))));
        }
        Answer::Activate(serial) => items.extend(activate(world, player, serial, cause)),
        Answer::Attack => go_to(world, Step::MainEnd),
        _ => {}
    }
    world.resource_mut::<EventQueue>().push_front_in_order(items.into_iter());
}

fn activate(world: &mut World, player: PlayerId, serial: u32, cause: Cause) -> Option<Item> {
    let index = world.resource::<crate::table::AbilityIndex>();
    let entry = *index.main.iter().chain(&index.instant).find(|entry| entry.serial == serial)?;
    let mut active = world.get_mut::<ActiveAbility>(entry.entity)?;
    active.used_this_turn += 1;
    if active.uses_left.is_some() {
        world.resource_mut::<crate::stages::Current>().spent.used.push(entry.entity);
    }
    let kept = world.get::<ActiveAbility>(entry.entity).and_then(|active| active.context.clone());
    let mut bindings = world.resource_mut::<Bindings>();
    let bound = kept.map_or(crate::events::BindingId::NONE, |kept| bindings.bind_again(&kept.1));
    let def = world.resource::<crate::table::Cards>().ability(entry.ability);
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
    let id = world.resource_mut::<EventQueue>().new_frame_id();
    Some(Item::Frame(Frame::new(id, context, work, cause)))
}

/// Both decks of both players are put in a random order before the match (S14).
pub fn shuffle_all(world: &mut World) {
    world.resource_scope(|world, mut chance: Mut<Chance>| {
        for player in PlayerId::BOTH {
            for place in [Place::MainDeck, Place::BloodDeck] {
                reorder(world, ZoneId::of(place, player), |cards| chance.shuffle(cards));
            }
        }
    });
}
