//! R35 to R38: vestiges, flips, deaths.

use bloodless::cards::{DeathCause, EventKind};

use crate::common::{Scenario, scenario};

/// R35 Only a creature that an effect creates on the board is spawned; a vestige played from a hand is
/// summoned.
#[test]
fn r35_a_vestige_from_the_hand_is_summoned() {
    scenario("you: board [bee bee _ _]")
        .force("[Spawn(name: \"larva\", player: You, on: First(owner: You, free: true))]")
        .expect_history(&["Spawn you larva on space 3 larva 1", "Enter you larva on space 3"])
        .expect_not_in_history("Summon")
        .force("[Create(name: \"larva\", player: You, zone: Hand(You))]")
        .choose("play larva")
        .expect_history(&[
            "Play you larva on space 4",
            "Summon you larva on space 4",
            "Enter you larva on space 4",
        ])
        .expect_not_in_history("Spawn");
}

/// R36 A card with a Flip Cost is face-down only in play: in a hand, a deck or a pile it has its name, cost
/// and kin.
#[test]
fn r36_a_flip_card_is_face_down_in_play_only() {
    let count = "[SetPool(to: Count(name: \"kitzka-the-thief\", kin: \"assassin\", cost: 1,
        zone: [Hand, MainDeck, Discard, Board]))]";
    scenario(
        "you: blood 2, hand [kitzka-the-thief], deck [kitzka-the-thief], \
        discard [kitzka-the-thief], board [bee bee bee _]",
    )
    .force(count)
    .expect("pool 3")
    .expect_stats("kitzka-the-thief", "2/1/1")
    .choose("play kitzka-the-thief")
    .expect("you: blood 1, board [bee bee bee ?]")
    .force(count)
    .expect("pool 2")
    .force("[Discard(card: Each(face_down: true))]")
    .force(count)
    .expect("pool 3");
}

/// R37 A letter in the printed Cost of a flip card is set when it is played and kept; its other letters are
/// set at Flip.
#[test]
fn r37_the_letter_of_the_cost_is_set_at_play_and_the_others_at_flip() {
    let mask = r#"Card(name: "mask", kind: Creature(health: 4, defense: Y, power: X), cost: X, flip: Blood(1),
        variables: [(letter: 'Y', most: 5)])"#;
    scenario("you: blood 6, hand [mask], board [bee bee bee _]")
        .with(mask)
        .choose("play mask")
        .choose("3")
        .expect("you: blood 3, board [bee bee bee ?]")
        .choose("flip")
        .expect_answers(&["0", "1", "2", "3", "4", "5"])
        .choose("5")
        .expect("you: blood 2")
        .expect_stats("mask", "4/5/3");
}

fn cause(table: &mut Scenario) -> Vec<Option<DeathCause>> {
    table.events(EventKind::Die).into_iter().map(|(_, event)| event.cause).collect()
}

/// R38 Brought to zero health by a strike, a creature dies in combat; brought there by anything else, for
/// lack of health.
#[test]
fn r38_death_by_a_strike_is_death_in_combat() {
    let table = || scenario("you: board [wasp _ _ _]; them: board [_ _ _ crow]");
    assert_eq!(cause(&mut table().choose("attack")), [Some(DeathCause::Combat)]);
    assert_eq!(
        cause(&mut table().force_from("wasp", "[Attack(creature: This)]")),
        [Some(DeathCause::Combat)]
    );
    let others = [
        "[Damage(creature: Each(controller: Opponent), amount: 2)]",
        "[Lower(card: Each(controller: Opponent), stat: Health, by: 2)]",
        "[SetStat(card: Each(controller: Opponent), stat: Health, to: 0)]",
    ];
    for effects in others {
        assert_eq!(
            cause(&mut table().force_from("wasp", effects)),
            [Some(DeathCause::NoHealth)],
            "{effects}"
        );
    }
}

/// R42 Of two spaces in one column, the one in the own row is struck first.
#[test]
fn r42_in_one_column_the_own_row_is_struck_first() {
    let cat = r#"Card(name: "cat", kind: Creature(health: 1, defense: 0, power: 1),
        attack: [Right(1), OwnRight(1), Left(1)])"#;
    scenario("you: board [_ cat _ _]").with(cat).choose("attack").expect_history(&[
        "Strike you cat on their space 4 1",
        "Strike you cat on space 3 1",
        "Strike you cat on their space 2 1",
    ]);
}
