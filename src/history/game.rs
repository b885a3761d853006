//! A match: a headless world with its setup and the answers so far. `question` and `answer` are the
//! whole of the engine's surface.

use std::sync::Arc;

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::room::{Room, RoomInUse};
use super::{Cause, History, Snapshot};
use crate::cards::{CardSet, DeckFault, EffectsId, Stat};
use crate::decisions::{Answer, Ask, Question, overruled, why_not};
use crate::events::{Context, EventId, EventQueue, Failure, Frame, Item, Noticed, Unfolding, Work};
use crate::stages::{Ledger, LedgerLine, LedgerSource, LedgerStep, Resolving, drain, explain};
use crate::table::{CardId, Match, MatchSetup, PlayerId, Table, bare_table, set_up};
use crate::turn::{Ending, Step, answer as carry_out};

/// What was answered: the number of the answer in the list of legal ones, or that someone gave up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Given {
    Choice(u16),
    Concede(PlayerId),
}

/// Why an answer was refused; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    NoQuestion,
    /// There are only so many answers.
    NotInList {
        given: usize,
        answers: usize,
    },
    NotLegal(Failure),
}

/// After how many answers a snapshot is kept, so that undoing need not replay the whole match.
const SNAPSHOT_EVERY: usize = 16;
/// So many looks at the table take longer than a snapshot and all that it holds.
const MUCH_WORK: u32 = 10_000;

/// A running match in a world of its own.
pub struct Game {
    room: RoomInUse,
    setup: Arc<MatchSetup>,
    answers: Vec<Given>,
    snapshots: Vec<(usize, Snapshot)>,
    keeps_snapshots: bool,
    /// The table that was arranged, where none was dealt.
    opening: Option<Arc<Snapshot>>,
}

impl Game {
    /// Starts a match; an illegal deck is refused with every reason (S13).
    pub fn new(set: Arc<CardSet>, setup: MatchSetup) -> Result<Self, Vec<(PlayerId, DeckFault)>> {
        let faults = setup.faults(&set);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut game = Self::with_world(set, setup);
        set_up(&mut game.room.world, &game.setup);
        game.run();
        Ok(game)
    }

    /// A match on a table that the caller arranges; nothing has happened yet.
    pub fn arranged(set: Arc<CardSet>, setup: MatchSetup, arrange: impl FnOnce(&mut World)) -> Self {
        let mut game = Self::with_world(set, setup);
        game.rearrange(arrange);
        game
    }

    /// Another match on a table that the caller arranges, in the same world.
    pub fn rearrange(&mut self, arrange: impl FnOnce(&mut World)) {
        self.answers.clear();
        self.snapshots.clear();
        crate::table::empty_table(&mut self.room.world);
        arrange(&mut self.room.world);
        crate::stages::reckon_again(&mut self.room.world);
        self.opening = Some(Arc::new(Snapshot::take(&self.room.world)));
    }

    fn with_world(set: Arc<CardSet>, setup: MatchSetup) -> Self {
        Self {
            room: RoomInUse::new(set),
            setup: Arc::new(setup),
            answers: Vec::new(),
            snapshots: Vec::new(),
            keeps_snapshots: false,
            opening: None,
        }
    }

    /// Starts another match in the same world. The decks are known to be legal.
    pub fn restart(&mut self, setup: MatchSetup) {
        self.setup = Arc::new(setup);
        self.answers.clear();
        self.snapshots.clear();
        self.opening = None;
        set_up(&mut self.room.world, &self.setup);
        self.run();
    }

    /// Keeps snapshots from now on, so that undoing is fast.
    pub fn keep_snapshots(&mut self) {
        self.keeps_snapshots = true;
        self.keep_snapshot();
    }

    fn keep_snapshot(&mut self) {
        let kept = self.snapshots.last().is_some_and(|(at, _)| *at == self.answers.len());
        let due = || self.answers.len().is_multiple_of(SNAPSHOT_EVERY) || self.was_much_work();
        if self.keeps_snapshots && !kept && due() {
            let snapshot = Snapshot::take(&self.room.world);
            self.snapshots.push((self.answers.len(), snapshot));
        }
    }

    /// Whether what came of the last answer took so long that it should not be worked out again to undo the
    /// next one.
    fn was_much_work(&self) -> bool {
        let world = &self.room.world;
        Resolving::of(world).bindings.looks_of_answer() > MUCH_WORK
            || Resolving::of(world).watch.is_long(world)
    }

    /// Makes effects written in RON happen for a player, in front of everything else.
    pub fn force(&mut self, you: PlayerId, this: Option<CardId>, effects: &str) -> Result<(), String> {
        let mut set = CardSet::clone(self.card_set());
        let effects = set.add_effects(effects)?;
        Match::of_mut(&mut self.room.world).set = Arc::new(set);
        self.force_list(you, this, effects);
        Ok(())
    }

    /// The same with a list of effects of the set.
    pub fn force_list(&mut self, you: PlayerId, this: Option<CardId>, effects: EffectsId) {
        let mut queue = self.room.world.resource_mut::<EventQueue>();
        let id = queue.new_frame_id();
        let frame = Frame::new(id, Context::of(you, this), Work::List(effects), Cause::Process);
        queue.push_front(Item::Frame(frame));
        Resolving::of_mut(&mut self.room.world).pending.0 = None;
        self.run();
    }

    /// Works on until a question is open or the match is over.
    pub fn run(&mut self) {
        while self.work(u32::MAX) {}
    }

    /// Works on for so many events at the most; whether there is more to do now is the answer.
    pub fn work(&mut self, events: u32) -> bool {
        let Room { world, schedule, unfolding } = &mut *self.room;
        let more = drain(world, schedule, unfolding, events);
        if !more {
            self.keep_snapshot();
        }
        more
    }

    pub fn question(&self) -> Option<&Question> {
        Resolving::of(&self.room.world).pending.0.as_ref()
    }

    /// Gives the answer with that number in the list of legal ones.
    pub fn answer(&mut self, number: usize) -> Result<(), Refusal> {
        self.begin_answer(number)?;
        self.run();
        Ok(())
    }

    /// Gives what was given, without working it out: [`Self::work`] does, as far as it may.
    pub fn begin(&mut self, given: Given) -> Result<(), Refusal> {
        match given {
            Given::Choice(number) => self.begin_answer(number as usize),
            Given::Concede(player) => self.concede(player),
        }
    }

    fn begin_answer(&mut self, number: usize) -> Result<(), Refusal> {
        let Room { world, unfolding, .. } = &mut *self.room;
        give_answer(world, unfolding, number, self.answers.len() as u32)?;
        self.answers.push(Given::Choice(number as u16));
        Ok(())
    }

    /// Gives an answer by what it says; if it is not legal, the reason with the numbers.
    pub fn answer_with(&mut self, answer: Answer) -> Result<(), Refusal> {
        let Some(question) = self.question() else { return Err(Refusal::NoQuestion) };
        let (player, ask) = (question.player, question.ask);
        match question.answers.iter().position(|&legal| legal == answer) {
            Some(number) => self.answer(number),
            None if ask == Ask::Main => {
                Err(Refusal::NotLegal(self.why_not(player, answer).err().unwrap_or(Failure::NotThere)))
            }
            None => Err(Refusal::NotInList { given: usize::MAX, answers: question.answers.len() }),
        }
    }

    /// Why a player cannot do something now; `Ok` if it is legal.
    pub fn why_not(&mut self, player: PlayerId, answer: Answer) -> Result<(), Failure> {
        let Room { world, unfolding, .. } = &mut *self.room;
        let Ok(mut unfolding) = unfolding.get_mut(world) else {
            return Err(Failure::MatchOver);
        };
        let Unfolding { table, resolving, .. } = &mut unfolding;
        let Resolving { bindings, pending, .. } = &mut **resolving;
        why_not(table, bindings, player, answer)?;
        // S39: what could be done is not offered where something else must be done first.
        let main = pending.0.as_ref().filter(|asked| asked.ask == Ask::Main && asked.player == player);
        match main {
            Some(asked) if !asked.answers.contains(&answer) => {
                overruled(table, bindings, player, answer, &asked.answers).map_or(Ok(()), Err)
            }
            _ => Ok(()),
        }
    }

    /// R10: either player may give up at any decision.
    pub fn concede(&mut self, player: PlayerId) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::NoQuestion);
        }
        self.answers.push(Given::Concede(player));
        Resolving::of_mut(&mut self.room.world).pending.0 = None;
        let turn = &mut Match::of_mut(&mut self.room.world).turn;
        turn.over = Some(Ending::Conceded { winner: player.opponent() });
        turn.step = Step::Over;
        Ok(())
    }

    /// Gives again what was given before.
    pub fn give(&mut self, given: Given) -> Result<(), Refusal> {
        self.begin(given)?;
        self.run();
        Ok(())
    }

    pub fn ending(&self) -> Option<Ending> {
        Match::of(&self.room.world).turn.over
    }

    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    pub fn answers(&self) -> &[Given] {
        &self.answers
    }

    pub fn history(&self) -> &History {
        &Match::of(&self.room.world).history
    }

    pub fn card_set(&self) -> &Arc<CardSet> {
        &Match::of(&self.room.world).set
    }

    pub fn world(&self) -> &World {
        &self.room.world
    }

    pub fn world_mut(&mut self) -> &mut World {
        &mut self.room.world
    }

    /// Reads the table.
    pub fn table<T>(&mut self, read: impl FnOnce(&Table<'_, '_>) -> T) -> Option<T> {
        let Room { world, unfolding, .. } = &mut *self.room;
        unfolding.get_mut(world).ok().map(|unfolding| read(&unfolding.table))
    }

    /// From now on what abilities do is noticed, beside what the history tells.
    pub fn notice_abilities(&mut self) {
        Resolving::of_mut(&mut self.room.world).bindings.noticed = Some(Box::default());
    }

    /// What was noticed of abilities in this match.
    pub fn take_noticed(&mut self) -> Noticed {
        Resolving::of_mut(&mut self.room.world)
            .bindings
            .noticed
            .take()
            .map_or_else(Noticed::default, |noticed| *noticed)
    }

    /// The events from one to the decision at its root.
    pub fn why(&self, event: EventId) -> Vec<EventId> {
        self.history().why(event)
    }

    /// Base and every change of a stat, with its source.
    pub fn explain(&mut self, card: CardId, stat: Stat) -> Ledger {
        let lines = explain(&mut self.room.world, card, stat);
        if !lines.is_empty() {
            return lines;
        }
        // Outside play, what nothing changes is as it is printed.
        let now = self.table(|table| table.card(card).map(|card| card.stat(stat))).flatten().unwrap_or(0);
        vec![LedgerLine { by: LedgerSource::Base, step: LedgerStep::Is(now), then: now }]
    }

    /// The hash of everything that decides how the match goes on.
    pub fn hash(&mut self) -> [u8; 32] {
        Snapshot::take(&self.room.world).state_hash()
    }

    /// A copy of the match in a world of its own, that goes on identically. The world of a fork that has ended
    /// is used again: a new one costs more than what is copied.
    pub fn fork(&mut self) -> Self {
        let mut room = self.room.another(self.card_set());
        Snapshot::take(&self.room.world).restore(&mut room.world);
        Self {
            room,
            setup: Arc::clone(&self.setup),
            answers: self.answers.clone(),
            snapshots: Vec::new(),
            keeps_snapshots: false,
            opening: self.opening.clone(),
        }
    }

    /// Returns to an earlier answer: the match is as it was when so many had been given.
    pub fn undo_to(&mut self, answers: usize) {
        if answers >= self.answers.len() {
            return;
        }
        let given = std::mem::take(&mut self.answers);
        self.snapshots.retain(|(at, _)| *at <= answers);
        let opening = self.opening.as_deref().map(|opening| (0, opening));
        let kept = self.snapshots.last().map(|(at, snapshot)| (*at, snapshot)).or(opening);
        let start = match kept {
            Some((at, snapshot)) => {
                bare_table(&mut self.room.world);
                snapshot.clone().restore(&mut self.room.world);
                at
            }
            None => {
                set_up(&mut self.room.world, &self.setup);
                0
            }
        };
        if start == 0 {
            self.run();
        }
        self.answers.extend_from_slice(&given[..start]);
        for &answer in &given[start..answers] {
            // They were legal then, and the match goes the same way again.
            let _ = self.give(answer);
        }
    }
}

/// Carries out the answer with that number to the question that is open in a world; `given` answers came
/// before it. One that is not in the list is refused and changes nothing.
fn give_answer(
    world: &mut World,
    unfolding: &mut SystemState<Unfolding>,
    number: usize,
    given: u32,
) -> Result<(), Refusal> {
    let mut unfolding = unfolding.get_mut(world).map_err(|_| Refusal::NoQuestion)?;
    let pending = &mut unfolding.resolving.pending;
    let Some(question) = &pending.0 else { return Err(Refusal::NoQuestion) };
    let answers = question.answers.len();
    let Some(&answer) = question.answers.get(number) else {
        return Err(Refusal::NotInList { given: number, answers });
    };
    let Some(question) = pending.0.take() else { return Err(Refusal::NoQuestion) };
    let state = unfolding.table.state_mut();
    state.history.root = Some(Cause::Answer(given));
    state.turn.answers += 1;
    if answers > 1 {
        unfolding.resolving.watch.choice(state);
    }
    unfolding.resolving.bindings.look_for_an_answer();
    carry_out(&mut unfolding, &question, answer);
    Ok(())
}
