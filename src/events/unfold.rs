//! Unfolding: a list of effects becomes proposed events, one step at a time, depth first (S29).

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{
    Asked, Choices, Context, EventQueue, Failure, Frame, GameEvent, Item, Object, Proposal, Role, Scope,
    Stop, Until, Work, WrittenAt,
};
use crate::cards::{Effect, EffectsId, EventKind, ForEach, May, Options, Place, Remember, Select, Who};
use crate::decisions::Ask;
use crate::stages::Resolving;
use crate::table::{Table, ZoneId};

mod costs;
mod missing;
mod options;
mod propose;
mod purse;

pub use costs::{Bill, Debt, Due, can_buy, counters_due};
pub use options::chosen_options;
pub use propose::propose_all;
pub use purse::gives_away;

/// What unfolding reads and writes: never the table itself.
#[derive(SystemParam)]
pub struct Unfolding<'w, 's> {
    pub table: Table<'w, 's>,
    pub queue: ResMut<'w, EventQueue>,
    pub resolving: ResMut<'w, Resolving>,
}

/// What a step of a list leads to.
enum Step {
    Events(Vec<GameEvent>),
    /// Further lists, in order.
    Lists(Vec<(Work, bool, Option<Until>)>),
    Nothing,
}

/// Works on the frame that was at the front of the queue.
pub fn unfold(unfolding: &mut Unfolding<'_, '_>, mut frame: Frame) {
    // "Then" stops at the first Failure; a step of several events fails if all of them did (R6).
    if frame.proposed > 0 && frame.succeeded == 0 && frame.then {
        frame.failed = true;
    }
    frame.tried |= frame.proposed > 0;
    frame.achieved |= frame.succeeded > 0;
    frame.proposed = 0;
    frame.succeeded = 0;
    if frame.failed {
        return finish(unfolding, frame);
    }
    match &mut frame.work {
        Work::List(effects) => {
            let effects = *effects;
            next_step(unfolding, frame, effects);
        }
        Work::Command { card, effects, stays } => {
            let (card, effects, stays) = (*card, *effects, *stays);
            // S40: a command takes effect on the timeline; one that did not get there does not.
            let there = unfolding.table.card(card).is_some_and(|card| card.zone == ZoneId::TIMELINE);
            if frame.at == 0 && there {
                frame.at = 1;
                push_list(unfolding, frame, Work::List(effects), false, None, None);
            } else if frame.at == 0 || stays {
                finish(unfolding, frame);
            } else {
                let owner = unfolding.table.card(card).map(|card| card.card.owner);
                let pile = owner.map(|owner| ZoneId::of(Place::Discard, owner));
                let leave = GameEvent { zone: pile, ..GameEvent::new(EventKind::Move) };
                let leave = leave.card(card).from(ZoneId::TIMELINE);
                let proposal = Proposal::new(leave, frame.cause, frame.context);
                finish(unfolding, frame);
                unfolding.queue.push_front(Item::Event(proposal));
            }
        }
        Work::Each(effects, left) => {
            let effects = *effects;
            if left.is_empty() {
                return finish(unfolding, frame);
            }
            let object = left.remove(0);
            push_list(unfolding, frame, Work::List(effects), false, Some(object), None);
        }
        Work::Times(effects, left) => {
            let effects = *effects;
            if *left == 0 {
                return finish(unfolding, frame);
            }
            *left -= 1;
            push_list(unfolding, frame, Work::List(effects), false, None, None);
        }
        Work::Paid { costs, blood, then } => {
            let at = frame.at as usize;
            if let Some(&cost) = costs.get(at) {
                frame.at += 1;
                frame.then = true;
                push_payment(unfolding, frame, cost);
            } else if let Some(payment) = blood.as_ref().filter(|_| at == costs.len()) {
                let payment = Proposal { reports_to: Some(frame.id), ..(**payment).clone() };
                frame.at += 1;
                frame.then = true;
                unfolding.queue.push_front(Item::Frame(frame));
                unfolding.queue.push_front(Item::Event(payment));
            } else {
                let mut then = std::mem::take(then);
                // R62: what a command does can speak of what was chosen and paid for it.
                for item in &mut then {
                    if let Item::Event(proposal) = item
                        && proposal.event.kind == EventKind::Execute
                    {
                        proposal.context.bound = frame.context.bound;
                    }
                }
                unfolding.queue.push_front_in_order(then.into_iter());
            }
        }
        Work::Bought { cost, effects } => {
            let (cost, effects) = (*cost, *effects);
            if frame.at == 0 {
                frame.at = 1;
                frame.then = true;
                push_payment(unfolding, frame, cost);
            } else {
                frame.work = Work::List(effects);
                frame.at = 0;
                frame.then = false;
                unfolding.queue.push_front(Item::Frame(frame));
            }
        }
    }
}

/// Puts the frame back with a further list in front of it.
fn push_list(
    unfolding: &mut Unfolding<'_, '_>,
    frame: Frame,
    work: Work,
    then: bool,
    it: Option<Object>,
    until: Option<Until>,
) {
    let mut child = Frame::new(unfolding.queue.new_frame_id(), frame.context, work, frame.cause);
    child.then = then;
    child.parent = Some(frame.id);
    child.until = until.or(frame.until);
    child.preceded_by.clone_from(&frame.preceded_by);
    if let Some(object) = it {
        let bindings = &mut unfolding.resolving.bindings;
        child.context.bound = bindings.bind_one(child.context.bound, Role::Subject, object);
    }
    unfolding.queue.push_front(Item::Frame(frame));
    unfolding.queue.push_front(Item::Frame(child));
}

fn push_payment(unfolding: &mut Unfolding<'_, '_>, frame: Frame, cost: EffectsId) {
    let mut child = Frame::new(unfolding.queue.new_frame_id(), frame.context, Work::List(cost), frame.cause);
    child.then = true;
    child.payment = true;
    child.parent = Some(frame.id);
    child.preceded_by.clone_from(&frame.preceded_by);
    unfolding.queue.push_front(Item::Frame(frame));
    unfolding.queue.push_front(Item::Frame(child));
}

/// A list is done: what it leads up to is told, and knows what was bound.
fn finish(unfolding: &mut Unfolding<'_, '_>, frame: Frame) {
    let Unfolding { queue, resolving, .. } = unfolding;
    if let Some(parent) = frame.parent.and_then(|parent| queue.frame_mut(parent)) {
        parent.proposed += 1;
        // R49: a list of which nothing came is a Failure as a whole.
        parent.succeeded += u16::from(!frame.failed && (frame.achieved || !frame.tried));
        parent.context.bound = match parent.work {
            // R50: what one round of a loop spoke of is nothing to the next, but what it remembered and how
            // the coin or die fell is.
            Work::Each(..) | Work::Times(..) => {
                resolving.bindings.bind_results(parent.context.bound, frame.context.bound)
            }
            _ => frame.context.bound,
        };
    }
}

fn next_step(unfolding: &mut Unfolding<'_, '_>, mut frame: Frame, effects: EffectsId) {
    let Unfolding { table, queue, resolving } = unfolding;
    let Resolving { bindings, chance, pending, .. } = &mut **resolving;
    let list = table.set().effects(effects);
    let Some(effect) = list.get(frame.at as usize).filter(|_| frame.at < frame.end) else {
        return finish(unfolding, frame);
    };
    let written = WrittenAt { effects, at: frame.at };
    let event = frame.context.event.map(|event| table.history.record(event).event);
    let due = Due { cost: effects, from: frame.at };
    let debt = frame.payment.then(|| Debt::of(due, frame.context.you, queue));
    let choices = Choices { picks: &mut frame.picks, next: 0, chance };
    let mut scope = Scope {
        table,
        bindings,
        context: frame.context,
        event,
        choices: Some(choices),
        candidate: None,
        looked_at: None,
        succeeded: None,
        due: debt,
    };
    let step = read_step(&mut scope, effect, written);
    let context = scope.context;
    match step {
        Err(Stop::Ask(question)) => {
            queue.push_front(Item::Frame(frame));
            pending.0 = Some(*question);
        }
        Err(Stop::Failed(_)) => {
            // S32: what is needed is missing, so this step does not happen (R7).
            if bindings.noticed.is_some() {
                missing::notice(table, bindings, &frame, (effect, written), true);
            }
            frame.failed |= frame.then;
            frame.tried = true;
            advance(&mut frame);
            queue.push_front(Item::Frame(frame));
        }
        Ok(Step::Nothing) => {
            frame.context = context;
            advance(&mut frame);
            queue.push_front(Item::Frame(frame));
        }
        Ok(Step::Events(events)) => {
            if events.is_empty() && bindings.noticed.is_some() {
                missing::notice(table, bindings, &frame, (effect, written), false);
            }
            frame.context = context;
            frame.together = bindings.new_group();
            advance(&mut frame);
            let (id, until, cause, payment) = (frame.id, frame.until, frame.cause, frame.payment);
            // S38: a list that is done and that nobody waits for does not stay: a cycle must come back to itself.
            let done = frame.at as usize >= table.set().effects(effects).len();
            let waits = frame.parent.is_some() || !done;
            // S37: once the last of a payment has been made, it can be responded to.
            frame.payment &= !done;
            let preceded_by = frame.preceded_by.clone();
            if waits {
                queue.push_front(Item::Frame(frame));
            }
            queue.push_front_in_order(events.into_iter().map(|event| {
                let event = event.flag(super::Flags::PAYMENT, payment || event.has(super::Flags::PAYMENT));
                let mut proposal = Proposal::new(event, cause, context);
                proposal.reports_to = waits.then_some(id);
                proposal.until = until;
                proposal.preceded_by.clone_from(&preceded_by);
                Item::Event(proposal)
            }));
        }
        Ok(Step::Lists(lists)) => {
            // Who accepts an offer is "you" in what was offered, not in what comes after it (S36).
            frame.context = Context { you: frame.context.you, ..context };
            advance(&mut frame);
            let children: Vec<Item> = lists
                .into_iter()
                .map(|(work, then, until)| {
                    let mut child = Frame::new(queue.new_frame_id(), context, work, frame.cause);
                    child.then = then;
                    child.parent = Some(frame.id);
                    child.preceded_by.clone_from(&frame.preceded_by);
                    child.until = until.map(|until| Until { key: child.id, ..until }).or(frame.until);
                    Item::Frame(child)
                })
                .collect();
            queue.push_front(Item::Frame(frame));
            queue.push_front_in_order(children.into_iter());
        }
    }
}

fn advance(frame: &mut Frame) {
    frame.at += 1;
    frame.picks.clear();
}

fn read_step(scope: &mut Scope<'_, '_, '_>, effect: &Effect, written: WrittenAt) -> Asked<Step> {
    let list = |effects: EffectsId, then: bool| Ok(Step::Lists(vec![(Work::List(effects), then, None)]));
    match effect {
        Effect::Then(effects) => list(effects.id(), true),
        Effect::And(effects) => list(effects.id(), false),
        Effect::If(condition, effects) => match scope.condition(condition)? {
            true => list(effects.id(), false),
            false => Ok(Step::Nothing),
        },
        Effect::IfElse(condition, yes, no) => {
            let holds = scope.condition(condition)?;
            list(if holds { yes.id() } else { no.id() }, false)
        }
        Effect::Repeat(times, effects) => {
            let times = scope.value(times)?;
            Ok(Step::Lists(vec![(Work::Times(effects.id(), times), false, None)]))
        }
        Effect::ForEach(each) => for_each(scope, each),
        Effect::May(may) => offer(scope, may),
        Effect::Options(options) => choose_options(scope, options),
        Effect::Remember(remember) => keep(scope, remember).map(|()| Step::Nothing),
        Effect::Until(until) => {
            // The key is the child's own id, given when it is made.
            let ends = Until { key: super::FrameId(0), ability: until.ability };
            Ok(Step::Lists(vec![(Work::List(until.effects.id()), false, Some(ends))]))
        }
        Effect::Later(_) => {
            let you = scope.context.you;
            let event = GameEvent { written: Some(written), ..GameEvent::new(EventKind::GainAbility) };
            Ok(Step::Events(vec![event.player(you)]))
        }
        Effect::TheEvent | Effect::TheEventWith(_) => Err(Failure::NotThere.into()),
        verb => propose_all(scope, verb, written).map(Step::Events),
    }
}

fn for_each(scope: &mut Scope<'_, '_, '_>, each: &ForEach) -> Asked<Step> {
    let mut objects = Vec::new();
    if let Some(select) = &each.card {
        objects.extend(scope.cards(select, EventKind::Reveal)?.into_iter().map(Object::Card));
    }
    if let Some(select) = &each.space {
        objects.extend(scope.spaces(select)?.into_iter().map(Object::Space));
    }
    if let Some(who) = &each.player {
        objects.extend(scope.players(who)?.into_iter().map(Object::Player));
    }
    Ok(Step::Lists(vec![(Work::Each(each.effects.id(), objects), false, None)]))
}

/// S36: an offer that cannot be paid is not made.
fn offer(scope: &mut Scope<'_, '_, '_>, may: &May) -> Asked<Step> {
    let by = scope.decider(may.by.as_ref())?;
    let you = std::mem::replace(&mut scope.context.you, by);
    let payable = can_buy(scope, may.cost.id(), may.effects.id());
    let accepted =
        payable && scope.choose(by, Ask::May, &[Object::Number(1), Object::Number(0)])? == Object::Number(1);
    scope.context.you = if accepted { by } else { you };
    Ok(Step::Lists(vec![match accepted {
        true => (Work::Bought { cost: may.cost.id(), effects: may.effects.id() }, false, None),
        false => (Work::List(may.otherwise.id()), false, None),
    }]))
}

fn choose_options(scope: &mut Scope<'_, '_, '_>, options: &Options) -> Asked<Step> {
    let lists = chosen_options(scope, options)?.into_iter().map(|list| (Work::List(list), false, None));
    Ok(Step::Lists(lists.collect()))
}

/// Binds what is to be remembered to its name.
pub fn keep(scope: &mut Scope<'_, '_, '_>, remember: &Remember) -> Asked<()> {
    let role = Role::Named(remember.name);
    if let Some(select) = &remember.card {
        let card = scope.one_card(select, EventKind::Reveal)?;
        scope.bind(role, Object::Card(card));
    }
    if let Some(who) = &remember.player {
        let player = scope.one_player(who)?;
        scope.bind(role, Object::Player(player));
    }
    if let Some(space) = &remember.space {
        let space = scope.one_space(space)?;
        scope.bind(role, Object::Space(space));
    }
    if let Some(value) = &remember.number {
        let number = scope.value(value)?;
        scope.bind(role, Object::Number(number));
    }
    Ok(())
}

/// Words that leave out who or what mean this card, or you.
pub(super) const THIS: Select = Select::This;
pub(super) const YOU: Who = Who::You;
