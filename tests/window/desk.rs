//! A display of its own with the game on it, and hands to use it with.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bloodless::cards::CardSet;
use bloodless::history::{Game, Given, MatchRecord};
use bloodless::mods::{self, Sources};
use bloodless::table::PlayerId;
use tempfile::TempDir;

/// The game is drawn without a graphics card: one window at a time is slow enough.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

const WIDTH: usize = 1600;
const HEIGHT: usize = 900;
/// Longer than any machine needs; what is waited for usually takes a moment.
const PATIENCE: Duration = Duration::from_secs(150);
/// How often it is looked at what is waited for.
const GLANCE: Duration = Duration::from_millis(120);
/// How long a finger stays on a key.
const TOUCH: Duration = Duration::from_millis(220);

/// Nothing moves, so that pictures can be compared, and the curtain opens at a click.
const SETTINGS: &str = "(animation_speed: 0.0, reduced_motion: true, curtain_by_click: true)";

pub struct Desk {
    display: String,
    screen: Child,
    game: Option<Child>,
    home: TempDir,
    _alone: MutexGuard<'static, ()>,
}

/// What is on the screen: three bytes a point.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture(Vec<u8>);

impl Picture {
    /// The points of a rectangle.
    pub fn part(&self, left: usize, top: usize, right: usize, bottom: usize) -> Vec<u8> {
        let row = |y: usize| &self.0[(y * WIDTH + left) * 3..(y * WIDTH + right) * 3];
        (top..bottom).flat_map(row).copied().collect()
    }
}

impl Desk {
    /// A display with the game at its title.
    pub fn new() -> Self {
        let alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let (display, screen) = open_a_display();
        let home = tempfile::tempdir().unwrap();
        let config = home.path().join("config/bloodless");
        std::fs::create_dir_all(&config).unwrap();
        std::fs::write(config.join("settings.ron"), SETTINGS).unwrap();
        let mut desk = Self { display, screen, game: None, home, _alone: alone };
        desk.start();
        desk
    }

    /// Starts the game and waits for its title.
    pub fn start(&mut self) {
        let game = Command::new(env!("CARGO_BIN_EXE_bloodless"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env("DISPLAY", &self.display)
            .env_remove("WAYLAND_DISPLAY")
            .env("XDG_DATA_HOME", self.home.path().join("data"))
            .env("XDG_CONFIG_HOME", self.home.path().join("config"))
            .env("XDG_CACHE_HOME", self.home.path().join("cache"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        self.game = Some(game);
        // The plate of the title is paper where the loading screen is dark.
        self.until("the title", |desk| {
            let point = desk.look().part(300, 860, 301, 861);
            point[0] > 180 && point[2] > 140
        });
        let window = self.xdotool(&["search", "--onlyvisible", "--name", "Bloodless"]);
        self.xdotool(&["windowfocus", window.lines().next().unwrap()]);
    }

    /// As when the power goes.
    pub fn kill(&mut self) {
        let mut game = self.game.take().unwrap();
        game.kill().unwrap();
        game.wait().unwrap();
    }

    pub fn click(&self, x: u32, y: u32) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
        thread::sleep(TOUCH);
        self.xdotool(&["mousedown", "1"]);
        thread::sleep(TOUCH);
        self.xdotool(&["mouseup", "1"]);
    }

    pub fn press(&self, key: &str) {
        self.xdotool(&["keydown", key]);
        thread::sleep(TOUCH);
        self.xdotool(&["keyup", key]);
    }

    pub fn write(&self, text: &str) {
        for letter in text.chars() {
            self.press(&letter.to_string());
        }
    }

    /// What is on the screen now.
    pub fn look(&self) -> Picture {
        let shot = Command::new("import")
            .args(["-display", &self.display, "-window", "root", "-depth", "8", "rgb:-"])
            .output()
            .expect("`import` of ImageMagick is needed: scripts/test installs it");
        assert_eq!(shot.stdout.len(), WIDTH * HEIGHT * 3, "{}", String::from_utf8_lossy(&shot.stderr));
        Picture(shot.stdout)
    }

    /// Waits for another picture than one, and for it to come to rest.
    pub fn until_it_changes(&self, from: &Picture) -> Picture {
        self.until("the picture to change", |desk| desk.look() != *from);
        self.at_rest()
    }

    /// Does something and waits for the picture to change and come to rest.
    pub fn and_see(&self, act: impl FnOnce(&Self)) -> Picture {
        let before = self.at_rest();
        act(self);
        self.until_it_changes(&before)
    }

    /// Waits until the picture stays the same for a while.
    pub fn at_rest(&self) -> Picture {
        let mut last = self.look();
        let mut same = 0;
        self.until("the picture to come to rest", |desk| {
            let now = desk.look();
            same = if now == last { same + 1 } else { 0 };
            last = now;
            same >= 4
        });
        last
    }

    /// The answers on disk.
    pub fn answers(&self) -> Vec<Given> {
        self.record().map(|record| record.answers).unwrap_or_default()
    }

    pub fn until_answers(&self, count: usize) {
        let there = |desk: &Self| desk.record().is_some_and(|record| record.answers.len() == count);
        self.until(&format!("{count} answers on disk"), there);
    }

    /// Waits for more answers than so many: a play is one or several.
    pub fn until_more_answers(&self, than: usize) {
        self.until(&format!("more than {than} answers on disk"), |desk| desk.answers().len() > than);
        self.at_rest();
    }

    /// Opens the curtain, if it has fallen since that player looked: whenever another one is asked.
    pub fn look_on(&self, viewer: &mut Option<PlayerId>, open: impl FnOnce(&Self)) {
        let asked = self.game().question().map(|question| question.player);
        if asked != *viewer {
            self.and_see(open);
            *viewer = asked;
        }
    }

    /// The match as the record tells it.
    pub fn game(&self) -> Game {
        let record = self.record().expect("a match is recorded");
        let (game, damage) = record.replay(&set_for(&record), usize::MAX).expect("the record is good");
        assert!(damage.is_none(), "{damage:?}");
        game
    }

    pub fn record(&self) -> Option<MatchRecord> {
        let file: PathBuf = self.home.path().join("data/bloodless/saves/current.bloodless");
        MatchRecord::read(&file).ok().map(|(record, _)| record)
    }

    fn until(&self, what: &str, mut done: impl FnMut(&Self) -> bool) {
        let start = Instant::now();
        while !done(self) {
            if start.elapsed() > PATIENCE {
                let test = thread::current().name().unwrap_or("test").replace("::", "-");
                let file = std::env::temp_dir().join(format!("bloodless-window-{test}.ppm"));
                let mut shot = std::fs::File::create(&file).unwrap();
                writeln!(shot, "P6 {WIDTH} {HEIGHT} 255").unwrap();
                shot.write_all(&self.look().0).unwrap();
                panic!("waited in vain for {what}; what is seen is in {}", file.display());
            }
            thread::sleep(GLANCE);
        }
    }

    fn xdotool(&self, args: &[&str]) -> String {
        let done = Command::new("xdotool")
            .env("DISPLAY", &self.display)
            .args(args)
            .output()
            .expect("`xdotool` is needed: scripts/test installs it");
        assert!(done.status.success(), "xdotool {args:?}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).into_owned()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        for child in self.game.iter_mut().chain([&mut self.screen]) {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Xvfb chooses a number that is free and tells it.
fn open_a_display() -> (String, Child) {
    let mut screen = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", &format!("{WIDTH}x{HEIGHT}x24"), "-nolisten", "tcp"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("`Xvfb` is needed: scripts/test installs it");
    let mut told = std::io::BufReader::new(screen.stdout.take().unwrap());
    let mut number = String::new();
    std::io::BufRead::read_line(&mut told, &mut number).unwrap();
    (format!(":{}", number.trim()), screen)
}

fn set_for(record: &MatchRecord) -> Arc<CardSet> {
    loaded().set_for(&record.setup().decks())
}

pub fn loaded() -> mods::Loaded {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    mods::load(&Sources { core: root.join("cards/core"), mods: vec![root.join("mods")], named: Vec::new() })
}

/// Where things lie on a window of 1600 × 900.
pub mod at {
    pub const PLAY: (u32, u32) = (1315, 278);
    pub const CONTINUE: (u32, u32) = (1315, 442);
    pub const START: (u32, u32) = (1440, 830);
    pub const SEED: (u32, u32) = (240, 846);
    pub const CURTAIN_SEAL: (u32, u32) = (800, 617);
    pub const KEEP_HAND: (u32, u32) = (635, 842);
    pub const SEAL: (u32, u32) = (1163, 813);
    pub const MENU: (u32, u32) = (215, 870);
    pub const LET_IT_BE_TAKEN_BACK: (u32, u32) = (637, 490);
    pub const GIVE_UP: (u32, u32) = (800, 533);
}
