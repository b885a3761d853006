//! Patterns: which cards, players and zones something speaks of (S5, S6, S32).

use serde::{Deserialize, Deserializer};

use super::read::{from_ron, is_text, raw_ron};
use super::shape::{Language, Shape, Shaped, TypeShape};
use super::{
    CardName, Compare, Condition, CounterName, KeywordName, KinName, Label, Name, SpacePattern, Value,
};

language! {
    /// Which cards. Every field narrows; a field that is left out does not. Without `zone`, cards in play are meant.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct CardPattern {
        /// The card this ability is on.
        pub this: bool,
        /// Any card but the one this ability is on.
        pub other: bool,
        /// A card that a reference speaks of, wherever it is; in `Exists` and `Count` one card must be in play unless `zone` says otherwise.
        pub is: Option<Select>,
        /// Of this type (S3).
        pub kind: Option<KindPattern>,
        /// Of this kin or one below it (S5).
        pub kin: Option<KinPattern>,
        /// Of this Name.
        pub name: Option<NamePattern>,
        /// Brought into the match by this player.
        pub owner: Option<Who>,
        /// Under the control of this player.
        pub controller: Option<Who>,
        /// In one of these places.
        pub zone: Vec<Place>,
        /// Among the first so many cards of its zone.
        pub top: Option<Value>,
        /// Among the last so many cards of its zone.
        pub bottom: Option<Value>,
        /// Its health now.
        pub health: Option<Compare>,
        /// Its defense now.
        pub defense: Option<Compare>,
        /// Its power now.
        pub power: Option<Compare>,
        /// Its cost now.
        pub cost: Option<Compare>,
        /// So many counters of a kind.
        pub counter: Option<(CounterName, Compare)>,
        /// Has this keyword.
        pub keyword: Option<KeywordName>,
        /// Is a vestige, or is none.
        pub vestige: Option<bool>,
        /// Is a saga, or is none.
        pub saga: Option<bool>,
        /// Lies face-down, or does not.
        pub face_down: Option<bool>,
        /// Has lost health, or has not.
        pub damaged: Option<bool>,
        /// Was played this turn, or was not.
        pub played_this_turn: Option<bool>,
        /// Came into play this turn, or did not.
        pub entered_this_turn: Option<bool>,
        /// Attacked this turn, or did not.
        pub attacked_this_turn: Option<bool>,
        /// Linked to any card, either way round, or to none.
        pub linked: Option<bool>,
        /// Linked to a card that a reference speaks of.
        pub linked_to: Option<Select>,
        /// On a space that matches.
        pub on: Option<Box<SpacePattern>>,
        /// A card that this card has spoken of before (D9.3.6.1).
        pub referenced: Option<bool>,
        /// Could be played by the deciding player now without paying, or could not.
        pub playable: Option<bool>,
        /// Matches all of these.
        pub all_of: Vec<CardPattern>,
        /// Matches at least one of these.
        pub any_of: Vec<CardPattern>,
        /// Does not match this.
        pub not: Option<Box<CardPattern>>,
        /// A condition in which `It` is the card in question.
        #[serde(rename = "where")]
        pub condition: Option<Box<Condition>>,
    }
}

language! {
    /// Which type of card (S3): a subtype matches the pattern of its parent, never the other way round.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
    pub enum KindPattern {
        /// Creatures, flasks among them.
        Creature,
        /// Blood flasks.
        Flask,
        /// Commands, extended ones among them.
        Command,
        /// Extended commands.
        ExtendedCommand,
    }
}

/// Which kin (S5): a kin and all below it. In RON a bare `"ant"` is that kin.
#[derive(Clone, Debug, PartialEq)]
pub enum KinPattern {
    Is(Name),
    /// The kin of the card a reference speaks of.
    SameAs(Select),
    /// The kin that was named and remembered.
    Named(Name),
    /// Cards without a kin.
    None,
}

/// Which Name. In RON a bare `"ant-queen"` is that Name.
#[derive(Clone, Debug, PartialEq)]
pub enum NamePattern {
    Is(Name),
    /// The Name of the card a reference speaks of.
    SameAs(Select),
    /// The Name that was named and remembered.
    Named(Name),
}

language! {
    /// What a kin is compared with where it is not written out.
    #[derive(Deserialize)]
    enum KinComparison {
        /// The kin of the card a reference speaks of.
        SameAs(Select),
        /// The kin that was named and remembered under a word.
        Named(Label),
        /// Cards without a kin.
        NoKin,
    }
}

language! {
    /// What a Name is compared with where it is not written out.
    #[derive(Deserialize)]
    enum NameComparison {
        /// The Name of the card a reference speaks of.
        SameAs(Select),
        /// The Name that was named and remembered under a word.
        Named(Label),
    }
}

impl<'de> Deserialize<'de> for KinPattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw_ron(deserializer)?;
        if is_text(text) {
            return from_ron(text).map(Self::Is);
        }
        Ok(match from_ron(text)? {
            KinComparison::SameAs(card) => Self::SameAs(card),
            KinComparison::Named(name) => Self::Named(name),
            KinComparison::NoKin => Self::None,
        })
    }
}

impl<'de> Deserialize<'de> for NamePattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw_ron(deserializer)?;
        if is_text(text) {
            return from_ron(text).map(Self::Is);
        }
        Ok(match from_ron(text)? {
            NameComparison::SameAs(card) => Self::SameAs(card),
            NameComparison::Named(name) => Self::Named(name),
        })
    }
}

impl Shaped for KinPattern {
    fn shape(book: &mut Language) -> Shape {
        book.define("KinPattern", |book| {
            let ways = vec![book.part::<KinName>("KinName"), KinComparison::shape(book)];
            TypeShape::either("KinPattern", "Which kin (S5): a kin by its name, and all below it.", ways)
        })
    }
}

impl Shaped for NamePattern {
    fn shape(book: &mut Language) -> Shape {
        book.define("NamePattern", |book| {
            let ways = vec![book.part::<CardName>("CardName"), NameComparison::shape(book)];
            TypeShape::either("NamePattern", "Which Name: that of a card, written out or compared.", ways)
        })
    }
}

language! {
    /// Which player, or players.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    pub enum Who {
        /// The player whose ability it is.
        You,
        /// The other player.
        Opponent,
        /// The player whose turn it is.
        Active,
        /// The player whose turn it is not.
        Inactive,
        /// The player of the event that was reacted to, or the latest player spoken of.
        ThatPlayer,
        /// Who controls a card.
        ControllerOf(Box<Select>),
        /// Who brought a card into the match.
        OwnerOf(Box<Select>),
        /// Both, the active player first; in the other parts of that effect `You` is each of them in turn.
        Each,
        /// A player that you choose.
        Chosen,
        /// Every player for whom it is so; `ThatPlayer` is the player in question.
        Where(Box<Condition>),
        /// The player with the most of a value, or both; `ThatPlayer` is the player in question.
        Most(Box<Value>),
        /// The player with the least of a value, or both; `ThatPlayer` is the player in question.
        Fewest(Box<Value>),
        /// A player remembered under a word.
        Remembered(Label),
    }
}

language! {
    /// Which kind of place.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
    pub enum Place {
        /// A main deck.
        MainDeck,
        /// A blood deck.
        BloodDeck,
        /// A hand.
        Hand,
        /// A discard pile.
        Discard,
        /// Aside, out of the match's reach (S11).
        Aside,
        /// The timeline, where commands are.
        Timeline,
        /// The board, where creatures are.
        Board,
    }
}

language! {
    /// A zone named by an effect or trigger: the kind of place and whose it is.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    pub enum ZonePattern {
        /// A player's main deck.
        MainDeck(Who),
        /// A player's blood deck.
        BloodDeck(Who),
        /// A player's hand.
        Hand(Who),
        /// A player's discard pile.
        Discard(Who),
        /// A player's aside (S11).
        Aside(Who),
        /// The timeline.
        Timeline,
        /// The board.
        Board,
        /// Board or timeline.
        Play,
        /// The deck of its owner that the card belongs in.
        OwnersDeck,
        /// The hand of its owner.
        OwnersHand,
        /// The discard pile of its owner.
        OwnersDiscard,
        /// Any deck.
        AnyDeck,
        /// Any hand.
        AnyHand,
        /// Any discard pile.
        AnyDiscard,
    }
}

language! {
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
        /// Those of the latest group looked at, revealed, searched or revealed until that were not taken (R60).
        TheRest,
        /// The card that was remembered under a word.
        Remembered(Label),
        /// The card that the event came from.
        Source,
        /// The other card of the event, which its table names: what deals the damage, what is struck, devoured or linked to; without one, the card that was noted last (R59).
        TheOther,
        /// You choose one that matches.
        Choose(Box<CardPattern>),
        /// A choice with all its details.
        Pick {
            /// Among which cards.
            from: Box<CardPattern>,
            /// Who chooses; you if left out.
            #[serde(default)]
            by: Option<Who>,
            /// How many; one if left out.
            #[serde(default)]
            count: Option<Value>,
            /// Fewer may be taken.
            #[serde(default)]
            up_to: bool,
            /// As many as the player likes, or none.
            #[serde(default)]
            any_number: bool,
            /// Chosen among backs.
            #[serde(default)]
            unseen: bool,
            /// Chance chooses.
            #[serde(default)]
            at_random: bool,
        },
        /// Every card that matches, in table order.
        Each(Box<CardPattern>),
        /// One that matches, by chance.
        Random(Box<CardPattern>),
        /// The one that matches with the greatest value (`It` is the card in question); you choose among equals.
        GreatestBy(Value, Box<CardPattern>),
        /// The one that matches with the least value (`It` is the card in question); you choose among equals.
        LeastBy(Value, Box<CardPattern>),
    }
}
