//! Effects that never do what they say.

use super::says;

#[test]
fn a_move_to_the_board_without_a_space() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            effects: [
                Move(card: Choose(zone: [Discard]), to: Board),
                Move(card: Choose(zone: [Discard]), to: Board, on: Choose(owner: You, free: true)),
            ],
        )"#,
        r#"
        card.ron:5:49: error: a `Move` to `Board` does not say to which space, and never happens
        5 |         Move(card: Choose(zone: [Discard]), to: Board),
          |                                                 ^^^^^
          = say `on: …`, such as on: Choose(owner: You, free: true), or use Summon(creature: …)"#,
    );
}

#[test]
fn a_command_has_no_body() {
    says(
        r#"
        Card(
            name: "eel",
            kind: ExtendedCommand,
            abilities: [Has([Raise(stat: Power, by: 1)]), Has([Raise(of: (kind: Creature), stat: Power, by: 1)])],
            effects: [
                Raise(card: This, stat: Health, by: 1),
                Raise(card: This, stat: Cost, by: 1),
                GainAbility(
                    card: Choose(kind: Creature),
                    ability: Whenever(TurnEnds(), [Raise(card: This, stat: Power, by: 1)]),
                ),
            ],
        )"#,
        r#"
        card.ron:4:22: warning: `eel` is a command, and has no power
        4 |     abilities: [Has([Raise(stat: Power, by: 1)]), Has([Raise(of: (kind: Creature), stat: Power, by: 1)])],
          |                      ^^^^^
          = say whose: of: (kind: Creature, controller: You)

        card.ron:6:9: warning: `eel` is a command, and has no health
        6 |         Raise(card: This, stat: Health, by: 1),
          |         ^^^^^
          = say whose: card: Choose(kind: Creature)"#,
    );
}
