//! Which cards words mean: references and choices (S32).

use smallvec::SmallVec;

use super::{Asked, CardList, DONE, Object, Role, Scope};
use crate::cards::{CardPattern, EventKind, LARGEST, Select, Value, Who};
use crate::decisions::Ask;
use crate::events::{Bill, Binding, Debt, Failure, counters_due, gives_away};
use crate::history::Cause;
use crate::table::{CardId, PlayerId, ZoneId};

impl Scope<'_, '_, '_> {
    /// The first card meant.
    pub fn one_card(&mut self, select: &Select, to_do: EventKind) -> Asked<CardId> {
        self.cards(select, to_do)?.first().copied().ok_or_else(|| Failure::NotThere.into())
    }

    /// The cards meant, for something that is to be done with them.
    pub fn cards(&mut self, select: &Select, to_do: EventKind) -> Asked<CardList> {
        let one =
            |card: Option<CardId>| card.map(|card| smallvec::smallvec![card]).ok_or(Failure::NotThere.into());
        match select {
            Select::This => one(self.context.this),
            Select::It => one(self.candidate.or_else(|| self.latest(to_do))),
            Select::That(pattern) => {
                let mut bound = self.spoken_of();
                bound.extend(self.of_the_cause());
                for card in bound {
                    if self.fits(card, to_do) && self.matches(card, pattern)? {
                        return Ok(smallvec::smallvec![card]);
                    }
                }
                Err(Failure::NotThere.into())
            }
            Select::Those => Ok(self.latest_group()),
            Select::TheRest => Ok(self.the_rest()),
            Select::Remembered(name) => match self.remembered(*name) {
                Some(Object::Card(card)) => Ok(smallvec::smallvec![card]),
                _ => Err(Failure::NotThere.into()),
            },
            Select::Source => {
                let source = self.context.event.and_then(|event| self.table.history.record(event).source);
                one(source)
            }
            Select::TheOther => one(self.event.and_then(|event| event.other).or_else(|| self.bound_other())),
            Select::Choose(pattern) => self.pick(pattern, to_do, &Picking::one(self.context.you)),
            Select::Random(pattern) => {
                self.pick(pattern, to_do, &Picking { at_random: true, ..Picking::one(self.context.you) })
            }
            Select::Pick { from, by, count, up_to, any_number, unseen, at_random } => {
                let by = self.decider(by.as_ref())?;
                let count = self.optional_value(count.as_ref(), if *any_number { LARGEST } else { 1 })?;
                let up_to = *up_to || *any_number;
                let picking = Picking { by, count, up_to, unseen: *unseen, at_random: *at_random };
                self.pick(from, to_do, &picking)
            }
            Select::Each(pattern) => self.cards_matching(pattern, to_do),
            Select::GreatestBy(value, pattern) => self.extreme(value, pattern, to_do, true),
            Select::LeastBy(value, pattern) => self.extreme(value, pattern, to_do, false),
        }
    }

    pub fn decider(&mut self, who: Option<&Who>) -> Asked<PlayerId> {
        who.map_or(Ok(self.context.you), |who| self.one_player(who))
    }

    pub fn optional_value(&mut self, value: Option<&Value>, otherwise: u32) -> Asked<u32> {
        value.map_or(Ok(otherwise), |value| self.value(value))
    }

    /// Cards spoken of, the latest first; the event's own come last.
    pub(super) fn spoken_of(&self) -> CardList {
        let bound = self.bindings.latest_first(self.context.bound).filter_map(|node| match node.object {
            Object::Card(card) => Some(card),
            _ => None,
        });
        let event = self.event.iter().flat_map(|event| [event.card, event.other]).flatten();
        bound.chain(event).collect()
    }

    /// R53: the cards of the event that caused the one reacted to.
    fn of_the_cause(&self) -> CardList {
        let history = &self.table.history;
        let cause = self.context.event.and_then(|event| match history.record(event).cause {
            Cause::Event(cause) => Some(history.record(cause).event),
            _ => None,
        });
        cause.iter().flat_map(|event| [event.card, event.other]).flatten().collect()
    }

    fn latest(&self, to_do: EventKind) -> Option<CardId> {
        self.spoken_of().into_iter().find(|&card| self.fits(card, to_do))
    }

    fn bound_other(&self) -> Option<CardId> {
        self.bindings.latest_first(self.context.bound).find_map(|node| match (node.role, node.object) {
            (Role::Other, Object::Card(card)) => Some(card),
            _ => None,
        })
    }

    /// S32: a reference takes the latest that fits what is to be done with it.
    pub fn fits(&self, card: CardId, to_do: EventKind) -> bool {
        use EventKind as E;
        let Some(card) = self.table.card(card) else { return false };
        match to_do {
            E::Die | E::Sacrifice | E::Destroy => {
                card.zone.as_space().is_some() && !card.state.is_some_and(|state| state.dying)
            }
            E::Damage
            | E::Heal
            | E::Attack
            | E::Strike
            | E::Shift
            | E::SwapSpaces
            | E::ChangeController
            | E::PreventDamage => card.zone.as_space().is_some(),
            E::Raise
            | E::Lower
            | E::SetStat
            | E::AddCounters
            | E::RemoveCounters
            | E::GainKeyword
            | E::LoseKeyword
            | E::GainAbility
            | E::LoseAbility
            | E::Blank
            | E::Unblank
            | E::TurnDown
            | E::ChangeKin
            | E::ChangeAttack => card.in_play(),
            E::Terminate => card.zone == ZoneId::TIMELINE,
            E::Flip => card.face_down(),
            E::Play => !card.in_play(),
            E::Summon => !card.in_play() && card.def.is_creature(),
            E::Execute => !card.in_play() && !card.def.is_creature(),
            _ => true,
        }
    }

    fn latest_group(&self) -> CardList {
        let mut nodes = self.bindings.latest_first(self.context.bound).filter_map(|node| match node.object {
            Object::Card(card) => Some((node.group, card)),
            _ => None,
        });
        let Some((group, last)) = nodes.next() else {
            return self
                .context
                .event
                .map(|event| self.table.history.group(event).collect())
                .unwrap_or_default();
        };
        let mut cards: CardList = smallvec::smallvec![last];
        cards.extend(nodes.take_while(|(other, _)| *other == group).map(|(_, card)| card));
        cards.reverse();
        cards
    }

    /// Those of the latest group looked at, shown or found that have not been spoken of one by one since (R60).
    fn the_rest(&self) -> CardList {
        let nodes: Vec<_> = self.bindings.latest_first(self.context.bound).collect();
        let card = |node: &Binding| match node.object {
            Object::Card(card) => Some(card),
            _ => None,
        };
        let group_at = |at: usize| {
            let group = nodes[at].group;
            nodes[at..].iter().take_while(move |node| node.group == group).filter_map(|node| card(node))
        };
        let next = |from: usize| {
            let is_group = |node: &&Binding| matches!(node.role, Role::Group | Role::Shown);
            nodes[from..].iter().position(is_group).map(|at| from + at)
        };
        let Some(mut at) = next(0) else { return CardList::new() };
        // What is shown out of a group is part of that group still.
        while nodes[at].role == Role::Shown
            && let Some(before) = next(at + group_at(at).count())
            && group_at(at).all(|shown| group_at(before).any(|known| known == shown))
        {
            at = before;
        }
        let since = nodes[..at].iter().filter(|node| node.role != Role::Shown);
        let taken: CardList = since.filter_map(|node| card(node)).collect();
        let mut rest: CardList = group_at(at).filter(|card| !taken.contains(card)).collect();
        rest.reverse();
        rest
    }

    fn pick(&mut self, pattern: &CardPattern, to_do: EventKind, how: &Picking) -> Asked<CardList> {
        let mut candidates = self.cards_matching(pattern, to_do)?;
        candidates.retain(|card| self.fits(*card, to_do) && self.may_be_chosen(*card, how.by));
        if !how.unseen && pattern.is.is_none() {
            self.hide_order(&mut candidates);
        }
        let mut picked = CardList::new();
        while (picked.len() as u32) < how.count && !candidates.is_empty() {
            let more = how.count - picked.len() as u32 - 1;
            self.leave_the_rest_payable(&mut candidates, &picked, more, to_do);
            if candidates.is_empty() {
                break;
            }
            let forced = candidates.len() == 1 && !how.up_to;
            let card = if how.at_random {
                candidates[self.chance(candidates.len() as u32)? as usize]
            } else if forced {
                candidates[0]
            } else {
                let mut objects: Vec<Object> = candidates.iter().map(|&card| Object::Card(card)).collect();
                objects.extend(how.up_to.then_some(DONE));
                match self.choose(how.by, Ask::Card { unseen: how.unseen, to_do }, &objects)? {
                    Object::Card(card) => card,
                    _ => break,
                }
            };
            candidates.retain(|other| *other != card);
            picked.push(card);
        }
        if picked.is_empty() && !how.up_to {
            return Err(Failure::NotThere.into());
        }
        let group = self.bindings.new_group();
        for &card in &picked {
            self.context.bound =
                self.bindings.bind(self.context.bound, group, Role::Chosen, Object::Card(card));
        }
        Ok(picked)
    }

    /// S36: while paying, what another part of the cost needs is not offered.
    fn leave_the_rest_payable(
        &mut self,
        candidates: &mut CardList,
        picked: &CardList,
        more: u32,
        to_do: EventKind,
    ) {
        if candidates.len() < 2 {
            return;
        }
        let Some(due) = self.due.clone() else { return };
        if to_do == EventKind::RemoveCounters {
            if let Some((name, amount)) = counters_due(self, due.list) {
                let has = |card: CardId| self.table.card(card).map_or(0, |card| card.counters(name));
                candidates.retain(|card| has(*card) >= amount);
            }
            return;
        }
        if !gives_away(to_do) {
            return self.leave_the_word_payable(candidates, &due);
        }
        let all = candidates.clone();
        candidates.retain(|card| {
            let mut spent = picked.clone();
            spent.push(*card);
            let mut costs = SmallVec::new();
            Bill { spent: &spent, besides: Some((&all, more)), ..due.bill(1, &mut costs) }.can_be_paid(self)
        });
    }

    /// R62: the same where a card is only kept under a word, and the rest speaks of it.
    fn leave_the_word_payable(&mut self, candidates: &mut CardList, due: &Debt) {
        let table = self.table;
        let step = table.set().effects(due.list.cost).get(due.list.from as usize);
        let Some((name, _)) = step.and_then(|step| step.keeps_card()) else { return };
        let before = self.context;
        candidates.retain(|card| {
            self.bind(Role::Chosen, Object::Card(*card));
            self.bind(Role::Named(name), Object::Card(*card));
            let payable = due.bill(1, &mut SmallVec::new()).can_be_paid(self);
            self.context = before;
            payable
        });
    }

    /// R18, S48: who chooses cards of a deck learns nothing about their order.
    fn hide_order(&self, cards: &mut CardList) {
        let in_deck = |card: CardId| self.table.card(card).is_some_and(|card| card.zone.is_deck());
        cards.sort_by_key(|&card| in_deck(card).then_some(card));
    }

    /// Chosen things that "can't be chosen" are no candidates.
    pub fn may_be_chosen(&mut self, card: CardId, by: PlayerId) -> bool {
        let table = self.table;
        for entry in &table.index.unchoosable {
            let def = table.set().ability(entry.ability);
            let Some(context) = table.context_of(entry) else { continue };
            let mut scope = Scope::reading(table, self.bindings, context, None);
            let meant = match &def.chosen {
                Some(pattern) => scope.matches(card, pattern).unwrap_or(false),
                None => context.this == Some(card),
            };
            let barred = def
                .by
                .as_ref()
                .is_none_or(|who| scope.players(who).is_ok_and(|players| players.contains(&by)));
            if meant && barred && scope.holds(def.condition.as_ref()) {
                return false;
            }
        }
        true
    }

    fn extreme(
        &mut self,
        value: &Value,
        pattern: &CardPattern,
        to_do: EventKind,
        greatest: bool,
    ) -> Asked<CardList> {
        let mut best: Option<(u32, CardList)> = None;
        for card in self.cards_matching(pattern, to_do)? {
            let before = self.candidate.replace(card);
            let number = self.value(value);
            self.candidate = before;
            let number = number?;
            match &mut best {
                Some((least, _)) if if greatest { number < *least } else { number > *least } => {}
                Some((known, cards)) if number == *known => cards.push(card),
                _ => best = Some((number, smallvec::smallvec![card])),
            }
        }
        let (_, mut cards) = best.ok_or(Failure::NotThere)?;
        if cards.len() == 1 {
            return Ok(cards);
        }
        self.hide_order(&mut cards);
        let objects: Vec<Object> = cards.iter().map(|&card| Object::Card(card)).collect();
        match self.choose(self.context.you, Ask::Card { unseen: false, to_do }, &objects)? {
            Object::Card(card) => Ok(smallvec::smallvec![card]),
            _ => Err(Failure::NotThere.into()),
        }
    }
}

/// How a choice among cards is made.
struct Picking {
    by: PlayerId,
    count: u32,
    up_to: bool,
    unseen: bool,
    at_random: bool,
}

impl Picking {
    fn one(by: PlayerId) -> Self {
        Self { by, count: 1, up_to: false, unseen: false, at_random: false }
    }
}
