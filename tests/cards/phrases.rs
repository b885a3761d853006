//! Phrases that newcomers stumbled over: what is said is what happens.

use super::wording::{command, creature, texts};

mod kept;
mod sentences;

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

#[test]
fn what_kind_of_card_is_taken_out_of_a_group_is_said() {
    let look = |choice: &str| {
        command(&format!(
            "Look(player: You, count: 4), Move(card: {choice}, to: Hand(You)), Move(card: TheRest, to: Discard(You))"
        ))
    };
    says(
        &look("Choose(is: Those, kind: Creature, kin: \"insect\", cost: AtMost(2))"),
        "an insect creature card with cost 2 or less among those cards into your hand",
        "una carta de criatura de insecto con coste 2 o menos de entre esas cartas en tu mano",
    );
    says(
        &look("Choose(is: TheRest, kin: \"insect\")"),
        "an insect card among the rest into your hand",
        "una carta de insecto de entre el resto en tu mano",
    );
    says(
        &command(
            "RevealUntil(player: You, wanted: (kin: \"insect\")), Move(card: Choose(is: Those), to: Hand(You))",
        ),
        "until an insect card is revealed and put one of the revealed cards into your hand",
        "hasta revelar una carta de insecto y pon una de las cartas reveladas en tu mano",
    );
}

/// Two choices in the same words are of two cards.
#[test]
fn what_two_cards_do_is_not_said_of_one() {
    says(
        &command(
            "GainKeyword(card: Choose(kind: Creature), keyword: \"flying\"), LoseKeyword(card: Choose(kind: Creature), keyword: \"flying\")",
        ),
        "A creature gains Flying. A creature loses Flying.",
        "Una criatura gana Vuelo. Una criatura pierde Vuelo.",
    );
}

#[test]
fn what_another_chooses_is_said_before_what_is_done_with_it() {
    says(
        &command(
            "Look(player: You, count: 3), Move(card: Pick(from: (is: Those), by: Opponent), to: Aside(You))",
        ),
        "Your opponent chooses one of those cards. Exile it.",
        "Tu oponente elige una de esas cartas. Exíliala.",
    );
    says(
        &command(
            "Discard(player: Opponent, card: Pick(from: (zone: [Hand], controller: Opponent), by: Opponent))",
        ),
        "Your opponent discards a card from their hand.",
        "Tu oponente descarta una carta de su mano.",
    );
}

#[test]
fn what_comes_after_a_death_is_said_so() {
    says(
        &creature(
            "Whenever(CausedBy(Moves(card: (this: true)), Dies(creature: (this: true))), [
                May(cost: [LoseBlood(player: You, amount: 1)], do: [Move(card: This, to: OwnersHand)])])",
        ),
        "After this creature dies, you may pay 1 blood. If you do, put it into its owner's hand.",
        "Después de que esta criatura muera, puedes pagar 1 de sangre. Si lo haces, ponla en la mano de su dueño.",
    );
}

#[test]
fn what_kills_is_what_does_it() {
    says(
        &creature(
            "Whenever(Dies(by: (this: true), cause: Combat), [AddCounters(card: This, counter: \"omen\")])",
        ),
        "Whenever this creature kills a creature in combat, put 1 omen counter on this creature.",
        "Cada vez que esta criatura mate a una criatura en combate, pon 1 contador de presagio sobre esta criatura.",
    );
    says(
        &creature("Whenever(Destroys(by: (this: true)), [Draw(player: You)])"),
        "Whenever this creature destroys a creature, draw a card.",
        "Cada vez que esta criatura destruya una criatura, roba una carta.",
    );
    says(
        &creature("Cant(Dies(by: (kind: Creature), cause: Combat))"),
        "Creatures can't kill creatures in combat.",
        "Las criaturas no pueden matar a criaturas en combate.",
    );
}

#[test]
fn all_that_happens_instead_hangs_on_it() {
    let instead = |effects: &str| {
        creature(&format!("Instead(Dies(creature: (kin: \"insect\", controller: You)), [{effects}])"))
    };
    says(
        &instead("Heal(creature: It, amount: DamageOn(It)), Destroy(creature: This)"),
        "If an insect you control would die, instead heal all damage on it and destroy this creature.",
        "Si un insecto que controlas fuera a morir, en vez de eso, cúralo por completo y destruye esta criatura.",
    );
    says(
        &instead("GainBlood(player: You, amount: DamageOn(It)), Destroy(creature: This)"),
        "instead gain 1 blood for each damage on it, and destroy this creature.",
        "en vez de eso, ganas 1 de sangre por cada punto de daño sobre él, y destruye esta criatura.",
    );
    says(
        &instead("Options(of: [[Draw(player: You)], [Win(player: You)]]), Destroy(creature: This)"),
        "all of this happens instead: choose one: draw a card; or you win the match. Destroy this creature.",
        "en vez de eso ocurre todo esto: elige una opción: roba una carta; o ganas la partida. Destruye esta criatura.",
    );
}

#[test]
fn one_verb_is_enough_for_several_things() {
    let ability = "Ability(of: (kin: \"insect\"), ability: Whenever(Dies(creature: (this: true)), [Draw(player: You)]))";
    says(
        &creature(&format!("Has([{ability}, Keyword(of: (kin: \"insect\"), keyword: \"flying\")])")),
        "Insects have “Whenever this creature dies, draw a card.” and Flying.",
        "Los insectos tienen «Cada vez que esta criatura muera, roba una carta.» y Vuelo.",
    );
}

#[test]
fn what_was_spoken_of_last_needs_no_noun() {
    says(
        &creature("Has([Raise(stat: Power, by: CountersOn(This, \"omen\"))])"),
        "for each omen counter on it.",
        "por cada contador de presagio que tenga.",
    );
    says(
        &command(
            "Remember(as: \"a\", card: Choose(kind: Creature, kin: \"insect\")), Move(card: Remembered(\"a\"), to: OwnersHand),
            May(do: [Summon(creature: Remembered(\"a\")), AddCounters(card: Remembered(\"a\"), counter: \"omen\")])",
        ),
        "You may summon it and put 1 omen counter on it.",
        "Elige un insecto. Ponlo en la mano de su dueño. Puedes invocarlo y poner 1 contador de presagio sobre él.",
    );
}

#[test]
fn an_offer_to_each_player_is_made_to_each() {
    let offer = |otherwise: &str| {
        command(&format!(
            "ForEach(player: Each, do: [May(by: ThatPlayer, cost: [Sacrifice(creature: Choose(kind: Creature,
                controller: You))], otherwise: [{otherwise}])])"
        ))
    };
    says(
        &offer("DamagePlayer(player: ThatPlayer, amount: 3)"),
        "Each player may sacrifice a creature they control. Each player who doesn't takes 3 damage.",
        "Cada jugador puede sacrificar una criatura que controla. Cada jugador que no lo haga sufre 3 de daño.",
    );
    says(
        &offer("HealPool(amount: 1)"),
        "For each player who doesn't, add 1 to the pool.",
        "Para cada jugador que no lo haga, añade 1 a la reserva.",
    );
}

#[test]
fn whose_power_it_is_stands_behind_the_card_it_is_dealt_to() {
    says(
        &creature(
            "Whenever(Strikes(target: (controller: You)), [Damage(creature: This, amount: Stat(Power, It))])",
        ),
        "deal X damage to this creature, where X is the power of that creature.",
        "inflige X de daño a esta criatura, donde X es el poder de esa criatura.",
    );
    says(
        &command("Damage(creature: Choose(kind: Creature), amount: Stat(Power, It))"),
        "Deal X damage to a creature, where X is its power.",
        "Inflige X de daño a una criatura, donde X es su poder.",
    );
}
