//! The stages of a resolution, in one ordered list (S26), and the schedule that runs them.

mod death;
mod drain;
mod execute;
mod game_end;
mod instant;
mod modify;
mod passive;
mod react;
mod turn_skip;

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;

use crate::cards::{AbilityId, Aspects, EventKind};
use crate::events::{Context, EventId, GameEvent, Item, Proposal};
use crate::history::{Modification, Modified};
use crate::table::{AbilityIndex, Host};

pub use drain::{Driving, drain};
pub use execute::cant;
pub use instant::Responses;
pub use instant::ask_next;
pub use passive::{Ledger, LedgerLine, LedgerSource, LedgerStep, explain, reckon_again};
pub use turn_skip::skips_the_rest;

/// Resolving one event (P6).
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolution;

/// The stages, in the order they run (S26).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// EMTAs change, replace or deny what is proposed (P6.4).
    Modify,
    /// What is left happens (P6.6.1).
    Execute,
    /// ECTAs find their consequences (P6.6.2).
    React,
    /// Stats are reckoned anew (P6.7).
    Passive,
    /// Creatures without health are sent to die (P6.9).
    Death,
    /// An empty pool ends the game (P6.8); it goes in front of the deaths.
    GameEnd,
    /// P6.10.
    TurnSkip,
    /// P6.11.
    InstantDecisions,
}

/// The stages that follow what was executed.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Aftermath;

fn anything_to_do(current: Res<Current>) -> bool {
    let ToDo { react, reckon, offer, skip, .. } = current.to_do;
    let Dirty { health, pool, .. } = current.dirty;
    react || reckon || offer || skip || health || pool || !current.spent.is_empty()
}

/// The one schedule that resolves an event, in the headless game and under Bevy's frame loop alike.
pub fn schedule() -> Schedule {
    let mut schedule = Schedule::new(Resolution);
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        auto_insert_apply_deferred: false,
        ..default()
    });
    schedule.configure_sets(
        (
            Stage::Modify,
            Stage::Execute,
            Stage::React,
            Stage::Passive,
            Stage::Death,
            Stage::GameEnd,
            Stage::TurnSkip,
            Stage::InstantDecisions,
        )
            .chain(),
    );
    // The stages after execute are passed over together when none of them has anything to do.
    schedule.configure_sets(
        (
            Stage::React,
            Stage::Passive,
            Stage::Death,
            Stage::GameEnd,
            Stage::TurnSkip,
            Stage::InstantDecisions,
        )
            .in_set(Aftermath),
    );
    schedule.configure_sets(Aftermath.run_if(anything_to_do));
    modify::add_to(&mut schedule);
    execute::add_to(&mut schedule);
    react::add_to(&mut schedule);
    passive::add_to(&mut schedule);
    death::add_to(&mut schedule);
    game_end::add_to(&mut schedule);
    turn_skip::add_to(&mut schedule);
    instant::add_to(&mut schedule);
    schedule
}

/// The resources that stages hand to each other, as they are before anything has happened: a world may
/// have held another match, or a later moment of this one.
pub fn prepare(world: &mut World) {
    world.insert_resource(Current::default());
    world.insert_resource(Responses::default());
}

/// What is being resolved in this pass.
#[derive(Resource, Default)]
pub struct Current {
    /// The event that came to the front, as it was proposed.
    pub proposed: Option<Proposal>,
    /// What is left of it after the EMTAs, in order (P6.1, P6.4.2).
    pub events: Vec<Proposal>,
    pub notes: Vec<Note>,
    /// What was executed in this pass.
    pub done: Vec<Done>,
    /// What follows by the nature of what was executed.
    pub following: Vec<Item>,
    /// Nothing modifies the event and it leaves nothing open: the modify stage has nothing to do.
    pub settled: bool,
    /// A choice is needed first: nothing is executed in this pass.
    pub parked: bool,
    pub dirty: Dirty,
    pub spent: Spent,
    /// Which of the stages that follow have something to do; mostly none has.
    pub to_do: ToDo,
}

/// What the execute stage leaves for the stages after it.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToDo {
    /// The event, or another like it, can be forbidden.
    pub look: bool,
    pub react: bool,
    pub reckon: bool,
    pub offer: bool,
    /// Nothing is left to happen: a turn skip may be due.
    pub skip: bool,
}

impl Current {
    /// What an event has changed, for the stages that follow.
    pub fn note_changes(&mut self, aspects: Aspects) {
        // What passives make of other changes is seen when they are reckoned.
        let may_kill = Aspects::STATE.and(Aspects::DAMAGE);
        self.dirty.changed = self.dirty.changed.and(aspects);
        self.dirty.health |= aspects.touches(may_kill);
        self.dirty.pool |= aspects.touches(Aspects::POOL);
    }

    /// Whether anyone cares about an event that was executed.
    pub fn note_interest(&mut self, kind: EventKind, index: &AbilityIndex) {
        let own = matches!(kind, EventKind::Play | EventKind::Summon | EventKind::Execute);
        let listed = !index.react[kind as usize].is_empty() || !index.ends[kind as usize].is_empty();
        let counted = if index.is_counted(kind) { Aspects::HISTORY } else { Aspects::default() };
        let changed = self.dirty.changed.and(counted);
        self.to_do.react |= own || listed || index.face_down > 0;
        self.to_do.reckon |=
            index.passives_changed || changed.touches(index.passives_read().and(Aspects::STATE));
        self.to_do.offer |= !index.instant.is_empty();
    }
}

/// What an EMTA did to the event.
#[derive(Clone, Copy)]
pub struct Note {
    pub ability: AbilityId,
    pub host: Host,
    pub what: Modified,
}

impl Note {
    pub fn on(self, event: EventId) -> Modification {
        Modification { event, ability: self.ability, host: self.host, what: self.what }
    }
}

/// An event that was executed, for the stages that follow.
#[derive(Clone, Copy)]
pub struct Done {
    pub id: EventId,
    pub event: GameEvent,
    pub context: Context,
    pub succeeded: bool,
}

/// What has changed since the stages last looked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dirty {
    /// What passives may read.
    pub changed: Aspects,
    /// A creature may have no health left.
    pub health: bool,
    /// The pool may be empty.
    pub pool: bool,
}

/// Abilities that were used in this pass: they count down or end in the passive stage.
#[derive(Clone, Debug, Default)]
pub struct Spent {
    pub used: Vec<Entity>,
    pub ended: Vec<Entity>,
}

impl Spent {
    pub fn is_empty(&self) -> bool {
        self.used.is_empty() && self.ended.is_empty()
    }
}
