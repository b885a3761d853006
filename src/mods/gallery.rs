//! The drawings of all cards, by their Names.

use std::collections::{HashMap, HashSet};
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use super::art::{Art, NoArt, find_art, is_drawing};
use super::files::PackFiles;
use super::manifest::Candidate;
use super::spot::quoted;
use crate::cards::{Definition, Kind, Name, Piece, Problem, Written, did_you_mean};

/// The drawing of every card: its own, that of its kin or of a kin above, that of its type, or the plain one.
pub(super) fn find_drawings(
    written: &Written,
    found: &[Candidate],
    order: &[usize],
    owners: &HashMap<PathBuf, usize>,
    problems: &mut Vec<Problem>,
) -> HashMap<Name, Art> {
    let mut stand_ins: HashMap<String, Option<Art>> = HashMap::new();
    let mut stand_in = |name: &str, problems: &mut Vec<Problem>| {
        let find = || {
            order.iter().rev().find_map(|&at| match find_art(&found[at].files, None, name) {
                Ok(art) => Some(Art { own: false, ..art }),
                Err(NoArt::Unfit(problem)) => {
                    problems.push(*problem);
                    None
                }
                Err(_) => None,
            })
        };
        stand_ins.entry(name.to_owned()).or_insert_with(find).clone()
    };
    let redrawn: Vec<(Name, &String, &Piece)> = written
        .pieces
        .iter()
        .filter_map(|piece| match &piece.definition {
            Definition::Patch(patch) => Some((patch.card, patch.set.art.as_ref()?, piece)),
            _ => None,
        })
        .collect();
    let parents: HashMap<Name, Name> =
        written.kins().filter_map(|kin| Some((kin.name, kin.parent?))).collect();
    let mut art = HashMap::new();
    for piece in &written.pieces {
        let Definition::Card(card) = &piece.definition else { continue };
        // A drawing that a patch sets lies in the pack of the patch.
        let set_by =
            redrawn.iter().find(|(name, asked, _)| *name == card.name && Some(*asked) == card.art.as_ref());
        let says = set_by.map_or(piece, |(_, _, patch)| *patch);
        let Some(&owner) = owners.get(&says.file) else { continue };
        match find_art(&found[owner].files, card.art.as_deref(), card.name.as_str()) {
            Ok(drawing) => {
                art.insert(card.name, drawing);
                continue;
            }
            Err(NoArt::Plain) => {}
            Err(NoArt::Wrong { message, help }) => {
                let place = quoted(&says.text, "art", card.art.as_deref().unwrap_or_default());
                problems.push(Problem::at(&says.file, &says.text, place, message).help(help));
            }
            Err(NoArt::Unfit(problem)) => problems.push(*problem),
        }
        // A circle of kins is cut: it is told of elsewhere.
        let line = std::iter::successors(card.kin, |kin| parents.get(kin).copied()).take(16);
        let kind = match card.kind {
            Kind::Command => Some("kind-command"),
            Kind::ExtendedCommand => Some("kind-extended-command"),
            Kind::Creature { .. } | Kind::Flask { .. } => None,
        };
        let names =
            line.map(|kin| format!("kin-{kin}")).chain(kind.map(String::from)).chain(["kin-none".into()]);
        if let Some(drawing) = names.into_iter().find_map(|name| stand_in(&name, problems)) {
            art.insert(card.name, drawing);
        }
    }
    for &at in order {
        warn_about_unused(&found[at].files, written, &art, problems);
    }
    art
}

/// A drawing that no card has is surely misnamed.
fn warn_about_unused(
    files: &PackFiles,
    written: &Written,
    art: &HashMap<Name, Art>,
    problems: &mut Vec<Problem>,
) {
    let used: HashSet<&PathBuf> = art.values().map(|drawing| &drawing.file).collect();
    let told: HashSet<PathBuf> = problems.iter().map(|problem| problem.file.clone()).collect();
    // The card of a drawing may be left out for a mistake: that is told already.
    let wrong: HashSet<OsString> =
        problems.iter().filter_map(|problem| Some(problem.file.file_stem()?.to_owned())).collect();
    for file in files.below("art").filter(|file| !used.contains(&file.path) && !told.contains(&file.path)) {
        let name = file.name.trim_start_matches("art/");
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        // A drawing may wait for a kin, or stand back behind one that a patch brings.
        let of_card = written.cards().any(|card| card.name.as_str() == stem) && is_drawing(name);
        if of_card
            || wrong.contains(OsStr::new(stem))
            || stem.starts_with("kin-")
            || stem.starts_with("kind-")
        {
            continue;
        }
        let help = match did_you_mean(stem, written.cards().map(|card| card.name.as_str())) {
            Some(near) if near != stem => format!("did you mean `{near}`? Then rename the file"),
            _ => {
                "give it the name of a card and the ending svg, png, jpg, jpeg or webp, or name it in `art:`"
                    .into()
            }
        };
        problems.push(Problem::with_file(&file.path, "no card has this drawing").help(help).warning());
    }
}
