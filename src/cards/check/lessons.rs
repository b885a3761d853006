//! The answers of a lesson are words that can be answers, and speak of cards that exist.

use super::answers::wrong;
use super::names::Known;
use crate::cards::mark::{Mark, Sense};
use crate::cards::{Definition, Piece, Problem};

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
