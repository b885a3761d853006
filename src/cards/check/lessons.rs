//! The answers of a lesson are words that can be answers, and speak of cards that exist.

use super::names::Known;
use crate::cards::mark::{Mark, Sense};
use crate::cards::shape::Role;
use crate::cards::suggest::{did_you_mean, one_of};
use crate::cards::{Definition, Name, Piece, Problem};

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
const NUMBERED: [(&str, u32); 2] = [("space", 4), ("option", 99)];

pub fn check(piece: &Piece, known: &Known, problems: &mut Vec<Problem>) {
    if !matches!(piece.definition, Definition::Lesson(_)) {
        return;
    }
    for step in piece.mark.field("steps").map_or(&[][..], |steps| &steps.parts) {
        let step = &step.1;
        let answers = if step.is("LessonStep", "They") { step.part(0) } else { step.field("answers") };
        let Some(answers) = answers else { continue };
        let words = [Some(answers), step.field("also")].into_iter().flatten();
        if answers.parts.is_empty() {
            let message = "nothing is asked for in this step";
            let help = "write at least one answer; what is only said is Read(say: …)";
            problems.push(piece.problem(answers.span.clone(), message).help(help));
        }
        for list in words {
            list.walk(&mut |mark: &Mark| {
                if mark.sense == Sense::Text
                    && let Some(said) = piece.text.get(mark.span.clone())
                    && let Some((message, help)) = wrong(said.trim_matches('"'), known)
                {
                    problems.push(piece.problem(mark.span.clone(), message).help(help));
                }
            });
        }
    }
}

/// What is wrong with the words of an answer, and what to do.
fn wrong(said: &str, known: &Known) -> Option<(String, String)> {
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
    if let Some(meant) = did_you_mean(first, VERBS).filter(|_| !rest.is_empty() && number(rest).is_none()) {
        return Some((format!("`{said}` is no answer"), format!("did you mean `{meant} {rest}`?")));
    }
    if let Some(meant) = did_you_mean(said, PLAIN) {
        return Some((format!("`{said}` is no answer"), format!("did you mean `{meant}`?")));
    }
    if rest.is_empty() || number(rest).is_some() {
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
fn unknown_card(said: &str, known: &Known, roles: &[Role]) -> Option<(String, String)> {
    let card =
        said.rsplit_once(' ').filter(|(_, last)| number(last).is_some()).map_or(said, |(card, _)| card);
    let name = Name::new(card);
    if card == crate::cards::HIDDEN || roles.iter().any(|role| known.has(*role, name)) {
        return None;
    }
    let help = match known.near(name, roles) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "add a file that defines it, or mend the name".into(),
    };
    Some((format!("no card is called `{card}`"), help))
}
