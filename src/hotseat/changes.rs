//! What would be otherwise of the creatures on the board, as both players can see it.

use crate::cards::{Name, Place, Stat};
use crate::history::Game;
use crate::table::{CardId, PlayerId};

/// What would be otherwise of one creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub card: CardId,
    pub what: Changed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    Stat {
        stat: Stat,
        from: u32,
        to: u32,
    },
    Gains(Name),
    Loses(Name),
    Counters {
        counter: Name,
        from: u32,
        to: u32,
    },
    /// It is the other player's then.
    Sides,
    /// It leaves the board for that place without dying.
    Goes(Place),
}

/// A creature as it stands on the board.
#[derive(Clone, Debug)]
struct Standing {
    card: CardId,
    controller: PlayerId,
    stats: [u32; 3],
    keywords: Vec<Name>,
    counters: Vec<(Name, u32)>,
}

const STATS: [Stat; 3] = [Stat::Health, Stat::Defense, Stat::Power];

fn board(game: &mut Game) -> Vec<Standing> {
    let standing = game.table(|table| {
        let cards = table.board().filter_map(|id| table.card(id));
        let standing = cards.map(|card| Standing {
            card: card.id(),
            controller: card.controller(),
            stats: STATS.map(|stat| card.stat(stat)),
            keywords: card.keywords().iter().map(|used| used.keyword).collect(),
            counters: card.state.map(|state| state.counters.iter().collect()).unwrap_or_default(),
        });
        standing.collect()
    });
    standing.unwrap_or_default()
}

/// What is otherwise at a later moment of a match, of those that stand on the board now and do not die.
pub fn changes(now: &mut Game, later: &mut Game, deaths: &[CardId]) -> Vec<Change> {
    let then = board(later);
    let mut changes = Vec::new();
    for before in board(now).iter().filter(|before| !deaths.contains(&before.card)) {
        let mut add = |what| changes.push(Change { card: before.card, what });
        let Some(after) = then.iter().find(|after| after.card == before.card) else {
            let place = later.table(|table| table.card(before.card).map(|card| card.zone.place())).flatten();
            add(Changed::Goes(place.unwrap_or(Place::Aside)));
            continue;
        };
        for ((stat, from), to) in STATS.into_iter().zip(before.stats).zip(after.stats) {
            if from != to {
                add(Changed::Stat { stat, from, to });
            }
        }
        let gained = after.keywords.iter().filter(|keyword| !before.keywords.contains(keyword));
        gained.for_each(|&keyword| add(Changed::Gains(keyword)));
        let lost = before.keywords.iter().filter(|keyword| !after.keywords.contains(keyword));
        lost.for_each(|&keyword| add(Changed::Loses(keyword)));
        let count = |standing: &Standing, name| {
            standing.counters.iter().find(|(known, _)| *known == name).map_or(0, |(_, count)| *count)
        };
        let fresh = after.counters.iter().filter(|(name, _)| count(before, *name) == 0);
        for &(counter, _) in before.counters.iter().chain(fresh) {
            let (from, to) = (count(before, counter), count(after, counter));
            if from != to {
                add(Changed::Counters { counter, from, to });
            }
        }
        if before.controller != after.controller {
            add(Changed::Sides);
        }
    }
    changes
}
