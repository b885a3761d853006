//! Simulated matches: many, fast, reproducible, with the invariants checked on the way.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use serde::Serialize;

use super::Policy;
use super::coverage::Coverage;
use super::matchups::Matchups;
use crate::cards::CardSet;
use crate::history::{Broken, Chance, Game, check_invariants};
use crate::table::{Match, MatchSetup, PlayerId};
use crate::text::{Tongue, reason_of_draw};
use crate::turn::Ending;

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

/// How a deck did against the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckResult {
    pub deck: String,
    pub games: usize,
    pub wins: usize,
    pub draws: usize,
}

/// What came of all matches.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    pub games: usize,
    pub wins_by_seat: [usize; 2],
    pub wins_of_first_player: usize,
    pub wins_by_deck: BTreeMap<String, usize>,
    pub decks: Vec<DeckResult>,
    pub draws: usize,
    pub draws_by_reason: BTreeMap<String, usize>,
    pub mean_turns: f64,
    pub decisions: u64,
    pub events: u64,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    pub events_per_second: f64,
    /// Of all final states in order: the same for the same arguments, whatever the threads.
    pub digest: String,
    #[serde(skip)]
    pub coverage: Option<Coverage>,
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

/// What came of one match.
struct Played {
    ending: Option<Ending>,
    first: PlayerId,
    /// Which of the decks of the plan sat where.
    decks: [usize; 2],
    turns: u32,
    decisions: u64,
    events: u64,
    hash: [u8; 32],
}

/// Runs the plan; `progress` is told after each match.
pub fn simulate(set: &CardSet, plan: &Plan, progress: impl Fn() + Sync) -> Result<Summary, Box<Fault>> {
    let next = AtomicUsize::new(0);
    let started = Instant::now();
    let work = || -> Result<Work, Box<Fault>> {
        // Each thread has a set of its own: sharing one would make the cores wait for each other.
        let mut player = Simulator::new(Arc::new(set.clone()), plan);
        let mut played = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= plan.games {
                return Ok((played, player.coverage));
            }
            played.push((game, player.play(game)?));
            progress();
        }
    };
    let done: Vec<Work> = if plan.threads <= 1 {
        vec![work()?]
    } else {
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
            let mut all = Vec::new();
            for thread in threads {
                match thread.join() {
                    Ok(done) => all.push(done?),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            Ok::<_, Box<Fault>>(all)
        })?
    };
    let seconds = started.elapsed().as_secs_f64();
    let mut coverage = plan.coverage.then(|| Coverage::of(set));
    let mut played = Vec::with_capacity(plan.games);
    for (games, counted) in done {
        played.extend(games);
        if let (Some(sum), Some(counted)) = (&mut coverage, &counted) {
            sum.add(counted);
        }
    }
    played.sort_unstable_by_key(|(game, _)| *game);
    Ok(Summary { coverage, ..summarise(plan, &played, seconds) })
}

/// What one thread has played and counted.
type Work = (Vec<(usize, Played)>, Option<Coverage>);

#[allow(clippy::float_arithmetic, reason = "rates for people to read; no rule depends on them")]
fn summarise(plan: &Plan, played: &[(usize, Played)], seconds: f64) -> Summary {
    let mut summary = Summary { games: played.len(), seconds, ..Summary::default() };
    for deck in plan.decks.named() {
        summary.wins_by_deck.insert(deck.name.to_string(), 0);
        let deck = deck.name.to_string();
        summary.decks.push(DeckResult { deck, games: 0, wins: 0, draws: 0 });
    }
    let mut turns = 0;
    let mut digest = blake3::Hasher::new();
    for (_, game) in played {
        match game.ending {
            Some(Ending::Draw(reason)) => {
                summary.draws += 1;
                *summary.draws_by_reason.entry(reason_of_draw(reason, &Tongue::built_in())).or_default() += 1;
            }
            Some(ending) => {
                if let Some(winner) = ending.winner() {
                    summary.wins_by_seat[winner.index()] += 1;
                    summary.wins_of_first_player += usize::from(winner == game.first);
                    if let Some(deck) = plan.decks.named().get(game.decks[winner.index()]) {
                        *summary.wins_by_deck.entry(deck.name.to_string()).or_default() += 1;
                    }
                }
            }
            None => {}
        }
        count_for_decks(&mut summary.decks, game);
        turns += u64::from(game.turns);
        summary.decisions += game.decisions;
        summary.events += game.events;
        digest.update(&game.hash);
    }
    let per_second = |count: f64| if seconds > 0.0 { count / seconds } else { 0.0 };
    summary.mean_turns = turns as f64 / played.len().max(1) as f64;
    summary.games_per_second = per_second(played.len() as f64);
    summary.decisions_per_second = per_second(summary.decisions as f64);
    summary.events_per_second = per_second(summary.events as f64);
    summary.digest = digest.finalize().to_hex().to_string();
    summary
}

fn count_for_decks(results: &mut [DeckResult], game: &Played) {
    let winner = game.ending.and_then(Ending::winner);
    for (seat, &deck) in game.decks.iter().enumerate() {
        let Some(result) = results.get_mut(deck) else { continue };
        result.games += 1;
        result.wins += usize::from(winner.is_some_and(|winner| winner.index() == seat));
        result.draws += usize::from(winner.is_none());
    }
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
