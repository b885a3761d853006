//! How long anything takes that a player waits for in a match of a mod that was written to hang the game:
//! `cargo bench --no-default-features --bench hostile`.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bloodless::history::{Chance, Given};
use bloodless::hotseat::{HotSeat, outlook};
use bloodless::table::MatchSetup;
use bloodless::tools::Policy;

#[path = "../tests/hostile/pack.rs"]
mod pack;

const MATCHES: u64 = 40;
/// As many events as the frame loop resolves before it looks at the clock.
const AT_ONCE: u32 = 4;

/// The longest time of each kind of waiting.
#[derive(Default)]
struct Longest(BTreeMap<&'static str, (Duration, u64)>);

impl Longest {
    fn time<T>(&mut self, what: &'static str, seed: u64, act: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let done = act();
        self.note(what, seed, start.elapsed());
        done
    }

    fn note(&mut self, what: &'static str, seed: u64, took: Duration) {
        let longest = self.0.entry(what).or_default();
        if took > longest.0 {
            *longest = (took, seed);
        }
    }
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    pack::write(folder.path());
    let mut longest = Longest::default();
    let loaded = longest.time("loading the packs", 0, || pack::load(folder.path()));
    let decks = [pack::deck(), pack::deck()];
    let set = loaded.set_for(&decks);
    let mut answers = 0;
    for seed in 0..MATCHES {
        let path = folder.path().join(format!("{seed}.bloodless"));
        let setup = MatchSetup::new(seed, decks.clone());
        let (mut seat, _) = HotSeat::start(&set, setup, &path).expect("it starts");
        let mut chance = Chance::seeded(seed);
        while let Some(question) = seat.game().question() {
            let player = question.player;
            let number = Policy::Random.choose(question, &mut chance);
            longest.time("a view", seed, || seat.game_mut().view(player));
            longest.time("a look ahead", seed, || outlook(seat.game_mut(), number));
            let given = Given::Choice(u16::try_from(number).unwrap_or(u16::MAX));
            seat.begin(given).expect("it is legal");
            let start = Instant::now();
            while longest.time("a slice of a frame", seed, || seat.work(AT_ONCE)) {}
            longest.note("everything that comes of an answer", seed, start.elapsed());
            longest.time("asking whether to take back", seed, || seat.consent_to_undo(player));
            longest.time("taking back", seed, || seat.undo()).expect("it is on disk");
            longest.time("giving again", seed, || seat.redo()).expect("it is on disk");
            answers += 1;
        }
    }
    println!("{MATCHES} matches, {answers} answers; the longest waits:");
    for (what, (took, seed)) in longest.0 {
        println!("  {what:<36} {took:>10.1?}  (match {seed})");
    }
}
