//! Names: spoken of and not there, defined twice, or going round in circles.

use super::{Folder, says, says_of};

#[test]
fn a_kin_that_is_misspelt() {
    says(
        r#"Card(name: "eel", kind: Command, kin: "insetc")"#,
        r#"
        card.ron:1:39: error: no kin is called `insetc`
        1 | Card(name: "eel", kind: Command, kin: "insetc")
          |                                       ^^^^^^^^
          = did you mean `insect`?"#,
    );
}

#[test]
fn a_kin_that_nobody_defines() {
    says(
        r#"Card(name: "eel", kind: Command, kin: "fish")"#,
        r#"
        card.ron:1:39: error: no kin is called `fish`
        1 | Card(name: "eel", kind: Command, kin: "fish")
          |                                       ^^^^^^
          = add a file that says Kin(name: "fish")"#,
    );
}

#[test]
fn a_keyword_that_is_misspelt() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1),
            keywords: ["fliying"],
            abilities: [Whenever(Enters(creature: (keyword: "flyin")), [GainKeyword(card: This, keyword: "flyng")])],
        )"#,
        r#"
        card.ron:4:16: error: no keyword is called `fliying`
        4 |     keywords: ["fliying"],
          |                ^^^^^^^^^
          = did you mean `flying`?

        card.ron:5:53: error: no keyword is called `flyin`
        5 |     abilities: [Whenever(Enters(creature: (keyword: "flyin")), [GainKeyword(card: This, keyword: "flyng")])],
          |                                                     ^^^^^^^
          = did you mean `flying`?

        card.ron:5:98: error: no keyword is called `flyng`
        5 |     abilities: [Whenever(Enters(creature: (keyword: "flyin")), [GainKeyword(card: This, keyword: "flyng")])],
          |                                                                                                  ^^^^^^^
          = did you mean `flying`?"#,
    );
}

#[test]
fn a_counter_that_nobody_defines() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [AddCounters(player: You, counter: "slime", amount: 1)])"#,
        r#"
        card.ron:1:78: error: no counter is called `slime`
        1 | Card(name: "eel", kind: Command, effects: [AddCounters(player: You, counter: "slime", amount: 1)])
          |                                                                              ^^^^^^^
          = add a file that says Counter(name: "slime")"#,
    );
}

#[test]
fn a_card_that_is_not_there() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            effects: [Spawn(name: "gnatt"), Destroy(creature: Choose(name: "leviathan"))],
        )"#,
        r#"
        card.ron:4:27: error: no card is called `gnatt`
        4 |     effects: [Spawn(name: "gnatt"), Destroy(creature: Choose(name: "leviathan"))],
          |                           ^^^^^^^
          = did you mean `gnat`?

        card.ron:4:68: error: no card is called `leviathan`
        4 |     effects: [Spawn(name: "gnatt"), Destroy(creature: Choose(name: "leviathan"))],
          |                                                                    ^^^^^^^^^^^
          = add a file that defines it, or mend the name"#,
    );
}

#[test]
fn cards_of_a_scenario_and_a_deck_that_are_not_there() {
    says_of(
        &[
            ("deck.ron", r#"Deck(name: "swarm", main: [(50, "gnta")], blood: [(6, "blood-flask")])"#),
            ("test.ron", r#"Scenario(name: "buzz", about: ["gnta"], given: (you: (board: ["_", "nat"])))"#),
        ],
        r#"
        deck.ron:1:33: error: no card is called `gnta`
        1 | Deck(name: "swarm", main: [(50, "gnta")], blood: [(6, "blood-flask")])
          |                                 ^^^^^^
          = did you mean `gnat`?

        test.ron:1:32: error: no card is called `gnta`
        1 | Scenario(name: "buzz", about: ["gnta"], given: (you: (board: ["_", "nat"])))
          |                                ^^^^^^
          = did you mean `gnat`?

        test.ron:1:68: error: no card is called `nat`
        1 | Scenario(name: "buzz", about: ["gnta"], given: (you: (board: ["_", "nat"])))
          |                                                                    ^^^^^
          = did you mean `gnat`?"#,
    );
}

#[test]
fn what_speaks_of_a_bad_card_is_left_out_and_told_why() {
    says_of(
        &[
            ("bad.ron", r#"Card(name: "eel", kind: Command, kin: "fish")"#),
            (
                "good.ron",
                r#"Card(name: "net", kind: Command, effects: [Destroy(creature: Choose(name: "eel"))])"#,
            ),
        ],
        r#"
        bad.ron:1:39: error: no kin is called `fish`
        1 | Card(name: "eel", kind: Command, kin: "fish")
          |                                       ^^^^^^
          = add a file that says Kin(name: "fish")

        good.ron:1:75: error: the card `eel` is left out because of an error of its own
        1 | Card(name: "net", kind: Command, effects: [Destroy(creature: Choose(name: "eel"))])
          |                                                                           ^^^^^
          = mend bad.ron:1:39 first"#,
    );
}

#[test]
fn what_speaks_of_a_card_that_cannot_be_read_is_told_why() {
    says_of(
        &[
            ("bad.ron", r#"Card(name: "eel", kind: Command, cots: 1)"#),
            ("test.ron", r#"Scenario(name: "a test", given: (you: (hand: ["eel"])))"#),
            ("trial.ron", r#"Scenario(name: "a trial", about: ["eel"], given: (you: (hand: ["eel"])))"#),
        ],
        r#"
        bad.ron:1:34: error: `Card` has no field `cots`
        1 | Card(name: "eel", kind: Command, cots: 1)
          |                                  ^^^^
          = did you mean `cost`?

        test.ron:1:47: error: this speaks of `eel`, which was left out, and is not run
        1 | Scenario(name: "a test", given: (you: (hand: ["eel"])))
          |                                               ^^^^^
          = mend bad.ron:1:34 first

        trial.ron:1:35: error: this speaks of `eel`, which was left out, and is not run
        1 | Scenario(name: "a trial", about: ["eel"], given: (you: (hand: ["eel"])))
          |                                   ^^^^^
          = mend bad.ron:1:34 first"#,
    );
}

#[test]
fn two_cards_with_one_name() {
    says_of(
        &[
            ("one.ron", r#"Card(name: "eel", kind: Command)"#),
            ("two.ron", r#"Card(name: "eel", kind: Command, cost: 1)"#),
        ],
        r#"
        one.ron:1:12: error: the card `eel` is defined in two.ron too (S2)
        1 | Card(name: "eel", kind: Command)
          |            ^^^^^
          = give one of them another name, or remove one of the files

        two.ron:1:12: error: the card `eel` is defined in one.ron too (S2)
        1 | Card(name: "eel", kind: Command, cost: 1)
          |            ^^^^^
          = give one of them another name, or remove one of the files"#,
    );
}

#[test]
fn a_card_with_the_name_of_another_pack() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/gnat.ron", r#"Card(name: "gnat", kind: Command)"#);
    let problem = folder.load().complains("mods/mine/gnat.ron", "both have").to_string();
    let said = problem.replace(&format!("{}/", folder.path("").display()).replace("//", "/"), "");
    assert_eq!(
        said,
        r#"mods/mine/gnat.ron:1:12: error: `mine` and `core` both have a card called `gnat`
1 | Card(name: "gnat", kind: Command)
  |            ^^^^^^
  = rename it, or change the card of `core` with Patch(card: "gnat", …); the other is cards/core/gnat.ron"#
    );
}

#[test]
fn a_name_that_cannot_be_one() {
    says(
        r#"Card(name: "Electric Eel!", kind: Command)"#,
        r#"
        card.ron:1:12: error: `Electric Eel!` cannot be a name
        1 | Card(name: "Electric Eel!", kind: Command)
          |            ^^^^^^^^^^^^^^^
          = use small letters, digits and hyphens, at most 80; how it is shown stands in lang/"#,
    );
}

#[test]
fn kins_above_themselves() {
    says_of(
        &[("a.ron", r#"Kin(name: "fish", parent: "eel")"#), ("b.ron", r#"Kin(name: "eel", parent: "fish")"#)],
        r#"
        a.ron:1:27: error: the kin `fish` is above itself: fish < eel < fish (S5)
        1 | Kin(name: "fish", parent: "eel")
          |                           ^^^^^
          = end the circle in the `parent` of one of them

        b.ron:1:26: error: the kin `eel` is above itself: eel < fish < eel (S5)
        1 | Kin(name: "eel", parent: "fish")
          |                          ^^^^^^
          = end the circle in the `parent` of one of them"#,
    );
}

#[test]
fn keywords_made_of_themselves() {
    says_of(
        &[
            ("a.ron", r#"Keyword(name: "slimy", abilities: [Keyword("sticky")])"#),
            ("b.ron", r#"Keyword(name: "sticky", abilities: [Keyword("slimy")])"#),
        ],
        r#"
        a.ron:1:35: error: the keyword `slimy` is made of itself: slimy → sticky → slimy
        1 | Keyword(name: "slimy", abilities: [Keyword("sticky")])
          |                                   ^
          = end the circle in the `abilities` of one of them

        b.ron:1:36: error: the keyword `sticky` is made of itself: sticky → slimy → sticky
        1 | Keyword(name: "sticky", abilities: [Keyword("slimy")])
          |                                    ^
          = end the circle in the `abilities` of one of them"#,
    );
}

#[test]
fn kins_too_deep_above_each_other() {
    let kin = |at: u32| match at {
        0 => "Kin(name: \"kin-0\")".to_owned(),
        _ => format!("Kin(name: \"kin-{at}\", parent: \"kin-{}\")", at - 1),
    };
    let files: Vec<(String, String)> = (0..10).map(|at| (format!("{at}.ron"), kin(at))).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    says_of(
        &files,
        r#"
        9.ron:1:28: error: the kin `kin-9` lies 9 deep over others; at most 8
        1 | Kin(name: "kin-9", parent: "kin-8")
          |                            ^^^^^^^
          = build on fewer of them"#,
    );
}

#[test]
fn keywords_that_come_to_too_much() {
    let ability = "Whenever(Draws(player: You), [HealPool(amount: 1)]), ";
    let small = format!("Keyword(name: \"small\", abilities: [{}])", ability.repeat(20));
    let large =
        format!("Keyword(name: \"large\", abilities: [\n    {}\n])", "Keyword(\"small\"), ".repeat(11));
    says_of(
        &[("a.ron", &small), ("b.ron", &large)],
        r#"
        b.ron:1:35: error: `large` comes to 220 abilities with its keywords; at most 200 are allowed
        1 | Keyword(name: "large", abilities: [
          |                                   ^
          = say it with fewer, or with ForEach and Repeat"#,
    );
}

#[test]
fn keywords_with_and_without_their_number() {
    says_of(
        &[
            (
                "a.ron",
                r#"
                Keyword(
                    name: "stinging",
                    number: Required,
                    abilities: [Whenever(Dies(creature: (this: true)), [GainBlood(player: You, amount: Parameter)])],
                )"#,
            ),
            (
                "b.ron",
                r#"Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 1), keywords: ["stinging", ("flying", 2)])"#,
            ),
        ],
        r#"
        b.ron:1:79: error: the keyword `stinging` needs a number
        1 | Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 1), keywords: ["stinging", ("flying", 2)])
          |                                                                               ^^^^^^^^^^
          = write ("stinging", 1)

        b.ron:1:91: error: the keyword `flying` takes no number
        1 | Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 1), keywords: ["stinging", ("flying", 2)])
          |                                                                                           ^^^^^^^^^^^^^
          = write "flying" alone"#,
    );
}

#[test]
fn a_patch_of_a_card_that_is_not_there() {
    says(
        r#"Patch(card: "gnatt", set: (cost: 2))"#,
        r#"
        card.ron:1:13: error: there is no card `gnatt` to patch
        1 | Patch(card: "gnatt", set: (cost: 2))
          |             ^^^^^^^
          = did you mean `gnat`?"#,
    );
}
