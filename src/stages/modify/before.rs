//! What comes before an event: the effects of a `Before` are done whole, then the event is taken up again (R58).

use bevy::prelude::Entity;

use super::{is_used_up_for_this_turn, may_modify};
use crate::cards::EventKind;
use crate::events::{
    BindingId, Bindings, Context, EventQueue, Flags, Frame, GameEvent, Item, Object, Preceding, Proposal,
    Role, Scope, Work,
};
use crate::history::{Modification, Modified, Status};
use crate::table::{Entry, Table};

/// What an event remembers of an ability whose effects came before it.
pub(super) fn preceding(entry: &Entry) -> Preceding {
    Preceding { ability: entry.ability, host: entry.host, serial: entry.serial }
}

/// The first ability, in order of precedence, that has something to do before the event and has not done it.
pub(super) fn next(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    proposal: &Proposal,
) -> Option<(Entry, Context)> {
    if proposal.event.has(Flags::UNDO) {
        return None;
    }
    let own = table.own_entries(&proposal.event, true);
    let entries = table.index.modify[proposal.event.kind as usize].iter().chain(&own);
    let mut entries: Vec<Entry> = entries
        .filter(|entry| table.set().ability(entry.ability).before)
        .filter(|entry| !proposal.preceded_by.contains(&preceding(entry)))
        .copied()
        .collect();
    entries.sort_by_key(|entry| table.precedence(entry));
    entries
        .into_iter()
        .find_map(|entry| applies(table, bindings, proposal, &entry).map(|context| (entry, context)))
}

fn applies(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    proposal: &Proposal,
    entry: &Entry,
) -> Option<Context> {
    let def = table.set().ability(entry.ability);
    if entry.lingering && !proposal.id.is_some_and(|id| table.lingers_for(entry, id)) {
        return None;
    }
    let left = table.ability(entry.entity).and_then(|active| active.uses_left);
    if left == Some(0) || is_used_up_for_this_turn(table, entry, &[]) || !may_modify(entry, &proposal.event) {
        return None;
    }
    let context = Context { event: proposal.id, ..table.context_bound(entry, bindings)? };
    let mut scope = Scope::reading(table, bindings, context, Some(proposal.event));
    let triggers = def.trigger.as_ref().is_some_and(|trigger| scope.triggers(trigger, &proposal.event));
    if !triggers || !scope.holds(def.condition.as_ref()) {
        return None;
    }
    Some(Context { bound: bind_target(bindings, context, proposal), ..context })
}

/// S21: whom a strike would hit is read now and not part of what was proposed, so it is bound.
fn bind_target(bindings: &mut Bindings, context: Context, proposal: &Proposal) -> BindingId {
    let GameEvent { kind, card, other, .. } = proposal.event;
    let (Some(card), Some(other)) = (card, other) else { return context.bound };
    if kind != EventKind::Strike {
        return context.bound;
    }
    let bound = bindings.bind_one(context.bound, Role::Other, Object::Card(other));
    bindings.bind_one(bound, Role::Subject, Object::Card(card))
}

/// The ability, if it is counted how often it is used (S34).
pub(super) fn counted(table: &Table<'_, '_>, entry: &Entry) -> Option<Entity> {
    let def = table.set().ability(entry.ability);
    def.uses.or(def.per_turn).map(|_| entry.entity)
}

/// The event goes back to the front of the queue, and what comes before it in front of it.
pub(super) fn put_back(
    table: &mut Table<'_, '_>,
    queue: &mut EventQueue,
    mut proposal: Proposal,
    entry: &Entry,
    context: Context,
) {
    // What comes before it stands before it in the history, too: it is recorded anew when it is taken up.
    if let Some(event) = proposal.id.take() {
        let note = Modification { event, ability: entry.ability, host: entry.host, what: Modified::Replaced };
        let history = &mut table.state_mut().history;
        history.add_modification(note);
        history.record_mut(event).status = Status::PutBack;
    }
    let effects = table.set().ability(entry.ability).effects;
    let mut frame = Frame::new(queue.new_frame_id(), context, Work::List(effects), proposal.cause);
    // The last of the list is the event itself.
    frame.end = (table.set().effects(effects).len() as u16).saturating_sub(1);
    proposal.preceded_by.push(preceding(entry));
    frame.preceded_by.clone_from(&proposal.preceded_by);
    queue.push_front(Item::Event(proposal));
    queue.push_front(Item::Frame(frame));
}
