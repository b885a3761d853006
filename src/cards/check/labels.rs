//! Words of one's own: what is asked for under a word is kept under it, where it can be asked for (R59).

use std::collections::{BTreeMap, BTreeSet};

use crate::cards::mark::Mark;
use crate::cards::shape::Role;
use crate::cards::suggest::did_you_mean;
use crate::cards::tree::MOST_MISTAKES;
use crate::cards::{Piece, Problem};

/// The words of a piece. A list of effects with all in it is one place; places are numbered.
#[derive(Default)]
struct Labels<'a> {
    places: usize,
    /// Kept by the card itself for as long as it is in play: `Note`, and other words with `remember`.
    noted: BTreeSet<&'static str>,
    /// Kept by `Remember`, and in which places.
    remembered: BTreeMap<&'static str, BTreeSet<usize>>,
    asked: Vec<(&'a Mark, &'static str, usize)>,
}

pub fn check(piece: &Piece, problems: &mut Vec<Problem>) {
    let mut labels = Labels::default();
    for (_, part) in &piece.mark.parts {
        let lists = part.parts.iter().filter(|_| matches!(part.sense, crate::cards::mark::Sense::List));
        let effects = |mark: &Mark| mark.word().is_some_and(|(of, _)| of == "Effect");
        // Each ability and each chapter is a place of its own; the effects of a command are one.
        if lists.clone().any(|(_, part)| effects(part)) {
            labels.place(part);
        } else {
            lists.for_each(|(_, part)| labels.place(part));
        }
    }
    for (mark, label, place) in &labels.asked {
        let there = labels.remembered.get(label);
        if labels.noted.contains(label)
            || there.is_some_and(|places| places.contains(place))
            || problems.len() >= MOST_MISTAKES
        {
            continue;
        }
        let kept = labels.noted.iter().chain(labels.remembered.keys());
        let (message, help) = match (there, did_you_mean(label, kept.copied())) {
            (Some(_), _) => (
                format!(
                    "what is remembered as `{label}` is forgotten by then: `Remember` lasts for its own list of effects"
                ),
                format!(
                    "let the card keep it: Note(card: This, remember: \"{label}\", …) instead of Remember (R59)"
                ),
            ),
            (None, Some(near)) => {
                (format!("nothing is ever remembered as `{label}`"), format!("did you mean `{near}`?"))
            }
            (None, None) => (
                format!("nothing is ever remembered as `{label}`"),
                format!(
                    "keep something under it first: Remember(as: \"{label}\", …) or remember: \"{label}\""
                ),
            ),
        };
        problems.push(piece.problem(mark.span.clone(), message).help(help));
    }
}

impl<'a> Labels<'a> {
    fn place(&mut self, mark: &'a Mark) {
        self.places += 1;
        self.sort(mark, "", self.places);
    }

    fn sort(&mut self, mark: &'a Mark, field: &str, place: usize) {
        if let Some((Role::Label, name)) = mark.name() {
            match field {
                "as" => drop(self.remembered.entry(name.as_str()).or_default().insert(place)),
                "remember" => drop(self.noted.insert(name.as_str())),
                _ => self.asked.push((mark, name.as_str(), place)),
            }
        }
        for (word, part) in &mark.parts {
            // What a card gains knows nothing of the list that gave it; what comes later does (S31).
            if mark.is("Effect", "GainAbility") && *word == "ability" {
                self.place(part);
            } else {
                self.sort(part, word, place);
            }
        }
    }
}
