//! How long an answer takes to be safe on disk: `cargo bench --no-default-features --bench records`.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bloodless::cards::load_folder;
use bloodless::history::{Given, MatchRecord};
use bloodless::hotseat::HotSeat;
use bloodless::mods::{self, Sources};
use bloodless::table::MatchSetup;
use bloodless::tools::{Policy, play_out};

const APPENDS: usize = 2_000;

fn main() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let set = match load_folder(&core) {
        Ok(set) => Arc::new(set),
        Err(problems) => panic!("the core pack does not load: {problems:#?}"),
    };
    let loaded = mods::load(&Sources::core(&core));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bench.bloodless");
    let mut took: Vec<Duration> = Vec::with_capacity(APPENDS);
    let mut bytes = 0;
    for seed in 0.. {
        let setup = MatchSetup::new(seed, [set.decks()[0].clone(), set.decks()[1].clone()]);
        let mut played = bloodless::history::Game::new(Arc::clone(&set), setup.clone()).expect("legal decks");
        play_out(&mut played, Policy::Eager, seed, 0).expect("a sound match");
        let (mut seat, _) = HotSeat::start(&set, setup, &path).expect("it starts");
        for &given in played.answers() {
            let Given::Choice(_) = given else { continue };
            let start = Instant::now();
            seat.give(given).expect("it was legal before");
            took.push(start.elapsed());
        }
        bytes = std::fs::metadata(&path).map_or(0, |file| file.len());
        if took.len() >= APPENDS {
            break;
        }
    }
    took.sort_unstable();
    let at = |percent: usize| took[(took.len() - 1) * percent / 100];
    println!("{} answers written, synced and worked out:", took.len());
    println!("  median {:?}, p90 {:?}, p99 {:?}, longest {:?}", at(50), at(90), at(99), at(100));
    println!("a whole match takes {bytes} bytes");
    let start = Instant::now();
    let (record, _) = MatchRecord::read(&path).expect("it is read");
    let (game, _) = record.replay(&loaded.set, usize::MAX).expect("it is replayed");
    println!("taking up its {} answers: {:?}", game.answers().len(), start.elapsed());
}
