//! D7.9 variables.

use bloodless::decisions::Ask;
use bloodless::events::Failure;

use crate::common::{THEM, YOU, scenario};

/// D7.9.1 A number may be a variable, a letter of the Latin or Greek alphabet, that starts Undefined.
#[test]
fn d7_9_1_a_variable_is_a_letter_and_starts_undefined() {
    for letter in ["X", "Ω"] {
        let storm = format!("Card(name: \"storm\", kind: ExtendedCommand, cost: {letter})");
        let mut table =
            scenario("you: blood 3, hand [storm]").with(&storm).expect_cost("storm", 0).choose("play storm");
        let ask = table.game().question().map(|question| question.ask);
        assert_eq!(ask, Some(Ask::Variable(letter.chars().next().unwrap())));
        table.choose("2").expect_cost("storm", 2).expect("you: blood 1, timeline [storm]");
    }
}

const HYDRA: &str = r#"Card(name: "hydra", kind: Creature(health: X, defense: 0, power: X), cost: X,
    abilities: [Whenever(Draws(player: You), [HealPool(amount: X)])])"#;

/// D7.9.2 The same letter on one card is the same number everywhere: in cost, stats and abilities.
#[test]
fn d7_9_2_one_letter_is_one_number_all_over_the_card() {
    scenario("you: blood 5, hand [hydra], deck [bee], board [bee bee bee _]")
        .with(HYDRA)
        .choose("play hydra")
        .choose("3")
        .expect("you: blood 2")
        .expect_cost("hydra", 3)
        .expect_stats("hydra", "3/0/3")
        .force("[Draw(player: You)]")
        .expect("you: hand [bee]; pool 23");
}

/// D7.9.4 The value of a Defined variable is the number it holds: nobody is asked again, whatever blood
/// there is by then.
#[test]
fn d7_9_4_a_defined_variable_keeps_its_number() {
    scenario("you: blood 2, hand [hydra], deck [bee bee]")
        .with(HYDRA)
        .choose_all(&["play hydra", "2", "space 1"])
        .force("[GainBlood(player: You, amount: 9)]")
        .force("[Draw(player: You)]")
        .expect("pool 22")
        .force("[Draw(player: You)]")
        .expect("pool 24")
        .expect_stats("hydra", "2/0/2");
}

/// D7.9.5 An Undefined variable counts as zero where it is printed in the cost or stats, and is chosen
/// otherwise.
#[test]
fn d7_9_5_an_undefined_variable_is_zero_or_chosen() {
    let imp = r#"Card(name: "imp", kind: Creature(health: 2, defense: X, power: X), cost: X,
        abilities: [Whenever(Draws(player: You), [HealPool(amount: Y)])], variables: [(letter: 'Y',
        most: 2)])"#;
    scenario("you: blood 5, discard [imp], deck [bee], board [bee bee bee _]")
        .with(imp)
        .force("[Summon(creature: Each(zone: [Discard]), player: You)]")
        .expect_stats("imp", "2/0/0")
        .force("[Draw(player: You)]")
        .expect_answers(&["0", "1", "2"])
        .choose("2")
        .expect("pool 22");
}

/// D7.9.5.1 An Undefined letter of cost or stats counts as zero on the whole card: a hydra that was not
/// played heals nothing.
#[test]
fn d7_9_5_1_an_undefined_letter_of_the_stats_is_zero() {
    let tall = HYDRA.replace("health: X", "health: 4");
    scenario("you: blood 5, discard [hydra], deck [bee], board [bee bee bee _]")
        .with(&tall)
        .force("[Summon(creature: Each(zone: [Discard]), player: You)]")
        .expect_stats("hydra", "4/0/0")
        .expect_cost("hydra", 0)
        .force("[Draw(player: You)]")
        .expect_failure(Failure::Nothing)
        .expect("pool 20");
}

/// D7.9.5.2 Any other Undefined letter is chosen within the card's bounds by the player whose card it is,
/// and forgotten afterwards.
#[test]
fn d7_9_5_2_another_letter_is_chosen_each_time_by_the_cards_player() {
    let oracle = r#"Card(name: "oracle", kind: Creature(health: 2, defense: 0, power: 0),
        abilities: [Whenever(Draws(), [HealPool(amount: Y), DrainPool(amount: Y), HealPool(amount: Y)])],
        variables: [(letter: 'Y', least: 1, most: 3)])"#;
    scenario("you: deck [bee bee]; them: board [oracle _ _ _]")
        .with(oracle)
        .force("[Draw(player: You)]")
        .expect_decider(THEM)
        .expect_answers(&["1", "2", "3"])
        .choose("3")
        .expect("pool 23")
        .expect_decider(YOU)
        .force("[Draw(player: You)]")
        .expect_decider(THEM)
        .expect_answers(&["1", "2", "3"])
        .choose("1")
        .expect("pool 24");
}
