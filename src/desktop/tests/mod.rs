//! The whole window without a window: every system runs and nothing is drawn, so that a test can look at all that a
//! player would see.

mod afterwards;
mod deeds;
mod hidden;
mod pad;
mod sleeping;
mod words_seen;

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tempfile::TempDir;

use super::acts::Act;
use super::library::Library;
use super::screens::Screen;
use super::settings::Settings;
use super::showing::Showing;
use super::window::Packs;
use super::{DesktopPlugin, Layout, Thing};
use crate::RulesPlugin;
use crate::decisions::Question;
use crate::history::{Chance, Game, View};
use crate::hotseat::HotSeat;
use crate::mods::Sources;
use crate::table::{MatchSetup, PlayerId};
use crate::tools::{Policy, random_deck};

/// Pictures are opened in the background; nobody waits longer for them.
const LOADING: usize = 100_000;

/// So many questions of a match are looked at: the later ones are like those before.
const QUESTIONS: usize = 80;

/// The game as it runs, unseen.
pub struct Unseen {
    pub app: App,
    records: TempDir,
}

impl Unseen {
    /// The game at its title.
    pub fn open() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut app = App::new();
        let sources = Sources { core: root.join("cards/core"), mods: Vec::new(), named: Vec::new() };
        app.insert_resource(Packs(sources)).add_plugins((RulesPlugin, DesktopPlugin::Unseen));
        app.add_plugins(words_seen::plugin);
        app.finish();
        app.cleanup();
        let records = tempfile::tempdir().expect("a folder for records");
        let mut unseen = Self { app, records };
        unseen.until_at(Screen::Title);
        unseen
    }

    /// Sits down to a match of random decks. Its record is in a folder of its own.
    pub fn sit_down(&mut self, seed: u64) {
        let set = Arc::clone(&self.library().loaded.set);
        let mut chance = Chance::seeded(seed);
        let decks = [random_deck(&set, &mut chance), random_deck(&set, &mut chance)];
        let file = self.records.path().join(format!("{seed}.bloodless"));
        let (seat, _) = HotSeat::start(&set, MatchSetup::new(seed, decks), &file).expect("legal decks");
        let world = self.app.world_mut();
        world.remove_resource::<HotSeat>();
        world.insert_resource(seat);
        world.resource_mut::<Showing>().clear();
        // What comes of an answer is seen at once, and the curtain does not wait for it.
        world.resource_mut::<Settings>().reduced_motion = true;
        world.resource_mut::<NextState<Screen>>().set(Screen::Match);
        self.until_at(Screen::Match);
    }

    fn until_at(&mut self, screen: Screen) {
        for _ in 0..LOADING {
            self.app.update();
            if *self.app.world().resource::<State<Screen>>().get() == screen {
                return;
            }
        }
        panic!("never at {screen:?}");
    }

    /// Everything that follows from what was done is seen after a few frames.
    pub fn settle(&mut self) {
        for _ in 0..4 {
            self.app.update();
        }
    }

    pub fn act(&mut self, act: Act) {
        self.app.world_mut().write_message(act);
        self.settle();
    }

    pub fn game(&mut self) -> Mut<'_, HotSeat> {
        self.app.world_mut().resource_mut::<HotSeat>()
    }

    pub fn question(&mut self) -> Option<Question> {
        self.game().game().question().cloned()
    }

    /// What the player who looks may know.
    pub fn view(&self) -> Option<&View> {
        self.app.world().resource::<Showing>().view.as_ref()
    }

    pub fn library(&self) -> &Library {
        self.app.world().resource::<Library>()
    }

    /// The pointer rests on something that lies on the table.
    pub fn point_at(&mut self, thing: Thing) {
        let placed = self.app.world().resource::<Layout>().find(thing).copied();
        let at = placed.map(|placed| Vec2::new(placed.at.x + 800.0, 450.0 - placed.at.y));
        let mut windows = self.app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
        for mut window in windows.iter_mut(self.app.world_mut()) {
            window.set_physical_cursor_position(at.map(|at| at.as_dvec2()));
        }
        self.settle();
    }

    /// Plays a match at random; `look` sees each question, first from before the curtain, then as who is asked.
    pub fn play(&mut self, seed: u64, mut look: impl FnMut(&mut Self, Option<PlayerId>)) {
        self.sit_down(seed);
        let mut chance = Chance::seeded(seed ^ 7);
        for _ in 0..QUESTIONS {
            self.settle();
            let Some(question) = self.question() else { return };
            if self.app.world().resource::<Showing>().is_covered() {
                look(self, None);
                self.act(Act::LiftCurtain);
            }
            assert_eq!(self.view().map(|view| view.player), Some(question.player));
            look(self, Some(question.player));
            let choice = Policy::Eager.choose(&question, &mut chance);
            self.act(Act::Answer(choice));
        }
    }

    /// Reads something of the match that needs it whole.
    pub fn read<T>(&mut self, read: impl FnOnce(&mut Game) -> T) -> T {
        read(self.game().bypass_change_detection().game_mut())
    }
}
