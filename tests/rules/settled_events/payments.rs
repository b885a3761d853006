//! S36: payments where they are easily got wrong: inside an EMTA, by the opponent, several at once.

use super::creature;
use crate::common::{THEM, YOU, scenario};

/// S36 A payment inside an EMTA is a payment too: the EMTAs that come after do not modify or deny it.
#[test]
fn s36_a_payment_inside_an_emta_is_not_denied() {
    let broker = "With(ability: Instead(HealsPool(), [May(cost: [LoseBlood(player: You, amount: 1)],
        do: [GainDraws(player: You, amount: 1)], otherwise: [TheEvent])]), precedence: 5)";
    scenario("you: blood 2, board [broker miser]")
        .with(&creature("broker", broker))
        .with(&creature("miser", "Deny(LosesBlood(player: You))"))
        .force("[HealPool(amount: 1)]")
        .choose("yes")
        .expect("you: blood 1, draws 1");
}

/// S36 An offer that an EMTA makes to the opponent is paid by the opponent.
#[test]
fn s36_an_offer_to_the_opponent_inside_an_emta_is_paid_by_them() {
    let toll = "Instead(HealsPool(), [May(by: Opponent, cost: [LoseBlood(player: You, amount: 1)], do: [],
        otherwise: [TheEvent])])";
    scenario("you: blood 1, board [toll]; them: blood 1")
        .with(&creature("toll", toll))
        .force("[HealPool(amount: 1)]")
        .expect_decider(THEM)
        .choose("yes")
        .expect("you: blood 1; them: blood 0; pool 20");
    scenario("you: blood 1, board [toll]; them: blood 0")
        .with(&creature("toll", toll))
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1; them: blood 0; pool 21");
}

/// S36 Two offers of one resolution cannot be paid with the same blood.
#[test]
fn s36_one_blood_does_not_pay_two_offers_of_one_resolution() {
    let more = "Instead(HealsPool(), [May(cost: [LoseBlood(player: You, amount: 1)],
        do: [TheEventWith(amount: Sum([EventAmount, 1]))], otherwise: [TheEvent])])";
    scenario("you: blood 1, board [one two]")
        .with(&creature("one", more))
        .with(&creature("two", more))
        .force("[HealPool(amount: 1)]")
        .choose("yes")
        .expect_legal("attack")
        .expect("you: blood 0; pool 22");
}

/// S36 Who accepts an offer is "you" in what was offered, and only there.
#[test]
fn s36_after_an_offer_to_the_opponent_you_are_you_again() {
    scenario("you: blood 0; them: blood 0")
        .force(
            "[May(by: Opponent, do: [GainBlood(player: You, amount: 5)]), GainBlood(player: You, amount: 1)]",
        )
        .expect_decider(THEM)
        .choose("yes")
        .expect_decider(YOU)
        .expect("you: blood 1; them: blood 5");
}

/// S36 A play that is a cost must be possible, with the blood that the other costs leave.
#[test]
fn s36_a_play_as_a_cost_must_be_possible() {
    let ghost = "Card(name: \"ghost\", kind: Creature(health: 1, defense: 0, power: 0), cost: 1, abilities: [
        With(
            ability: Activated(cost: [LoseBlood(player: You, amount: 1), Play(card: This)], do: [HealPool(amount: 1)]),
            works_in: [Discard],
        )])";
    for table in ["you: blood 1, discard [ghost]", "you: blood 2, discard [ghost], board [bee bee bee bee]"] {
        scenario(table).with(ghost).expect_not_legal("use ghost");
    }
    scenario("you: blood 2, discard [ghost]; pool 5")
        .with(ghost)
        .choose_all(&["use ghost", "space 1"])
        .expect("you: blood 0, board [ghost _ _ _]; pool 6");
}

/// S36 Nobody pays with a draw from an empty deck (S20).
#[test]
fn s36_a_draw_as_a_cost_needs_a_card_to_draw() {
    let reader = creature("reader", "Activated(cost: [Draw(player: You)], do: [HealPool(amount: 1)])");
    scenario("you: board [reader], deck []").with(&reader).expect_not_legal("use reader");
    scenario("you: board [reader], deck [bee]").with(&reader).choose("use reader").expect("you: hand [bee]");
}
