//! Scenarios whose words can never come true: answers, events and stats as they are never written.

use super::answers::{unknown_card, wrong};
use super::names::Known;
use crate::cards::mark::{Mark, Sense};
use crate::cards::shape::{Language, Role, TypeForm};
use crate::cards::suggest::did_you_mean;
use crate::cards::{Definition, EventKind, Piece, Problem};
use crate::table::COLUMNS;

pub fn check(piece: &Piece, known: &Known, problems: &mut Vec<Problem>) {
    if !matches!(piece.definition, Definition::Scenario(_) | Definition::Lesson(_)) {
        return;
    }
    piece.mark.walk(&mut |mark: &Mark| {
        for (field, part) in mark.fields() {
            let found = match (mark.sense, *field) {
                (Sense::Struct("Scenario"), "when") => texts(piece, part, |said| wrong(said, known)),
                (Sense::Struct("Expected"), "answers" | "answers_have" | "answers_have_not") => {
                    texts(piece, part, |said| wrong(said, known))
                }
                (Sense::Struct("Expected"), "history" | "history_has_not") => texts(piece, part, no_event),
                (Sense::Struct("Expected"), "happened") => {
                    let lines = part.parts.iter().filter_map(|(_, pair)| pair.part(0));
                    lines.flat_map(|line| text(piece, line, no_event)).collect()
                }
                (Sense::Struct("CardNow"), "stats") => text(piece, part, no_stats).into_iter().collect(),
                (Sense::Struct("CardNow" | "Forced"), "card") => {
                    let unknown = |said: &str| {
                        unknown_card(said.strip_prefix("their ").unwrap_or(said), known, &[Role::Card])
                    };
                    text(piece, part, unknown).into_iter().collect()
                }
                (Sense::Struct("Side"), "board") => too_many(piece, part).into_iter().collect(),
                _ => Vec::new(),
            };
            problems.extend(found);
        }
    });
}

type Wrong = Option<(String, String)>;

/// What is wrong with a text, said where it stands.
fn text(piece: &Piece, mark: &Mark, wrong: impl Fn(&str) -> Wrong) -> Option<Problem> {
    let said = piece.text.get(mark.span.clone()).filter(|_| mark.sense == Sense::Text)?;
    let (message, help) = wrong(said.trim_matches('"'))?;
    Some(piece.problem(mark.span.clone(), message).help(help))
}

/// The same for the texts of a list; what else stands in it is looked at by itself.
fn texts(piece: &Piece, list: &Mark, wrong: impl Fn(&str) -> Wrong) -> Vec<Problem> {
    list.parts.iter().filter_map(|(_, part)| text(piece, part, &wrong)).collect()
}

/// A line of a history starts with a kind of event, spelt as effects are.
fn no_event(said: &str) -> Wrong {
    let first = said.split_whitespace().next().unwrap_or("");
    let word = first.trim_end_matches(['!', '-', '~', '^']);
    let kinds = || EventKind::ALL.iter().map(|kind| kind.word());
    if kinds().any(|kind| kind == word) {
        return None;
    }
    let help = match event_of_trigger(word).or_else(|| did_you_mean(word, kinds())) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "a line starts with an event as effects are written: `Damage giraffe 1`, `Enter crow`".into(),
    };
    Some((format!("no event is called `{word}`"), help))
}

/// `Dies` is told as `Die`.
fn event_of_trigger(word: &str) -> Option<&'static str> {
    let TypeForm::Enum(variants) = &Language::get().named("Trigger")?.form else { return None };
    let variant = variants.iter().find(|variant| variant.aliases.iter().any(|alias| alias == word))?;
    Some(&variant.word)
}

/// Health, defense and power.
fn no_stats(said: &str) -> Wrong {
    let numbers: Vec<_> = said.split('/').map(str::parse::<u32>).collect();
    let sound = numbers.len() == 3 && numbers.iter().all(Result::is_ok);
    let help = "write health/defense/power: \"5/0/1\"";
    (!sound).then(|| (format!("`{said}` is no health, defense and power"), help.to_owned()))
}

fn too_many(piece: &Piece, board: &Mark) -> Option<Problem> {
    let (_, first) = board.parts.get(COLUMNS)?;
    let message = format!("a side of the board has {COLUMNS} spaces, and {} are given", board.parts.len());
    Some(piece.problem(first.span.clone(), message).help("take away what is too many"))
}
