//! Examples made from the shapes, so that each is sure to be written as the language asks.

use super::tables::{named_example, written};
use crate::cards::shape::{Field, Language, Role, Shape, TypeForm, TypeShape, Variant, VariantForm};

/// So many fields of an event are shown.
const SHOWN: usize = 3;

/// Every example of the reference, with the type it is one of.
pub fn examples() -> Vec<(&'static str, String)> {
    let mut examples = Vec::new();
    for of in Language::get().types() {
        match &of.form {
            TypeForm::Struct(_) => examples.push((of.name.as_str(), struct_example(of))),
            TypeForm::Enum(variants) => {
                examples.extend(variants.iter().map(|v| (of.name.as_str(), variant_example(of, v))));
            }
            TypeForm::Either(_) => examples.push((of.name.as_str(), type_example(of, ""))),
        }
    }
    examples
}

pub fn struct_example(of: &TypeShape) -> String {
    let TypeForm::Struct(fields) = &of.form else { return String::new() };
    let file = Language::get().first_word(&of.name).is_some();
    let parts: Vec<String> = shown(fields).map(named_example).collect();
    if file {
        format!("{}(\n    {},\n)", of.name, parts.join(",\n    "))
    } else {
        format!("({})", parts.join(", "))
    }
}

/// What must be given, and a few of the others.
fn shown(fields: &[Field]) -> impl Iterator<Item = &Field> {
    let required = fields.iter().filter(|field| field.required).count();
    let mut others = SHOWN.saturating_sub(required.min(SHOWN - 1));
    fields.iter().filter(move |field| {
        field.required || {
            let fits = others > 0 && !matches!(field.word.as_str(), "other" | "not" | "all_of" | "any_of");
            others -= usize::from(fits);
            fits
        }
    })
}

pub fn variant_example(of: &TypeShape, variant: &Variant) -> String {
    let word = written(of, variant);
    match &variant.form {
        VariantForm::Unit => word.to_owned(),
        VariantForm::Struct(fields) => {
            let parts: Vec<String> = shown(fields).map(named_example).collect();
            format!("{word}({})", parts.join(", "))
        }
        VariantForm::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| shape_example(part, "")).collect();
            format!("{word}({})", parts.join(", "))
        }
        VariantForm::One(part) => {
            let inner = shape_example(part, "");
            let bare =
                matches!(Language::get().type_of(part), Some(TypeShape { form: TypeForm::Struct(_), .. }));
            let inner = if bare {
                inner.trim_start_matches('(').strip_suffix(')').unwrap_or(&inner).to_owned()
            } else {
                inner
            };
            format!("{word}({inner})")
        }
    }
}

pub fn field_example(field: &Field) -> String {
    shape_example(&field.shape, &field.word)
}

fn shape_example(shape: &Shape, field: &str) -> String {
    match shape {
        Shape::Type(id) => type_example(Language::get().of(*id), field),
        Shape::Maybe(inner) => shape_example(inner, field),
        Shape::List(item) => format!("[{}]", shape_example(item, field)),
        Shape::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| shape_example(part, field)).collect();
            format!("({})", parts.join(", "))
        }
        Shape::Number(..) => "2".into(),
        Shape::Variable => "X".into(),
        Shape::Letter => "'X'".into(),
        Shape::Truth => "true".into(),
        Shape::Text => format!("\"{}\"", text_example(field)),
        Shape::Name(role) => format!("\"{}\"", name_example(*role)),
        Shape::Hidden => String::new(),
    }
}

fn text_example(field: &str) -> &'static str {
    match field {
        "version" => "1.0.0",
        "game" => ">=0.1.0",
        "art" => "mosquito.png",
        "stats" => "1/1/1",
        "card" => "mosquito",
        "name" => "Swamp Things",
        "authors" => "Ada",
        "answers" | "answers_have" | "answers_have_not" | "" => "attack",
        _ => "you draw",
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
        Role::Pack => "swamp-things",
        Role::Scenario => "a mosquito gains blood",
    }
}

/// The example that says most in a few words; the first word of the type where none is given.
fn type_example(of: &TypeShape, field: &str) -> String {
    let fixed = match (of.name.as_str(), field) {
        ("Effect", _) => "Draw(player: You)",
        ("Trigger", "until" | "end") => "TurnEnds()",
        ("Trigger", _) => "Enters(creature: (this: true))",
        ("Ability", _) => "Whenever(Dies(creature: (this: true)), [Draw(player: You)])",
        ("Passive", _) => "Raise(stat: Power, by: 1)",
        ("Condition", _) => "Exists(kin: \"insect\", controller: You)",
        ("CardPattern", _) => "(kind: Creature, controller: You)",
        ("SpacePattern", _) => "(owner: You, free: true)",
        ("Select", "target" | "by" | "other" | "of" | "with" | "victim" | "origin" | "added") => "This",
        ("Select", _) => "Choose(kind: Creature)",
        ("SpaceSelect", _) => "Choose(owner: You, free: true)",
        ("Spot", _) => "This",
        ("Who", _) => "You",
        ("ZonePattern", "deck" | "from") => "MainDeck(You)",
        ("ZonePattern", _) => "Hand(You)",
        ("Place", _) => "Hand",
        ("Value" | "Printed", _) => "2",
        ("Compare", _) => "AtLeast(2)",
        ("KinPattern", _) => "\"insect\"",
        ("NamePattern" | "Placed", _) => "\"mosquito\"",
        ("KeywordUse", _) => "\"flying\"",
        ("Kind", _) => "Creature(health: 1, defense: 1, power: 1)",
        ("Limit", _) => "AtMost(3)",
        ("FlipCost", _) => "Blood(1)",
        ("Step", _) => "\"play mosquito\"",
        ("Reckoning", _) => "Pool",
        _ => "",
    };
    if !fixed.is_empty() {
        return fixed.to_owned();
    }
    match &of.form {
        TypeForm::Struct(_) => struct_example(of),
        TypeForm::Enum(variants) => {
            variants.first().map_or_else(String::new, |first| variant_example(of, first))
        }
        TypeForm::Either(ways) => ways.first().map_or_else(String::new, |first| shape_example(first, field)),
    }
}
