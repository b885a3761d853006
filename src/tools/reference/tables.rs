//! One type of the language in Markdown: its sentence, its fields or words, and an example of each.

use std::fmt::Write;

use super::examples::{field_example, variant_example};
use crate::cards::shape::{Field, Language, Role, Shape, TypeForm, TypeShape, Variant, VariantForm};

pub fn describe(of: &TypeShape, text: &mut String) {
    let _ = write!(text, "\n### {}\n\n{}\n", of.name, of.doc);
    match &of.form {
        TypeForm::Struct(fields) => {
            table(fields, text);
            let example = super::examples::struct_example(of);
            let _ = write!(text, "\n```ron\n{example}\n```\n");
        }
        TypeForm::Enum(variants) => describe_words(of, variants, text),
        TypeForm::Either(ways) => {
            let ways: Vec<String> = ways.iter().map(type_words).collect();
            let _ = write!(text, "\nWritten as {}.\n", ways.join(", or "));
        }
    }
}

fn describe_words(of: &TypeShape, variants: &[Variant], text: &mut String) {
    let plain =
        variants.iter().all(|variant| matches!(variant.form, VariantForm::Unit | VariantForm::One(_)));
    if plain && variants.len() < 20 {
        text.push_str("\n| word | meaning | example |\n|---|---|---|\n");
        for variant in variants {
            let example = variant_example(of, variant);
            let _ = writeln!(text, "| `{}` | {} | `{example}` |", variant.word, cell(&variant.doc));
        }
        return;
    }
    for variant in variants {
        let word = written(of, variant);
        let _ = write!(text, "\n#### {word}\n\n{}\n", variant.doc);
        if let (Some(other), "Trigger") =
            (variant.aliases.first().filter(|_| word != variant.word), of.name.as_str())
        {
            let _ = writeln!(
                text,
                " As an effect it is `{}`; `{other}` may be written `{}` too.",
                variant.word, variant.word
            );
        }
        match &variant.form {
            VariantForm::Struct(fields) => table(fields, text),
            VariantForm::Tuple(parts) => {
                let parts: Vec<String> = parts.iter().map(type_words).collect();
                let _ = write!(text, "\nIts parts, in this order: {}.\n", parts.join("; "));
            }
            VariantForm::One(part) => {
                let _ = write!(text, "\nHolds {}.\n", type_words(part));
            }
            VariantForm::Unit => {}
        }
        let _ = write!(text, "\n```ron\n{}\n```\n", variant_example(of, variant));
    }
}

/// The word that cards use: a trigger says that something happens.
pub fn written<'a>(of: &TypeShape, variant: &'a Variant) -> &'a str {
    match variant.aliases.first() {
        Some(alias) if of.name == "Trigger" => alias,
        _ => &variant.word,
    }
}

fn table(fields: &[Field], text: &mut String) {
    if fields.is_empty() {
        text.push_str("\nIt has no fields.\n");
        return;
    }
    text.push_str("\n| field | what | if left out |\n|---|---|---|\n");
    for field in fields {
        let aliases: String = field.aliases.iter().map(|alias| format!(" or `{alias}`")).collect();
        let default = match (&field.default, field.required) {
            (_, true) => "must be given".to_owned(),
            (Some(default), false) => format!("`{default}`"),
            (None, false) => String::new(),
        };
        let (word, doc) = (&field.word, cell(&field.doc));
        let _ = writeln!(
            text,
            "| `{word}`{aliases} | {doc} {} | {default} |",
            cell(&capital(&type_words(&field.shape)))
        );
    }
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect::<String>() + ".")
        .unwrap_or_default()
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// What a shape is, with a link to where it is described.
pub fn type_words(shape: &Shape) -> String {
    match shape {
        Shape::Type(id) => {
            let name = &Language::get().of(*id).name;
            format!("[{name}](#{})", super::anchor(name))
        }
        Shape::Maybe(inner) => type_words(inner),
        Shape::List(item) => format!("a list of {}", type_words(item)),
        Shape::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(type_words).collect();
            format!("`(…, …)` of {}", parts.join(" and "))
        }
        Shape::Number(..) => "a number".into(),
        Shape::Variable => "a letter such as `X`".into(),
        Shape::Letter => "a letter in single quotes".into(),
        Shape::Truth => "`true` or `false`".into(),
        Shape::Text => "a text".into(),
        Shape::Name(Role::Label) => "a word of your own".into(),
        Shape::Name(role) => format!("the name of a {}", role.word()),
        Shape::Hidden => String::new(),
    }
}

/// An example of a field: `kin: "ant"`.
pub fn named_example(field: &Field) -> String {
    format!("{}: {}", field.word, field_example(field))
}
