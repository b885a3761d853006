//! Checks across files: what no file shows by itself. What has an error is left out, and so is what needs it.

mod answers;
mod cards;
mod circles;
mod cycles;
mod decks;
mod deeds;
mod doubts;
mod labels;
mod lessons;
mod names;
mod never;
mod opposites;
mod references;
mod scenarios;
mod variables;
mod web;

use std::collections::BTreeSet;

use super::{CardFile, Definition, KeywordFile, KinFile, Piece, Problem, Unread};
pub use circles::{DEEPEST_NAME, MOST_ABILITIES};
use names::Known;

/// Everything the files of the packs said, in any order.
#[derive(Clone, Debug, Default)]
pub struct Written {
    pub pieces: Vec<Piece>,
    /// Files with mistakes in their text. What they would define is missing, and they are told of it.
    pub unread: Vec<Unread>,
}

/// A check of one piece by itself.
type Check = fn(&Piece, &mut Vec<Problem>);

/// What is found in a piece without looking at others.
const ALONE: [Check; 8] = [
    cards::check,
    opposites::check,
    references::check,
    labels::check,
    variables::check,
    doubts::check,
    deeds::check,
    never::check,
];

impl Written {
    /// Checks what reading a file does not show: words that may not stand together, names that are used and
    /// not there, Names claimed twice, decks that are not legal. What has an error is left out, then what
    /// refers to it, until the rest is sound; the problems say why.
    pub fn settle(&mut self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let unread = self.unread.iter();
        let mut lost: Vec<(names::Key, Problem)> =
            unread.filter_map(|unread| unread.defines().zip(unread.problems.first().cloned())).collect();
        let twice = names::claimed_twice(&self.pieces);
        self.keep_sound(&mut problems, &mut lost, |at, piece, found| {
            ALONE.iter().for_each(|check| check(piece, found));
            found.extend(twice.get(&at).cloned());
        });
        let mut known = Known::of(&self.pieces, lost);
        let circles = circles::find(&self.pieces);
        let check = |at: usize, piece: &Piece, known: &Known, found: &mut Vec<Problem>| {
            names::check(piece, known, found);
            decks::check(piece, known, found);
            lessons::check(piece, known, found);
            scenarios::check(piece, known, found);
            found.extend(circles.get(&at).cloned());
        };
        let mut sound = vec![true; self.pieces.len()];
        let users = names::users(&self.pieces);
        let mut to_check: BTreeSet<usize> = (0..self.pieces.len()).collect();
        // Whoever speaks of what was left out is looked at again.
        while !to_check.is_empty() {
            let mut left_out = Vec::new();
            for at in std::mem::take(&mut to_check) {
                let mut found = Vec::new();
                let piece = &self.pieces[at];
                // A scenario about what was left out has no mistake of its own.
                if matches!(piece.definition, Definition::Scenario(_))
                    && let Some((name, place, error)) = names::lost_name(piece, &known)
                {
                    sound[at] = false;
                    let message = format!("this speaks of `{name}`, which was left out, and is not run");
                    problems.push(piece.problem(place, message).because_of(error));
                    continue;
                }
                check(at, piece, &known, &mut found);
                if let Some(error) = found.iter().find(|problem| problem.is_error()) {
                    sound[at] = false;
                    left_out.push((names::key_of(&self.pieces[at]), error.clone()));
                }
                problems.append(&mut found);
            }
            for (key, error) in left_out {
                to_check.extend(users.get(&key).into_iter().flatten().filter(|&&user| sound[user]));
                known.lose(key, error);
            }
        }
        for unread in &self.unread {
            names::check_unread(unread, &known, &mut problems);
        }
        let mut kept = sound.into_iter();
        self.pieces.retain(|_| kept.next().unwrap_or(true));
        problems.extend(cycles::check(&self.pieces));
        problems
    }

    /// Checks every piece and leaves out those with an error.
    fn keep_sound(
        &mut self,
        problems: &mut Vec<Problem>,
        lost: &mut Vec<(names::Key, Problem)>,
        check: impl Fn(usize, &Piece, &mut Vec<Problem>),
    ) {
        let mut at = 0;
        self.pieces.retain(|piece| {
            let mut found = Vec::new();
            check(at, piece, &mut found);
            at += 1;
            let error = found.iter().find(|problem| problem.is_error()).cloned();
            let sound = error.is_none();
            lost.extend(error.map(|error| (names::key_of(piece), error)));
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
