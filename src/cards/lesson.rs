//! A lesson as written: a table, and step by step what the guide says and what is done at it.

use serde::Deserialize;

use super::scenario::word_or;
use super::shape::{Language, Shape, Shaped, TypeShape};
use super::{CardName, Given, LessonName, MessageName, Name};

language! {
    /// A short match that teaches: what the guide says, what the learner is asked to do, what the opponent does.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(rename = "Lesson", deny_unknown_fields)]
    pub struct LessonFile {
        /// Its identity; `lesson-<name>` in the language files is its title, with `.about` for what it teaches and `.done` for what is said at its end.
        pub name: LessonName,
        /// Where it stands among the lessons of its pack: the lowest first.
        #[serde(default)]
        pub order: u32,
        /// The table before anything is done; the learner is `you`.
        #[serde(default)]
        pub given: Given,
        /// What is said and done, in order.
        pub steps: Vec<LessonStep>,
    }
}

language! {
    /// A step of a lesson.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub enum LessonStep {
        /// The guide says something; the learner goes on when they have read it.
        Read {
            /// The message that is said.
            say: MessageName,
            /// What the guide points at.
            #[serde(default)]
            at: Vec<Pointed>,
        },
        /// The learner is asked to look at something; it goes on when they do.
        Look {
            /// The message that is said.
            say: MessageName,
            /// What the guide points at.
            #[serde(default)]
            at: Vec<Pointed>,
            /// What the learner does to look.
            until: Looked,
        },
        /// The learner is asked to act; another legal answer is refused with words.
        Do {
            /// The message that is said.
            say: MessageName,
            /// What the guide points at.
            #[serde(default)]
            at: Vec<Pointed>,
            /// The answers that are asked for, one after another.
            answers: Vec<Wanted>,
            /// Answers that do no harm to the lesson: they may be given too.
            #[serde(default)]
            also: Vec<String>,
            /// The message that is said when something else is tried; a general one if left out.
            #[serde(default)]
            otherwise: Option<MessageName>,
        },
        /// The opponent gives these answers, one after another.
        They(Vec<String>),
    }
}

impl LessonStep {
    /// What the guide says and points at; nothing where only the opponent acts.
    pub fn page(&self) -> Option<(MessageName, &[Pointed])> {
        match self {
            Self::Read { say, at } | Self::Look { say, at, .. } | Self::Do { say, at, .. } => {
                Some((*say, at))
            }
            Self::They(_) => None,
        }
    }
}

language! {
    /// What the guide points at.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub enum Pointed {
        /// The vessel with the pool.
        Pool,
        /// The learner's name plate, with their blood.
        Blood,
        /// The opponent's name plate.
        TheirBlood,
        /// The learner's main deck.
        MainDeck,
        /// The learner's blood deck.
        BloodDeck,
        /// The learner's discard pile.
        Discard,
        /// The seal that leads to the attack.
        Seal,
        /// The timeline.
        Timeline,
        /// The field log.
        Log,
        /// The paper with the card that is looked at.
        Inspector,
        /// A space of the learner, counted from 1 from the left.
        Space(u32),
        /// A space of the opponent, counted from 1 from their own left.
        TheirSpace(u32),
        /// A card in the learner's hand.
        InHand(CardName),
        /// A card of the learner on the board or the timeline.
        Yours(CardName),
        /// A card of the opponent on the board or the timeline.
        Theirs(CardName),
    }
}

language! {
    /// What the learner does to look at something.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub enum Looked {
        /// The pointer or the keys rest on the first thing that the guide points at.
        PointedAt,
        /// The first card that the guide points at is pinned, by a right click or the key for it.
        Pinned,
        /// A line of the field log is opened.
        LogOpened,
    }
}

/// An answer that is asked for, or several of which any will do.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted(pub Vec<String>);

language! {
    /// Answers of which any will do.
    #[derive(Deserialize)]
    #[serde(rename = "Wanted")]
    enum AnyOf {
        /// Any of these that is legal.
        OneOf(Vec<String>),
    }
}

impl<'de> Deserialize<'de> for Wanted {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        word_or(deserializer, |answer| Self(vec![answer]), |AnyOf::OneOf(answers)| Self(answers))
    }
}

impl Shaped for Wanted {
    fn shape(book: &mut Language) -> Shape {
        book.define("Wanted", |book| {
            let ways = vec![Shape::Text, AnyOf::shape(book)];
            let doc =
                "An answer that is asked for, in the words of scenarios; or several of which any will do.";
            TypeShape::either("Wanted", doc, ways)
        })
    }
}

impl LessonFile {
    /// Every message that the guide says.
    pub fn messages(&self) -> impl Iterator<Item = Name> + '_ {
        self.steps.iter().flat_map(|step| {
            let refusal = match step {
                LessonStep::Do { otherwise, .. } => *otherwise,
                _ => None,
            };
            step.page().map(|(say, _)| say).into_iter().chain(refusal)
        })
    }
}
