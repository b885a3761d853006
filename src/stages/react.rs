//! The react stage: abilities that answer to what happened find their consequences (P6.6.2, S26).

use bevy::prelude::*;
use smallvec::SmallVec;

use super::{Current, Done, DueStages, Resolving, Spent};
use crate::cards::{EffectsId, EventKind, FlipCost, Shape};
use crate::events::{Bindings, Context, EventQueue, Frame, Item, Proposal, Scope, Work};
use crate::history::Cause;
use crate::table::{Entry, Host, Precedence, Table};

/// S29: the consequences of one pass form one block, by event, then by precedence.
pub(super) fn find_consequences(
    table: Table,
    mut queue: ResMut<EventQueue>,
    mut resolving: ResMut<Resolving>,
) -> DueStages {
    let Resolving { current, bindings, .. } = &mut *resolving;
    let Current { done: all_done, spent, .. } = &mut *current;
    let mut block: SmallVec<[Item; 4]> = SmallVec::new();
    // S34: striking an entry from the reckoning is nothing that abilities react to.
    for done in all_done.iter().filter(|done| !done.event.has(crate::events::Flags::UNDO)) {
        let before = block.len();
        end_abilities(&table, bindings, done, spent);
        let mut triggered: SmallVec<[(Precedence, Entry, Context); 4]> = SmallVec::new();
        for entry in
            table.index.react[done.event.kind as usize].iter().chain(&table.own_entries(&done.event, false))
        {
            if let Some(context) = consequence(&table, bindings, entry, done, spent) {
                triggered.push((table.precedence(entry), *entry, context));
            }
        }
        triggered.sort_unstable_by_key(|(precedence, ..)| *precedence);
        for (_, entry, context) in triggered {
            use_up(&table, &entry, spent);
            if let Some(noticed) = &mut bindings.noticed {
                noticed.triggered.push(entry.ability);
            }
            block.extend(follow(&table, &mut queue, &entry, context, done));
        }
        if done.succeeded {
            block.extend(offered_flips(&table, bindings, done));
        }
        if done.event.kind == EventKind::Play && done.succeeded {
            let consequences = block.drain(before..).collect();
            block.extend(queue.after_payment(done.id, consequences));
        }
    }
    queue.push_front_in_order(block.into_iter());
    current.due()
}

/// Whether an ability is triggered by what was done, and what it is then read against.
fn consequence(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    entry: &Entry,
    done: &Done,
    spent: &Spent,
) -> Option<Context> {
    let def = table.set().ability(entry.ability);
    let trigger = def.trigger.as_ref()?;
    if spent.ended.contains(&entry.entity) {
        return None;
    }
    if entry.lingering && !table.lingers_for(entry, done.id) {
        return None;
    }
    if def.per_turn.is_some() && is_used_up_for_this_turn(table, entry, &spent.used) {
        return None;
    }
    let context = Context { event: Some(done.id), ..table.context_bound(entry, bindings)? };
    let mut scope = Scope::reading(table, bindings, context, Some(done.event));
    scope.succeeded = Some(done.succeeded);
    (scope.triggers(trigger, &done.event) && scope.holds(def.condition.as_ref())).then_some(context)
}

/// Whether an ability that works so often in a turn has done so.
pub(super) fn is_used_up_for_this_turn(table: &Table<'_, '_>, entry: &Entry, used: &[Entity]) -> bool {
    let most = table.set().ability(entry.ability).per_turn;
    let now = used.iter().filter(|&&entity| entity == entry.entity).count() as u32;
    let before = table.ability(entry.entity).map_or(0, |active| active.used_this_turn);
    most.is_some_and(|most| before + now >= most)
}

fn use_up(table: &Table<'_, '_>, entry: &Entry, spent: &mut Spent) {
    let def = table.set().ability(entry.ability);
    let left = table.ability(entry.entity).and_then(|active| active.uses_left);
    let used = spent.used.iter().filter(|&&entity| entity == entry.entity).count() as u32 + 1;
    if def.shape == Shape::When || left.is_some_and(|left| left <= used) {
        spent.ended.push(entry.entity);
    } else if left.is_some() || def.per_turn.is_some() {
        spent.used.push(entry.entity);
    }
}

/// The consequence as an item of the queue: its effects, or the undoing of what was done until now (S34).
fn follow(
    table: &Table<'_, '_>,
    queue: &mut EventQueue,
    entry: &Entry,
    context: Context,
    done: &Done,
) -> SmallVec<[Item; 1]> {
    let cause = Cause::Event(done.id);
    let undo = table.ability(entry.entity).map_or(&[][..], |active| &active.undo);
    if !undo.is_empty() {
        return undo.iter().map(|&event| Item::Event(Proposal::new(event, cause, context))).collect();
    }
    let effects = table.set().ability(entry.ability).effects;
    if effects == EffectsId::NONE {
        return SmallVec::new();
    }
    let frame = Frame::new(queue.new_frame_id(), context, Work::List(effects), cause);
    smallvec::smallvec![Item::Frame(frame)]
}

/// Abilities that last until something end when it happens.
fn end_abilities(table: &Table<'_, '_>, bindings: &mut Bindings, done: &Done, spent: &mut Spent) {
    for entry in &table.index.ends[done.event.kind as usize] {
        let def = table.set().ability(entry.ability);
        let Some(context) = table.context_of(entry) else { continue };
        let context = Context { event: Some(done.id), ..context };
        let mut scope = Scope::reading(table, bindings, context, Some(done.event));
        if done.succeeded && def.until.as_ref().is_some_and(|until| scope.triggers(until, &done.event)) {
            spent.ended.push(entry.entity);
        }
    }
}

/// S43: a Flip Cost that is an action may flip the card when that action happens.
fn offered_flips(table: &Table<'_, '_>, bindings: &mut Bindings, done: &Done) -> SmallVec<[Item; 1]> {
    let mut items = SmallVec::new();
    if matches!(done.event.kind, EventKind::Flip) || table.index.face_down == 0 {
        return items;
    }
    for id in table.board().chain(table.timeline()) {
        let Some(card) = table.card(id).filter(|card| card.face_down()) else { continue };
        let Some(FlipCost::Action(trigger)) = &card.def.flip else { continue };
        // A Flip Cost given by an effect has replaced it.
        if card.state.is_some_and(|state| state.flip_cost.is_some()) {
            continue;
        }
        let context = Context { event: Some(done.id), ..Context::of(card.controller(), Some(id)) };
        let mut scope = Scope::reading(table, bindings, context, Some(done.event));
        if scope.triggers(trigger, &done.event) {
            let event = crate::events::GameEvent::new(EventKind::Flip).card(id).player(card.controller());
            // S39: what can't happen is not offered.
            if super::cant(table, bindings, &event, None).is_some() {
                continue;
            }
            let event = event.flag(crate::events::Flags::UP_TO, true);
            items.push(Item::Event(Proposal::new(event, Cause::Event(done.id), context)));
        }
    }
    items
}

impl Table<'_, '_> {
    /// What an ability is read against: whose it is and on which card.
    pub fn context_of(&self, entry: &Entry) -> Option<Context> {
        let (you, this) = match entry.host {
            Host::Card(card) => (self.card(card)?.controller_while_leaving(), Some(card)),
            Host::Player(player, card) => (player, card),
            Host::Game(_) => (self.active(), None),
        };
        let context = Context::of(you, this);
        Some(Context {
            number: entry.number,
            ability: Some(entry.serial),
            defined_by: Some(entry.ability),
            ..context
        })
    }

    /// The same, with what was bound when a consequence created the ability.
    pub fn context_bound(&self, entry: &Entry, bindings: &mut Bindings) -> Option<Context> {
        let mut context = self.context_of(entry)?;
        if entry.bound
            && let Some(active) = self.ability(entry.entity)
            && let Some(kept) = &active.context
        {
            context.bound = bindings.bind_again(&kept.1);
        }
        Some(context)
    }
}
