//! Resolving an event: what the EMTAs make of it (P6.1 to P6.4).

use super::creature;
use crate::common::scenario;

/// A draw of yours also gives 1 blood, the blood first.
const TITHE: &str = "Instead(Draws(player: You), [GainBlood(player: You, amount: 1), TheEvent])";

fn with_precedence(ability: &str, precedence: i32) -> String {
    format!("With(ability: {ability}, precedence: {precedence})")
}

fn plus(amount: u32) -> String {
    format!("Instead(GainsBlood(player: You), [TheEventWith(amount: Sum([EventAmount, {amount}]))])")
}

/// P6.1 The first event is taken from the queue, and the list of current events has only that event in it.
#[test]
fn p6_1_events_are_resolved_one_at_a_time_from_the_front() {
    let mut after = scenario("you: board [tither], deck [mosquito bee]")
        .with(&creature("tither", TITHE))
        .force("[Draw(player: You, count: 2), HealPool(amount: 1)]");
    assert_eq!(
        after.happened(),
        ["GainBlood you 1", "Draw you mosquito 1", "GainBlood you 1", "Draw you bee 1", "HealPool 1"]
    );
}

/// P6.2 The list of future events starts empty: nothing of an earlier resolution is left in it.
#[test]
fn p6_2_nothing_of_an_earlier_resolution_is_left_over() {
    let miser = "With(ability: Instead(Draws(player: You), [GainBlood(player: You, amount: 1)]), \
                 uses: 1)";
    let mut after = scenario("you: board [miser], deck [mosquito bee]")
        .with(&creature("miser", miser))
        .force("[Draw(player: You, count: 2)]")
        .expect("you: blood 1, hand [mosquito], deck [bee]");
    assert_eq!(after.happened(), ["GainBlood you 1", "Draw you mosquito 1"]);
}

/// P6.3 The EMTAs are put in order of precedence.
#[test]
fn p6_3_emtas_apply_in_order_of_precedence() {
    let double = "Instead(GainsBlood(player: You), [TheEventWith(amount: Product([EventAmount, 2]))])";
    let doubler = |precedence| creature("doubler", &with_precedence(double, precedence));
    let adder = creature("adder", &plus(3));
    scenario("you: board [adder doubler]")
        .with(&adder)
        .with(&doubler(1))
        .force("[GainBlood(player: You, amount: 1)]")
        .expect("you: blood 5");
    scenario("you: board [adder doubler]")
        .with(&adder)
        .with(&doubler(-1))
        .force("[GainBlood(player: You, amount: 1)]")
        .expect("you: blood 8");
}

/// P6.4 Each EMTA has its turn, and sees each event of a resolution once.
#[test]
fn p6_4_an_emta_sees_an_event_once_and_not_its_own_result() {
    let twice = "Instead(GainsBlood(player: You), [TheEvent, TheEvent])";
    let mut after = scenario("you: board [twin twin]")
        .with(&creature("twin", twice))
        .force("[GainBlood(player: You, amount: 1)]")
        .expect("you: blood 4");
    assert_eq!(after.happened(), ["GainBlood you 1"; 4]);
}

/// P6.4.1 An EMTA looks at every event in the current list, in order.
#[test]
fn p6_4_1_an_emta_looks_at_every_event_of_the_list() {
    let split = with_precedence(
        "Instead(Draws(player: You), [GainBlood(player: You, amount: 1), GainBlood(player: You, \
         amount: 2)])",
        1,
    );
    let mut after = scenario("you: board [adder splitter], deck [bee]")
        .with(&creature("adder", &plus(10)))
        .with(&creature("splitter", &split))
        .force("[Draw(player: You)]")
        .expect("you: blood 23");
    assert_eq!(after.happened(), ["GainBlood you 11", "GainBlood you 12"]);
}

/// P6.4.1.1 An event that does not match the trigger is added to the future list as it is.
#[test]
fn p6_4_1_1_an_event_that_does_not_match_stays_as_it_is() {
    let mut after = scenario("you: board [adder tither], deck [bee]")
        .with(&creature("adder", &plus(3)))
        .with(&creature("tither", &with_precedence(TITHE, 1)))
        .force("[Draw(player: You)]")
        .expect("you: blood 4, hand [bee]");
    assert_eq!(after.happened(), ["GainBlood you 4", "Draw you bee 1"]);
}

/// P6.4.1.2 An event that matches is modified, and what comes of it is added at the end of the future list.
#[test]
fn p6_4_1_2_what_comes_of_an_event_stands_where_the_event_stood() {
    let surround = with_precedence(
        "Instead(Draws(player: You), \
         [GainBlood(player: You, amount: 1), TheEvent, GainBlood(player: You, amount: 2)])",
        1,
    );
    let healer = "Instead(GainsBlood(player: You), [HealPool(amount: EventAmount), TheEvent])";
    let mut after = scenario("you: board [healer surrounder], deck [bee]")
        .with(&creature("healer", healer))
        .with(&creature("surrounder", &surround))
        .force("[Draw(player: You)]");
    assert_eq!(
        after.happened(),
        ["HealPool 1", "GainBlood you 1", "Draw you bee 1", "HealPool 2", "GainBlood you 2"]
    );
}

/// P6.4.2 The future list becomes the current list: the next EMTA sees what this one made.
#[test]
fn p6_4_2_the_next_emta_sees_what_the_one_before_made() {
    let bleed = "Instead(Draws(player: You), [GainBlood(player: You, amount: 1)])";
    let heal = "Instead(GainsBlood(player: You), [HealPool(amount: 5)])";
    let table = "you: board [bleeder healer], deck [bee]; pool 10";
    scenario(table)
        .with(&creature("bleeder", &with_precedence(bleed, 1)))
        .with(&creature("healer", heal))
        .force("[Draw(player: You)]")
        .expect("you: blood 0, deck [bee]; pool 15");
    // The other way round, the second has nothing to see when its turn comes.
    scenario(table)
        .with(&creature("bleeder", &with_precedence(bleed, -1)))
        .with(&creature("healer", heal))
        .force("[Draw(player: You)]")
        .expect("you: blood 1, deck [bee]; pool 10");
}

/// P6.4.3 The future list is emptied between EMTAs: an event that went through several happens once.
#[test]
fn p6_4_3_an_event_that_several_emtas_changed_happens_once() {
    let mut after = scenario("you: board [one two three]")
        .with(&creature("one", &plus(1)))
        .with(&creature("two", &plus(10)))
        .with(&creature("three", &plus(100)))
        .force("[GainBlood(player: You, amount: 1)]")
        .expect("you: blood 112");
    assert_eq!(after.happened(), ["GainBlood you 112"]);
}
