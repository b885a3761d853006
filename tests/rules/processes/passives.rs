//! Applying passive abilities (P5).

use super::creature;
use crate::common::scenario;

/// P5.1 Every passive ability goes through everything it could apply to, in order of precedence.
#[test]
fn p5_1_every_passive_applies_to_all_it_can_in_order_of_precedence() {
    let drummer =
        creature("drummer", "Has([Raise(of: (controller: You, kind: Creature), stat: Power, by: 1)])");
    let leveller = |precedence: i32| {
        let set = "Has([Set(of: (controller: You, kind: Creature), stat: Power, to: 3)])";
        creature("leveller", &format!("With(ability: {set}, precedence: {precedence})"))
    };
    let table = "you: board [drummer leveller crow larva]; them: board [giraffe]";
    scenario(table)
        .with(&drummer)
        .with(&leveller(1))
        .force("[Shuffle(deck: MainDeck(You)), HealPool(amount: 1)]")
        .expect_stats("crow", "2/2/4")
        .expect_stats("larva", "1/0/4")
        .expect_stats("drummer", "5/0/4")
        .expect_stats("their giraffe", "5/0/1");
    scenario(table)
        .with(&drummer)
        .with(&leveller(-1))
        .force("[HealPool(amount: 1)]")
        .expect_stats("crow", "2/2/3")
        .expect_stats("larva", "1/0/3");
}

/// P5.2 A passive ability holds for a target that meets its condition.
#[test]
fn p5_2_a_passive_holds_while_its_condition_is_met() {
    scenario("you: board [lone-hunter _ broken-robot _]")
        .force("[HealPool(amount: 1)]")
        .expect_stats("lone-hunter", "2/1/3");
}

/// P5.2.1 A passive that already holds for a target is not applied a second time.
#[test]
fn p5_2_1_a_passive_that_holds_is_not_applied_again() {
    let mut table = scenario("you: board [crow], timeline [war-drums]");
    for _ in 0..5 {
        table = table.force("[HealPool(amount: 1)]").expect_stats("crow", "2/2/2");
    }
}

/// P5.2.1.1 If what it has to change has become different, the state is changed to match.
#[test]
fn p5_2_1_1_a_passive_that_holds_follows_what_it_reckons_with() {
    let ant = "[Spawn(name: \"soldier-ant\", player: You, on: First(owner: You, free: true))]";
    scenario("you: board [worker-ant _ _ _]; them: board [soldier-ant]")
        .force("[HealPool(amount: 1)]")
        .expect_stats("worker-ant", "1/1/1")
        .force(ant)
        .expect_stats("worker-ant", "1/1/2")
        .force(ant)
        .expect_stats("worker-ant", "1/1/3")
        .force("[Destroy(creature: Choose(controller: Opponent))]")
        .expect_stats("worker-ant", "1/1/2");
}

/// P5.2.2 A passive that does not hold for a target yet takes hold now.
#[test]
fn p5_2_2_a_passive_takes_hold_of_what_comes_under_it() {
    scenario("you: blood 4, hand [crow war-drums], board [broken-robot]")
        .force("[HealPool(amount: 1)]")
        .expect_stats("broken-robot", "2/1/0")
        .force("[Play(card: Choose(name: \"war-drums\", zone: [Hand]), player: You)]")
        .expect_stats("broken-robot", "2/1/1")
        .force(
            "[Play(card: Choose(zone: [Hand]), player: You, free: true, on: First(owner: You, \
                free: true))]",
        )
        .expect_stats("crow", "2/2/2");
}

/// P5.2.2.1 When a passive takes hold, the state is changed as it says.
#[test]
fn p5_2_2_1_a_passive_changes_exactly_what_it_says() {
    let banner = creature(
        "banner",
        "While(Number(Blood(You), AtLeast(2)), [\
         Raise(of: (name: \"crow\"), stat: Health, by: 2), Lower(of: (name: \"crow\"), stat: Defense, by: 1), \
         Set(of: (name: \"crow\"), stat: Power, to: 7), Keyword(of: (name: \"crow\"), keyword: \"piercing\"), \
         Kin(of: (name: \"crow\"), kin: \"ant\")])",
    );
    let scout =
        creature("scout", "Has([Raise(stat: Power, by: Count(kin: \"ant\", keyword: \"piercing\"))])");
    scenario("you: blood 1, board [banner crow larva scout]")
        .with(&banner)
        .with(&scout)
        .force("[HealPool(amount: 1)]")
        .expect_stats("crow", "2/2/1")
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_stats("crow", "4/1/7")
        .expect_stats("scout", "5/0/1")
        .expect_stats("larva", "1/0/1");
}

/// P5.3 A passive ability does not hold for a target that fails its condition.
#[test]
fn p5_3_a_passive_does_not_hold_where_its_condition_fails() {
    scenario("you: board [lone-hunter broken-robot _ lone-hunter]")
        .force("[HealPool(amount: 1)]")
        .expect_stats("lone-hunter", "2/1/1")
        .expect_stats("lone-hunter 2", "2/1/3");
}

/// P5.3.1 A passive that did not hold for a target before leaves it alone when its condition fails.
#[test]
fn p5_3_1_a_passive_that_never_held_leaves_its_target_alone() {
    scenario("you: board [lone-hunter broken-robot _ _]")
        .force("[Raise(card: Choose(name: \"lone-hunter\"), stat: Power, by: 3)]")
        .expect_stats("lone-hunter", "2/1/4")
        .force("[HealPool(amount: 1)]")
        .expect_stats("lone-hunter", "2/1/4");
}

/// P5.3.1.1 Where it did not hold and does not hold, nothing is done: no change is undone that was never made.
#[test]
fn p5_3_1_1_nothing_is_undone_that_was_never_done() {
    // Undoing a +2 that was never given would leave these at power 0.
    let mut table = scenario("you: board [lone-hunter broken-robot lone-hunter _]");
    for _ in 0..3 {
        table = table
            .force("[GainBlood(player: You, amount: 1)]")
            .expect_stats("lone-hunter", "2/1/1")
            .expect_stats("lone-hunter 2", "2/1/1");
    }
}

/// P5.3.2 A passive that did hold for a target lets go when its condition fails.
#[test]
fn p5_3_2_a_passive_lets_go_when_its_condition_fails() {
    scenario("you: board [lone-hunter _ _ _]")
        .force("[HealPool(amount: 1)]")
        .expect_stats("lone-hunter", "2/1/3")
        .force("[Spawn(name: \"larva\", player: You, on: First(owner: You, free: true))]")
        .expect_stats("lone-hunter", "2/1/1")
        .force("[Destroy(creature: Choose(name: \"larva\"))]")
        .expect_stats("lone-hunter", "2/1/3");
}

/// P5.3.2.1 Its change is undone, and what remains is as if it had never been.
#[test]
fn p5_3_2_1_what_a_passive_did_is_undone_as_if_it_had_never_been() {
    let raiser = creature("raiser", "Has([Raise(of: (name: \"crow\"), stat: Power, by: 2)])");
    let lowerer = creature("lowerer", "Has([Lower(of: (name: \"crow\"), stat: Power, by: 3)])");
    let gone = |name| format!("[Destroy(creature: Choose(name: \"{name}\"))]");
    scenario("you: board [raiser lowerer crow]")
        .with(&raiser)
        .with(&lowerer)
        .force("[HealPool(amount: 1)]")
        .expect_stats("crow", "2/2/0")
        .force(&gone("raiser"))
        .expect_stats("crow", "2/2/0")
        .force(&gone("lowerer"))
        .expect_stats("crow", "2/2/1");
}
