//! What is said of a value that does not fit: what it should be, and what was surely meant.

use std::ops::Range;

use super::expected::{bare, called, expected, expected_type, field_words, where_listed, words};
use super::other_games::{field_meant_by, meant_by};
use super::{Validator, find, parse_number};
use crate::cards::mark::Mark;
use crate::cards::shape::{Field, Shape, TypeForm, TypeShape, Variant};
use crate::cards::suggest::did_you_mean;
use crate::cards::tree::{Form, Node, Part};

/// What only a choice with all its details says.
const DETAILS: [&str; 5] = ["count", "by", "up_to", "any_number", "unseen"];

impl Validator<'_> {
    /// The parts that belong to these parentheses. Where one is missing in the file, the first field that only
    /// something further out has tells that these should have been closed before it.
    pub(super) fn own_parts<'p>(
        &mut self,
        node: &Node,
        of: &str,
        parts: &'p [Part],
        fields: &[Field],
    ) -> &'p [Part] {
        let Some(unclosed) =
            self.mistakes.iter().position(|mistake| mistake.unclosed && mistake.span.start < node.span.start)
        else {
            return parts;
        };
        let known = |part: &Part, fields: &[Field]| {
            part.key.as_ref().is_some_and(|key| fields.iter().any(|field| has_word(field, &key.text)))
        };
        let further_out = |part: &Part| self.around.iter().any(|(_, fields)| known(part, fields));
        let Some(at) = parts.iter().position(|part| !known(part, fields) && further_out(part)) else {
            return parts;
        };
        let keys: Vec<String> =
            parts[at..].iter().filter_map(|part| Some(part.key.as_ref()?.text.clone())).collect();
        self.mistakes.remove(unclosed);
        let first = &keys[0];
        let message = format!("this `{of}(` is not closed before `{first}`");
        self.mistake(node.head(), message, Some(format!("write `)` before `{first}`")));
        self.swallowed.extend(keys);
        &parts[..at]
    }

    /// Says what is wrong with a field; the one that is surely meant, so that its value is looked at, too.
    pub(super) fn unknown_field(
        &mut self,
        written: &str,
        span: Range<usize>,
        of: &str,
        fields: &'static [Field],
    ) -> Option<&'static Field> {
        let known = fields
            .iter()
            .flat_map(|field| std::iter::once(&field.word).chain(&field.aliases))
            .map(String::as_str);
        let meant =
            field_meant_by(written).into_iter().find(|meant| known.clone().any(|word| word == *meant));
        let has = |fields: &[Field]| fields.iter().any(|field| has_word(field, written));
        // The innermost is the one whose parts these are.
        let outside = self.around.iter().rev().skip(1).find(|(_, fields)| has(fields));
        let help = match (meant, did_you_mean(written, known), outside) {
            _ if of == "Choose" && DETAILS.contains(&written) => {
                format!("a choice with details is Pick(from: (…), {written}: …)")
            }
            (Some(meant), _, _) => format!("here that is `{meant}`"),
            (None, Some(near), _) => format!("did you mean `{near}`?"),
            (None, None, Some((outer, _))) => {
                format!("it is a field of `{outer}`: close `{of}(…)` before it")
            }
            (None, None, None) if fields.is_empty() => format!("`{of}` has no fields: write `{of}()`"),
            (None, None, None) => format!("its fields are {}", field_words(fields)),
        };
        self.mistake(span, format!("`{of}` has no field `{written}`"), Some(help));
        fields.iter().find(|field| meant.is_some_and(|meant| has_word(field, meant)))
    }

    pub(super) fn unknown_word(
        &mut self,
        node: &Node,
        of: &'static TypeShape,
        variants: &[Variant],
    ) -> Option<Mark> {
        let written = node.word().unwrap_or("");
        let known = variants
            .iter()
            .flat_map(|variant| std::iter::once(&variant.word).chain(&variant.aliases))
            .map(String::as_str);
        let what = called(&of.name);
        let elsewhere = self.language.type_with(written);
        let help = match (did_you_mean(written, known), elsewhere) {
            (_, Some(other)) if of.name == "Ability" && other.name == "Effect" => {
                format!("`{written}` is an effect; put it into an ability: Whenever(…, [{written}(…)])")
            }
            (_, Some(other)) if of.name == "Effect" && other.name == "Ability" => {
                format!("`{written}` is an ability; as an effect it is Later({written}(…))")
            }
            (_, Some(other)) if let Some(meant) = meant_by(&of.name, written) => {
                format!("`{written}` is {}; here that is written `{meant}`", called(&other.name))
            }
            _ if let Some(meant) = meant_by(&of.name, written) => format!("here that is written `{meant}`"),
            (_, Some(other)) if of.name == "Trigger" && other.name == "Condition" => {
                format!("`{written}` is a condition; a trigger with one is Where(TurnStarts(), {written})")
            }
            (Some(near), _) => format!("did you mean `{near}`?"),
            (None, Some(other)) => {
                let known = words(variants);
                let all = where_listed(variants);
                format!("`{written}` is {}; expected {what} such as {known}{all}", called(&other.name))
            }
            (None, None) => format!("expected {what}: {}{}", words(variants), where_listed(variants)),
        };
        self.mistake(node.head(), format!("no {} is called `{written}`", bare(what)), Some(help));
        None
    }

    pub(super) fn unexpected_type(&mut self, node: &Node, of: &'static TypeShape) -> Option<Mark> {
        let help = match (&of.form, &node.form) {
            (TypeForm::Enum(variants), Form::Text(text)) if find(variants, text).is_some() => {
                Some(format!("write it without quotes: {text}"))
            }
            (TypeForm::Enum(_), Form::Group { word: None, .. })
                if matches!(of.name.as_str(), "Select" | "SpaceSelect") =>
            {
                Some("say which of those that match: Choose(…), Each(…) or Random(…)".into())
            }
            (TypeForm::Struct(_), Form::Word(word)) if of.name == "CardPattern" => match word.as_str() {
                "This" => Some("write `(this: true)`".into()),
                "It" | "Those" | "TheRest" | "TheOther" | "Source" => Some(format!("write `(is: {word})`")),
                _ => None,
            },
            (TypeForm::Either(ways), Form::Text(text)) => {
                let number = |way: &Shape| matches!(way, Shape::Number(..) | Shape::Variable);
                ways.iter().any(number).then(|| without_quotes(text)).flatten()
            }
            _ => None,
        };
        self.wrong_value(node, expected_type(of), help)
    }

    pub(super) fn unexpected(&mut self, node: &Node, shape: &Shape) -> Option<Mark> {
        let help = match (shape, &node.form) {
            (Shape::List(item), form) if self.could_be(item, node) => Some(match form {
                Form::Text(text) => format!("put it in brackets: [\"{text}\"]"),
                _ => format!("put it in brackets: [{}]", node.called().trim_matches('`')),
            }),
            (Shape::Name(_) | Shape::Text, Form::Word(word)) => {
                Some(format!("put it in double quotes: \"{word}\""))
            }
            (Shape::Number(..), Form::Text(text)) => without_quotes(text),
            _ => None,
        };
        self.wrong_value(node, expected(shape), help)
    }

    /// Whether a value looks like one of a shape, at the first glance.
    fn could_be(&self, shape: &Shape, node: &Node) -> bool {
        match (shape, &node.form) {
            (Shape::Name(_) | Shape::Text, Form::Text(_)) => true,
            (Shape::Type(id), form) => match (&self.language.of(*id).form, form) {
                (TypeForm::Enum(words), _) => node.word().is_some_and(|word| find(words, word).is_some()),
                (TypeForm::Either(ways), _) => ways.iter().any(|way| self.could_be(way, node)),
                (TypeForm::Struct(_), Form::Group { word: None, .. }) => true,
                _ => false,
            },
            _ => false,
        }
    }

    fn wrong_value(&mut self, node: &Node, expected: String, help: Option<String>) -> Option<Mark> {
        self.mistake(node.head(), format!("expected {expected}, found {}", node.called()), help);
        None
    }
}

fn has_word(field: &Field, word: &str) -> bool {
    field.word == word || field.aliases.iter().any(|alias| alias == word)
}

/// A number or a variable that was written as a text.
fn without_quotes(text: &str) -> Option<String> {
    let letter = text.chars().count() == 1 && text.chars().all(|letter| letter.is_ascii_uppercase());
    (letter || parse_number(text).is_some()).then(|| format!("take the quotes away: {text}"))
}
