//! R39 to R41: prevention, being played, payments.

use crate::common::scenario;

/// R39 Shield counters lessen damage and are used up by it.
#[test]
fn r39_prevented_damage_uses_up_the_shield() {
    scenario("you: board [giraffe _ _ _]")
        .force("[PreventDamage(creature: Choose(name: \"giraffe\"), amount: 3)]")
        .expect_counters("giraffe", "shield", 3)
        .force("[Damage(creature: Choose(name: \"giraffe\"), amount: 2)]")
        .expect_stats("giraffe", "5/0/1")
        .expect_counters("giraffe", "shield", 1)
        .force("[Damage(creature: Choose(name: \"giraffe\"), amount: 2)]")
        .expect_stats("giraffe", "4/0/1")
        .expect_counters("giraffe", "shield", 0);
}

/// R40 A creature that was summoned and not played does not do what it does when played.
#[test]
fn r40_when_played_means_entering_after_a_play() {
    let caller = "Card(name: \"caller\", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Whenever(Enters(creature: (this: true, played_this_turn: true)), [HealPool(amount: 1)]),
    ])";
    scenario("you: hand [caller]; pool 5")
        .with(caller)
        .choose_all(&["play caller", "space 1"])
        .expect_history(&["Enter you caller on space 1", "HealPool 1"])
        .expect("pool 6");
    scenario("you: hand [caller]; pool 5")
        .with(caller)
        .force("[Summon(creature: Choose(zone: [Hand], name: \"caller\"))]")
        .choose("space 1")
        .expect("you: board [caller _ _ _]; pool 5");
}

/// R41 If the blood is gone when it is to be paid, nothing is paid and the card stays in hand.
#[test]
fn r41_a_payment_that_cannot_be_made_whole_stops_the_play() {
    let leech = "Card(name: \"leech\", kind: Creature(health: 1, defense: 0, power: 0), cost: 1, abilities: [
        AsPlayed([LoseBlood(player: You, amount: 1)]),
    ])";
    scenario("you: blood 1, hand [leech]")
        .with(leech)
        .choose_all(&["play leech", "space 2"])
        .expect_history(&["LoseBlood you 1", "LoseBlood! you 1"])
        .expect("you: blood 0, hand [leech], board [_ _ _ _]");
}

/// R41 Nobody can respond between a play and its payment.
#[test]
fn r41_no_window_opens_before_the_payment() {
    scenario("you: blood 2, hand [mosquito], board [_ _ _ lantern-keeper]")
        .choose_all(&["play mosquito", "space 1"])
        .expect("you: blood 1")
        .expect_legal("pass");
}

/// R41 Not even where the play is reacted to, or something is chosen as the card is played.
#[test]
fn r41_no_window_opens_between_a_play_and_its_payment_whatever_happens_there() {
    let spender = r#"Card(name: "spender", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Activated(cost: [LoseBlood(player: You, amount: 1)], do: [HealPool(amount: 1)], speed: Instant)])"#;
    let clerk = r#"Card(name: "clerk", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Whenever(Plays(), [GainDraws(player: You, amount: 1)])])"#;
    let planner = r#"Card(name: "planner", kind: Creature(health: 1, defense: 0, power: 0), cost: 1, abilities: [
        AsPlayed([GainDraws(player: You, amount: 1)])])"#;
    for (board, card) in [("spender clerk", "mosquito"), ("spender", "planner")] {
        scenario(&format!("you: board [{board}], hand [{card}], blood 1"))
            .with(spender)
            .with(clerk)
            .with(planner)
            .choose_all(&[&format!("play {card}"), "space 3"])
            .expect("you: blood 0, draws 1, hand []; pool 20");
    }
}

/// R45 A Vestige that is paid with goes aside; a card that would change that does not.
#[test]
fn r45_a_vestige_paid_with_goes_aside() {
    let card = |name: &str, vestige: bool| {
        format!(
            r#"Card(name: "{name}", kind: Creature(health: 1, defense: 0, power: 0), vestige: {vestige}, abilities: [
            Activated(cost: [Discard(card: This)], do: [GainBlood(player: You, amount: 1)])])"#
        )
    };
    let keeper = r#"Card(name: "keeper", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Instead(Moves(to: AnyDiscard), [Move(card: It, to: OwnersHand)])])"#;
    let table = |name: &str| {
        scenario(&format!("you: board [{name} keeper], blood 0"))
            .with(&card("wisp", true))
            .with(&card("moth", false))
            .with(keeper)
            .choose(&format!("use {name}"))
    };
    table("wisp").expect("you: blood 1, hand [], discard [], aside [wisp]");
    table("moth").expect("you: blood 1, hand [], discard [moth], aside []");
}
