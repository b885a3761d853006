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
