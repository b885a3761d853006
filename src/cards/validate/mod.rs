//! Validation: the tree of a text is held against the shape of the language, and every difference is said.

mod expected;
mod other_games;
mod wrong;

use std::ops::Range;

use super::Name;
use super::mark::{Mark, Sense};
use super::shape::{Field, Language, Shape, TypeForm, TypeShape, Variant, VariantForm};
use super::tree::{Form, Mistake, Node, Part};
use expected::{expected, field_words, row};

/// Holds a tree against a shape. What fits is marked; what does not is a mistake.
pub fn validate(node: &Node, shape: &Shape, mistakes: &mut Vec<Mistake>) -> Option<Mark> {
    let (around, swallowed) = (Vec::new(), Vec::new());
    Validator { language: Language::get(), mistakes, around, swallowed }.value(node, shape)
}

struct Validator<'a> {
    language: &'static Language,
    mistakes: &'a mut Vec<Mistake>,
    /// The words whose parentheses the value stands in, with their fields; the outermost first.
    around: Vec<(String, &'static [Field])>,
    /// Fields that stand in parentheses which should have been closed before them.
    swallowed: Vec<String>,
}

fn mark(node: &Node, sense: Sense, parts: Vec<(&'static str, Mark)>) -> Mark {
    Mark { span: node.span.clone(), head: node.head(), sense, parts }
}

impl Validator<'_> {
    fn mistake(&mut self, span: Range<usize>, message: String, help: Option<String>) {
        self.mistakes.push(Mistake::new(span, message, help));
    }

    fn value(&mut self, node: &Node, shape: &Shape) -> Option<Mark> {
        match (shape, &node.form) {
            (_, Form::Broken) | (Shape::Hidden, _) => None,
            (Shape::Maybe(_), Form::Word(word)) if word == "None" => {
                Some(mark(node, Sense::Nothing, Vec::new()))
            }
            (Shape::Maybe(inner), Form::Group { word: Some(word), parts }) if word.text == "Some" => {
                self.inside(node, "Some", parts, inner)
            }
            (Shape::Maybe(inner), _) => self.value(node, inner),
            (Shape::Type(id), _) => self.of_type(node, self.language.of(*id)),
            (Shape::List(item), Form::List(items)) => {
                let parts = items.iter().filter_map(|node| Some(("", self.value(node, item)?))).collect();
                Some(mark(node, Sense::List, parts))
            }
            (Shape::Tuple(shapes), Form::Group { word: None, parts }) => {
                let parts = self.tuple(node, "this", parts, shapes);
                Some(mark(node, Sense::Tuple, parts))
            }
            (Shape::Number(least, most), Form::Number(written)) => self.number(node, written, *least, *most),
            (Shape::Variable, Form::Word(word)) => {
                let letter = single_letter(word)?;
                Some(mark(node, Sense::Variable(letter), Vec::new()))
            }
            (Shape::Letter, Form::Letter(letter)) => Some(mark(node, Sense::Letter(*letter), Vec::new())),
            (Shape::Truth, Form::Word(word)) if word == "true" || word == "false" => {
                Some(mark(node, Sense::Truth(word == "true"), Vec::new()))
            }
            (Shape::Text, Form::Text(_)) => Some(mark(node, Sense::Text, Vec::new())),
            (Shape::Name(role), Form::Text(text)) => {
                Some(mark(node, Sense::Name(*role, Name::new(text)), Vec::new()))
            }
            _ => self.unexpected(node, shape),
        }
    }

    fn of_type(&mut self, node: &Node, of: &'static TypeShape) -> Option<Mark> {
        match (&of.form, &node.form) {
            (TypeForm::Struct(fields), Form::Group { word, parts }) => {
                if let Some(word) = word.as_ref().filter(|word| word.text != of.name) {
                    let message = format!("`{}` is not expected here", word.text);
                    let help = format!("write the fields alone: ({})", field_words(fields));
                    self.mistake(word.span.clone(), message, Some(help));
                    return None;
                }
                let parts = self.fields(node, &of.name, parts, fields);
                Some(mark(node, Sense::Struct(&of.name), parts))
            }
            (TypeForm::Enum(variants), Form::Word(_) | Form::Group { word: Some(_), .. }) => {
                self.variant(node, of, variants)
            }
            (TypeForm::Either(ways), _) => match self.way(node, ways) {
                Some(way) => self.value(node, way),
                None => self.unexpected_type(node, of),
            },
            _ => self.unexpected_type(node, of),
        }
    }

    /// Which of several ways a value is written in, told by its looks.
    fn way<'s>(&self, node: &Node, ways: &'s [Shape]) -> Option<&'s Shape> {
        let words: Vec<&Shape> = ways.iter().filter(|way| matches!(way, Shape::Type(_))).collect();
        let like = |fits: fn(&Shape) -> bool| ways.iter().find(|way| fits(way));
        match &node.form {
            Form::Number(_) => like(|way| matches!(way, Shape::Number(..))),
            Form::Text(_) => like(|way| matches!(way, Shape::Name(_) | Shape::Text)),
            Form::Word(word) if single_letter(word).is_some() => {
                like(|way| matches!(way, Shape::Variable)).or_else(|| words.last().copied())
            }
            Form::Group { word: None, .. } => {
                let is_struct = |way: &&&Shape| {
                    let form = self.language.type_of(way).map(|of| &of.form);
                    matches!(form, Some(TypeForm::Struct(_)))
                };
                let tuple = like(|way| matches!(way, Shape::Tuple(_)));
                tuple.or_else(|| words.iter().find(is_struct).copied())
            }
            // A truth is never a word of something else.
            Form::Word(word) if word == "true" || word == "false" => None,
            Form::Word(_) | Form::Group { .. } => {
                let written = node.word().unwrap_or("");
                let known = words.iter().find(|way| {
                    let variants = self.language.type_of(way).map(|of| &of.form);
                    matches!(variants, Some(TypeForm::Enum(all)) if find(all, written).is_some())
                });
                known.or(words.last()).copied()
            }
            _ => None,
        }
    }

    fn variant(&mut self, node: &Node, of: &'static TypeShape, variants: &'static [Variant]) -> Option<Mark> {
        let written = node.word().unwrap_or("");
        let Some(variant) = find(variants, written) else {
            return self.unknown_word(node, of, variants);
        };
        let sense = Sense::Word(&of.name, &variant.word);
        let parts = match (&variant.form, &node.form) {
            (VariantForm::Unit, Form::Word(_)) => Vec::new(),
            (VariantForm::Unit, _) => {
                let help = format!("write `{written}` alone");
                self.mistake(node.head(), format!("`{written}` takes nothing in parentheses"), Some(help));
                return None;
            }
            (form, Form::Group { parts, .. }) => match form {
                VariantForm::Struct(fields) => self.fields(node, written, parts, fields),
                VariantForm::Tuple(shapes) => self.tuple(node, written, parts, shapes),
                VariantForm::One(shape) => vec![("", self.inside(node, written, parts, shape)?)],
                VariantForm::Unit => Vec::new(),
            },
            (form, _) => {
                let inside = match form {
                    VariantForm::Struct(fields) => field_words(fields),
                    VariantForm::Tuple(shapes) => row(shapes),
                    VariantForm::One(shape) => expected(shape),
                    VariantForm::Unit => String::new(),
                };
                let help = format!("write `{written}(…)` with {inside}");
                self.mistake(node.head(), format!("`{written}` needs parentheses"), Some(help));
                return None;
            }
        };
        Some(mark(node, sense, parts))
    }

    /// The one value in the parentheses of a word. A struct or tuple needs no parentheses of its own.
    fn inside(&mut self, node: &Node, word: &str, parts: &[Part], shape: &Shape) -> Option<Mark> {
        let mut inner = shape;
        while let Shape::Maybe(further) = inner {
            inner = further;
        }
        if let Some(TypeShape { name, form: TypeForm::Struct(fields), .. }) = self.language.type_of(inner) {
            let parts = self.fields(node, word, parts, fields);
            return Some(mark(node, Sense::Struct(name), parts));
        }
        if let Shape::Tuple(shapes) = inner {
            let parts = self.tuple(node, word, parts, shapes);
            return Some(mark(node, Sense::Tuple, parts));
        }
        self.tuple(node, word, parts, std::slice::from_ref(shape)).pop().map(|(_, mark)| mark)
    }

    fn tuple(
        &mut self,
        node: &Node,
        word: &str,
        parts: &[Part],
        shapes: &[Shape],
    ) -> Vec<(&'static str, Mark)> {
        let mut marks = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            if let Some(key) = &part.key {
                let help = format!("write {} without names", row(shapes));
                self.mistake(key.span.clone(), format!("`{word}` has no field `{}`", key.text), Some(help));
            } else if let Some(shape) = shapes.get(at) {
                marks.extend(self.value(&part.value, shape).map(|mark| ("", mark)));
            }
        }
        if parts.len() != shapes.len() && parts.iter().all(|part| part.key.is_none()) {
            let (has, needs) = (parts.len(), shapes.len());
            let called = if word == "this" { word.to_owned() } else { format!("`{word}`") };
            let part = if needs == 1 { "part" } else { "parts" };
            let message = format!("{called} has {needs} {part}, and {has} stand here");
            let span = parts.get(needs).map_or_else(|| node.head(), |part| part.value.span.clone());
            let help = format!("write {}", row(shapes));
            self.mistake(span, message, Some(help));
        }
        marks
    }

    fn fields(
        &mut self,
        node: &Node,
        of: &str,
        parts: &[Part],
        fields: &'static [Field],
    ) -> Vec<(&'static str, Mark)> {
        let parts = self.own_parts(node, of, parts, fields);
        self.around.push((of.to_owned(), fields));
        let marks = self.named_parts(node, of, parts, fields);
        self.around.pop();
        marks
    }

    fn named_parts(
        &mut self,
        node: &Node,
        of: &str,
        parts: &[Part],
        fields: &'static [Field],
    ) -> Vec<(&'static str, Mark)> {
        let mut seen: Vec<&str> = Vec::new();
        let mut marks = Vec::new();
        let unnamed = |part: &Part| part.key.is_none() && part.value.form != Form::Broken;
        if parts.len() > 1 && parts.iter().all(unnamed) {
            let named =
                fields.iter().map(|field| format!("{}: …", field.word)).collect::<Vec<_>>().join(", ");
            let help = format!("write `{of}({named})`");
            self.mistake(node.head(), format!("the fields of `{of}` have names"), Some(help));
            return marks;
        }
        for part in parts {
            let Some(key) = &part.key else {
                if part.value.form == Form::Broken {
                    continue;
                }
                let help = match fields {
                    [] => format!("write `{of}()`"),
                    fields => format!("write it as `field: value`, with one of {}", field_words(fields)),
                };
                let span = part.value.head();
                self.mistake(span, format!("this has no name; `{of}` has named fields"), Some(help));
                continue;
            };
            let is = |field: &&Field| field.word == key.text || field.aliases.contains(&key.text);
            let known = fields.iter().find(is);
            let meant = known.or_else(|| self.unknown_field(&key.text, key.span.clone(), of, fields));
            let Some(field) = meant else { continue };
            if seen.contains(&field.word.as_str()) {
                let message = format!("`{}` is given twice", key.text);
                self.mistake(key.span.clone(), message, Some("keep one of them".into()));
                continue;
            }
            seen.push(&field.word);
            marks.extend(self.value(&part.value, &field.shape).map(|mark| (field.word.as_str(), mark)));
        }
        // What could not be read may have been the field that is missed.
        let unread = parts.iter().any(|part| part.key.is_none() && part.value.form == Form::Broken);
        let swallowed = |field: &Field| self.swallowed.contains(&field.word);
        let missing = |field: &&Field| {
            field.required && !seen.contains(&field.word.as_str()) && !unread && !swallowed(field)
        };
        for field in fields.iter().filter(missing).collect::<Vec<_>>() {
            let help = format!("add `{}: …`, {}", field.word, expected(&field.shape));
            self.mistake(node.head(), format!("`{of}` needs `{}`", field.word), Some(help));
        }
        marks
    }

    fn number(&mut self, node: &Node, written: &str, least: i64, most: i64) -> Option<Mark> {
        match parse_number(written) {
            Some(number) if (least..=most).contains(&number) => {
                Some(mark(node, Sense::Number(number), Vec::new()))
            }
            Some(_) => {
                let help = format!("write a whole number from {least} to {most}");
                self.mistake(node.span.clone(), format!("{written} is out of range"), Some(help));
                None
            }
            None => {
                let help = format!("write a whole number from {least} to {most}, such as 3");
                self.mistake(node.span.clone(), format!("`{written}` is no whole number"), Some(help));
                None
            }
        }
    }
}

fn find<'a>(variants: &'a [Variant], written: &str) -> Option<&'a Variant> {
    let is = |variant: &&Variant| variant.word == written || variant.aliases.iter().any(|a| a == written);
    variants.iter().find(is)
}

/// D7.9: a variable is a single letter.
fn single_letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let first = letters.next()?;
    (letters.next().is_none() && first.is_alphabetic()).then_some(first)
}

/// A whole number as RON writes it.
fn parse_number(written: &str) -> Option<i64> {
    let digits = written.replace('_', "");
    let (negative, digits) = match digits.strip_prefix('-') {
        Some(rest) => (true, rest.to_owned()),
        None => (false, digits.strip_prefix('+').unwrap_or(&digits).to_owned()),
    };
    let parsed = match digits.get(..2) {
        Some("0x") => i64::from_str_radix(&digits[2..], 16),
        Some("0o") => i64::from_str_radix(&digits[2..], 8),
        Some("0b") => i64::from_str_radix(&digits[2..], 2),
        _ if !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()) => {
            // A number too long to count is out of every range, but a number.
            Ok(digits.parse().unwrap_or(i64::MAX))
        }
        _ => return None,
    };
    parsed.ok().map(|number| if negative { -number } else { number })
}
