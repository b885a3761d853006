//! Warnings: what is legal and surely not meant.

use super::{says, says_of};

/// A creature with these abilities.
fn with_abilities(abilities: &str) -> String {
    format!(
        "Card(\n    name: \"eel\",\n    kind: Creature(health: 1, defense: 0, power: 1),\n    abilities: [\n        {abilities}\n    ],\n)"
    )
}

#[test]
fn an_ability_that_can_never_trigger_where_it_works() {
    let ability =
        r#"With(ability: Whenever(Attacks(creature: (this: true)), [Draw(player: You)]), works_in: [Hand]),"#;
    says(&with_abilities(ability), "
        card.ron:5:97: warning: this never triggers: `Attack` happens to a creature on the board
        5 |         With(ability: Whenever(Attacks(creature: (this: true)), [Draw(player: You)]), works_in: [Hand]),
          |                                                                                                 ^
          = add Board to works_in, or leave it out");
}

#[test]
fn a_trigger_that_asks_for_a_card_that_cannot_be() {
    let ability = r#"Whenever(Enters(creature: (this: true, other: true)), [Draw(player: You)]),"#;
    says(
        &with_abilities(ability),
        "
        card.ron:5:55: warning: no card is this one and another
        5 |         Whenever(Enters(creature: (this: true, other: true)), [Draw(player: You)]),
          |                                                       ^^^^
          = remove one of the two",
    );
}

#[test]
fn a_trigger_of_no_events() {
    says(
        &with_abilities("Whenever(AnyOf([]), [Draw(player: You)]),"),
        "
        card.ron:5:18: warning: none of no triggers ever happens
        5 |         Whenever(AnyOf([]), [Draw(player: You)]),
          |                  ^^^^^
          = name the triggers",
    );
}

#[test]
fn denying_a_failure() {
    says(
        &with_abilities("Deny(Fails(Draws(player: You))),"),
        "
        card.ron:5:14: warning: `Deny` comes before the event, which has not failed yet: this never applies
        5 |         Deny(Fails(Draws(player: You))),
          |              ^^^^^
          = use Whenever(Fails(…), […])",
    );
}

#[test]
fn a_condition_that_never_holds() {
    says(
        &with_abilities("While(Number(1, AtLeast(2)), [Raise(stat: Power, by: 1)]),"),
        "
        card.ron:5:15: warning: this condition never holds
        5 |         While(Number(1, AtLeast(2)), [Raise(stat: Power, by: 1)]),
          |               ^^^^^^
          = mend it, or remove what waits for it",
    );
}

#[test]
fn two_phases_at_once() {
    says(
        &with_abilities("While(All([MainPhase, AttackPhase]), [Raise(stat: Power, by: 1)]),"),
        "
        card.ron:5:15: warning: this condition never holds
        5 |         While(All([MainPhase, AttackPhase]), [Raise(stat: Power, by: 1)]),
          |               ^^^
          = mend it, or remove what waits for it",
    );
}

#[test]
fn creatures_on_the_timeline() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [Destroy(creature: Each(kind: Creature, zone: [Timeline]))])"#,
        r#"
        card.ron:1:89: warning: no card of this type is ever on the timeline
        1 | Card(name: "eel", kind: Command, effects: [Destroy(creature: Each(kind: Creature, zone: [Timeline]))])
          |                                                                                         ^
          = creatures are on the Board, commands on the Timeline"#,
    );
}

#[test]
fn an_ability_that_does_nothing() {
    says(
        &with_abilities("Whenever(Draws(player: You), []), Instead(Draws(player: You), []), Has([]), Activated(cost: []),"),
        "
        card.ron:5:9: warning: this `Whenever` does nothing
        5 |         Whenever(Draws(player: You), []), Instead(Draws(player: You), []), Has([]), Activated(cost: []),
          |         ^^^^^^^^
          = give it effects, or remove it

        card.ron:5:43: warning: this `Instead` does nothing in its place
        5 |         Whenever(Draws(player: You), []), Instead(Draws(player: You), []), Has([]), Activated(cost: []),
          |                                           ^^^^^^^
          = write Deny(…) if it must not happen

        card.ron:5:76: warning: this `Has` says nothing
        5 |         Whenever(Draws(player: You), []), Instead(Draws(player: You), []), Has([]), Activated(cost: []),
          |                                                                            ^^^
          = give it passives

        card.ron:5:85: warning: this ability costs something or nothing, and does nothing
        5 |         Whenever(Draws(player: You), []), Instead(Draws(player: You), []), Has([]), Activated(cost: []),
          |                                                                                     ^^^^^^^^^
          = give it `do: […]`",
    );
}

#[test]
fn effects_that_do_nothing() {
    says(
        r#"Card(name: "eel", kind: Command, effects: [If(MainPhase, []), Repeat(0, [Draw(player: You)]), ForEach(do: [Draw(player: You)])])"#,
        r#"
        card.ron:1:44: warning: this `If` does nothing
        1 | Card(name: "eel", kind: Command, effects: [If(MainPhase, []), Repeat(0, [Draw(player: You)]), ForEach(do: [Draw(player: You)])])
          |                                            ^^
          = give it effects, or remove it

        card.ron:1:63: warning: this `Repeat` does nothing
        1 | Card(name: "eel", kind: Command, effects: [If(MainPhase, []), Repeat(0, [Draw(player: You)]), ForEach(do: [Draw(player: You)])])
          |                                                               ^^^^^^
          = give it effects, or remove it

        card.ron:1:95: warning: this `ForEach` goes over nothing
        1 | Card(name: "eel", kind: Command, effects: [If(MainPhase, []), Repeat(0, [Draw(player: You)]), ForEach(do: [Draw(player: You)])])
          |                                                                                               ^^^^^^^
          = give it a card, a space or a player"#,
    );
}

#[test]
fn terms_around_a_keyword() {
    says(
        &with_abilities(r#"With(ability: Keyword("flying"), uses: 1),"#),
        r#"
        card.ron:5:9: warning: the terms of this `With` are ignored: a keyword has its own
        5 |         With(ability: Keyword("flying"), uses: 1),
          |         ^^^^
          = write Keyword(…) alone, or its abilities in place of it"#,
    );
}

#[test]
fn a_creature_without_health() {
    says(
        r#"Card(name: "eel", kind: Creature(health: 0, defense: 0, power: 1))"#,
        r#"
        card.ron:1:42: warning: a creature with 0 health can never be played (S41)
        1 | Card(name: "eel", kind: Creature(health: 0, defense: 0, power: 1))
          |                                          ^
          = give it health"#,
    );
}

#[test]
fn an_ability_that_sets_itself_off() {
    says(
        &with_abilities("Whenever(GainsBlood(player: You), [GainBlood(player: You, amount: 1)]),"),
        "
        card.ron:5:9: warning: this ability of `eel` sets itself off for ever (S38)
        5 |         Whenever(GainsBlood(player: You), [GainBlood(player: You, amount: 1)]),
          |         ^^^^^^^^
          = let someone choose (May), ask a cost, add a condition, or limit its uses",
    );
}

#[test]
fn abilities_that_set_each_other_off() {
    says_of(
        &[
            (
                "a.ron",
                r#"
                Card(
                    name: "leech",
                    kind: Creature(health: 1, defense: 0, power: 1),
                    abilities: [Whenever(GainsBlood(player: You), [HealPool(amount: 1)])],
                )"#,
            ),
            (
                "b.ron",
                r#"
                Card(
                    name: "spring",
                    kind: Creature(health: 1, defense: 0, power: 1),
                    abilities: [Whenever(HealsPool(), [GainBlood(player: You, amount: 1)])],
                )"#,
            ),
        ],
        "
        a.ron:4:17: warning: these abilities set each other off for ever: leech → spring → leech (S38)
        4 |     abilities: [Whenever(GainsBlood(player: You), [HealPool(amount: 1)])],
          |                 ^^^^^^^^
          = let someone choose (May), ask a cost, add a condition, or limit its uses",
    );
}

#[test]
fn a_choice_or_a_limit_ends_a_cycle() {
    says(
        &with_abilities(
            "Whenever(GainsBlood(player: You), [May(do: [GainBlood(player: You, amount: 1)])]), \
             With(ability: Whenever(HealsPool(), [HealPool(amount: 1)]), per_turn: 1),",
        ),
        "",
    );
}

#[test]
fn a_command_that_waits_for_what_happens_to_creatures() {
    says(
        r#"
        Card(
            name: "eel",
            kind: ExtendedCommand,
            abilities: [Whenever(AnyOf([Attacks(creature: (this: true)), Dies(creature: (this: true))]), [Draw(player: You)])],
        )"#,
        "
        card.ron:4:33: warning: this never triggers: `eel` is a command, and `Attack` happens to creatures
        4 |     abilities: [Whenever(AnyOf([Attacks(creature: (this: true)), Dies(creature: (this: true))]), [Draw(player: You)])],
          |                                 ^^^^^^^
          = wait for something else

        card.ron:4:66: warning: this never triggers: `eel` is a command, and `Die` happens to creatures
        4 |     abilities: [Whenever(AnyOf([Attacks(creature: (this: true)), Dies(creature: (this: true))]), [Draw(player: You)])],
          |                                                                  ^^^^
          = wait for something else",
    );
}

#[test]
fn a_creature_that_waits_for_what_happens_to_commands() {
    says(
        &with_abilities("Whenever(Executes(command: (this: true)), [Draw(player: You)]),"),
        "
        card.ron:5:18: warning: this never triggers: `eel` is a creature, and `Execute` happens to commands
        5 |         Whenever(Executes(command: (this: true)), [Draw(player: You)]),
          |                  ^^^^^^^^
          = wait for something else",
    );
}

#[test]
fn a_keyword_that_is_given_twice() {
    says(
        r#"Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 1), keywords: ["flying", "flying"])"#,
        r#"
        card.ron:1:89: warning: the keyword `flying` is given twice
        1 | Card(name: "eel", kind: Creature(health: 1, defense: 0, power: 1), keywords: ["flying", "flying"])
          |                                                                                         ^^^^^^^^
          = keep one of them"#,
    );
}

#[test]
fn a_card_that_waits_in_play_for_what_happens_in_a_hand() {
    says(
        &with_abilities(
            "Whenever(Draws(card: (this: true)), [Draw(player: You)]),
        Whenever(Discards(card: (this: true), from: AnyHand), [Draw(player: You)]),
        With(ability: Whenever(Draws(card: (this: true)), [Draw(player: You)]), works_in: [Hand]),
        Whenever(Discards(card: (this: true)), [Draw(player: You)]),",
        ),
        "
        card.ron:5:18: warning: this never triggers: a card that is drawn is in a hand, and the ability works in play only (S31)
        5 |         Whenever(Draws(card: (this: true)), [Draw(player: You)]),
          |                  ^^^^^
          = say where it works: With(ability: …, works_in: [Hand])

        card.ron:6:18: warning: this never triggers: a card that is discarded from there is in a discard pile, and the ability works in play only (S31)
        6 |         Whenever(Discards(card: (this: true), from: AnyHand), [Draw(player: You)]),
          |                  ^^^^^^^^
          = say where it works: With(ability: …, works_in: [Discard])",
    );
}
