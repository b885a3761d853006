//! Examples of every word of the language, each told with the type it is one of.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::cards::shape::{Field, Language, Role, Shape, TypeForm, TypeShape};

/// One line an example: `Type.Word = example`, or `Type.Word = Other: example` where the word is shown inside
/// a value of another type. A type as a whole has no word.
const WRITTEN: &str = include_str!("examples.txt");

/// An example, and the type it is read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    pub of: &'static str,
    pub text: &'static str,
}

/// Every example, by the type and the word that it shows.
pub fn examples() -> &'static HashMap<(&'static str, &'static str), Example> {
    static EXAMPLES: LazyLock<HashMap<(&str, &str), Example>> = LazyLock::new(|| {
        let lines = WRITTEN.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.filter_map(read).collect()
    });
    &EXAMPLES
}

fn read(line: &'static str) -> Option<((&'static str, &'static str), Example)> {
    let (key, text) = line.split_once(" = ")?;
    let (of, word) = key.split_once('.')?;
    let other = text.split_once(": ").filter(|(other, _)| Language::get().named(other).is_some());
    let example = match other {
        Some((other, text)) => Example { of: other, text },
        None => Example { of, text },
    };
    Some(((of, word), example))
}

/// The example of a word of a type, or of a type.
pub fn example(of: &'static TypeShape, word: &'static str) -> Option<Example> {
    examples().get(&(of.name.as_str(), word)).copied()
}

/// Every word of every type that has no example, as `Type.Word`.
pub fn without_example() -> Vec<String> {
    let mut missing = Vec::new();
    for of in Language::get().types() {
        let words: Vec<&'static str> = match &of.form {
            // What a field is called is all that there is to such a word.
            TypeForm::Enum(_) if of.name == "CardField" => Vec::new(),
            TypeForm::Enum(variants) => variants.iter().map(|variant| variant.word.as_str()).collect(),
            TypeForm::Struct(_) | TypeForm::Either(_) => vec![""],
        };
        missing.extend(
            words.iter().filter(|word| example(of, word).is_none()).map(|word| format!("{}.{word}", of.name)),
        );
    }
    missing
}

/// A field with a value: `kin: "ant"`.
pub fn field_example(field: &Field) -> String {
    format!("{}: {}", field.word, value_example(&field.shape, &field.word))
}

fn value_example(shape: &Shape, field: &str) -> String {
    match shape {
        Shape::Type(id) => type_example(Language::get().of(*id), field),
        Shape::Maybe(inner) => value_example(inner, field),
        Shape::List(item) => format!("[{}]", value_example(item, field)),
        Shape::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| value_example(part, field)).collect();
            format!("({})", parts.join(", "))
        }
        Shape::Number(..) => "2".into(),
        Shape::Variable => "X".into(),
        Shape::Letter => "'X'".into(),
        Shape::Truth => "true".into(),
        Shape::Text => "\"…\"".into(),
        Shape::Name(role) => format!("\"{}\"", name_example(*role)),
        Shape::Hidden => String::new(),
    }
}

fn name_example(role: Role) -> &'static str {
    match role {
        Role::Card | Role::CardOrKin | Role::Unknown => "mosquito",
        Role::Kin => "insect",
        Role::Keyword => "flying",
        Role::Counter => "omen",
        Role::Label => "chosen",
        Role::Rule => "S46",
        Role::Deck => "swamp",
        Role::Pack => "tidepool",
        Role::Scenario => "a mosquito gains blood",
        Role::Lesson => "first-blood",
        Role::Message => "guide-the-pool",
    }
}

/// The shortest value that says something.
fn type_example(of: &TypeShape, field: &str) -> String {
    let fixed = match (of.name.as_str(), field) {
        ("CardPattern", "not" | "all_of" | "any_of") => "(kin: \"ant\")",
        ("CardPattern", _) => "(kind: Creature)",
        ("SpacePattern", "on") => "(beside: This)",
        ("SpacePattern", _) => "(free: true)",
        ("Condition", _) => "Number(Stat(Power, It), AtLeast(2))",
        ("Select", "is") => "Those",
        ("Select" | "Spot", _) => "This",
        ("Who", _) => "You",
        ("Place", _) => "Hand",
        ("Value" | "Printed", _) => "2",
        ("Compare", _) => "AtLeast(2)",
        ("KinPattern", _) => "\"insect\"",
        ("NamePattern" | "Placed", _) => "\"mosquito\"",
        ("KindPattern", _) => "Creature",
        _ => "…",
    };
    fixed.to_owned()
}
