//! Decks that are not legal, with every reason where it stands (S13).

use super::says_of;

#[test]
fn a_deck_with_everything_wrong() {
    says_of(
        &[
            (
                "ghost.ron",
                r#"Card(name: "ghost", kind: Creature(health: 1, defense: 0, power: 1), vestige: true)"#,
            ),
            (
                "one.ron",
                r#"Card(name: "hermit", kind: Creature(health: 1, defense: 0, power: 1), limit: AtMost(1))"#,
            ),
            (
                "deck.ron",
                r#"
                Deck(
                    name: "wrong",
                    main: [
                        (6, "gnat"),
                        (2, "hermit"),
                        (1, "ghost"),
                        (1, "blood-flask"),
                    ],
                    blood: [
                        (3, "blood-flask"),
                        (1, "gnat"),
                    ],
                )"#,
            ),
        ],
        r#"
        deck.ron:3:11: error: the main deck has 10 cards and needs exactly 50 (S13)
        3 |     main: [
          |           ^
          = add 40

        deck.ron:5:13: error: `hermit` is in the decks 2 times and its limit is 1 (S13)
        5 |         (2, "hermit"),
          |             ^^^^^^^^
          = take out 1

        deck.ron:6:13: error: `ghost` is a vestige and cannot be in a deck (S13)
        6 |         (1, "ghost"),
          |             ^^^^^^^
          = take it out; vestiges are created during a match

        deck.ron:7:13: error: `blood-flask` is a blood flask: it belongs in the blood deck (S13)
        7 |         (1, "blood-flask"),
          |             ^^^^^^^^^^^^^
          = move it to `blood`

        deck.ron:9:12: error: the blood deck has 4 cards and needs exactly 6 (S13)
        9 |     blood: [
          |            ^
          = add 2

        deck.ron:9:12: error: the blood deck has 3 plain blood flasks and needs at least 4 (S13)
        9 |     blood: [
          |            ^
          = put in 1 more `blood-flask`

        deck.ron:11:13: error: `gnat` is no blood flask: it belongs in the main deck (S13)
        11 |         (1, "gnat"),
           |             ^^^^^^
          = move it to `main`

        deck.ron:11:13: error: `gnat` is in the decks 7 times and its limit is 5 (S13)
        11 |         (1, "gnat"),
           |             ^^^^^^
          = take out 2"#,
    );
}

#[test]
fn a_deck_that_is_too_small() {
    says_of(
        &[("deck.ron", r#"Deck(name: "small", main: [(5, "gnat")], blood: [(6, "blood-flask")])"#)],
        r#"
        deck.ron:1:27: error: the main deck has 5 cards and needs exactly 50 (S13)
        1 | Deck(name: "small", main: [(5, "gnat")], blood: [(6, "blood-flask")])
          |                           ^
          = add 45"#,
    );
}
