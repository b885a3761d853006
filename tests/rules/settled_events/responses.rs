//! S37: responses.

use super::allowances::QUICK;
use super::creature;
use crate::common::{THEM, YOU, scenario};

/// S37 Instant decisions are offered after each resolved event.
#[test]
fn s37_a_window_opens_after_each_resolved_event() {
    scenario("you: board [quick], blood 0; pool 20")
        .with(&creature("quick", QUICK))
        .force("[GainBlood(player: You, amount: 1), GainBlood(player: You, amount: 2)]")
        .expect_answers(&["use quick", "pass", "pass until new"])
        .expect("you: blood 1")
        .choose("pass")
        .expect_answers(&["use quick", "pass", "pass until new"])
        .expect("you: blood 3")
        .choose("pass")
        .expect_legal("attack");
}

/// S37 It opens after each event of the process too, up to the end of the turn.
#[test]
fn s37_a_window_opens_after_each_step_of_the_turn() {
    scenario("them: board [quick]; pool 20; turn 3")
        .with(&creature("quick", QUICK))
        .choose("attack")
        .expect_history(&["MainPhaseEnd you"])
        .choose("pass")
        .expect_history(&["AttackPhaseStart you"])
        .choose("pass")
        .expect_history(&["AttackPhaseEnd you"])
        .expect_decider(THEM)
        .choose("pass")
        .expect_history(&["TurnEnd you"])
        .expect_decider(THEM)
        .choose("use quick")
        .expect("pool 21; turn 4");
}

/// S37 The active player is asked first, then the other.
#[test]
fn s37_the_active_player_is_asked_first() {
    let table = |start: &str| {
        scenario(start).with(&creature("quick", QUICK)).force("[GainBlood(player: You, amount: 1)]")
    };
    table("you: board [quick]; them: board [quick]")
        .expect_decider(YOU)
        .choose("pass")
        .expect_decider(THEM)
        .choose("pass")
        .expect_legal("attack");
    table("you: board [quick]; them: board [quick]; they move")
        .expect_decider(THEM)
        .choose("pass")
        .expect_decider(YOU);
}

/// S37 While someone acts both are asked again; when both pass, the game goes on.
#[test]
fn s37_both_are_asked_again_while_someone_acts() {
    scenario("you: board [quick quick]; them: board [quick]; pool 20")
        .with(&creature("quick", QUICK))
        .force("[GainBlood(player: You, amount: 1), GainBlood(player: Opponent, amount: 1)]")
        .choose("pass")
        .expect_decider(THEM)
        .choose("use quick")
        .expect("pool 21; them: blood 0")
        .expect_decider(YOU)
        .choose("use quick")
        .expect("pool 22; them: blood 0")
        .expect_decider(YOU)
        .choose("pass")
        .expect("them: blood 1");
}

/// S37 Nobody is asked who has nothing legal to do.
#[test]
fn s37_nobody_is_asked_without_something_to_do() {
    let costly = creature(
        "costly",
        "Activated(speed: Instant, cost: [LoseBlood(player: You, amount: 3)], do: [HealPool(amount: 1)])",
    );
    scenario("you: board [costly], blood 0; them: board [costly], blood 3")
        .with(&costly)
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_decider(THEM)
        .choose("pass")
        .expect_decider(YOU)
        .expect_legal("attack");
}

/// S37 "Pass until something new" passes until that player's legal answers change.
#[test]
fn s37_pass_until_new_passes_until_the_answers_change() {
    let costly = creature(
        "costly",
        "Activated(speed: Instant, cost: [LoseBlood(player: You, amount: 3)], do: [HealPool(amount: 1)])",
    );
    scenario("them: board [quick costly], blood 0; pool 20")
        .with(&creature("quick", QUICK))
        .with(&costly)
        .force(
            "[GainBlood(player: You, amount: 1), GainBlood(player: You, amount: 1),
              GainBlood(player: Opponent, amount: 3), GainBlood(player: You, amount: 1)]",
        )
        .expect("you: blood 1")
        .choose("pass until new")
        .expect("you: blood 2; them: blood 3")
        .expect_decider(THEM)
        .expect_answers(&["use quick", "use costly", "pass", "pass until new"]);
}

/// S37 Answers that went and came back have changed.
#[test]
fn s37_pass_until_new_ends_when_there_is_nothing_to_do() {
    let costly = creature(
        "costly",
        "Activated(speed: Instant, cost: [LoseBlood(player: You, amount: 3)], do: [HealPool(amount: 1)])",
    );
    scenario("them: board [costly], blood 3; pool 20")
        .with(&costly)
        .force(
            "[HealPool(amount: 1), LoseBlood(player: Opponent, amount: 3),
              GainBlood(player: Opponent, amount: 3), HealPool(amount: 1)]",
        )
        .expect("pool 21")
        .choose("pass until new")
        .expect("pool 21; them: blood 3")
        .expect_answers(&["use costly", "pass", "pass until new"]);
}

/// S37 A response and all it causes go in front of what it responded to: last in, first out.
#[test]
fn s37_a_response_goes_in_front_of_what_it_responded_to() {
    let payer = "Activated(speed: Instant, cost: [LoseBlood(player: You, amount: 1)],
        do: [GainDraws(player: You, amount: 1)])";
    scenario("you: board [payer], blood 1; them: board [quick], blood 0; pool 20")
        .with(&creature("payer", payer))
        .with(&creature("quick", QUICK))
        .force("[DamagePlayer(player: Opponent, amount: 1), DamagePlayer(player: You, amount: 5)]")
        .expect("pool 19")
        .choose("use payer")
        // A window after the payment of the response, before its effect.
        .expect("you: blood 0, draws 0; pool 19")
        .expect_decider(THEM)
        .choose("use quick")
        .expect("you: draws 1; pool 15")
        .expect_history(&["HealPool 1", "GainDraws you 1", "DamagePlayer you 5"]);
}

/// S37 "Pass until something new" holds beyond the end of turn, as long as the answers stay the same.
#[test]
fn s37_pass_until_new_holds_beyond_the_end_of_turn() {
    scenario("them: board [meddler]")
        .with(&creature("meddler", "Activated(do: [GainDraws(player: You, amount: 1)], speed: Instant)"))
        .force("[HealPool(amount: 1)]")
        .expect_decider(THEM)
        .choose("pass until new")
        .expect_decider(YOU)
        .choose("attack")
        .expect_decider(THEM)
        .expect_legal("attack")
        .expect("turn 4");
}
