//! Patches: which of them fit their cards and each other, and the cards changed by them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::spot::{quoted, word};
use crate::cards::shape::Role;
use crate::cards::{CardFile, Definition, PatchFile, Piece, Problem, Written, did_you_mean};

/// A patch with the pack it stands in.
struct Found<'a> {
    piece: &'a Piece,
    patch: &'a PatchFile,
    pack: String,
}

impl Found<'_> {
    fn problem(&self, at: std::ops::Range<usize>, message: String) -> Problem {
        Problem::at(&self.piece.file, &self.piece.text, at, message)
    }

    /// Every field it touches, and whether it replaces it whole.
    fn touches(&self) -> Vec<(&'static str, bool)> {
        let mut fields: Vec<(&'static str, bool)> =
            self.patch.set.fields().into_iter().map(|field| (field, true)).collect();
        fields.extend(self.patch.clear.iter().map(|field| (field.word(), true)));
        let changes = [
            ("keywords", self.patch.add.keywords.len() + self.patch.remove.keywords.len()),
            ("abilities", self.patch.add.abilities.len() + self.patch.remove.abilities.len()),
        ];
        fields.extend(changes.into_iter().filter(|(_, count)| *count > 0).map(|(field, _)| (field, false)));
        fields
    }

    /// The first field that both lay claim to: replaced by one, and touched by the other at all; or a
    /// keyword that one adds and the other removes.
    fn clash(&self, other: &Self) -> Option<&'static str> {
        let theirs = other.touches();
        let both = self.touches().into_iter().find(|(field, whole)| {
            theirs.iter().any(|(their_field, their_whole)| field == their_field && (*whole || *their_whole))
        });
        let undoes = |one: &PatchFile, other: &PatchFile| {
            one.add.keywords.iter().any(|added| other.remove.keywords.contains(&added.keyword))
        };
        let undone = undoes(self.patch, other.patch) || undoes(other.patch, self.patch);
        both.map(|(field, _)| field).or(undone.then_some("keywords"))
    }
}

/// Applies the patches among the pieces to the cards among them. A patch with a mistake is left out with
/// a problem; those in `refused` were found wanting before. The files of the cards that were changed, each
/// with the patches that did it, are the result.
pub(super) fn apply(
    written: &mut Written,
    refused: &BTreeSet<PathBuf>,
    pack_of: impl Fn(&Path) -> String,
    problems: &mut Vec<Problem>,
) -> Vec<(PathBuf, Vec<PathBuf>)> {
    let pieces = written.pieces.clone();
    let patches: Vec<Found> = pieces
        .iter()
        .filter(|piece| !refused.contains(&piece.file))
        .filter_map(|piece| match &piece.definition {
            Definition::Patch(patch) => Some(Found { piece, patch, pack: pack_of(&piece.file) }),
            _ => None,
        })
        .collect();
    let mut good: Vec<&Found> = Vec::new();
    for found in &patches {
        let rivals = patches
            .iter()
            .filter(|other| other.patch.card == found.patch.card && other.piece.file != found.piece.file);
        let clash = rivals.filter_map(|other| found.clash(other).map(|field| (field, other))).next();
        if let Some((field, other)) = clash {
            problems.push(rival_problem(found, field, other));
        } else if let Some(problem) = misfit(found, written) {
            problems.push(problem);
        } else {
            good.push(found);
        }
    }
    let mut changed: Vec<(PathBuf, Vec<PathBuf>)> = Vec::new();
    for piece in &mut written.pieces {
        let Definition::Card(card) = &mut piece.definition else { continue };
        let mine: Vec<&&Found> = good.iter().filter(|found| found.patch.card == card.name).collect();
        if !mine.is_empty() {
            let patches: Vec<&PatchFile> = mine.iter().map(|found| found.patch).collect();
            PatchFile::apply_all(&patches, card);
            changed.push((piece.file.clone(), mine.iter().map(|found| found.piece.file.clone()).collect()));
        }
    }
    changed
}

fn rival_problem(found: &Found, field: &'static str, other: &Found) -> Problem {
    let card = found.patch.card;
    let text = &found.piece.text;
    let stats = ["health", "defense", "power"].contains(&field) && found.patch.set.kind.is_some();
    let place = word(text, if stats { "kind" } else { field });
    if found.pack == other.pack {
        let message = format!("two patches of `{}` change {field} of `{card}`", found.pack);
        return found.problem(place, message).help(format!("the other is {}", other.piece.file.display()));
    }
    let message = format!("the mods `{}` and `{}` both change {field} of `{card}`", found.pack, other.pack);
    let help = format!("neither is applied; the other is {}; keep one", other.piece.file.display());
    found.problem(place, message).help(help)
}

/// Why a patch cannot be applied to its card.
fn misfit(found: &Found, written: &Written) -> Option<Problem> {
    let text = &found.piece.text;
    let name = found.patch.card;
    let cards: Vec<&CardFile> = written.cards().collect();
    let Some(card) = cards.iter().find(|card| card.name == name) else {
        let unread = written.unread.iter().find(|unread| unread.defines() == Some((Role::Card, name)));
        if let Some(error) = unread.and_then(|unread| unread.problems.first()) {
            let message = format!("the card `{name}` is left out because of an error of its own");
            let help = format!("mend {}:{}:{} first", error.file.display(), error.line, error.column);
            return Some(found.problem(quoted(text, "card", name.as_str()), message).help(help));
        }
        let message = format!("there is no card `{name}` to patch");
        let near = did_you_mean(name.as_str(), cards.iter().map(|card| card.name.as_str()));
        let help = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => "name a card of a pack that is loaded before this one".into(),
        };
        return Some(found.problem(quoted(text, "card", name.as_str()), message).help(help));
    };
    let misfit = found.patch.fits(card).err()?;
    let place = if misfit.word.starts_with('"') {
        quoted(text, "remove", misfit.word.trim_matches('"'))
    } else {
        word(text, &misfit.word)
    };
    Some(found.problem(place, misfit.message).help("look at the file of the card"))
}
