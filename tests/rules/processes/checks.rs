//! Creature death checks, game end checks and turn skips (P2 to P4).

use bloodless::cards::EventKind;
use bloodless::table::SpaceId;
use bloodless::turn::{DrawReason, Ending};

use super::creature;
use crate::common::{Scenario, THEM, YOU, scenario};

/// The spaces on which creatures died since the last answer, in order.
fn deaths(after: &mut Scenario) -> Vec<(usize, usize)> {
    let spaces = after.events(EventKind::Die).into_iter().filter_map(|(_, event)| event.space);
    spaces.map(|space: SpaceId| (space.owner().index(), space.column())).collect()
}

/// Everything else loses 1 health as long as it stands there.
fn plague() -> String {
    creature("plague", "Has([Lower(of: (kind: Creature, other: true), stat: Health, by: 1)])")
}

/// P2.1 The active player's spaces are looked at from left to right, then the other player's from their own left.
#[test]
fn p2_1_creatures_die_by_row_of_the_active_player_and_each_from_its_own_left() {
    let mut yours = scenario(
        "you: blood 1, hand [plague], board [bee _ bee bee]; them: board \
                              [bee bee _ bee]",
    )
    .with(&plague())
    .choose("play plague");
    assert_eq!(deaths(&mut yours), [(YOU, 0), (YOU, 2), (YOU, 3), (THEM, 0), (THEM, 1), (THEM, 3)]);
    let mut theirs = scenario(
        "you: board [bee _ bee bee]; them: blood 1, hand [plague], board \
        [bee bee _ bee]; they move",
    )
    .with(&plague())
    .choose("play plague");
    assert_eq!(deaths(&mut theirs), [(THEM, 0), (THEM, 1), (THEM, 3), (YOU, 0), (YOU, 2), (YOU, 3)]);
}

/// P2.2 For each creature found with 0 health a Death is queued, and for no other.
#[test]
fn p2_2_a_creature_at_zero_health_dies_and_one_above_does_not() {
    let mut after = scenario(
        "you: blood 1, hand [plague], board [mosquito _ crow]; them: board \
                              [larva giraffe]",
    )
    .with(&plague())
    .choose("play plague")
    .choose("space 2")
    .expect("you: board [_ plague crow _], discard [mosquito]; them: board [_ giraffe _ _]");
    assert_eq!(deaths(&mut after), [(YOU, 0), (THEM, 0)]);
    scenario("them: board [giraffe]")
        .force("[Damage(creature: Choose(kind: Creature), amount: 4)]")
        .expect_not_in_history("Die")
        .force("[Damage(creature: Choose(kind: Creature), amount: 1)]")
        .expect_history(&["Damage them giraffe 1", "Die them giraffe on their space 1"])
        .expect("them: board [_ _ _ _], discard [giraffe]");
}

/// P3.1 With the pool at zero, the player who last received player damage loses.
#[test]
fn p3_1_the_player_last_damaged_loses_when_the_pool_is_empty() {
    scenario("pool 2")
        .force("[DamagePlayer(player: Opponent, amount: 1)]")
        .expect_going_on()
        .force("[DamagePlayer(player: You, amount: 1)]")
        .expect_history(&["DamagePlayer you 1", "FinishGame you"])
        .expect_winner(THEM);
    scenario("pool 5")
        .force(
            "[DamagePlayer(player: You, amount: 1), DamagePlayer(player: Opponent, amount: 1), \
                DrainPool(amount: 3)]",
        )
        .expect_winner(YOU);
}

/// P3.1 If nobody ever received player damage, the match is a draw.
#[test]
fn p3_1_an_empty_pool_with_nobody_damaged_is_a_draw() {
    let mut after = scenario("pool 5").force("[DrainPool(amount: 5)]");
    assert_eq!(after.game().ending(), Some(Ending::Draw(DrawReason::ByEffect)));
}

/// P4.1 An active player with turn skips spends one, and the match goes on with the end of turn.
#[test]
fn p4_1_a_turn_skip_of_the_active_player_ends_the_turn() {
    scenario("you: skips 0; turn 3")
        .force("[GainSkips(player: You, amount: 2)]")
        .expect_history(&["GainSkips you 2", "LoseSkips you 1", "TurnEnd you", "TurnStart them"])
        .expect_not_in_history("MainPhaseEnd")
        .expect("you: skips 1; turn 4")
        .expect_decider(THEM);
}

/// P4.1 Turn skips are looked at when the queue is empty: one that a reaction brings cancels the attacks to come.
#[test]
fn p4_1_a_turn_skip_gained_while_attacking_cancels_the_remaining_attacks() {
    let coward = creature(
        "coward",
        "Whenever(AttackEnds(creature: (this: true)), [GainSkips(player: You, amount: 1)])",
    );
    scenario("you: board [slippery-frog coward slippery-frog _]; pool 20")
        .with(&coward)
        .choose("attack")
        .expect_history(&["GainSkips you 1", "LoseSkips you 1", "TurnEnd you"])
        .expect_not_in_history("AttackPhaseEnd")
        .expect("you: skips 0; pool 18")
        .expect_decider(THEM);
}

/// P4.1 A turn that is skipped whole has an end and no start, and is counted.
#[test]
fn p4_1_a_player_with_a_turn_skip_gets_no_turn() {
    scenario("them: skips 1; turn 3")
        .choose("attack")
        .expect_history(&["TurnEnd you", "LoseSkips them 1", "TurnEnd them", "TurnStart you"])
        .expect_not_in_history("TurnStart them")
        .expect("them: skips 0; turn 5")
        .expect_decider(YOU);
}
