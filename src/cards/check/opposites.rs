//! What is done until something must have an opposite (S34, S35).

use crate::cards::mark::Mark;
use crate::cards::{EventKind, Piece, Problem};

pub fn check(piece: &Piece, problems: &mut Vec<Problem>) {
    look(piece, &piece.mark, false, problems);
}

fn look(piece: &Piece, mark: &Mark, until: bool, problems: &mut Vec<Problem>) {
    match mark.word() {
        Some(("Effect", "Until")) => {
            for (field, part) in mark.fields() {
                look(piece, part, *field == "do", problems);
            }
            return;
        }
        // An ability that is granted has effects of its own, with moments of their own; so has a cost.
        Some(("Effect", "May")) => {
            for (field, part) in mark.fields() {
                look(piece, part, until && *field != "cost", problems);
            }
            return;
        }
        Some(("Ability", _)) => {
            return mark.parts.iter().for_each(|(_, part)| look(piece, part, false, problems));
        }
        Some(("Effect", word)) if until => {
            let kind = EventKind::ALL.iter().find(|kind| kind.word() == word);
            if word == "Later" || kind.is_some_and(|kind| !kind.has_opposite()) {
                let name = piece.definition.name();
                let message =
                    format!("`{name}` does `{word}` until something, and that has no opposite (S34)");
                let help = match word {
                    "PreventDamage" => "write PreventDamage(…, this_turn: true) without `Until`",
                    _ => "take it out of the `Until`; what can be undone is listed in S35 and R54",
                };
                problems.push(piece.problem(mark.head.clone(), message).help(help));
            }
        }
        _ => {}
    }
    mark.parts.iter().for_each(|(_, part)| look(piece, part, until, problems));
}

impl EventKind {
    /// S35: whether there is an event that undoes one of this kind.
    pub fn has_opposite(self) -> bool {
        use EventKind as E;
        matches!(
            self,
            E::GainBlood
                | E::LoseBlood
                | E::Raise
                | E::Lower
                | E::SetStat
                | E::GainKeyword
                | E::LoseKeyword
                | E::GainAbility
                | E::LoseAbility
                | E::AddCounters
                | E::RemoveCounters
                | E::HealPool
                | E::DrainPool
                | E::DamagePlayer
                | E::ChangeController
                | E::ChangeKin
                | E::ChangeType
                | E::ChangeAttack
                | E::BecomeCopy
                | E::CopyAbilities
                | E::GainDraws
                | E::LoseDraws
                | E::GainSkips
                | E::LoseSkips
                | E::Blank
                | E::Unblank
        )
    }
}
