//! What no language has a name for, so that its identity would be shown, and what is called as another card is.

use std::collections::HashMap;

use super::library::{ENGLISH, Languages};
use crate::cards::{Definition, Piece, Problem};
use crate::mods::Loaded;

/// A warning for every card, kin, keyword, counter, deck and lesson that its pack forgot to name in English. A pack
/// that names nothing yet is left alone.
pub fn nameless(loaded: &Loaded, languages: &Languages) -> Vec<Problem> {
    let speaks = |pack: &str| loaded.languages.iter().any(|file| file.tag == ENGLISH && file.pack == pack);
    let mut problems = Vec::new();
    for piece in &loaded.pieces {
        if !loaded.pack_of(&piece.file).is_some_and(|pack| speaks(&pack.id)) {
            continue;
        }
        let kind = match piece.definition {
            Definition::Card(_) => "card",
            Definition::Kin(_) => "kin",
            Definition::Keyword(_) => "keyword",
            Definition::Counter(_) => "counter",
            Definition::Deck(_) => "deck",
            Definition::Lesson(_) => "lesson",
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

/// A warning for every card of a mod that a language calls as it calls another card: players could not tell
/// them apart.
pub fn namesakes(loaded: &Loaded, languages: &Languages) -> Vec<Problem> {
    let mut problems = Vec::new();
    for tongue in languages.tags().filter_map(|tag| languages.tongue(tag)) {
        let mut called: HashMap<String, &Piece> = HashMap::new();
        // Packs stand in their order, the core pack first.
        for piece in loaded.pieces.iter().filter(|piece| matches!(piece.definition, Definition::Card(_))) {
            let name = piece.definition.name();
            let shown = tongue.card_name(name);
            let Some(other) = called.insert(shown.to_lowercase(), piece) else { continue };
            let span = piece.mark.field("name").map_or(0..1, |name| name.span.clone());
            let other = other.definition.name();
            let message = format!("`{name}` and `{other}` are both called {shown} ({})", tongue.tag);
            let help = format!("give it another name in lang/{}.ftl", tongue.tag);
            problems.push(piece.problem(span, message).help(help).warning());
        }
    }
    problems
}
