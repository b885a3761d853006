//! A proposed event: what is to happen, before anything has modified or executed it (D4.1, S28).

use serde::Serialize;

use crate::cards::{DeathCause, EffectsId, EventKind, Name, Position, Stat};
use crate::table::{CardId, PlayerId, SpaceId, ZoneId};

/// Something a binding, a choice or a memory can speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Object {
    Card(CardId),
    Player(PlayerId),
    Space(SpaceId),
    Number(u32),
    Name(Name),
}

/// The effect of the set that proposed an event, where details of it can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WrittenAt {
    pub effects: EffectsId,
    pub at: u16,
}

/// An event with its slots. Which slot means what depends on the kind; see the vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GameEvent {
    pub kind: EventKind,
    pub player: Option<PlayerId>,
    pub card: Option<CardId>,
    pub other: Option<CardId>,
    pub space: Option<SpaceId>,
    pub zone: Option<ZoneId>,
    pub from: Option<ZoneId>,
    pub amount: u32,
    pub name: Option<Name>,
    /// The name under which a result is remembered.
    pub named: Option<Name>,
    pub stat: Option<Stat>,
    pub cause: Option<DeathCause>,
    pub position: Option<Position>,
    pub flags: Flags,
    pub written: Option<WrittenAt>,
}

/// Yes-or-no parts of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Flags(u16);

impl Flags {
    pub const FREE: Self = Self(1);
    pub const FACE_DOWN: Self = Self(1 << 1);
    pub const AS_EMPTY: Self = Self(1 << 2);
    pub const PIERCING: Self = Self(1 << 3);
    pub const COMBAT: Self = Self(1 << 4);
    pub const OVERKILL: Self = Self(1 << 5);
    pub const UP_TO: Self = Self(1 << 6);
    /// A play whose cost is the amount, not the card's own.
    pub const PRICED: Self = Self(1 << 7);
    /// A payment: reacted to, never modified or denied (S36).
    pub const PAYMENT: Self = Self(1 << 8);
    /// Part of a play: the card is on its way to a place (S40).
    pub const PLAYED: Self = Self(1 << 9);
    /// Strikes an entry from the reckoning instead of making a new change (S34).
    pub const UNDO: Self = Self(1 << 10);
    /// The cards a search, reveal or look found lie in the side list.
    pub const GROUP: Self = Self(1 << 11);
    /// The space is kept for the card, though nothing stands on it for now (S42).
    pub const KEPT: Self = Self(1 << 12);

    /// R21: the state the card had is kept.
    pub const KEEP_STATE: Self = Self(1 << 13);

    /// R51: what of it is not used goes at the end of the turn.
    pub const THIS_TURN: Self = Self(1 << 14);

    pub fn has(self, flag: Self) -> bool {
        self.0 & flag.0 != 0
    }

    #[must_use]
    pub fn with(self, flag: Self, on: bool) -> Self {
        if on { Self(self.0 | flag.0) } else { Self(self.0 & !flag.0) }
    }
}

impl GameEvent {
    pub fn new(kind: EventKind) -> Self {
        Self {
            kind,
            player: None,
            card: None,
            other: None,
            space: None,
            zone: None,
            from: None,
            amount: 0,
            name: None,
            named: None,
            stat: None,
            cause: None,
            position: None,
            flags: Flags::default(),
            written: None,
        }
    }

    #[must_use]
    pub fn player(self, player: PlayerId) -> Self {
        Self { player: Some(player), ..self }
    }

    #[must_use]
    pub fn card(self, card: CardId) -> Self {
        Self { card: Some(card), ..self }
    }

    #[must_use]
    pub fn other(self, other: Option<CardId>) -> Self {
        Self { other, ..self }
    }

    #[must_use]
    pub fn space(self, space: SpaceId) -> Self {
        Self { space: Some(space), ..self }
    }

    #[must_use]
    pub fn to(self, zone: ZoneId) -> Self {
        Self { zone: Some(zone), ..self }
    }

    #[must_use]
    pub fn from(self, zone: ZoneId) -> Self {
        Self { from: Some(zone), ..self }
    }

    #[must_use]
    pub fn amount(self, amount: u32) -> Self {
        Self { amount, ..self }
    }

    #[must_use]
    pub fn name(self, name: Name) -> Self {
        Self { name: Some(name), ..self }
    }

    #[must_use]
    pub fn cause(self, cause: DeathCause) -> Self {
        Self { cause: Some(cause), ..self }
    }

    #[must_use]
    pub fn flag(self, flag: Flags, on: bool) -> Self {
        Self { flags: self.flags.with(flag, on), ..self }
    }

    pub fn has(&self, flag: Flags) -> bool {
        self.flags.has(flag)
    }

    /// What a `Note` keeps in mind: a card, a space, a player, or else a number.
    pub fn noted(&self) -> Object {
        let card = self.other.map(Object::Card);
        let what = card.or(self.space.map(Object::Space)).or(self.player.map(Object::Player));
        what.unwrap_or(Object::Number(self.amount))
    }

    /// S35: the event that undoes this one, if there is one.
    pub fn opposite(&self, id: EventId) -> Option<Self> {
        use EventKind::{
            AddCounters, BecomeCopy, Blank, ChangeAttack, ChangeController, ChangeKin, ChangeType,
            CopyAbilities, DamagePlayer, DrainPool, GainAbility, GainBlood, GainDraws, GainKeyword,
            GainSkips, HealPool, LoseAbility, LoseBlood, LoseDraws, LoseKeyword, LoseSkips, Lower, Raise,
            RemoveCounters, SetStat, Unblank,
        };
        let kind = match self.kind {
            GainBlood => LoseBlood,
            LoseBlood => GainBlood,
            AddCounters => RemoveCounters,
            RemoveCounters => AddCounters,
            HealPool => DrainPool,
            DrainPool | DamagePlayer => HealPool,
            GainDraws => LoseDraws,
            LoseDraws => GainDraws,
            GainSkips => LoseSkips,
            LoseSkips => GainSkips,
            Blank => Unblank,
            Unblank => Blank,
            GainAbility | CopyAbilities => LoseAbility,
            LoseAbility => GainAbility,
            ChangeController => ChangeController,
            // Struck from the reckoning: the amount names the event whose entry goes.
            Raise | Lower | SetStat | GainKeyword | LoseKeyword | ChangeKin | ChangeType | ChangeAttack
            | BecomeCopy => {
                let undo = Self { amount: id.0, space: None, written: None, ..*self };
                return Some(undo.flag(Flags::UNDO, true));
            }
            _ => return None,
        };
        if self.kind == DamagePlayer {
            return Some(Self::new(kind).amount(self.amount));
        }
        let undo = Self { kind, space: None, written: None, ..*self };
        match kind {
            LoseAbility | GainAbility => Some(Self { amount: id.0, ..undo }.flag(Flags::UNDO, true)),
            ChangeController => self.player.map(|player| undo.player(player.opponent())),
            _ => Some(undo),
        }
    }
}

/// The number of an event in the history of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct EventId(pub u32);

/// What an effect or trigger is read against: whose it is, on which card, after which event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Context {
    /// "You".
    pub you: PlayerId,
    /// "This".
    pub this: Option<CardId>,
    /// The event being modified or reacted to.
    pub event: Option<EventId>,
    /// The latest binding.
    pub bound: super::BindingId,
    /// The keyword's number.
    pub number: u32,
    /// The active ability it comes from, by serial.
    pub ability: Option<u32>,
    /// Where a creature that left play is spoken of as it last was.
    pub defined_by: Option<crate::cards::AbilityId>,
}

impl Context {
    pub fn of(you: PlayerId, this: Option<CardId>) -> Self {
        Self {
            you,
            this,
            event: None,
            bound: super::BindingId::NONE,
            number: 0,
            ability: None,
            defined_by: None,
        }
    }
}
