//! S30: the order in which abilities apply.

use super::{creature, extended};
use crate::common::{Scenario, scenario};

/// An ability that marks the player "you" when the pool is healed, so that the history tells the order.
fn marks(name: &str, terms: &str) -> String {
    format!(
        r#"With(ability: Whenever(HealsPool(), [AddCounters(player: You, counter: "{name}", amount: 1)]){terms})"#
    )
}

fn order(table: Scenario) -> Vec<String> {
    let mut table = table.force("[HealPool(amount: 1)]");
    let lines = table.happened();
    let marks = lines.iter().filter(|line| line.starts_with("AddCounters"));
    marks.map(|line| line.split(' ').nth(2).unwrap_or_default().to_owned()).collect()
}

/// S30 First the ability's own precedence, higher before lower.
#[test]
fn s30_the_own_precedence_comes_first() {
    let table = scenario("you: board [low plain]; them: board [high]")
        .with(&creature("low", &marks("low", ", precedence: -1")))
        .with(&creature("plain", &marks("plain", "")))
        .with(&creature("high", &marks("high", ", precedence: 3")));
    assert_eq!(order(table), ["high", "plain", "low"]);
    scenario("you: board [doubler adder], blood 0")
        .with(&creature(
            "doubler",
            "Instead(GainsBlood(),
            [TheEventWith(amount: Product([EventAmount, 2]))])",
        ))
        .with(&creature(
            "adder",
            "With(ability: Instead(GainsBlood(),
            [TheEventWith(amount: Sum([EventAmount, 1]))]), precedence: 1)",
        ))
        .force("[GainBlood(player: You, amount: 3)]")
        .expect("you: blood 8");
}

/// S30 Among equals, EMTAs that change come before EMTAs that deny.
#[test]
fn s30_changing_comes_before_denying() {
    let deny = creature("guard", "Deny(GainsBlood(amount: AtLeast(3)))");
    let raise = creature("raiser", "Instead(GainsBlood(), [TheEventWith(amount: Sum([EventAmount, 2]))])");
    scenario("you: board [guard raiser], blood 0")
        .with(&deny)
        .with(&raise)
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_history(&["GainBlood- you 1"])
        .expect("you: blood 0");
    let early = creature("guard", "With(ability: Deny(GainsBlood(amount: AtLeast(3))), precedence: 1)");
    scenario("you: board [guard raiser], blood 0")
        .with(&early)
        .with(&raise)
        .force("[GainBlood(player: You, amount: 1)]")
        .expect("you: blood 3");
}

/// S30 Then the active player's cards come before the inactive player's.
#[test]
fn s30_the_active_players_cards_come_first() {
    let table = |start: &str| {
        scenario(start)
            .with(&creature("left", &marks("left", "")))
            .with(&extended("drums", &marks("drums", "")))
            .with(&creature("theirs-left", &marks("theirs-left", "")))
    };
    let board = "you: board [_ left], timeline [drums]; them: board [theirs-left]";
    assert_eq!(order(table(board)), ["left", "drums", "theirs-left"]);
    assert_eq!(order(table(&format!("{board}; they move"))), ["theirs-left", "left", "drums"]);
}

/// S30 Then the board from left to right, each row from its own side.
#[test]
fn s30_the_board_goes_from_left_to_right() {
    let table = ["a", "b", "c", "d"]
        .iter()
        .fold(scenario("you: board [_ b _ a]; them: board [d _ _ c]"), |table, name| {
            table.with(&creature(name, &marks(name, "")))
        });
    assert_eq!(order(table), ["b", "a", "d", "c"]);
}

/// S30 Then the timeline in order, hands, discard piles, players, the rules of the game.
#[test]
fn s30_the_timeline_hands_piles_players_and_rules_follow() {
    let everywhere = ", works_in: [Board, Timeline, Hand, Discard]";
    let table = scenario("you: board [a], timeline [c b], hand [d], discard [e]")
        .with(&creature("a", &marks("a", everywhere)))
        .with(&extended("b", &marks("b", everywhere)))
        .with(&extended("c", &marks("c", everywhere)))
        .with(&creature("d", &marks("d", everywhere)))
        .with(&creature("e", &marks("e", everywhere)))
        .with(
            r#"Rule(name: "A0", abilities: [Whenever(HealsPool(),
            [AddCounters(player: Active, counter: "rule", amount: 1)])])"#,
        )
        .force(r#"[Later(Whenever(HealsPool(), [AddCounters(player: You, counter: "player", amount: 1)]))]"#);
    assert_eq!(order(table), ["a", "c", "b", "d", "e", "player", "rule"]);
}

/// S30 Then the order written on the card.
#[test]
fn s30_the_order_on_the_card_decides_last() {
    let abilities = format!("{}, {}, {}", marks("one", ""), marks("two", ""), marks("three", ""));
    let table = scenario("you: board [trio]").with(&creature("trio", &abilities));
    assert_eq!(order(table), ["one", "two", "three"]);
}

/// S30 The order is total and leaves nothing to chance: a fork of the match goes the same way.
#[test]
fn s30_the_order_is_the_same_every_time() {
    let build = || {
        ["a", "b", "c", "d", "e", "f"].iter().fold(
            scenario("you: board [a b], hand [c c], discard [d d]; them: board [e], hand [f f]"),
            |table, name| table.with(&creature(name, &marks(name, ", works_in: [Board, Hand, Discard]"))),
        )
    };
    let mut table = build();
    let mut fork = table.game().fork();
    let heal = "[HealPool(amount: 1)]";
    let mut table = table.force(heal);
    fork.force(bloodless::table::PlayerId::seat(0), None, heal).unwrap();
    assert_eq!(fork.hash(), table.game().hash());
    assert_eq!(order(build()), ["a", "b", "c", "c", "d", "d", "e", "f", "f"]);
}

/// S30 "Instead, nothing" is a denial and comes after what changes.
#[test]
fn s30_instead_nothing_is_a_denial() {
    scenario("you: board [never more]")
        .with(&creature("never", "Instead(GainsBlood(player: You), [])"))
        .with(&creature(
            "more",
            "Instead(GainsBlood(player: You), [GainDraws(player: You, amount: 1), TheEvent])",
        ))
        .force("[GainBlood(player: You, amount: 3)]")
        .expect("you: draws 1, blood 0");
}

/// S30, S31 The order is total: two cards that are summoned in one pass both have their own abilities.
#[test]
fn s30_two_cards_on_their_way_have_each_their_place() {
    let twin = r#"Card(name: "twin", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Instead(Summons(creature: (this: true)), [TheEvent, GainDraws(player: You, amount: 1)])])"#;
    let call = "With(ability: Instead(HealsPool(), [Summon(creature: Each(zone: [Hand], controller: You),
        player: You, on: First(owner: You, free: true))]), precedence: 9)";
    scenario("you: board [call], hand [twin twin]")
        .with(twin)
        .with(&creature("call", call))
        .force("[HealPool(amount: 1)]")
        .expect("you: draws 2");
}
