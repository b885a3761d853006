//! S41: variables.

use bloodless::events::Failure;

use super::creature;
use crate::common::{THEM, scenario};

const GOLEM: &str = r#"Card(name: "golem", kind: Creature(health: Y, defense: 1, power: X), cost: X,
    variables: [(letter: 'Y', least: 1, most: 3)])"#;

/// S41 All variables in Cost and stats are defined at Play.
#[test]
fn s41_variables_in_cost_and_stats_are_defined_at_play() {
    scenario("you: blood 4, hand [hollow-colossus]")
        .choose("play hollow-colossus")
        .expect_answers(&["1", "2", "3", "4"])
        .choose_all(&["3", "space 1"])
        .expect("you: blood 1")
        .expect_stats("hollow-colossus", "3/0/3");
    scenario("you: blood 2, hand [golem]")
        .with(GOLEM)
        .choose("play golem")
        .choose("3")
        .choose_all(&["2", "space 1"])
        .expect("you: blood 0")
        .expect_stats("golem", "3/1/2");
}

/// S41, S40 Only what can be paid with everything else can be chosen.
#[test]
fn s41_a_variable_leaves_the_other_costs_payable() {
    let tribute = r#"Card(name: "tribute", kind: Creature(health: X, defense: 0, power: 1), cost: X,
        abilities: [AdditionalCost([LoseBlood(player: You, amount: 2)])])"#;
    scenario("you: blood 4, hand [tribute]")
        .with(tribute)
        .choose("play tribute")
        .expect_answers(&["1", "2"])
        .choose_all(&["2", "space 1"])
        .expect("you: blood 0, board [tribute _ _ _]");
    scenario("you: blood 2, hand [tribute]").with(tribute).expect_not_legal("play tribute");
    let taxed = creature("taxman", "Has([Raise(of: (zone: [Hand]), stat: Cost, by: 1)])");
    scenario("you: blood 3, hand [hollow-colossus], board [taxman]")
        .with(&taxed)
        .choose("play hollow-colossus")
        .expect_answers(&["1", "2"]);
    let twice = r#"Card(name: "twice", kind: Creature(health: X, defense: 0, power: 1), cost: X,
        abilities: [AdditionalCost([LoseBlood(player: You, amount: X)])])"#;
    scenario("you: blood 5, hand [twice]")
        .with(twice)
        .choose("play twice")
        .expect_answers(&["1", "2"])
        .choose_all(&["2", "space 1"])
        .expect("you: blood 1, board [twice _ _ _]");
}

/// S41 A choice made as the card is played may define them.
#[test]
fn s41_a_choice_as_the_card_is_played_may_define_them() {
    scenario("you: blood 3, hand [crimson-tide]; them: board [giraffe]")
        .choose_all(&["play crimson-tide", "2"])
        .expect("you: blood 1")
        .expect_stats("giraffe", "3/0/1");
}

/// S41 Undefined, they count as 0 there.
#[test]
fn s41_undefined_they_count_as_zero() {
    scenario("you: hand [golem]").with(GOLEM).expect_stats("golem", "0/1/0").expect_cost("golem", 0);
}

/// S41 Played for free, the variables of the cost are 0.
#[test]
fn s41_played_for_free_cost_variables_are_zero() {
    scenario("you: blood 9, hand [golem]")
        .with(GOLEM)
        .force("[Play(card: Choose(zone: [Hand]), player: You, free: true, on: First(owner: You))]")
        .expect_answers(&["1", "2", "3"])
        .choose("2")
        .expect("you: blood 9")
        .expect_stats("golem", "2/1/0");
    scenario("you: blood 9, hand [crimson-tide]; them: board [giraffe]")
        .force("[Play(card: Choose(zone: [Hand]), player: You, free: true)]")
        .expect("you: blood 9, discard [crimson-tide]")
        .expect_stats("giraffe", "5/0/1");
}

/// S41 Any other variable is chosen anew each time, within the card's restrictions, and forgotten afterwards.
#[test]
fn s41_other_variables_are_chosen_anew_and_forgotten() {
    let gauge = r#"Card(name: "gauge", kind: Creature(health: 1, defense: 0, power: 0),
        variables: [(letter: 'X', least: 2, most: 4)],
        abilities: [Activated(do: [HealPool(amount: X), GainBlood(player: You, amount: X)])])"#;
    scenario("you: board [gauge], blood 0; pool 10")
        .with(gauge)
        .choose("use gauge")
        .expect_answers(&["2", "3", "4"])
        .choose("3")
        .expect("you: blood 3; pool 13")
        .choose("use gauge")
        .expect_answers(&["2", "3", "4"])
        .choose("4")
        .expect("you: blood 7; pool 17");
}

/// S41 A trigger asks the player whose ability it is when it first needs the variable.
#[test]
fn s41_a_trigger_asks_for_its_variable() {
    let tax = r#"Card(name: "tax", kind: Creature(health: 1, defense: 0, power: 0),
        variables: [(letter: 'X', most: 2)],
        abilities: [Whenever(Draws(player: Opponent), [GainBlood(player: You, amount: X),
            HealPool(amount: X)])])"#;
    scenario("you: deck [bee]; them: board [tax], blood 0; pool 10")
        .with(tax)
        .force("[Draw(player: You)]")
        .expect_decider(THEM)
        .expect_answers(&["0", "1", "2"])
        .choose("2")
        .expect("them: blood 2; pool 12");
}

/// S41 "Cost" means the card's Cost with its variables, not what was paid.
#[test]
fn s41_cost_is_the_cost_of_the_card_and_not_what_was_paid() {
    scenario("you: blood 5, hand [hollow-colossus]")
        .choose_all(&["play hollow-colossus", "3", "space 1"])
        .expect_cost("hollow-colossus", 3);
    scenario("you: blood 0, hand [giraffe]")
        .force("[Play(card: Choose(zone: [Hand]), player: You, free: true, on: First(owner: You))]")
        .expect_cost("giraffe", 4);
    scenario("you: blood 4, hand [crimson-tide]; them: board [their-critic giraffe]")
        .with(&creature(
            "their-critic",
            "Whenever(Executes(command: (cost: 3)), [GainBlood(player: You, amount: 1)])",
        ))
        .choose_all(&["play crimson-tide", "3"])
        .expect("them: blood 1");
}

/// S41 A play that would make a creature enter with 0 health is illegal.
#[test]
fn s41_a_play_with_zero_health_is_illegal() {
    let mist = r#"Card(name: "mist", kind: Creature(health: X, defense: 1, power: 1), cost: X)"#;
    scenario("you: blood 0, hand [mist]").with(mist).expect_not_legal("play mist");
    scenario("you: blood 2, hand [mist]").with(mist).choose("play mist").expect_answers(&["1", "2"]);
    scenario("you: blood 2, hand [mist]")
        .with(mist)
        .expect_legal("play mist")
        .force("[Play(card: Choose(zone: [Hand]), player: You, free: true, on: First(owner: You))]")
        .expect_failure(Failure::ZeroHealth)
        .expect("you: blood 2, hand [mist]");
    scenario("you: blood 2, hand [husk]")
        .with(r#"Card(name: "husk", kind: Creature(health: 0, defense: 1, power: 1), cost: 1)"#)
        .expect_not_legal("play husk")
        .expect_refused("husk", Failure::ZeroHealth);
}
