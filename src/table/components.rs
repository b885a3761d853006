//! The components of the table: players, zones, cards and abilities are entities.

use bevy::prelude::*;
use serde::Serialize;

use super::{CardId, PlayerId, SpaceId, ZoneId};
use crate::cards::{AbilityId, DefId, Direction, KeywordUse, KindPattern, Name, Stat};
use crate::events::{Context, GameEvent, Kept, Object};

/// A player of the match.
#[derive(Component, Clone, Debug, Serialize)]
pub struct Player {
    pub id: PlayerId,
    pub blood: u32,
    /// Additional draws of this turn (P8.3.2).
    pub draws: u32,
    pub skips: u32,
    pub extra_turns: u32,
    /// Turns this player has begun, skipped ones included.
    pub turns: u32,
    pub counters: Counters,
}

/// A zone of the table (D9.3).
#[derive(Component, Clone, Copy, Debug)]
pub struct Zone(pub ZoneId);

/// The card is in that zone.
#[derive(Component, Clone, Copy, Debug)]
#[relationship(relationship_target = ZoneCards)]
pub struct InZone {
    #[relationship]
    pub entity: Entity,
    pub zone: ZoneId,
}

/// The cards of a zone, the first being the top (D9.3.5.1).
#[derive(Component, Clone, Debug, Default)]
#[relationship_target(relationship = InZone)]
pub struct ZoneCards(Vec<Entity>);

impl ZoneCards {
    pub fn entities(&self) -> &[Entity] {
        &self.0
    }
}

/// What a card is, wherever it is.
#[derive(Component, Clone, Copy, Debug, Serialize)]
pub struct Card {
    pub id: CardId,
    pub def: DefId,
    pub owner: PlayerId,
    /// Who has put it on the timeline, while it is there (S8).
    pub played_by: PlayerId,
    /// It was created in the match: a vestige, whatever its definition says (D3.5).
    pub created: bool,
}

/// The values of variables that were defined as the card was played, until it enters (S41).
#[derive(Component, Clone, Debug, Default, Serialize)]
pub struct Announced {
    pub variables: Vec<(char, u32)>,
    /// What was named or chosen as it was played.
    pub remembered: Vec<(Name, Object)>,
}

/// State that a card has only on the board and the timeline (S10).
#[derive(Component, Clone, Debug, Default, Serialize)]
pub struct InPlay(pub Option<Box<PlayState>>);

#[derive(Clone, Debug, Default, Serialize)]
pub struct PlayState {
    /// Health lost and not healed (S33).
    pub lost: u32,
    pub counters: Counters,
    /// Lasting changes in the order they happened.
    pub changes: Vec<Change>,
    /// Abilities granted, after the printed ones (R11).
    pub granted: Vec<Granted>,
    /// Granted abilities that were lost, with the event that took them, so that it can be undone (S35).
    pub taken: Vec<(u32, Granted)>,
    pub face_down: bool,
    /// It has died and is on its way out.
    pub dying: bool,
    pub entered_turn: u32,
    pub played_turn: Option<u32>,
    pub attacked_turn: Option<u32>,
    pub variables: Vec<(char, u32)>,
    pub links: Vec<CardId>,
    pub remembered: Vec<(Name, Object)>,
    pub copy_of: Option<DefId>,
    /// What it was a copy of before each event that made it one, so that it can be undone (R54).
    pub copied: Vec<(u32, Option<DefId>)>,
    /// A Flip Cost given by an effect replaces the card's own (S43).
    pub flip_cost: Option<u32>,
    /// What it evolved from, set aside under it (S42).
    pub evolved_from: Option<CardId>,
    /// Cards it has spoken of (D9.3.6.1).
    pub referenced: Vec<CardId>,
    /// The text it lost: printed and granted abilities do not work.
    pub blanked: u32,
}

impl PlayState {
    /// This state with what another carries: counters, lasting changes, damage and granted abilities (R21).
    #[must_use]
    pub fn keeping(self, other: &Self) -> Self {
        Self {
            counters: other.counters.clone(),
            changes: other.changes.clone(),
            lost: other.lost,
            granted: other.granted.clone(),
            ..self
        }
    }
}

/// A lasting change, with the event that made it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    pub event: u32,
    pub what: ChangeKind,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum ChangeKind {
    Raise(Stat, u32),
    Lower(Stat, u32),
    Set(Stat, u32),
    GainKeyword(KeywordUse),
    LoseKeyword(Name),
    Kin(Name),
    Type(KindPattern),
    Attack(Vec<Direction>),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Granted {
    pub event: u32,
    pub ability: AbilityId,
    pub number: u32,
}

/// Named numbers; a counter at zero is not there (D7.2, D7.3).
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Counters(Vec<(Name, u32)>);

impl Counters {
    pub fn get(&self, name: Name) -> u32 {
        self.0.iter().find(|(known, _)| *known == name).map_or(0, |(_, count)| *count)
    }

    pub fn set(&mut self, name: Name, count: u32) {
        self.0.retain(|(known, _)| *known != name);
        if count > 0 {
            let at = self.0.partition_point(|(known, _)| known.as_str() < name.as_str());
            self.0.insert(at, (name, count));
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (Name, u32)> + '_ {
        self.0.iter().copied()
    }
}

/// The stats of a card as the passive stage last reckoned them (S33).
#[derive(Component, Clone, Debug, Default, PartialEq, Serialize)]
pub struct Reckoned {
    pub stats: [u32; 4],
    /// Traits that differ from what is printed; nothing while they do not.
    pub traits: Option<Box<Traits>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Traits {
    pub kin: Option<Name>,
    pub kind: KindPattern,
    pub keywords: Vec<KeywordUse>,
    pub attack: Vec<Direction>,
    pub lent: Vec<Granted>,
    pub blank: bool,
}

impl Reckoned {
    pub fn stat(&self, stat: Stat) -> u32 {
        self.stats[stat as usize]
    }
}

/// A card as it was just before it left play (S31).
#[derive(Component, Clone, Debug, Default, Serialize)]
pub struct LastKnown(pub Option<Box<Memory>>);

#[derive(Clone, Debug, Serialize)]
pub struct Memory {
    /// What its leaving causes is still being resolved (R12).
    pub leaving: bool,
    /// The turn in which it left (R63). Records know the table by a hash that is without it.
    #[serde(skip)]
    pub turn: u32,
    pub controller: PlayerId,
    pub space: Option<SpaceId>,
    pub reckoned: Reckoned,
    pub state: PlayState,
}

/// An ability that works now, or lingers after its card has left (S31).
#[derive(Component, Clone, Debug, Serialize)]
pub struct ActiveAbility {
    /// Unique in the match, in the order they began to work.
    pub serial: u32,
    pub ability: AbilityId,
    pub host: Host,
    /// The number its keyword was given.
    pub number: u32,
    pub uses_left: Option<u32>,
    pub used_this_turn: u32,
    /// The order it is written in on its card (S30).
    pub order: u16,
    /// What was bound when a consequence created it.
    pub context: Option<Box<(Context, Vec<Kept>)>>,
    /// Events that undo what was done until now (S34).
    pub undo: Vec<GameEvent>,
    /// The `until` it waits for, by its key.
    pub until: Option<u32>,
    pub lingering: bool,
}

/// What an ability belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Host {
    Card(CardId),
    Player(PlayerId, Option<CardId>),
    /// A rule of the game, by its place among the rules.
    Game(u16),
}

/// The ability is of that card.
#[derive(Component, Clone, Copy, Debug)]
#[relationship(relationship_target = Abilities)]
pub struct AbilityOf(pub Entity);

/// The abilities of a card that work now.
#[derive(Component, Clone, Debug, Default)]
#[relationship_target(relationship = AbilityOf)]
pub struct Abilities(Vec<Entity>);

impl Abilities {
    pub fn entities(&self) -> &[Entity] {
        &self.0
    }
}

/// Numbers abilities in the order they begin to work, and knows those that wait for an "until".
#[derive(Clone, Debug, Default)]
pub struct Serials {
    last: u32,
    waiting: Vec<(u32, Entity)>,
}

impl Serials {
    pub fn continue_from(&mut self, last: u32) {
        self.last = last;
    }

    pub fn last(&self) -> u32 {
        self.last
    }

    pub fn take_next(&mut self) -> u32 {
        self.last += 1;
        self.last
    }

    pub fn waiting(&self, key: u32) -> Option<Entity> {
        self.waiting.iter().find(|(known, _)| *known == key).map(|(_, entity)| *entity)
    }

    /// Every ability that waits for an "until", or did.
    pub fn all_waiting(&self) -> impl Iterator<Item = Entity> + '_ {
        self.waiting.iter().map(|(_, entity)| *entity)
    }

    pub fn keep(&mut self, key: u32, entity: Entity) {
        self.waiting.retain(|(known, _)| *known != key);
        self.waiting.push((key, entity));
    }
}
