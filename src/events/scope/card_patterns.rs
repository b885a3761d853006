//! Which cards match a pattern (S3, S5, S6).

use super::{Asked, CardList, Object, Scope};
use crate::cards::{CardPattern, EventKind, KinPattern, KindPattern, Name, NamePattern, Place, Select, Stat};
use crate::table::{CardId, CardRef, Face, PlayState, ZoneId};

impl Scope<'_, '_, '_> {
    /// Every card that matches, in table order. Without a zone, cards in play are meant (S6).
    pub fn cards_matching(&mut self, pattern: &CardPattern, to_do: EventKind) -> Asked<CardList> {
        let table = self.table;
        let mut found = CardList::new();
        if pattern.this {
            if let Some(this) = self.context.this
                && self.matches(this, pattern)?
            {
                found.push(this);
            }
            return Ok(found);
        }
        if let Some(select) = &pattern.is {
            for card in self.cards(select, to_do).unwrap_or_default() {
                if self.matches(card, pattern)? {
                    found.push(card);
                }
            }
            return Ok(found);
        }
        if pattern.zone.is_empty() {
            for card in table.board().chain(table.timeline()) {
                if self.matches(card, pattern)? {
                    found.push(card);
                }
            }
            return Ok(found);
        }
        for place in [Place::Board, Place::Timeline] {
            if pattern.zone.contains(&place) {
                let in_play = table.board().chain(table.timeline());
                for card in
                    in_play.filter(|&card| table.card(card).is_some_and(|card| card.zone.place() == place))
                {
                    if self.matches(card, pattern)? {
                        found.push(card);
                    }
                }
            }
        }
        let active = table.active();
        for player in [active, active.opponent()] {
            for &place in pattern.zone.iter().filter(|place| !matches!(place, Place::Board | Place::Timeline))
            {
                for card in table.zone(ZoneId::of(place, player)) {
                    if (place != Place::Aside || self.can_refer_to(card)) && self.matches(card, pattern)? {
                        found.push(card);
                    }
                }
            }
        }
        Ok(found)
    }

    /// The cards that there are: a certain card is there while it is in play, unless zones are named (S6).
    pub fn cards_there(&mut self, pattern: &CardPattern) -> Asked<CardList> {
        let mut cards = self.cards_matching(pattern, EventKind::Reveal)?;
        let certain = matches!(
            pattern.is,
            Some(
                Select::This
                    | Select::It
                    | Select::That(_)
                    | Select::TheOther
                    | Select::Source
                    | Select::Remembered(_)
            )
        );
        if certain && pattern.zone.is_empty() {
            cards.retain(|card| self.table.card(*card).is_some_and(|card| card.in_play()));
        }
        Ok(cards)
    }

    /// R63: what is on a card; of one that has left play this turn, what was, to those who speak of it.
    pub fn state_of(&self, id: CardId) -> Option<&PlayState> {
        let card = self.table.card(id)?;
        let spoken_of = || self.context.this == Some(id) || self.spoken_of().contains(&id);
        let last = || {
            let last = card.last?;
            let known = last.leaving || (last.turn == self.table.turn.number && spoken_of());
            known.then_some(&last.state)
        };
        card.state.or_else(last)
    }

    /// D9.3.6.1: a card that is aside is reached only by what has spoken of it before.
    fn can_refer_to(&self, card: CardId) -> bool {
        let this = self.context.this.and_then(|this| self.table.card(this));
        let state = this.and_then(|this| this.state.or(this.last.map(|last| &last.state)));
        self.spoken_of().contains(&card)
            || state.is_some_and(|state| {
                state.referenced.contains(&card)
                    || state.links.contains(&card)
                    || state.evolved_from == Some(card)
            })
    }

    /// Whether a card matches a pattern.
    pub fn matches(&mut self, id: CardId, pattern: &CardPattern) -> Asked<bool> {
        self.look()?;
        let Some(card) = self.look_at(id) else { return Ok(false) };
        let plain = (!pattern.this || self.context.this == Some(id))
            && (!pattern.other || self.context.this != Some(id))
            && (pattern.zone.is_empty() || pattern.zone.contains(&card.zone.place()))
            && pattern.kind.is_none_or(|kind| kind_matches(card.kind(), kind))
            && pattern.keyword.is_none_or(|keyword| card.has_keyword(keyword))
            && pattern.vestige.is_none_or(|vestige| card.is_vestige() == vestige)
            && pattern.saga.is_none_or(|saga| card.def.is_saga() == saga)
            && pattern.face_down.is_none_or(|down| card.face_down() == down);
        if !plain {
            return Ok(false);
        }
        Ok(self.matches_state(&card, pattern)
            && self.matches_identity(&card, pattern)?
            && self.matches_numbers(&card, pattern)?
            && self.matches_relations(&card, pattern)?)
    }

    fn matches_state(&self, card: &CardRef<'_>, pattern: &CardPattern) -> bool {
        let turn = self.table.turn.number;
        let state = card.state;
        pattern.damaged.is_none_or(|damaged| state.is_some_and(|state| state.lost > 0) == damaged)
            && pattern
                .played_this_turn
                .is_none_or(|played| state.is_some_and(|state| state.played_turn == Some(turn)) == played)
            && pattern
                .entered_this_turn
                .is_none_or(|entered| state.is_some_and(|state| state.entered_turn == turn) == entered)
            && pattern.attacked_this_turn.is_none_or(|attacked| {
                state.is_some_and(|state| state.attacked_turn == Some(turn)) == attacked
            })
    }

    /// Whether a card is linked to any other, or any other to it.
    fn is_linked(&self, id: CardId) -> bool {
        let links = |card: CardId| {
            let state = self.table.card(card).and_then(|card| card.state);
            state.map_or(&[][..], |state| &state.links[..])
        };
        let mut in_play = self.table.board().chain(self.table.timeline());
        !links(id).is_empty() || in_play.any(|other| links(other).contains(&id))
    }

    /// The kin that a pattern speaks of, if there is one.
    pub fn kin_meant(&mut self, kin: &KinPattern) -> Asked<Option<Name>> {
        Ok(match kin {
            KinPattern::Is(kin) => Some(*kin),
            KinPattern::SameAs(select) => {
                let model = self.one_card(select, EventKind::Reveal)?;
                self.look_at(model).and_then(|model| model.kin())
            }
            KinPattern::Named(name) => self.remembered_name(*name),
            KinPattern::None => None,
        })
    }

    /// The Name that a pattern speaks of, if there is one.
    pub fn name_meant(&mut self, name: &NamePattern) -> Asked<Option<Name>> {
        Ok(match name {
            NamePattern::Is(name) => Some(*name),
            NamePattern::SameAs(select) => {
                let model = self.one_card(select, EventKind::Reveal)?;
                self.look_at(model).and_then(|model| model.name())
            }
            NamePattern::Named(name) => self.remembered_name(*name),
        })
    }

    fn remembered_name(&self, under: Name) -> Option<Name> {
        match self.remembered(under) {
            Some(Object::Name(name)) => Some(name),
            _ => None,
        }
    }

    fn matches_identity(&mut self, card: &CardRef<'_>, pattern: &CardPattern) -> Asked<bool> {
        match &pattern.kin {
            None => {}
            Some(KinPattern::None) if card.kin().is_none() => {}
            Some(kin) => {
                let wanted = self.kin_meant(kin)?;
                let fits =
                    card.kin().zip(wanted).is_some_and(|(kin, wanted)| self.table.set().kin_is(kin, wanted));
                if !fits {
                    return Ok(false);
                }
            }
        }
        if let Some(name) = &pattern.name {
            let wanted = self.name_meant(name)?;
            if wanted.is_none() || card.name() != wanted {
                return Ok(false);
            }
        }
        if let Some(owner) = &pattern.owner
            && !self.players(owner)?.contains(&card.card.owner)
        {
            return Ok(false);
        }
        if let Some(controller) = &pattern.controller
            && !self.players(controller)?.contains(&card.controller_while_leaving())
        {
            return Ok(false);
        }
        Ok(true)
    }

    fn matches_numbers(&mut self, card: &CardRef<'_>, pattern: &CardPattern) -> Asked<bool> {
        let stats = [
            (Stat::Health, &pattern.health),
            (Stat::Defense, &pattern.defense),
            (Stat::Power, &pattern.power),
            (Stat::Cost, &pattern.cost),
        ];
        for (stat, compare) in stats {
            if let Some(compare) = compare
                && !self.compare(card.stat(stat), compare)?
            {
                return Ok(false);
            }
        }
        if let Some((name, compare)) = &pattern.counter
            && !self.compare(card.counters(*name), compare)?
        {
            return Ok(false);
        }
        let ends = [(&pattern.top, false), (&pattern.bottom, true)];
        for (count, from_bottom) in ends {
            let Some(count) = count else { continue };
            let count = self.value(count)? as usize;
            let mut cards: CardList = self.table.zone(card.zone).collect();
            if from_bottom {
                cards.reverse();
            }
            if !cards.iter().take(count).any(|&other| other == card.id()) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn matches_relations(&mut self, card: &CardRef<'_>, pattern: &CardPattern) -> Asked<bool> {
        let id = card.id();
        if let Some(select) = &pattern.is
            && !self.cards(select, EventKind::Reveal)?.contains(&id)
        {
            return Ok(false);
        }
        if let Some(linked) = pattern.linked
            && self.is_linked(id) != linked
        {
            return Ok(false);
        }
        if let Some(select) = &pattern.linked_to {
            let model = self.one_card(select, EventKind::Reveal)?;
            let linked = |from: CardId, to: CardId| {
                self.table
                    .card(from)
                    .and_then(|card| card.state)
                    .is_some_and(|state| state.links.contains(&to))
            };
            if !linked(id, model) && !linked(model, id) {
                return Ok(false);
            }
        }
        if let Some(space) = &pattern.on {
            let Some(on) = self.table.space_of(id) else { return Ok(false) };
            if !self.space_matches(on, space)? {
                return Ok(false);
            }
        }
        if let Some(referenced) = pattern.referenced {
            let this = self.context.this.and_then(|this| self.table.card(this));
            let state = this.and_then(|this| this.state.or(this.last.map(|last| &last.state)));
            if state.is_some_and(|state| state.referenced.contains(&id)) != referenced {
                return Ok(false);
            }
        }
        if let Some(playable) = pattern.playable
            && crate::decisions::can_play(self.table, self.bindings, self.context.you, id, true).is_ok()
                != playable
        {
            return Ok(false);
        }
        for all in &pattern.all_of {
            if !self.matches(id, all)? {
                return Ok(false);
            }
        }
        let mut any = pattern.any_of.is_empty();
        for one in &pattern.any_of {
            any = any || self.matches(id, one)?;
        }
        if !any {
            return Ok(false);
        }
        if let Some(not) = &pattern.not
            && self.matches(id, not)?
        {
            return Ok(false);
        }
        if let Some(condition) = &pattern.condition {
            let before = self.candidate.replace(id);
            let holds = self.condition(condition);
            self.candidate = before;
            return holds;
        }
        Ok(true)
    }
}

impl<'a> Scope<'a, '_, '_> {
    /// A card as it is looked at here.
    fn look_at(&self, id: CardId) -> Option<CardRef<'a>> {
        let mut card = self.table.card(id)?;
        if let Some((looked_at, face)) = self.looked_at
            && looked_at == id
        {
            card.face = face;
            let last = card.last.filter(|last| face == Face::AsItWas && last.leaving && !card.in_play());
            if let Some(last) = last {
                card.state = Some(&last.state);
                card.reckoned = &last.reckoned;
                card.def = last.state.copy_of.map_or(card.def, |copied| self.table.set().card(copied));
            }
        }
        Some(card)
    }
}

/// S3: a subtype matches the pattern of what it is a subtype of.
fn kind_matches(kind: KindPattern, wanted: KindPattern) -> bool {
    use KindPattern::{Command, Creature, ExtendedCommand, Flask};
    matches!((wanted, kind), (Creature, Creature | Flask) | (Command, Command | ExtendedCommand))
        || wanted == kind
}
