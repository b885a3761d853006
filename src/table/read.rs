//! Reading the table: one parameter that any stage can ask, in table order.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{
    ActiveAbility, Announced, Card, CardId, Held, InPlay, InZone, LastKnown, Match, Memory, PlayState,
    Player, PlayerId, Reckoned, SpaceId, ZoneCards, ZoneId,
};
use crate::cards::{CardDef, CardSet, Direction, KeywordUse, Kind, KindPattern, Name, Place, Printed, Stat};

/// Everything there is to know about the table, to read.
#[derive(SystemParam)]
pub struct Table<'w, 's> {
    state: ResMut<'w, Held>,
    cards: Query<'w, 's, CardParts>,
    zones: Query<'w, 's, &'static ZoneCards>,
    players: Query<'w, 's, &'static mut Player>,
    abilities: Query<'w, 's, &'static mut ActiveAbility>,
}

type CardParts = (
    &'static Card,
    &'static InZone,
    &'static InPlay,
    &'static mut Reckoned,
    &'static LastKnown,
    &'static Announced,
);

/// How a card is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    AsItLies,
    /// As it will be when it has been flipped.
    Up,
    /// As it will be when it has entered face-down.
    Down,
    /// As it was just before it left play, while its leaving is being resolved (S31).
    AsItWas,
}

/// A card as it lies on the table.
#[derive(Clone, Copy)]
pub struct CardRef<'a> {
    pub card: &'a Card,
    pub zone: ZoneId,
    pub state: Option<&'a PlayState>,
    pub reckoned: &'a Reckoned,
    pub last: Option<&'a Memory>,
    pub announced: &'a Announced,
    pub face: Face,
    /// What it is now: its own definition or the one it copies.
    pub def: &'a CardDef,
}

impl std::ops::Deref for Table<'_, '_> {
    type Target = Match;

    fn deref(&self) -> &Match {
        &self.state
    }
}

impl<'w, 's> Table<'w, 's> {
    pub fn set(&self) -> &CardSet {
        &self.set
    }

    /// A card of this match; liberated cards are not there any more.
    pub fn card(&self, id: CardId) -> Option<CardRef<'_>> {
        let entity = self.places.card(id)?;
        let (card, in_zone, play, reckoned, last, announced) = self.cards.get(entity).ok()?;
        let state = play.0.as_deref();
        let def = state.and_then(|state| state.copy_of).unwrap_or(card.def);
        let last = last.0.as_deref();
        let def = self.set.card(def);
        Some(CardRef {
            card,
            zone: in_zone.zone,
            state,
            reckoned,
            last,
            announced,
            def,
            face: Face::AsItLies,
        })
    }

    pub fn player(&self, id: PlayerId) -> &Player {
        match self.players.get(self.places.player(id)) {
            Ok(player) => player,
            Err(_) => unreachable!("both players exist as long as the match does"),
        }
    }

    /// For the process P8, which keeps count of turns and steps; cards are changed by effects alone.
    pub(crate) fn state_mut(&mut self) -> &mut Match {
        &mut self.state
    }

    /// The same for what the process counts of a player.
    pub(crate) fn player_mut(&mut self, id: PlayerId) -> Option<Mut<'_, Player>> {
        self.players.get_mut(self.state.places.player(id)).ok()
    }

    /// The same for how often an ability was used.
    pub(crate) fn ability_mut(&mut self, entity: Entity) -> Option<Mut<'_, ActiveAbility>> {
        self.abilities.get_mut(entity).ok()
    }

    /// For the passive stage: the card is reckoned so now. How it was before, if that was otherwise.
    pub(crate) fn reckon(&mut self, id: CardId, reckoned: Reckoned) -> Option<Reckoned> {
        let entity = self.places.card(id)?;
        let (.., mut known, _, _) = self.cards.get_mut(entity).ok()?;
        (*known != reckoned).then(|| std::mem::replace(&mut *known, reckoned))
    }

    pub fn active(&self) -> PlayerId {
        self.turn.active
    }

    /// The cards of a zone, the top first.
    pub fn zone(&self, zone: ZoneId) -> impl DoubleEndedIterator<Item = CardId> + '_ {
        let cards = self.zones.get(self.places.zone(zone)).map_or(&[][..], ZoneCards::entities);
        cards.iter().map(|&entity| self.places.id_of(entity))
    }

    pub fn zone_len(&self, zone: ZoneId) -> usize {
        self.zones.get(self.places.zone(zone)).map_or(0, |cards| cards.entities().len())
    }

    pub fn on_space(&self, space: SpaceId) -> Option<CardId> {
        self.places.on_space(space)
    }

    pub fn free_spaces(&self, owner: PlayerId) -> impl Iterator<Item = SpaceId> + '_ {
        SpaceId::row(owner).filter(|&space| self.places.is_free(space))
    }

    /// The board in table order: the active player's row, then the other's, each from its own left.
    pub fn board(&self) -> impl Iterator<Item = CardId> + '_ {
        SpaceId::all_from(self.active()).filter_map(|space| self.on_space(space))
    }

    pub fn timeline(&self) -> impl Iterator<Item = CardId> + '_ {
        self.zone(ZoneId::TIMELINE)
    }

    pub fn controller(&self, id: CardId) -> Option<PlayerId> {
        self.card(id).map(|card| card.controller())
    }

    pub fn ability(&self, entity: Entity) -> Option<&ActiveAbility> {
        self.abilities.get(entity).ok()
    }

    /// Where a card was last on the board: its space now, or as it left.
    pub fn space_of(&self, id: CardId) -> Option<SpaceId> {
        let card = self.card(id)?;
        card.zone.as_space().or_else(|| card.last.and_then(|last| last.space))
    }

    /// Every card that exists, in table order: board, timeline, then zone by zone, the active player's first.
    pub fn all_cards(&self) -> impl Iterator<Item = CardId> + '_ {
        let first = self.active();
        let zones = [Place::Hand, Place::Discard, Place::MainDeck, Place::BloodDeck, Place::Aside];
        let owned = [first, first.opponent()]
            .into_iter()
            .flat_map(move |player| zones.into_iter().map(move |place| ZoneId::of(place, player)));
        self.board().chain(self.timeline()).chain(owned.flat_map(|zone| self.zone(zone)))
    }
}

impl<'a> CardRef<'a> {
    pub fn id(&self) -> CardId {
        self.card.id
    }

    pub fn in_play(&self) -> bool {
        self.zone.in_play()
    }

    pub fn face_down(&self) -> bool {
        match self.face {
            Face::AsItLies | Face::AsItWas => self.state.is_some_and(|state| state.face_down),
            Face::Up => false,
            Face::Down => true,
        }
    }

    /// S9: the owner of the place it is in.
    pub fn controller(&self) -> PlayerId {
        self.zone.owner().unwrap_or(self.card.played_by)
    }

    /// A face-down card has no Name (S43).
    pub fn name(&self) -> Option<Name> {
        (!self.face_down()).then_some(self.def.name)
    }

    pub fn kin(&self) -> Option<Name> {
        if self.face_down() {
            return None;
        }
        self.reckoned.traits.as_ref().map_or(self.def.kin, |traits| traits.kin)
    }

    pub fn kind(&self) -> KindPattern {
        if let Some(traits) = &self.reckoned.traits {
            return traits.kind;
        }
        match (self.def.kind, self.face_down()) {
            (Kind::Creature { .. }, _) | (Kind::Flask { .. }, true) => KindPattern::Creature,
            (Kind::Flask { .. }, false) => KindPattern::Flask,
            // A face-down command is an inert extended command (S43).
            (Kind::ExtendedCommand, _) | (Kind::Command, true) => KindPattern::ExtendedCommand,
            (Kind::Command, false) => KindPattern::Command,
        }
    }

    pub fn is_creature(&self) -> bool {
        matches!(self.kind(), KindPattern::Creature | KindPattern::Flask)
    }

    pub fn keywords(&self) -> &'a [KeywordUse] {
        match &self.reckoned.traits {
            _ if self.face_down() => &[],
            Some(traits) => &traits.keywords,
            None => &self.def.keywords,
        }
    }

    pub fn has_keyword(&self, keyword: Name) -> bool {
        self.keywords().iter().any(|used| used.keyword == keyword)
    }

    pub fn attack(&self) -> &'a [Direction] {
        match &self.reckoned.traits {
            _ if self.face_down() => &[Direction::Opposing],
            Some(traits) => &traits.attack,
            None => &self.def.attack,
        }
    }

    /// A stat as it is now. Health is the reckoned value less the health lost (S33).
    pub fn stat(&self, stat: Stat) -> u32 {
        let reckoned = self.reckoned.stat(stat);
        match (stat, self.state) {
            (Stat::Health, Some(state)) => reckoned.saturating_sub(state.lost),
            // S41, S43: as it is played, the cost counts with its variables, and face-down it is 1.
            (Stat::Cost, None) if self.face == Face::Down => 1,
            (Stat::Cost, None) => match self.def.cost {
                Printed::Variable(letter) => {
                    let variables = &self.announced.variables;
                    let value =
                        variables.iter().find(|(known, _)| *known == letter).map_or(0, |(_, value)| *value);
                    reckoned.saturating_add(value)
                }
                Printed::Number(_) => reckoned,
            },
            _ => reckoned,
        }
    }

    /// A stat as it is in play, or as it last was there (S31).
    pub fn stat_as_last_was(&self, stat: Stat) -> u32 {
        match self.last {
            Some(last) if !self.in_play() => {
                let lost = if stat == Stat::Health { last.state.lost } else { 0 };
                last.reckoned.stat(stat).saturating_sub(lost)
            }
            _ => self.stat(stat),
        }
    }

    /// Who controls it, or did while its leaving is still being resolved (S31).
    pub fn controller_while_leaving(&self) -> PlayerId {
        match self.last {
            Some(last) if last.leaving && !self.in_play() => last.controller,
            _ => self.controller(),
        }
    }

    pub fn controller_as_last_was(&self) -> PlayerId {
        match self.last {
            Some(last) if !self.in_play() => last.controller,
            _ => self.controller(),
        }
    }

    /// D3.5: vestiges are those defined so and those created in the match.
    pub fn is_vestige(&self) -> bool {
        self.def.vestige || self.card.created
    }

    pub fn counters(&self, name: Name) -> u32 {
        self.state.or(self.last.map(|last| &last.state)).map_or(0, |state| state.counters.get(name))
    }
}
