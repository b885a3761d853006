//! Abilities: what a card, a keyword or a rule of the game makes happen (D5, D10, S28–S39).

use serde::Deserialize;

use super::{
    CardPattern, Condition, Effects, KeywordUse, KindPattern, Name, Place, Stat, Trigger, Value, Who,
};

/// An ability as written on a card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ability {
    /// An ECTA that stays: each time it happens, do this (D5.2).
    Whenever(Trigger, Effects),
    /// An ECTA that triggers one time and ends (S34).
    When(Trigger, Effects),
    /// An EMTA: what would happen is replaced (D5.1). `TheEvent` in the effects is the event itself.
    Instead(Trigger, Effects),
    /// An EMTA: these come first, then the event itself.
    Before(Trigger, Effects),
    /// An EMTA: it does not happen.
    Deny(Trigger),
    /// A passive that always holds.
    Has(Vec<Passive>),
    /// A passive that holds as long as its condition does (D10.4).
    While(Condition, Vec<Passive>),
    /// An activated ability (S36).
    Activated(Activated),
    /// Removes legal answers and makes the event fail (S39).
    Cant(Trigger),
    /// Removes the other legal answers (S39).
    Must(Trigger),
    /// Cards that may not be chosen by effects of a player.
    CantBeChosen {
        #[serde(default)]
        cards: Option<Box<CardPattern>>,
        #[serde(default)]
        by: Option<Who>,
    },
    /// Paid with the blood when this card is played.
    AdditionalCost(Effects),
    /// Chosen as this card is played, before anything is paid.
    AsPlayed(Effects),
    /// A keyword, with its number where it takes one.
    Keyword(KeywordUse),
    /// An ability with further terms.
    With(With),
}

/// An activated ability: costs, paid whole or not at all, and effects (S36).
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Activated {
    pub cost: Effects,
    #[serde(rename = "do")]
    pub effects: Effects,
    pub speed: Speed,
    /// Who may use it; the controller unless said otherwise.
    pub by: Option<Who>,
    /// How often in a turn.
    pub per_turn: Option<u32>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Speed {
    /// The own main phase with an empty queue.
    #[default]
    Main,
    /// Whenever instant decisions are offered (P6.11).
    Instant,
}

/// Terms that any ability may carry.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct With {
    pub ability: Box<Ability>,
    /// Higher first (S30).
    #[serde(default)]
    pub precedence: i32,
    /// Where the card must be; the board and the timeline unless said otherwise (S31).
    #[serde(default)]
    pub works_in: Vec<Place>,
    /// How often in all.
    #[serde(default)]
    pub uses: Option<u32>,
    /// Only while this is so.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// Ends when this happens.
    #[serde(default)]
    pub until: Option<Trigger>,
}

/// One change that a passive makes while it holds (P5). Without `of` it is made to this card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Passive {
    Raise {
        #[serde(default)]
        of: Option<CardPattern>,
        stat: Stat,
        by: Value,
    },
    Lower {
        #[serde(default)]
        of: Option<CardPattern>,
        stat: Stat,
        by: Value,
    },
    Set {
        #[serde(default)]
        of: Option<CardPattern>,
        stat: Stat,
        to: Value,
    },
    Keyword {
        #[serde(default)]
        of: Option<CardPattern>,
        keyword: KeywordUse,
    },
    NoKeyword {
        #[serde(default)]
        of: Option<CardPattern>,
        keyword: Name,
    },
    Ability {
        #[serde(default)]
        of: Option<CardPattern>,
        ability: AbilitySlot,
    },
    Attack {
        #[serde(default)]
        of: Option<CardPattern>,
        pattern: Vec<Direction>,
    },
    Kin {
        #[serde(default)]
        of: Option<CardPattern>,
        kin: Name,
    },
    Type {
        #[serde(default)]
        of: Option<CardPattern>,
        kind: KindPattern,
    },
    /// Has no abilities.
    Blank {
        #[serde(default)]
        of: Option<CardPattern>,
    },
}

/// Where an attack goes, seen from the attacker (S21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
pub enum Direction {
    Opposing,
    /// Columns left of the opposing space, in the opposing row.
    Left(u8),
    Right(u8),
    /// Columns left of the attacker, in its own row.
    OwnLeft(u8),
    OwnRight(u8),
}

/// An ability inside an effect or passive; linking moves it into the set and leaves its number.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(from = "Ability")]
pub struct AbilitySlot {
    pub(super) written: Option<Box<Ability>>,
    pub(super) ids: Vec<super::AbilityId>,
}

impl From<Ability> for AbilitySlot {
    fn from(ability: Ability) -> Self {
        Self { written: Some(Box::new(ability)), ids: Vec::new() }
    }
}

impl AbilitySlot {
    /// The compiled abilities; more than one only for a keyword that holds several.
    pub fn ids(&self) -> &[super::AbilityId] {
        &self.ids
    }
}
