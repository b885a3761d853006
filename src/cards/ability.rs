//! Abilities: what a card, a keyword or a rule of the game makes happen (D5, D10, S28–S39).

use serde::Deserialize;

use super::{
    CardPattern, Condition, Effects, KeywordName, KeywordUse, KinPattern, KindPattern, Place, Stat, Trigger,
    Value, Who,
};

language! {
    /// What a card, a keyword or a rule of the game makes happen, each with its own moment.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub enum Ability {
        /// Each time the trigger has happened, does the effects (D5.2).
        Whenever(Trigger, Effects),
        /// The first time the trigger has happened, does the effects, and is then used up (S34).
        When(Trigger, Effects),
        /// What would happen is replaced by the effects (D5.1); `TheEvent` and `TheEventWith` among them are the event itself.
        Instead(Trigger, Effects),
        /// Does the effects first, with all that comes of them; then what would happen goes on (D5.1, R58).
        Before(Trigger, Effects),
        /// What would happen does not happen (D5.1).
        Deny(Trigger),
        /// These passives always hold (P5).
        Has(Vec<Passive>),
        /// These passives hold as long as the condition does (D10.4).
        While(Condition, Vec<Passive>),
        /// A player may use it, pay its cost and have its effects (S36).
        Activated(Activated),
        /// It cannot be done: it is no legal answer, and forced it fails (S39).
        Cant(Trigger),
        /// A player who can do this must, before anything else (S39).
        Must(Trigger),
        /// Cards that effects of a player may not choose.
        CantBeChosen {
            /// Which cards; this card if left out.
            #[serde(default)]
            cards: Option<Box<CardPattern>>,
            /// By whom; by anybody if left out.
            #[serde(default)]
            by: Option<Who>,
        },
        /// Paid together with the blood when this card is played (S36).
        AdditionalCost(Effects),
        /// Done as this card is played, before anything is paid: choices and what is remembered.
        AsPlayed(Effects),
        /// What a keyword stands for, with its number where it takes one.
        Keyword(KeywordUse),
        /// An ability with further terms: where it works, how often, until when.
        With(With),
    }
}

language! {
    /// Costs, paid whole or not at all, and the effects that a player gets for them (S36).
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Activated {
        /// Paid first; any event can be a cost.
        pub cost: Effects,
        /// What happens then.
        #[serde(rename = "do")]
        pub effects: Effects,
        /// When it may be used.
        pub speed: Speed,
        /// Who may use it; the controller if left out. In `cost` and `do`, `You` is the player who uses it.
        pub by: Option<Who>,
        /// How often in a turn; without end if left out.
        pub per_turn: Option<u32>,
    }
}

language! {
    /// When an activated ability may be used.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
    pub enum Speed {
        /// In the own main phase while nothing else is waiting.
        #[default]
        Main,
        /// At any time: after each event both players are asked, if they have something to use (S37).
        Instant,
    }
}

language! {
    /// Terms that any ability may carry.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct With {
        /// The ability itself.
        pub ability: Box<Ability>,
        /// Among abilities that wait for the same thing the higher comes first (S30); below zero it comes after the others.
        #[serde(default)]
        pub precedence: i32,
        /// Where this card must be; board and timeline if left out (S31).
        #[serde(default)]
        pub works_in: Vec<Place>,
        /// How often in all, counted anew whenever its card enters play; without end if left out.
        #[serde(default)]
        pub uses: Option<u32>,
        /// How often in a turn it is triggered or used, declined offers included; without end if left out.
        #[serde(default)]
        pub per_turn: Option<u32>,
        /// Only while this is so.
        #[serde(default, rename = "if")]
        pub condition: Option<Condition>,
        /// The ability ends when this happens.
        #[serde(default)]
        pub until: Option<Trigger>,
    }
}

language! {
    /// One change that a passive makes while it holds (P5). `of` says to which cards; this card if left out.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub enum Passive {
        /// Has more of a stat.
        Raise {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
            /// Which stat.
            stat: Stat,
            /// By how much.
            by: Value,
        },
        /// Has less of a stat, never less than zero.
        Lower {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
            /// Which stat.
            stat: Stat,
            /// By how much.
            by: Value,
        },
        /// Has exactly so much of a stat.
        Set {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
            /// Which stat.
            stat: Stat,
            /// How much it is.
            to: Value,
        },
        /// Has a keyword.
        Keyword {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
            /// The keyword, with its number where it takes one.
            keyword: KeywordUse,
        },
        /// Does not have a keyword.
        NoKeyword {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
            /// The keyword.
            keyword: KeywordName,
        },
        /// Has an ability.
        Ability {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
            /// The ability.
            ability: AbilitySlot,
        },
        /// Attacks other spaces than the opposing one (S21).
        Attack {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
            /// The spaces it attacks instead.
            pattern: Vec<Direction>,
        },
        /// Is of a kin.
        Kin {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
            /// The kin.
            kin: KinPattern,
        },
        /// Is of a type.
        Type {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
            /// The type.
            kind: KindPattern,
        },
        /// Has no abilities.
        Blank {
            /// Which cards; this card if left out.
            #[serde(default)]
            of: Option<CardPattern>,
        },
    }
}

impl Passive {
    /// The cards it changes; this card if nothing is said.
    pub fn of(&self) -> Option<&CardPattern> {
        match self {
            Self::Raise { of, .. }
            | Self::Lower { of, .. }
            | Self::Set { of, .. }
            | Self::Keyword { of, .. }
            | Self::NoKeyword { of, .. }
            | Self::Ability { of, .. }
            | Self::Attack { of, .. }
            | Self::Kin { of, .. }
            | Self::Type { of, .. }
            | Self::Blank { of } => of.as_ref(),
        }
    }
}

language! {
    /// Where an attack goes, seen from the attacker (S21).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
    pub enum Direction {
        /// The space straight across.
        Opposing,
        /// So many columns left of the opposing space.
        Left(u8),
        /// So many columns right of the opposing space.
        Right(u8),
        /// So many columns left of the attacker, in its own row.
        OwnLeft(u8),
        /// So many columns right of the attacker, in its own row.
        OwnRight(u8),
    }
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
