//! Phrases with what others must agree with, and the arguments of messages.

use fluent_bundle::FluentArgs;
use fluent_bundle::FluentValue;

use super::span::{SpanKind, marked};

/// The gender of a noun, where a language has genders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gender {
    #[default]
    Masculine,
    Feminine,
    Neuter,
}

impl Gender {
    /// By the first letter of what a language file says.
    pub fn read(written: &str) -> Self {
        match written.chars().next() {
            Some('f') => Self::Feminine,
            Some('n') => Self::Neuter,
            _ => Self::Masculine,
        }
    }

    pub fn letter(self) -> &'static str {
        match self {
            Self::Masculine => "m",
            Self::Feminine => "f",
            Self::Neuter => "n",
        }
    }
}

/// Words for a thing or a player, and what a verb, an adjective or a pronoun agrees with.
#[derive(Clone, Debug, Default)]
pub struct Phrase {
    pub text: String,
    /// How it reads as the subject of a clause, if otherwise: many languages leave out *you*.
    pub subject: Option<String>,
    pub gender: Gender,
    pub many: bool,
    /// The player who is spoken to.
    pub you: bool,
    /// It was the last thing spoken of: a language may say it by a pronoun in whatever form the verb asks for.
    pub pronoun: bool,
    /// The same for phrases that mean the same thing.
    pub key: String,
}

impl Phrase {
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    pub fn number(&self) -> &'static str {
        if self.many { "many" } else { "one" }
    }

    /// What a verb agrees with: `you`, `one` or `many`.
    pub fn person(&self) -> &'static str {
        if self.you { "you" } else { self.number() }
    }
}

/// The form of a verb that a place in a sentence asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Said to you: *draw a card*.
    Order,
    /// Told: *your opponent draws a card*.
    Tells,
    /// What may come to be: *whenever you draw a card*.
    Wish,
    /// After another verb: *may draw a card*.
    Bare,
    /// What has happened: *you drew a card*.
    Past,
}

impl Form {
    pub fn word(self) -> &'static str {
        match self {
            Self::Order => "order",
            Self::Tells => "tells",
            Self::Wish => "wish",
            Self::Bare => "bare",
            Self::Past => "past",
        }
    }
}

/// The arguments of a message.
#[derive(Clone, Debug, Default)]
pub struct Args(Vec<(String, FluentValue<'static>)>);

impl Args {
    pub fn new() -> Self {
        Self::default()
    }

    /// A word or number under a name.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<FluentValue<'static>>) -> Self {
        self.0.push((name.to_owned(), value.into()));
        self
    }

    /// Words under a name, with `-said` beside it: *no* where there are none.
    #[must_use]
    pub fn text(self, name: &str, value: &str) -> Self {
        let said = if value.trim().is_empty() { "no" } else { "yes" };
        self.with(name, value.to_owned()).with(&format!("{name}-said"), said)
    }

    /// A phrase, with `-gender` and `-number` beside it for those who agree with it, and `-it`: whether a pronoun
    /// is enough.
    #[must_use]
    pub fn phrase(self, name: &str, phrase: &Phrase) -> Self {
        self.text(name, &phrase.text)
            .with(&format!("{name}-it"), if phrase.pronoun { "yes" } else { "no" })
            .with(&format!("{name}-gender"), phrase.gender.letter())
            .with(&format!("{name}-number"), phrase.number())
    }

    /// What a noun, article or adjective agrees with.
    #[must_use]
    pub fn agree(self, gender: Gender, many: bool) -> Self {
        self.with("gender", gender.letter()).with("number", if many { "many" } else { "one" })
    }

    /// The same, with all words marked so that a language changes nothing in them: names, and what was said before.
    pub(super) fn set_apart(&self) -> Self {
        let is_text = |name: &str| self.0.iter().any(|(other, _)| other.strip_suffix("-said") == Some(name));
        let apart = self.0.iter().map(|(name, value)| match value {
            FluentValue::String(words) if !words.is_empty() && is_text(name) => {
                (name.clone(), marked(SpanKind::CardName, words).into())
            }
            _ => (name.clone(), value.clone()),
        });
        Self(apart.collect())
    }

    /// The words under a name.
    pub(super) fn word(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().rev().find(|(known, _)| known == name);
        found
            .and_then(|(_, value)| if let FluentValue::String(words) = value { Some(&**words) } else { None })
    }

    pub(super) fn fluent(&self) -> FluentArgs<'_> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.clone())).collect()
    }
}
