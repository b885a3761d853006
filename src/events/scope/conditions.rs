//! Whether conditions hold.

use super::{Asked, Object, Scope};
use crate::cards::{Condition, EventKind};
use crate::turn::Step;

impl Scope<'_, '_, '_> {
    /// Whether a condition holds; one that cannot be read does not.
    pub fn holds(&mut self, condition: Option<&Condition>) -> bool {
        condition.is_none_or(|condition| self.condition(condition).unwrap_or(false))
    }

    pub fn condition(&mut self, condition: &Condition) -> Asked<bool> {
        Ok(match condition {
            Condition::Number(value, compare) => {
                let number = self.value(value)?;
                self.compare(number, compare)?
            }
            Condition::Exists(pattern) => !self.cards_there(pattern)?.is_empty(),
            Condition::SpaceExists(pattern) => !self.spaces_matching(pattern)?.is_empty(),
            Condition::Matches(select, pattern) => {
                let card = self.one_card(select, EventKind::Reveal)?;
                self.matches(card, pattern)?
            }
            Condition::Known(select) => self.one_card(select, EventKind::Reveal).is_ok(),
            Condition::TurnOf(who) => {
                let active = self.table.active();
                self.players(who)?.contains(&active)
            }
            Condition::SamePlayer(one, other) => self.one_player(one)? == self.one_player(other)?,
            Condition::MainPhase => self.table.turn.step == Step::Main,
            Condition::AttackPhase => matches!(self.table.turn.step, Step::Attack(_)),
            Condition::HappenedThisTurn(trigger) => self.times(trigger, self.table.history.turn_start()) > 0,
            Condition::HappenedThisMatch(trigger) => self.times(trigger, 0) > 0,
            Condition::Heads => self.latest_number() == Some(1),
            Condition::NamedIs(name, wanted) => self.remembered(*name) == Some(Object::Name(*wanted)),
            Condition::All(conditions) => {
                for condition in conditions {
                    if !self.condition(condition)? {
                        return Ok(false);
                    }
                }
                true
            }
            Condition::Any(conditions) => {
                for condition in conditions {
                    if self.condition(condition)? {
                        return Ok(true);
                    }
                }
                false
            }
            Condition::Not(condition) => !self.condition(condition)?,
        })
    }

    fn latest_number(&self) -> Option<u32> {
        let bound = self.bindings.latest_first(self.context.bound).find_map(|node| match node.object {
            Object::Number(number) => Some(number),
            _ => None,
        });
        bound.or(self.event.map(|event| event.amount))
    }
}
