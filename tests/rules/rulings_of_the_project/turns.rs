//! R22 and R23: how turns are counted, and how an effect moves the turn.

use crate::common::{THEM, YOU, scenario};

/// R22 Turns are counted over both players; extra and skipped turns count, also as a player's first.
#[test]
fn r22_every_turn_counts() {
    scenario("you: draws 0").choose("attack").expect_decider(THEM).expect("turn 4");
    scenario("them: skips 1").choose("attack").expect_decider(YOU).expect("turn 5; them: skips 0");
    scenario("you: blood 0")
        .force("[ExtraTurn(player: You)]")
        .choose("attack")
        .expect_decider(YOU)
        .expect("turn 4");
}

/// R22 A skipped turn counts as a player's first: the next one has its additional draw.
#[test]
fn r22_a_skipped_first_turn_was_the_first() {
    let mut table =
        crate::common::whole_match(5).choose("keep").choose("keep").expect("turn 1; you: draws 0");
    table = table.force("[GainSkips(player: Opponent, amount: 1)]").choose("attack");
    table = table.expect_decider(YOU).expect("turn 3; you: draws 1");
    table.choose("attack").expect_decider(THEM).expect("turn 4; them: draws 1");
}

/// R23 A process waits for all it started; but an effect that moves the turn does so at once, ahead of what
/// was waiting.
#[test]
fn r23_an_effect_may_move_the_turn_at_once() {
    scenario("you: deck [bee], board [giraffe _ _ _]")
        .force("[Draw(player: You), HealPool(amount: 1)]")
        .expect_decider(YOU)
        .expect("turn 3; pool 21");
    scenario("you: board [giraffe _ _ _]")
        .force("[EndTurn(), HealPool(amount: 1)]")
        .expect_history(&["EndTurn you 1", "TurnEnd you", "TurnStart them"])
        .expect_not_in_history("Attack you")
        .expect_not_in_history("HealPool")
        .expect_decider(THEM)
        .expect("turn 4; pool 20");
}

/// R23 "End the phase" goes to the next phase at once; what was still waiting happens after its event.
#[test]
fn r23_the_end_of_a_phase_comes_before_what_was_waiting() {
    scenario("you: draws 2")
        .force("[EndPhase(), HealPool(amount: 1)]")
        .expect_history(&[
            "EndPhase you 1",
            "MainPhaseEnd you",
            "HealPool 1",
            "AttackPhaseStart you",
            "TurnEnd you",
        ])
        .expect_decider(THEM)
        .expect("you: draws 0; pool 21; turn 4");
}
