//! A display of its own with the game on it, what is seen there, and the record on disk.

use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bloodless::history::{Game, MatchRecord};
use tempfile::TempDir;

use super::hands::Hands;
use super::places;
use super::plan::LOADED;
use super::screen::{Part, Picture, Screen};

/// The game is drawn without a graphics card: one window at a time is slow enough.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Longer than any machine needs; what is waited for usually takes a moment.
const PATIENCE: Duration = Duration::from_secs(120);
/// Between two glances at what is waited for.
const GLANCE: Duration = Duration::from_millis(15);
/// A picture that stays the same for so long is at rest.
const REST: Duration = Duration::from_millis(700);

/// Nothing moves, so that pictures can be compared, and the curtain opens at a click.
const SETTINGS: &str = "(animation_speed: 0.0, reduced_motion: true, curtain_by_click: true)";

pub struct Desk {
    pub hands: Hands,
    pub screen: Screen,
    game: Option<Child>,
    home: TempDir,
    _alone: MutexGuard<'static, ()>,
}

impl Desk {
    /// A display with the game at its title.
    pub fn new() -> Self {
        Self::with_settings(SETTINGS)
    }

    pub fn with_settings(settings: &str) -> Self {
        let alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let screen = Screen::open();
        let home = tempfile::tempdir().unwrap();
        let config = home.path().join("config/bloodless");
        std::fs::create_dir_all(&config).unwrap();
        std::fs::write(config.join("settings.ron"), settings).unwrap();
        let hands = Hands::at(&screen.name);
        let mut desk = Self { hands, screen, game: None, home, _alone: alone };
        desk.start();
        desk
    }

    /// Starts the game and waits for its title.
    pub fn start(&mut self) {
        self.game = Some(self.screen.game(self.home.path()).stdout(Stdio::null()).spawn().unwrap());
        self.until("the title", Self::is_at_the_title);
        self.hands.focus("Bloodless");
        self.hands.point(places::ASIDE);
        self.at_rest();
    }

    /// The plate of the title is paper where the loading screen is dark.
    pub fn is_at_the_title(&self) -> bool {
        self.light(places::TITLE_PAPER) > 170
    }

    /// As when the power goes.
    pub fn kill(&mut self) {
        let mut game = self.game.take().unwrap();
        game.kill().unwrap();
        game.wait().unwrap();
    }

    /// The time that the game's process has computed so far.
    pub fn computed(&self) -> Duration {
        let id = self.game.as_ref().unwrap().id();
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
        let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
        let ticks: u64 = fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap();
        // Linux counts in hundredths of a second.
        Duration::from_millis(ticks * 10)
    }

    /// How light a part of the screen is now.
    pub fn light(&self, part: Part) -> u32 {
        self.screen.look_at(part).light()
    }

    /// Does something at a picture that is at rest and waits until it has changed and come to rest again.
    pub fn after(&self, act: impl FnOnce(&Hands)) -> Picture {
        let before = self.screen.look();
        act(&self.hands);
        self.until("the picture to change", |desk| desk.screen.look() != before);
        self.at_rest()
    }

    /// Waits until the picture stays the same for a while.
    pub fn at_rest(&self) -> Picture {
        let mut last = self.screen.look();
        let mut since = Instant::now();
        self.until("the picture to come to rest", |desk| {
            let now = desk.screen.look();
            if now != last {
                (last, since) = (now, Instant::now());
            }
            since.elapsed() >= REST
        });
        self.screen.look()
    }

    /// Waits until the record holds exactly so many answers.
    pub fn until_answers(&self, count: usize) {
        self.until(&format!("{count} answers on disk"), |desk| desk.answers() == Some(count));
    }

    /// How many answers are on disk, if there is a record.
    pub fn answers(&self) -> Option<usize> {
        self.record().map(|record| record.answers.len())
    }

    /// The match as the record tells it.
    pub fn game(&self) -> Game {
        let record = self.record().expect("a match is recorded");
        let set = LOADED.set_for(&record.setup().decks());
        let (game, damage) = record.replay(&set, usize::MAX).expect("the record is good");
        assert!(damage.is_none(), "{damage:?}");
        game
    }

    pub fn record(&self) -> Option<MatchRecord> {
        MatchRecord::read(&self.saves().join("current.bloodless")).ok().map(|(record, _)| record)
    }

    pub fn saves(&self) -> PathBuf {
        self.home.path().join("data/bloodless/saves")
    }

    /// How many records the players have kept beside that of the current match.
    pub fn kept_records(&self) -> usize {
        std::fs::read_dir(self.saves()).unwrap().count() - 1
    }

    pub fn until(&self, what: &str, mut done: impl FnMut(&Self) -> bool) {
        let start = Instant::now();
        while !done(self) {
            if start.elapsed() > PATIENCE {
                let test = thread::current().name().unwrap_or("test").replace("::", "-");
                let file = std::env::temp_dir().join(format!("bloodless-window-{test}.ppm"));
                self.screen.look().keep(&file);
                panic!("waited in vain for {what}; what is seen is in {}", file.display());
            }
            thread::sleep(GLANCE);
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        if let Some(game) = &mut self.game {
            let _ = game.kill();
            let _ = game.wait();
        }
    }
}
