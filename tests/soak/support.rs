//! Random matches that say how to play them again when something about them fails.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use bloodless::cards::{CardSet, Deck, Name, load_folder};
use bloodless::history::{Chance, Game, Given};
use bloodless::table::MatchSetup;
use bloodless::tools::{Policy, seed_of};

pub static CORE: LazyLock<Arc<CardSet>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    match load_folder(&folder) {
        Ok(set) => Arc::new(set),
        Err(problems) => panic!("the core pack does not load: {problems:#?}"),
    }
});

/// More answers than any match can take: S20 and S38 end it before.
const MOST_ANSWERS: usize = 200 * 600;

/// Which decks a random match is played with.
#[derive(Clone, Copy, Debug)]
pub enum Decks {
    /// *Brood* and *lantern*; every second match they change seats.
    Core,
    /// Any legal ones, out of all cards of the core pack.
    Random,
}

pub fn core_decks() -> [Deck; 2] {
    ["brood", "lantern"].map(|name| CORE.deck(name).expect("a deck of the core pack").clone())
}

/// A legal deck (S13) out of all cards.
pub fn random_deck(set: &CardSet, chance: &mut Chance) -> Deck {
    let deck = bloodless::tools::random_deck(set, chance);
    assert_eq!(deck.faults(set), [], "{deck:?}");
    deck
}

/// A match that is being played at random. If the test panics meanwhile, the engine included, it says
/// how the match came to where it was.
pub struct Walk {
    pub game: Game,
    policies: [Policy; 2],
    pub chance: Chance,
}

impl Walk {
    /// The match with that number in a series.
    pub fn new(series: u64, number: usize, decks: Decks) -> Self {
        let seed = seed_of(series, number);
        let mut chance = Chance::seeded(seed ^ 0xdec5);
        let mut decks = match decks {
            Decks::Core => core_decks(),
            Decks::Random => [random_deck(&CORE, &mut chance), random_deck(&CORE, &mut chance)],
        };
        if number % 2 == 1 {
            decks.reverse();
        }
        let mut policy = || if chance.below(2) == 0 { Policy::Random } else { Policy::Eager };
        let policies = [policy(), policy()];
        let game = Game::new(Arc::clone(&CORE), MatchSetup::new(seed, decks)).expect("legal decks");
        Self { game, policies, chance }
    }

    /// The answer that comes next, if the match is not over.
    pub fn choose(&mut self) -> Option<usize> {
        let question = self.game.question()?;
        Some(self.policies[question.player.index()].choose(question, &mut self.chance))
    }

    /// Gives one answer; whether there was a question.
    pub fn step(&mut self) -> bool {
        let Some(number) = self.choose() else {
            assert!(self.game.ending().is_some(), "the match stopped without a question and without an end");
            return false;
        };
        self.game.answer(number).expect("what is offered is accepted");
        assert!(self.game.answers().len() < MOST_ANSWERS, "the match does not end");
        true
    }

    /// A whole number below the given one.
    pub fn any(&mut self, below: usize) -> usize {
        self.chance.below(below as u32) as usize
    }

    /// Whether something with that chance in a hundred comes up.
    pub fn percent(&mut self, chance: u32) -> bool {
        self.chance.below(100) < chance
    }
}

impl Drop for Walk {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", how_to_play_again(&self.game));
        }
    }
}

/// The setup and the answers, in the words of `fixtures.rs`.
pub fn how_to_play_again(game: &Game) -> String {
    let numbers = game.answers().iter().map(|given| match given {
        Given::Choice(number) => number.to_string(),
        Given::Concede(player) => format!("conceded by seat {}", player.index()),
    });
    let answers = numbers.collect::<Vec<_>>().join(", ");
    let deck = |seat: usize| {
        let deck = &game.setup().seats[seat].deck;
        let list = |cards: &[(u32, Name)]| {
            cards.iter().map(|(count, name)| format!("{count} {name}")).collect::<Vec<_>>().join(", ")
        };
        format!("{}: [{}] [{}]", deck.name, list(&deck.main), list(&deck.blood))
    };
    format!("seed: {:#x}\n  {}\n  {}\n  answers: [{answers}]", game.setup().seed, deck(0), deck(1))
}
