//! Finding and loading the cards, and the decks that a call names.

use std::path::Path;

use super::stop::Stop;
use crate::cards::{CardSet, Deck, Definition, read_text};
use crate::mods::{self, Loaded, Sources};
use crate::text::{Languages, Tongue};

/// A deck file larger than this is none.
const LARGEST_DECK: u64 = 256 * 1024;

/// Where the packs are.
pub fn sources() -> Result<Sources, Stop> {
    Sources::find().ok_or_else(|| {
        Stop::WrongCall(
            "there is no folder cards/core; put it beside the program or run it from the game's folder"
                .into(),
        )
    })
}

/// Loads the core pack and the mods. A mistake in the core pack stops; of mistakes in mods a line is said,
/// and the mods go without what is wrong.
pub fn load() -> Result<Loaded, Stop> {
    let sources = sources()?;
    let loaded = mods::load(&sources);
    let errors = || loaded.problems.iter().filter(|problem| problem.is_error());
    let in_core: Vec<String> = errors()
        .filter(|problem| loaded.is_in_core(problem))
        .map(|problem| format!("\n  {problem}"))
        .collect();
    if !in_core.is_empty() {
        let folder = sources.core.display();
        let said = in_core.concat();
        return Err(Stop::Problem(format!(
            "the cards in {folder} do not load; mend these and try again:{said}"
        )));
    }
    match errors().count() {
        0 => {}
        1 => eprintln!("1 problem in mods; run bloodless check"),
        many => eprintln!("{many} problems in mods; run bloodless check"),
    }
    Ok(loaded)
}

/// The language of a call: the one it names, or English.
pub fn tongue(loaded: &Loaded, named: Option<&str>) -> Result<Tongue, Stop> {
    let (languages, _) = Languages::of(&loaded.languages);
    let Some(tag) = named else { return Ok(languages.english()) };
    languages.tongue(tag).ok_or_else(|| {
        let known: Vec<&str> = languages.tags().collect();
        Stop::WrongCall(format!("no pack speaks `{tag}`; the languages are {}", known.join(", ")))
    })
}

/// The two decks of a call: those it names, or the first two of the core pack.
pub fn decks(loaded: &Loaded, named: &[String]) -> Result<[Deck; 2], Stop> {
    match named {
        [] => match loaded.core_decks()[..] {
            [one, other, ..] => Ok([one.clone(), other.clone()]),
            _ => Err(Stop::Problem("the core pack has fewer than two decks; name two with --deck".into())),
        },
        [one, other] => Ok([deck(&loaded.set, one)?, deck(&loaded.set, other)?]),
        _ => Err(Stop::WrongCall(format!(
            "a match needs two decks and {} were given; give --deck twice",
            named.len()
        ))),
    }
}

/// All decks of a field: those that are named, or all of the core pack.
pub fn field(loaded: &Loaded, named: &[String]) -> Result<Vec<Deck>, Stop> {
    let decks: Result<Vec<Deck>, Stop> = match named {
        [] => Ok(loaded.core_decks().into_iter().cloned().collect()),
        named => named.iter().map(|name| deck(&loaded.set, name)).collect(),
    };
    let decks = decks?;
    if decks.len() < 2 {
        return Err(Stop::WrongCall(format!(
            "a field needs at least two decks and has {}; name more with --deck",
            decks.len()
        )));
    }
    Ok(decks)
}

/// S13: an illegal deck is refused with every reason.
pub fn refuse_illegal(set: &CardSet, decks: &[Deck]) -> Result<(), Stop> {
    let mut said = String::new();
    for (at, deck) in decks.iter().enumerate() {
        let faults = deck.faults(set);
        if faults.is_empty() || decks[..at].contains(deck) {
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
                "`{named}` is neither a deck of the packs ({}) nor a file; name one of these or a RON file",
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
    let piece = read_text(path, &text).map_err(|problems| {
        let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
        Stop::Problem(said.join("\n"))
    })?;
    match piece.definition {
        Definition::Deck(deck) => Ok(deck),
        _ => Err(Stop::Problem(format!("{named} holds no deck; a deck file starts with `Deck(`"))),
    }
}
