//! What no language has a name for: it would be shown by its identity.

use super::library::{ENGLISH, Languages};
use crate::cards::{Definition, Piece, Problem};

/// A warning for every card, kin, keyword, counter and deck without a name in English.
pub fn nameless(pieces: &[Piece], languages: &Languages) -> Vec<Problem> {
    let mut problems = Vec::new();
    for piece in pieces {
        let kind = match piece.definition {
            Definition::Card(_) => "card",
            Definition::Kin(_) => "kin",
            Definition::Keyword(_) => "keyword",
            Definition::Counter(_) => "counter",
            Definition::Deck(_) => "deck",
            Definition::Rule(_) | Definition::Scenario(_) | Definition::Mod(_) | Definition::Patch(_) => {
                continue;
            }
        };
        let name = piece.definition.name();
        let message = format!("{kind}-{name}");
        if languages.says(ENGLISH, &message) {
            continue;
        }
        let quoted = format!("\"{name}\"");
        let at = piece.text.find(&quoted).unwrap_or(0);
        let said = format!("the {kind} `{name}` has no name in English, so its identity is shown");
        let help = format!("add `{message} = …` to lang/en.ftl of the pack");
        problems
            .push(Problem::at(&piece.file, &piece.text, at..at + quoted.len(), said).help(help).warning());
    }
    problems
}
