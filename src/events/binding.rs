//! Bindings: what an effect may speak of as "it", "those" or "the rest" (S32).

use serde::Serialize;

use super::{Object, WrittenAt};
use crate::cards::{AbilityId, Name};
use crate::history::Cause;
use crate::table::CardId;

/// A place in the chain of bindings; everything bound before it is still known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct BindingId(u32);

impl BindingId {
    pub const NONE: Self = Self(u32::MAX);
}

/// How something came to be spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Role {
    /// Part of the event that was reacted to or done.
    Subject,
    /// The other card of the event.
    Other,
    Chosen,
    /// Looked at or found, as one of a group.
    Group,
    /// Shown to both players: a group of its own, or part of the group that it was taken from (R60).
    Shown,
    /// Remembered under a name.
    Named(Name),
    Amount,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Binding {
    before: BindingId,
    /// Bindings made together share it.
    pub group: u32,
    pub role: Role,
    pub object: Object,
}

/// A binding that is kept beyond its chain, by an ability that a consequence created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Kept {
    pub group: u32,
    pub role: Role,
    pub object: Object,
}

/// All bindings of the chain that is being resolved. Each points to the one before it, so that
/// branches share what was bound before them.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Bindings {
    nodes: Vec<Binding>,
    groups: u32,
    /// How often patterns were looked at for the event that is being resolved (R47). No part of the state.
    #[serde(skip)]
    looks: u32,
    /// The same for all events since the last answer but the one that is being resolved.
    #[serde(skip)]
    looks_before: u32,
    /// Kept only while coverage is counted: it is no part of the state.
    #[serde(skip)]
    pub noticed: Option<Box<Noticed>>,
}

/// What the history does not tell of abilities.
#[derive(Clone, Debug, Default)]
pub struct Noticed {
    pub triggered: Vec<AbilityId>,
    /// Steps of which nothing came for lack of what they speak of (S32).
    pub unbound: Vec<Unbound>,
}

/// A step of a list of which nothing came, because something it speaks of was not there (S32).
#[derive(Clone, Copy, Debug)]
pub struct Unbound {
    /// The ability, or the card of a command.
    pub ability: Option<AbilityId>,
    pub this: Option<CardId>,
    pub written: WrittenAt,
    pub missing: Missing,
    /// It is a Failure; else it only had nothing to do.
    pub failed: bool,
    pub cause: Cause,
    /// How many events the history had by then.
    pub after: u32,
}

/// Which part of a step speaks of what is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    Player,
    Card,
    Other,
    Space,
    Number,
    /// No option is possible (R61).
    Option,
    /// Something else.
    Part,
}

/// Variables are letters; words of one's own are not.
fn is_variable(name: Name) -> bool {
    let mut letters = name.as_str().chars();
    letters.next().is_some_and(char::is_uppercase) && letters.next().is_none()
}

/// R47: so often patterns may be looked at for one event.
const MOST_LOOKS: u32 = 200_000;
/// R47: so often they may be looked at for everything that comes of one answer.
const MOST_LOOKS_OF_AN_ANSWER: u32 = 1_000_000;

impl Bindings {
    /// R47: another look at a pattern; false if there were too many.
    pub fn may_look(&mut self) -> bool {
        self.looks = self.looks.saturating_add(1);
        self.looks <= MOST_LOOKS
    }

    /// R47: whether there were more looks than one event, or all that comes of one answer, may take.
    pub fn has_looked_too_often(&self) -> bool {
        self.looks > MOST_LOOKS || self.looks_of_answer() > MOST_LOOKS_OF_AN_ANSWER
    }

    /// How often patterns were looked at since the last answer.
    pub fn looks_of_answer(&self) -> u32 {
        self.looks_before.saturating_add(self.looks)
    }

    /// Another event is resolved.
    pub fn look_anew(&mut self) {
        self.looks_before = self.looks_of_answer();
        self.looks = 0;
    }

    /// An answer was given.
    pub fn look_for_an_answer(&mut self) {
        (self.looks_before, self.looks) = (0, 0);
    }

    pub fn new_group(&mut self) -> u32 {
        self.groups += 1;
        self.groups
    }

    pub fn bind(&mut self, before: BindingId, group: u32, role: Role, object: Object) -> BindingId {
        self.nodes.push(Binding { before, group, role, object });
        BindingId(self.nodes.len() as u32 - 1)
    }

    /// Binds one thing on its own.
    pub fn bind_one(&mut self, before: BindingId, role: Role, object: Object) -> BindingId {
        let group = self.new_group();
        self.bind(before, group, role, object)
    }

    /// Binds again what was kept, in its order and its groups.
    pub fn bind_again(&mut self, kept: &[Kept]) -> BindingId {
        let mut at = BindingId::NONE;
        let mut last = None;
        for kept in kept {
            let group = match last {
                Some((old, new)) if old == kept.group => new,
                _ => self.new_group(),
            };
            last = Some((kept.group, group));
            at = self.bind(at, group, kept.role, kept.object);
        }
        at
    }

    /// Binds the results out of a branch to what was bound before it: numbers, and what was remembered.
    pub fn bind_results(&mut self, before: BindingId, branch: BindingId) -> BindingId {
        let mut results = Vec::new();
        let mut at = branch;
        while at != before
            && let Some(&node) = self.nodes.get(at.0 as usize)
        {
            // S41: a variable is chosen anew each time.
            let result = match node.role {
                Role::Amount => true,
                Role::Named(name) => !is_variable(name),
                _ => false,
            };
            results.extend(result.then_some(node));
            at = node.before;
        }
        results.iter().rev().fold(before, |bound, node| self.bind_one(bound, node.role, node.object))
    }

    /// Everything bound, the latest first.
    pub fn latest_first(&self, from: BindingId) -> impl Iterator<Item = &Binding> {
        let mut at = from;
        std::iter::from_fn(move || {
            let node = self.nodes.get(at.0 as usize)?;
            at = node.before;
            Some(node)
        })
    }

    pub fn named(&self, from: BindingId, name: Name) -> Option<Object> {
        self.latest_first(from).find(|node| node.role == Role::Named(name)).map(|node| node.object)
    }

    /// How much is bound so far, to come back to.
    pub fn place(&self) -> (usize, u32) {
        (self.nodes.len(), self.groups)
    }

    /// What was bound since then was only a trial.
    pub fn back_to(&mut self, (nodes, groups): (usize, u32)) {
        self.nodes.truncate(nodes);
        self.groups = groups;
    }

    /// Nothing is being resolved, so nothing can be spoken of any more.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.groups = 0;
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}
