//! A text understood: its tree with what each value means, and where it stands.

use std::ops::Range;

use super::Name;
use super::shape::Role;

/// A value with its meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    pub span: Range<usize>,
    /// What a caret points at: the word of it, or its opening bracket.
    pub head: Range<usize>,
    pub sense: Sense,
    /// The fields by their words; the items of lists and tuples under "".
    pub parts: Vec<(&'static str, Mark)>,
}

/// What a value means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sense {
    /// A struct of the language, by its name.
    Struct(&'static str),
    /// A word of an enum: the enum, and the word as the type spells it.
    Word(&'static str, &'static str),
    List,
    Tuple,
    Number(i64),
    Variable(char),
    Letter(char),
    Truth(bool),
    Text,
    Name(Role, Name),
    /// Left out on purpose: `None`.
    Nothing,
}

impl Mark {
    /// The enum and the word, if it is one.
    pub fn word(&self) -> Option<(&'static str, &'static str)> {
        match self.sense {
            Sense::Word(of, word) => Some((of, word)),
            _ => None,
        }
    }

    /// Whether it is this word of this enum.
    pub fn is(&self, of: &str, word: &str) -> bool {
        self.word() == Some((of, word))
    }

    /// A field by its word.
    pub fn field(&self, word: &str) -> Option<&Mark> {
        self.fields().iter().find(|(key, _)| *key == word).map(|(_, mark)| mark)
    }

    /// The fields, also where a word holds a struct in the same parentheses.
    pub fn fields(&self) -> &[(&'static str, Mark)] {
        match (self.sense, self.parts.as_slice()) {
            (Sense::Word(..), [("", inner)]) if matches!(inner.sense, Sense::Struct(_)) => &inner.parts,
            (_, parts) => parts,
        }
    }

    /// A part of a list, tuple or word by its place.
    pub fn part(&self, at: usize) -> Option<&Mark> {
        self.parts.get(at).map(|(_, mark)| mark)
    }

    pub fn name(&self) -> Option<(Role, Name)> {
        match self.sense {
            Sense::Name(role, name) => Some((role, name)),
            _ => None,
        }
    }

    pub fn truth(&self) -> Option<bool> {
        match self.sense {
            Sense::Truth(truth) => Some(truth),
            _ => None,
        }
    }

    /// Every value in it, itself first, in the order written.
    pub fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Mark)) {
        visit(self);
        self.parts.iter().for_each(|(_, part)| part.walk(visit));
    }

    /// Whether some value in it is so, itself among them.
    pub fn any(&self, is_so: &dyn Fn(&Mark) -> bool) -> bool {
        is_so(self) || self.parts.iter().any(|(_, part)| part.any(is_so))
    }
}
