//! Matches at one computer, played by chance.

use std::path::Path;
use std::sync::LazyLock;

use bloodless::history::{Chance, Given};
use bloodless::hotseat::HotSeat;
use bloodless::mods::{self, Loaded, Sources};
use bloodless::table::MatchSetup;
use bloodless::tools::{Policy, random_deck};

pub static CORE: LazyLock<Loaded> =
    LazyLock::new(|| mods::load(&Sources::core(Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core"))));

/// A match of two random decks that is recorded in a file.
pub fn seat_at(path: &Path, seed: u64) -> (HotSeat, Chance) {
    let mut chance = Chance::seeded(seed);
    let decks = [random_deck(&CORE.set, &mut chance), random_deck(&CORE.set, &mut chance)];
    let (seat, _) = HotSeat::start(&CORE.set, MatchSetup::new(seed, decks), path).expect("it starts");
    (seat, chance)
}

/// Gives the next answer by chance; false if the match is over.
pub fn step(seat: &mut HotSeat, chance: &mut Chance) -> bool {
    let Some(question) = seat.game().question().cloned() else { return false };
    let number = Policy::Eager.choose(&question, chance);
    seat.give(Given::Choice(number as u16)).expect("what is offered is accepted");
    true
}
