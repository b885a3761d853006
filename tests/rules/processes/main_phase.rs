//! Main phase choices (P7).

use crate::common::{THEM, YOU, scenario};

/// P7.1 The active player chooses among everything that is possible now.
#[test]
fn p7_1_the_active_player_chooses_what_to_do_in_the_main_phase() {
    scenario(
        "you: blood 1, draws 1, hand [mosquito giraffe], deck [bee], flasks [blood-flask], \
         board [shattered-flask sniper-snake]; them: blood 9, draws 1, hand [bee], deck [bee], board [sniper-snake]",
    )
    .expect_decider(YOU)
    .expect_answers(&["play mosquito", "draw", "draw blood", "remove shattered-flask", "use sniper-snake", "attack"]);
    scenario("you: blood 1, hand [mosquito]; them: blood 1, hand [wall-of-living-rock]; they move")
        .expect_decider(THEM)
        .expect_answers(&["play wall-of-living-rock", "attack"]);
}

/// P7.1.1 The active player may play a card from hand, and from no other zone.
#[test]
fn p7_1_1_cards_are_played_from_hand_only() {
    scenario("you: blood 5, hand [mosquito], deck [bee], discard [wasp], aside [crow]")
        .expect_answers(&["play mosquito", "attack"])
        .choose("play mosquito")
        .choose("space 1")
        .expect("you: blood 4, hand [], board [mosquito]")
        .expect_answers(&["attack"]);
}

/// P7.1.2 With an additional draw left, one may be used on either deck, and there is one less.
#[test]
fn p7_1_2_an_additional_draw_is_used_up_on_either_deck() {
    scenario("you: draws 2, deck [bee crow], flasks [blood-flask flask-of-ants]")
        .expect_answers(&["draw", "draw blood", "attack"])
        .choose("draw blood")
        .expect("you: draws 1, deck [bee crow], flasks [flask-of-ants], hand [blood-flask]")
        .choose("draw")
        .expect("you: draws 0, deck [crow], flasks [flask-of-ants], hand [blood-flask bee]")
        .expect_not_legal("draw")
        .expect_not_legal("draw blood");
}

/// P7.1.3 Going to the attack, the match goes on with the end of the main phase.
#[test]
fn p7_1_3_going_to_the_attack_ends_the_main_phase() {
    scenario("you: blood 1, hand [mosquito], board [slippery-frog]; pool 20")
        .choose("attack")
        .expect_history(&["MainPhaseEnd you", "AttackPhaseStart you", "Attack you slippery-frog on space 1"])
        .expect_not_in_history("MainPhaseStart you")
        .expect("pool 18")
        .expect_decider(THEM);
}
