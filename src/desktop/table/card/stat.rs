//! The numbers of a card as they are shown: what they are, and how they differ from what is printed.

use crate::cards::{CardDef, Printed, Stat};
use crate::history::OpenCard;

/// One number of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    pub shown: String,
    /// Above or below what is printed, damage apart.
    pub change: i64,
    /// The health it would have without its damage, struck through at its shoulder.
    pub struck: Option<String>,
}

/// Health, defense and power; nothing for a command. Out of play a letter stands for a number that is not
/// announced yet (D7.9.5.1).
pub fn figures(card: &OpenCard, def: &CardDef, in_play: bool) -> Option<[Figure; 3]> {
    if !def.is_creature() {
        return None;
    }
    let figure = |stat, now: u32, lost: u32| match def.printed(stat) {
        Printed::Variable(letter) if !in_play => Figure { shown: letter.to_string(), ..Figure::default() },
        Printed::Variable(_) => {
            Figure { shown: now.to_string(), change: 0, struck: (lost > 0).then(|| (now + lost).to_string()) }
        }
        Printed::Number(printed) => Figure {
            shown: now.to_string(),
            change: i64::from(now) + i64::from(lost) - i64::from(printed),
            struck: (lost > 0).then(|| (now + lost).to_string()),
        },
    };
    Some([
        figure(Stat::Health, card.health, card.damage),
        figure(Stat::Defense, card.defense, 0),
        figure(Stat::Power, card.power, 0),
    ])
}

/// The cost of a card.
pub fn cost(now: u32, def: &CardDef, in_play: bool) -> Figure {
    match def.cost {
        Printed::Variable(letter) if !in_play => Figure { shown: letter.to_string(), ..Figure::default() },
        Printed::Variable(_) => Figure { shown: now.to_string(), ..Figure::default() },
        Printed::Number(printed) => {
            Figure { shown: now.to_string(), change: i64::from(now) - i64::from(printed), struck: None }
        }
    }
}
