//! Finding and loading the cards, and the decks that a call names.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::stop::Stop;
use crate::cards::{CardSet, Deck, Written, add_text, load_folder};

/// The core pack, below the folder of the game.
const CORE: &str = "cards/core";
/// A deck file larger than this is none.
const LARGEST_DECK: u64 = 256 * 1024;

/// Loads the core pack; every mistake in it is said.
pub fn load_cards() -> Result<Arc<CardSet>, Stop> {
    let folder = find_cards()?;
    match load_folder(&folder) {
        Ok(set) => Ok(Arc::new(set)),
        Err(problems) => {
            let mut said =
                format!("the cards in {} do not load; mend these and try again:", folder.display());
            problems.iter().for_each(|problem| said.push_str(&format!("\n  {problem}")));
            Err(Stop::Problem(said))
        }
    }
}

/// Beside the program, in the folders above it, in the current folder, then where it was built.
fn find_cards() -> Result<PathBuf, Stop> {
    let program = std::env::current_exe().ok();
    let above = program.iter().flat_map(|program| program.ancestors().skip(1)).map(Path::to_path_buf);
    let here = std::env::current_dir().ok();
    let built = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let mut folders = above.chain(here).chain([built]).map(|folder| folder.join(CORE));
    folders.find(|folder| folder.is_dir()).ok_or_else(|| {
        Stop::WrongCall(format!(
            "there is no folder {CORE}; put it beside the program or run it from the game's folder"
        ))
    })
}

/// The two decks of a call: those it names, or the first two of the pack.
pub fn decks(set: &CardSet, named: &[String]) -> Result<[Deck; 2], Stop> {
    match named {
        [] => match set.decks() {
            [one, other, ..] => Ok([one.clone(), other.clone()]),
            _ => Err(Stop::Problem("the pack has fewer than two decks; name two with --deck".into())),
        },
        [one, other] => Ok([deck(set, one)?, deck(set, other)?]),
        _ => Err(Stop::WrongCall(format!(
            "a match needs two decks and {} were given; give --deck twice",
            named.len()
        ))),
    }
}

/// S13: an illegal deck is refused with every reason.
pub fn refuse_illegal(set: &CardSet, decks: &[Deck; 2]) -> Result<(), Stop> {
    let mut said = String::new();
    for (at, deck) in decks.iter().enumerate() {
        let faults = deck.faults(set);
        if faults.is_empty() || (at == 1 && decks[0] == *deck) {
            continue;
        }
        said.push_str(&format!("the deck `{}` is not legal; mend these and try again:\n", deck.name));
        faults.iter().for_each(|fault| said.push_str(&format!("  {fault}\n")));
    }
    if said.is_empty() { Ok(()) } else { Err(Stop::Problem(said.trim_end().into())) }
}

fn deck(set: &CardSet, named: &str) -> Result<Deck, Stop> {
    if let Some(deck) = set.deck(named) {
        return Ok(deck.clone());
    }
    let path = Path::new(named);
    let size = match std::fs::metadata(path) {
        Ok(there) if there.is_file() => there.len(),
        _ => {
            let known: Vec<&str> = set.decks().iter().map(|deck| deck.name.as_str()).collect();
            return Err(Stop::WrongCall(format!(
                "`{named}` is neither a deck of the pack ({}) nor a file; name one of these or a RON file",
                known.join(", ")
            )));
        }
    };
    if size > LARGEST_DECK {
        return Err(Stop::Problem(format!(
            "{named} has {size} bytes, more than any deck; choose another file"
        )));
    }
    let text = std::fs::read_to_string(path)
        .map_err(|error| Stop::Problem(format!("cannot read {named}: {error}; a deck is a RON text file")))?;
    let mut written = Written::default();
    add_text(path, &text, &mut written).map_err(|problem| Stop::Problem(problem.to_string()))?;
    written
        .decks
        .pop()
        .ok_or_else(|| Stop::Problem(format!("{named} holds no deck; a deck file starts with `Deck(`")))
}
