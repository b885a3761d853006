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
