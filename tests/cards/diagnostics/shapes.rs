//! Values that do not fit where they stand: unknown and missing fields, wrong types, wrong words.

use super::says;

#[test]
fn a_field_that_is_misspelt() {
    says(
        r#"Card(name: "eel", kind: Command, keyword: ["flying"])"#,
        r#"
        card.ron:1:34: error: `Card` has no field `keyword`
        1 | Card(name: "eel", kind: Command, keyword: ["flying"])
          |                                  ^^^^^^^
          = did you mean `keywords`?"#,
    );
}

#[test]
fn a_field_that_is_not_there() {
    says(
        r#"Kin(name: "fish", colour: "blue")"#,
        r#"
        card.ron:1:19: error: `Kin` has no field `colour`
        1 | Kin(name: "fish", colour: "blue")
          |                   ^^^^^^
          = its fields are `name` and `parent`"#,
    );
}

#[test]
fn a_field_that_is_missing() {
    says(
        r#"Card(name: "eel", kind: Creature(health: 1, power: 1))"#,
        r#"
        card.ron:1:25: error: `Creature` needs `defense`
        1 | Card(name: "eel", kind: Creature(health: 1, power: 1))
          |                         ^^^^^^^^
          = add `defense: …`, a number or a variable such as X"#,
    );
}

#[test]
fn a_field_that_is_given_twice() {
    says(
        r#"Card(name: "eel", kind: Command, cost: 1, cost: 2)"#,
        r#"
        card.ron:1:43: error: `cost` is given twice
        1 | Card(name: "eel", kind: Command, cost: 1, cost: 2)
          |                                           ^^^^
          = keep one of them"#,
    );
}

#[test]
fn a_value_of_the_wrong_type() {
    says(
        r#"
        Card(
            name: 3,
            kind: "Command",
            cost: "two",
            vestige: yes,
            keywords: "flying",
            art: fish,
            effects: [Draw(player: 1, count: true), GainBlood(amount: [1])],
        )"#,
        r#"
        card.ron:2:11: error: expected the name of a card in double quotes, found the number 3
        2 |     name: 3,
          |           ^

        card.ron:3:11: error: expected a type of card such as `Creature`, `Flask`, `Command` or `ExtendedCommand`, found a text
        3 |     kind: "Command",
          |           ^^^^^^^^^
          = write it without quotes: Command

        card.ron:4:11: error: expected a number or a variable such as X, found a text
        4 |     cost: "two",
          |           ^^^^^

        card.ron:5:14: error: expected `true` or `false`, found `yes`
        5 |     vestige: yes,
          |              ^^^

        card.ron:6:15: error: expected a list in `[…]` of the name of a keyword in double quotes, or `(…)` with the name of a keyword in double quotes, then a number, found a text
        6 |     keywords: "flying",
          |               ^^^^^^^^
          = put it in brackets: ["flying"]

        card.ron:7:10: error: expected a text in double quotes, found `fish`
        7 |     art: fish,
          |          ^^^^
          = put it in double quotes: "fish"

        card.ron:8:28: error: expected a player such as `You`, `Opponent`, `Active`, `Inactive`, `ThatPlayer`, `ControllerOf`, `OwnerOf`, `Each`, `Chosen`, `Where`, `Most`, `Fewest` …, found the number 1
        8 |     effects: [Draw(player: 1, count: true), GainBlood(amount: [1])],
          |                            ^

        card.ron:8:38: error: expected a number or a variable such as X, or a reckoning such as `Count(…)`, found `true`
        8 |     effects: [Draw(player: 1, count: true), GainBlood(amount: [1])],
          |                                      ^^^^

        card.ron:8:63: error: expected a number or a variable such as X, or a reckoning such as `Count(…)`, found a list
        8 |     effects: [Draw(player: 1, count: true), GainBlood(amount: [1])],
          |                                                               ^"#,
    );
}

#[test]
fn a_list_that_is_none() {
    says(
        r#"Card(name: "eel", kind: Command, effects: Draw(player: You))"#,
        r#"
        card.ron:1:43: error: expected a list in `[…]` of effects, found `Draw(…)`
        1 | Card(name: "eel", kind: Command, effects: Draw(player: You))
          |                                           ^^^^
          = put it in brackets: [Draw(…)]"#,
    );
}

#[test]
fn numbers_that_are_none() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1.5, defense: -1, power: 1000000000),
            cost: XY,
            limit: AtMost(many),
        )"#,
        "
        card.ron:3:28: error: `1.5` is no whole number
        3 |     kind: Creature(health: 1.5, defense: -1, power: 1000000000),
          |                            ^^^
          = write a whole number from 0 to 999999999, such as 3

        card.ron:3:42: error: -1 is out of range
        3 |     kind: Creature(health: 1.5, defense: -1, power: 1000000000),
          |                                          ^^
          = write a whole number from 0 to 999999999

        card.ron:3:53: error: 1000000000 is out of range
        3 |     kind: Creature(health: 1.5, defense: -1, power: 1000000000),
          |                                                     ^^^^^^^^^^
          = write a whole number from 0 to 999999999

        card.ron:4:11: error: expected a number or a variable such as X, found `XY`
        4 |     cost: XY,
          |           ^^

        card.ron:5:19: error: expected a number, found `many`
        5 |     limit: AtMost(many),
          |                   ^^^^",
    );
}

#[test]
fn an_effect_that_is_misspelt() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [GianBlood(player: You, amount: 1)])"#,
        r#"
        card.ron:1:44: error: no effect is called `GianBlood`
        1 | Card(name: "eel", kind: Command, effects: [GianBlood(player: You, amount: 1)])
          |                                            ^^^^^^^^^
          = did you mean `GainBlood`?"#,
    );
}

#[test]
fn an_effect_that_is_not_there() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Fireball(player: You)])"#,
        r#"
        card.ron:1:44: error: no effect is called `Fireball`
        1 | Card(name: "eel", kind: Command, effects: [Fireball(player: You)])
          |                                            ^^^^^^^^
          = expected an effect: `Move`, `Play`, `Summon`, `Spawn`, `Execute`, `Terminate`, `Enter`, `Leave`, `Draw`, `Discard`, `Search`, `Reveal` …; docs/card-language.md lists all of them"#,
    );
}

#[test]
fn a_trigger_where_an_effect_belongs() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [AttackEnds(creature: This)])"#,
        r#"
        card.ron:1:44: error: no effect is called `AttackEnds`
        1 | Card(name: "eel", kind: Command, effects: [AttackEnds(creature: This)])
          |                                            ^^^^^^^^^^
          = did you mean `AttackEnd`?"#,
    );
}

#[test]
fn an_event_that_is_misspelt() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1),
            abilities: [
                Whenever(Entres(creature: (this: true)), [Draw(player: You)]),
                Wherever(Enters(creature: (this: true)), [Draw(player: You)]),
                Whenever(Enters(creature: (this: true)), [Draw(player: Yuo)]),
            ],
        )"#,
        "
        card.ron:5:18: error: no trigger is called `Entres`
        5 |         Whenever(Entres(creature: (this: true)), [Draw(player: You)]),
          |                  ^^^^^^
          = did you mean `Enters`?

        card.ron:6:9: error: no ability is called `Wherever`
        6 |         Wherever(Enters(creature: (this: true)), [Draw(player: You)]),
          |         ^^^^^^^^
          = did you mean `Whenever`?

        card.ron:7:64: error: no player is called `Yuo`
        7 |         Whenever(Enters(creature: (this: true)), [Draw(player: Yuo)]),
          |                                                                ^^^
          = did you mean `You`?",
    );
}

#[test]
fn parentheses_that_are_missing() {
    says(
        r#"Card(name: "eel", kind: Creature, effects: [Draw])"#,
        r#"
        card.ron:1:25: error: `Creature` needs parentheses
        1 | Card(name: "eel", kind: Creature, effects: [Draw])
          |                         ^^^^^^^^
          = write `Creature(…)` with `health`, `defense` and `power`

        card.ron:1:45: error: `Draw` needs parentheses
        1 | Card(name: "eel", kind: Creature, effects: [Draw])
          |                                             ^^^^
          = write `Draw(…)` with `player`, `deck`, `card` and `count`"#,
    );
}

#[test]
fn parentheses_that_are_too_many() {
    says(
        r#"Card(name: "eel", kind: Command(cost: 1), effects: [Draw(player: You())])"#,
        r#"
        card.ron:1:25: error: `Command` takes nothing in parentheses
        1 | Card(name: "eel", kind: Command(cost: 1), effects: [Draw(player: You())])
          |                         ^^^^^^^
          = write `Command` alone

        card.ron:1:66: error: `You` takes nothing in parentheses
        1 | Card(name: "eel", kind: Command(cost: 1), effects: [Draw(player: You())])
          |                                                                  ^^^
          = write `You` alone"#,
    );
}

#[test]
fn parts_without_names() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Draw(You)])"#,
        r#"
        card.ron:1:49: error: this has no name; `Draw` has named fields
        1 | Card(name: "eel", kind: Command, effects: [Draw(You)])
          |                                                 ^^^
          = write it as `field: value`, with one of `player`, `deck`, `card` and `count`"#,
    );
}

#[test]
fn names_where_parts_have_none() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1),
            abilities: [Whenever(trigger: Enters(creature: (this: true)), do: [Draw(player: You)])],
        )"#,
        "
        card.ron:4:26: error: `Whenever` has no field `trigger`
        4 |     abilities: [Whenever(trigger: Enters(creature: (this: true)), do: [Draw(player: You)])],
          |                          ^^^^^^^
          = write a trigger, then a list in `[…]` of effects without names

        card.ron:4:67: error: `Whenever` has no field `do`
        4 |     abilities: [Whenever(trigger: Enters(creature: (this: true)), do: [Draw(player: You)])],
          |                                                                   ^^
          = write a trigger, then a list in `[…]` of effects without names",
    );
}

#[test]
fn too_many_and_too_few_parts() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1),
            keywords: [("flying", 1, 2)],
            abilities: [Whenever(Enters(creature: (this: true)))],
        )"#,
        r#"
        card.ron:4:30: error: this has 2 parts, and 3 stand here
        4 |     keywords: [("flying", 1, 2)],
          |                              ^
          = write the name of a keyword in double quotes, then a number

        card.ron:5:17: error: `Whenever` has 2 parts, and 1 stand here
        5 |     abilities: [Whenever(Enters(creature: (this: true)))],
          |                 ^^^^^^^^
          = write a trigger, then a list in `[…]` of effects"#,
    );
}

#[test]
fn a_word_in_front_of_fields_that_need_none() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Destroy(creature: Choose(Pattern(kin: "insect")))])"#,
        r#"
        card.ron:1:69: error: this has no name; `Choose` has named fields
        1 | Card(name: "eel", kind: Command, effects: [Destroy(creature: Choose(Pattern(kin: "insect")))])
          |                                                                     ^^^^^^^
          = write it as `field: value`, with one of `this`, `other`, `is`, `kind`, `kin`, `name`, `owner`, `controller`, `zone`, `top`, `bottom`, `health` …"#,
    );
}

#[test]
fn a_map_where_none_belongs() {
    says(
        r#"Card(name: "eel", kind: Command, effects: {"draw": 1})"#,
        r#"
        card.ron:1:43: error: expected a list in `[…]` of effects, found a map
        1 | Card(name: "eel", kind: Command, effects: {"draw": 1})
          |                                           ^"#,
    );
}
