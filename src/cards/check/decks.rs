//! A deck of a pack is legal, or is refused with every reason where it stands (S13).

use super::names::Known;
use crate::cards::deck::Spot;
use crate::cards::{Definition, Piece, Problem};

pub fn check(piece: &Piece, known: &Known, problems: &mut Vec<Problem>) {
    let Definition::Deck(deck) = &piece.definition else { return };
    for (spot, fault) in deck.faults_by(|name| known.card(name)) {
        // Unknown cards are said with *did you mean* where names are checked.
        let (list, at) = match spot {
            Spot::UnknownAt => continue,
            Spot::Main(at) => ("main", at),
            Spot::Blood(at) => ("blood", at),
        };
        let list = piece.mark.field(list);
        let entry = at.and_then(|at| list?.part(at));
        let mark = entry.map(|entry| entry.part(1).unwrap_or(entry)).or(list).unwrap_or(&piece.mark);
        let span = if entry.is_some() { mark.span.clone() } else { mark.head.clone() };
        problems.push(piece.problem(span, format!("{fault} (S13)")).help(fault.remedy()));
    }
}
