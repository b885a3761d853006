//! The tree of a RON text: every value with the bytes it stands in, made even of a text with mistakes.

mod lexer;
mod parser;

use std::ops::Range;

pub use parser::parse;

/// Brackets may be nested this deep.
pub const DEEPEST: usize = 64;
/// A text larger than this is not read.
pub const LARGEST_TEXT: usize = 256 * 1024;

/// So many mistakes of one file are enough to work on.
pub const MOST_MISTAKES: usize = 50;

/// A value and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub span: Range<usize>,
    pub form: Form,
}

/// What a value looks like.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A bare word: `This`, `X`, `true`.
    Word(String),
    /// `Name(…)`, or `(…)` without a word.
    Group {
        word: Option<Word>,
        parts: Vec<Part>,
    },
    List(Vec<Node>),
    Map(Vec<(Node, Node)>),
    Text(String),
    Letter(char),
    /// A number as it is written.
    Number(String),
    /// What could not be read; a mistake has been reported for it.
    Broken,
}

/// A word and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Word {
    pub span: Range<usize>,
    pub text: String,
}

/// One part of a group: `field: value`, or a value alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub key: Option<Word>,
    pub value: Node,
}

/// A mistake in the writing itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    pub span: Range<usize>,
    pub message: String,
    pub help: Option<String>,
    /// A bracket that nothing closes: what should have come after it may have been taken for a part of it.
    pub unclosed: bool,
}

impl Mistake {
    pub fn new(span: Range<usize>, message: impl Into<String>, help: Option<String>) -> Self {
        Self { span, message: message.into(), help, unclosed: false }
    }
}

impl Node {
    /// The word it starts with, where it has one.
    pub fn word(&self) -> Option<&str> {
        match &self.form {
            Form::Word(word) => Some(word),
            Form::Group { word: Some(word), .. } => Some(&word.text),
            _ => None,
        }
    }

    /// Where the word stands, or the whole value if it has none: what a caret points at.
    pub fn head(&self) -> Range<usize> {
        match &self.form {
            Form::Group { word: Some(word), .. } => word.span.clone(),
            Form::Group { word: None, .. } | Form::List(_) | Form::Map(_) => {
                self.span.start..self.span.start + 1
            }
            _ => self.span.clone(),
        }
    }

    /// What it is, for people.
    pub fn called(&self) -> String {
        match &self.form {
            Form::Word(word) => format!("`{word}`"),
            Form::Group { word: Some(word), .. } => format!("`{}(…)`", word.text),
            Form::Group { word: None, .. } => "`(…)`".into(),
            Form::List(_) => "a list".into(),
            Form::Map(_) => "a map".into(),
            Form::Text(_) => "a text".into(),
            Form::Letter(_) => "a letter in quotes".into(),
            Form::Number(number) => format!("the number {number}"),
            Form::Broken => "something unreadable".into(),
        }
    }
}
