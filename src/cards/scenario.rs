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
        /// The table before anything is done.
        #[serde(default)]
        pub given: Given,
        /// What is done, in order.
        #[serde(default)]
        pub when: Vec<Step>,
        /// What must be true at the end.
        #[serde(default)]
        pub then: Expected,
    }
}

language! {
    /// One of the two players of a scenario.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
    pub enum Seat {
        /// The player whose side the scenario is told from.
        #[default]
        You,
        /// The other player.
        Them,
    }
}

language! {
    /// The table before anything is done: the main phase of a turn, nothing waiting to happen.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Given {
        /// What lies on your side.
        pub you: Side,
        /// What lies on the other side.
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
        /// How much blood.
        pub blood: Option<u32>,
        /// Additional draws of this turn.
        pub draws: Option<u32>,
        /// Turns to skip.
        pub skips: Option<u32>,
        /// Counters of the player.
        pub counters: Vec<(CounterName, u32)>,
        /// The hand, in any order.
        pub hand: Option<Vec<Placed>>,
        /// From the player's own left; `"_"` is an empty space.
        pub board: Option<Vec<Placed>>,
        /// The top first.
        pub deck: Option<Vec<Placed>>,
        /// The blood deck, the top first.
        pub flasks: Option<Vec<Placed>>,
        /// The discard pile, in any order.
        pub discard: Option<Vec<Placed>>,
        /// What is aside, in any order.
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

/// What is special about a card in play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    pub damage: Option<u32>,
    pub counters: Vec<(CounterName, u32)>,
    pub face_down: Option<bool>,
    pub owner: Option<Seat>,
    pub entered_now: Option<bool>,
    pub variables: Vec<(char, u32)>,
}

/// `"_"`: no card.
pub const EMPTY: &str = "_";

impl Placed {
    pub fn is_empty_space(&self) -> bool {
        self.card.as_str() == EMPTY
    }
}

language! {
    /// A card with what is special about it; all but `owner` is for cards in play.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct PlacedWithState {
        /// Its Name.
        card: CardName,
        /// Health lost and not healed.
        #[serde(default)]
        damage: Option<u32>,
        /// Counters on it.
        #[serde(default)]
        counters: Vec<(CounterName, u32)>,
        /// Whether it lies face-down.
        #[serde(default)]
        face_down: Option<bool>,
        /// Whose card it is; of the player on whose side it lies unless said otherwise.
        #[serde(default)]
        owner: Option<Seat>,
        /// Whether it entered this turn.
        #[serde(default)]
        entered_now: Option<bool>,
        /// The values that its variables were given: `[('X', 2)]`.
        #[serde(default)]
        variables: Vec<(char, u32)>,
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
    /// A step that is no answer of a player.
    #[derive(Deserialize)]
    #[serde(rename = "Step")]
    enum WrittenStep {
        /// Effects happen as if you had said them.
        Force(Effects),
        /// The same for the other player, or from a card.
        ForceAs(Forced),
        /// A player gives up.
        Concede(Seat),
        /// What must be true at this point.
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
pub(super) fn word_or<'de, D: serde::Deserializer<'de>, W: DeserializeOwned, T>(
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
        /// What happens.
        #[serde(rename = "do")]
        pub effects: Effects,
    }
}

language! {
    /// What must be true; whatever is not stated may be as it likes.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Expected {
        /// What lies on your side; a zone that is named is compared whole.
        pub you: Side,
        /// What lies on the other side.
        pub them: Side,
        /// How much is in the pool.
        pub pool: Option<u32>,
        /// The number of the turn.
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
        /// These answers are legal now; others may be too.
        pub answers_have: Vec<String>,
        /// These answers are not legal now.
        pub answers_have_not: Vec<String>,
        /// Acts that are not legal now, each with a part of the reason.
        pub refused: Vec<(String, String)>,
        /// Single cards.
        pub cards: Vec<CardNow>,
        /// How the match stands.
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
        /// Its cost now.
        #[serde(default)]
        pub cost: Option<u32>,
        /// Its kin now.
        #[serde(default)]
        pub kin: Option<KinName>,
        /// Keywords that it has.
        #[serde(default)]
        pub keywords: Vec<KeywordName>,
        /// Keywords that it has not.
        #[serde(default)]
        pub keywords_not: Vec<KeywordName>,
        /// Counters on it; 0 for none.
        #[serde(default)]
        pub counters: Vec<(CounterName, u32)>,
        /// Health lost and not healed.
        #[serde(default)]
        pub damage: Option<u32>,
        /// Whether it lies face-down.
        #[serde(default)]
        pub face_down: Option<bool>,
    }
}

language! {
    /// How the match stands.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub enum Ended {
        /// You have won.
        YouWin,
        /// The other player has won.
        TheyWin,
        /// It ended in a draw.
        Draw,
        /// It has not ended.
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
