//! What is chosen, remembered or noted is called so that it cannot be taken for another.

use super::says;
use crate::cards::wording::{command, creature};

#[test]
fn it_is_the_kept_card_that_a_trigger_waited_for() {
    let card = "Whenever(Enters(creature: (this: true)), [Note(card: This, remember: \"star\",
            what: Choose(kind: Creature, controller: You, other: true))]),
        Whenever(Dies(creature: (is: Remembered(\"star\"))), [BecomeCopy(card: This, of: It)])";
    says(
        &creature(card),
        "Whenever the chosen creature dies, this creature becomes a copy of that creature.",
        "Cada vez que la criatura elegida muera, esta criatura se convierte en una copia de esa criatura.",
    );
}

#[test]
fn two_things_that_are_kept_are_told_apart() {
    let two = |one: &str, other: &str| {
        command(&format!(
            "Remember(as: \"a\", card: {one}), Remember(as: \"b\", card: {other}),
            Raise(card: Remembered(\"a\"), stat: Power, by: 2), Raise(card: Remembered(\"b\"), stat: Power, by: 2),
            Note(card: This, remember: \"a\", what: Remembered(\"a\"))"
        ))
    };
    says(
        &two("Choose(kind: Creature)", "Choose(kind: Creature)"),
        "Choose a creature. Choose a creature. The first chosen creature gets +2 power. The second chosen creature gets +2 power.",
        "La primera criatura elegida obtiene +2 de poder. La segunda criatura elegida obtiene +2 de poder.",
    );
    says(
        &two(
            "Choose(kind: Creature, controller: You)",
            "Pick(from: (kind: Creature, controller: Opponent), by: Opponent)",
        ),
        "Choose a creature you control. Your opponent chooses a creature they control. Your chosen creature gets +2 power. Your opponent's chosen creature gets +2 power.",
        "Elige una criatura que controlas. Tu oponente elige una criatura que controla. Tu criatura elegida obtiene +2 de poder. La criatura elegida de tu oponente obtiene +2 de poder.",
    );
    says(
        &command(
            "ChooseNumber(player: You, remember: \"a\"), ChooseNumber(player: Opponent, remember: \"b\"), If(Number(Remembered(\"a\"), MoreThan(Remembered(\"b\"))), [Draw(player: You)])",
        ),
        "If the number you chose is greater than the number your opponent chose, draw a card.",
        "Si el número que elegiste es mayor que el número que eligió tu oponente, roba una carta.",
    );
}

#[test]
fn two_numbers_of_one_player_are_told_apart_by_their_order() {
    says(
        &command(
            "ChooseNumber(player: You, remember: \"a\"), ChooseNumber(player: You, remember: \"b\"),
            If(Number(Remembered(\"a\"), MoreThan(Remembered(\"b\"))), [Draw(player: You)])",
        ),
        "If the first chosen number is greater than the second chosen number, draw a card.",
        "Si el primer número elegido es mayor que el segundo número elegido, roba una carta.",
    );
}

#[test]
fn another_than_the_last_is_another() {
    says(
        &command(
            "Then([RemoveCounters(card: Choose(kind: Creature, controller: You), counter: \"omen\", amount: 1),
            AddCounters(card: Choose(kind: Creature, controller: You, not: (is: It)), counter: \"omen\", amount: 1),
            Until(end: TurnEnds(), do: [Raise(card: It, stat: Power, by: 1)])])",
        ),
        "Remove 1 omen counter from a creature you control, then put 1 omen counter on another creature you control, then until end of turn, that creature gets +1 power.",
        "Retira 1 contador de presagio de una criatura que controlas, luego pon 1 contador de presagio sobre otra criatura que controlas, y luego, hasta el final del turno, esa criatura obtiene +1 de poder.",
    );
    says(
        &command(
            "Remember(as: \"from\", card: Choose(kind: Creature)),
            Remember(as: \"onto\", card: Choose(kind: Creature, not: (is: Remembered(\"from\")))),
            Then([RemoveCounters(card: Remembered(\"from\"), counter: \"omen\", amount: 1),
            AddCounters(card: Remembered(\"onto\"), counter: \"omen\", amount: 1)])",
        ),
        "Choose a creature. Choose another creature. Remove 1 omen counter from the first chosen creature, then put 1 omen counter on the second chosen creature.",
        "Elige una criatura. Elige otra criatura. Retira 1 contador de presagio de la primera criatura elegida y luego pon 1 contador de presagio sobre la segunda criatura elegida.",
    );
}

#[test]
fn what_was_sacrificed_needs_no_note() {
    says(
        "Card(name: \"under-test\", kind: Command, abilities: [AdditionalCost([
            Sacrifice(creature: Choose(kind: Creature, controller: You)),
            Note(card: This, remember: \"pip\", what: It)])],
        effects: [Later(When(TurnStarts(player: You), [
            If(Matches(Remembered(\"pip\"), (zone: [Discard], owner: You)), [Then([
                Summon(creature: Remembered(\"pip\")),
                AddCounters(card: Remembered(\"pip\"), counter: \"omen\", amount: 2)])])]))])",
        "sacrifice a creature you control.\nAt the start of your next turn, if the sacrificed creature is in your discard pile, summon it, then put 2 omen counters on it.",
        "sacrifica una criatura que controlas.\nAl comienzo de tu próximo turno, si la criatura sacrificada está en tu pila de descartes, invócala y luego pon 2 contadores de presagio sobre ella.",
    );
    says(
        &creature(
            "Whenever(Enters(creature: (this: true)), [Damage(creature: Choose(kind: Creature)),
            Note(card: This, remember: \"a\", what: It)]),
            Whenever(Dies(creature: (is: Remembered(\"a\"))), [Draw(player: You)])",
        ),
        "Whenever this creature enters, deal 1 damage to a creature.\nWhenever the chosen creature dies,",
        "inflige 1 de daño a una criatura.\nCada vez que la criatura elegida muera,",
    );
}
