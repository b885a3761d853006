//! Names: identities of cards, kins, keywords and counters, compared as numbers (D2.1, S2).

use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, PoisonError, RwLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An interned identity such as `ant-queen`. Two equal texts are one `Name`.
///
/// The number depends on the order of loading, so it never enters a hash, an order or a file:
/// a `Name` is written as its text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Name(u32);

/// The Name of a card, where that is what is written.
pub type CardName = Name;
/// The name of a kin.
pub type KinName = Name;
/// The Name of a card or the name of a kin, whichever was named.
pub type CardOrKinName = Name;
/// The name of a keyword.
pub type KeywordName = Name;
/// The name of a kind of counter.
pub type CounterName = Name;
/// The number of a rule.
pub type RuleName = Name;
/// The name of a deck.
pub type DeckName = Name;
/// The id of a pack.
pub type PackName = Name;
/// What a scenario shows, in a few words.
pub type ScenarioName = Name;
/// The name of a lesson.
pub type LessonName = Name;
/// The name of a message in the language files.
pub type MessageName = Name;
/// A word of the card's own, under which something is remembered.
pub type Label = Name;

#[derive(Default)]
struct Interner {
    texts: Vec<&'static str>,
    numbers: HashMap<&'static str, u32>,
}

static NAMES: LazyLock<RwLock<Interner>> = LazyLock::new(RwLock::default);

impl Name {
    pub fn new(text: &str) -> Self {
        let known = NAMES.read().unwrap_or_else(PoisonError::into_inner).numbers.get(text).copied();
        if let Some(number) = known {
            return Self(number);
        }
        let mut names = NAMES.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(&number) = names.numbers.get(text) {
            return Self(number);
        }
        let number = names.texts.len() as u32;
        let text: &'static str = Box::leak(text.into());
        names.texts.push(text);
        names.numbers.insert(text, number);
        Self(number)
    }

    pub fn as_str(self) -> &'static str {
        NAMES.read().unwrap_or_else(PoisonError::into_inner).texts[self.0 as usize]
    }

    /// A small number for tables indexed by name; valid in this process only.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Ok(Self::new(&text))
    }
}
