//! The shape of the card language: what may be written where, taken from the types themselves.

#[macro_use]
mod language;
mod attributes;
mod written;

use std::sync::LazyLock;

pub use attributes::Attributes;
pub use written::{RawField, RawPart, RawVariant, game_number};

/// What may stand in one place.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A struct, enum or choice of the language, by its number.
    Type(TypeId),
    /// May be left out; `Some(…)` is never needed.
    Maybe(Box<Shape>),
    List(Box<Shape>),
    Tuple(Vec<Shape>),
    /// A whole number within bounds.
    Number(i64, i64),
    /// A bare letter such as X (D7.9).
    Variable,
    /// A letter in quotes.
    Letter,
    Truth,
    Text,
    Name(Role),
    /// Filled in by the game; never written.
    Hidden,
}

/// What a name is a name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    Card,
    Kin,
    /// Whichever of the two was named.
    CardOrKin,
    Keyword,
    Counter,
    /// Something remembered for later, by a word of the card's own.
    Label,
    Rule,
    Deck,
    Pack,
    Scenario,
    Lesson,
    /// A message of the language files.
    Message,
    /// No role was given to it: a mistake in the types, found by a test.
    Unknown,
}

impl Role {
    pub fn word(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Kin => "kin",
            Self::CardOrKin => "card or kin",
            Self::Keyword => "keyword",
            Self::Counter => "counter",
            Self::Label => "label",
            Self::Rule => "rule",
            Self::Deck => "deck",
            Self::Pack => "pack",
            Self::Scenario => "scenario",
            Self::Lesson => "lesson",
            Self::Message => "message",
            Self::Unknown => "name",
        }
    }
}

/// The number of a type of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TypeId(usize);

/// A type of the language.
#[derive(Clone, Debug)]
pub struct TypeShape {
    /// As serde calls it: the first word of a file, or the name of the type.
    pub name: String,
    pub doc: String,
    pub form: TypeForm,
}

#[derive(Clone, Debug)]
pub enum TypeForm {
    Struct(Vec<Field>),
    Enum(Vec<Variant>),
    /// One of several ways to write it, told apart by their looks.
    Either(Vec<Shape>),
}

/// A field of a struct, an event or a pattern.
#[derive(Clone, Debug)]
pub struct Field {
    pub word: String,
    pub aliases: Vec<String>,
    pub doc: String,
    pub shape: Shape,
    pub required: bool,
    /// What it is when left out, where that is worth saying.
    pub default: Option<String>,
}

/// One of the words an enum can be.
#[derive(Clone, Debug)]
pub struct Variant {
    pub word: String,
    pub aliases: Vec<String>,
    pub doc: String,
    pub form: VariantForm,
}

#[derive(Clone, Debug)]
pub enum VariantForm {
    Unit,
    /// One value; if that is a struct, its fields stand in the same parentheses.
    One(Shape),
    Tuple(Vec<Shape>),
    Struct(Vec<Field>),
}

/// A type that cards are written in.
pub trait Shaped {
    /// What may be written for it; types of their own are entered into the book.
    fn shape(book: &mut Language) -> Shape;

    /// What it is when a field with a default is left out.
    fn default_text() -> Option<String> {
        None
    }
}

/// Every type of the language.
#[derive(Default)]
pub struct Language {
    types: Vec<TypeShape>,
    keys: Vec<&'static str>,
    first_words: Vec<(&'static str, Shape)>,
}

impl Language {
    /// The language, made once.
    pub fn get() -> &'static Self {
        static LANGUAGE: LazyLock<Language> = LazyLock::new(|| {
            let mut book = Language::default();
            for first in super::piece::FIRST_WORDS {
                let shape = (first.shape)(&mut book);
                book.first_words.push((first.word, shape));
            }
            book
        });
        &LANGUAGE
    }

    /// What follows a word that a file starts with.
    pub fn first_word(&self, word: &str) -> Option<&Shape> {
        self.first_words.iter().find(|(known, _)| *known == word).map(|(_, shape)| shape)
    }

    /// The number of a type, which is described if this is the first time it is spoken of.
    pub fn define(&mut self, key: &'static str, describe: impl FnOnce(&mut Self) -> TypeShape) -> Shape {
        if let Some(at) = self.keys.iter().position(|known| *known == key) {
            return Shape::Type(TypeId(at));
        }
        let id = TypeId(self.types.len());
        self.keys.push(key);
        // Its own number must be known while its parts are described: types contain themselves.
        self.types.push(TypeShape {
            name: key.to_owned(),
            doc: String::new(),
            form: TypeForm::Enum(Vec::new()),
        });
        let described = describe(self);
        self.types[id.0] = described;
        Shape::Type(id)
    }

    /// The type that has a word: spelt as it is rather than with another name of it, so that `Draw` is an
    /// effect and `Draws` a trigger.
    pub fn type_with(&self, word: &str) -> Option<&TypeShape> {
        let has = |of: &&TypeShape, is: &dyn Fn(&Variant) -> bool| matches!(&of.form, TypeForm::Enum(variants) if variants.iter().any(is));
        let spelt = |variant: &Variant| variant.word == word;
        let known = |variant: &Variant| variant.aliases.iter().any(|alias| alias == word);
        let effect = self.types.iter().find(|of| of.name == "Effect" && has(of, &spelt));
        let other = || self.types.iter().find(|of| has(of, &spelt));
        effect.or_else(other).or_else(|| self.types.iter().find(|of| has(of, &known)))
    }

    pub fn of(&self, id: TypeId) -> &TypeShape {
        &self.types[id.0]
    }

    pub fn types(&self) -> &[TypeShape] {
        &self.types
    }

    /// A type by its name.
    pub fn named(&self, name: &str) -> Option<&TypeShape> {
        self.types.iter().find(|known| known.name == name)
    }

    /// The shape of a type by its name.
    pub fn shape_named(&self, name: &str) -> Option<Shape> {
        self.types.iter().position(|known| known.name == name).map(|at| Shape::Type(TypeId(at)))
    }

    /// The shape behind `Maybe`, and the type it is, if it is one.
    pub fn type_of<'a>(&'a self, shape: &Shape) -> Option<&'a TypeShape> {
        match shape {
            Shape::Type(id) => Some(self.of(*id)),
            Shape::Maybe(inner) => self.type_of(inner),
            _ => None,
        }
    }
}
