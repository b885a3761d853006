//! What may stand on which card (D6.1, R25, S45), and what a name looks like.

use crate::cards::mark::{Mark, Sense};
use crate::cards::{Ability, Definition, Kind, Piece, Place, Problem};

pub fn check(piece: &Piece, problems: &mut Vec<Problem>) {
    name(piece, problems);
    if matches!(piece.definition, Definition::Keyword(_)) {
        piece.mark.walk(&mut |mark| problems.extend(granted_keyword(piece, mark)));
    }
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
        let of_creatures = [
            ("attack", card.attack.is_some()),
            ("devours", card.devours.is_some()),
            ("evolves_from", card.evolves_from.is_some()),
        ];
        for (word, _) in of_creatures.into_iter().filter(|(_, there)| *there) {
            let message = format!("`{}` is a command, and `{word}` is for creatures", card.name);
            problems.push(piece.problem(place(word), message).help("remove it"));
        }
    }
    if card.kind == Kind::Command && card.chapters.is_empty() {
        let written = field("abilities").filter(|written| written.parts.len() == card.abilities.len());
        for (at, ability) in card.abilities.iter().enumerate() {
            let mark = written.and_then(|written| written.part(at));
            problems.extend(standing(piece, ability, mark));
        }
    }
}

/// Inside a keyword the abilities of others are not known yet; and nothing would see that the card has them.
fn granted_keyword(piece: &Piece, mark: &Mark) -> Option<Problem> {
    let help = match mark.word() {
        Some(("Effect", "GainAbility")) => "write GainKeyword(card: …, keyword: \"…\")",
        Some(("Passive", "Ability")) => "write Keyword(of: …, keyword: \"…\")",
        _ => return None,
    };
    let keyword = mark.field("ability").filter(|ability| ability.is("Ability", "Keyword"))?;
    let message = "inside a keyword another one is given by its name, not as an ability";
    Some(piece.problem(keyword.head.clone(), message).help(help))
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
    // The number of a rule has a capital letter.
    let rule = matches!(piece.definition, Definition::Rule(_));
    let sound = text.chars().all(|letter| {
        letter.is_ascii_lowercase()
            || letter.is_ascii_digit()
            || letter == '-'
            || rule && letter.is_ascii_uppercase()
    });
    if text.is_empty() || !sound || text.len() > 80 {
        let message = format!("`{}` cannot be a name", text.escape_debug());
        let help = "use small letters, digits and hyphens, at most 80; how it is shown stands in lang/";
        problems.push(piece.problem(mark.span.clone(), message).help(help));
    }
}

/// D6.1: the rules text of a plain command is what it does; nothing on it waits, holds or is used.
fn standing(piece: &Piece, ability: &Ability, mark: Option<&Mark>) -> Option<Problem> {
    let word = match ability {
        Ability::With(with) => {
            let in_play = |place: &Place| matches!(place, Place::Timeline | Place::Board);
            if !with.works_in.is_empty() && !with.works_in.iter().any(in_play) {
                return None;
            }
            return standing(piece, &with.ability, mark.and_then(|mark| mark.field("ability")));
        }
        Ability::AdditionalCost(_) | Ability::AsPlayed(_) => return None,
        Ability::Whenever(..) => "Whenever",
        Ability::When(..) => "When",
        Ability::Instead(..) => "Instead",
        Ability::Before(..) => "Before",
        Ability::Deny(_) => "Deny",
        Ability::Has(_) => "Has",
        Ability::While(..) => "While",
        Ability::Activated(_) => "Activated",
        Ability::Cant(_) => "Cant",
        Ability::Must(_) => "Must",
        Ability::CantBeChosen { .. } => "CantBeChosen",
        Ability::Keyword(_) => "Keyword",
    };
    let name = piece.definition.name();
    let message = format!("`{name}` is a plain command and leaves at once: its `{word}` never works (D6.1)");
    let help = "write what happens in `effects`, make it an ExtendedCommand, or give the ability \
                works_in: [Hand] or [Discard]";
    Some(piece.problem(mark.unwrap_or(&piece.mark).head.clone(), message).help(help))
}
