//! Which decks meet in a simulated match: two, all of a field, or random legal ones.

use crate::cards::{CardDef, CardSet, Deck, Kind, Limit, Name};
use crate::history::Chance;

/// The decks of a simulation.
#[derive(Clone, Debug)]
pub enum Matchups {
    /// Always these two.
    Pair([Deck; 2]),
    /// Each against each other, in turn.
    Field(Vec<Deck>),
    /// New ones for every match, out of all cards; in half of the matches both players have the same, so that
    /// cards meet their own Name on the other side.
    Random,
}

/// The two decks of a match by seat, and which of the simulation's decks they are.
pub struct Matchup {
    pub decks: [Deck; 2],
    pub numbers: [usize; 2],
}

impl Matchups {
    /// Seats alternate: in every second match the decks change places.
    pub fn of_match(&self, set: &CardSet, seed: u64, game: usize) -> Matchup {
        let (decks, numbers) = match self {
            Self::Pair(decks) => (decks.clone(), [0, 1]),
            Self::Field(field) => {
                let [one, other] = pairing(field.len(), game / 2);
                ([field[one].clone(), field[other].clone()], [one, other])
            }
            Self::Random => {
                let mut chance = Chance::seeded(seed ^ 0x00de_c0de_0000_0001);
                let mut decks = [0, 1].map(|_| random_deck(set, &mut chance));
                if (game / 2).is_multiple_of(2) {
                    decks[1] = decks[0].clone();
                }
                (decks, [0, 1])
            }
        };
        if game.is_multiple_of(2) {
            return Matchup { decks, numbers };
        }
        let ([one, other], [first, second]) = (decks, numbers);
        Matchup { decks: [other, one], numbers: [second, first] }
    }

    /// The decks whose results are told; random ones are all different.
    pub fn named(&self) -> &[Deck] {
        match self {
            Self::Pair(decks) => decks,
            Self::Field(field) => field,
            Self::Random => &[],
        }
    }
}

/// The pair of a field that meets in a round: all pairs come up before one comes again.
fn pairing(decks: usize, round: usize) -> [usize; 2] {
    let pairs = decks * decks.saturating_sub(1) / 2;
    let mut left = round % pairs.max(1);
    for one in 0..decks {
        let others = decks - one - 1;
        if left < others {
            return [one, one + 1 + left];
        }
        left -= others;
    }
    [0, 0]
}

/// A deck that is legal by S13: cards are added at random, none beyond its limit. Some decks hold mostly
/// single cards, others several of each, so that cards also meet others of their Name.
pub fn random_deck(set: &CardSet, chance: &mut Chance) -> Deck {
    let is_flask = |card: &CardDef| matches!(card.kind, Kind::Flask { .. });
    let (flasks, others): (Vec<&CardDef>, Vec<&CardDef>) =
        set.cards().iter().filter(|card| !card.vestige).partition(|card| is_flask(card));
    let together = 1 + chance.below(MOST_TOGETHER);
    let plain = vec![(Deck::PLAIN_FLASKS, Name::new(Deck::PLAIN_FLASK))];
    Deck {
        name: Name::new("random"),
        main: pick(&others, Deck::MAIN_SIZE, together, Vec::new(), chance),
        blood: pick(&flasks, Deck::BLOOD_SIZE - Deck::PLAIN_FLASKS, 1, plain, chance),
    }
}

/// As many of one Name at once as the usual limit allows (D2.2).
const MOST_TOGETHER: u32 = 5;

/// Adds so many cards, up to `together` of one Name at a time.
fn pick(
    from: &[&CardDef],
    count: u32,
    together: u32,
    mut list: Vec<(u32, Name)>,
    chance: &mut Chance,
) -> Vec<(u32, Name)> {
    let mut open: Vec<&CardDef> = from.to_vec();
    let mut left = count;
    while left > 0 && !open.is_empty() {
        let at = chance.below(open.len() as u32) as usize;
        let card = open[at];
        let known = list.iter().position(|(_, name)| *name == card.name);
        let has = known.map_or(0, |known| list[known].0);
        // What may be in a deck as often as one likes is meant to be there often.
        let (room, together) = match card.limit {
            Limit::AtMost(limit) => (limit.saturating_sub(has), together),
            Limit::Unlimited => (left, together * 3),
        };
        if room == 0 {
            open.swap_remove(at);
            continue;
        }
        let more = (1 + chance.below(together)).min(room).min(left);
        match known {
            Some(known) => list[known].0 += more,
            None => list.push((more, card.name)),
        }
        left -= more;
    }
    list
}

#[cfg(test)]
mod tests {
    use super::pairing;

    #[test]
    fn all_pairs_of_a_field_meet_before_one_meets_again() {
        let round: Vec<[usize; 2]> = (0..6).map(|round| pairing(4, round)).collect();
        assert_eq!(round, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
        assert_eq!(pairing(4, 6), [0, 1]);
    }
}
