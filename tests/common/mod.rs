//! Scenarios: a table in words, what is done, and what must be true then. The only place where a rule's
//! test touches the engine.

mod expect;
mod parse;

use std::path::Path;
use std::sync::{Arc, LazyLock};

use bloodless::arranged::words;
use bloodless::cards::{CardSet, Deck, Name, Place, Written, add_text, load_folder};
use bloodless::history::{Chance, Game, check_invariants};
use bloodless::stages::Resolving;
use bloodless::table::{CardId, Match, MatchSetup, Player, PlayerId, SpaceId, ZoneId};
use bloodless::turn::{Pool, Step, Turn};
use parse::Side;

pub const YOU: usize = 0;
pub const THEM: usize = 1;

/// The core pack.
pub static CORE: LazyLock<Arc<CardSet>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    match load_folder(&folder) {
        Ok(set) => Arc::new(set),
        Err(problems) => panic!("the core pack does not load: {problems:#?}"),
    }
});

fn core_files() -> Written {
    fn read(folder: &Path, written: &mut Written) {
        let mut entries: Vec<_> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                read(&path, written);
            } else if path.extension().is_some_and(|end| end == "ron") {
                add_text(&path, &std::fs::read_to_string(&path).unwrap(), written).unwrap();
            }
        }
    }
    let mut written = Written::default();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core"), &mut written);
    written
}

/// A table described in words; see `parse` for what can be said.
pub fn scenario(table: &str) -> Scenario {
    Scenario { table: table.into(), cards: Vec::new(), script: None, game: None, seen: 0 }
}

/// A match between the first two core decks from its very start.
pub fn whole_match(seed: u64) -> Scenario {
    let decks = [CORE.decks()[0].clone(), CORE.decks()[1].clone()];
    let mut setup = MatchSetup::new(seed, decks);
    setup.first = Some(PlayerId::seat(YOU));
    let game = Game::new(Arc::clone(&CORE), setup).expect("the core decks are legal");
    Scenario { table: String::new(), cards: Vec::new(), script: None, game: Some(game), seen: 0 }
}

pub struct Scenario {
    table: String,
    cards: Vec<String>,
    script: Option<Vec<u32>>,
    game: Option<Game>,
    seen: u32,
}

impl Scenario {
    /// Adds a definition in RON (a card, keyword, kin or rule) beside the core pack.
    pub fn with(mut self, definition: &str) -> Self {
        assert!(self.game.is_none(), "definitions come before what is done");
        self.cards.push(definition.into());
        self
    }

    /// What chance will bring up; all of it must be used up by the end.
    pub fn chance(mut self, numbers: &[u32]) -> Self {
        self.script = Some(numbers.to_vec());
        self
    }

    /// The match itself, for what the words below do not cover.
    pub fn game(&mut self) -> &mut Game {
        if self.game.is_none() {
            self.game = Some(self.build());
        }
        self.game.as_mut().unwrap()
    }

    fn build(&self) -> Game {
        let set = if self.cards.is_empty() {
            Arc::clone(&CORE)
        } else {
            let mut written = core_files();
            for (at, text) in self.cards.iter().enumerate() {
                let name = format!("definition {at}");
                add_text(Path::new(&name), text, &mut written)
                    .unwrap_or_else(|problems| panic!("{problems:#?}"));
            }
            Arc::new(written.link())
        };
        let parsed = parse::table(&self.table);
        let empty = || Deck { name: Name::new("arranged"), main: Vec::new(), blood: Vec::new() };
        let setup = MatchSetup::new(1, [empty(), empty()]);
        let script = self.script.clone().unwrap_or_default();
        let mut game = Game::arranged(Arc::clone(&set), setup, |world| {
            Resolving::of_mut(world).chance = Chance::scripted(script);
            Match::of_mut(world).pool = Pool { health: parsed.pool.unwrap_or(20), last_damaged: None };
            let mut turn = Turn::starting_with(PlayerId::seat(YOU));
            turn.number = parsed.turn.unwrap_or(3);
            turn.active = PlayerId::seat(parsed.active);
            turn.step = Step::Main;
            Match::of_mut(world).turn = turn;
            for (seat, side) in parsed.sides.iter().enumerate() {
                arrange_side(world, &set, PlayerId::seat(seat), side);
            }
        });
        game.run();
        game
    }

    /// Makes effects of the card language happen as if "you" had said them: `[Draw(player: You)]`.
    pub fn force(self, effects: &str) -> Self {
        self.force_for(YOU, effects)
    }

    pub fn force_for(mut self, seat: usize, effects: &str) -> Self {
        self.seen = self.game().history().len();
        self.game()
            .force(PlayerId::seat(seat), None, effects)
            .unwrap_or_else(|error| panic!("{effects}: {error}"));
        self.sound()
    }

    /// The same with a card of yours in play as the source ("this").
    pub fn force_from(mut self, card: &str, effects: &str) -> Self {
        self.seen = self.game().history().len();
        let id = self.card(card);
        let seat = self.game().table(|table| table.controller(id)).flatten().unwrap();
        self.game().force(seat, Some(id), effects).unwrap_or_else(|error| panic!("{effects}: {error}"));
        self.sound()
    }

    /// Gives the first legal answer that reads so: `play mosquito`, `attack`, `space 2`, `their giraffe`, `yes`.
    pub fn choose(mut self, answer: &str) -> Self {
        self.seen = self.game().history().len();
        let answers = self.answers();
        let Some(number) = words::choice(&answers, answer) else {
            panic!("`{answer}` is not legal; legal are {answers:?}");
        };
        self.game().answer(number).unwrap();
        self.sound()
    }

    /// Several answers one after another.
    pub fn choose_all(self, answers: &[&str]) -> Self {
        answers.iter().fold(self, |scenario, answer| scenario.choose(answer))
    }

    /// Invariants hold at every decision.
    fn sound(mut self) -> Self {
        check_invariants(self.game().world_mut()).unwrap();
        self
    }

    /// The legal answers in words.
    pub fn answers(&mut self) -> Vec<String> {
        words::answers(self.game())
    }

    /// A card by name: `mosquito`, the first of that Name anywhere, the board first; `their mosquito` for
    /// one that the other player controls; `mosquito 2` for the second.
    pub fn card(&mut self, name: &str) -> CardId {
        words::find(self.game(), name).unwrap_or_else(|| panic!("there is no `{name}`"))
    }

    fn name(&mut self, card: CardId) -> String {
        words::card_name(self.game(), card)
    }

    fn zone(&mut self, zone: ZoneId) -> Vec<String> {
        let cards: Vec<CardId> = self.game().table(|table| table.zone(zone).collect()).unwrap();
        cards.into_iter().map(|card| self.name(card)).collect()
    }

    fn player(&mut self, seat: usize) -> Player {
        let world = self.game().world();
        let entity = Match::of(world).places.player(PlayerId::seat(seat));
        world.get::<Player>(entity).unwrap().clone()
    }
}

impl Drop for Scenario {
    /// Scripted randomness must be used up.
    fn drop(&mut self) {
        if std::thread::panicking() || self.script.is_none() {
            return;
        }
        let used = Resolving::of(self.game().world()).chance.is_used_up();
        assert!(used, "the script of chance was not used up");
    }
}

fn arrange_side(world: &mut bevy::prelude::World, set: &CardSet, player: PlayerId, side: &Side) {
    let entity = Match::of(world).places.player(player);
    let mut there = world.get_mut::<Player>(entity).unwrap();
    there.blood = side.blood.unwrap_or(0);
    there.draws = side.draws.unwrap_or(0);
    there.skips = side.skips.unwrap_or(0);
    there.turns = 2;
    let mut put = |name: &str, zone: ZoneId| {
        let def = set.find(Name::new(name)).unwrap_or_else(|| panic!("no card is called `{name}`"));
        bloodless::effects::arrange(world, def, player, zone);
    };
    let zones = [
        (Place::MainDeck, &side.deck),
        (Place::BloodDeck, &side.flasks),
        (Place::Hand, &side.hand),
        (Place::Discard, &side.discard),
        (Place::Aside, &side.aside),
        (Place::Timeline, &side.timeline),
    ];
    for (place, cards) in zones {
        for card in cards.iter().flatten() {
            put(card, ZoneId::of(place, player));
        }
    }
    for (space, card) in SpaceId::row(player).zip(side.board.iter().flatten()) {
        if card != "_" {
            put(card, ZoneId::space(space));
        }
    }
}
