//! The process of a match (P8).

use bloodless::cards::{EventKind, Place};
use bloodless::table::{PlayerId, ZoneId};

use super::creature;
use crate::common::{Scenario, THEM, YOU, scenario, whole_match};

/// Only the steps of the turn, in order.
fn steps(after: &mut Scenario) -> Vec<String> {
    let steps = [
        "TurnStart",
        "GainDraws",
        "MainPhaseStart",
        "MainPhaseEnd",
        "AttackPhaseStart",
        "AttackPhaseEnd",
        "TurnEnd",
    ];
    let happened = after.happened().into_iter();
    happened.filter(|event| steps.iter().any(|step| event.starts_with(step))).collect()
}

/// The Names of the creatures that attacked, in order.
fn attacks(after: &mut Scenario) -> Vec<usize> {
    let attacks = after.events(EventKind::Attack).into_iter();
    attacks.map(|(_, event)| event.space.expect("an attack comes from a space").column()).collect()
}

fn count(after: &mut Scenario, place: Place, seat: usize) -> usize {
    after.game().table(|table| table.zone_len(ZoneId::of(place, PlayerId::seat(seat)))).unwrap()
}

/// P8.1 Each player draws 5 cards from the main deck, then one from the blood deck.
#[test]
fn p8_1_each_player_draws_five_cards_and_a_flask() {
    let mut start = whole_match(1);
    let draws: Vec<_> =
        start.events(EventKind::Draw).into_iter().map(|(_, event)| (event.player, event.from)).collect();
    let mut expected = Vec::new();
    for player in PlayerId::BOTH {
        expected.extend([(Some(player), Some(ZoneId::of(Place::MainDeck, player))); 5]);
        expected.push((Some(player), Some(ZoneId::of(Place::BloodDeck, player))));
    }
    assert_eq!(draws, expected);
    for seat in [YOU, THEM] {
        assert_eq!(count(&mut start, Place::Hand, seat), 6);
        assert_eq!(count(&mut start, Place::MainDeck, seat), 45);
        assert_eq!(count(&mut start, Place::BloodDeck, seat), 5);
    }
}

/// P8.2 Each player may mulligan, once; the match goes on when both have decided.
#[test]
fn p8_2_each_player_may_mulligan_once() {
    let mut after = whole_match(1)
        .expect_decider(YOU)
        .expect_answers(&["keep", "mulligan"])
        .choose("mulligan")
        .expect_decider(THEM)
        .expect_answers(&["keep", "mulligan"])
        .expect_not_in_history("TurnStart");
    assert_eq!(after.events(EventKind::Move).len(), 6);
    assert_eq!(after.events(EventKind::Shuffle).len(), 2);
    assert_eq!(after.events(EventKind::Draw).len(), 6);
    let zones = [(Place::Hand, 6), (Place::MainDeck, 45), (Place::BloodDeck, 5)];
    for (place, size) in zones {
        assert_eq!(count(&mut after, place, YOU), size);
    }
    after.choose("keep").expect_history(&["TurnStart you"]).expect_decider(YOU).expect_legal("attack");
}

/// P8.3 Turn follows turn, and each goes through the same steps.
#[test]
fn p8_3_a_turn_goes_through_its_steps_in_order() {
    let mut first = scenario("turn 3").choose("attack");
    let yours = ["MainPhaseEnd you", "AttackPhaseStart you", "AttackPhaseEnd you", "TurnEnd you"];
    let theirs = ["TurnStart them", "GainDraws them 1", "MainPhaseStart them"];
    assert_eq!(steps(&mut first), [&yours[..], &theirs[..]].concat());
    let mut second = first.choose("attack");
    let theirs = ["MainPhaseEnd them", "AttackPhaseStart them", "AttackPhaseEnd them", "TurnEnd them"];
    let yours = ["TurnStart you", "GainDraws you 1", "MainPhaseStart you"];
    assert_eq!(steps(&mut second), [&theirs[..], &yours[..]].concat());
}

/// P8.3.1 "Start of turn" happens for the active player.
#[test]
fn p8_3_1_the_start_of_turn_happens_for_the_active_player() {
    scenario("you: board [brood-mother]; them: board [brood-mother]")
        .choose("attack")
        .expect_history(&["TurnEnd you", "TurnStart them"])
        .expect_not_in_history("MainPhaseStart")
        .expect_decider(THEM)
        .choose("space 2")
        .expect_history(&["MainPhaseStart them"])
        .expect("you: board [brood-mother _ _ _]; them: board [brood-mother larva _ _]");
}

/// P8.3.2 Unless it is their first turn, the active player gets one additional draw.
#[test]
fn p8_3_2_there_is_one_additional_draw_a_turn_but_none_on_the_first() {
    let mut first =
        whole_match(1).choose_all(&["keep", "keep"]).expect("you: draws 0").expect_not_legal("draw");
    assert_eq!(steps(&mut first), ["TurnStart you", "MainPhaseStart you"]);
    let mut second = first.choose("attack").expect_decider(THEM).expect("them: draws 0");
    assert!(!steps(&mut second).contains(&"GainDraws them 1".to_owned()));
    second.choose("attack").expect("you: draws 1").expect_legal("draw").expect_legal("draw blood");
}

/// P8.3.2 The additional draw comes on top of what they have already been granted.
#[test]
fn p8_3_2_the_additional_draw_is_added_to_draws_granted_before() {
    let patron = creature("patron", "Whenever(TurnStarts(player: You), [GainDraws(player: You, amount: 2)])");
    scenario("them: board [patron]").with(&patron).choose("attack").expect("them: draws 3");
    scenario("turn 3")
        .force("[GainDraws(player: Opponent, amount: 1)]")
        .expect("them: draws 1")
        .choose("attack")
        .expect_decider(THEM)
        .expect("them: draws 2");
}

/// P8.3.3 "Start of main phase" happens for the active player, after the additional draw was given.
#[test]
fn p8_3_3_the_start_of_the_main_phase_follows_the_additional_draw() {
    let banker = creature(
        "banker",
        "Whenever(MainPhaseStarts(player: You), [GainBlood(player: You, amount: Draws(You))])",
    );
    scenario("you: board [banker]; them: board [banker]")
        .with(&banker)
        .choose("attack")
        .expect_history(&["TurnStart them", "GainDraws them 1", "MainPhaseStart them", "GainBlood them 1"])
        .expect("you: blood 0; them: blood 1");
}

/// P8.3.4 The main phase goes round and round.
#[test]
fn p8_3_4_after_each_choice_of_the_main_phase_comes_another() {
    let mut table = scenario("you: blood 3, draws 1, deck [bee], hand [mosquito tall-figure]")
        .choose("play mosquito")
        .choose("space 1")
        .expect_decider(YOU)
        .choose("draw")
        .expect_decider(YOU)
        .choose("play tall-figure")
        .choose("space 2")
        .expect_decider(YOU)
        .expect_answers(&["play bee", "attack"]);
    assert_eq!(steps(&mut table), [""; 0]);
}

/// P8.3.4.1 The active player makes main phase choices until they go to the attack.
#[test]
fn p8_3_4_1_only_going_to_the_attack_ends_the_main_phase() {
    // Even with nothing else to do, it is asked.
    scenario("turn 3")
        .expect_decider(YOU)
        .expect_answers(&["attack"])
        .choose("attack")
        .expect_history(&["MainPhaseEnd you"])
        .expect_decider(THEM)
        .expect_answers(&["attack"]);
}

/// P8.3.5 "End of main phase" happens for the active player, and unused draws expire.
#[test]
fn p8_3_5_unused_draws_expire_at_the_end_of_the_main_phase() {
    let banker = creature(
        "banker",
        "Whenever(AttackPhaseStarts(player: You), [GainBlood(player: You, amount: Sum([1, Draws(You)]))])",
    );
    let closer = creature("closer", "Whenever(MainPhaseEnds(player: You), [HealPool(amount: 1)])");
    scenario("you: draws 3, deck [bee], board [banker closer]; them: board [closer]; pool 10")
        .with(&banker)
        .with(&closer)
        .choose("attack")
        .expect_history(&["MainPhaseEnd you", "HealPool 1", "AttackPhaseStart you", "GainBlood you 1"])
        .expect("you: blood 1, draws 0, deck [bee]; pool 11");
}

/// P8.3.6 "Start of attack phase" happens for the active player, before any attack.
#[test]
fn p8_3_6_the_start_of_the_attack_phase_comes_before_any_attack() {
    let trumpeter = creature(
        "trumpeter",
        "Whenever(AttackPhaseStarts(player: You), [Raise(card: Each(controller: You, kind: \
         Creature), stat: Power, by: 1)])",
    );
    scenario("you: board [slippery-frog trumpeter]; them: board [trumpeter]; pool 20")
        .with(&trumpeter)
        .choose("attack")
        .expect_history(&["MainPhaseEnd you", "AttackPhaseStart you", "Attack you slippery-frog on space 1"])
        .expect_stats("slippery-frog", "3/1/3")
        .expect_stats("their trumpeter", "5/0/0")
        .expect("pool 16");
}

/// P8.3.7 The attack phase goes along the active player's row.
#[test]
fn p8_3_7_the_creatures_of_the_active_player_attack_one_after_another() {
    let mut after = scenario(
        "you: board [slippery-frog crow slippery-frog crow]; them: board []; \
                              pool 20",
    )
    .choose("attack")
    .expect("you: blood 4; them: blood 0; pool 14");
    assert_eq!(attacks(&mut after), [0, 1, 2, 3]);
}

/// P8.3.7.1 The first attacking space is the leftmost, as the active player sees it.
#[test]
fn p8_3_7_1_the_leftmost_creature_of_the_active_player_attacks_first() {
    scenario("you: board [slippery-frog _ _ crow]").choose("attack").expect_history(&[
        "Strike you slippery-frog on their space 4 2",
        "Strike you crow on their space 1 1",
    ]);
    scenario("them: board [slippery-frog _ _ crow]; they move")
        .choose("attack")
        .expect_history(&["Strike them slippery-frog on space 4 2", "Strike them crow on space 1 1"]);
}

/// P8.3.7.2 A creature in the attacking space attacks; it is not asked whether it wants to.
#[test]
fn p8_3_7_2_every_creature_attacks_unasked() {
    // One without power attacks too, and an empty space does not.
    let mut after = scenario("you: board [_ broken-robot _ bee]; them: board [giraffe]").choose("attack");
    assert_eq!(attacks(&mut after), [1, 3]);
    after.expect_decider(THEM);
}

/// P8.3.7.3 If there is a space to the right, that is now the attacking space.
#[test]
fn p8_3_7_3_attacks_belong_to_spaces_from_left_to_right() {
    let runner = creature(
        "runner",
        "Whenever(AttackEnds(creature: (this: true)), [Shift(creature: This, to: First(right_of: \
         This, free: true))])",
    );
    let mut right =
        scenario("you: board [runner]").with(&runner).choose("attack").expect("you: board [_ _ _ runner]");
    assert_eq!(attacks(&mut right), [0, 1, 2, 3]);
    let puller = creature(
        "puller",
        "Whenever(AttackEnds(creature: (this: true)), \
         [Shift(creature: Choose(controller: You, other: true), to: First(left_of: This, free: true))])",
    );
    // What was moved to the left does not attack.
    let mut left = scenario("you: board [_ puller _ crow]; pool 20")
        .with(&puller)
        .choose("attack")
        .expect("you: board [crow puller _ _]; pool 20");
    assert_eq!(attacks(&mut left), [1]);
}

/// P8.3.7.4 After the rightmost space the attack phase is over.
#[test]
fn p8_3_7_4_after_the_rightmost_space_the_attack_phase_ends() {
    let mut after = scenario("you: board [crow _ _ crow]").choose("attack").expect_history(&[
        "Attack you crow on space 1",
        "Attack you crow on space 4",
        "AttackEnd you crow",
        "AttackPhaseEnd you",
    ]);
    assert_eq!(after.events(EventKind::AttackPhaseEnd).len(), 1);
}

/// P8.3.8 "End of attack phase" happens for the active player, before the end of turn.
#[test]
fn p8_3_8_the_end_of_the_attack_phase_happens_for_the_active_player() {
    let medic = creature("medic", "Whenever(AttackPhaseEnds(player: You), [HealPool(amount: 1)])");
    scenario("you: board [medic]; them: board [medic]; pool 10")
        .with(&medic)
        .choose("attack")
        .expect_history(&["AttackPhaseEnd you", "HealPool 1", "TurnEnd you"])
        .expect("pool 11");
}

/// P8.4 "End of turn" happens.
#[test]
fn p8_4_after_the_attack_phase_the_turn_ends() {
    scenario("you: board [crow], timeline [war-drums]")
        .force(
            "[Until(end: TurnEnds(), do: [Raise(card: Choose(name: \"crow\"), stat: Power, \
                by: 5)])]",
        )
        .expect_stats("crow", "2/2/7")
        .choose("attack")
        .expect_history(&["AttackPhaseEnd you", "TurnEnd you", "TurnStart them"])
        .expect_stats("crow", "2/2/2")
        .expect_decider(THEM);
}

/// P8.5 The next turn begins, for whoever is the active player now, and goes exactly the same way.
#[test]
fn p8_5_the_turns_alternate() {
    let mut table = scenario("turn 3");
    for (turn, active) in [(4, THEM), (5, YOU), (6, THEM), (7, YOU)] {
        table = table.choose("attack").expect(&format!("turn {turn}")).expect_decider(active);
    }
    table
        .force("[ExtraTurn(player: You)]")
        .choose("attack")
        .expect_decider(YOU)
        .choose("attack")
        .expect_decider(THEM);
}
