//! What belongs together stands in one sentence, and reads as a player would say it.

use super::says;
use crate::cards::wording::{command, creature};

#[test]
fn one_counter_or_more_is_a_counter() {
    says(
        &command("Destroy(creature: Choose(kind: Creature, counter: (\"omen\", AtLeast(1))))"),
        "Destroy a creature with an omen counter.",
        "Destruye una criatura con algún contador de presagio.",
    );
    says(
        &creature(
            "With(ability: Has([Raise(stat: Power, by: 1)]), if: Number(CountersOn(This, \"omen\"), AtLeast(1)))",
        ),
        "has an omen counter",
        "tiene algún contador de presagio",
    );
}

#[test]
fn all_that_hangs_on_a_condition_is_said_to_hang_on_it() {
    let if_else = |yes: &str| {
        command(&format!("IfElse(Number(Blood(You), MoreThan(3)), [{yes}], [Draw(player: Each)])"))
    };
    says(
        &if_else("LoseBlood(player: You, amount: Blood(Opponent)), Draw(player: You, count: 3)"),
        "If your blood is greater than 3, lose X blood, where X is your opponent's blood, and draw 3 cards. Otherwise,",
        "Si tu sangre es mayor que 3, pierde X de sangre, donde X es la sangre de tu oponente, y roba 3 cartas. Si no,",
    );
    let offer = "May(cost: [LoseBlood(player: You, amount: 1)], do: [Win(player: You)])";
    says(
        &if_else(&format!("Draw(player: You), {offer}")),
        "If your blood is greater than 3, draw a card, and you may pay 1 blood. If you do, you win the match. If your blood is 3 or less,",
        "Si tu sangre es mayor que 3, roba una carta, y puedes pagar 1 de sangre. Si lo haces, ganas la partida. Si tu sangre es 3 o menos,",
    );
    says(
        &if_else(&format!("{offer}, Draw(player: You)")),
        "If your blood is greater than 3, all of this happens: you may pay 1 blood. If you do, you win the match. Draw a card. Otherwise,",
        "Si tu sangre es mayor que 3, ocurre todo esto: puedes pagar 1 de sangre. Si lo haces, ganas la partida. Roba una carta. Si no,",
    );
}

#[test]
fn otherwise_belongs_to_the_only_if_before_it() {
    says(
        &command("IfElse(MainPhase, [If(TurnOf(You), [Draw(player: You)])], [HealPool(amount: 1)])"),
        "If it is a main phase, if it is your turn, draw a card. If it isn't a main phase, add 1 to the pool.",
        "Si es una fase principal, si es tu turno, roba una carta. Si no es una fase principal, añade 1 a la reserva.",
    );
}

#[test]
fn what_there_still_is_is_in_play() {
    says(
        &command(
            "Remember(as: \"a\", card: Choose(kind: Creature)), Draw(player: You), If(Exists(is: Remembered(\"a\")), [Draw(player: You)])",
        ),
        "is in play, draw a card.",
        "está en juego, roba una carta.",
    );
}

#[test]
fn what_an_offer_does_after_its_first_deed_comes_of_that() {
    says(
        &command(
            "May(do: [Then([Sacrifice(creature: Choose(kind: Creature, controller: You)), Draw(player: You)])])",
        ),
        "You may sacrifice a creature you control. If you do, draw a card.",
        "Puedes sacrificar una criatura que controlas. Si lo haces, roba una carta.",
    );
}

#[test]
fn a_chain_has_its_pauses() {
    says(
        &command(
            "Then([Draw(player: You), HealPool(amount: 1), Until(end: TurnEnds(), do: [Raise(card: Each(kind: Creature), stat: Power, by: 1)])])",
        ),
        "Draw a card, then add 1 to the pool, then until end of turn, each creature gets +1 power.",
        "Roba una carta, luego añade 1 a la reserva, y luego, hasta el final del turno, cada criatura obtiene +1 de poder.",
    );
}

#[test]
fn what_is_struck_is_empty_and_not_free() {
    let strikes = |at: &str| creature(&format!("Whenever({at}, [Draw(player: You)])"));
    says(
        &strikes("Strikes(attacker: (this: true), at: (free: true))"),
        "Whenever this creature strikes an empty space, draw",
        "Cada vez que esta criatura golpee un espacio vacío, roba",
    );
    says(
        &strikes("Strikes(attacker: (this: true), as_empty: true)"),
        "Whenever this creature strikes a space as if it were empty, draw",
        "Cada vez que esta criatura golpee un espacio como si estuviera vacío, roba",
    );
    says(
        &strikes(
            "AnyOf([Strikes(attacker: (this: true), at: (free: true)), Strikes(attacker: (this: true), as_empty: true)])",
        ),
        "Whenever this creature strikes an empty space, or one as if it were empty, draw",
        "Cada vez que esta criatura golpee un espacio vacío, u otro como si estuviera vacío, roba",
    );
}

#[test]
fn what_is_ordered_in_one_sentence_is_ordered_alike() {
    says(
        &command(
            "ForEach(card: Each(kind: Creature, controller: You), do: [Remember(as: \"a\", number: CountersOn(It, \"omen\")),
            RemoveCounters(card: It, counter: \"omen\", amount: Remembered(\"a\")), GainBlood(player: You, amount: Remembered(\"a\"))])",
        ),
        "For each creature you control, let X be the number of omen counters on it, remove X omen counters from it, and gain X blood.",
        "Por cada criatura que controlas, llama X al número de contadores de presagio sobre ella, retira X contadores de presagio de ella y gana X de sangre.",
    );
}

#[test]
fn all_that_comes_of_an_offer_is_said_to_come_of_it() {
    says(
        &command(
            "May(cost: [LoseBlood(player: You, amount: 1)], do: [
            Options(of: [[Draw(player: You)], [Win(player: You)]]), HealPool(amount: 1)])",
        ),
        "If you do, all of this happens: choose one: draw a card; or you win the match. Add 1 to the pool.",
        "Si lo haces, ocurre todo esto: elige una opción: roba una carta; o ganas la partida. Añade 1 a la reserva.",
    );
}
