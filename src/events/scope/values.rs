//! What numbers mean: literals, variables and reckonings (S1, D7.9).

use smallvec::SmallVec;

use super::{Asked, Object, Role, Scope};
use crate::cards::{CardPattern, Compare, EventKind, LARGEST, Name, Printed, Reckoning, Stat, Value};
use crate::decisions::Ask;
use crate::events::Failure;
use crate::table::CardId;

impl Scope<'_, '_, '_> {
    pub fn value(&mut self, value: &Value) -> Asked<u32> {
        match value {
            Value::Literal(number) => Ok(*number),
            Value::Variable(letter) => self.variable(*letter),
            Value::Reckoned(reckoning) => self.reckon(reckoning).map(|number| number.min(LARGEST)),
        }
    }

    fn reckon(&mut self, reckoning: &Reckoning) -> Asked<u32> {
        Ok(match reckoning {
            Reckoning::EventAmount => self.event.map_or(0, |event| event.amount),
            Reckoning::Parameter => self.context.number,
            Reckoning::Stat(stat, select) => {
                let card = self.one_card(select, EventKind::Reveal)?;
                self.table.card(card).map_or(0, |card| card.stat_as_last_was(*stat))
            }
            Reckoning::DamageOn(select) => {
                let card = self.one_card(select, EventKind::Reveal)?;
                self.state_of(card).map_or(0, |state| state.lost)
            }
            Reckoning::CountersOn(select, name) => {
                let card = self.one_card(select, EventKind::Reveal)?;
                self.state_of(card).map_or(0, |state| state.counters.get(*name))
            }
            Reckoning::CountersOf(who, name) => {
                let player = self.one_player(who)?;
                self.table.player(player).counters.get(*name)
            }
            Reckoning::Count(pattern) => self.cards_there(pattern)?.len() as u32,
            Reckoning::CountSpaces(pattern) => self.spaces_matching(pattern)?.len() as u32,
            Reckoning::Total(value, pattern) => self.over(value, pattern)?.fold(0, u32::saturating_add),
            Reckoning::GreatestOf(value, pattern) => self.over(value, pattern)?.max().unwrap_or(0),
            Reckoning::LeastOf(value, pattern) => self.over(value, pattern)?.min().unwrap_or(0),
            Reckoning::Chapters(select) => {
                let card = self.one_card(select, EventKind::Reveal)?;
                self.table.card(card).map_or(0, |card| card.def.chapters)
            }
            Reckoning::Blood(who) => {
                let player = self.one_player(who)?;
                self.table.player(player).blood
            }
            Reckoning::Draws(who) => {
                let player = self.one_player(who)?;
                self.table.player(player).draws
            }
            Reckoning::TurnSkips(who) => {
                let player = self.one_player(who)?;
                self.table.player(player).skips
            }
            Reckoning::Pool => self.table.pool.health,
            Reckoning::Turn => self.table.turn.number,
            Reckoning::Remembered(name) => match self.remembered(*name) {
                Some(Object::Number(number)) => number,
                _ => 0,
            },
            Reckoning::Sum(values) => self.fold(values, 0, u32::saturating_add)?,
            Reckoning::Product(values) => self.fold(values, 1, u32::saturating_mul)?,
            Reckoning::Least(values) => self.fold(values, LARGEST, u32::min)?,
            Reckoning::Greatest(values) => self.fold(values, 0, u32::max)?,
            Reckoning::Difference(from, less) => self.value(from)?.saturating_sub(self.value(less)?),
            Reckoning::Half(value) => self.value(value)? / 2,
            Reckoning::TimesThisTurn(trigger) => self.times(trigger, self.table.history.turn_start()),
            Reckoning::TimesThisMatch(trigger) => self.times(trigger, 0),
        })
    }

    /// A value of every card that matches, which is "it" in the value.
    fn over(&mut self, value: &Value, pattern: &CardPattern) -> Asked<impl Iterator<Item = u32> + use<>> {
        let mut numbers: SmallVec<[u32; 8]> = SmallVec::new();
        for card in self.cards_matching(pattern, EventKind::Reveal)? {
            let before = self.candidate.replace(card);
            let number = self.value(value);
            self.candidate = before;
            numbers.push(number?);
        }
        Ok(numbers.into_iter())
    }

    fn fold(&mut self, values: &[Value], start: u32, with: fn(u32, u32) -> u32) -> Asked<u32> {
        values.iter().try_fold(start, |sum, value| Ok(with(sum, self.value(value)?).min(LARGEST)))
    }

    /// D7.9.4, D7.9.5: the value a variable was defined with; zero if it stands in the cost or stats;
    /// otherwise the player chooses it, and it stays the same to the end of this ability (D7.9.2).
    fn variable(&mut self, letter: char) -> Asked<u32> {
        let name = Name::new(letter.encode_utf8(&mut [0; 4]));
        if let Some(Object::Number(number)) = self.bindings.named(self.context.bound, name) {
            return Ok(number);
        }
        if let Some(number) = self.context.this.and_then(|card| self.defined(card, letter)) {
            return Ok(number);
        }
        let number = self.choose_variable(letter)?;
        self.bind(Role::Named(name), Object::Number(number));
        Ok(number)
    }

    fn defined(&self, card: CardId, letter: char) -> Option<u32> {
        let card = self.table.card(card)?;
        let state = card.state.or(card.last.map(|last| &last.state));
        // As it is played, the card is not in play yet (S41).
        let variables = state.map_or(&card.announced.variables, |state| &state.variables);
        let known = variables.iter().find(|(known, _)| *known == letter);
        match known {
            Some((_, number)) => Some(*number),
            None => card.def.printed_variables().any(|printed| printed == letter).then_some(0),
        }
    }

    /// Asks for a variable within the card's bounds; without an upper bound, what the player could pay.
    pub fn choose_variable(&mut self, letter: char) -> Asked<u32> {
        match self.due.clone() {
            Some(due) => self
                .choose_variable_where(letter, |scope| due.bill(0, &mut SmallVec::new()).can_be_paid(scope)),
            None => self.choose_variable_where(letter, |_| true),
        }
    }

    /// The same among the values for which something holds; it is read with the variable defined.
    pub fn choose_variable_where(
        &mut self,
        letter: char,
        mut holds: impl FnMut(&mut Self) -> bool,
    ) -> Asked<u32> {
        let (least, most) = self.variable_bounds(letter)?;
        if least > most {
            return Err(Failure::NoValue(letter).into());
        }
        if self.choices.is_none() {
            return Ok(least);
        }
        let name = Name::new(letter.encode_utf8(&mut [0; 4]));
        let mut numbers = Vec::new();
        for number in (least..=most).map(Object::Number) {
            let before = self.context;
            self.bind(Role::Named(name), number);
            if holds(self) {
                numbers.push(number);
            }
            self.context = before;
        }
        match numbers[..] {
            [] => return Err(Failure::NoValue(letter).into()),
            [Object::Number(only)] => return Ok(only),
            _ => {}
        }
        match self.choose(self.context.you, Ask::Variable(letter), &numbers)? {
            Object::Number(number) => Ok(number),
            _ => Err(Failure::NoValue(letter).into()),
        }
    }

    fn variable_bounds(&mut self, letter: char) -> Asked<(u32, u32)> {
        let blood = self.table.player(self.context.you).blood;
        let Some(card) = self.context.this.and_then(|card| self.table.card(card)) else {
            return Ok((0, blood));
        };
        // S41: a creature must not enter without health.
        let least = u32::from(card.def.printed(Stat::Health) == Printed::Variable(letter) && !card.in_play());
        let Some(bounds) = card.def.bounds(letter) else { return Ok((least, blood)) };
        let most = match &bounds.most {
            Some(most) => self.value(most)?,
            None => blood,
        };
        // A list of answers is never endless.
        Ok((bounds.least.max(least), most.min(bounds.least.saturating_add(99))))
    }

    pub fn compare(&mut self, number: u32, compare: &Compare) -> Asked<bool> {
        Ok(match compare {
            Compare::Exactly(value) => number == self.value(value)?,
            Compare::AtLeast(value) => number >= self.value(value)?,
            Compare::AtMost(value) => number <= self.value(value)?,
            Compare::MoreThan(value) => number > self.value(value)?,
            Compare::LessThan(value) => number < self.value(value)?,
            Compare::Not(value) => number != self.value(value)?,
        })
    }
}
