//! The stages of a resolution, in one ordered list (S26), and the schedule that runs them.

mod death;
mod drain;
mod execute;
mod game_end;
mod instant;
mod modify;
mod passive;
mod react;
mod resolving;
mod turn_skip;

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use crate::cards::{AbilityId, Aspects, EventKind};
use crate::events::{Context, EventId, GameEvent, Item, Proposal};
use crate::history::{Modification, Modified};
use crate::table::{AbilityIndex, Host};

pub use drain::drain;
pub use execute::cant;
pub use instant::Responses;
pub use instant::ask_next;
pub use passive::{Ledger, LedgerLine, LedgerSource, LedgerStep, explain, reckon_again};
pub use resolving::Resolving;
pub use turn_skip::skips_the_rest;

/// Resolving one event (P6).
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolution;

/// Which stages have something to do, in their order: each stage says so for those after it.
type DueStages = [bool; Stage::COUNT];

type StageSystem = Box<dyn System<In = (), Out = DueStages>>;

fn stage<M>(
    system: impl IntoSystem<(), DueStages, M, System: System<In = (), Out = DueStages>>,
) -> StageSystem {
    Box::new(IntoSystem::into_system(system))
}

/// The stages, in the order they run (S26), each a system of its own.
fn stages() -> [(Stage, StageSystem); Stage::COUNT] {
    [
        (Stage::Modify, stage(modify::modify_the_event)),
        (Stage::Execute, stage(execute::execute_the_events)),
        (Stage::React, stage(react::find_consequences)),
        (Stage::Passive, stage(passive::reckon_stats)),
        (Stage::Death, stage(death::condemn_the_dead)),
        (Stage::GameEnd, stage(game_end::finish_at_an_empty_pool)),
        (Stage::TurnSkip, stage(turn_skip::spend_a_turn_skip)),
        (Stage::InstantDecisions, stage(instant::offer_responses)),
    ]
}

/// What each stage does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Stage {
    const COUNT: usize = 8;
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
    schedule.add_systems(run_the_stages);
    schedule
}

/// The stages as they were made for a world.
struct Stages([(Stage, StageSystem); Stage::COUNT]);

impl FromWorld for Stages {
    fn from_world(world: &mut World) -> Self {
        let mut stages = stages();
        for (_, system) in &mut stages {
            system.initialize(world);
        }
        Self(stages)
    }
}

/// Runs the stages in their order, those that have something to do. Mostly only one has; the executor takes
/// longer to pass over the others than the one takes to work.
fn run_the_stages(world: &mut World, mut stages: Local<Stages>, resolving: &mut SystemState<Res<Resolving>>) {
    let Ok(mut due) = resolving.get(world).map(|resolving| resolving.current.due()) else { return };
    for (stage, system) in &mut stages.0 {
        if due[*stage as usize] {
            due = match system.run((), world) {
                Ok(due) => due,
                Err(error) => unreachable!("the stage {stage:?} always finds what it reads: {error}"),
            };
        }
    }
}

/// What is being resolved in this pass.
#[derive(Debug, Default)]
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
    /// Which stages have something to do as it is now, in their order.
    fn due(&self) -> DueStages {
        let ToDo { react, reckon, offer, skip, .. } = self.to_do;
        let happened = !self.done.is_empty();
        [
            !self.settled && self.proposed.is_some(),
            !self.parked,
            react,
            !self.spent.is_empty() || (reckon && happened),
            self.dirty.health && happened,
            self.dirty.pool && happened,
            skip,
            offer && happened,
        ]
    }

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
#[derive(Clone, Copy, Debug)]
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
#[derive(Clone, Copy, Debug)]
pub struct Done {
    pub id: EventId,
    pub event: GameEvent,
    pub context: Context,
    pub succeeded: bool,
}

/// What has changed since the stages last looked.
#[derive(Clone, Copy, Debug)]
pub struct Dirty {
    /// What passives may read.
    pub changed: Aspects,
    /// A creature may have no health left.
    pub health: bool,
    /// A creature may have had none for longer: it is looked for whenever stats are reckoned.
    pub unsure: bool,
    /// The pool may be empty.
    pub pool: bool,
}

impl Default for Dirty {
    /// Nobody has looked yet.
    fn default() -> Self {
        Self { changed: Aspects::default(), health: false, pool: false, unsure: true }
    }
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
