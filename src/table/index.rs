//! The index of abilities: who cares about an event of this kind, without asking everyone.

use bevy::prelude::*;

use super::{CardId, Host, PlayerId, SpaceId};
use crate::cards::{AbilityDef, AbilityId, Aspects, EffectsId, EventKind, Shape, Speed};

/// An ability that works now, with what is needed to decide whether it applies.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub entity: Entity,
    pub serial: u32,
    pub ability: AbilityId,
    pub host: Host,
    pub number: u32,
    pub order: u16,
    /// Its card has left play: only for the events of that (S31).
    pub lingering: bool,
    /// It was created by a consequence and remembers what was bound.
    pub bound: bool,
}

/// Which abilities work now, by what they do and the kind of event they are about.
#[derive(Clone, Debug)]
pub struct AbilityIndex {
    pub modify: Box<[Vec<Entry>]>,
    pub react: Box<[Vec<Entry>]>,
    /// Abilities that end when something happens.
    pub ends: Box<[Vec<Entry>]>,
    pub cant: Box<[Vec<Entry>]>,
    pub must: Vec<Entry>,
    pub passives: Vec<Entry>,
    /// How many passives read each aspect of the table.
    readers: [u16; Aspects::COUNT],
    /// The aspects that any of them reads.
    read: Aspects,
    /// How many passives count past events of each kind.
    counters: Box<[u16]>,
    /// A passive has begun or ended since the stats were last reckoned.
    pub passives_changed: bool,
    pub main: Vec<Entry>,
    pub instant: Vec<Entry>,
    pub unchoosable: Vec<Entry>,
    /// Abilities that work only so often in a turn.
    pub limited: Vec<Entry>,
    /// All of them, in the order they began to work.
    pub all: Vec<Entity>,
    pub lingering: usize,
    /// How many cards in play are face-down: their Flip Costs may be met by what happens.
    pub face_down: u32,
}

impl Default for AbilityIndex {
    fn default() -> Self {
        let kinds = || vec![Vec::new(); EventKind::COUNT].into_boxed_slice();
        Self {
            modify: kinds(),
            react: kinds(),
            ends: kinds(),
            cant: kinds(),
            must: Vec::new(),
            passives: Vec::new(),
            readers: [0; Aspects::COUNT],
            read: Aspects::default(),
            counters: vec![0; EventKind::COUNT].into_boxed_slice(),
            passives_changed: false,
            main: Vec::new(),
            instant: Vec::new(),
            unchoosable: Vec::new(),
            limited: Vec::new(),
            all: Vec::new(),
            lingering: 0,
            face_down: 0,
        }
    }
}

impl AbilityIndex {
    /// Nothing works any more; the room for what will is kept.
    pub fn clear(&mut self) {
        for lists in [&mut self.modify, &mut self.react, &mut self.ends, &mut self.cant] {
            lists.iter_mut().for_each(Vec::clear);
        }
        let lists = [
            &mut self.must,
            &mut self.passives,
            &mut self.main,
            &mut self.instant,
            &mut self.unchoosable,
            &mut self.limited,
        ];
        lists.into_iter().for_each(Vec::clear);
        self.all.clear();
        self.readers = [0; Aspects::COUNT];
        self.read = Aspects::default();
        self.counters.fill(0);
        self.passives_changed = false;
        self.lingering = 0;
        self.face_down = 0;
    }

    pub fn add(&mut self, entry: Entry, def: &AbilityDef) {
        self.all.push(entry.entity);
        self.each_list(def, |list| list.push(entry));
        def.reads.bits().for_each(|bit| self.readers[bit] += 1);
        self.read = self.read.and(def.reads);
        def.counts.iter().for_each(|kind| self.counters[*kind as usize] += 1);
        self.passives_changed |= def.shape == Shape::Passive;
    }

    pub fn remove(&mut self, entity: Entity, serial: u32, def: &AbilityDef) {
        self.all.retain(|&other| other != entity);
        self.each_list(def, |list| list.retain(|entry| entry.serial != serial));
        def.reads.bits().for_each(|bit| self.readers[bit] -= 1);
        let still = (0..Aspects::COUNT).filter(|&bit| self.readers[bit] > 0);
        self.read = still.fold(Aspects::default(), |all, bit| all.and(Aspects::of_bit(bit)));
        def.counts.iter().for_each(|kind| self.counters[*kind as usize] -= 1);
        self.passives_changed |= def.shape == Shape::Passive;
    }

    pub fn update(&mut self, serial: u32, def: &AbilityDef, change: impl Fn(&mut Entry)) {
        self.each_list(def, |list| list.iter_mut().filter(|entry| entry.serial == serial).for_each(&change));
    }

    /// Whether a passive counts events of a kind; a new turn starts every count anew.
    pub fn is_counted(&self, kind: EventKind) -> bool {
        self.counters[kind as usize] > 0 || kind == EventKind::TurnStart
    }

    /// What the passives that work now read of the table.
    pub fn passives_read(&self) -> Aspects {
        self.read
    }

    fn each_list(&mut self, def: &AbilityDef, mut act: impl FnMut(&mut Vec<Entry>)) {
        let by_kind = match def.shape {
            Shape::Whenever | Shape::When => Some(&mut self.react),
            Shape::Instead | Shape::Deny => Some(&mut self.modify),
            Shape::Cant => Some(&mut self.cant),
            _ => None,
        };
        if let Some(lists) = by_kind {
            for kind in &def.kinds {
                act(&mut lists[*kind as usize]);
            }
        }
        for kind in &def.until_kinds {
            act(&mut self.ends[*kind as usize]);
        }
        if def.per_turn.is_some() {
            act(&mut self.limited);
        }
        match (def.shape, def.speed) {
            (Shape::Must, _) => act(&mut self.must),
            (Shape::Passive, _) => act(&mut self.passives),
            (Shape::Activated, Speed::Main) => act(&mut self.main),
            (Shape::Activated, Speed::Instant) => act(&mut self.instant),
            (Shape::CantBeChosen, _) => act(&mut self.unchoosable),
            _ => {}
        }
    }
}

/// S30: the place of an ability in the order in which abilities apply. Smaller comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Precedence {
    own: std::cmp::Reverse<i32>,
    denies: bool,
    inactive: bool,
    place: u16,
    order: u16,
    serial: u32,
}

impl Precedence {
    /// `where_it_is`: board by column, timeline by order, then the other zones, players, the game.
    pub fn new(def: &AbilityDef, entry: &Entry, inactive: bool, place: u16) -> Self {
        Self {
            own: std::cmp::Reverse(def.precedence),
            denies: def.shape == Shape::Deny
                || (def.shape == Shape::Instead && def.effects == EffectsId::NONE),
            inactive,
            place,
            order: entry.order,
            serial: entry.serial,
        }
    }

    pub fn place_of_space(space: SpaceId) -> u16 {
        space.column() as u16
    }
}

impl Host {
    pub fn card(self) -> Option<CardId> {
        match self {
            Self::Card(card) => Some(card),
            Self::Player(_, card) => card,
            Self::Game(_) => None,
        }
    }

    pub fn player(self) -> Option<PlayerId> {
        match self {
            Self::Player(player, _) => Some(player),
            _ => None,
        }
    }
}
