//! Deck legality: a deck is refused with every reason, before the match (S13).

use std::fmt;

use super::{CardSet, Deck, DefId, Kind, Limit, Name};

/// Why a deck is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckFault {
    MainSize { has: u32, needs: u32 },
    BloodSize { has: u32, needs: u32 },
    UnknownCard(Name),
    VestigeInDeck(Name),
    FlaskInMain(Name),
    NotAFlask(Name),
    OverLimit { name: Name, has: u32, limit: u32 },
    TooFewPlainFlasks { has: u32, needs: u32 },
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MainSize { has, needs } => {
                write!(f, "the main deck has {has} cards and needs exactly {needs}")
            }
            Self::BloodSize { has, needs } => {
                write!(f, "the blood deck has {has} cards and needs exactly {needs}")
            }
            Self::UnknownCard(name) => write!(f, "no card is called `{name}`"),
            Self::VestigeInDeck(name) => write!(f, "`{name}` is a vestige and cannot be in a deck"),
            Self::FlaskInMain(name) => write!(f, "`{name}` is a blood flask: it belongs in the blood deck"),
            Self::NotAFlask(name) => write!(f, "`{name}` is no blood flask: it belongs in the main deck"),
            Self::OverLimit { name, has, limit } => {
                write!(f, "`{name}` is in the decks {has} times and its limit is {limit}")
            }
            Self::TooFewPlainFlasks { has, needs } => {
                write!(f, "the blood deck has {has} plain blood flasks and needs at least {needs}")
            }
        }
    }
}

const MAIN_SIZE: u32 = 50;
const BLOOD_SIZE: u32 = 6;
const PLAIN_FLASKS: u32 = 4;

impl Deck {
    /// Every reason why this deck cannot be played; none if it is legal.
    pub fn faults(&self, set: &CardSet) -> Vec<DeckFault> {
        let plain = Name::new("blood-flask");
        let mut faults = Vec::new();
        let main = total(&self.main);
        let blood = total(&self.blood);
        if main != MAIN_SIZE {
            faults.push(DeckFault::MainSize { has: main, needs: MAIN_SIZE });
        }
        if blood != BLOOD_SIZE {
            faults.push(DeckFault::BloodSize { has: blood, needs: BLOOD_SIZE });
        }
        let plain_flasks = self.blood.iter().filter(|(_, name)| *name == plain).map(|(count, _)| count).sum();
        if plain_flasks < PLAIN_FLASKS {
            faults.push(DeckFault::TooFewPlainFlasks { has: plain_flasks, needs: PLAIN_FLASKS });
        }
        for (in_main, (_, name)) in
            self.main.iter().map(|line| (true, line)).chain(self.blood.iter().map(|line| (false, line)))
        {
            let Some(card) = set.find(*name).map(|id| set.card(id)) else {
                faults.push(DeckFault::UnknownCard(*name));
                continue;
            };
            let is_flask = matches!(card.kind, Kind::Flask { .. });
            if card.vestige {
                faults.push(DeckFault::VestigeInDeck(*name));
            } else if in_main && is_flask {
                faults.push(DeckFault::FlaskInMain(*name));
            } else if !in_main && !is_flask {
                faults.push(DeckFault::NotAFlask(*name));
            }
        }
        self.add_limit_faults(set, &mut faults);
        faults
    }

    /// S2: limits count over both decks.
    fn add_limit_faults(&self, set: &CardSet, faults: &mut Vec<DeckFault>) {
        let mut seen: Vec<(Name, u32)> = Vec::new();
        for (count, name) in self.main.iter().chain(&self.blood) {
            match seen.iter_mut().find(|(known, _)| known == name) {
                Some((_, has)) => *has = has.saturating_add(*count),
                None => seen.push((*name, *count)),
            }
        }
        for (name, has) in seen {
            let limit = set.find(name).map(|id| set.card(id).limit);
            if let Some(Limit::AtMost(limit)) = limit.filter(|_| has > 0)
                && has > limit
            {
                faults.push(DeckFault::OverLimit { name, has, limit });
            }
        }
    }

    /// The cards of a list, one entry a card, in the order written.
    pub fn expand(list: &[(u32, Name)], set: &CardSet) -> Vec<DefId> {
        let known = list.iter().filter_map(|(count, name)| set.find(*name).map(|id| (*count, id)));
        known.flat_map(|(count, id)| std::iter::repeat_n(id, count as usize)).collect()
    }
}

fn total(list: &[(u32, Name)]) -> u32 {
    list.iter().fold(0, |sum, (count, _)| sum.saturating_add(*count))
}
