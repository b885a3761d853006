//! How much memory a headless match takes: `cargo bench --no-default-features --bench memory`.
//!
//! What the process holds is read before and after many matches are played to their ends and kept, so the
//! figures are of whole matches with their worlds, schedules and histories, and with what the allocator
//! loses; the card set is shared and not counted.

use std::path::Path;
use std::sync::Arc;

use bloodless::cards::{CardSet, load_folder};
use bloodless::history::Game;
use bloodless::table::MatchSetup;
use bloodless::tools::{Policy, play_out, seed_of};

const MATCHES: usize = 200;
const PAGE: usize = 4096;

/// The bytes of memory the process holds now; nothing where the system does not tell.
fn held() -> Option<usize> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    Some(text.split_whitespace().nth(1)?.parse::<usize>().ok()? * PAGE)
}

fn played(set: &Arc<CardSet>, number: usize, keep_snapshots: bool) -> Game {
    let decks = ["brood", "lantern"].map(|name| set.deck(name).expect("a core deck").clone());
    let seed = seed_of(7, number);
    let mut game = Game::new(Arc::clone(set), MatchSetup::new(seed, decks)).expect("legal decks");
    if keep_snapshots {
        game.keep_snapshots();
    }
    play_out(&mut game, Policy::Random, seed, 0).expect("a sound match");
    game
}

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let set = Arc::new(load_folder(&folder).expect("the core pack loads"));
    // Whatever is made once for all matches is there after these.
    let first: Vec<Game> = (0..20).map(|number| played(&set, number, number % 2 == 1)).collect();
    let mut all = vec![first];
    for (what, snapshots) in [("without snapshots", false), ("with a snapshot every 16 answers", true)] {
        let Some(before) = held() else {
            println!("this system does not tell how much memory a process holds");
            return;
        };
        let games: Vec<Game> = (20..20 + MATCHES).map(|number| played(&set, number, snapshots)).collect();
        let grown = held().unwrap_or(before).saturating_sub(before);
        let events: u64 = games.iter().map(|game| u64::from(game.history().len())).sum();
        println!(
            "memory of a match at its end, {what}: {} KiB (mean of {MATCHES} live matches, {} events each)",
            grown / MATCHES / 1024,
            events / MATCHES as u64,
        );
        all.push(games);
    }
}
