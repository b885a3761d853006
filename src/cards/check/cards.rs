//! What may stand on which card (D6.1, R25, S45), and what a name looks like.

use crate::cards::mark::{Mark, Sense};
use crate::cards::{Definition, Kind, Piece, Problem};

pub fn check(piece: &Piece, problems: &mut Vec<Problem>) {
    name(piece, problems);
    let Definition::Card(card) = &piece.definition else { return };
    let creature = matches!(card.kind, Kind::Creature { .. } | Kind::Flask { .. });
    // A patch may have changed the card: what it is now says the definition, where it stands the text.
    let field = |word: &str| piece.mark.field(word).filter(|mark| !is_empty(mark));
    let place = |word: &str| field(word).unwrap_or(&piece.mark).head.clone();
    if creature && !card.effects.is_empty() {
        let message = format!("`{}` is a creature: its effects have no moment to happen in (R25)", card.name);
        let help = "write abilities, such as Whenever(Enters(creature: (this: true)), […])";
        problems.push(piece.problem(place("effects"), message).help(help));
    }
    if !creature && !card.chapters.is_empty() && !card.effects.is_empty() {
        let message = format!("`{}` is a saga: its effects are its chapters (S45)", card.name);
        problems.push(piece.problem(place("effects"), message).help("make them a chapter, or remove them"));
    }
    if !creature {
        for word in ["attack", "devours", "evolves_from"] {
            if let Some(mark) = field(word) {
                let message = format!("`{}` is a command, and `{word}` is for creatures", card.name);
                problems.push(piece.problem(mark.head.clone(), message).help("remove it"));
            }
        }
    }
    if card.kind == Kind::Command && card.chapters.is_empty() {
        for (_, ability) in field("abilities").map_or(&[][..], |abilities| &abilities.parts) {
            problems.extend(standing(piece, ability));
        }
    }
}

fn is_empty(mark: &Mark) -> bool {
    mark.sense == Sense::Nothing || (mark.sense == Sense::List && mark.parts.is_empty())
}

/// A Name is part of message ids and of the names of art files.
fn name(piece: &Piece, problems: &mut Vec<Problem>) {
    if matches!(piece.definition, Definition::Scenario(_) | Definition::Mod(_) | Definition::Patch(_)) {
        return;
    }
    let Some(mark) = piece.mark.field("name") else { return };
    let text = piece.definition.name().as_str();
    let sound = text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_');
    if text.is_empty() || !sound || text.len() > 80 {
        let message = format!("`{}` cannot be a name", text.escape_debug());
        let help = "use small letters, digits and hyphens, at most 80; how it is shown stands in lang/";
        problems.push(piece.problem(mark.span.clone(), message).help(help));
    }
}

/// D6.1: the rules text of a plain command is what it does; nothing on it waits, holds or is used.
fn standing(piece: &Piece, ability: &Mark) -> Option<Problem> {
    let mut inner = ability;
    while inner.is("Ability", "With") {
        let elsewhere = inner.field("works_in").is_some_and(|places| {
            !places.parts.is_empty()
                && !places
                    .parts
                    .iter()
                    .any(|(_, place)| place.is("Place", "Timeline") || place.is("Place", "Board"))
        });
        if elsewhere {
            return None;
        }
        inner = inner.field("ability")?;
    }
    match inner.word() {
        Some((_, "AdditionalCost" | "AsPlayed")) | None => None,
        Some((_, word)) => {
            let name = piece.definition.name();
            let message =
                format!("`{name}` is a plain command and leaves at once: its `{word}` never works (D6.1)");
            let help = "write what happens in `effects`, make it an ExtendedCommand, or give the ability \
                        works_in: [Hand] or [Discard]";
            Some(piece.problem(inner.head.clone(), message).help(help))
        }
    }
}
