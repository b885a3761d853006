//! The modify stage: EMTAs change, replace or deny what is proposed (P6.3, P6.4, S28).

mod before;
mod complete;

use bevy::prelude::*;
use smallvec::SmallVec;

use super::react::is_used_up_for_this_turn;
use super::{DueStages, Note, Resolving};
use crate::cards::{Changed, Effect, EffectsId, EventKind, Shape};
use crate::decisions::Ask;
use crate::events::{
    Asked, Bill, Bindings, Choices, Context, Due, EventQueue, Failure, Flags, Frame, GameEvent, Item, Object,
    Proposal, Scope, Stop, Work, WrittenAt, chosen_options, keep, propose_all,
};
use crate::history::{Chance, LONGEST, Modified};
use crate::table::{AbilityIndex, Entry, Host, PlayerId, Precedence, Table, ZoneId};

/// Whether anything modifies events of a kind, or they leave something open: if not, the stage is skipped.
pub(super) fn is_settled(index: &AbilityIndex, event: &GameEvent) -> bool {
    use EventKind as E;
    let open = matches!(
        event.kind,
        E::Play
            | E::Summon
            | E::Spawn
            | E::Execute
            | E::ChangeController
            | E::Search
            | E::RevealUntil
            | E::Flip
            | E::NameCard
            | E::NameKin
            | E::ChooseNumber
    );
    let fixed = (event.has(Flags::PAYMENT) && event.kind != E::Move) || event.has(Flags::UNDO);
    !open && (index.modify[event.kind as usize].is_empty() || fixed)
}

/// What the EMTAs of one pass have made of the event.
struct Modifying<'a> {
    original: &'a Proposal,
    events: Vec<Proposal>,
    notes: Vec<Note>,
    /// Lists that follow what is executed, for replacements that are more than events.
    after: Vec<Item>,
    used: SmallVec<[Entity; 2]>,
}

impl Modifying<'_> {
    /// S34: how often it was used already in this pass counts, too.
    fn has_uses_left(&self, table: &Table<'_, '_>, entry: &Entry) -> bool {
        let used = self.used.iter().filter(|&&entity| entity == entry.entity).count() as u32;
        let left = table.ability(entry.entity).and_then(|active| active.uses_left);
        left.is_none_or(|left| used < left)
    }
}

/// P6.4: each EMTA in order of precedence sees each event of the list once.
///
/// If a choice is needed, the event goes back to the front as it was proposed, with the choices made so
/// far; since nothing was executed, reading everything again leads to the same place (S28).
pub(super) fn modify_the_event(
    mut table: Table,
    mut queue: ResMut<EventQueue>,
    mut resolving: ResMut<Resolving>,
) -> DueStages {
    let Resolving { current, bindings, chance, pending, .. } = &mut *resolving;
    let Some(mut original) = current.proposed.take() else { return current.due() };
    original.event = with_target(&table, original.event);
    if let Some((entry, context)) = before::next(&table, bindings, &original) {
        current.spent.used.extend(before::counted(&table, &entry));
        before::put_back(&mut table, &mut queue, original, &entry, context);
        current.parked = true;
        return current.due();
    }
    let mut picks = std::mem::take(&mut original.picks);
    let mut next = 0;
    let mut modifying = Modifying {
        original: &original,
        events: vec![original.clone()],
        notes: Vec::new(),
        after: Vec::new(),
        used: SmallVec::new(),
    };
    let result = apply_all(&table, bindings, chance, &mut queue, &mut picks, &mut next, &mut modifying)
        .and_then(|()| {
            for proposal in &mut modifying.events {
                let choices = Choices { picks: &mut picks, next, chance };
                let mut scope = Scope {
                    table: &table,
                    bindings,
                    context: proposal.context,
                    event: Some(proposal.event),
                    choices: Some(choices),
                    candidate: None,
                    looked_at: None,
                    succeeded: None,
                    due: None,
                };
                // What cannot be completed fails when it is executed.
                match complete::complete(&mut scope, &mut proposal.event, &mut proposal.picks) {
                    Err(Stop::Ask(question)) => return Err(Stop::Ask(question)),
                    Ok(()) | Err(Stop::Failed(_)) => {}
                }
                next = scope.choices.map_or(next, |choices| choices.next);
            }
            Ok(())
        });
    let Modifying { events, notes, after, used, .. } = modifying;
    match result {
        Err(Stop::Ask(question)) => {
            original.picks = picks;
            queue.push_front(Item::Event(original));
            pending.0 = Some(*question);
            current.parked = true;
        }
        Ok(()) | Err(Stop::Failed(_)) => {
            current.spent.used.extend(used);
            queue.push_front_in_order(after.into_iter());
            current.events = events;
            current.notes = notes;
            current.proposed = Some(original);
        }
    }
    current.due()
}

fn apply_all(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    chance: &mut Chance,
    queue: &mut EventQueue,
    picks: &mut Vec<Object>,
    next: &mut usize,
    modifying: &mut Modifying<'_>,
) -> Asked<()> {
    // Undoing is not an act of anyone.
    if modifying.original.event.has(Flags::UNDO) {
        return Ok(());
    }
    let mut last: Option<Precedence> = None;
    while let Some((precedence, entry)) = next_modifier(table, modifying, last) {
        last = Some(precedence);
        let def = table.set().ability(entry.ability);
        if modifying.original.preceded_by.contains(&before::preceding(&entry)) {
            continue;
        }
        if def.per_turn.is_some() && is_used_up_for_this_turn(table, &entry, &modifying.used) {
            continue;
        }
        let Some(context) = table.context_bound(&entry, bindings) else { continue };
        let context = Context { event: modifying.original.id, ..context };
        let mut future = Vec::with_capacity(modifying.events.len());
        for proposal in std::mem::take(&mut modifying.events) {
            let choices = Choices { picks, next: *next, chance };
            let mut scope = Scope {
                table,
                bindings,
                context,
                event: Some(proposal.event),
                choices: None,
                candidate: None,
                looked_at: None,
                succeeded: None,
                due: None,
            };
            let applies = may_modify(&entry, &proposal.event)
                && modifying.has_uses_left(table, &entry)
                && def.trigger.as_ref().is_some_and(|trigger| scope.triggers(trigger, &proposal.event))
                && scope.holds(def.condition.as_ref());
            if !applies {
                future.push(proposal);
                continue;
            }
            scope.choices = Some(choices);
            let before = future.len();
            if def.shape == Shape::Instead {
                let mut result =
                    Replacing { proposal: &proposal, into: &mut future, after: &mut modifying.after };
                result.read(&mut scope, queue, def.effects)?;
            }
            let taken = scope.choices.map_or(*next, |choices| choices.next);
            *next = taken;
            let what = match &future[before..] {
                [] => Modified::Denied,
                [one] if one.event.kind == proposal.event.kind => Modified::Changed,
                _ => Modified::Replaced,
            };
            modifying.notes.push(Note { ability: entry.ability, host: entry.host, what });
            modifying.used.extend(def.uses.or(def.per_turn).map(|_| entry.entity));
        }
        // S38: no more than a forced chain may have; the chain ends the match then.
        future.truncate(LONGEST as usize);
        modifying.events = future;
    }
    Ok(())
}

/// S36: a payment is never modified. But where a card goes that is paid with, the rules of the game say (R45).
fn may_modify(entry: &Entry, event: &GameEvent) -> bool {
    let by_the_game = matches!(entry.host, Host::Game(_)) && event.kind == EventKind::Move;
    !event.has(Flags::PAYMENT) || by_the_game
}

/// S21: the occupant is read at each strike, so that what modifies or forbids a strike knows its target.
pub(super) fn with_target(table: &Table<'_, '_>, event: GameEvent) -> GameEvent {
    if event.kind != EventKind::Strike || event.has(Flags::AS_EMPTY) {
        return event;
    }
    event.other(event.space.and_then(|space| table.on_space(space)))
}

/// The next EMTA in order that is about any event of the list.
fn next_modifier(
    table: &Table<'_, '_>,
    modifying: &Modifying<'_>,
    after: Option<Precedence>,
) -> Option<(Precedence, Entry)> {
    let mut best: Option<(Precedence, Entry)> = None;
    for proposal in &modifying.events {
        let own = table.own_entries(&proposal.event, true);
        for entry in table.index.modify[proposal.event.kind as usize].iter().chain(&own) {
            if entry.lingering && !modifying.original.id.is_some_and(|id| table.lingers_for(entry, id)) {
                continue;
            }
            let precedence = table.precedence(entry);
            let later = after.is_none_or(|after| precedence > after);
            if later && best.as_ref().is_none_or(|(known, _)| precedence < *known) {
                best = Some((precedence, *entry));
            }
        }
    }
    best
}

/// Turns the effects of a replacement into the events that happen instead.
struct Replacing<'a> {
    proposal: &'a Proposal,
    into: &'a mut Vec<Proposal>,
    after: &'a mut Vec<Item>,
}

impl Replacing<'_> {
    /// S36: the blood that offers accepted earlier in this resolution will take; it cannot be paid twice.
    fn promised(&self, by: PlayerId) -> u32 {
        let payments = self.into.iter().map(|proposal| proposal.event).filter(|event| {
            event.kind == EventKind::LoseBlood && event.has(Flags::PAYMENT) && event.player == Some(by)
        });
        payments.map(|event| event.amount).sum()
    }

    fn read(
        &mut self,
        scope: &mut Scope<'_, '_, '_>,
        queue: &mut EventQueue,
        effects: EffectsId,
    ) -> Asked<()> {
        let table = scope.table;
        for (at, effect) in table.set().effects(effects).iter().enumerate() {
            let written = WrittenAt { effects, at: at as u16 };
            match self.read_one(scope, queue, effect, written) {
                Err(Stop::Failed(_)) | Ok(()) => {}
                ask => return ask,
            }
        }
        Ok(())
    }

    fn read_one(
        &mut self,
        scope: &mut Scope<'_, '_, '_>,
        queue: &mut EventQueue,
        effect: &Effect,
        written: WrittenAt,
    ) -> Asked<()> {
        match effect {
            Effect::TheEvent => self.into.push(self.proposal.clone()),
            Effect::TheEventWith(changed) => {
                let mut proposal = self.proposal.clone();
                change(scope, &mut proposal.event, changed)?;
                self.into.push(proposal);
            }
            Effect::Then(effects) | Effect::And(effects) => self.read(scope, queue, effects.id())?,
            Effect::If(condition, effects) => {
                if scope.condition(condition)? {
                    self.read(scope, queue, effects.id())?;
                }
            }
            Effect::IfElse(condition, yes, no) => {
                let effects = if scope.condition(condition)? { yes.id() } else { no.id() };
                self.read(scope, queue, effects)?;
            }
            Effect::May(may) => {
                let by = scope.decider(may.by.as_ref())?;
                let you = std::mem::replace(&mut scope.context.you, by);
                let yes_or_no = [Object::Number(1), Object::Number(0)];
                let costs = [Due { cost: may.cost.id(), from: 0 }];
                let bill = Bill { costs: &costs, blood: self.promised(by), ..Bill::default() };
                let accepted =
                    bill.can_be_paid(scope) && scope.choose(by, Ask::May, &yes_or_no)? == Object::Number(1);
                if accepted {
                    let before = self.into.len();
                    self.read(scope, queue, may.cost.id())?;
                    for paid in &mut self.into[before..] {
                        paid.event = paid.event.flag(Flags::PAYMENT, true);
                    }
                    self.read(scope, queue, may.effects.id())?;
                }
                scope.context.you = you;
                if !accepted {
                    self.read(scope, queue, may.otherwise.id())?;
                }
            }
            Effect::Later(_) => {
                let event = GameEvent { written: Some(written), ..GameEvent::new(EventKind::GainAbility) };
                let event = event.player(scope.context.you);
                self.into.push(Proposal::new(event, self.proposal.cause, scope.context));
            }
            Effect::Options(options) => {
                for effects in chosen_options(scope, options)? {
                    self.read(scope, queue, effects)?;
                }
            }
            Effect::Remember(remember) => keep(scope, remember)?,
            // A list that waits for results is more than events: it follows what is executed now.
            Effect::ForEach(_) | Effect::Repeat(..) | Effect::Until(_) => {
                let cause = self.proposal.cause;
                let mut frame =
                    Frame::new(queue.new_frame_id(), scope.context, Work::List(written.effects), cause);
                frame.at = written.at;
                frame.end = written.at + 1;
                // R6: a chain that waits for the event learns what became of this instead.
                frame.parent = self.proposal.reports_to;
                self.after.push(Item::Frame(frame));
            }
            verb => {
                for event in propose_all(scope, verb, written)? {
                    let mut proposal = Proposal::new(event, self.proposal.cause, scope.context);
                    proposal.reports_to = self.proposal.reports_to;
                    self.into.push(proposal);
                }
            }
        }
        Ok(())
    }
}

/// The event with some of its parts changed.
fn change(scope: &mut Scope<'_, '_, '_>, event: &mut GameEvent, changed: &Changed) -> Asked<()> {
    if let Some(who) = &changed.player {
        event.player = Some(scope.one_player(who)?);
    }
    if let Some(select) = &changed.card {
        event.card = Some(scope.one_card(select, event.kind)?);
    }
    if let Some(select) = &changed.other {
        event.other = Some(scope.one_card(select, EventKind::Reveal)?);
    }
    if let Some(space) = &changed.space {
        event.space = Some(scope.one_space(space)?);
    }
    if let Some(zone) = &changed.to {
        let zone: ZoneId = scope.zone(zone, event.card)?;
        event.zone = Some(zone);
    }
    if let Some(value) = &changed.amount {
        event.amount = scope.value(value)?;
    }
    let flags = [
        (changed.as_empty, Flags::AS_EMPTY),
        (changed.piercing, Flags::PIERCING),
        (changed.free, Flags::FREE),
        (changed.face_down, Flags::FACE_DOWN),
    ];
    for (on, flag) in flags {
        if let Some(on) = on {
            event.flags = event.flags.with(flag, on);
        }
    }
    if event.kind == EventKind::Die && event.card.is_none() {
        return Err(Failure::NotThere.into());
    }
    Ok(())
}
