//! The execute stage: what is left after the EMTAs happens to the table (P6.6.1).

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::modify::with_target;
use super::turn_skip::skips_the_rest;
use super::{Done, DueStages, Resolving};
use crate::cards::{EventKind, Place};
use crate::effects::{self, Doing, Next};
use crate::events::{
    BindingId, Bindings, Context, EventId, EventQueue, Failure, Flags, Frame, GameEvent, Item, Object,
    Outcome, Proposal, Role, Scope, SeenBy, Unfolding, Work,
};
use crate::history::{Cause, Status};
use crate::table::{AbilityIndex, Held, Match, Player, Table, ZoneId};

/// What is kept of an event: its record, what follows, and who waits for it.
type Books<'w> = (ResMut<'w, Held>, ResMut<'w, Resolving>, ResMut<'w, EventQueue>);

/// Whether events of a kind can be forbidden: those are looked at before they happen.
pub(super) fn can_be_forbidden(index: &AbilityIndex, event: &GameEvent) -> bool {
    event.kind == EventKind::Play || !index.cant[event.kind as usize].is_empty()
}

/// P6.6: each event of the list in order. The only stage that changes the table.
pub(super) fn execute_the_events(
    world: &mut World,
    reading: &mut SystemState<Unfolding>,
    books: &mut SystemState<Books>,
) -> DueStages {
    let Ok((mut held, mut resolving, _)) = books.get_mut(world) else { return DueStages::default() };
    let current = &mut resolving.current;
    // Mostly nothing modified the event, and it is the only one.
    if current.settled {
        let look = current.to_do.look;
        let Some(proposal) = current.events.pop() else { return DueStages::default() };
        let Some(id) = proposal.id else { return DueStages::default() };
        if !look {
            let state = held.lend();
            return execute_one(world, state, books, &proposal, id, None, true);
        }
        let forbidden = forbidden(world, reading, &proposal, id);
        let state = world.resource_mut::<Held>().lend();
        return execute_one(world, state, books, &proposal, id, forbidden, true);
    }
    let Some(original) = current.proposed.take() else { return DueStages::default() };
    let Some(id) = original.id else { return DueStages::default() };
    let events = std::mem::take(&mut current.events);
    for note in current.notes.drain(..) {
        held.history.add_modification(note.on(id));
    }
    if events.is_empty() {
        deny(world, books, &original, id);
    }
    // S40: a Summon or Execute that became something else, not about its card, did not happen.
    let lost = !events.is_empty() && events.iter().all(|event| event.event.card != original.event.card);
    // Replacements may be of other kinds, so each is looked at.
    for (at, proposal) in events.into_iter().enumerate() {
        let id = if at == 0 { id } else { record(world, &proposal, Cause::Event(id)) };
        let forbidden = forbidden(world, reading, &proposal, id);
        let state = world.resource_mut::<Held>().lend();
        execute_one(world, state, books, &proposal, id, forbidden, false);
    }
    if lost && original.event.has(Flags::PLAYED) {
        give_up_play(world, &original);
    }
    push_following(world)
}

/// What follows by the nature of what was executed goes to the front, in order (S26).
fn push_following(world: &mut World) -> DueStages {
    let mut following = std::mem::take(&mut Resolving::of_mut(world).current.following);
    let mut queue = world.resource_mut::<EventQueue>();
    queue.push_front_in_order(following.drain(..));
    let skip = queue.is_empty();
    let current = &mut Resolving::of_mut(world).current;
    current.following = following;
    current.to_do.skip = skip;
    current.due()
}

/// Gives an event its number in the history.
fn record(world: &mut World, proposal: &Proposal, cause: Cause) -> EventId {
    let controller = proposal.context.you;
    Match::of_mut(world).history.propose(proposal.event, cause, &proposal.context, controller)
}

/// R31: a denied event leaves no Outcome; a "then" chain takes it as a Failure (R5).
fn deny(world: &mut World, books: &mut SystemState<Books>, original: &Proposal, id: EventId) {
    let Ok((mut state, mut resolving, mut queue)) = books.get_mut(world) else { return };
    state.history.resolve(id, original.event, Status::Denied, SeenBy::BOTH);
    report(&mut queue, &mut resolving.bindings, original, None, &[]);
    give_up_play(world, original);
}

fn execute_one(
    world: &mut World,
    mut state: Box<Match>,
    books: &mut SystemState<Books>,
    proposal: &Proposal,
    id: EventId,
    forbidden: Option<Failure>,
    alone: bool,
) -> DueStages {
    let mut doing = Doing::new(world, &mut state, id, proposal.context, &proposal.picks);
    let result = match forbidden {
        Some(failure) => Err(failure),
        None => effects::apply(&mut doing, proposal.event),
    };
    let Doing { next, group, seen_by, changed, .. } = doing;
    let (event, status) = match result {
        Ok(event) => (event, Status::Resolved),
        Err(failure) => (proposal.event, Status::Failed(failure)),
    };
    let skips = alone && is_skipping(world, &state);
    let Ok((mut held, mut resolving, mut queue)) = books.get_mut(world) else { return DueStages::default() };
    let Resolving { current, bindings, .. } = &mut *resolving;
    let Match { history, index, .. } = &mut *state;
    history.resolve(id, event, status, seen_by_default(&event, seen_by));
    report(&mut queue, bindings, proposal, result.is_ok().then_some(&event), &group);
    if !group.is_empty() {
        history.add_group(id, group);
    }
    current.note_changes(changed);
    current.note_interest(event.kind, index);
    held.give_back(state);
    let outcome = Outcome { event, result: result.map(|_| ()) };
    current.done.push(Done { id, event, context: proposal.context, succeeded: outcome.result.is_ok() });
    if outcome.result.is_err() {
        give_up_play(world, proposal);
        return if alone { push_following(world) } else { DueStages::default() };
    }
    let first = current.following.len();
    for next in next {
        let item = follow(&mut queue, next, proposal, id);
        current.following.push(item);
    }
    if event.kind == EventKind::Play {
        tell_one_another(&mut current.following[first..]);
    }
    // R12: after the last of what the leaving itself brings about.
    if event.kind == EventKind::Move
        && event.from.is_some_and(ZoneId::in_play)
        && !event.zone.is_some_and(ZoneId::in_play)
        && let Some(card) = event.card
    {
        current.following.push(Item::Forget(card));
    }
    if alone {
        queue.push_front_in_order(current.following.drain(..));
        current.to_do.skip = skips && queue.is_empty();
    }
    let due = current.due();
    if let Some(until) = proposal.until
        && let Some(undo) = event.opposite(id)
    {
        Match::apart(world, |world, state| {
            effects::remember_undo(world, state, until, undo, proposal.context);
        });
    }
    due
}

/// Whether a turn skip is spent as soon as nothing is left to happen (S19).
fn is_skipping(world: &World, game: &Match) -> bool {
    let active = world.get::<Player>(game.places.player(game.turn.active));
    active.is_some_and(|player| skips_the_rest(&game.turn, player))
}

/// Events whose card everyone can see anyway.
fn seen_by_default(event: &GameEvent, seen_by: SeenBy) -> SeenBy {
    use EventKind as E;
    let hides =
        matches!(event.kind, E::Draw | E::Move | E::Search | E::Look | E::Play | E::Summon | E::Execute);
    if hides { seen_by } else { SeenBy::BOTH }
}

/// S39: a forced event that can't happen is a Failure.
fn forbidden(
    world: &mut World,
    reading: &mut SystemState<Unfolding>,
    proposal: &Proposal,
    id: EventId,
) -> Option<Failure> {
    let Unfolding { table, mut resolving, .. } = reading.get_mut(world).ok()?;
    let bindings = &mut resolving.bindings;
    if proposal.event.kind == EventKind::Play {
        // S40: forced through an event, an illegal play is a Failure with nothing paid.
        return crate::decisions::check_play(&table, bindings, &proposal.event).err();
    }
    cant(&table, bindings, &with_target(&table, proposal.event), Some(id))
}

/// The "can't" that forbids an event, if any.
pub fn cant(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    event: &GameEvent,
    id: Option<EventId>,
) -> Option<Failure> {
    for entry in &table.index.cant[event.kind as usize] {
        // S31: what its card has left behind forbids only what belongs to the leaving.
        if entry.lingering && !id.is_some_and(|id| table.lingers_for(entry, id)) {
            continue;
        }
        let def = table.set().ability(entry.ability);
        let Some(context) = table.context_of(entry) else { continue };
        let context = Context { event: id, ..context };
        let mut scope = Scope::reading(table, bindings, context, Some(*event));
        let applies = def.trigger.as_ref().is_some_and(|trigger| scope.triggers(trigger, event));
        if applies && scope.holds(def.condition.as_ref()) {
            let rule = match entry.host {
                crate::table::Host::Game(at) => table.set().rules().get(at as usize).map(|rule| rule.name),
                _ => None,
            };
            return Some(Failure::Cant { by: entry.host.card(), rule });
        }
    }
    None
}

/// The list of effects that waits is told what came of its event, and can speak of it.
fn report(
    queue: &mut EventQueue,
    bindings: &mut Bindings,
    proposal: &Proposal,
    happened: Option<&GameEvent>,
    group: &[crate::table::CardId],
) {
    let Some(frame) = proposal.reports_to.and_then(|frame| queue.frame_mut(frame)) else { return };
    frame.proposed += 1;
    if let Some(event) = happened {
        frame.succeeded += 1;
        frame.context.bound = bind_result(bindings, frame, event, group);
    }
}

fn bind_result(
    bindings: &mut Bindings,
    frame: &Frame,
    event: &GameEvent,
    group: &[crate::table::CardId],
) -> crate::events::BindingId {
    let mut bound = frame.context.bound;
    // R59: what a card keeps in mind is spoken of, not the card that does.
    if event.kind == EventKind::Note {
        if let Some(noted) = event.other {
            bound = bindings.bind_one(bound, Role::Other, Object::Card(noted));
        }
        return match event.named {
            Some(name) => bindings.bind_one(bound, Role::Named(name), event.noted()),
            None => bound,
        };
    }
    for &card in group {
        bound = bindings.bind(bound, frame.together, Role::Group, Object::Card(card));
    }
    if let Some(name) = event.named {
        let result = event.name.map_or(Object::Number(event.amount), Object::Name);
        bound = bindings.bind_one(bound, Role::Named(name), result);
    }
    if matches!(event.kind, EventKind::FlipCoin | EventKind::Roll | EventKind::ChooseNumber) {
        bound = bindings.bind_one(bound, Role::Amount, Object::Number(event.amount));
    }
    if group.is_empty()
        && let Some(card) = event.card
    {
        let role = if event.kind == EventKind::Reveal { Role::Shown } else { Role::Subject };
        bound = bindings.bind(bound, frame.together, role, Object::Card(card));
    }
    bound
}

/// The event's own next step as an item of the queue.
fn follow(queue: &mut EventQueue, next: Next, proposal: &Proposal, id: EventId) -> Item {
    let cause = Cause::Event(id);
    let rules = Context { event: Some(id), ..Context::of(proposal.context.you, None) };
    match next {
        Next::Event(event) => {
            let of_a_play = event.has(Flags::PLAYED) || event.has(Flags::PAYMENT);
            let context = if of_a_play { proposal.context } else { rules };
            Item::Event(Proposal::new(event, cause, context))
        }
        Next::From(event, card) => {
            let you =
                event.player.filter(|_| event.kind == EventKind::Strike).unwrap_or(proposal.context.you);
            let context = Context { event: Some(id), ..Context::of(you, Some(card)) };
            Item::Event(Proposal::new(event, cause, context))
        }
        Next::List { card, effects, you } => {
            let context = Context { event: Some(id), ..Context::of(you, Some(card)) };
            let id = queue.new_frame_id();
            Item::Frame(Frame::new(id, context, Work::List(effects), cause))
        }
        Next::Paid { card, costs, blood, you, then } => {
            let context = Context { event: Some(id), ..Context::of(you, Some(card)) };
            let part_of_the_play = |event| Proposal::new(event, cause, proposal.context);
            let payment = GameEvent::new(EventKind::LoseBlood).player(you).amount(blood);
            let payment = part_of_the_play(payment.flag(Flags::PAYMENT, true));
            let work = Work::Paid {
                costs,
                blood: (blood > 0).then(|| Box::new(payment)),
                then: vec![Item::Event(part_of_the_play(then))],
            };
            Item::Frame(Frame::new(queue.new_frame_id(), context, work, cause))
        }
        Next::Command { card, effects, you, stays } => {
            // What a command does speaks of nothing that came before it but what was chosen and paid for it (R62).
            let paid = proposal.event.has(Flags::PLAYED);
            let bound = if paid { proposal.context.bound } else { BindingId::NONE };
            let context = Context { bound, ..Context::of(you, Some(card)) };
            let id = queue.new_frame_id();
            Item::Frame(Frame::new(id, context, Work::Command { card, effects, stays }, cause))
        }
    }
}

/// R62: what is chosen as a card is played can be spoken of by its costs, so each list waits for the one before.
fn tell_one_another(following: &mut [Item]) {
    let mut after = None;
    for item in following.iter_mut().rev() {
        if let Item::Frame(frame) = item {
            frame.parent = after;
            after = Some(frame.id);
        }
    }
}

/// S40: a card whose Summon or Execute is denied or fails after payment goes to discard.
fn give_up_play(world: &mut World, proposal: &Proposal) {
    let event = proposal.event;
    let of_a_play = event.has(Flags::PLAYED)
        && matches!(
            event.kind,
            EventKind::Summon | EventKind::Execute | EventKind::Move | EventKind::Devour | EventKind::Evolve
        );
    if event.kind == EventKind::Move && !of_a_play {
        still_alive(world, &event);
    }
    // S36: what could not be paid does not happen; the card stays where it is.
    if event.has(Flags::PAYMENT) {
        let mut queue = world.resource_mut::<EventQueue>();
        if matches!(queue.front(), Some(Item::Event(next)) if next.event.kind == EventKind::Flip) {
            queue.pop_front();
        }
    }
    if !of_a_play {
        return;
    }
    let Some(card) = event.card else { return };
    let places = &Match::of(world).places;
    let Some(entity) = places.card(card) else { return };
    let (Some(in_zone), Some(identity)) =
        (world.get::<crate::table::InZone>(entity), world.get::<crate::table::Card>(entity))
    else {
        return;
    };
    if in_zone.zone.in_play() || in_zone.zone.place() == Place::Aside {
        return;
    }
    let pile = ZoneId::of(Place::Discard, identity.owner);
    let discard = GameEvent::new(EventKind::Move).card(card).to(pile);
    let cause = proposal.id.map_or(proposal.cause, Cause::Event);
    let context = Context::of(proposal.context.you, None);
    let item = Item::Event(Proposal::new(discard, cause, context));
    Resolving::of_mut(world).current.following.push(item);
}

/// A dying creature that could not be moved is not on its way out any more.
fn still_alive(world: &mut World, event: &GameEvent) {
    let Some(entity) = event.card.and_then(|card| Match::of(world).places.card(card)) else {
        return;
    };
    if let Some(mut play) = world.get_mut::<crate::table::InPlay>(entity)
        && let Some(state) = play.0.as_deref_mut()
    {
        state.dying = false;
        Resolving::of_mut(world).current.dirty.unsure = true;
    }
}
