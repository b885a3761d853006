//! One type of the language in Markdown: its sentence, its fields or words, and an example of each.

use std::fmt::Write;

use super::chapters::{anchor, title};
use super::examples::{Example, example, field_example};
use super::index::Index;
use crate::cards::EventKind;
use crate::cards::shape::{Field, Language, Role, Shape, TypeForm, TypeShape, Variant, VariantForm};

pub fn describe(of: &'static TypeShape, text: &mut String, index: &mut Index) {
    let (link, title) = (anchor(&of.name), title(&of.name));
    let _ = write!(text, "\n### <a id=\"{link}\"></a>{title}\n\n{}\n", of.doc);
    if Language::get().first_word(&of.name).is_some() {
        index.add(&of.name, &link, "file");
    }
    match &of.form {
        TypeForm::Struct(fields) => {
            let pattern = matches!(of.name.as_str(), "CardPattern" | "SpacePattern");
            fields.iter().for_each(|field| index.add(&field.word, &link, &title.to_lowercase()));
            table(fields, pattern, text);
            example(of, "").into_iter().for_each(|example| block(example, text));
        }
        TypeForm::Enum(variants) => {
            // Events have a chapter of their own.
            let is_event = |word: &str| EventKind::ALL.iter().any(|kind| kind.word() == word);
            let events = matches!(of.name.as_str(), "Effect" | "Trigger");
            let words = variants.iter().filter(|variant| !events || !is_event(&variant.word));
            let words: Vec<&'static Variant> = words.collect();
            words.iter().for_each(|variant| index.add(&variant.word, &link, &title.to_lowercase()));
            describe_words(of, &words, text);
        }
        TypeForm::Either(ways) => {
            let ways: Vec<String> = ways.iter().map(type_words).collect();
            let _ = write!(text, "\nWritten as {}.\n", ways.join(", or as "));
            example(of, "").into_iter().for_each(|example| block(example, text));
        }
    }
}

fn block(example: Example, text: &mut String) {
    let _ = write!(text, "\n```ron\n{}\n```\n", spread(example.text));
}

/// A long example on several lines, each field of the outermost parentheses on its own.
fn spread(example: &str) -> String {
    const WIDEST: usize = 100;
    let Some((word, rest)) = example.split_once('(').filter(|_| example.chars().count() > WIDEST) else {
        return example.to_owned();
    };
    let inside = rest.strip_suffix(')').unwrap_or(rest);
    let mut lines = vec![String::new()];
    let (mut depth, mut quoted) = (0_u32, false);
    for letter in inside.chars() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '[' if !quoted => depth += 1,
            ')' | ']' if !quoted => depth = depth.saturating_sub(1),
            ',' if depth == 0 && !quoted => {
                lines.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(line) = lines.last_mut() {
            line.push(letter);
        }
    }
    let lines: Vec<String> = lines.iter().map(|line| format!("    {},\n", line.trim())).collect();
    format!("{word}(\n{})", lines.concat())
}

fn describe_words(of: &'static TypeShape, variants: &[&'static Variant], text: &mut String) {
    let with_parts = variants.iter().any(|variant| !matches!(variant.form, VariantForm::Unit));
    let shown =
        variants.iter().any(|variant| example(of, &variant.word).is_some_and(|e| e.text != variant.word));
    let mut heads = vec!["word", "meaning"];
    heads.extend(with_parts.then_some("in parentheses"));
    heads.extend(shown.then_some("example"));
    let _ = write!(text, "\n| {} |\n|{}\n", heads.join(" | "), "---|".repeat(heads.len()));
    for variant in variants {
        let mut cells = vec![format!("`{}`", variant.word), cell(&variant.doc)];
        cells.extend(with_parts.then(|| parts(variant)));
        let example =
            example(of, &variant.word).map_or(String::new(), |example| format!("`{}`", example.text));
        cells.extend(shown.then(|| cell(&example)));
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    }
    for variant in variants {
        if let VariantForm::Struct(fields) = &variant.form
            && !fields.is_empty()
        {
            let _ = write!(text, "\nThe fields of `{}`:\n", variant.word);
            table(fields, false, text);
        }
    }
}

/// What stands in the parentheses of a word.
fn parts(variant: &Variant) -> String {
    match &variant.form {
        VariantForm::Unit => "nothing: it stands alone".into(),
        VariantForm::One(shape) => match Language::get().type_of(shape) {
            Some(TypeShape { form: TypeForm::Struct(_), .. }) => {
                format!("the fields of {}", type_words(shape))
            }
            _ => type_words(shape),
        },
        VariantForm::Tuple(parts) => parts.iter().map(type_words).collect::<Vec<_>>().join(", then "),
        VariantForm::Struct(_) => "fields, see below".into(),
    }
}

fn table(fields: &[Field], pattern: bool, text: &mut String) {
    let last = if pattern { "example" } else { "if left out" };
    let _ = write!(text, "\n| field | what | value | {last} |\n|---|---|---|---|\n");
    for field in fields {
        let aliases: String = field.aliases.iter().map(|alias| format!(" or `{alias}`")).collect();
        let (doc, said) = said_if_left_out(&field.doc);
        let last = match (&field.default, said, field.required) {
            _ if pattern => format!("`{}`", field_example(field)),
            (_, _, true) => "must be given".to_owned(),
            (_, Some(said), false) => said.to_owned(),
            (Some(default), None, false) => format!("`{default}`"),
            (None, None, false) => "nothing".to_owned(),
        };
        let (word, doc, value) = (&field.word, cell(&doc), cell(&type_words(&field.shape)));
        let _ = writeln!(text, "| `{word}`{aliases} | {doc} | {value} | {last} |");
    }
}

/// A sentence such as `Who chooses; you if left out (S1).`: what it says beside that, and `you`.
fn said_if_left_out(doc: &str) -> (String, Option<&str>) {
    let Some((before, after)) = doc.split_once(" if left out") else { return (doc.to_owned(), None) };
    let (sentence, said) = before.rsplit_once("; ").unwrap_or(("", before));
    (format!("{sentence}{after}"), Some(said))
}

pub fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// What a shape is, with a link to where it is described.
pub fn type_words(shape: &Shape) -> String {
    match shape {
        Shape::Type(id) => {
            let name = &Language::get().of(*id).name;
            format!("[{}](#{})", title(name).to_lowercase(), anchor(name))
        }
        Shape::Maybe(inner) => type_words(inner),
        Shape::List(item) => format!("a list `[…]` of {}", type_words(item)),
        Shape::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(type_words).collect();
            format!("`(…, …)`: {}", parts.join(" and "))
        }
        Shape::Number(..) => "a whole number".into(),
        Shape::Variable => "a letter such as `X`".into(),
        Shape::Letter => "a letter in single quotes".into(),
        Shape::Truth => "`true` or `false`".into(),
        Shape::Text => "a text".into(),
        Shape::Name(Role::Label) => "a word of your own".into(),
        Shape::Name(role) => format!("the name of a {}", role.word()),
        Shape::Hidden => String::new(),
    }
}
