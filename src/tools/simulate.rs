//! Simulated matches: many, fast, reproducible, with the invariants checked on the way.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Instant;

use serde::Serialize;

use super::Policy;
use super::coverage::Coverage;
use super::matchups::Matchups;
use super::tally::{Played, Summary, Tally};
use crate::cards::CardSet;
use crate::history::{Broken, Chance, Game, check_invariants};
use crate::table::{Match, MatchSetup};

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Plan {
    pub games: usize,
    pub seed: u64,
    pub decks: Matchups,
    pub policy: Policy,
    pub threads: usize,
    /// Invariants are looked at after so many answers, and at the end of every match; never if zero.
    pub check_every: usize,
    /// Whether it is counted what cards and abilities do.
    pub coverage: bool,
}

/// A match that broke an invariant.
#[derive(Clone, Debug, Serialize)]
pub struct Fault {
    pub game: usize,
    pub seed: u64,
    pub what: String,
    /// The shortest run of answers after which it shows.
    pub answers: Vec<usize>,
    #[serde(skip)]
    pub setup: MatchSetup,
}

/// Runs the plan; `progress` is told after each match. What came of each is added up at once, in order, so that
/// memory does not grow with the plan.
pub fn simulate(set: &CardSet, plan: &Plan, progress: impl Fn() + Sync) -> Result<Summary, Box<Fault>> {
    let started = Instant::now();
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    let work = |send: mpsc::Sender<Result<(usize, Played), Box<Fault>>>| {
        // Each thread has a set of its own: sharing one would make the cores wait for each other.
        let mut simulator = Simulator::new(Arc::new(set.clone()), plan);
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= plan.games {
                return simulator.coverage;
            }
            let played = simulator.play(game).map(|played| (game, played));
            // Nobody listens any more once a match was broken.
            if send.send(played).is_err() {
                return simulator.coverage;
            }
            progress();
        }
    };
    let (tally, counted) = std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..plan.threads.max(1)).map(|_| send.clone()).map(|send| scope.spawn(|| work(send))).collect();
        drop(send);
        let tally = add_up(receive, Tally::new(plan.decks.named()))?;
        let counted = threads.into_iter().map(|thread| match thread.join() {
            Ok(counted) => counted,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        Ok::<_, Box<Fault>>((tally, counted.flatten().collect::<Vec<Coverage>>()))
    })?;
    let coverage = plan.coverage.then(|| {
        let mut sum = Coverage::of(set);
        counted.iter().for_each(|one| sum.add(one));
        sum
    });
    Ok(Summary { coverage, ..tally.summary(started.elapsed().as_secs_f64()) })
}

/// Adds matches up in their order, whichever is told first.
fn add_up(
    played: mpsc::Receiver<Result<(usize, Played), Box<Fault>>>,
    mut tally: Tally,
) -> Result<Tally, Box<Fault>> {
    let mut early = BTreeMap::new();
    let mut due = 0;
    for one in played {
        let (game, played) = one?;
        early.insert(game, played);
        while let Some(played) = early.remove(&due) {
            tally.add(&played);
            due += 1;
        }
    }
    Ok(tally)
}

/// Plays matches one after another in one world.
pub struct Simulator<'a> {
    set: Arc<CardSet>,
    plan: &'a Plan,
    game: Option<Game>,
    coverage: Option<Coverage>,
}

impl<'a> Simulator<'a> {
    pub fn new(set: Arc<CardSet>, plan: &'a Plan) -> Self {
        let coverage = plan.coverage.then(|| Coverage::of(&set));
        Self { set, plan, game: None, coverage }
    }

    fn setup(&self, game: usize) -> (MatchSetup, [usize; 2]) {
        let seed = seed_of(self.plan.seed, game);
        let matchup = self.plan.decks.of_match(&self.set, seed, game);
        (MatchSetup::new(seed, matchup.decks), matchup.numbers)
    }

    fn start(&mut self, setup: MatchSetup) -> &mut Game {
        match &mut self.game {
            Some(game) => game.restart(setup),
            empty => *empty = Game::new(Arc::clone(&self.set), setup).ok(),
        }
        match &mut self.game {
            Some(game) => game,
            None => unreachable!("the decks were found legal before the simulation"),
        }
    }

    fn play(&mut self, number: usize) -> Result<Played, Box<Fault>> {
        let (setup, decks) = self.setup(number);
        let seed = setup.seed;
        let (policy, every) = (self.plan.policy, self.plan.check_every);
        let mut coverage = self.coverage.take();
        let game = self.start(setup);
        let played = match &mut coverage {
            Some(coverage) => {
                game.notice_abilities();
                let played =
                    play_or_catch(game, policy, seed, every, |game, number| coverage.look(game, number));
                if played.is_ok() {
                    coverage.add_match(game);
                }
                played
            }
            None => play_or_catch(game, policy, seed, every, |_, _| {}),
        };
        let result = match played {
            Ok(decisions) => {
                let turn = &Match::of(game.world()).turn;
                Ok(Played {
                    ending: turn.over,
                    first: turn.first,
                    decks,
                    turns: turn.number,
                    decisions,
                    events: game.history().resolved(),
                    hash: game.hash(),
                })
            }
            Err(_) => Err(Box::new(self.shortest(number))),
        };
        self.coverage = coverage;
        result
    }

    /// Plays the match again and looks after every answer.
    fn shortest(&mut self, number: usize) -> Fault {
        let (setup, _) = self.setup(number);
        let seed = setup.seed;
        let policy = self.plan.policy;
        // After a panic the world may be in any state.
        self.game = None;
        let game = self.start(setup.clone());
        let what = play_or_catch(game, policy, seed, 1, |_, _| {}).err().map_or_else(
            || "it was broken at first and not when the match was played again: the match is not deterministic".into(),
            |broken| broken.0,
        );
        let answers = game.answers().iter().map(|given| match given {
            crate::history::Given::Choice(number) => *number as usize,
            crate::history::Given::Concede(_) => usize::MAX,
        });
        Fault { game: number, seed, what, answers: answers.collect(), setup }
    }
}

/// A panic of the engine is a broken invariant too: its seed and its answers must be known.
fn play_or_catch(
    game: &mut Game,
    policy: Policy,
    seed: u64,
    check_every: usize,
    watch: impl FnMut(&mut Game, usize),
) -> Result<u64, Broken> {
    let played = catch_unwind(AssertUnwindSafe(|| play_watched(game, policy, seed, check_every, watch)));
    played.unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Err(Broken(format!("the engine panicked: {said}")))
    })
}

/// Plays to the end; how many decisions had at least two answers is the result.
pub fn play_out(game: &mut Game, policy: Policy, seed: u64, check_every: usize) -> Result<u64, Broken> {
    play_watched(game, policy, seed, check_every, |_, _| {})
}

/// The same; the watcher sees the match before each answer, and which it will be.
fn play_watched(
    game: &mut Game,
    policy: Policy,
    seed: u64,
    check_every: usize,
    mut watch: impl FnMut(&mut Game, usize),
) -> Result<u64, Broken> {
    let mut chance = Chance::seeded(seed ^ 0x0005_eed0_fc40_1ce5);
    let mut decisions = 0;
    let mut given = 0;
    while let Some(question) = game.question() {
        decisions += u64::from(question.answers.len() > 1);
        let number = policy.choose(question, &mut chance);
        watch(game, number);
        if let Err(refusal) = game.answer(number) {
            return Err(Broken(format!("a legal answer was refused: {refusal:?}")));
        }
        given += 1;
        if check_every > 0 && given % check_every == 0 {
            check_invariants(game.world_mut())?;
        }
    }
    if check_every > 0 {
        check_invariants(game.world_mut())?;
    }
    match game.ending() {
        Some(_) => Ok(decisions),
        None => Err(Broken("the match stopped without a question and without an end".into())),
    }
}

/// A seed of its own for each match (SplitMix64).
pub fn seed_of(seed: u64, game: usize) -> u64 {
    let mut mixed = seed.wrapping_add((game as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
