//! What a player is told of what has happened: each outcome, as far as they may know it (S48).

use serde::Serialize;

use super::view::is_known;
use super::{Cause, EventRecord, Status};
use crate::cards::{EventKind, Name};
use crate::events::{EventId, Failure};
use crate::table::{CardId, PlayerId, SpaceId, Table, ZoneId};

/// One outcome, as far as the player may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogLine {
    pub event: EventId,
    pub kind: EventKind,
    pub status: Status,
    pub cause: Cause,
    pub player: Option<PlayerId>,
    /// Nothing if there is none or the player may not know it.
    pub card: Option<CardId>,
    pub other: Option<CardId>,
    pub source: Option<CardId>,
    pub space: Option<SpaceId>,
    pub zone: Option<ZoneId>,
    pub from: Option<ZoneId>,
    pub name: Option<Name>,
    pub amount: u32,
}

/// What a player may know of the events from one on.
pub(super) fn told_since(table: &Table<'_, '_>, viewer: PlayerId, from: u32) -> Vec<LogLine> {
    let first_seen = FirstSeen::by(table, viewer);
    let events = table.history.since(from);
    events.map(|(id, record)| log_line(table, viewer, &first_seen, id, record)).collect()
}

/// When a player first saw which card it is, card by card.
struct FirstSeen(Vec<Option<EventId>>);

impl FirstSeen {
    fn by(table: &Table<'_, '_>, viewer: PlayerId) -> Self {
        let mut first = vec![None; table.places.cards_ever()];
        for (id, record) in table.history.since(0) {
            if record.status == Status::Resolved
                && record.seen_by.includes(viewer)
                && let Some(first) = record.event.card.and_then(|card| first.get_mut(card.index()))
            {
                first.get_or_insert(id);
            }
        }
        Self(first)
    }

    /// Whether a player had seen which card it is by the time of an event.
    fn was_seen(&self, card: CardId, by: EventId) -> bool {
        self.0.get(card.index()).copied().flatten().is_some_and(|first| first <= by)
    }
}

fn log_line(
    table: &Table<'_, '_>,
    viewer: PlayerId,
    first_seen: &FirstSeen,
    id: EventId,
    record: &EventRecord,
) -> LogLine {
    let event = &record.event;
    let seen = record.seen_by.includes(viewer);
    let known = |card: CardId| table.card(card).is_none_or(|card| is_known(&card, viewer));
    // A face-down card in play is not named by what it does there, nor by how it came there.
    let face_down =
        |card: CardId| table.card(card).is_some_and(|card| card.face_down() && !is_known(&card, viewer));
    // S48: which card was drawn or moved in hiding stays untold, also when the card is known by now.
    let kept = matches!(event.kind, EventKind::Draw | EventKind::Move | EventKind::Search | EventKind::Look)
        && record.status == Status::Resolved;
    let shown =
        |card: Option<CardId>| card.filter(|&card| !face_down(card) && (seen || (!kept && known(card))));
    // Other cards that a line speaks of stay untold while they are hidden, unless the player has seen them before.
    let told = |card: CardId| {
        !face_down(card) && (known(card) || first_seen.was_seen(card, id) || Some(card) == event.card && seen)
    };
    let status = match record.status {
        Status::Failed(Failure::Cant { by, rule }) => {
            Status::Failed(Failure::Cant { by: by.filter(|&card| told(card)), rule })
        }
        status => status,
    };
    LogLine {
        event: id,
        kind: event.kind,
        status,
        cause: record.cause,
        player: event.player,
        card: shown(event.card),
        other: event.other.filter(|&card| told(card)),
        source: record.source.filter(|&card| told(card)),
        space: event.space,
        zone: event.zone,
        from: event.from,
        name: event.name,
        amount: event.amount,
    }
}
