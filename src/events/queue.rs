//! The event queue: what is still to happen, the next at the front (`EventQueue`, S26).

use std::collections::VecDeque;

use bevy::prelude::Resource;
use serde::Serialize;

use super::{Context, EventId, Flags, GameEvent, Object};
use crate::cards::{AbilityId, EffectsId};
use crate::history::Cause;
use crate::table::{CardId, Host, SpaceId};

/// What is still to happen. Consequences go to the front.
#[derive(Resource, Clone, Debug, Default, Serialize)]
pub struct EventQueue {
    items: VecDeque<Item>,
    /// Only numbers what comes: it is no part of the state (R15).
    #[serde(skip)]
    frames: u32,
    /// Steps taken, for looking after endless loops now and then (S38).
    #[serde(skip)]
    steps: u32,
}

#[derive(Clone, Debug, Serialize)]
pub enum Item {
    Event(Proposal),
    /// A list of effects that is being worked through.
    Frame(Frame),
    /// S31: the abilities of a card that left play stop lingering here.
    Forget(CardId),
}

/// An event that is to happen, with what is needed to carry it out.
#[derive(Clone, Debug, Serialize)]
pub struct Proposal {
    pub event: GameEvent,
    pub cause: Cause,
    pub context: Context,
    /// Its number in the history, from when it first came to the front.
    pub id: Option<EventId>,
    /// The list of effects that waits for what comes of it.
    pub reports_to: Option<FrameId>,
    pub until: Option<Until>,
    /// Choices made so far, in the order they were asked.
    pub picks: Vec<Object>,
    /// The abilities whose effects came before it already (R58).
    pub preceded_by: Vec<Preceding>,
}

/// An ability that does something before an event: the same ability may be on one card more than once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Preceding {
    pub ability: AbilityId,
    pub host: Host,
    /// Only numbers what comes: it is no part of the state (R15).
    #[serde(skip)]
    pub serial: u32,
}

impl Proposal {
    pub fn new(event: GameEvent, cause: Cause, context: Context) -> Self {
        Self {
            event,
            cause,
            context,
            id: None,
            reports_to: None,
            until: None,
            picks: Vec::new(),
            preceded_by: Vec::new(),
        }
    }
}

/// What will undo an event (S34): one ability for each time an `Until` was worked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Until {
    pub key: FrameId,
    pub ability: AbilityId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct FrameId(pub u32);

/// A list of effects that is being worked through.
#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    pub id: FrameId,
    pub context: Context,
    pub work: Work,
    pub at: u16,
    /// Where the list stops, if before its end.
    pub end: u16,
    /// "Then": stop at the first Failure (S29).
    pub then: bool,
    /// What came of the step before: events proposed, and how many succeeded.
    pub proposed: u16,
    pub succeeded: u16,
    /// What the events of that step are about is bound as one group (R57).
    pub together: u32,
    pub failed: bool,
    /// Whether anything was to happen so far, and whether any of it did.
    pub tried: bool,
    pub achieved: bool,
    pub picks: Vec<Object>,
    pub parent: Option<FrameId>,
    pub until: Option<Until>,
    /// The event that caused all of this.
    pub cause: Cause,
    /// The effects are a payment (S36).
    pub payment: bool,
    /// What is done before an event is not preceded by the same ability again (R58).
    pub preceded_by: Vec<Preceding>,
}

/// What a frame works through.
#[derive(Clone, Debug, Serialize)]
pub enum Work {
    List(EffectsId),
    /// The list once for each object.
    Each(EffectsId, Vec<Object>),
    /// The list so many times more.
    Times(EffectsId, u32),
    /// A payment, then, if it was made, the list.
    Bought {
        cost: EffectsId,
        effects: EffectsId,
    },
    /// A play is paid: additional costs, then the blood. If all of it was, this follows: what reacts to the
    /// play, and the play's own next step (S40, R48).
    Paid {
        costs: Vec<EffectsId>,
        blood: Option<Box<Proposal>>,
        then: Vec<Item>,
    },
    /// A command takes effect and afterwards leaves the timeline, unless it stays (S40).
    Command {
        card: CardId,
        effects: EffectsId,
        stays: bool,
    },
}

impl EventQueue {
    pub fn new_frame_id(&mut self) -> FrameId {
        self.frames += 1;
        FrameId(self.frames)
    }

    pub fn push_front(&mut self, item: Item) {
        self.items.push_front(item);
    }

    /// The first of them will be the very next.
    pub fn push_front_in_order(&mut self, items: impl DoubleEndedIterator<Item = Item>) {
        for item in items.rev() {
            self.items.push_front(item);
        }
    }

    pub fn push_back(&mut self, item: Item) {
        self.items.push_back(item);
    }

    pub fn pop_front(&mut self) -> Option<Item> {
        self.steps = self.steps.wrapping_add(1);
        self.items.pop_front()
    }

    /// Every so many steps.
    pub fn is_time_to_look(&self) -> bool {
        self.steps.is_multiple_of(64)
    }

    pub fn front_mut(&mut self) -> Option<&mut Item> {
        self.items.front_mut()
    }

    pub fn front(&self) -> Option<&Item> {
        self.items.front()
    }

    /// A payment is still to be made, be it after what was caused in between: nobody can respond before (R41).
    pub fn is_paying(&self) -> bool {
        self.items.iter().any(|item| match item {
            Item::Event(proposal) => proposal.event.has(Flags::PAYMENT),
            Item::Frame(frame) => frame.payment || frame.still_to_pay() > 0,
            Item::Forget(_) => false,
        })
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Item> {
        self.items.iter()
    }

    /// S42: the spaces that are kept for cards on their way.
    pub fn kept_spaces(&self) -> impl Iterator<Item = (SpaceId, CardId)> + '_ {
        self.items.iter().filter_map(|item| match item {
            Item::Event(Proposal { event, .. }) if event.has(Flags::KEPT) => {
                Some((event.space?, event.card?))
            }
            _ => None,
        })
    }

    pub fn frame_mut(&mut self, id: FrameId) -> Option<&mut Frame> {
        self.items.iter_mut().find_map(|item| match item {
            Item::Frame(frame) if frame.id == id => Some(frame),
            _ => None,
        })
    }

    /// R48: what reacts to a play waits until it has been paid for. Handed back if no such play is waiting.
    pub fn after_payment(&mut self, play: EventId, items: Vec<Item>) -> Vec<Item> {
        let waiting = self.items.iter_mut().find_map(|item| match item {
            Item::Frame(Frame { work: Work::Paid { then, .. }, cause: Cause::Event(cause), .. })
                if *cause == play =>
            {
                Some(then)
            }
            _ => None,
        });
        match waiting {
            Some(then) => {
                then.splice(0..0, items);
                Vec::new()
            }
            None => items,
        }
    }

    /// P1.5.3: everything still to happen is given up; what was waiting is handed back.
    pub fn clear(&mut self) -> impl Iterator<Item = Item> + '_ {
        self.items.drain(..)
    }
}

impl Frame {
    /// How many of the payments of a play have not begun yet.
    pub fn still_to_pay(&self) -> usize {
        match &self.work {
            Work::Paid { costs, blood, .. } => costs.len() + usize::from(blood.is_some()) - self.at as usize,
            _ => 0,
        }
    }

    pub fn new(id: FrameId, context: Context, work: Work, cause: Cause) -> Self {
        Self {
            id,
            context,
            work,
            at: 0,
            end: u16::MAX,
            then: false,
            proposed: 0,
            succeeded: 0,
            together: 0,
            failed: false,
            tried: false,
            achieved: false,
            picks: Vec::new(),
            parent: None,
            until: None,
            cause,
            payment: false,
            preceded_by: Vec::new(),
        }
    }
}
