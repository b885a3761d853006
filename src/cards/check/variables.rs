//! Variables: a letter is set by the cost or stats, or chosen where someone can choose it (D7.9, S41).

use std::collections::{BTreeMap, BTreeSet};

use crate::cards::mark::{Mark, Sense};
use crate::cards::{Definition, Piece, Problem};

pub fn check(piece: &Piece, problems: &mut Vec<Problem>) {
    let card = match &piece.definition {
        Definition::Card(_) => true,
        Definition::Rule(_) => false,
        // The letters of a keyword are those of the card that has it (D7.9.2).
        _ => return,
    };
    let mut letters = Letters::default();
    for (field, part) in &piece.mark.parts {
        match *field {
            "cost" | "kind" | "flip" => part.walk(&mut |mark| {
                if let Sense::Variable(letter) = mark.sense {
                    letters.printed.insert(letter);
                }
            }),
            "variables" => letters.bounds(part),
            _ => letters.used(part, false),
        }
    }
    // Nobody stands behind a rule who could be asked.
    let asked = letters.chosen.iter().filter(|_| !card);
    for (letter, mark) in letters.read.iter().chain(asked) {
        let message = match card {
            false => format!("a rule stands on no card, so nothing sets `{letter}` (D7.9)"),
            true if letters.printed.contains(letter) => continue,
            true => format!("nothing sets `{letter}`: nobody chooses where it is only read (S41)"),
        };
        let help = match card {
            true => format!("put {letter} into the cost or a stat, or write a number"),
            false => "write a number".into(),
        };
        problems.push(piece.problem(mark.span.clone(), message).help(help));
    }
    for (letter, mark) in &letters.chosen {
        if card && !letters.printed.contains(letter) && !letters.bounded.contains_key(letter) {
            let message =
                format!("`{letter}` stands in no cost or stat: it is chosen each time, from 0 to your blood");
            let help = format!("if that is meant, say so: variables: [(letter: '{letter}')]");
            problems.push(piece.problem(mark.span.clone(), message).help(help).warning());
        }
    }
    for (letter, mark) in &letters.bounded {
        let used = letters.printed.contains(letter) || letters.chosen.contains_key(letter);
        if !used && !letters.read.contains_key(letter) {
            let message =
                format!("the bounds of `{letter}` are never used: no `{letter}` stands on the card");
            problems.push(piece.problem(mark.span.clone(), message).help("remove them").warning());
        }
    }
}

/// The letters of a card by what is done with them, each with the first place.
#[derive(Default)]
struct Letters<'a> {
    printed: BTreeSet<char>,
    bounded: BTreeMap<char, &'a Mark>,
    /// In effects, where a player can be asked.
    chosen: BTreeMap<char, &'a Mark>,
    /// In passives, triggers and conditions, where nobody is asked.
    read: BTreeMap<char, &'a Mark>,
}

impl<'a> Letters<'a> {
    fn bounds(&mut self, variables: &'a Mark) {
        for (_, variable) in &variables.parts {
            if let Some(mark) = variable.field("letter")
                && let Sense::Letter(letter) = mark.sense
            {
                self.bounded.entry(letter).or_insert(mark);
            }
            if let Some(most) = variable.field("most") {
                self.used(most, true);
            }
        }
    }

    fn used(&mut self, mark: &'a Mark, in_effect: bool) {
        if let Sense::Variable(letter) = mark.sense {
            let into = if in_effect { &mut self.chosen } else { &mut self.read };
            into.entry(letter).or_insert(mark);
        }
        let in_effect = match mark.word() {
            Some(("Effect", _)) => true,
            Some(("Trigger" | "Passive" | "Ability", _)) => false,
            _ => in_effect,
        };
        mark.parts.iter().for_each(|(_, part)| self.used(part, in_effect));
    }
}
