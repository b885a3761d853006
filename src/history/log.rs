//! The history: every event of a match with its cause, what changed it and what came of it.

use std::sync::Arc;

use serde::Serialize;

use crate::cards::{AbilityId, DefId};
use crate::events::{Context, EventId, Failure, GameEvent, SeenBy};
use crate::table::{CardId, Host, PlayerId};

/// Where an event comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Cause {
    Event(EventId),
    /// The answer with that number.
    Answer(u32),
    /// The Bloodless process itself (P8).
    Process,
}

/// How far an event has come. One that is still pending is in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Status {
    Resolving,
    /// Something is done before it (R58): it stands in the history again when it goes on.
    PutBack,
    Resolved,
    Denied,
    Failed(Failure),
}

/// One event of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EventRecord {
    /// As proposed, then as modified, then as it happened.
    pub event: GameEvent,
    pub cause: Cause,
    /// The card it comes from.
    pub source: Option<CardId>,
    /// The ability of the set that wrote it.
    pub ability: Option<AbilityId>,
    pub controller: Option<PlayerId>,
    pub status: Status,
    /// Who may know which card it was about (S48).
    pub seen_by: SeenBy,
}

/// Something that modified an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Modification {
    pub event: EventId,
    pub ability: AbilityId,
    pub host: Host,
    pub what: Modified,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Modified {
    Changed,
    Denied,
    /// Others happen in its place or beside it.
    Replaced,
}

/// What a card was before it became, or ceased to be, a copy of another: up to and with an event.
#[derive(Clone, Copy, Debug)]
pub struct Was {
    pub card: CardId,
    pub def: DefId,
    pub until: EventId,
}

const CHUNK: usize = 256;

/// Every event of the match. Full chunks are shared between forks.
#[derive(Clone, Debug, Default)]
pub struct History {
    chunks: Vec<Arc<Vec<EventRecord>>>,
    modifications: Arc<Vec<Modification>>,
    groups: Arc<Vec<(EventId, Vec<CardId>)>>,
    /// Hardly ever anything: most cards are what they are.
    been: Arc<Vec<Was>>,
    len: u32,
    turn_start: u32,
    resolved: u64,
    /// Where new events come from when no event causes them.
    pub root: Option<Cause>,
}

impl History {
    pub fn propose(
        &mut self,
        event: GameEvent,
        cause: Cause,
        context: &Context,
        controller: PlayerId,
    ) -> EventId {
        let record = EventRecord {
            event,
            cause,
            source: context.this,
            ability: context.defined_by,
            controller: Some(controller),
            status: Status::Resolving,
            seen_by: SeenBy::default(),
        };
        if (self.len as usize).is_multiple_of(CHUNK) {
            self.chunks.push(Arc::new(Vec::with_capacity(CHUNK)));
        }
        let id = EventId(self.len);
        self.len += 1;
        if let Some(chunk) = self.chunks.last_mut() {
            Arc::make_mut(chunk).push(record);
        }
        id
    }

    pub fn record(&self, id: EventId) -> &EventRecord {
        &self.chunks[id.0 as usize / CHUNK][id.0 as usize % CHUNK]
    }

    pub fn get(&self, id: EventId) -> Option<&EventRecord> {
        (id.0 < self.len).then(|| self.record(id))
    }

    pub fn record_mut(&mut self, id: EventId) -> &mut EventRecord {
        &mut Arc::make_mut(&mut self.chunks[id.0 as usize / CHUNK])[id.0 as usize % CHUNK]
    }

    pub fn resolve(&mut self, id: EventId, event: GameEvent, status: Status, seen_by: SeenBy) {
        self.resolved += 1;
        let record = self.record_mut(id);
        record.event = event;
        record.status = status;
        record.seen_by = seen_by;
    }

    pub fn add_modification(&mut self, modification: Modification) {
        Arc::make_mut(&mut self.modifications).push(modification);
    }

    pub fn modifications(&self, event: EventId) -> impl Iterator<Item = &Modification> {
        self.modifications.iter().filter(move |modification| modification.event == event)
    }

    pub fn all_modifications(&self) -> &[Modification] {
        &self.modifications
    }

    pub fn add_group(&mut self, event: EventId, cards: Vec<CardId>) {
        Arc::make_mut(&mut self.groups).push((event, cards));
    }

    /// The cards that a search, look or reveal was about.
    pub fn group(&self, event: EventId) -> impl Iterator<Item = CardId> + '_ {
        let found = self.groups.iter().rev().find(|(id, _)| *id == event);
        found.into_iter().flat_map(|(_, cards)| cards.iter().copied())
    }

    /// A card is something else from the event on that is being carried out: this it was.
    pub fn add_been(&mut self, card: CardId, def: DefId) {
        let until = EventId(self.len.saturating_sub(1));
        Arc::make_mut(&mut self.been).push(Was { card, def, until });
    }

    /// What cards were before they became something else, the oldest first.
    pub fn been(&self) -> &[Was] {
        &self.been
    }

    /// What a card was when an event happened, if it is something else since.
    pub fn was(&self, card: CardId, then: EventId) -> Option<DefId> {
        self.been.iter().find(|was| was.card == card && then <= was.until).map(|was| was.def)
    }

    pub fn since(&self, start: u32) -> impl Iterator<Item = (EventId, &EventRecord)> {
        (start..self.len).map(|at| (EventId(at), self.record(EventId(at))))
    }

    pub fn len(&self) -> u32 {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Events that were executed, failed or denied.
    pub fn resolved(&self) -> u64 {
        self.resolved
    }

    pub fn turn_start(&self) -> u32 {
        self.turn_start
    }

    pub fn start_turn(&mut self) {
        self.turn_start = self.len;
    }

    /// The chain from an event to the decision, or the step of the process, at its root.
    pub fn why(&self, event: EventId) -> Vec<EventId> {
        let mut chain = vec![event];
        let mut at = event;
        while let Some(Cause::Event(cause)) = self.get(at).map(|record| record.cause) {
            // Causes are always older, so the chain ends.
            if cause >= at {
                break;
            }
            chain.push(cause);
            at = cause;
        }
        chain
    }
}
