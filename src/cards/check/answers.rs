//! The short words for answers that scenarios and lessons are written in: what can be one.

use super::names::{Known, is_lost};
use crate::cards::Name;
use crate::cards::shape::Role;
use crate::cards::suggest::{did_you_mean, one_of};
use crate::table::COLUMNS;

/// Answers that are always written the same.
const PLAIN: [&str; 14] = [
    "attack",
    "draw",
    "draw blood",
    "yes",
    "no",
    "done",
    "pass",
    "pass until new",
    "keep",
    "mulligan",
    "you",
    "them",
    "use",
    "flip",
];
/// Words that a card is named after.
const VERBS: [&str; 4] = ["play", "remove", "use", "flip"];
/// Words that a number stands after, and the largest it can be.
const NUMBERED: [(&str, u32); 2] = [("space", COLUMNS as u32), ("option", 99)];

/// What is wrong with the words of an answer, and what to do.
pub fn wrong(said: &str, known: &Known) -> Option<(String, String)> {
    if PLAIN.contains(&said) || said.parse::<u32>().is_ok() {
        return None;
    }
    let bare = said.strip_prefix("their ").unwrap_or(said);
    let (first, rest) = bare.split_once(' ').unwrap_or((bare, ""));
    if let Some((_, most)) = NUMBERED.iter().find(|(word, _)| *word == first) {
        let fits = rest.parse::<u32>().is_ok_and(|number| (1..=*most).contains(&number));
        let help = format!("write a number from 1 to {most} after `{first}`");
        return (!fits).then(|| (format!("`{said}` is no answer"), help));
    }
    if VERBS.contains(&first) {
        return unknown_card(rest, known, &[Role::Card]);
    }
    // A card may be called nearly like an answer.
    let one_word = rest.is_empty() || number(rest).is_some();
    if one_word && unknown_card(bare, known, &[Role::Card, Role::Kin]).is_none() {
        return None;
    }
    if let Some(meant) = did_you_mean(first, VERBS).filter(|_| !rest.is_empty() && number(rest).is_none()) {
        return Some((format!("`{said}` is no answer"), format!("did you mean `{meant} {rest}`?")));
    }
    if let Some(meant) = did_you_mean(said, PLAIN) {
        return Some((format!("`{said}` is no answer"), format!("did you mean `{meant}`?")));
    }
    if one_word {
        return unknown_card(bare, known, &[Role::Card, Role::Kin]);
    }
    let plain = PLAIN.into_iter().filter(|word| !VERBS.contains(word));
    let words = one_of(VERBS.into_iter().chain(["space", "option"]).chain(plain), 20);
    Some((format!("`{said}` is no answer"), format!("answers are {words}, or a card")))
}

fn number(rest: &str) -> Option<u32> {
    rest.parse().ok()
}

/// `giraffe`, `giraffe 2`.
pub fn unknown_card(said: &str, known: &Known, roles: &[Role]) -> Option<(String, String)> {
    let card =
        said.rsplit_once(' ').filter(|(_, last)| number(last).is_some()).map_or(said, |(card, _)| card);
    let name = Name::new(card);
    // What was left out has told its own error.
    let there = |role: &Role| known.has(*role, name) || is_lost(*role, name, known);
    if card == crate::cards::HIDDEN || roles.iter().any(there) {
        return None;
    }
    let help = match known.near(name, roles) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "add a file that defines it, or mend the name".into(),
    };
    Some((format!("no card is called `{card}`"), help))
}
