//! Effects that never do what they say, whatever lies on the table.

use crate::cards::mark::Mark;
use crate::cards::{Definition, Kind, Piece, Problem};

pub fn check(piece: &Piece, problems: &mut Vec<Problem>) {
    piece.mark.walk(&mut |mark| problems.extend(nowhere(piece, mark)));
    if let Definition::Card(card) = &piece.definition
        && matches!(card.kind, Kind::Command | Kind::ExtendedCommand)
    {
        bodiless(piece, &piece.mark, problems);
    }
}

/// S12: the board is entered through a space.
fn nowhere(piece: &Piece, mark: &Mark) -> Option<Problem> {
    if !mark.is("Effect", "Move") || mark.field("on").is_some() {
        return None;
    }
    let to = mark.field("to")?;
    let (_, zone) = to.word().filter(|(_, zone)| matches!(*zone, "Board" | "Play"))?;
    let message = format!("a `Move` to `{zone}` does not say to which space, and never happens");
    let help = "say `on: …`, such as on: Choose(owner: You, free: true), or use Summon(creature: …)";
    Some(piece.problem(to.head.clone(), message).help(help))
}

/// A command has neither health nor defense nor power.
fn bodiless(piece: &Piece, mark: &Mark, problems: &mut Vec<Problem>) {
    let is_this = |field: &str| mark.field(field).is_none_or(|card| card.is("Select", "This"));
    let meant = match mark.word() {
        Some(("Effect", "Raise" | "Lower" | "SetStat")) => is_this("card"),
        Some(("Passive", "Raise" | "Lower" | "Set")) => is_this("of"),
        _ => false,
    };
    let stat = mark.field("stat").filter(|_| meant);
    if let Some((_, stat)) = stat.and_then(Mark::word).filter(|(_, stat)| *stat != "Cost") {
        let name = piece.definition.name();
        let message = format!("`{name}` is a command, and has no {}", stat.to_lowercase());
        let help = match mark.word() {
            Some(("Passive", _)) => "say whose: of: (kind: Creature, controller: You)",
            _ => "say whose: card: Choose(kind: Creature)",
        };
        problems.push(piece.problem(mark.head.clone(), message).help(help).warning());
    }
    // What another card is given speaks of that card.
    let gives = mark.is("Effect", "GainAbility") || mark.is("Passive", "Ability");
    let own = mark.parts.iter().filter(|_| !gives);
    own.for_each(|(_, part)| bodiless(piece, part, problems));
}
