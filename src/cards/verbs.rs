//! The vocabulary of events: one table from which effects, triggers and event kinds are made.
//!
//! A line names the event, the word a trigger may use for it, and its roles: the word a card uses,
//! and the slot of the event it fills. As an effect a role says what is to be done to whom; as a
//! trigger it narrows which events are meant.

use serde::Deserialize;

use super::{
    AbilitySlot, CardPattern, Changed, Compare, Condition, Direction, Effects, ForEach, KinPattern,
    KindPattern, May, Name, NamePattern, Options, Remember, Select, SpacePattern, SpaceSelect, Stat, Until,
    Value, Who, ZonePattern,
};

language! {
    /// Why a creature dies (S24).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
    pub enum DeathCause {
        /// Its health came to zero outside combat.
        NoHealth,
        /// A strike brought its health to zero: it was killed (R38).
        Combat,
        /// An effect said that it dies.
        Effect,
        /// Its controller sacrificed it.
        Sacrifice,
        /// Another creature devoured it (S42).
        Devour,
        /// An effect destroyed it.
        Destroy,
    }
}

language! {
    /// Where in an ordered zone a card is put.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
    pub enum Position {
        /// On top: the next to be drawn.
        Top,
        /// At the bottom.
        Bottom,
        /// So many cards from the top, the first being 0.
        At(u16),
    }
}

/// The type each slot has in an effect.
macro_rules! in_effect {
    (player) => { Who };
    (card) => { Select };
    (other) => { Select };
    (space) => { SpaceSelect };
    (zone) => { ZonePattern };
    (from) => { ZonePattern };
    (amount) => { Value };
    (name) => { Name };
    (named) => { Name };
    (stat) => { Stat };
    (cause) => { DeathCause };
    (position) => { Position };
    (ability) => { AbilitySlot };
    (attack) => { Vec<Direction> };
    (kind) => { KindPattern };
    (wanted) => { Box<CardPattern> };
    (kin) => { KinPattern };
    (called) => { NamePattern };
    ($flag:ident) => { bool };
}

/// The type each slot has in a trigger.
macro_rules! in_trigger {
    (player) => { Who };
    (card) => { Box<CardPattern> };
    (other) => { Box<CardPattern> };
    (space) => { Box<SpacePattern> };
    (zone) => { ZonePattern };
    (from) => { ZonePattern };
    (amount) => { Compare };
    (name) => { Name };
    (named) => { Name };
    (stat) => { Stat };
    (cause) => { DeathCause };
    (position) => { Position };
    (ability) => { AbilitySlot };
    (attack) => { Vec<Direction> };
    (kind) => { KindPattern };
    (wanted) => { Box<CardPattern> };
    (kin) => { KinPattern };
    (called) => { NamePattern };
    ($flag:ident) => { bool };
}

macro_rules! vocabulary {
    ($( $(#[doc = $doc:literal])+ $verb:ident / $alias:literal { $( $(#[$meta:meta])* $role:ident : $slot:ident ),* } )*) => {
        /// What kind of event something is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, Deserialize)]
        #[repr(u8)]
        pub enum EventKind { $( $(#[doc = $doc])+ $verb, )* }

        impl EventKind {
            pub const ALL: &'static [Self] = &[ $( Self::$verb, )* ];
            pub const COUNT: usize = Self::ALL.len();

            /// The word a card uses for it in an effect.
            pub fn word(self) -> &'static str {
                match self { $( Self::$verb => stringify!($verb), )* }
            }

            /// One sentence that says what it is.
            pub fn meaning(self) -> &'static str {
                match self { $( Self::$verb => concat!($($doc),+).trim_ascii(), )* }
            }

            /// The roles a card can speak of: the card's word and the slot of the event.
            pub fn roles(self) -> &'static [(&'static str, &'static str)] {
                match self { $( Self::$verb => &[ $( (stringify!($role), stringify!($slot)), )* ], )* }
            }
        }

        language! {
        /// Something a card does: an event to happen, or a shape made of other effects.
        #[derive(Clone, Debug, PartialEq, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub enum Effect {
            $(
                $(#[doc = $doc])+
                $verb { $( $(#[$meta])* #[serde(default)] $role: Option<in_effect!($slot)>, )* },
            )*
            /// Each in order, stopping at the first Failure (S29).
            Then(Effects),
            /// Each in order, whatever becomes of the others (S29).
            And(Effects),
            /// Does the effects once for each card, space or player.
            ForEach(ForEach),
            /// Does the effects if the condition holds.
            If(Box<Condition>, Effects),
            /// Does the first effects if the condition holds, else the second.
            IfElse(Box<Condition>, Effects, Effects),
            /// Offers something: someone may pay and have the effects (S36).
            May(May),
            /// Lets someone choose among lists of effects.
            Options(Options),
            /// Does the effects so many times.
            Repeat(Value, Effects),
            /// Keeps a card, player, space or number under a word of your own, for the rest of this list of effects.
            Remember(Remember),
            /// Does the effects now and their opposites when the trigger happens (S34).
            Until(Until),
            /// Creates an ability that belongs to you, wherever this card goes, until it is used up: `When` once, `Whenever` for the rest of the match unless `With` says how often or until when (S31).
            Later(AbilitySlot),
            /// In `Instead`: the event itself, unchanged.
            TheEvent,
            /// In `Instead`: the event with some of its parts changed.
            TheEventWith(Changed),
        }
        }

        impl Effect {
            /// The event it proposes and what fills its slots; nothing for a shape.
            pub fn proposes(&self) -> Option<(EventKind, EffectRoles<'_>)> {
                match self {
                    $( Self::$verb { $( $role ),* } => Some((
                        EventKind::$verb,
                        EffectRoles { $( $slot: $role.as_ref(), )* ..EffectRoles::default() },
                    )), )*
                    _ => None,
                }
            }
        }

        language! {
        /// Which events an ability is about.
        #[derive(Clone, Debug, PartialEq, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub enum Trigger {
            $(
                $(#[doc = $doc])+
                #[serde(alias = $alias)]
                $verb { $( $(#[$meta])* #[serde(default)] $role: Option<in_trigger!($slot)>, )* },
            )*
            /// Any of these.
            AnyOf(Vec<Trigger>),
            /// This, if the condition holds when it happens.
            Where(Box<Trigger>, Box<Condition>),
            /// This, caused by a card that matches.
            BecauseOf(Box<Trigger>, Box<CardPattern>),
            /// The first, as an immediate consequence of the second.
            CausedBy(Box<Trigger>, Box<Trigger>),
            /// This, but the Failure of it.
            Fails(Box<Trigger>),
        }
        }

        impl Trigger {
            /// The kind of event it is about and what narrows its slots; nothing for a shape.
            pub fn about(&self) -> Option<(EventKind, TriggerRoles<'_>)> {
                match self {
                    $( Self::$verb { $( $role ),* } => Some((
                        EventKind::$verb,
                        TriggerRoles { $( $slot: $role.as_ref(), )* ..TriggerRoles::default() },
                    )), )*
                    _ => None,
                }
            }
        }
    };
}

macro_rules! roles {
    ($(#[$doc:meta])* $type:ident by $in:ident: $($slot:ident),*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $type<'a> { $( pub $slot: Option<&'a $in!($slot)>, )* }
    };
}

roles!(
    /// What fills the slots of an event that an effect proposes.
    EffectRoles by in_effect: player, card, other, space, zone, from, amount, name, named, stat, cause, position,
    ability, attack, kind, wanted, kin, called, free, face_down, as_empty, piercing, combat, overkill, up_to,
    any_number, keep_state, this_turn
);
roles!(
    /// What narrows the slots of the events that a trigger is about.
    TriggerRoles by in_trigger: player, card, other, space, zone, from, amount, name, named, stat, cause, position,
    ability, attack, kind, wanted, kin, called, free, face_down, as_empty, piercing, combat, overkill, up_to,
    any_number, keep_state, this_turn
);

vocabulary! {
    /// A card goes from where it is to a zone or space (P1.2).
    Move / "Moves" { card: card, to: zone, from: from, on: space, position: position, keep_state: keep_state }
    /// A player plays a card; paying, `Summon` or `Execute`, and `Enter` are events of their own that follow (P1.3, S40).
    Play / "Plays" { #[serde(alias = "creature", alias = "command")] card: card, player: player, on: space, cost: amount, free: free }
    /// A creature card is put on the board without regard to its cost; `Enter` follows (S40).
    Summon / "Summons" { #[serde(alias = "card")] creature: card, player: player, on: space, face_down: face_down, flip_cost: amount, keep_state: keep_state }
    /// A vestige is created on the board (S40).
    Spawn / "Spawns" { name: called, player: player, on: space, #[serde(alias = "card")] creature: card }
    /// A command is put on the timeline and takes effect (S40).
    Execute / "Executes" { #[serde(alias = "card")] command: card, player: player, face_down: face_down }
    /// A command leaves the timeline for the discard pile (S40).
    Terminate / "Terminates" { #[serde(alias = "card")] command: card }
    /// A card comes into play.
    Enter / "Enters" { #[serde(alias = "card", alias = "command")] creature: card, from: from, on: space }
    /// A card leaves play.
    Leave / "Leaves" { #[serde(alias = "card", alias = "command")] creature: card, to: zone }
    /// A player draws the top card of a deck (P1.4); with a count, so many events of one card each.
    Draw / "Draws" { player: player, deck: from, card: card, count: amount }
    /// A card goes to its owner's discard pile (S12).
    Discard / "Discards" { card: card, player: player, from: from }
    /// A player looks through a zone for cards that match and takes them (P1.6).
    Search / "Searches" { player: player, deck: zone, wanted: wanted, count: amount, up_to: up_to, any_number: any_number, card: card }
    /// A card is shown to both players.
    Reveal / "Reveals" { card: card, player: player }
    /// Cards of a deck are revealed from the top until one matches.
    RevealUntil / "RevealsUntil" { player: player, deck: zone, wanted: wanted, card: card }
    /// A player looks at the top cards of a deck, or at a card that lies hidden.
    Look / "Looks" { player: player, deck: zone, count: amount, card: card }
    /// A deck is put in a random order (P1.7).
    Shuffle / "Shuffles" { deck: zone }
    /// A creature attacks: its strikes follow, one at a time (S21).
    Attack / "Attacks" { #[serde(alias = "card")] creature: card }
    /// A creature has done all its strikes (S21).
    AttackEnd / "AttackEnds" { #[serde(alias = "card")] creature: card }
    /// A creature strikes a space (S22, S23).
    Strike / "Strikes" { #[serde(alias = "card")] attacker: card, at: space, target: other, as_empty: as_empty, amount: amount }
    /// A creature takes damage (S23).
    Damage / "Damages" { #[serde(alias = "card")] creature: card, by: other, amount: amount, combat: combat, piercing: piercing }
    /// A creature gets back health it lost.
    Heal / "Heals" { #[serde(alias = "card")] creature: card, amount: amount }
    /// The next damage to a creature is prevented, up to an amount (R39); if it says so, only this turn (R51).
    PreventDamage / "PreventsDamage" { #[serde(alias = "card")] creature: card, amount: amount, this_turn: this_turn }
    /// A player takes damage: the pool goes down (S22, S25).
    DamagePlayer / "DamagesPlayer" { player: player, by: other, amount: amount, combat: combat, overkill: overkill }
    /// The pool goes up.
    HealPool / "HealsPool" { amount: amount }
    /// The pool goes down without damage to anyone.
    DrainPool / "DrainsPool" { amount: amount }
    /// The pool becomes a number.
    SetPool / "SetsPool" { to: amount }
    /// Damage over health and defense goes on to the creature's controller (S23).
    Overkill / "Overkills" { player: player, #[serde(alias = "card")] creature: card, by: other, amount: amount }
    /// A player gains blood.
    GainBlood / "GainsBlood" { player: player, amount: amount }
    /// A player loses blood.
    LoseBlood / "LosesBlood" { player: player, amount: amount }
    /// A creature dies (P2, S24): before its blood is gained and before it leaves its space, which is a `Move` that follows.
    Die / "Dies" { #[serde(alias = "card")] creature: card, player: player, cause: cause, by: other }
    /// A face-down card is turned up (S43).
    Flip / "Flips" { card: card, player: player, keep_state: keep_state }
    /// A card in play is turned face-down.
    TurnDown / "TurnsDown" { card: card, keep_state: keep_state }
    /// A creature devours another as it is played (S42).
    Devour / "Devours" { #[serde(alias = "card")] creature: card, victim: other }
    /// A creature evolves from another as it is played (S42).
    Evolve / "Evolves" { #[serde(alias = "card")] creature: card, origin: other }
    /// A cumulative card takes in another of its Name (S44).
    Accumulate / "Accumulates" { card: card, added: other, amount: amount }
    /// A vestige card is created in a zone.
    Create / "Creates" { name: called, player: player, zone: zone, position: position, card: card }
    /// A card ceases to exist (S11).
    Liberate / "Liberates" { card: card }
    /// Counters are put on a card or a player (D7.2).
    AddCounters / "AddsCounters" { card: card, player: player, counter: name, amount: amount }
    /// Counters are taken from a card or a player.
    RemoveCounters / "RemovesCounters" { card: card, player: player, counter: name, amount: amount }
    /// A stat of a card goes up, lasting.
    Raise / "Raises" { card: card, stat: stat, by: amount }
    /// A stat of a card goes down, lasting.
    Lower / "Lowers" { card: card, stat: stat, by: amount }
    /// A stat of a card becomes a number, lasting.
    SetStat / "SetsStat" { card: card, stat: stat, to: amount }
    /// A card gains an ability.
    GainAbility / "GainsAbility" { card: card, ability: ability }
    /// A card loses the abilities it was granted.
    LoseAbility / "LosesAbility" { card: card }
    /// A card gains copies of the abilities that another card has, as far as it may have so many (R56).
    CopyAbilities / "CopiesAbilities" { card: card, of: other }
    /// A card loses its text: all abilities, printed and granted.
    Blank / "Blanks" { card: card }
    /// A card gets its text back.
    Unblank / "Unblanks" { card: card }
    /// A card becomes a copy of another.
    BecomeCopy / "BecomesCopy" { card: card, of: other }
    /// A card takes on another's counters, lasting changes and damage.
    CopyState / "CopiesState" { card: card, of: other }
    /// A card gains a keyword.
    GainKeyword / "GainsKeyword" { card: card, keyword: name, number: amount }
    /// A card loses a keyword.
    LoseKeyword / "LosesKeyword" { card: card, keyword: name }
    /// A card's kin becomes another.
    ChangeKin / "ChangesKin" { card: card, kin: kin }
    /// A card's type becomes another.
    ChangeType / "ChangesType" { card: card, to: kind }
    /// A creature attacks other spaces than before.
    ChangeAttack / "ChangesAttack" { card: card, to: attack }
    /// A creature goes over to another player (S12).
    ChangeController / "ChangesController" { #[serde(alias = "creature")] card: card, player: player, on: space }
    /// Two creatures change places.
    SwapSpaces / "SwapsSpaces" { #[serde(alias = "card")] creature: card, with: other }
    /// A creature moves to another space of the board.
    Shift / "Shifts" { #[serde(alias = "card")] creature: card, to: space }
    /// Creatures beside a space take damage.
    Explode / "Explodes" { at: space, by: other, amount: amount }
    /// A card is linked to another.
    Link / "Links" { card: card, to: other }
    /// A card's link is undone.
    Unlink / "Unlinks" { card: card, to: other }
    /// A player gets additional draws.
    GainDraws / "GainsDraws" { player: player, amount: amount }
    /// A player loses additional draws.
    LoseDraws / "LosesDraws" { player: player, amount: amount }
    /// A player gets turn skips (P4).
    GainSkips / "GainsSkips" { player: player, amount: amount }
    /// A player loses turn skips.
    LoseSkips / "LosesSkips" { player: player, amount: amount }
    /// A player takes another turn after this one.
    ExtraTurn / "TakesExtraTurn" { player: player }
    /// The turn is brought to its end.
    EndTurn / "EndsTurn" { player: player }
    /// The phase is brought to its end.
    EndPhase / "EndsPhase" { player: player }
    /// A turn starts (P8.3.1).
    TurnStart / "TurnStarts" { player: player }
    /// A turn ends; the player is the one whose turn it was (P1.5).
    TurnEnd / "TurnEnds" { player: player }
    /// A main phase starts (P8.3.3).
    MainPhaseStart / "MainPhaseStarts" { player: player }
    /// A main phase ends (P8.3.5).
    MainPhaseEnd / "MainPhaseEnds" { player: player }
    /// An attack phase starts (P8.3.6).
    AttackPhaseStart / "AttackPhaseStarts" { player: player }
    /// An attack phase ends (P8.3.8).
    AttackPhaseEnd / "AttackPhaseEnds" { player: player }
    /// A player names a card.
    NameCard / "NamesCard" { player: player, name: name, remember: named }
    /// A player names a kin.
    NameKin / "NamesKin" { player: player, kin: name, remember: named }
    /// A player chooses a number up to an amount.
    ChooseNumber / "ChoosesNumber" { player: player, up_to: amount, remember: named }
    /// A card keeps something in mind under a word, for all its abilities while it is in play; what is noted is `It` and `Remembered` at once (R59).
    Note / "Notes" { card: card, remember: named, what: other, space: space, number: amount, player: player }
    /// A coin is flipped; the amount is 1 for heads, 0 for tails.
    FlipCoin / "FlipsCoin" { player: player, result: amount }
    /// A die is rolled; the amount is what came up.
    Roll / "Rolls" { player: player, sides: amount, remember: named }
    /// A player wins.
    Win / "Wins" { player: player }
    /// A player loses.
    Lose / "Loses" { player: player }
    /// Nobody wins.
    DrawMatch / "DrawsMatch" {}
    /// The match ends; the player is the one who loses (P3).
    FinishGame / "FinishesGame" { player: player }
    /// A creature is sacrificed by its controller: a death with that cause.
    Sacrifice / "Sacrifices" { #[serde(alias = "card")] creature: card, player: player }
    /// A creature is destroyed: a death with that cause.
    Destroy / "Destroys" { #[serde(alias = "card")] creature: card, by: other }
}
