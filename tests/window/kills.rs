//! The window is killed at any moment while it plays by itself: no answer whose result was shown is lost, and the next
//! time it stands at the decision that the record ends with.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use bloodless::history::MatchRecord;
use bloodless::tools::hex;
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::plan::LOADED;
use super::screen::Screen;

/// So many on every run; `scripts/kill` asks for more.
const KILLS: u32 = 3;
/// What is shown at the most before the game is killed.
const LATEST: u32 = 40;
/// How long after what was shown last it may be killed, and how long after the start where nothing is awaited.
const MOMENT: Duration = Duration::from_millis(60);
const START: Duration = Duration::from_millis(1500);

/// A table as the window tells of it: the seed of the match, how many answers were given in it, its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shown {
    seed: u64,
    answers: usize,
    hash: String,
}

impl Shown {
    /// `seed 7 answers 12 hash 5f…`
    fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["seed", seed, "answers", answers, "hash", hash] => {
                Some(Self { seed: seed.parse().ok()?, answers: answers.parse().ok()?, hash: hash.into() })
            }
            _ => None,
        }
    }
}

/// A place where the game is played and killed.
struct Victim {
    screen: Screen,
    home: tempfile::TempDir,
    chance: ChaCha8Rng,
    /// Where the match that is not over stood when it was killed.
    left: Option<Shown>,
    confirmed: usize,
    taken_up: u32,
}

impl Victim {
    fn new(number: u64) -> Self {
        Self {
            screen: Screen::open(),
            home: tempfile::tempdir().unwrap(),
            chance: ChaCha8Rng::seed_from_u64(0x0077_696e + number),
            left: None,
            confirmed: 0,
            taken_up: 0,
        }
    }

    fn start(&self, seed: u32) -> Child {
        let mut game = self.screen.game(self.home.path());
        game.args(["watch", "--fast", "--tell", "--seed", &seed.to_string()]);
        game.stdout(Stdio::piped()).spawn().unwrap()
    }

    /// Lets the window play and kills it at some moment; the tables that it has shown.
    fn watch_and_kill(&mut self, seed: u32) -> Vec<Shown> {
        let mut game = self.start(seed);
        let lines = BufReader::new(game.stdout.take().unwrap()).lines();
        let (say, said) = channel();
        let listening = std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                if let Some(table) = Shown::read(&line) {
                    say.send(table).unwrap();
                }
            }
        });
        let awaited = self.chance.random_range(0..LATEST);
        let mut shown: Vec<Shown> = said.iter().take(awaited as usize).collect();
        let most = if awaited == 0 { START } else { MOMENT };
        let wait = Duration::from_micros(self.chance.random_range(0..most.as_micros() as u64));
        shown.extend(heard_within(&said, wait));
        game.kill().unwrap();
        game.wait().unwrap();
        // What it had still said before.
        shown.extend(said.iter());
        listening.join().unwrap();
        shown
    }

    fn saves(&self) -> PathBuf {
        self.home.path().join("data/bloodless/saves/watched")
    }

    /// Once more: what the window had shown is in a record, and a match that was left is taken up where it was.
    fn suffer(&mut self, number: u32) {
        let shown = self.watch_and_kill(number);
        if let (Some(left), Some(first)) = (&self.left, shown.first()) {
            assert_eq!(left, first, "kill {number}: it comes back to the same decision");
            self.taken_up += 1;
        }
        if let Some(last) = shown.last() {
            let kept = recorded(&self.saves(), last);
            assert!(kept.contains(last), "kill {number}: {last:?} was shown; on the disk: {kept:?}");
            self.confirmed += shown.len();
        }
        let current = self.saves().join("current.bloodless");
        self.left = current.exists().then(|| end_of(&current)).flatten();
    }
}

/// What is said until then.
fn heard_within(said: &Receiver<Shown>, wait: Duration) -> Vec<Shown> {
    let until = Instant::now() + wait;
    std::iter::from_fn(|| said.recv_timeout(until.saturating_duration_since(Instant::now())).ok()).collect()
}

/// The table of a record after so many answers, played again.
fn table_of(record: &MatchRecord, answers: usize) -> Shown {
    let set = LOADED.set_for(&record.setup().decks());
    let (mut game, damage) = record.replay(&set, answers).unwrap();
    assert!(damage.is_none(), "{damage:?}");
    Shown { seed: record.setup().seed, answers: game.answers().len(), hash: hex(&game.hash()) }
}

/// What the records tell of a table that was shown.
fn recorded(saves: &Path, shown: &Shown) -> Vec<Shown> {
    let files = std::fs::read_dir(saves).unwrap().map(|entry| entry.unwrap().path());
    let records = files.filter_map(|file| Some(MatchRecord::read(&file).ok()?.0));
    let same = records.filter(|record| record.setup().seed == shown.seed);
    same.map(|record| table_of(&record, shown.answers)).collect()
}

/// Where a match was left, if it is not over.
fn end_of(file: &Path) -> Option<Shown> {
    let (record, _) = MatchRecord::read(file).ok()?;
    let (game, _) = record.replay(&LOADED.set_for(&record.setup().decks()), usize::MAX).unwrap();
    game.ending().is_none().then(|| table_of(&record, usize::MAX))
}

#[test]
fn no_answer_that_the_window_has_shown_is_lost() {
    let kills =
        std::env::var("BLOODLESS_WINDOW_KILLS").ok().and_then(|many| many.parse().ok()).unwrap_or(KILLS);
    // Many are shared out, a display for each core.
    let cores = std::thread::available_parallelism().map_or(1, |many| many.get() as u32);
    let places = if kills > KILLS { cores } else { 1 };
    let (mut confirmed, mut taken_up) = (0, 0);
    std::thread::scope(|scope| {
        let working: Vec<_> = (0..places)
            .map(|place| {
                scope.spawn(move || {
                    let mut victim = Victim::new(u64::from(place));
                    (place..kills).step_by(places as usize).for_each(|number| {
                        victim.suffer(number);
                        if number % 100 == 99 {
                            println!("{} kills", number + 1);
                        }
                    });
                    (victim.confirmed, victim.taken_up)
                })
            })
            .collect();
        for work in working {
            let (tables, matches) = work.join().unwrap();
            confirmed += tables;
            taken_up += matches;
        }
    });
    assert!(confirmed > 0, "nothing was ever shown");
    println!("{kills} kills of the window, {confirmed} tables shown, none lost; {taken_up} matches taken up");
}
