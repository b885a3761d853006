//! Shapes of what is not defined with `language!`: numbers, lists, names, and types with several looks.

use super::{Attributes, Field, Language, Role, Shape, Shaped, TypeForm, TypeShape, Variant, VariantForm};
use crate::cards::{Ability, AbilityId, AbilitySlot, Effect, Effects, LARGEST, Name};

/// A type where it is used: how to get its shape, and how the place calls it.
#[derive(Clone, Copy)]
pub struct RawPart {
    pub text: &'static str,
    pub shape: fn(&mut Language) -> Shape,
    pub default_text: fn() -> Option<String>,
}

/// A field as the macro finds it.
#[derive(Clone, Copy)]
pub struct RawField {
    pub metas: &'static [&'static str],
    pub word: &'static str,
    pub part: RawPart,
}

/// A word of an enum as the macro finds it; `parts` and `fields` hold one list, or none.
#[derive(Clone, Copy)]
pub struct RawVariant {
    pub metas: &'static [&'static str],
    pub word: &'static str,
    pub parts: &'static [&'static [RawPart]],
    pub fields: &'static [&'static [RawField]],
}

impl RawPart {
    pub const fn of<T: Shaped>(text: &'static str) -> Self {
        Self { text, shape: T::shape, default_text: T::default_text }
    }
}

impl Language {
    /// The shape of a part; a name in it gets the role that its type is called by.
    pub fn part<T: Shaped>(&mut self, type_text: &'static str) -> Shape {
        self.raw_part(RawPart::of::<T>(type_text))
    }

    fn raw_part(&mut self, raw: RawPart) -> Shape {
        let shape = (raw.shape)(self);
        given_role(shape, role_of(raw.text))
    }

    fn raw_field(&mut self, raw: &RawField) -> Field {
        let read = Attributes::read(raw.metas);
        // In the vocabulary a slot says what a role is filled with. Where the compiler puts spaces is its own.
        let text = raw.part.text.replace(' ', "");
        let slot = text.split_once("!(").and_then(|(_, slot)| slot.split_once(')')).map(|(slot, _)| slot);
        let role = match (slot, raw.word) {
            // The slot `name` is of many things; the word of the role says of which.
            (Some("name"), "kin") => Role::Kin,
            (Some("name"), "keyword") => Role::Keyword,
            (Some("name"), "counter") => Role::Counter,
            (Some("name"), "name") => Role::Card,
            (Some("named"), _) => Role::Label,
            _ => role_of(raw.part.text),
        };
        let shape = given_role((raw.part.shape)(self), role);
        let shape = if read.skip { Shape::Hidden } else { shape };
        let required = !read.default && !matches!(shape, Shape::Maybe(_) | Shape::Hidden);
        let doc = match slot {
            Some(slot) if read.doc.is_empty() => role_doc(raw.word, slot).to_owned(),
            _ => read.doc,
        };
        Field {
            word: read.rename.unwrap_or_else(|| raw.word.to_owned()),
            aliases: read.aliases,
            doc,
            default: (raw.part.default_text)(),
            shape,
            required,
        }
    }

    pub fn define_struct(&mut self, key: &'static str, metas: &[&str], fields: &[RawField]) -> Shape {
        self.define(key, |book| {
            let read = Attributes::read(metas);
            let mut fields: Vec<Field> = fields.iter().map(|raw| book.raw_field(raw)).collect();
            fields.retain(|field| field.shape != Shape::Hidden);
            // `serde(default)` on a struct lets every field be left out.
            if read.default {
                fields.iter_mut().for_each(|field| field.required = false);
            }
            let name = read.rename.unwrap_or_else(|| key.to_owned());
            TypeShape { name, doc: read.doc, form: TypeForm::Struct(fields) }
        })
    }

    pub fn define_enum(&mut self, key: &'static str, metas: &[&str], variants: &[RawVariant]) -> Shape {
        self.define(key, |book| {
            let variants = variants.iter().map(|raw| book.raw_variant(raw)).collect();
            let doc = Attributes::read(metas).doc;
            TypeShape { name: key.to_owned(), doc, form: TypeForm::Enum(variants) }
        })
    }

    fn raw_variant(&mut self, raw: &RawVariant) -> Variant {
        let read = Attributes::read(raw.metas);
        let form = match (raw.parts, raw.fields) {
            ([[one]], _) => VariantForm::One(self.raw_part(*one)),
            ([parts], _) => VariantForm::Tuple(parts.iter().map(|part| self.raw_part(*part)).collect()),
            (_, [fields]) => VariantForm::Struct(fields.iter().map(|field| self.raw_field(field)).collect()),
            _ => VariantForm::Unit,
        };
        let word = read.rename.unwrap_or_else(|| raw.word.to_owned());
        Variant { word, aliases: read.aliases, doc: read.doc, form }
    }
}

/// What a role of an event is, in one sentence, by its word and the slot it fills.
fn role_doc(word: &str, slot: &str) -> &'static str {
    match (word, slot) {
        ("target", _) => "The creature that is struck.",
        ("victim", _) => "The creature that is devoured.",
        ("origin", _) => "The creature that it evolves from.",
        ("added", _) => "The card that it takes in.",
        ("with", "other") => "The creature that it changes places with.",
        ("of", "other") => "The card that is copied.",
        ("to", "other") => "The card that it is linked to.",
        ("what", "other") => "A card to keep in mind.",
        ("by", "other") => "The card that does it.",
        ("attacker", _) => "The creature that strikes.",
        ("to", "zone") => "Where it goes.",
        ("deck", _) => "Which deck.",
        ("at", "space") => "At which space.",
        ("on" | "to", "space") => "On which space.",
        ("space", "space") => "A space to keep in mind.",
        ("number", "amount") => "The number of the keyword, or a number to keep in mind.",
        ("count", _) => "How many.",
        ("cost", _) => "How much blood is paid for it.",
        ("flip_cost", _) => "How much blood turns it up.",
        ("by", "amount") => "By how much.",
        ("to", "amount") => "What it becomes.",
        ("up_to", "amount") => "The most that can be chosen.",
        ("sides", _) => "How many sides the die has.",
        ("result", _) => "1 for heads, 0 for tails.",
        ("counter", _) => "Which counters.",
        ("keyword", _) => "Which keyword.",
        (_, "player") => "Which player.",
        (_, "card") => "Which card it is done to.",
        (_, "other") => "The other card of it.",
        (_, "space") => "Which space of the board.",
        (_, "zone") => "Which zone.",
        (_, "from") => "The zone it comes from.",
        (_, "amount") => "How much.",
        (_, "name") => "By its name.",
        (_, "called") => "Of which Name.",
        (_, "named") => "A word of your own to remember the result under.",
        (_, "stat") => "Which stat.",
        (_, "cause") => "Why.",
        (_, "position") => "Where in the zone.",
        (_, "ability") => "The ability.",
        (_, "attack") => "The spaces it attacks.",
        (_, "kind") => "The type.",
        (_, "kin") => "The kin.",
        (_, "wanted") => "Which cards are looked for.",
        (_, "free") => "Without paying.",
        (_, "face_down") => "With its face down.",
        (_, "as_empty") => {
            "Counts as a strike at an empty space although a creature stands there; one at a free space is no such strike."
        }
        (_, "piercing") => "Overkill ignores defense.",
        (_, "combat") => "By a strike.",
        (_, "overkill") => "What was left over of damage to a creature.",
        (_, "up_to") => "Fewer may be taken.",
        (_, "any_number") => "As many as the player likes, or none.",
        (_, "keep_state") => "With its counters, changes and damage.",
        (_, "this_turn") => "What is not used this turn is gone at its end.",
        _ => "",
    }
}

/// Names are called by what they name (`KinName`); to the compiler they are all one type.
fn role_of(type_text: &str) -> Role {
    const CALLED: [(&str, Role); 12] = [
        ("CardOrKinName", Role::CardOrKin),
        ("CardName", Role::Card),
        ("KinName", Role::Kin),
        ("KeywordName", Role::Keyword),
        ("CounterName", Role::Counter),
        ("RuleName", Role::Rule),
        ("DeckName", Role::Deck),
        ("PackName", Role::Pack),
        ("ScenarioName", Role::Scenario),
        ("LessonName", Role::Lesson),
        ("MessageName", Role::Message),
        ("Label", Role::Label),
    ];
    let found = CALLED.into_iter().find(|(called, _)| type_text.contains(called));
    found.map_or(Role::Unknown, |(_, role)| role)
}

fn given_role(shape: Shape, role: Role) -> Shape {
    let inner = |shape: Box<Shape>| Box::new(given_role(*shape, role));
    match shape {
        Shape::Name(Role::Unknown) => Shape::Name(role),
        Shape::Maybe(shape) => Shape::Maybe(inner(shape)),
        Shape::List(shape) => Shape::List(inner(shape)),
        Shape::Tuple(parts) => Shape::Tuple(parts.into_iter().map(|part| given_role(part, role)).collect()),
        other => other,
    }
}

impl TypeShape {
    /// A type that can be written in several ways.
    pub fn either(name: &str, doc: &str, ways: Vec<Shape>) -> Self {
        Self { name: name.to_owned(), doc: doc.to_owned(), form: TypeForm::Either(ways) }
    }
}

macro_rules! numbers {
    ($($type:ty),*) => { $(
        impl Shaped for $type {
            fn shape(_: &mut Language) -> Shape {
                Shape::Number(i64::from(<$type>::MIN), i64::from(<$type>::MAX))
            }
            fn default_text() -> Option<String> {
                Some("0".into())
            }
        }
    )* };
}
numbers!(u8, u16, u32, i32);

/// A number of the game (S1), where only that is meant.
pub fn game_number() -> Shape {
    Shape::Number(0, i64::from(LARGEST))
}

impl Shaped for usize {
    fn shape(_: &mut Language) -> Shape {
        game_number()
    }
}

impl Shaped for bool {
    fn shape(_: &mut Language) -> Shape {
        Shape::Truth
    }
    fn default_text() -> Option<String> {
        Some("false".into())
    }
}

impl Shaped for char {
    fn shape(_: &mut Language) -> Shape {
        Shape::Letter
    }
}

impl Shaped for String {
    fn shape(_: &mut Language) -> Shape {
        Shape::Text
    }
}

impl Shaped for Name {
    fn shape(_: &mut Language) -> Shape {
        Shape::Name(Role::Unknown)
    }
}

impl Shaped for AbilityId {
    fn shape(_: &mut Language) -> Shape {
        Shape::Hidden
    }
}

impl<T: Shaped> Shaped for Option<T> {
    fn shape(book: &mut Language) -> Shape {
        Shape::Maybe(Box::new(T::shape(book)))
    }
}

impl<T: Shaped> Shaped for Box<T> {
    fn shape(book: &mut Language) -> Shape {
        T::shape(book)
    }
}

impl<T: Shaped> Shaped for Vec<T> {
    fn shape(book: &mut Language) -> Shape {
        Shape::List(Box::new(T::shape(book)))
    }
    fn default_text() -> Option<String> {
        Some("[]".into())
    }
}

impl<A: Shaped, B: Shaped> Shaped for (A, B) {
    fn shape(book: &mut Language) -> Shape {
        Shape::Tuple(vec![A::shape(book), B::shape(book)])
    }
}

impl Shaped for Effects {
    fn shape(book: &mut Language) -> Shape {
        <Vec<Effect>>::shape(book)
    }
    fn default_text() -> Option<String> {
        <Vec<Effect>>::default_text()
    }
}

impl Shaped for AbilitySlot {
    fn shape(book: &mut Language) -> Shape {
        Ability::shape(book)
    }
}
