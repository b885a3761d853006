//! R39 to R41: prevention, being played, payments.

use crate::common::scenario;

/// R39 Shield counters lessen damage and are used up by it.
#[test]
fn r39_prevented_damage_uses_up_the_shield() {
    scenario("you: board [giraffe _ _ _]")
        .force("[PreventDamage(creature: Choose(name: Is(\"giraffe\")), amount: 3)]")
        .expect_counters("giraffe", "shield", 3)
        .force("[Damage(creature: Choose(name: Is(\"giraffe\")), amount: 2)]")
        .expect_stats("giraffe", "5/0/1")
        .expect_counters("giraffe", "shield", 1)
        .force("[Damage(creature: Choose(name: Is(\"giraffe\")), amount: 2)]")
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
        .choose_all(&["play caller", "space 0"])
        .expect_history(&["Enter you caller on space 0", "HealPool 1"])
        .expect("pool 6");
    scenario("you: hand [caller]; pool 5")
        .with(caller)
        .force("[Summon(creature: Choose(zone: [Hand], name: Is(\"caller\")))]")
        .choose("space 0")
        .expect("you: board [caller _ _ _]; pool 5");
}

/// R41 If the blood is gone when it is to be paid, nothing is paid and the card stays in hand.
#[test]
fn r41_a_payment_that_cannot_be_made_whole_stops_the_play() {
    let leech = "Card(name: \"leech\", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Whenever(Plays(), [LoseBlood(player: You, amount: 1)]),
    ])";
    scenario("you: blood 1, hand [mosquito], board [leech _ _ _]")
        .with(leech)
        .choose_all(&["play mosquito", "space 1"])
        .expect_history(&["LoseBlood you 1", "LoseBlood! you 1"])
        .expect("you: blood 0, hand [mosquito], board [leech _ _ _]");
}

/// R41 Nobody can respond between a play and its payment.
#[test]
fn r41_no_window_opens_before_the_payment() {
    scenario("you: blood 2, hand [mosquito], board [_ _ _ lantern-keeper]")
        .choose_all(&["play mosquito", "space 0"])
        .expect("you: blood 1")
        .expect_legal("pass");
}
