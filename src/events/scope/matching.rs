//! Whether an event is one that a trigger is about (D5.3).

use super::{Asked, Scope};
use crate::cards::{DeathCause, EventKind, Trigger, TriggerRoles, ZonePattern};
use crate::events::{Flags, GameEvent};
use crate::history::{Cause, Status};
use crate::table::{CardId, Face, PlayerId, ZoneId};

impl Scope<'_, '_, '_> {
    /// Whether this event, proposed or as it happened, is what the trigger is about.
    pub fn triggers(&mut self, trigger: &Trigger, event: &GameEvent) -> bool {
        // S43: a flip is about the card it will be; what is played face-down shows nothing of itself.
        let face = match event.kind {
            EventKind::Flip => Some(Face::Up),
            EventKind::Summon | EventKind::Execute | EventKind::Move if event.has(Flags::FACE_DOWN) => {
                Some(Face::Down)
            }
            // S48: neither does the Play itself, to what reacts to it or modifies it. What forbids a play (which
            // has no number yet) looks at the card its player holds.
            EventKind::Play if self.context.event.is_some() && self.is_played_face_down(event) => {
                Some(Face::Down)
            }
            // S31: what leaves play is spoken of as it was just before.
            EventKind::Leave | EventKind::Discard | EventKind::Move => Some(Face::AsItWas),
            _ => None,
        };
        let before = std::mem::replace(&mut self.looked_at, event.card.zip(face));
        let fits = self.matches_event(trigger, event).unwrap_or(false);
        self.looked_at = before;
        fits
    }

    fn is_played_face_down(&self, event: &GameEvent) -> bool {
        event.card.and_then(|card| self.table.card(card)).is_some_and(|card| card.def.flip.is_some())
    }

    pub fn matches_event(&mut self, trigger: &Trigger, event: &GameEvent) -> Asked<bool> {
        self.look()?;
        match trigger {
            Trigger::AnyOf(triggers) => {
                for trigger in triggers {
                    if self.matches_event(trigger, event).unwrap_or(false) {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Trigger::Where(trigger, condition) => {
                if !self.matches_event(trigger, event)? {
                    return Ok(false);
                }
                let before = self.event.replace(*event);
                let holds = self.condition(condition);
                self.event = before;
                holds
            }
            Trigger::BecauseOf(trigger, pattern) => {
                if !self.matches_event(trigger, event)? {
                    return Ok(false);
                }
                let source = self.context.event.and_then(|id| self.first_source(id));
                source.map_or(Ok(false), |source| self.matches(source, pattern))
            }
            Trigger::Fails(trigger) => {
                if self.succeeded != Some(false) {
                    return Ok(false);
                }
                self.succeeded = None;
                let fits = self.matches_event(trigger, event);
                self.succeeded = Some(false);
                fits
            }
            Trigger::CausedBy(trigger, cause) => {
                if !self.matches_event(trigger, event)? {
                    return Ok(false);
                }
                let record = self.context.event.and_then(|id| self.table.history.get(id));
                let Some(Cause::Event(before)) = record.map(|record| record.cause) else { return Ok(false) };
                let happened = self.table.history.record(before).event;
                self.matches_event(cause, &happened)
            }
            // R30: a Success is meant unless the trigger names the Failure.
            _ if self.succeeded == Some(false) => Ok(false),
            verb => match verb.about() {
                Some((kind, roles)) => self.matches_roles(kind, &roles, event),
                None => Ok(false),
            },
        }
    }

    fn matches_roles(&mut self, kind: EventKind, roles: &TriggerRoles<'_>, event: &GameEvent) -> Asked<bool> {
        let discarder = self.who_would_discard(kind, event);
        if kind.carried_out_as() != event.kind && discarder.is_none() {
            return Ok(false);
        }
        let cause = match kind {
            EventKind::Sacrifice => Some(DeathCause::Sacrifice),
            EventKind::Destroy => Some(DeathCause::Destroy),
            _ => roles.cause.copied(),
        };
        // What needs no look at the table comes first.
        let plain = cause.is_none_or(|cause| event.cause == Some(cause))
            && roles.name.is_none_or(|name| event.name == Some(*name))
            && roles.stat.is_none_or(|stat| event.stat == Some(*stat))
            && roles.position.is_none_or(|position| event.position == Some(*position))
            && flag(roles.free, event, Flags::FREE)
            && flag(roles.face_down, event, Flags::FACE_DOWN)
            && flag(roles.as_empty, event, Flags::AS_EMPTY)
            && flag(roles.piercing, event, Flags::PIERCING)
            && flag(roles.combat, event, Flags::COMBAT)
            && flag(roles.overkill, event, Flags::OVERKILL)
            && flag(roles.keep_state, event, Flags::KEEP_STATE)
            && flag(roles.this_turn, event, Flags::THIS_TURN);
        if !plain {
            return Ok(false);
        }
        if let Some(kin) = roles.kin {
            let wanted = self.kin_meant(kin)?;
            let fits = event.name.zip(wanted).is_some_and(|(is, wanted)| self.table.set().kin_is(is, wanted));
            if !fits {
                return Ok(false);
            }
        }
        if let Some(called) = roles.called {
            let wanted = self.name_meant(called)?;
            if wanted.is_none() || event.name != wanted {
                return Ok(false);
            }
        }
        if let Some(pattern) = roles.card {
            let Some(card) = event.card else { return Ok(false) };
            if !self.matches(card, pattern)? {
                return Ok(false);
            }
        }
        if let Some(who) = roles.player {
            let Some(player) = discarder.or(event.player) else { return Ok(false) };
            if !self.players(who)?.contains(&player) {
                return Ok(false);
            }
        }
        if let Some(pattern) = roles.other {
            let Some(card) = event.other else { return Ok(false) };
            if !self.matches(card, pattern)? {
                return Ok(false);
            }
        }
        if let Some(pattern) = roles.space {
            let Some(space) = event.space else { return Ok(false) };
            let before = self.event.replace(*event);
            let fits = self.space_matches(space, pattern);
            self.event = before;
            if !fits? {
                return Ok(false);
            }
        }
        if let Some(compare) = roles.amount
            && !self.compare(event.amount, compare)?
        {
            return Ok(false);
        }
        let (to, from) = self.understood(event);
        for (wanted, zone) in [(roles.zone, event.zone.or(to)), (roles.from, event.from.or(from))] {
            if let Some(wanted) = wanted {
                let Some(zone) = zone else { return Ok(false) };
                if !self.zone_matches(zone, wanted, event.card)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// R46: a move to a discard pile that has not happened yet is a discard by the card's owner (S9, S12).
    fn who_would_discard(&self, kind: EventKind, event: &GameEvent) -> Option<PlayerId> {
        let proposed =
            kind == EventKind::Discard && event.kind == EventKind::Move && self.succeeded.is_none();
        let to_a_pile = event.zone.is_some_and(|zone| zone.place() == crate::cards::Place::Discard);
        event
            .card
            .filter(|_| proposed && to_a_pile)
            .and_then(|card| self.table.card(card))
            .map(|card| card.card.owner)
    }

    /// Where a proposed event goes and comes from, though it does not say so: a card moves from where it is, a
    /// draw without a deck is from the main deck (S9).
    fn understood(&self, event: &GameEvent) -> (Option<ZoneId>, Option<ZoneId>) {
        let main_deck = || event.player.map(|player| ZoneId::of(crate::cards::Place::MainDeck, player));
        match event.kind {
            EventKind::Move => {
                let card = event.card.and_then(|card| self.table.card(card));
                (event.space.map(ZoneId::space), card.map(|card| card.zone))
            }
            EventKind::Draw => (None, main_deck()),
            EventKind::Search | EventKind::Look | EventKind::RevealUntil => (main_deck(), None),
            _ => (None, None),
        }
    }

    /// The card an event comes from; a step of another event comes from where that came from (S12).
    fn first_source(&self, event: crate::events::EventId) -> Option<CardId> {
        let chain = self.table.history.why(event);
        chain.into_iter().find_map(|event| self.table.history.record(event).source)
    }

    fn zone_matches(&mut self, zone: ZoneId, wanted: &ZonePattern, card: Option<CardId>) -> Asked<bool> {
        use crate::cards::Place;
        Ok(match wanted {
            ZonePattern::Board => zone.place() == Place::Board,
            ZonePattern::Play => zone.in_play(),
            ZonePattern::Timeline => zone == ZoneId::TIMELINE,
            ZonePattern::AnyDeck => zone.is_deck(),
            ZonePattern::AnyHand => zone.place() == Place::Hand,
            ZonePattern::AnyDiscard => zone.place() == Place::Discard,
            owned => self.zone(owned, card)? == zone,
        })
    }

    /// How often something happened since an event.
    pub fn times(&mut self, trigger: &Trigger, since: u32) -> u32 {
        let table = self.table;
        let kinds = crate::cards::kinds_of(trigger);
        let mut count = 0;
        for (id, record) in table.history.since(since) {
            if record.status == Status::Resolved
                && !record.event.has(Flags::UNDO)
                && kinds.contains(&record.event.kind)
            {
                let before = self.context.event.replace(id);
                count += u32::from(self.triggers(trigger, &record.event));
                self.context.event = before;
            }
        }
        count
    }
}

fn flag(wanted: Option<&bool>, event: &GameEvent, flag: Flags) -> bool {
    wanted.is_none_or(|&wanted| event.has(flag) == wanted)
}
