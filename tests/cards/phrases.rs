//! Phrases that newcomers stumbled over: what is said is what happens.

use super::wording::{command, creature, texts};

/// What a card says in English and in Spanish contains this.
#[track_caller]
fn says(card: &str, english: &str, spanish: &str) {
    let said = texts(card);
    assert!(said[0].contains(english), "{}", said[0]);
    assert!(said[1].contains(spanish), "{}", said[1]);
}

#[test]
fn a_delayed_end_of_turn_is_that_of_this_turn() {
    says(
        &command("Later(When(TurnEnds(), [Draw(player: You)]))"),
        "At end of turn, draw a card.",
        "Al final del turno, roba una carta.",
    );
    says(
        &command("Later(When(TurnEnds(player: You), [Draw(player: You)]))"),
        "At the end of your turn, draw a card.",
        "Al final de tu turno, roba una carta.",
    );
    says(
        &command("Later(When(TurnStarts(player: You), [Draw(player: You)]))"),
        "At the start of your next turn, draw a card.",
        "Al comienzo de tu próximo turno, roba una carta.",
    );
}

#[test]
fn an_offer_without_effects_says_only_what_happens_otherwise() {
    let offer =
        "May(by: Opponent, cost: [LoseBlood(player: You, amount: 1)], otherwise: [Draw(player: You)])";
    says(
        &command(offer),
        "Your opponent may pay 1 blood. If they don't, draw a card.",
        "Tu oponente puede pagar 1 de sangre. Si no lo hace, roba una carta.",
    );
}

/// What a condition speaks of is not what is meant after it (S32).
#[test]
fn it_is_what_the_trigger_spoke_of_whatever_the_condition_says() {
    says(
        &creature(
            "Whenever(Strikes(attacker: (controller: Opponent)), [
                If(HappenedThisTurn(Damages(creature: (this: true))), [Destroy(creature: It)])])",
        ),
        "if this creature took damage this turn, destroy that creature",
        "si esta criatura sufrió daño este turno, destruye esa criatura",
    );
    says(
        &creature("Whenever(CausedBy(Flips(card: (this: true)), Strikes()), [Destroy(creature: It)])"),
        "destroy this creature",
        "destruye esta criatura",
    );
}

#[test]
fn what_enters_is_a_creature_only_where_that_is_said() {
    says(
        &creature("Whenever(Enters(card: (controller: Opponent)), [Draw(player: You)])"),
        "Whenever a card your opponent controls enters",
        "Cada vez que una carta que controla tu oponente entre",
    );
    says(
        &creature("Whenever(Enters(card: (kind: Creature, controller: Opponent)), [Draw(player: You)])"),
        "Whenever a creature your opponent controls enters",
        "Cada vez que una criatura que controla tu oponente entre",
    );
}

#[test]
fn some_of_the_rest_are_counted() {
    let put = |count: &str| {
        command(&format!(
            "Look(player: You, count: 5), Move(card: Choose(is: Those), to: Hand(You)), \
             Move(card: Pick(from: (is: TheRest), {count}), to: MainDeck(You), position: Bottom)"
        ))
    };
    says(&put("count: 2"), "Put 2 of the rest on the bottom", "Pon 2 del resto en el fondo");
    says(&put("any_number: true"), "Put any number of the rest", "Pon cualquier número del resto");
    says(&put("count: 2, up_to: true"), "Put up to 2 of the rest", "Pon hasta 2 del resto");
}

#[test]
fn after_an_offer_the_other_case_is_said_in_full() {
    says(
        &command(
            "IfElse(MainPhase, [May(cost: [LoseBlood(player: You, amount: 1)], do: [Draw(player: You)])],
                [HealPool(amount: 1)])",
        ),
        "If it isn't a main phase, add 1 to the pool.",
        "Si no es una fase principal, añade 1 a la reserva.",
    );
}

#[test]
fn the_decks_of_each_player_are_any_deck() {
    says(
        &creature("Cant(Draws(deck: BloodDeck(Each)))"),
        "Players can't draw cards from a blood deck.",
        "Los jugadores no pueden robar cartas de un mazo de sangre.",
    );
}

#[test]
fn what_is_controlled_is_said_so() {
    says(
        &command(
            "Damage(creature: Choose(kind: Creature)), If(Matches(It, (controller: You)), [Draw(player: You)])",
        ),
        "If you control it, draw a card.",
        "Si controlas esa criatura, roba una carta.",
    );
}

/// How often something is done before an event, and on what condition, is said.
#[test]
fn what_comes_before_says_how_often_and_when() {
    let before = |limit: &str| {
        let ability = "Before(Attacks(creature: (this: true)), [GainBlood(player: You, amount: 1)])";
        creature(&format!("With(ability: {ability}, {limit})"))
    };
    says(
        &before("per_turn: 1"),
        "Before the first time this creature attacks each turn, gain 1 blood.",
        "Antes de la primera vez que esta criatura ataque en cada turno, ganas 1 de sangre.",
    );
    says(
        &before("uses: 2"),
        "Before each of the next 2 times this creature attacks, gain 1 blood.",
        "Antes de cada una de las próximas 2 veces que esta criatura ataque, ganas 1 de sangre.",
    );
    says(
        &before("if: TurnOf(You)"),
        "Before this creature attacks, if it is your turn, gain 1 blood.",
        "Antes de que esta criatura ataque, si es tu turno, ganas 1 de sangre.",
    );
    says(
        &creature(
            "With(ability: Instead(Damages(creature: (this: true)), [Draw(player: You)]), per_turn: 1,
            if: TurnOf(You))",
        ),
        "The first time this creature would take damage each turn, if it is your turn, instead draw a card.",
        "La primera vez que esta criatura vaya a sufrir daño en cada turno, si es tu turno, en vez de eso, roba",
    );
}

#[test]
fn one_point_of_damage_is_prevented_in_the_singular() {
    says(
        &command("PreventDamage(creature: Choose(kind: Creature), amount: 1)"),
        "Prevent the next 1 damage to a creature.",
        "Prevén el próximo punto de daño a una criatura.",
    );
}

#[test]
fn where_a_card_is_played_from_stands_before_its_price() {
    says(
        &creature(
            "With(ability: Activated(do: [Play(card: This, cost: Sum([Stat(Cost, This), 2]))]),
            works_in: [Discard])",
        ),
        "play this card from your discard pile for X blood, where X is its cost plus 2.",
        "jugar esta carta desde tu pila de descartes por X de sangre, donde X es",
    );
}
