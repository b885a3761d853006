//! A scenario as written: a table, what is done at it, and what must be true then.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::read::from_ron;
use super::shape::{Language, Shape, Shaped, TypeShape};
use super::{CardName, CounterName, Effects, KeywordName, KinName, Name, ScenarioName, raw_ron};

language! {
    /// A test in data: given a table, when this is done, then that must be true.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(rename = "Scenario", deny_unknown_fields)]
    pub struct ScenarioFile {
        /// What it shows, in a few words.
        pub name: ScenarioName,
        /// The cards it is about: it would fail if one of them did nothing.
        #[serde(default)]
        pub about: Vec<CardName>,
        #[serde(default)]
        pub given: Given,
        #[serde(default)]
        pub when: Vec<Step>,
        #[serde(default)]
        pub then: Expected,
    }
}

language! {
    /// One of the two players of a scenario.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
    pub enum Seat {
        #[default]
        You,
        Them,
    }
}

language! {
    /// The table before anything is done: the main phase of a turn, nothing waiting to happen.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Given {
        pub you: Side,
        pub them: Side,
        /// The shared health pool; 20 unless said otherwise.
        pub pool: Option<u32>,
        /// The number of the turn; 3 unless said otherwise.
        pub turn: Option<u32>,
        /// Whose turn it is.
        pub active: Seat,
        /// What chance will bring up, each number counted from 0; all of it must be used up.
        pub chance: Vec<u32>,
    }
}

language! {
    /// What lies on one player's side. In a check only what is stated is compared.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Side {
        pub blood: Option<u32>,
        /// Additional draws of this turn.
        pub draws: Option<u32>,
        /// Turns to skip.
        pub skips: Option<u32>,
        pub counters: Vec<(CounterName, u32)>,
        pub hand: Option<Vec<Placed>>,
        /// From the player's own left; `"_"` is an empty space.
        pub board: Option<Vec<Placed>>,
        /// The top first.
        pub deck: Option<Vec<Placed>>,
        /// The blood deck, the top first.
        pub flasks: Option<Vec<Placed>>,
        pub discard: Option<Vec<Placed>>,
        pub aside: Option<Vec<Placed>>,
        /// The commands that this player has put on the timeline, the oldest first.
        pub timeline: Option<Vec<Placed>>,
    }
}

/// A card in its place: `"giraffe"`, or `(card: "giraffe", damage: 2)` with what is special about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    pub card: Name,
    pub state: State,
}

language! {
    /// What a card in play can carry.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct State {
        /// Health lost and not healed.
        pub damage: Option<u32>,
        pub counters: Vec<(CounterName, u32)>,
        pub face_down: Option<bool>,
        /// Whose card it is; of the player on whose side it lies unless said otherwise.
        pub owner: Option<Seat>,
        /// Whether it entered this turn.
        pub entered_now: Option<bool>,
        /// The values that its variables were given: `[('X', 2)]`.
        pub variables: Vec<(char, u32)>,
    }
}

/// `"_"`: no card.
pub const EMPTY: &str = "_";

impl Placed {
    pub fn is_empty_space(&self) -> bool {
        self.card.as_str() == EMPTY
    }
}

language! {
    #[derive(Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct PlacedWithState {
        card: CardName,
        damage: Option<u32>,
        counters: Vec<(CounterName, u32)>,
        face_down: Option<bool>,
        owner: Option<Seat>,
        entered_now: Option<bool>,
        variables: Vec<(char, u32)>,
    }
}

impl Default for PlacedWithState {
    fn default() -> Self {
        Self {
            card: Name::new(EMPTY),
            damage: None,
            counters: Vec::new(),
            face_down: None,
            owner: None,
            entered_now: None,
            variables: Vec::new(),
        }
    }
}

impl<'de> Deserialize<'de> for Placed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        word_or(
            deserializer,
            |card| Self { card: Name::new(&card), state: State::default() },
            |written| {
                let PlacedWithState { card, damage, counters, face_down, owner, entered_now, variables } =
                    written;
                Self { card, state: State { damage, counters, face_down, owner, entered_now, variables } }
            },
        )
    }
}

/// Something that is done, or looked at on the way.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// An answer in the words of the player who is asked: `"play mosquito"`, `"space 2"`, `"attack"`.
    Answer(String),
    /// Effects of the card language happen as if you had said them.
    Force(Effects),
    /// The same for another player, or from a card.
    ForceAs(Forced),
    /// A player gives up.
    Concede(Seat),
    /// What must be true at this point.
    Then(Box<Expected>),
}

language! {
    #[derive(Deserialize)]
    #[serde(rename = "Step")]
    enum WrittenStep {
        Force(Effects),
        ForceAs(Forced),
        Concede(Seat),
        Then(Box<Expected>),
    }
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        word_or(deserializer, Self::Answer, |written| match written {
            WrittenStep::Force(effects) => Self::Force(effects),
            WrittenStep::ForceAs(forced) => Self::ForceAs(forced),
            WrittenStep::Concede(seat) => Self::Concede(seat),
            WrittenStep::Then(expected) => Self::Then(expected),
        })
    }
}

impl Shaped for Placed {
    fn shape(book: &mut Language) -> Shape {
        book.define("Placed", |book| {
            let ways = vec![book.part::<CardName>("CardName"), PlacedWithState::shape(book)];
            let doc =
                "A card in its place, by its Name, or with what is special about it; `\"_\"` is no card.";
            TypeShape::either("Placed", doc, ways)
        })
    }
}

impl Shaped for Step {
    fn shape(book: &mut Language) -> Shape {
        book.define("Step", |book| {
            let ways = vec![Shape::Text, WrittenStep::shape(book)];
            let doc =
                "Something that is done: an answer in the words of the player who is asked, or one of these.";
            TypeShape::either("Step", doc, ways)
        })
    }
}

/// A text in quotes is one thing, anything else another.
fn word_or<'de, D: serde::Deserializer<'de>, W: DeserializeOwned, T>(
    deserializer: D,
    word: impl FnOnce(String) -> T,
    other: impl FnOnce(W) -> T,
) -> Result<T, D::Error> {
    let text = raw_ron(deserializer)?;
    if text.starts_with('"') { from_ron(text).map(word) } else { from_ron(text).map(other) }
}

language! {
    /// Effects that are made to happen.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Forced {
        /// Who is "you" in the effects; the controller of the card if one is named.
        #[serde(default)]
        pub player: Option<Seat>,
        /// The card that is "this" in the effects.
        #[serde(default)]
        pub card: Option<String>,
        #[serde(rename = "do")]
        pub effects: Effects,
    }
}

language! {
    /// What must be true; whatever is not stated may be as it likes.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Expected {
        pub you: Side,
        pub them: Side,
        pub pool: Option<u32>,
        pub turn: Option<u32>,
        /// Whose turn it is.
        pub active: Option<Seat>,
        /// Who is asked now.
        pub asked: Option<Seat>,
        /// Lines that happened since the last check of the history, in this order; others may stand between.
        pub history: Vec<String>,
        /// Lines that did not happen since the last check of the history.
        pub history_has_not: Vec<String>,
        /// How often a line happened since the last check of the history.
        pub happened: Vec<(String, usize)>,
        /// Exactly these answers are legal now, in any order.
        pub answers: Option<Vec<String>>,
        pub answers_have: Vec<String>,
        pub answers_have_not: Vec<String>,
        /// Acts that are not legal now, each with a part of the reason.
        pub refused: Vec<(String, String)>,
        pub cards: Vec<CardNow>,
        pub ending: Option<Ended>,
    }
}

impl Expected {
    pub fn looks_at_history(&self) -> bool {
        !(self.history.is_empty() && self.history_has_not.is_empty() && self.happened.is_empty())
    }
}

language! {
    /// What must be true of one card.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct CardNow {
        /// `"giraffe"`, `"their giraffe"`, `"giraffe 2"` for the second.
        pub card: String,
        /// Health/defense/power.
        #[serde(default)]
        pub stats: Option<String>,
        #[serde(default)]
        pub cost: Option<u32>,
        #[serde(default)]
        pub kin: Option<KinName>,
        #[serde(default)]
        pub keywords: Vec<KeywordName>,
        #[serde(default)]
        pub keywords_not: Vec<KeywordName>,
        #[serde(default)]
        pub counters: Vec<(CounterName, u32)>,
        #[serde(default)]
        pub damage: Option<u32>,
        #[serde(default)]
        pub face_down: Option<bool>,
    }
}

language! {
    /// How the match stands.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub enum Ended {
        YouWin,
        TheyWin,
        Draw,
        GoingOn,
    }
}

impl ScenarioFile {
    /// Every card it names in its table and checks.
    pub fn cards(&self) -> impl Iterator<Item = Name> + '_ {
        let checks = self.when.iter().filter_map(|step| match step {
            Step::Then(expected) => Some(&**expected),
            _ => None,
        });
        let sides = [&self.given.you, &self.given.them].into_iter();
        let sides = sides.chain(checks.chain([&self.then]).flat_map(|check| [&check.you, &check.them]));
        let placed = sides.flat_map(Side::zones).flatten().map(|placed| placed.card);
        self.about.iter().copied().chain(placed).filter(|card| !matches!(card.as_str(), EMPTY | HIDDEN))
    }

    /// The effects it makes happen.
    pub fn forced(&self) -> impl Iterator<Item = &Effects> {
        self.when.iter().filter_map(|step| match step {
            Step::Force(effects) | Step::ForceAs(Forced { effects, .. }) => Some(effects),
            _ => None,
        })
    }
}

/// `"?"`: a face-down card, whichever it is.
pub const HIDDEN: &str = "?";

impl Side {
    fn zones(&self) -> impl Iterator<Item = &Vec<Placed>> {
        let zones =
            [&self.hand, &self.board, &self.deck, &self.flasks, &self.discard, &self.aside, &self.timeline];
        zones.into_iter().flatten()
    }
}
