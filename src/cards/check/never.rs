//! Warnings: triggers that never come, because of what the card is or where it is.

use crate::cards::mark::Mark;
use crate::cards::{Definition, EventKind, Kind, KindPattern, Piece, Problem};

pub fn check(piece: &Piece, problems: &mut Vec<Problem>) {
    let Definition::Card(card) = &piece.definition else { return };
    let creature = matches!(card.kind, Kind::Creature { .. } | Kind::Flask { .. });
    let abilities = piece.mark.field("abilities").map_or(&[][..], |abilities| &abilities.parts);
    for (_, ability) in abilities {
        strange_triggers(piece, ability, creature, problems);
        let places = ability.field("works_in").filter(|_| ability.is("Ability", "With"));
        let in_play = |(_, place): &(&str, Mark)| place.is("Place", "Board") || place.is("Place", "Timeline");
        if places.is_none_or(|places| places.parts.iter().all(in_play)) {
            problems.extend(out_of_play(piece, ability));
        }
    }
}

/// Triggers about this card and an event that never happens to a card of its type.
fn strange_triggers(piece: &Piece, mark: &Mark, creature: bool, problems: &mut Vec<Problem>) {
    match mark.word() {
        Some(("Ability", "With")) => {
            let inner = mark.field("ability").into_iter();
            return inner.for_each(|inner| strange_triggers(piece, inner, creature, problems));
        }
        Some(("Ability", "Whenever" | "When" | "Instead" | "Before" | "Deny")) => {
            let trigger = mark.part(0).into_iter();
            return trigger.for_each(|trigger| strange_triggers(piece, trigger, creature, problems));
        }
        Some(("Trigger", "AnyOf")) => {
            let all = mark.part(0).map_or(&[][..], |list| &list.parts);
            return all.iter().for_each(|(_, part)| strange_triggers(piece, part, creature, problems));
        }
        Some(("Trigger", "Where" | "BecauseOf" | "Fails")) => {
            let inner = mark.part(0).into_iter();
            return inner.for_each(|inner| strange_triggers(piece, inner, creature, problems));
        }
        _ => {}
    }
    let Some(("Trigger", word)) = mark.word() else { return };
    let Some(kind) = EventKind::ALL.iter().find(|kind| kind.word() == word) else { return };
    let is_about_this = mark.fields().iter().any(|(field, part)| {
        kind.roles().contains(&(*field, "card")) && part.field("this").and_then(Mark::truth) == Some(true)
    });
    let (is, happens_to) = match kind.happens_to() {
        Some(KindPattern::Command) if creature => ("creature", "commands"),
        Some(KindPattern::Creature) if !creature => ("command", "creatures"),
        _ => return,
    };
    if is_about_this {
        let name = piece.definition.name();
        let message =
            format!("this never triggers: `{name}` is a {is}, and `{word}` happens to {happens_to}");
        problems.push(piece.problem(mark.head.clone(), message).help("wait for something else").warning());
    }
}

/// A trigger about this card in a hand, while the ability works in play only (S31).
fn out_of_play(piece: &Piece, ability: &Mark) -> Option<Problem> {
    let inner = if ability.is("Ability", "With") { ability.field("ability")? } else { ability };
    let trigger = inner.part(0).filter(|trigger| trigger.word().is_some_and(|(of, _)| of == "Trigger"))?;
    let this = trigger.field("card")?.field("this").and_then(Mark::truth) == Some(true);
    let (message, help) = match trigger.word()?.1 {
        "Draw" => ("a card that is drawn is in a hand", "works_in: [Hand]"),
        "Discard" => {
            let (_, from) = trigger.field("from")?.word()?;
            let hidden = ["Hand", "AnyHand", "MainDeck", "BloodDeck", "AnyDeck"].contains(&from);
            let place = hidden.then_some("a card that is discarded from there is in a discard pile")?;
            (place, "works_in: [Discard]")
        }
        _ => return None,
    };
    let message = format!("this never triggers: {message}, and the ability works in play only (S31)");
    let help = format!("say where it works: With(ability: …, {help})");
    this.then(|| piece.problem(trigger.head.clone(), message).help(help).warning())
}

impl EventKind {
    /// The only type of card that such an event happens to, where there is only one.
    fn happens_to(self) -> Option<KindPattern> {
        use EventKind as E;
        match self {
            E::Execute | E::Terminate => Some(KindPattern::Command),
            E::Summon
            | E::Attack
            | E::AttackEnd
            | E::Strike
            | E::Damage
            | E::Heal
            | E::PreventDamage
            | E::Overkill
            | E::Die
            | E::Sacrifice
            | E::Destroy
            | E::Devour
            | E::Evolve
            | E::SwapSpaces
            | E::Shift
            | E::ChangeAttack => Some(KindPattern::Creature),
            _ => None,
        }
    }
}
