//! S36: allowances, costs, speeds.

use bloodless::decisions::Answer;
use bloodless::events::Failure;
use bloodless::table::{Match, PlayerId};

use super::creature;
use crate::common::{THEM, YOU, scenario};

/// S36 An activated ability has costs and effects: the costs are paid first, then the effects happen.
#[test]
fn s36_costs_are_paid_and_then_the_effects_happen() {
    scenario("you: blood 1, board [sniper-snake]; them: board [giraffe]")
        .choose("use sniper-snake")
        .expect_history(&["LoseBlood you 1"])
        .expect_stats("giraffe", "5/0/1")
        .choose("their giraffe")
        .expect_history(&["Damage them giraffe by sniper-snake 1"])
        .expect("you: blood 0")
        .expect_not_legal("use sniper-snake");
}

/// S36 "May" is an offer with costs and effects; who declines pays nothing.
#[test]
fn s36_may_is_an_offer_that_can_be_declined() {
    let offer = "[May(cost: [LoseBlood(player: You, amount: 2)], do: [HealPool(amount: 3)],
        otherwise: [HealPool(amount: 1)])]";
    scenario("you: blood 2; pool 10")
        .force(offer)
        .expect_answers(&["yes", "no"])
        .choose("yes")
        .expect("you: blood 0; pool 13");
    scenario("you: blood 2; pool 10").force(offer).choose("no").expect("you: blood 2; pool 11");
    // What cannot be paid is not offered.
    scenario("you: blood 1; pool 10").force(offer).expect("you: blood 1; pool 11");
}

/// S36 Any event can be a cost.
#[test]
fn s36_any_event_can_be_a_cost() {
    for (cost, then) in [
        ("Sacrifice(creature: Choose(name: \"mosquito\"))", "you: board [payer _ _ _], hand [bee], blood 1"),
        ("Discard(card: Choose(zone: [Hand], controller: You))", "you: hand [], discard [bee]"),
        ("DrainPool(amount: 2)", "pool 21"),
        ("Move(card: Choose(zone: [Hand], controller: You), to: MainDeck(You))", "you: hand [], deck [bee]"),
        ("LoseDraws(player: You, amount: 1)", "you: draws 0"),
    ] {
        scenario("you: board [payer mosquito], hand [bee], draws 1, deck []; pool 20")
            .with(&creature("payer", &format!("Activated(cost: [{cost}], do: [HealPool(amount: 3)])")))
            .choose("use payer")
            .expect(then);
    }
}

/// S36 Costs are paid whole or not at all.
#[test]
fn s36_costs_are_paid_whole_or_not_at_all() {
    let payer = creature(
        "payer",
        "Activated(cost: [LoseBlood(player: You, amount: 1),
            Discard(card: Choose(zone: [Hand], controller: You))], do: [HealPool(amount: 3)])",
    );
    let mut table =
        scenario("you: board [payer], hand [], blood 1").with(&payer).expect_not_legal("use payer");
    let index = &Match::of(table.game().world()).index;
    let serial = index.main[0].serial;
    let refused = table.game().why_not(PlayerId::seat(YOU), Answer::Activate(serial));
    assert_eq!(refused, Err(Failure::CostNotPayable));
    scenario("you: board [payer], hand [bee], blood 0").with(&payer).expect_not_legal("use payer");
    scenario("you: board [payer], hand [bee], blood 1")
        .with(&payer)
        .choose("use payer")
        .expect("you: blood 0, hand [], discard [bee]; pool 23");
}

/// S36 One card cannot be given away for two costs.
#[test]
fn s36_one_card_does_not_pay_twice() {
    let payer = creature(
        "payer",
        r#"Activated(
            cost: [
                Sacrifice(creature: Choose(kind: Creature, other: true)),
                Sacrifice(creature: Choose(kin: "insect", other: true)),
            ],
            do: [HealPool(amount: 3)],
        )"#,
    );
    scenario("you: board [payer mosquito]").with(&payer).expect_not_legal("use payer");
    scenario("you: board [payer giraffe giraffe]").with(&payer).expect_not_legal("use payer");
    scenario("you: board [payer mosquito giraffe]").with(&payer).expect_legal("use payer");
}

/// S36 Who pays one part of a cost is not offered what the other parts need.
#[test]
fn s36_a_choice_while_paying_leaves_the_rest_payable() {
    let payer = creature(
        "payer",
        r#"Activated(
            cost: [
                Sacrifice(creature: Choose(kind: Creature, controller: You, other: true)),
                Sacrifice(creature: Choose(kin: "insect", controller: You, other: true)),
            ],
            do: [HealPool(amount: 3)],
        )"#,
    );
    // The only insect is kept for the second part.
    scenario("you: board [payer mosquito giraffe]; pool 20")
        .with(&payer)
        .choose("use payer")
        .expect("you: board [payer _ _ _]; pool 23");
    scenario("you: board [payer mosquito giraffe crow]; pool 20")
        .with(&payer)
        .choose("use payer")
        .expect_answers(&["giraffe", "crow"])
        .choose("crow")
        .expect("you: board [payer _ giraffe _]; pool 23");
    let two = creature(
        "payer",
        r#"Activated(
            cost: [
                Discard(card: Pick(from: (zone: [Hand], controller: You), count: 2)),
                Discard(card: Choose(zone: [Hand], controller: You, kin: "insect")),
            ],
            do: [HealPool(amount: 3)],
        )"#,
    );
    scenario("you: board [payer], hand [bee crow giraffe mosquito]; pool 20")
        .with(&two)
        .choose("use payer")
        .expect_answers(&["bee", "crow", "giraffe", "mosquito"])
        .choose("bee")
        .expect_answers(&["crow", "giraffe"]);
}

/// S36 A number chosen while paying leaves the rest payable as well.
#[test]
fn s36_a_number_chosen_while_paying_leaves_the_rest_payable() {
    let payer = creature(
        "payer",
        "Activated(
            cost: [LoseBlood(player: You, amount: X), LoseBlood(player: You, amount: 1)],
            do: [HealPool(amount: X)],
        )",
    );
    scenario("you: board [payer], blood 3; pool 20")
        .with(&payer)
        .choose("use payer")
        .expect_answers(&["0", "1", "2"])
        .choose("2")
        .expect("you: blood 0; pool 22");
}

/// S36 Two additional costs are paid both, or the card cannot be played.
#[test]
fn s36_two_additional_costs_are_reckoned_together() {
    let ritual = r#"Card(name: "ritual", kind: Command, abilities: [
        AdditionalCost([LoseBlood(player: You, amount: 2)]),
        AdditionalCost([LoseBlood(player: You, amount: 2)]),
    ], effects: [HealPool(amount: 3)])"#;
    scenario("you: blood 3, hand [ritual]").with(ritual).expect_not_legal("play ritual");
    scenario("you: blood 4, hand [ritual]; pool 20")
        .with(ritual)
        .choose("play ritual")
        .expect("you: blood 0; pool 23");
}

/// S36, S41 What is chosen for one cost of a play leaves the others payable, the blood of the card included.
#[test]
fn s36_a_choice_for_one_additional_cost_leaves_the_others_payable() {
    let ritual = r#"Card(name: "ritual", kind: Command, abilities: [
        AdditionalCost([Sacrifice(creature: Choose(kind: Creature, controller: You))]),
        AdditionalCost([Sacrifice(creature: Choose(kin: "insect", controller: You))]),
    ], effects: [HealPool(amount: 3)])"#;
    scenario("you: hand [ritual], board [mosquito giraffe crow]; pool 20")
        .with(ritual)
        .choose("play ritual")
        .expect_answers(&["giraffe", "crow"])
        .choose("crow")
        .expect("you: board [_ giraffe _ _]; pool 23");
    let tithe = r#"Card(name: "tithe", kind: Command, cost: 2, abilities: [
        AdditionalCost([LoseBlood(player: You, amount: Y)]),
    ], effects: [HealPool(amount: 3)])"#;
    scenario("you: blood 5, hand [tithe]; pool 20")
        .with(tithe)
        .choose("play tithe")
        .expect_answers(&["0", "1", "2", "3"])
        .choose("3")
        .expect("you: blood 0; pool 23");
}

/// S36 An additional cost is paid beside the blood of the card, or the card cannot be played.
#[test]
fn s36_an_additional_cost_is_paid_beside_the_blood() {
    let ritual = r#"Card(name: "ritual", kind: Command, cost: 1,
        abilities: [AdditionalCost([LoseBlood(player: You, amount: 2)])], effects: [HealPool(amount: 3)])"#;
    scenario("you: blood 2, hand [ritual]")
        .with(ritual)
        .expect_not_legal("play ritual")
        .expect_refused("ritual", Failure::CostNotPayable);
    scenario("you: blood 3, hand [ritual]")
        .with(ritual)
        .choose("play ritual")
        .expect("you: blood 0; pool 23");
}

/// S36 A payment may be reacted to, never modified or denied.
#[test]
fn s36_a_payment_is_reacted_to_but_not_modified_or_denied() {
    let miser = creature(
        "miser",
        "Deny(LosesBlood(player: You)), Deny(Dies(creature: (name: \"mosquito\"))),
         Whenever(LosesBlood(player: You), [HealPool(amount: 1)])",
    );
    scenario("you: board [miser sniper-snake], blood 2; them: board [giraffe]; pool 20")
        .with(&miser)
        .force("[LoseBlood(player: You, amount: 1)]")
        .expect("you: blood 2; pool 20")
        .choose_all(&["use sniper-snake", "their giraffe"])
        .expect("you: blood 1; pool 21");
    scenario("you: board [miser], hand [bee], blood 2; pool 20")
        .with(&miser)
        .choose_all(&["play bee", "space 2"])
        .expect("you: blood 1; pool 21");
    scenario("you: board [miser mosquito payer]")
        .with(&miser)
        .with(&creature(
            "payer",
            "Activated(cost: [Sacrifice(creature: Choose(name: \"mosquito\"))],
            do: [HealPool(amount: 3)])",
        ))
        .choose("use payer")
        .expect("you: board [miser _ payer _]; pool 23");
}

/// S36 Main speed is the own main phase with an empty queue, and the default.
#[test]
fn s36_main_speed_is_the_own_main_phase() {
    let slow = creature("slow", "Activated(do: [HealPool(amount: 1)])");
    scenario("you: board [slow]; them: board [slow]")
        .with(&slow)
        .expect_answers(&["use slow", "remove slow", "attack"])
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_decider(YOU)
        .choose("attack")
        .expect_decider(THEM)
        .expect_answers(&["use slow", "remove slow", "attack"]);
}

pub const QUICK: &str = "Activated(speed: Instant, do: [HealPool(amount: 1)], per_turn: 1)";

/// S36 Instant speed is whenever instant decisions are offered, in either player's turn.
#[test]
fn s36_instant_speed_is_at_any_instant_decision() {
    scenario("them: board [quick]; pool 20")
        .with(&creature("quick", QUICK))
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_decider(THEM)
        .expect_answers(&["use quick", "pass", "pass until new"])
        .choose("use quick")
        .expect("pool 21");
}

/// S36 An allowance may be given to the opponent.
#[test]
fn s36_an_allowance_may_be_given_to_the_opponent() {
    scenario("you: board [tavern]; them: blood 2")
        .with(&creature(
            "tavern",
            "Activated(by: Opponent, cost: [LoseBlood(player: You, amount: 2)],
            do: [GainDraws(player: You, amount: 5)])",
        ))
        .expect_not_legal("use tavern")
        .choose("attack")
        .expect_decider(THEM)
        .choose("use tavern")
        .expect("them: blood 0, draws 6");
    scenario("them: blood 2")
        .force("[May(by: Opponent, cost: [LoseBlood(player: You, amount: 2)], do: [HealPool(amount: 1)])]")
        .expect_decider(THEM)
        .choose("yes")
        .expect("them: blood 0; pool 21");
}
