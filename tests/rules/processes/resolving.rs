//! Resolving an event: applying it and the checks that follow (P6.5 to P6.11).

use bloodless::events::Failure;

use super::creature;
use crate::common::{THEM, YOU, scenario};

/// P6.5 The ECTAs are put in order of precedence.
#[test]
fn p6_5_ectas_follow_in_order_of_precedence() {
    let on_draw = |name: &str, effect: &str, precedence: i32| {
        let ability = format!("Whenever(Draws(player: You), [{effect}])");
        creature(name, &format!("With(ability: {ability}, precedence: {precedence})"))
    };
    let mut after = scenario("you: board [low middle high], deck [bee]")
        .with(&on_draw("low", "GainBlood(player: You, amount: 1)", -1))
        .with(&on_draw("middle", "GainBlood(player: You, amount: 2)", 0))
        .with(&on_draw("high", "GainBlood(player: You, amount: 3)", 1))
        .force("[Draw(player: You)]");
    assert_eq!(after.happened(), ["Draw you bee 1", "GainBlood you 3", "GainBlood you 2", "GainBlood you 1"]);
}

/// P6.6 The events of the current list are executed all in the same pass, before any of their consequences.
#[test]
fn p6_6_all_events_of_the_list_come_before_their_consequences() {
    let both = "Instead(Draws(player: You), [TheEvent, GainBlood(player: You, amount: 1)])";
    let healer = "Whenever(Draws(player: You), [HealPool(amount: 1)]), \
                  Whenever(GainsBlood(player: You), [HealPool(amount: 2)])";
    let mut after = scenario("you: board [splitter healer], deck [bee]")
        .with(&creature("splitter", both))
        .with(&creature("healer", healer))
        .force("[Draw(player: You)]");
    assert_eq!(after.happened(), ["Draw you bee 1", "GainBlood you 1", "HealPool 1", "HealPool 2"]);
}

/// P6.6.1 Each event is applied to the table as it now is, with what the one before it did.
#[test]
fn p6_6_1_an_event_meets_the_table_as_the_one_before_left_it() {
    let greedy = "Instead(GainsBlood(player: You), [Draw(player: You), Draw(player: You)])";
    scenario("you: board [greedy], deck [bee]")
        .with(&creature("greedy", greedy))
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_history(&["Draw you bee 1", "Draw! you 1"])
        .expect_failure(Failure::EmptyDeck)
        .expect("you: hand [bee], deck []");
}

/// P6.6.2 Each ECTA is applied to the Outcome, which tells what really happened.
#[test]
fn p6_6_2_ectas_see_the_outcome_and_not_what_was_proposed() {
    let leech = "Whenever(LosesBlood(player: Opponent), [HealPool(amount: EventAmount)])";
    scenario("you: board [leech], deck []; them: blood 2; pool 10")
        .with(&creature("leech", leech))
        .force("[LoseBlood(player: Opponent, amount: 5)]")
        .expect("them: blood 0; pool 12");
    let mourner = "Whenever(Draws(player: You), [HealPool(amount: 1)]), \
                   Whenever(Fails(Draws(player: You)), [HealPool(amount: 5)])";
    scenario("you: board [mourner], deck [bee]; pool 10")
        .with(&creature("mourner", mourner))
        .force("[Draw(player: You)]")
        .expect("pool 11")
        .force("[Draw(player: You)]")
        .expect("pool 16");
}

/// P6.6.3 If an event belongs to a play, its next step follows, after what was triggered by it.
#[test]
fn p6_6_3_the_next_step_of_a_play_follows_its_reactions() {
    let herald = "Whenever(Plays(player: You), [HealPool(amount: 1)]), \
                  Whenever(Summons(player: You), [HealPool(amount: 2)])";
    let mut after = scenario("you: blood 1, hand [mosquito], board [herald broken-robot broken-robot _]")
        .with(&creature("herald", herald))
        .choose("play mosquito");
    assert_eq!(
        after.happened(),
        [
            "Play you mosquito on space 4 1",
            // R48: it is paid for first.
            "LoseBlood you 1",
            "HealPool 1",
            "Summon you mosquito on space 4",
            "HealPool 2",
            "Move you mosquito on space 4",
            "Enter you mosquito on space 4",
        ]
    );
}

/// P6.7 Passive abilities are applied after each event, so the next one meets the new numbers.
#[test]
fn p6_7_passives_are_applied_before_the_next_event() {
    scenario("you: board [worker-ant _ _ _]; pool 20")
        .force_from(
            "worker-ant",
            "[Spawn(name: \"soldier-ant\", player: You, on: First(owner: You, free: true)), \
             DamagePlayer(player: Opponent, amount: Stat(Power, This)), \
             Spawn(name: \"soldier-ant\", player: You, on: First(owner: You, free: true)), \
             DamagePlayer(player: Opponent, amount: Stat(Power, This))]",
        )
        .expect_history(&["DamagePlayer them by worker-ant 1", "DamagePlayer them by worker-ant 2"])
        .expect("pool 17");
}

/// P6.8 The end of the game is checked, and comes before any death.
#[test]
fn p6_8_an_empty_pool_ends_the_game_before_anything_dies() {
    let both = "Instead(DamagesPlayer(player: Opponent), [Damage(creature: Choose(name: \
                \"bee\"), amount: 1), TheEvent])";
    scenario("you: board [bomber]; them: board [bee]; pool 1")
        .with(&creature("bomber", both))
        .force("[DamagePlayer(player: Opponent, amount: 1)]")
        .expect_history(&["Damage them bee by bomber 1", "DamagePlayer them 1", "FinishGame them"])
        .expect_not_in_history("Die")
        .expect_winner(YOU)
        .expect("them: board [bee _ _ _]");
}

/// P6.9 Creature deaths are checked: a creature at zero dies before reactions to its damage are resolved.
#[test]
fn p6_9_a_creature_dies_before_reactions_to_its_damage() {
    let witness = "Whenever(Damages(creature: (controller: Opponent)), [HealPool(amount: 3)])";
    scenario("you: board [witness]; them: board [bee]")
        .with(&creature("witness", witness))
        .force("[Damage(creature: Choose(name: \"bee\"), amount: 1)]")
        .expect_history(&["Damage them bee 1", "Die them bee on their space 1", "Move bee", "HealPool 3"]);
}

/// P6.10 Turn skips are processed, and only when nothing else is left to happen.
#[test]
fn p6_10_a_turn_skip_waits_until_the_queue_is_empty() {
    scenario("you: deck [bee]")
        .force(
            "[GainSkips(player: You, amount: 1), Draw(player: You), GainBlood(player: You, \
                amount: 1)]",
        )
        .expect_history(&[
            "GainSkips you 1",
            "Draw you bee 1",
            "GainBlood you 1",
            "LoseSkips you 1",
            "TurnEnd you",
        ])
        .expect_decider(THEM);
}

/// P6.11 Then players make the instant decisions they are allowed, if they have any.
#[test]
fn p6_11_instant_decisions_are_offered_after_an_event() {
    scenario("you: board [broken-robot]; them: blood 1, board [lantern-keeper _ _ tall-figure]")
        .force("[Damage(creature: Choose(name: \"tall-figure\"), amount: 1), HealPool(amount: 1)]")
        .expect_decider(THEM)
        .expect_answers(&["use lantern-keeper", "pass", "pass until new"])
        .expect_not_in_history("HealPool")
        .choose("pass until new")
        .expect_history(&["HealPool 1"])
        .expect_decider(YOU);
    // With no blood for it there is nothing to ask.
    scenario("them: blood 0, board [lantern-keeper _ _ tall-figure]")
        .force("[Damage(creature: Choose(name: \"tall-figure\"), amount: 1), HealPool(amount: 1)]")
        .expect_history(&["HealPool 1"])
        .expect_decider(YOU);
}
