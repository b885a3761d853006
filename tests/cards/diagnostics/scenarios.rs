//! Mistakes in scenarios: words that no answer, event or card is ever written with.

use super::says_of;

#[test]
fn steps_that_are_no_answers() {
    says_of(
        &[(
            "test.ron",
            r#"
        Scenario(
            name: "wrong words",
            when: ["pley gnat", "space 5", "gnta", "gnat 2", "their gnat", "draw", ForceAs(card: "their gnta", do: [Draw(player: You)])],
            then: (answers: ["atack"], answers_have: ["option 1"], answers_have_not: ["play gnta"]),
        )"#,
        )],
        r#"
        test.ron:3:12: error: `pley gnat` is no answer
        3 |     when: ["pley gnat", "space 5", "gnta", "gnat 2", "their gnat", "draw", ForceAs(card: "their gnta", do: [Draw(player: You)])],
          |            ^^^^^^^^^^^
          = did you mean `play gnat`?

        test.ron:3:25: error: `space 5` is no answer
        3 |     when: ["pley gnat", "space 5", "gnta", "gnat 2", "their gnat", "draw", ForceAs(card: "their gnta", do: [Draw(player: You)])],
          |                         ^^^^^^^^^
          = write a number from 1 to 4 after `space`

        test.ron:3:36: error: no card is called `gnta`
        3 |     when: ["pley gnat", "space 5", "gnta", "gnat 2", "their gnat", "draw", ForceAs(card: "their gnta", do: [Draw(player: You)])],
          |                                    ^^^^^^
          = did you mean `gnat`?

        test.ron:3:90: error: no card is called `gnta`
        3 |     when: ["pley gnat", "space 5", "gnta", "gnat 2", "their gnat", "draw", ForceAs(card: "their gnta", do: [Draw(player: You)])],
          |                                                                                          ^^^^^^^^^^^^
          = did you mean `gnat`?

        test.ron:4:22: error: `atack` is no answer
        4 |     then: (answers: ["atack"], answers_have: ["option 1"], answers_have_not: ["play gnta"]),
          |                      ^^^^^^^
          = did you mean `attack`?

        test.ron:4:79: error: no card is called `gnta`
        4 |     then: (answers: ["atack"], answers_have: ["option 1"], answers_have_not: ["play gnta"]),
          |                                                                               ^^^^^^^^^^^
          = did you mean `gnat`?"#,
    );
}

#[test]
fn lines_that_no_history_has() {
    says_of(
        &[(
            "test.ron",
            r#"
        Scenario(
            name: "wrong lines",
            when: [Then(history_has_not: ["Sacrifices gnat"])],
            then: (
                history: ["Dies gnat", "Destroy gnat", "Sacrifice! gnat", "Killed gnat", "Drow you", "Damage- gnat"],
                happened: [("Enters gnat", 1)],
            ),
        )"#,
        )],
        r#"
        test.ron:3:35: error: no event is called `Sacrifices`
        3 |     when: [Then(history_has_not: ["Sacrifices gnat"])],
          |                                   ^^^^^^^^^^^^^^^^^
          = did you mean `Sacrifice`?

        test.ron:5:19: error: no event is called `Dies`
        5 |         history: ["Dies gnat", "Destroy gnat", "Sacrifice! gnat", "Killed gnat", "Drow you", "Damage- gnat"],
          |                   ^^^^^^^^^^^
          = did you mean `Die`?

        test.ron:5:67: error: no event is called `Killed`
        5 |         history: ["Dies gnat", "Destroy gnat", "Sacrifice! gnat", "Killed gnat", "Drow you", "Damage- gnat"],
          |                                                                   ^^^^^^^^^^^^^
          = a line starts with an event as effects are written: `Damage giraffe 1`, `Enter crow`

        test.ron:5:82: error: no event is called `Drow`
        5 |         history: ["Dies gnat", "Destroy gnat", "Sacrifice! gnat", "Killed gnat", "Drow you", "Damage- gnat"],
          |                                                                                  ^^^^^^^^^^
          = did you mean `Draw`?

        test.ron:6:21: error: no event is called `Enters`
        6 |         happened: [("Enters gnat", 1)],
          |                     ^^^^^^^^^^^^^
          = did you mean `Enter`?"#,
    );
}

#[test]
fn stats_that_are_not_three() {
    says_of(
        &[(
            "test.ron",
            r#"
        Scenario(
            name: "wrong numbers",
            then: (cards: [(card: "gnat", stats: "1/2"), (card: "gnat", stats: "1/2/x"), (card: "gnat 2", stats: "1/0/1")]),
        )"#,
        )],
        r#"
        test.ron:3:42: error: `1/2` is no health, defense and power
        3 |     then: (cards: [(card: "gnat", stats: "1/2"), (card: "gnat", stats: "1/2/x"), (card: "gnat 2", stats: "1/0/1")]),
          |                                          ^^^^^
          = write health/defense/power: "5/0/1"

        test.ron:3:72: error: `1/2/x` is no health, defense and power
        3 |     then: (cards: [(card: "gnat", stats: "1/2"), (card: "gnat", stats: "1/2/x"), (card: "gnat 2", stats: "1/0/1")]),
          |                                                                        ^^^^^^^
          = write health/defense/power: "5/0/1""#,
    );
}

#[test]
fn more_cards_than_spaces() {
    says_of(
        &[(
            "test.ron",
            r#"
        Scenario(
            name: "a crowd",
            given: (you: (board: ["gnat", "_", "gnat", "gnat", "gnat", "gnat"])),
        )"#,
        )],
        r#"
        test.ron:3:56: error: a side of the board has 4 spaces, and 6 are given
        3 |     given: (you: (board: ["gnat", "_", "gnat", "gnat", "gnat", "gnat"])),
          |                                                        ^^^^^^
          = take away what is too many"#,
    );
}
