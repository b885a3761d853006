//! What a frame costs before anything is drawn: `cargo bench --bench frames`.
//!
//! The real game runs without a window: a match with full boards and full hands, the log open over its whole
//! height. Measured is everything a frame computes, the game's own systems and those of Bevy and egui that lay its
//! words and overlays out, but not what the graphics card is told. The game's own share must stay under 4 ms.

#![allow(clippy::float_arithmetic, reason = "places on the screen and times are no part of a match")]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bloodless::RulesPlugin;
use bloodless::decisions::{Answer, Ask};
use bloodless::desktop::{DesktopPlugin, Packs};
use bloodless::history::{Chance, Game, Given};
use bloodless::hotseat::HotSeat;
use bloodless::mods::{self, Loaded, Sources};
use bloodless::table::{MatchSetup, PlayerId};
use bloodless::tools::{Policy, seed_of};

/// So many frames are measured, after some that are not.
const FRAMES: usize = 300;
const WARM_UP: usize = 60;

/// Where the game keeps what it keeps: a process of its own is started with this folder.
const HOME: &str = "BLOODLESS_BENCH_HOME";

fn main() {
    // The record is taken up from where the game looks for it, which the environment says.
    let Some(home) = std::env::var_os(HOME).map(PathBuf::from) else {
        let home = tempfile::tempdir().expect("a folder");
        let status = std::process::Command::new(std::env::current_exe().expect("this program"))
            .env(HOME, home.path())
            .env("XDG_DATA_HOME", home.path())
            .env("XDG_CONFIG_HOME", home.path())
            .env("XDG_CACHE_HOME", home.path())
            .status()
            .expect("it starts");
        assert!(status.success());
        return;
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources = Sources { core: root.join("cards/core"), mods: Vec::new(), named: Vec::new() };
    crowded_match(&mods::load(&sources), &home.join("bloodless/saves/current.bloodless"));
    let start = Instant::now();
    let mut stage = Stage::open(sources);
    println!("from the start to the title, pictures opened: {:.1} s", start.elapsed().as_secs_f64());
    stage.report("the title, nothing happens", |_, _| {});
    // Play, then Continue.
    for key in [KeyCode::ArrowDown, KeyCode::ArrowDown, KeyCode::Enter] {
        stage.tap(key);
    }
    stage.rest(Duration::from_millis(500));
    stage.report("the curtain, nothing happens", |_, _| {});
    stage.hold(KeyCode::Space, Duration::from_millis(1500));
    stage.tap(KeyCode::KeyL);
    stage.until_entities(400);
    stage.rest(Duration::from_secs(9));
    stage.report("the table, nothing moves but glows", |_, _| {});
    // Over the hand and back: cards rise and sink in every frame.
    stage.report("the table, cards rise and sink under the pointer", |stage, frame| {
        let x = 400.0 + 550.0 * ((frame % 40) as f32 / 40.0);
        stage.point(Some(Vec2::new(x, 800.0)));
    });
    // A dry run of the whole attack each time the pointer comes to the seal.
    stage.report("the table, the pointer comes to the seal and goes", |stage, frame| {
        stage.point(Some(if frame % 2 == 0 { Vec2::new(1162.0, 808.0) } else { Vec2::new(1162.0, 690.0) }));
    });
    stage.point(None);
}

/// A match at a main phase with as full boards and hands as random play brings, recorded where the game finds it.
fn crowded_match(loaded: &Loaded, record: &Path) {
    let decks = loaded.core_decks();
    let best =
        (0..60).map(|number| most_crowded(loaded, [decks[0], decks[1]], number)).max_by_key(|best| best.0);
    let (crowd, setup, answers) = best.expect("matches");
    std::fs::create_dir_all(record.parent().expect("a folder")).expect("it is made");
    let set = loaded.set_for(&setup.decks());
    let (mut seat, _) = HotSeat::start(&set, setup, record).expect("legal decks");
    for given in answers {
        seat.give(given).expect("a legal answer");
    }
    let view = seat.game_mut().view(PlayerId::BOTH[0]);
    println!(
        "{} creatures on the board, {} and {} cards in the hands ({crowd}), {} events in the log",
        view.sides.iter().map(|side| side.board.iter().flatten().count()).sum::<usize>(),
        view.sides[0].hand.len(),
        view.sides[1].hand.len(),
        view.log.len(),
    );
}

/// The moment of a random match at which most lies on the table: how much, and how it is come to.
fn most_crowded(
    loaded: &Loaded,
    decks: [&bloodless::cards::Deck; 2],
    number: usize,
) -> (usize, MatchSetup, Vec<Given>) {
    let seed = seed_of(4, number);
    let setup = MatchSetup::new(seed, decks.map(Clone::clone));
    let mut game =
        Game::new(Arc::clone(&loaded.set_for(&setup.decks())), setup.clone()).expect("legal decks");
    let mut chance = Chance::seeded(seed);
    let mut best = (0, setup, Vec::new());
    while let Some(question) = game.question().cloned() {
        if question.ask == Ask::Main && question.answers.contains(&Answer::Attack) {
            let view = game.view(question.player);
            let creatures: usize = view.sides.iter().map(|side| side.board.iter().flatten().count()).sum();
            let fewest = view.sides.iter().map(|side| side.hand.len()).min().unwrap_or(0);
            let crowd = creatures.min(7) * 2 + creatures / 8 + fewest.min(9);
            // Nobody holds more than this in a match that is meant.
            let held = view.sides.iter().all(|side| side.hand.len() <= 12);
            if held && crowd > best.0 {
                (best.0, best.2) = (crowd, game.answers().to_vec());
            }
        }
        // Hands grow where every draw is used.
        let draws = question.answers.iter().position(|answer| matches!(answer, Answer::Draw(_)));
        let choice = draws.unwrap_or_else(|| Policy::Random.choose(&question, &mut chance));
        game.answer(choice).expect("a legal answer");
    }
    best
}

/// The game without a window.
struct Stage {
    app: App,
}

impl Stage {
    /// Starts the game and waits for its title.
    fn open(sources: Sources) -> Self {
        let mut app = App::new();
        app.set_error_handler(bevy::ecs::error::ignore);
        app.insert_resource(Packs(sources)).add_plugins((RulesPlugin, DesktopPlugin::Unseen));
        app.finish();
        app.cleanup();
        let mut stage = Self { app };
        // While it loads it asks for the next frame at once.
        let mut asleep = 0;
        while asleep < 10 {
            stage.app.update();
            let awake = !stage.app.world().resource::<Messages<RequestRedraw>>().is_empty();
            asleep = if awake { 0 } else { asleep + 1 };
        }
        stage
    }

    fn key(&mut self, code: KeyCode, state: ButtonState) {
        let mut windows = self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(self.app.world()).expect("a window that nobody sees");
        let logical_key = match code {
            KeyCode::ArrowDown => Key::ArrowDown,
            KeyCode::Enter => Key::Enter,
            KeyCode::Space => Key::Space,
            _ => Key::Character("l".into()),
        };
        let input = KeyboardInput { key_code: code, logical_key, state, text: None, repeat: false, window };
        self.app.world_mut().write_message(input);
    }

    fn tap(&mut self, code: KeyCode) {
        self.key(code, ButtonState::Pressed);
        self.app.update();
        self.key(code, ButtonState::Released);
        for _ in 0..4 {
            self.app.update();
        }
    }

    fn hold(&mut self, code: KeyCode, time: Duration) {
        self.app.update();
        self.key(code, ButtonState::Pressed);
        self.rest(time);
        self.key(code, ButtonState::Released);
        self.app.update();
    }

    /// Lets that time pass.
    fn rest(&mut self, time: Duration) {
        let start = Instant::now();
        while start.elapsed() < time {
            self.app.update();
        }
    }

    /// Waits for what is to be seen; a screen that never comes is a fault of this program.
    fn until_entities(&mut self, least: u32) {
        let start = Instant::now();
        while self.app.world().entities().len() < least {
            assert!(start.elapsed() < Duration::from_secs(60), "the screen never came");
            self.app.update();
        }
    }

    fn point(&mut self, at: Option<Vec2>) {
        let mut windows = self.app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
        for mut window in windows.iter_mut(self.app.world_mut()) {
            window.set_physical_cursor_position(at.map(|at| at.as_dvec2()));
        }
    }

    /// Measures frames, doing something before each, and says what they cost.
    fn report(&mut self, what: &str, mut before: impl FnMut(&mut Self, usize)) {
        let mut times = Vec::with_capacity(FRAMES);
        for frame in 0..WARM_UP + FRAMES {
            before(self, frame);
            let start = Instant::now();
            self.app.update();
            if frame >= WARM_UP {
                times.push(start.elapsed());
            }
        }
        times.sort_unstable();
        let at = |part: usize| times[(FRAMES - 1) * part / 100].as_secs_f64() * 1000.0;
        println!("{what}: median {:.2} ms, p99 {:.2} ms a frame", at(50), at(99));
    }
}
