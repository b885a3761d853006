//! Words that mean nothing where they stand: references that nothing binds, variables that nothing sets.

use super::says;

#[test]
fn it_without_anything_spoken_of() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Destroy(creature: It)])"#,
        r#"
        card.ron:1:62: error: nothing gives `It` a meaning here (S32)
        1 | Card(name: "eel", kind: Command, effects: [Destroy(creature: It)])
          |                                                              ^^
          = a trigger, a choice or an effect before this must speak of a card; or write `This`"#,
    );
}

#[test]
fn the_other_card_of_an_event_with_one() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1),
            abilities: [Whenever(Draws(player: You), [Destroy(creature: TheOther)])],
        )"#,
        "
        card.ron:4:65: error: nothing gives `TheOther` a meaning here (S32)
        4 |     abilities: [Whenever(Draws(player: You), [Destroy(creature: TheOther)])],
          |                                                                 ^^^^^^^^
          = the trigger must be about an event with two cards, or a card be noted before this",
    );
}

#[test]
fn the_rest_of_nothing() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Discard(card: TheRest)])"#,
        r#"
        card.ron:1:58: error: nothing gives `TheRest` a meaning here (S32)
        1 | Card(name: "eel", kind: Command, effects: [Discard(card: TheRest)])
          |                                                          ^^^^^^^
          = cards must be looked at, revealed or searched before this"#,
    );
}

#[test]
fn that_player_without_a_player() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Draw(player: ThatPlayer)])"#,
        r#"
        card.ron:1:57: error: nothing gives `ThatPlayer` a meaning here (S32)
        1 | Card(name: "eel", kind: Command, effects: [Draw(player: ThatPlayer)])
          |                                                         ^^^^^^^^^^
          = a trigger or an effect before this must speak of a player"#,
    );
}

#[test]
fn that_space_without_a_space() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Explode(at: That, amount: 1)])"#,
        r#"
        card.ron:1:56: error: nothing gives `That` a meaning here (S32)
        1 | Card(name: "eel", kind: Command, effects: [Explode(at: That, amount: 1)])
          |                                                        ^^^^
          = a trigger or an effect before this must speak of a space"#,
    );
}

#[test]
fn the_amount_of_an_event_without_one() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1),
            abilities: [Whenever(Dies(creature: (this: true)), [GainBlood(player: You, amount: EventAmount)])],
        )"#,
        "
        card.ron:4:88: error: nothing gives `EventAmount` a meaning here (S32)
        4 |     abilities: [Whenever(Dies(creature: (this: true)), [GainBlood(player: You, amount: EventAmount)])],
          |                                                                                        ^^^^^^^^^^^
          = the trigger must be about an event with an amount; what an effect came to is kept with `remember: \"…\"` and read with `Remembered(\"…\")`",
    );
    // What an effect came to is not the amount of the event.
    says(
        r#"Card(name: "eel", kind: Command, effects: [Roll(), If(Number(EventAmount, 6), [Draw()])])"#,
        "
        card.ron:1:62: error: nothing gives `EventAmount` a meaning here (S32)
        1 | Card(name: \"eel\", kind: Command, effects: [Roll(), If(Number(EventAmount, 6), [Draw()])])
          |                                                              ^^^^^^^^^^^
          = the trigger must be about an event with an amount; what an effect came to is kept with `remember: \"…\"` and read with `Remembered(\"…\")`",
    );
}

#[test]
fn the_source_of_no_event() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Destroy(creature: Source)])"#,
        r#"
        card.ron:1:62: error: nothing gives `Source` a meaning here (S32)
        1 | Card(name: "eel", kind: Command, effects: [Destroy(creature: Source)])
          |                                                              ^^^^^^
          = only a trigger has an event with a source"#,
    );
}

#[test]
fn this_in_a_rule() {
    says(
        r#"Rule(name: "R1", abilities: [Whenever(Draws(), [Destroy(creature: This)])])"#,
        r#"
        card.ron:1:67: error: nothing gives `This` a meaning here (S32)
        1 | Rule(name: "R1", abilities: [Whenever(Draws(), [Destroy(creature: This)])])
          |                                                                   ^^^^
          = a rule stands on no card; speak of the event's card: `It`"#,
    );
}

#[test]
fn the_number_of_a_keyword_that_has_none() {
    says(
        r#"
        Keyword(
            name: "stinging",
            abilities: [Whenever(Dies(creature: (this: true)), [GainBlood(player: You, amount: Parameter)])],
        )"#,
        "
        card.ron:3:88: error: nothing gives `Parameter` a meaning here (S32)
        3 |     abilities: [Whenever(Dies(creature: (this: true)), [GainBlood(player: You, amount: Parameter)])],
          |                                                                                        ^^^^^^^^^
          = let the keyword take a number: number: Optional or number: Required",
    );
}

#[test]
fn the_number_of_a_keyword_outside_of_one() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [GainBlood(player: You, amount: Parameter)])"#,
        r#"
        card.ron:1:75: error: nothing gives `Parameter` a meaning here (S32)
        1 | Card(name: "eel", kind: Command, effects: [GainBlood(player: You, amount: Parameter)])
          |                                                                           ^^^^^^^^^
          = it is the number of a keyword; write the number itself"#,
    );
}

#[test]
fn the_event_outside_an_instead() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1),
            abilities: [Whenever(Draws(player: You), [TheEvent])],
        )"#,
        "
        card.ron:4:47: error: nothing gives `TheEvent` a meaning here (S32)
        4 |     abilities: [Whenever(Draws(player: You), [TheEvent])],
          |                                               ^^^^^^^^
          = it stands for the event of an `Instead`, and only there",
    );
}

#[test]
fn what_was_never_remembered() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            effects: [
                Remember(as: "prey", card: Choose(kind: Creature)),
                Destroy(creature: Remembered("pray")),
                GainBlood(player: You, amount: Remembered("reward")),
            ],
        )"#,
        r#"
        card.ron:6:38: error: nothing is ever remembered as `pray`
        6 |         Destroy(creature: Remembered("pray")),
          |                                      ^^^^^^
          = did you mean `prey`?

        card.ron:7:51: error: nothing is ever remembered as `reward`
        7 |         GainBlood(player: You, amount: Remembered("reward")),
          |                                                   ^^^^^^^^
          = keep something under it first: Remember(as: "reward", …) or remember: "reward""#,
    );
}

#[test]
fn a_variable_that_nothing_sets() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1),
            abilities: [Has([Raise(stat: Power, by: X)])],
        )"#,
        "
        card.ron:4:45: error: nothing sets `X`: nobody chooses where it is only read (S41)
        4 |     abilities: [Has([Raise(stat: Power, by: X)])],
          |                                             ^
          = put X into the cost or a stat, or write a number",
    );
}

#[test]
fn a_variable_that_is_chosen_anew_each_time() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Draw(player: You, count: X)])"#,
        r#"
        card.ron:1:69: warning: `X` stands in no cost or stat: it is chosen each time, from 0 to your blood
        1 | Card(name: "eel", kind: Command, effects: [Draw(player: You, count: X)])
          |                                                                     ^
          = if that is meant, say so: variables: [(letter: 'X')]"#,
    );
}

#[test]
fn bounds_that_are_never_used() {
    says(
        r#"Card(name: "eel", kind: Command, cost: X, variables: [(letter: 'Y', least: 1)])"#,
        r#"
        card.ron:1:64: warning: the bounds of `Y` are never used: no `Y` stands on the card
        1 | Card(name: "eel", kind: Command, cost: X, variables: [(letter: 'Y', least: 1)])
          |                                                                ^^^
          = remove them"#,
    );
}

#[test]
fn a_variable_in_a_rule() {
    says(
        r#"Rule(name: "R1", abilities: [Whenever(Draws(), [HealPool(amount: X)])])"#,
        r#"
        card.ron:1:66: error: a rule stands on no card, so nothing sets `X` (D7.9)
        1 | Rule(name: "R1", abilities: [Whenever(Draws(), [HealPool(amount: X)])])
          |                                                                  ^
          = write a number"#,
    );
}

#[test]
fn a_word_that_is_forgotten_by_then() {
    says(
        r#"
        Card(
            name: "eel",
            kind: ExtendedCommand,
            chapters: [
                [Remember(as: "prey", card: Choose(kind: Creature)), Damage(creature: Remembered("prey"), amount: 1)],
                [Destroy(creature: Remembered("prey"))],
            ],
        )"#,
        r#"
        card.ron:6:39: error: what is remembered as `prey` is forgotten by then: `Remember` lasts for its own list of effects
        6 |         [Destroy(creature: Remembered("prey"))],
          |                                       ^^^^^^
          = let the card keep it: Note(card: This, remember: "prey", …) instead of Remember (R59)"#,
    );
}

#[test]
fn a_word_that_is_noted_or_comes_later_is_known() {
    says(
        r#"
        Card(
            name: "eel",
            kind: ExtendedCommand,
            chapters: [
                [Note(card: This, remember: "prey", what: Choose(kind: Creature))],
                [Destroy(creature: Remembered("prey"))],
                [
                    Remember(as: "heir", card: Choose(kind: Creature)),
                    Later(When(TurnEnds(), [Destroy(creature: Remembered("heir"))])),
                ],
            ],
        )"#,
        "",
    );
}

#[test]
fn a_gained_ability_knows_nothing_of_the_list_that_gave_it() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            effects: [
                Remember(as: "prey", card: Choose(kind: Creature)),
                GainAbility(card: It, ability: Whenever(TurnEnds(), [Destroy(creature: Remembered("prey"))])),
            ],
        )"#,
        r#"
        card.ron:6:91: error: what is remembered as `prey` is forgotten by then: `Remember` lasts for its own list of effects
        6 |         GainAbility(card: It, ability: Whenever(TurnEnds(), [Destroy(creature: Remembered("prey"))])),
          |                                                                                           ^^^^^^
          = let the card keep it: Note(card: This, remember: "prey", …) instead of Remember (R59)"#,
    );
}
