//! The card set: every definition of the loaded packs, compiled to numbers.

use std::sync::Arc;

use bevy::prelude::Resource;

use super::{
    CardPattern, Condition, Deck, Direction, Effect, EventKind, FlipCost, Kind, Limit, Name, Origin, Passive,
    Printed, Speed, Stat, Trigger, Variable, Who,
};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub u32);
        impl $name {
            pub const NONE: Self = Self(u32::MAX);
        }
        impl Default for $name {
            fn default() -> Self { Self::NONE }
        }
    };
}

id!(
    /// A card definition of the set.
    DefId
);
id!(
    /// A list of effects of the set.
    EffectsId
);
id!(
    /// A compiled ability of the set.
    AbilityId
);

/// A card of the set, compiled.
#[derive(Clone, Debug)]
pub struct CardDef {
    pub id: DefId,
    pub name: Name,
    pub kind: Kind,
    pub kin: Option<Name>,
    pub cost: Printed,
    pub limit: Limit,
    pub vestige: bool,
    pub attack: Vec<Direction>,
    pub keywords: Vec<super::KeywordUse>,
    /// Its own abilities, then those of its chapters. Abilities of keywords are found by the keyword.
    pub abilities: Vec<AbilityId>,
    pub effects: EffectsId,
    pub chapters: u32,
    pub devours: Option<CardPattern>,
    pub evolves_from: Option<CardPattern>,
    pub evolving_is_optional: bool,
    pub flip: Option<FlipCost>,
    pub variables: Vec<Variable>,
    /// Some ability of it works in a hand, deck or pile.
    pub works_outside_play: bool,
}

/// What an ability does when it applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Whenever,
    When,
    Instead,
    Deny,
    Passive,
    Activated,
    Cant,
    Must,
    CantBeChosen,
    AdditionalCost,
    AsPlayed,
}

/// An ability, compiled: one flat form for all shapes.
#[derive(Clone, Debug)]
pub struct AbilityDef {
    pub shape: Shape,
    pub trigger: Option<Trigger>,
    /// The kinds of event the trigger is about, for the index.
    pub kinds: Vec<EventKind>,
    pub effects: EffectsId,
    /// The effects come whole before the event, which stands last among them (R58).
    pub before: bool,
    pub cost: EffectsId,
    pub passives: Vec<Passive>,
    pub condition: Option<Condition>,
    pub precedence: i32,
    pub works_in: PlaceSet,
    pub uses: Option<u32>,
    pub until: Option<Trigger>,
    pub until_kinds: Vec<EventKind>,
    pub speed: Speed,
    pub by: Option<Who>,
    pub per_turn: Option<u32>,
    pub chosen: Option<CardPattern>,
    /// What a passive reads of the table.
    pub reads: super::Aspects,
    /// The kinds of past events that a passive counts.
    pub counts: Vec<EventKind>,
}

/// A set of places, for where an ability works (S31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceSet(u8);

impl PlaceSet {
    pub const IN_PLAY: Self = Self(1 << super::Place::Timeline as u8 | 1 << super::Place::Board as u8);

    pub fn contains(self, place: super::Place) -> bool {
        self.0 & 1 << place as u8 != 0
    }
}

impl FromIterator<super::Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = super::Place>>(places: I) -> Self {
        Self(places.into_iter().fold(0, |set, place| set | 1 << place as u8))
    }
}

/// A keyword of the set.
#[derive(Clone, Debug)]
pub struct KeywordDef {
    pub name: Name,
    /// Whether it is used with a number.
    pub number: Option<super::KeywordNumber>,
    pub abilities: Vec<AbilityId>,
}

/// A rule of the game, compiled.
#[derive(Clone, Debug)]
pub struct RuleDef {
    pub name: Name,
    pub abilities: Vec<AbilityId>,
}

/// The definition that an ability is written in, however deep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenIn {
    Card(Name),
    Keyword(Name),
    Rule(Name),
}

/// Every definition of the loaded packs.
#[derive(Clone, Debug, Default, Resource)]
pub struct CardSet {
    pub(super) cards: Vec<CardDef>,
    pub(super) keywords: Vec<KeywordDef>,
    /// A kin and its ancestors, itself first.
    pub(super) kins: Vec<(Name, Vec<Name>)>,
    pub(super) rules: Vec<RuleDef>,
    pub(super) decks: Vec<Deck>,
    pub(super) effects: Vec<Vec<Effect>>,
    pub(super) abilities: Vec<AbilityDef>,
    /// Where the abilities of each definition end, in the order they were compiled.
    pub(super) ends: Vec<(u32, WrittenIn)>,
    pub(super) by_name: Vec<u32>,
    pub(super) keyword_by_name: Vec<u32>,
    pub(super) kin_by_name: Vec<u32>,
    pub(super) origin: Arc<Origin>,
}

impl CardSet {
    pub fn cards(&self) -> &[CardDef] {
        &self.cards
    }

    pub fn card(&self, id: DefId) -> &CardDef {
        &self.cards[id.0 as usize]
    }

    pub fn find(&self, name: Name) -> Option<DefId> {
        lookup(&self.by_name, name).map(DefId)
    }

    pub fn keyword(&self, name: Name) -> Option<&KeywordDef> {
        lookup(&self.keyword_by_name, name).map(|at| &self.keywords[at as usize])
    }

    pub fn keywords(&self) -> &[KeywordDef] {
        &self.keywords
    }

    pub fn rules(&self) -> &[RuleDef] {
        &self.rules
    }

    pub fn decks(&self) -> &[Deck] {
        &self.decks
    }

    pub fn deck(&self, name: &str) -> Option<&Deck> {
        self.decks.iter().find(|deck| deck.name.as_str() == name)
    }

    pub fn effects(&self, id: EffectsId) -> &[Effect] {
        self.effects.get(id.0 as usize).map_or(&[], Vec::as_slice)
    }

    pub fn ability(&self, id: AbilityId) -> &AbilityDef {
        &self.abilities[id.0 as usize]
    }

    pub fn abilities(&self) -> &[AbilityDef] {
        &self.abilities
    }

    /// The definition an ability is written in; nothing for those of forced effects.
    pub fn written_in(&self, ability: AbilityId) -> Option<WrittenIn> {
        let at = self.ends.partition_point(|(end, _)| *end <= ability.0);
        self.ends.get(at).map(|(_, place)| *place)
    }

    pub fn kins(&self) -> impl Iterator<Item = Name> {
        self.kins.iter().map(|(kin, _)| *kin)
    }

    /// S5: whether a kin is the other or below it.
    pub fn kin_is(&self, kin: Name, ancestor: Name) -> bool {
        kin == ancestor
            || lookup(&self.kin_by_name, kin).is_some_and(|at| self.kins[at as usize].1.contains(&ancestor))
    }
}

impl CardDef {
    pub fn is_creature(&self) -> bool {
        matches!(self.kind, Kind::Creature { .. } | Kind::Flask { .. })
    }

    pub fn is_saga(&self) -> bool {
        self.chapters > 0
    }

    /// The printed number of a stat; commands have none but their cost.
    pub fn printed(&self, stat: Stat) -> Printed {
        match (stat, self.kind) {
            (Stat::Cost, _) => self.cost,
            (Stat::Health, Kind::Creature { health, .. } | Kind::Flask { health, .. }) => health,
            (Stat::Defense, Kind::Creature { defense, .. } | Kind::Flask { defense, .. }) => defense,
            (Stat::Power, Kind::Creature { power, .. } | Kind::Flask { power, .. }) => power,
            _ => Printed::Number(0),
        }
    }

    /// D7.9.5.1: the letters that stand in its cost or stats, each once.
    pub fn printed_variables(&self) -> impl Iterator<Item = char> {
        let letters = Stat::ALL.map(|stat| match self.printed(stat) {
            Printed::Variable(letter) => Some(letter),
            Printed::Number(_) => None,
        });
        (0..letters.len()).filter_map(move |at| letters[at].filter(|_| !letters[..at].contains(&letters[at])))
    }

    /// The bounds the card gives for a variable.
    pub fn bounds(&self, letter: char) -> Option<&Variable> {
        self.variables.iter().find(|variable| variable.letter == letter)
    }
}

fn lookup(table: &[u32], name: Name) -> Option<u32> {
    table.get(name.index()).copied().filter(|&at| at != u32::MAX)
}

pub(super) fn index_names(names: impl Iterator<Item = Name>) -> Vec<u32> {
    let mut table = Vec::new();
    for (at, name) in names.enumerate() {
        if table.len() <= name.index() {
            table.resize(name.index() + 1, u32::MAX);
        }
        table[name.index()] = at as u32;
    }
    table
}
