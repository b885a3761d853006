//! Patterns: which cards, players, spaces and zones something speaks of (S5, S6, S32).

use serde::Deserialize;

use super::{Compare, Condition, Name, Value};

/// Which cards. Every field narrows; a field that is left out does not. Written `(kin: "ant", other: true)`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardPattern {
    /// The card this ability is on.
    pub this: bool,
    /// Any card but the one this ability is on.
    pub other: bool,
    /// A card that a reference speaks of.
    pub is: Option<Select>,
    pub kind: Option<KindPattern>,
    pub kin: Option<KinPattern>,
    pub name: Option<NamePattern>,
    pub owner: Option<Who>,
    pub controller: Option<Who>,
    pub zone: Vec<Place>,
    /// Among the first N cards of its zone.
    pub top: Option<Value>,
    /// Among the last N cards of its zone.
    pub bottom: Option<Value>,
    pub health: Option<Compare>,
    pub defense: Option<Compare>,
    pub power: Option<Compare>,
    pub cost: Option<Compare>,
    pub counter: Option<(Name, Compare)>,
    pub keyword: Option<Name>,
    pub vestige: Option<bool>,
    pub saga: Option<bool>,
    pub face_down: Option<bool>,
    pub damaged: Option<bool>,
    pub played_this_turn: Option<bool>,
    pub entered_this_turn: Option<bool>,
    pub attacked_this_turn: Option<bool>,
    /// Linked to a card that a reference speaks of.
    pub linked_to: Option<Select>,
    /// On a space that matches.
    pub on: Option<Box<SpacePattern>>,
    /// A card that this card has spoken of before (D9.3.6.1).
    pub referenced: Option<bool>,
    /// Cards that the deciding player could play now without paying.
    pub playable: Option<bool>,
    pub all_of: Vec<CardPattern>,
    pub any_of: Vec<CardPattern>,
    pub not: Option<Box<CardPattern>>,
    /// A condition in which `It` is the card in question.
    #[serde(rename = "where")]
    pub condition: Option<Box<Condition>>,
}

/// Which type of card (S3): a subtype matches the pattern of its parent, never the other way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
pub enum KindPattern {
    Creature,
    Flask,
    Command,
    ExtendedCommand,
}

/// Which kin (S5): a kin and all below it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum KinPattern {
    Is(Name),
    /// The kin of the card a reference speaks of.
    SameAs(Select),
    /// The kin that was named and remembered.
    Named(Name),
    /// Cards without a kin.
    None,
}

/// Which Name.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum NamePattern {
    Is(Name),
    SameAs(Select),
    Named(Name),
}

/// Which player, or players.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Who {
    /// The player whose ability it is.
    You,
    Opponent,
    Active,
    Inactive,
    /// The player of the event that was reacted to, or the latest player spoken of.
    ThatPlayer,
    ControllerOf(Box<Select>),
    OwnerOf(Box<Select>),
    /// Both, the active player first.
    Each,
    /// A player that you choose.
    Chosen,
    /// A player remembered under a name.
    Remembered(Name),
}

/// Which kind of place, by whom it belongs to where that matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
pub enum Place {
    MainDeck,
    BloodDeck,
    Hand,
    Discard,
    Aside,
    Timeline,
    Board,
}

/// A zone named by an effect or trigger: the kind of place and whose it is.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum ZonePattern {
    MainDeck(Who),
    BloodDeck(Who),
    Hand(Who),
    Discard(Who),
    Aside(Who),
    Timeline,
    Board,
    /// Board or timeline.
    Play,
    /// The main deck the card belongs to, or its owner's zone of that kind.
    OwnersDeck,
    OwnersHand,
    OwnersDiscard,
    AnyDeck,
    AnyHand,
    AnyDiscard,
}

/// Which spaces (S7). Every field narrows.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpacePattern {
    pub owner: Option<Who>,
    pub free: Option<bool>,
    /// The space across the table from a card.
    pub opposing: Option<Select>,
    /// Left or right of a card in its row.
    pub beside: Option<Select>,
    pub left_of: Option<Select>,
    pub right_of: Option<Select>,
    /// Left or right of the space of the event, in its row.
    pub beside_event: bool,
    /// The space across the table from the event's.
    pub opposing_event: bool,
    /// The space of the event itself.
    pub of_event: bool,
    pub same_column: Option<Select>,
    pub same_row: Option<Select>,
    /// Strictly between two cards of one row.
    pub between: Option<(Select, Select)>,
    /// Reachable along its row over free spaces only.
    pub on_path_from: Option<Select>,
    /// The space a card is on.
    pub of: Option<Select>,
    pub leftmost: bool,
    pub rightmost: bool,
    pub nearest_to: Option<Select>,
    pub furthest_from: Option<Select>,
    /// A space remembered under a name.
    pub remembered: Option<Name>,
    pub any_of: Vec<SpacePattern>,
    pub not: Option<Box<SpacePattern>>,
}

/// Which card or cards an effect is done to, and who chooses.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Select {
    /// The card this ability is on.
    This,
    /// The latest card spoken of that fits what is to be done with it (S32).
    It,
    /// The latest card spoken of that matches.
    That(Box<CardPattern>),
    /// All cards of the latest group spoken of.
    Those,
    /// Those of the latest looked-at or revealed group that were not taken.
    TheRest,
    /// What was remembered under a name.
    Remembered(Name),
    /// The card that the event came from.
    Source,
    /// The other card of the event: what struck, killed, devoured, was linked to.
    TheOther,
    /// You choose one that matches.
    Choose(Box<CardPattern>),
    /// A choice with all its details.
    Pick {
        from: Box<CardPattern>,
        #[serde(default)]
        by: Option<Who>,
        #[serde(default)]
        count: Option<Value>,
        /// Fewer may be taken.
        #[serde(default)]
        up_to: bool,
        /// Chosen among backs.
        #[serde(default)]
        unseen: bool,
        #[serde(default)]
        at_random: bool,
    },
    /// Every card that matches, in table order.
    Each(Box<CardPattern>),
    Random(Box<CardPattern>),
    /// The one that matches with the greatest value (`It` is the card in question); you choose among equals.
    GreatestBy(Value, Box<CardPattern>),
    LeastBy(Value, Box<CardPattern>),
}

/// Which space an effect is done to, and who chooses.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum SpaceSelect {
    /// You choose one that matches.
    Choose(Box<SpacePattern>),
    ChooseBy(Who, Box<SpacePattern>),
    Random(Box<SpacePattern>),
    /// The first that matches, from left to right.
    First(Box<SpacePattern>),
    /// Every one that matches.
    Each(Box<SpacePattern>),
    /// The latest space spoken of.
    That,
    Remembered(Name),
}
