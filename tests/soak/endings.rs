//! Many random matches: none hangs, all end, and nothing is broken on the way.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bloodless::cards::EventKind;
use bloodless::history::{Game, Status, check_invariants};
use bloodless::table::{Card, Match, MatchSetup};
use bloodless::tools::{Matchups, Plan, Policy, play_out, seed_of, simulate};

use super::support::{CORE, Decks, Walk, core_decks, how_to_play_again};

const CHECK_EVERY: usize = 50;
const THREADS: usize = 2;
/// Longer than the longest match takes by far.
const HANGING: Duration = Duration::from_secs(60);

#[test]
fn ten_thousand_matches_of_the_core_decks_end() {
    play_many(0x0c04e, 10_000, Decks::Core);
}

#[test]
fn two_thousand_matches_of_random_decks_end() {
    play_many(0x4a2d0, 2_000, Decks::Random);
}

/// Plays the matches of a series on two threads, and watches that none hangs.
fn play_many(series: u64, games: usize, decks: Decks) {
    let next = AtomicUsize::new(0);
    let started = Instant::now();
    // When each thread began its match, and which.
    let at_work: [(AtomicU64, AtomicUsize); THREADS] = Default::default();
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let play = |(since, which): &(AtomicU64, AtomicUsize)| {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return;
                }
                which.store(number, Ordering::Relaxed);
                since.store(started.elapsed().as_secs(), Ordering::Relaxed);
                let _resting = Resting(since);
                play_one(series, number, decks);
            }
        };
        let threads: Vec<_> = at_work.iter().map(|at| scope.spawn(move || play(at))).collect();
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(100));
                for (since, which) in &at_work {
                    let since = since.load(Ordering::Relaxed);
                    if started.elapsed().as_secs() > since.saturating_add(HANGING.as_secs()) {
                        give_up(series, which.load(Ordering::Relaxed), decks);
                    }
                }
            }
        });
        let ended: Vec<_> = threads.into_iter().map(std::thread::ScopedJoinHandle::join).collect();
        is_over.store(true, Ordering::Relaxed);
        for end in ended {
            end.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
    });
}

/// Notes that a thread plays no match, also when it has panicked.
struct Resting<'a>(&'a AtomicU64);

impl Drop for Resting<'_> {
    fn drop(&mut self) {
        self.0.store(u64::MAX, Ordering::Relaxed);
    }
}

/// A match that hangs cannot be stopped from outside, so the tests stop altogether.
fn give_up(series: u64, number: usize, decks: Decks) -> ! {
    let walk = Walk::new(series, number, decks);
    eprintln!("match {number} of series {series:#x} ({decks:?}) hangs:\n{}", how_to_play_again(&walk.game));
    std::process::exit(101);
}

fn play_one(series: u64, number: usize, decks: Decks) {
    let mut walk = Walk::new(series, number, decks);
    let brought = cards_brought(&walk.game);
    while walk.step() {
        if walk.game.answers().len().is_multiple_of(CHECK_EVERY) {
            check(&mut walk, &brought);
        }
    }
    check(&mut walk, &brought);
}

fn check(walk: &mut Walk, brought: &[Card]) {
    check_invariants(walk.game.world_mut()).unwrap_or_else(|broken| panic!("{}", broken.0));
    cards_are_conserved(&walk.game, brought);
}

/// The cards of the decks, by id.
fn cards_brought(game: &Game) -> Vec<Card> {
    (0..Match::of(game.world()).places.cards_ever()).filter_map(|at| card(game, at)).collect()
}

fn card(game: &Game, at: usize) -> Option<Card> {
    let entity = Match::of(game.world()).places.card(bloodless::table::CardId(at as u16))?;
    game.world().get::<Card>(entity).copied()
}

/// S11: only vestiges come, only liberated cards go; and no card changes its owner or what it is (S9).
fn cards_are_conserved(game: &Game, brought: &[Card]) {
    let happened = |kind: EventKind| {
        let resolved = game.history().since(0).filter(|(_, record)| record.status == Status::Resolved);
        resolved.map(|(_, record)| record.event).filter(move |event| event.kind == kind)
    };
    let gone: Vec<_> = happened(EventKind::Liberate).filter_map(|event| event.card).collect();
    let ever = Match::of(game.world()).places.cards_ever();
    let created = happened(EventKind::Spawn).count() + happened(EventKind::Create).count();
    assert_eq!(ever, brought.len() + created, "cards that ever were, brought and created");
    for at in 0..ever {
        let Some(now) = card(game, at) else {
            assert!(gone.iter().any(|card| card.index() == at), "card {at} is gone and was not liberated");
            continue;
        };
        assert!(!gone.contains(&now.id), "card {at} was liberated and is still there");
        assert_eq!(now.created, at >= brought.len(), "card {at} is a vestige: {}", now.created);
        if let Some(before) = brought.get(at) {
            assert_eq!((now.def, now.owner), (before.def, before.owner), "card {at}");
        }
    }
}

#[test]
fn the_digest_is_the_same_each_time_and_whatever_the_threads() {
    for policy in [Policy::Random, Policy::Eager] {
        let plan = |threads| Plan {
            games: 200,
            seed: 11,
            decks: Matchups::Pair(core_decks()),
            policy,
            threads,
            check_every: 0,
            coverage: false,
        };
        let digest = |threads| match simulate(&CORE, &plan(threads), || {}) {
            Ok(summary) => summary.digest,
            Err(fault) => panic!("seed {:#x}: {} after {:?}", fault.seed, fault.what, fault.answers),
        };
        let once = digest(1);
        assert_eq!(once, digest(1));
        assert_eq!(once, digest(2));
        assert_eq!(once, digest_of_fresh_worlds(&plan(1)));
    }
}

/// The simulator plays its matches one after another in one world; here each has its own.
fn digest_of_fresh_worlds(plan: &Plan) -> String {
    let mut digest = blake3::Hasher::new();
    for number in 0..plan.games {
        let seed = seed_of(plan.seed, number);
        let mut decks = core_decks();
        if number % 2 == 1 {
            decks.reverse();
        }
        let mut game = Game::new(Arc::clone(&CORE), MatchSetup::new(seed, decks)).expect("legal decks");
        play_out(&mut game, plan.policy, seed, 0)
            .unwrap_or_else(|broken| panic!("seed {seed:#x}: {}", broken.0));
        digest.update(&game.hash());
    }
    digest.finalize().to_hex().to_string()
}
