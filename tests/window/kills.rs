//! The window is killed at any moment while it plays by itself: no answer whose result was shown is lost.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use bloodless::history::MatchRecord;
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::plan::LOADED;
use super::screen::Screen;

/// So many on every run; `scripts/kill` asks for more.
const KILLS: u32 = 3;
/// What is shown at the most before the game is killed.
const LATEST: u32 = 40;

/// What the window has shown last: the seed of the match and how many answers were given in it.
type Shown = (u64, usize);

/// Lets the window play and kills it when it has shown so many tables.
fn watch_and_kill(screen: &Screen, home: &Path, after: u32) -> Option<Shown> {
    let mut game = Command::new(env!("CARGO_BIN_EXE_bloodless"))
        .args(["watch", "--fast", "--tell"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("DISPLAY", &screen.name)
        .env_remove("WAYLAND_DISPLAY")
        .env("XDG_DATA_HOME", home.join("data"))
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_CACHE_HOME", home.join("cache"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(game.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut shown = None;
    for _ in 0..after {
        shown = lines.next().and_then(|line| read_line(&line)).or(shown);
    }
    game.kill().unwrap();
    // What it had still said before.
    shown = lines.filter_map(|line| read_line(&line)).last().or(shown);
    game.wait().unwrap();
    shown
}

/// `seed 7 answers 12`
fn read_line(line: &str) -> Option<Shown> {
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        ["seed", seed, "answers", answers] => Some((seed.parse().ok()?, answers.parse().ok()?)),
        _ => None,
    }
}

/// The match of a record, played again: its seed, its answers, and whether it is over.
fn kept(file: &Path) -> Option<(Shown, bool)> {
    let (record, _) = MatchRecord::read(file).ok()?;
    let (mut game, damage) = record.replay(&LOADED.set_for(&record.setup().decks()), usize::MAX).unwrap();
    assert!(damage.is_none(), "{}: {damage:?}", file.display());
    let (mut again, _) = record.replay(&LOADED.set_for(&record.setup().decks()), usize::MAX).unwrap();
    assert_eq!(game.hash(), again.hash(), "it comes back to the same decision");
    Some(((record.setup().seed, game.answers().len()), game.ending().is_some()))
}

#[test]
fn no_answer_that_the_window_has_shown_is_lost() {
    let kills =
        std::env::var("BLOODLESS_WINDOW_KILLS").ok().and_then(|many| many.parse().ok()).unwrap_or(KILLS);
    let screen = Screen::open();
    let home = tempfile::tempdir().unwrap();
    let mut chance = ChaCha8Rng::seed_from_u64(0x0077_696e);
    let mut confirmed = 0;
    for number in 0..kills {
        let Some((seed, answers)) = watch_and_kill(&screen, home.path(), chance.random_range(1..LATEST))
        else {
            continue;
        };
        let saves = home.path().join("data/bloodless/saves/watched");
        let files = std::fs::read_dir(&saves).unwrap().map(|entry| entry.unwrap().path());
        let records: Vec<(Shown, bool)> = files.filter_map(|file| kept(&file)).collect();
        let found = records.iter().filter(|((of, _), _)| *of == seed).map(|((_, kept), _)| *kept).max();
        assert!(found >= Some(answers), "kill {number}: {answers} answers were shown, of {records:?}");
        confirmed += answers;
    }
    assert!(confirmed > 0, "nothing was ever shown");
    println!("{kills} kills of the window, {confirmed} answers confirmed, none lost");
}
