//! Checks across files: what no file shows by itself. What has an error is left out, and so is what needs it.

mod cards;
mod cycles;
mod decks;
mod doubts;
mod names;
mod opposites;
mod references;
mod variables;

use std::collections::HashMap;

use super::{CardFile, Definition, KeywordFile, KinFile, Name, Piece, Problem};
use names::Known;

/// Everything the files of the packs said, in any order.
#[derive(Clone, Debug, Default)]
pub struct Written {
    pub pieces: Vec<Piece>,
}

/// A check of one piece by itself.
type Check = fn(&Piece, &mut Vec<Problem>);

/// What is found in a piece without looking at others.
const ALONE: [Check; 5] =
    [cards::check, opposites::check, references::check, variables::check, doubts::check];

impl Written {
    /// Checks what reading a file does not show: words that may not stand together, names that are used and
    /// not there, Names claimed twice, decks that are not legal. What has an error is left out, then what
    /// refers to it, until the rest is sound; the problems say why.
    pub fn settle(&mut self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut lost = HashMap::new();
        let twice = names::claimed_twice(&self.pieces);
        self.keep_sound(&mut problems, &mut lost, |at, piece, found| {
            ALONE.iter().for_each(|check| check(piece, found));
            found.extend(twice.get(&at).cloned());
        });
        loop {
            let before = self.pieces.len();
            let known = Known::of(&self.pieces, &lost);
            let mut left_out = HashMap::new();
            self.keep_sound(&mut problems, &mut left_out, |_, piece, found| {
                names::check(piece, &known, found);
                decks::check(piece, &known, found);
            });
            lost.extend(left_out);
            if self.pieces.len() == before {
                break;
            }
        }
        problems.extend(cycles::check(&self.pieces));
        problems
    }

    /// Checks every piece and leaves out those with an error.
    fn keep_sound(
        &mut self,
        problems: &mut Vec<Problem>,
        lost: &mut HashMap<(&'static str, Name), Problem>,
        check: impl Fn(usize, &Piece, &mut Vec<Problem>),
    ) {
        let mut at = 0;
        self.pieces.retain(|piece| {
            let mut found = Vec::new();
            check(at, piece, &mut found);
            at += 1;
            let error = found.iter().find(|problem| problem.is_error()).cloned();
            let sound = error.is_none();
            lost.extend(error.map(|error| ((names::role_of(piece).word(), piece.definition.name()), error)));
            problems.append(&mut found);
            sound
        });
    }

    pub fn cards(&self) -> impl Iterator<Item = &CardFile> {
        self.pieces.iter().filter_map(|piece| match &piece.definition {
            Definition::Card(card) => Some(&**card),
            _ => None,
        })
    }

    pub fn keywords(&self) -> impl Iterator<Item = &KeywordFile> {
        self.pieces.iter().filter_map(|piece| match &piece.definition {
            Definition::Keyword(keyword) => Some(keyword),
            _ => None,
        })
    }

    pub fn kins(&self) -> impl Iterator<Item = &KinFile> {
        self.pieces.iter().filter_map(|piece| match &piece.definition {
            Definition::Kin(kin) => Some(kin),
            _ => None,
        })
    }
}
