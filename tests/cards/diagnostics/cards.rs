//! What may stand on which card (D6.1, S34, S45).

use super::says;

#[test]
fn a_plain_command_with_standing_abilities() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            abilities: [
                Whenever(Draws(player: You), [GainBlood(player: You, amount: 1)]),
                Has([Raise(stat: Cost, by: 1)]),
                Activated(do: [Draw(player: You)]),
            ],
        )"#,
        "
        card.ron:5:9: error: `eel` is a plain command and leaves at once: its `Whenever` never works (D6.1)
        5 |         Whenever(Draws(player: You), [GainBlood(player: You, amount: 1)]),
          |         ^^^^^^^^
          = write what happens in `effects`, make it an ExtendedCommand, or give the ability works_in: [Hand] or [Discard]

        card.ron:6:9: error: `eel` is a plain command and leaves at once: its `Has` never works (D6.1)
        6 |         Has([Raise(stat: Cost, by: 1)]),
          |         ^^^
          = write what happens in `effects`, make it an ExtendedCommand, or give the ability works_in: [Hand] or [Discard]

        card.ron:7:9: error: `eel` is a plain command and leaves at once: its `Activated` never works (D6.1)
        7 |         Activated(do: [Draw(player: You)]),
          |         ^^^^^^^^^
          = write what happens in `effects`, make it an ExtendedCommand, or give the ability works_in: [Hand] or [Discard]",
    );
}

#[test]
fn a_command_may_have_abilities_that_work_elsewhere_and_as_it_is_played() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            abilities: [
                With(ability: Has([Lower(stat: Cost, by: 1)]), works_in: [Hand]),
                AdditionalCost([Sacrifice(creature: Choose(controller: You))]),
                AsPlayed([NameKin(player: You, remember: "kin")]),
            ],
            effects: [Draw(player: You)],
        )"#,
        "",
    );
}

#[test]
fn an_extended_command_may_have_both() {
    says(
        r#"
        Card(
            name: "eel",
            kind: ExtendedCommand,
            abilities: [Whenever(Draws(player: Opponent), [GainBlood(player: You, amount: 1)])],
            effects: [Draw(player: You)],
        )"#,
        "",
    );
}

#[test]
fn a_creature_with_effects() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Creature(health: 1, defense: 0, power: 1),
            effects: [Draw(player: You)],
        )"#,
        "
        card.ron:4:14: error: `eel` is a creature: its effects have no moment to happen in (R25)
        4 |     effects: [Draw(player: You)],
          |              ^
          = write abilities, such as Whenever(Enters(creature: (this: true)), […])",
    );
}

#[test]
fn a_saga_with_effects_beside_its_chapters() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            chapters: [[Draw(player: You)], [Draw(player: You)]],
            effects: [GainBlood(player: You, amount: 1)],
        )"#,
        "
        card.ron:5:14: error: `eel` is a saga: its effects are its chapters (S45)
        5 |     effects: [GainBlood(player: You, amount: 1)],
          |              ^
          = make them a chapter, or remove them",
    );
}

#[test]
fn a_command_with_what_creatures_have() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            attack: [Left(1)],
            devours: (kin: "insect"),
            evolves_from: (kin: "insect"),
        )"#,
        r#"
        card.ron:4:13: error: `eel` is a command, and `attack` is for creatures
        4 |     attack: [Left(1)],
          |             ^
          = remove it

        card.ron:5:14: error: `eel` is a command, and `devours` is for creatures
        5 |     devours: (kin: "insect"),
          |              ^
          = remove it

        card.ron:6:19: error: `eel` is a command, and `evolves_from` is for creatures
        6 |     evolves_from: (kin: "insect"),
          |                   ^
          = remove it"#,
    );
}

#[test]
fn until_with_what_has_no_opposite() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            effects: [
                Until(end: TurnEnds(), do: [
                    GainBlood(player: You, amount: 1),
                    Draw(player: You),
                    If(MainPhase, [Destroy(creature: Choose(kind: Creature))]),
                ]),
            ],
        )"#,
        "
        card.ron:7:13: error: `eel` does `Draw` until something, and that has no opposite (S34)
        7 |             Draw(player: You),
          |             ^^^^
          = take it out of the `Until`; what can be undone is listed in S35 and R54

        card.ron:8:28: error: `eel` does `Destroy` until something, and that has no opposite (S34)
        8 |             If(MainPhase, [Destroy(creature: Choose(kind: Creature))]),
          |                            ^^^^^^^
          = take it out of the `Until`; what can be undone is listed in S35 and R54",
    );
}

#[test]
fn a_keyword_that_grants_another_as_an_ability() {
    says(
        r#"
        Keyword(
            name: "soaring",
            abilities: [
                Whenever(Enters(creature: (this: true)), [GainAbility(card: This, ability: Keyword("flying"))]),
                Has([Ability(of: (on: (beside: This)), ability: Keyword("flying"))]),
            ],
        )"#,
        r#"
        card.ron:4:84: error: inside a keyword another one is given by its name, not as an ability
        4 |         Whenever(Enters(creature: (this: true)), [GainAbility(card: This, ability: Keyword("flying"))]),
          |                                                                                    ^^^^^^^
          = write GainKeyword(card: …, keyword: "…")

        card.ron:5:57: error: inside a keyword another one is given by its name, not as an ability
        5 |         Has([Ability(of: (on: (beside: This)), ability: Keyword("flying"))]),
          |                                                         ^^^^^^^
          = write Keyword(of: …, keyword: "…")"#,
    );
}
