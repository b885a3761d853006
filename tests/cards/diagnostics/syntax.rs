//! Mistakes in the writing itself.

use super::{Folder, says, says_of};

#[test]
fn a_missing_comma() {
    says(
        r#"
        Card(
            name: "eel"
            kind: Command,
        )"#,
        r#"
        card.ron:2:15: error: a `,` is missing after this
        2 |     name: "eel"
          |               ^
          = put a `,` between one thing and the next"#,
    );
}

#[test]
fn a_bracket_that_is_never_closed() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1,
            keywords: ["flying",
        )"#,
        r#"
        card.ron:3:11: error: this `Creature(` is not closed before `keywords`
        3 |     kind: Creature(health: 1, defense: 0, power: 1,
          |           ^^^^^^^^
          = write `)` before `keywords`

        card.ron:4:15: error: this `[` is never closed: `)` comes first
        4 |     keywords: ["flying",
          |               ^
          = write `]` where it should end"#,
    );
}

#[test]
fn a_bracket_that_closes_nothing() {
    says(
        r#"Card(name: "eel", kind: Command])"#,
        r#"
        card.ron:1:32: error: `]` closes nothing
        1 | Card(name: "eel", kind: Command])
          |                                ^
          = remove it, or write `)`"#,
    );
}

#[test]
fn a_text_that_never_ends() {
    says(
        r#"
        Card(
            name: "eel,
            kind: Command,
        )"#,
        r#"
        card.ron:2:11: error: this text does not end on its line
        2 |     name: "eel,
          |           ^^^^^
          = close it with `"`"#,
    );
}

#[test]
fn a_raw_text_that_never_ends() {
    says(
        "Card(name: r#\"eel\", kind: Command)",
        r##"
        card.ron:1:1: error: `Card` needs `kind`
        1 | Card(name: r#"eel", kind: Command)
          | ^^^^
          = add `kind: …`, a type of card such as `Creature`, `Flask`, `Command` or `ExtendedCommand`

        card.ron:1:12: error: this raw text never ends
        1 | Card(name: r#"eel", kind: Command)
          |            ^^^^^^^^^^^^^^^^^^^^^^^
          = close it with `"#`"##,
    );
}

#[test]
fn a_text_in_single_quotes() {
    says(
        "Card(name: 'eel', kind: Command)",
        r#"
        card.ron:1:12: error: single quotes hold exactly one letter
        1 | Card(name: 'eel', kind: Command)
          |            ^^^^^
          = a text goes in double quotes: "ant"; a letter in single ones: 'X'"#,
    );
}

#[test]
fn an_escape_that_is_not_known() {
    says(
        r#"Card(name: "e\el", kind: Command)"#,
        r#"
        card.ron:1:14: error: this escape is not known
        1 | Card(name: "e\el", kind: Command)
          |              ^^
          = write one of \" \\ \n \t \r \0 \u{1F98B}"#,
    );
}

#[test]
fn a_comment_that_never_ends() {
    says(
        r#"Card(name: "eel", kind: Command) /* a draft"#,
        r#"
        card.ron:1:34: error: this comment never ends
        1 | Card(name: "eel", kind: Command) /* a draft
          |                                  ^^
          = close it with `*/`"#,
    );
}

#[test]
fn a_comment_with_one_slash() {
    says(
        r#"Card(name: "eel", / kind: Command)"#,
        r#"
        card.ron:1:19: error: a single `/` means nothing
        1 | Card(name: "eel", / kind: Command)
          |                   ^
          = a comment starts with `//`"#,
    );
}

#[test]
fn a_sign_that_means_nothing() {
    says(
        r#"Card(name: "eel", kind = Command)"#,
        r#"
        card.ron:1:24: error: a field is followed by `:`, not by `=`
        1 | Card(name: "eel", kind = Command)
          |                        ^
          = write `kind: …`"#,
    );
}

#[test]
fn a_value_that_is_missing() {
    says(
        r#"Card(name: , kind: Command, keywords: [, "flying"])"#,
        r#"
        card.ron:1:6: error: the value of `name` is missing
        1 | Card(name: , kind: Command, keywords: [, "flying"])
          |      ^^^^
          = write `name: value`

        card.ron:1:40: error: a value is missing before this `,`
        1 | Card(name: , kind: Command, keywords: [, "flying"])
          |                                        ^
          = write the value, or remove the sign"#,
    );
}

#[test]
fn a_file_that_says_nothing() {
    says(
        "// to do",
        r#"
        card.ron:1:1: error: the file says nothing
        1 | // to do
          | ^
          = write what the file defines, such as `Card(name: "mosquito", …)`"#,
    );
}

#[test]
fn a_second_definition_in_a_file() {
    says(
        r#"
        Kin(name: "fish")
        Kin(name: "eel")"#,
        r#"
        card.ron:2:1: error: the definition has ended before this
        2 | Kin(name: "eel")
          | ^^^
          = a file holds one definition; put a second one into a file of its own"#,
    );
}

#[test]
fn a_first_word_that_is_misspelt() {
    says(
        r#"Crad(name: "eel", kind: Command)"#,
        r#"
        card.ron:1:1: error: no file starts with `Crad`
        1 | Crad(name: "eel", kind: Command)
          | ^^^^
          = did you mean `Card`?"#,
    );
}

#[test]
fn a_first_word_that_is_none() {
    says(
        r#"Monster(name: "eel")"#,
        r#"
        card.ron:1:1: error: no file starts with `Monster`
        1 | Monster(name: "eel")
          | ^^^^^^^
          = the first word says what the file defines: `Card`, `Keyword`, `Kin`, `Counter`, `Rule`, `Deck`, `Scenario`, `Lesson`, `Mod` or `Patch`"#,
    );
}

#[test]
fn a_file_that_starts_with_no_word() {
    says(
        r#"[Card(name: "eel", kind: Command)]"#,
        r#"
        card.ron:1:1: error: a file starts with a word, not with a list
        1 | [Card(name: "eel", kind: Command)]
          | ^
          = the first word says what the file defines: `Card`, `Keyword`, `Kin`, `Counter`, `Rule`, `Deck`, `Scenario`, `Lesson`, `Mod` or `Patch`"#,
    );
}

#[test]
fn values_nested_too_deep() {
    let deep = format!("effects: {}{}", "[".repeat(70), "]".repeat(70));
    says(&format!("Card(\n    name: \"eel\",\n    kind: Command,\n    {deep},\n)"), "
        card.ron:4:15: error: expected an effect such as `Move`, `Play`, `Summon`, `Spawn`, `Execute`, `Terminate`, `Enter`, `Leave`, `Draw`, `Discard`, `Search`, `Reveal` …, found a list
        4 |     effects: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],
          |               ^

        card.ron:4:77: error: brackets are nested more than 64 deep here
        4 |     effects: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],
          |                                                                             ^
          = say it in several abilities, or as a keyword of its own");
}

#[test]
fn a_long_line_is_shown_around_the_place() {
    let many = "Draw(player: You), ".repeat(20);
    says(&format!("Card(name: \"eel\", kind: Command, effects: [{many}Drow(), {many}])"), "
        card.ron:1:424: error: no effect is called `Drow`
        1 | ), Draw(player: You), Draw(player: You), Draw(player: You), Drow(), Draw(player: You), Draw(player: You), Draw(player: You), Draw(player: You), Draw(player: You
          |                                                             ^^^^
          = did you mean `Draw`?");
}

#[test]
fn fields_as_other_languages_write_them() {
    says(
        r#"Card { name: "eel", kind: Command }"#,
        r#"
        card.ron:1:6: error: fields stand in `(…)`, not in `{…}`
        1 | Card { name: "eel", kind: Command }
          |      ^
          = write `Card(…)`"#,
    );
}

#[test]
fn fields_in_quotes() {
    says(
        r#"Card("name": "eel", "kind": Command)"#,
        r#"
        card.ron:1:6: error: the word of a field has no quotes
        1 | Card("name": "eel", "kind": Command)
          |      ^^^^^^
          = write `name: …`

        card.ron:1:21: error: the word of a field has no quotes
        1 | Card("name": "eel", "kind": Command)
          |                     ^^^^^^
          = write `kind: …`"#,
    );
}

#[test]
fn more_mistakes_than_can_be_mended_at_once() {
    let folder = Folder::new();
    let many = "Drow(), ".repeat(20_000);
    folder.manifest("mine", "");
    folder.write("mods/mine/eel.ron", format!("Card(name: \"eel\", kind: Command, effects: [{many}])"));
    assert_eq!(folder.load().0.problems.len(), 50);
}

#[test]
fn a_file_that_is_no_text() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", b"Card(\n    name: \"\xe4al\",\n)");
    let problem = folder.load().complains("mods/mine/eel.ron", "UTF-8").to_string();
    let said = problem.replace(&folder.path("").display().to_string(), "");
    assert_eq!(
        said,
        r#"mods/mine/eel.ron:2:12: error: from here on this is not UTF-8 text
2 |     name: "
  |            ^
  = save the file as UTF-8"#
    );
}

#[test]
fn every_mistake_of_every_file_at_once() {
    says_of(
        &[
            (
                "a.ron",
                r#"Card(name: "a", kind: Command, cots: 1, effects: [Drow(player: You), Draw(player: Me)])"#,
            ),
            ("b.ron", r#"Card(name: "b", kind: Creature(health: one, defense: 0), kin: "insekt")"#),
            ("c.ron", r#"Card(name: "c", kind: Command, kin: "insekt")"#),
        ],
        r#"
        a.ron:1:32: error: `Card` has no field `cots`
        1 | Card(name: "a", kind: Command, cots: 1, effects: [Drow(player: You), Draw(player: Me)])
          |                                ^^^^
          = did you mean `cost`?

        a.ron:1:51: error: no effect is called `Drow`
        1 | Card(name: "a", kind: Command, cots: 1, effects: [Drow(player: You), Draw(player: Me)])
          |                                                   ^^^^
          = did you mean `Draw`?

        a.ron:1:83: error: no player is called `Me`
        1 | Card(name: "a", kind: Command, cots: 1, effects: [Drow(player: You), Draw(player: Me)])
          |                                                                                   ^^
          = here that is written `You`

        b.ron:1:23: error: `Creature` needs `power`
        1 | Card(name: "b", kind: Creature(health: one, defense: 0), kin: "insekt")
          |                       ^^^^^^^^
          = add `power: …`, a number or a variable such as X

        b.ron:1:40: error: expected a number or a variable such as X, found `one`
        1 | Card(name: "b", kind: Creature(health: one, defense: 0), kin: "insekt")
          |                                        ^^^

        b.ron:1:63: error: no kin is called `insekt`
        1 | Card(name: "b", kind: Creature(health: one, defense: 0), kin: "insekt")
          |                                                               ^^^^^^^^
          = did you mean `insect`?

        c.ron:1:37: error: no kin is called `insekt`
        1 | Card(name: "c", kind: Command, kin: "insekt")
          |                                     ^^^^^^^^
          = did you mean `insect`?"#,
    );
}
