//! What a place of the language asks for, in words.

use crate::cards::shape::{Field, Language, Role, Shape, TypeForm, TypeShape, Variant};
use crate::cards::suggest::{all_of, one_of};

/// So many words are listed where none is alike.
const LISTED: usize = 12;

/// What a shape asks for: `a number`, `an effect such as …`.
pub fn expected(shape: &Shape) -> String {
    match shape {
        Shape::Type(id) => expected_type(Language::get().of(*id)),
        Shape::Maybe(inner) => expected(inner),
        Shape::List(item) => format!("a list in `[…]` of {}", several(item)),
        Shape::Tuple(shapes) => format!("`(…)` with {}", row(shapes)),
        Shape::Number(..) => "a number".into(),
        Shape::Variable => "a variable such as X".into(),
        Shape::Letter => "a letter in single quotes such as 'X'".into(),
        Shape::Truth => "`true` or `false`".into(),
        Shape::Text => "a text in double quotes".into(),
        Shape::Name(Role::Label) => "a word of your own in double quotes".into(),
        Shape::Name(role) => format!("the name of a {} in double quotes", role.word()),
        Shape::Hidden => "nothing".into(),
    }
}

pub fn expected_type(of: &TypeShape) -> String {
    match &of.form {
        TypeForm::Struct(fields) => format!("{} in `(…)` with {}", called(&of.name), field_words(fields)),
        TypeForm::Enum(variants) => format!("{} such as {}", called(&of.name), words(variants)),
        TypeForm::Either(ways) => match of.name.as_str() {
            "Printed" => "a number or a variable such as X".into(),
            "Value" => "a number or a variable such as X, or a reckoning such as `Count(…)`".into(),
            "Compare" => "a number or a variable such as X, or a comparison such as `AtLeast(2)`".into(),
            _ => ways.iter().map(expected).collect::<Vec<_>>().join(", or "),
        },
    }
}

/// The parts of a tuple, each in a few words.
pub fn row(shapes: &[Shape]) -> String {
    shapes.iter().map(briefly).collect::<Vec<_>>().join(", then ")
}

/// What a shape asks for, without the words it could be.
fn briefly(shape: &Shape) -> String {
    match shape {
        Shape::Type(id)
            if matches!(Language::get().of(*id).form, TypeForm::Struct(_) | TypeForm::Enum(_)) =>
        {
            called(&Language::get().of(*id).name).to_owned()
        }
        Shape::Maybe(inner) => briefly(inner),
        Shape::List(item) => format!("a list in `[…]` of {}", several(item)),
        other => expected(other),
    }
}

/// Many of what a shape asks for: `effects`, `abilities`.
fn several(shape: &Shape) -> String {
    let one = briefly(shape);
    match (shape, bare(&one)) {
        (Shape::Type(id), _) if matches!(Language::get().of(*id).form, TypeForm::Either(_)) => one,
        (Shape::Name(role), _) if *role != Role::Label => {
            format!("names of {}s in double quotes", role.word())
        }
        (Shape::Tuple(_) | Shape::List(_) | Shape::Truth, _) => one,
        (Shape::Text, _) => "texts in double quotes".into(),
        (_, word) => match word.strip_suffix("ty") {
            Some(stem) => format!("{stem}ties"),
            None => match word.split_once(" of ") {
                Some((head, rest)) => format!("{head}s of {rest}"),
                None => format!("{word}s"),
            },
        },
    }
}

/// The fields of a struct in a row.
pub fn field_words(fields: &[Field]) -> String {
    all_of(fields.iter().map(|field| field.word.as_str()), LISTED)
}

/// The words of an enum; events by the words that triggers and effects are written with.
pub fn words(variants: &[Variant]) -> String {
    let spelt = |variant: &'_ Variant| variant.aliases.first().unwrap_or(&variant.word).clone();
    let words: Vec<String> = variants.iter().map(spelt).collect();
    one_of(words.iter().map(String::as_str), LISTED)
}

/// Where all words are listed, if not all of them can be said in a message.
pub fn where_listed(variants: &[Variant]) -> &'static str {
    if variants.len() > LISTED { "; docs/card-language.md lists all of them" } else { "" }
}

/// What the values of a type are called in a message, with their article.
pub fn called(name: &str) -> &str {
    match name {
        "Effect" => "an effect",
        "Trigger" => "a trigger",
        "Condition" => "a condition",
        "Ability" => "an ability",
        "Passive" => "a passive",
        "Select" => "a selection of cards",
        "SpaceSelect" => "a selection of spaces",
        "SpaceSpot" => "a space",
        "CardPattern" => "a pattern of cards",
        "SpacePattern" => "a pattern of spaces",
        "Who" => "a player",
        "Place" => "a place",
        "ZonePattern" => "a zone",
        "Reckoning" => "a reckoning",
        "Comparison" | "KinComparison" | "NameComparison" => "a comparison",
        "Kind" | "KindPattern" => "a type of card",
        "Stat" => "a stat",
        "Direction" => "a direction",
        "DeathCause" => "a cause of death",
        "Position" => "a position",
        "Speed" => "a speed",
        "Limit" => "a limit",
        "FlipCost" => "a flip cost",
        "Variable" => "the bounds of a variable",
        "Given" => "a table",
        "Side" => "a side of the table",
        "Expected" => "an expectation",
        "CardNow" => "a card as it is now",
        "Seat" => "a side",
        "WrittenStep" | "LessonStep" => "a step",
        "Pointed" => "a thing to point at",
        "Looked" => "a way to look",
        "Ended" => "an ending",
        other => other,
    }
}

pub fn bare(called: &str) -> &str {
    called.strip_prefix("an ").or_else(|| called.strip_prefix("a ")).unwrap_or(called)
}
