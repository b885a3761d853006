//! What stopped newcomers: words in the wrong place, names of others, languages.

use super::{Folder, says, says_of};

#[test]
fn an_effect_among_abilities_and_an_ability_among_effects() {
    says(
        r#"Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 0), abilities: [Draw(player: You)])"#,
        r#"
        card.ron:1:80: error: no ability is called `Draw`
        1 | Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 0), abilities: [Draw(player: You)])
          |                                                                                ^^^^
          = `Draw` is an effect; put it into an ability: Whenever(…, [Draw(…)])"#,
    );
    says(
        r#"Card(name: "eel", kind: Command, effects: [Whenever(Dies(), [Draw(player: You)])])"#,
        r#"
        card.ron:1:44: error: no effect is called `Whenever`
        1 | Card(name: "eel", kind: Command, effects: [Whenever(Dies(), [Draw(player: You)])])
          |                                            ^^^^^^^^
          = `Whenever` is an ability; as an effect it is Later(Whenever(…))"#,
    );
    // Even where another effect is called nearly so.
    says(
        r#"Card(name: "eel", kind: Command, effects: [Cant(Attacks())])"#,
        r#"
        card.ron:1:44: error: no effect is called `Cant`
        1 | Card(name: "eel", kind: Command, effects: [Cant(Attacks())])
          |                                            ^^^^
          = `Cant` is an ability; as an effect it is Later(Cant(…))"#,
    );
}

#[test]
fn a_pattern_where_a_selection_is_meant() {
    let folder = Folder::new();
    folder.manifest("mine", "").write(
        "mods/mine/eel.ron",
        r#"Card(name: "eel", kind: Command, effects: [Damage(creature: (kind: Creature))])"#,
    );
    let problem = folder.load().complains("mods/mine/eel.ron", "expected a selection of cards").to_string();
    assert!(problem.contains("say which of those that match: Choose(…), Each(…) or Random(…)"), "{problem}");
}

#[test]
fn fields_without_their_names_are_one_mistake() {
    says(
        r#"Card(name: "eel", kind: Creature(2, 1, 0))"#,
        r#"
        card.ron:1:25: error: the fields of `Creature` have names
        1 | Card(name: "eel", kind: Creature(2, 1, 0))
          |                         ^^^^^^^^
          = write `Creature(health: …, defense: …, power: …)`"#,
    );
}

#[test]
fn prevention_until_something_has_a_word_of_its_own() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Until(end: TurnEnds(), do: [PreventDamage(creature: Choose(), amount: 2)])])"#,
        r#"
        card.ron:1:72: error: `eel` does `PreventDamage` until something, and that has no opposite (S34)
        1 | Card(name: "eel", kind: Command, effects: [Until(end: TurnEnds(), do: [PreventDamage(creature: Choose(), amount: 2)])])
          |                                                                        ^^^^^^^^^^^^^
          = write PreventDamage(…, this_turn: true) without `Until`"#,
    );
}

/// The same is said whether the other mod is loaded or not.
#[test]
fn a_name_of_a_mod_that_is_not_asked_for() {
    let folder = Folder::new();
    folder.manifest("road", "").write("mods/road/toll.ron", r#"Keyword(name: "toll", number: Required)"#);
    let card = r#"Card(name: "eel", kind: Command, keywords: [("toll", 1)])"#;
    folder.manifest("mine", "").write("mods/mine/eel.ron", card);
    let message = "the keyword `toll` is of the mod `road`, which `mine` does not ask for";
    let both = folder.load().complains("mods/mine/eel.ron", message).to_string();
    let alone = folder.load_named(&["mods/mine"]).complains("mods/mine/eel.ron", message).to_string();
    assert_eq!(both, alone);
    assert!(both.contains(r#"add requires: [("road", ">=1.2.0")] to mod.ron"#), "{both}");
    folder.manifest("mine", r#"requires: [("road", ">=1.2.0")],"#);
    assert!(folder.load().0.problems.is_empty());
}

/// A scenario about a card whose name was taken is not run against the card that has it.
#[test]
fn a_scenario_about_a_card_whose_name_is_taken() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/gnat.ron", r#"Card(name: "gnat", kind: Command)"#);
    folder.write("mods/mine/test.ron", r#"Scenario(name: "a test", given: (you: (hand: ["gnat"])))"#);
    let loaded = folder.load();
    loaded.complains("mods/mine/gnat.ron", "both have");
    let problem = loaded.complains("mods/mine/test.ron", "is left out with it");
    assert!(problem.is_error());
    let kept = loaded.0.pieces.iter().any(|piece| piece.file.ends_with("test.ron"));
    assert!(!kept, "the scenario would run against another card");
}

#[test]
fn attributes_and_genders_that_are_none() {
    says_of(
        &[
            ("eel.ron", r#"Card(name: "eel", kind: Command)"#),
            ("lang/en.ftl", "card-eel = Eel\n    .flavor = Wet.\n"),
            ("lang/es.ftl", "card-eel = Anguila\n    .gender = banana\n"),
        ],
        "
        lang/en.ftl:2:5: warning: nothing reads `.flavor`
        2 |     .flavor = Wet.
          |     ^^^^^^^
          = did you mean `.flavour`?

        lang/es.ftl:2:5: warning: `banana` is no gender
        2 |     .gender = banana
          |     ^^^^^^^
          = write m, f or n",
    );
}

/// What is most like a name is looked for among names, without the word in front of them.
#[test]
fn a_name_of_nothing_is_no_name_of_something_else() {
    says_of(
        &[
            ("eel.ron", r#"Card(name: "culling", kind: Command)"#),
            ("lang/en.ftl", "card-nothing = Nothing\n"),
        ],
        "
        lang/en.ftl:1:1: warning: this names the card `nothing`, and there is none
        1 | card-nothing = Nothing
          | ^^^^^^^^^^^^
          = remove it, or mend the name",
    );
}

/// In what a person reads, scenarios that one broken card leaves out are told of once.
#[test]
fn one_broken_card_is_not_told_of_at_every_mention() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", r#"Card(name: "eel", kind: Command, cots: 1)"#);
    for at in 1..=3 {
        let text =
            format!(r#"Scenario(name: "test {at}", about: ["eel"], given: (you: (hand: ["eel", "eel"])))"#);
        folder.write(&format!("mods/mine/test-{at}.ron"), text);
    }
    let mut problems = folder.load().0.problems;
    assert_eq!(problems.len(), 4);
    bloodless::cards::Problem::told_once(&mut problems);
    assert_eq!(problems.len(), 2);
    assert!(problems[1].message.ends_with(", as do 2 more"), "{}", problems[1]);
}

/// What caused an event has no "other" that what reacts to the event could mean (R53).
#[test]
fn the_other_card_of_a_cause_is_not_the_other_card_of_the_event() {
    let folder = Folder::new();
    folder.manifest("mine", "").write(
        "mods/mine/eel.ron",
        r#"Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
            Whenever(CausedBy(Flips(card: (this: true)), Strikes()), [Destroy(creature: TheOther)])])"#,
    );
    folder.load().complains("mods/mine/eel.ron", "nothing gives `TheOther` a meaning here");
}

#[test]
fn words_of_other_games_are_answered_with_what_is_written_here() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Exile(card: This), Draw(player: Me)])"#,
        r#"
        card.ron:1:44: error: no effect is called `Exile`
        1 | Card(name: "eel", kind: Command, effects: [Exile(card: This), Draw(player: Me)])
          |                                            ^^^^^
          = here that is written `Move(card: Choose(kind: Creature), to: Aside(OwnerOf(It)))`

        card.ron:1:76: error: no player is called `Me`
        1 | Card(name: "eel", kind: Command, effects: [Exile(card: This), Draw(player: Me)])
          |                                                                            ^^
          = here that is written `You`"#,
    );
    says(
        r#"Card(name: "eel", kind: Command, effects: [Destroy(creature: Choose(cost: Between(2, 4)))])"#,
        r#"
        card.ron:1:75: error: no reckoning is called `Between`
        1 | Card(name: "eel", kind: Command, effects: [Destroy(creature: Choose(cost: Between(2, 4)))])
          |                                                                           ^^^^^^^
          = here that is written `all_of: [(cost: AtLeast(2)), (cost: AtMost(4))]`"#,
    );
}

#[test]
fn an_unclosed_word_is_told_where_it_stands() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 2,
            kin: "insect",
            cost: 1,
            keywords: ["flying"],
        )"#,
        r#"
        card.ron:3:11: error: this `Creature(` is not closed before `kin`
        3 |     kind: Creature(health: 1, defense: 0, power: 2,
          |           ^^^^^^^^
          = write `)` before `kin`"#,
    );
}

#[test]
fn a_field_of_what_stands_around() {
    says(
        r#"
        Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 2, keywords: ["flying"]))"#,
        r#"
        card.ron:1:67: error: `Creature` has no field `keywords`
        1 | Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 2, keywords: ["flying"]))
          |                                                                   ^^^^^^^^
          = it is a field of `Card`: close `Creature(…)` before it"#,
    );
}

#[test]
fn numbers_in_quotes() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: "0", power: "X"),
            cost: "1",
            abilities: [Whenever(Dies(creature: (this: true)), [Draw(player: You, count: "2")])],
        )"#,
        r#"
        card.ron:3:40: error: expected a number or a variable such as X, found a text
        3 |     kind: Creature(health: 1, defense: "0", power: "X"),
          |                                        ^^^
          = take the quotes away: 0

        card.ron:3:52: error: expected a number or a variable such as X, found a text
        3 |     kind: Creature(health: 1, defense: "0", power: "X"),
          |                                                    ^^^
          = take the quotes away: X

        card.ron:4:11: error: expected a number or a variable such as X, found a text
        4 |     cost: "1",
          |           ^^^
          = take the quotes away: 1

        card.ron:5:82: error: expected a number or a variable such as X, or a reckoning such as `Count(…)`, found a text
        5 |     abilities: [Whenever(Dies(creature: (this: true)), [Draw(player: You, count: "2")])],
          |                                                                                  ^^^
          = take the quotes away: 2"#,
    );
}

#[test]
fn a_selection_where_a_pattern_is_meant() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 2),
            abilities: [
                Whenever(Enters(creature: This), [Draw(player: You)]),
                Whenever(Dies(), [Later(When(Enters(creature: It), [Draw(player: You)]))]),
            ],
        )"#,
        r#"
        card.ron:5:35: error: expected a pattern of cards in `(…)` with `this`, `other`, `is`, `kind`, `kin`, `name`, `owner`, `controller`, `zone`, `top`, `bottom`, `health` …, found `This`
        5 |         Whenever(Enters(creature: This), [Draw(player: You)]),
          |                                   ^^^^
          = write `(this: true)`

        card.ron:6:55: error: expected a pattern of cards in `(…)` with `this`, `other`, `is`, `kind`, `kin`, `name`, `owner`, `controller`, `zone`, `top`, `bottom`, `health` …, found `It`
        6 |         Whenever(Dies(), [Later(When(Enters(creature: It), [Draw(player: You)]))]),
          |                                                       ^^
          = write `(is: It)`"#,
    );
}

#[test]
fn a_condition_where_a_trigger_is_meant() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 2),
            abilities: [Whenever(Heads, [Draw(player: You)]), Whenever(MainPhase, [Draw(player: You)])],
        )"#,
        r#"
        card.ron:4:26: error: no trigger is called `Heads`
        4 |     abilities: [Whenever(Heads, [Draw(player: You)]), Whenever(MainPhase, [Draw(player: You)])],
          |                          ^^^^^
          = `Heads` is a condition; here that is written `FlipsCoin(player: You, result: 1)`

        card.ron:4:64: error: no trigger is called `MainPhase`
        4 |     abilities: [Whenever(Heads, [Draw(player: You)]), Whenever(MainPhase, [Draw(player: You)])],
          |                                                                ^^^^^^^^^
          = `MainPhase` is a condition; a trigger with one is Where(TurnStarts(), MainPhase)"#,
    );
}

#[test]
fn fields_by_other_words() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            effects: [
                Damage(target: Choose(kind: Creature, player: Opponent, count: 2), damage: 2),
                Draw(who: You, number: 2),
            ],
        )"#,
        r#"
        card.ron:5:16: error: `Damage` has no field `target`
        5 |         Damage(target: Choose(kind: Creature, player: Opponent, count: 2), damage: 2),
          |                ^^^^^^
          = here that is `creature`

        card.ron:5:47: error: `Choose` has no field `player`
        5 |         Damage(target: Choose(kind: Creature, player: Opponent, count: 2), damage: 2),
          |                                               ^^^^^^
          = here that is `controller`

        card.ron:5:65: error: `Choose` has no field `count`
        5 |         Damage(target: Choose(kind: Creature, player: Opponent, count: 2), damage: 2),
          |                                                                 ^^^^^
          = a choice with details is Pick(from: (…), count: …)

        card.ron:5:76: error: `Damage` has no field `damage`
        5 |         Damage(target: Choose(kind: Creature, player: Opponent, count: 2), damage: 2),
          |                                                                            ^^^^^^
          = here that is `amount`

        card.ron:6:14: error: `Draw` has no field `who`
        6 |         Draw(who: You, number: 2),
          |              ^^^
          = here that is `player`

        card.ron:6:24: error: `Draw` has no field `number`
        6 |         Draw(who: You, number: 2),
          |                        ^^^^^^
          = here that is `count`"#,
    );
}

#[test]
fn a_name_with_a_capital_letter_is_one_mistake() {
    says_of(
        &[
            (
                "card.ron",
                r#"
            Card(name: "Tumbler", kind: Command)"#,
            ),
            (
                "cards.ron",
                r#"
            Card(name: "eel", kind: Command, effects: [Search(player: You, wanted: (name: "tumbler"))])"#,
            ),
            (
                "test.ron",
                r#"
            Scenario(name: "tumbles", given: (you: (hand: ["tumbler"])), when: ["play tumbler"])"#,
            ),
        ],
        r#"
        card.ron:1:12: error: `Tumbler` cannot be a name
        1 | Card(name: "Tumbler", kind: Command)
          |            ^^^^^^^^^
          = use small letters, digits and hyphens, at most 80; how it is shown stands in lang/

        cards.ron:1:79: error: the card `tumbler` is left out because of an error of its own
        1 | Card(name: "eel", kind: Command, effects: [Search(player: You, wanted: (name: "tumbler"))])
          |                                                                               ^^^^^^^^^
          = mend card.ron:1:12 first

        test.ron:1:48: error: this speaks of `tumbler`, which was left out, and is not run
        1 | Scenario(name: "tumbles", given: (you: (hand: ["tumbler"])), when: ["play tumbler"])
          |                                                ^^^^^^^^^
          = mend card.ron:1:12 first"#,
    );
}
