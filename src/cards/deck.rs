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

/// Which part of a deck is at fault: a whole list, or one entry of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Main(Option<usize>),
    Blood(Option<usize>),
    /// Wherever the unknown name stands.
    UnknownAt,
}

impl DeckFault {
    /// What to do about it.
    pub fn remedy(&self) -> String {
        match self {
            Self::MainSize { has, needs } | Self::BloodSize { has, needs } if has > needs => {
                format!("take out {}", has - needs)
            }
            Self::MainSize { has, needs } | Self::BloodSize { has, needs } => format!("add {}", needs - has),
            Self::UnknownCard(_) => "mend the name".into(),
            Self::VestigeInDeck(_) => "take it out; vestiges are created during a match".into(),
            Self::FlaskInMain(_) => "move it to `blood`".into(),
            Self::NotAFlask(_) => "move it to `main`".into(),
            Self::OverLimit { has, limit, .. } => format!("take out {}", has - limit),
            Self::TooFewPlainFlasks { has, needs } => format!("put in {} more `blood-flask`", needs - has),
        }
    }
}

impl Deck {
    pub const MAIN_SIZE: u32 = 50;
    pub const BLOOD_SIZE: u32 = 6;
    /// How many plain blood flasks there must be, and what they are called.
    pub const PLAIN_FLASKS: u32 = 4;
    pub const PLAIN_FLASK: &str = "blood-flask";

    /// Every reason why this deck cannot be played; none if it is legal.
    pub fn faults(&self, set: &CardSet) -> Vec<DeckFault> {
        let facts = |name| {
            let card = set.card(set.find(name)?);
            Some((card.vestige, matches!(card.kind, Kind::Flask { .. }), card.limit))
        };
        self.faults_by(facts).into_iter().map(|(_, fault)| fault).collect()
    }

    /// The same, with where each fault stands; cards are told by whether they are vestiges, flasks, and their Limit.
    pub(super) fn faults_by(
        &self,
        card: impl Fn(Name) -> Option<(bool, bool, Limit)>,
    ) -> Vec<(Spot, DeckFault)> {
        let plain = Name::new(Self::PLAIN_FLASK);
        let mut faults = Vec::new();
        let main = total(&self.main);
        let blood = total(&self.blood);
        if main != Self::MAIN_SIZE {
            faults.push((Spot::Main(None), DeckFault::MainSize { has: main, needs: Self::MAIN_SIZE }));
        }
        if blood != Self::BLOOD_SIZE {
            faults.push((Spot::Blood(None), DeckFault::BloodSize { has: blood, needs: Self::BLOOD_SIZE }));
        }
        let plain_flasks = self.blood.iter().filter(|(_, name)| *name == plain);
        let plain_flasks = plain_flasks.fold(0_u32, |sum, (count, _)| sum.saturating_add(*count));
        if plain_flasks < Self::PLAIN_FLASKS {
            let fault = DeckFault::TooFewPlainFlasks { has: plain_flasks, needs: Self::PLAIN_FLASKS };
            faults.push((Spot::Blood(None), fault));
        }
        let in_main = self.main.iter().enumerate().map(|(at, (_, name))| (Spot::Main(Some(at)), *name));
        let in_blood = self.blood.iter().enumerate().map(|(at, (_, name))| (Spot::Blood(Some(at)), *name));
        for (spot, name) in in_main.chain(in_blood) {
            let is_main = matches!(spot, Spot::Main(_));
            match card(name) {
                None => faults.push((Spot::UnknownAt, DeckFault::UnknownCard(name))),
                Some((true, ..)) => faults.push((spot, DeckFault::VestigeInDeck(name))),
                Some((_, true, _)) if is_main => faults.push((spot, DeckFault::FlaskInMain(name))),
                Some((_, false, _)) if !is_main => faults.push((spot, DeckFault::NotAFlask(name))),
                Some(_) => {}
            }
        }
        self.add_limit_faults(card, &mut faults);
        faults
    }

    /// S2: limits count over both decks. The last entry of the Name is at fault.
    fn add_limit_faults(
        &self,
        card: impl Fn(Name) -> Option<(bool, bool, Limit)>,
        faults: &mut Vec<(Spot, DeckFault)>,
    ) {
        let mut seen: Vec<(Name, u32, Spot)> = Vec::new();
        let in_main = self.main.iter().enumerate().map(|(at, line)| (Spot::Main(Some(at)), line));
        let in_blood = self.blood.iter().enumerate().map(|(at, line)| (Spot::Blood(Some(at)), line));
        for (spot, (count, name)) in in_main.chain(in_blood) {
            match seen.iter_mut().find(|(known, ..)| known == name) {
                Some((_, has, last)) => (*has, *last) = (has.saturating_add(*count), spot),
                None => seen.push((*name, *count, spot)),
            }
        }
        for (name, has, spot) in seen {
            if let Some((_, _, Limit::AtMost(limit))) = card(name)
                && has > limit
            {
                faults.push((spot, DeckFault::OverLimit { name, has, limit }));
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
