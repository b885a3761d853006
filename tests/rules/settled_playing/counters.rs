//! S44 and S45: cumulative cards and sagas.

use crate::common::{YOU, scenario};

/// S44 A cumulative card enters with 1 `accumulate` counter.
#[test]
fn s44_it_enters_with_one_counter() {
    scenario("you: blood 1, hand [rat-swarm]")
        .choose_all(&["play rat-swarm", "space 1"])
        .expect_counters("rat-swarm", "accumulate", 1)
        .expect_stats("rat-swarm", "1/0/1");
}

/// S44 Another of the Name is exiled instead of summoned, and a counter added, after payment.
#[test]
fn s44_another_is_exiled_and_adds_a_counter() {
    scenario("you: blood 2, hand [rat-swarm rat-swarm], board [bee bee bee]")
        .choose_all(&["play rat-swarm", "play rat-swarm"])
        .expect("you: hand [], blood 0, board [bee bee bee rat-swarm], aside [rat-swarm], discard []")
        .expect_history(&[
            "LoseBlood you 1",
            "Accumulate rat-swarm by rat-swarm 1",
            "AddCounters rat-swarm accumulate 1",
        ])
        .expect_counters("rat-swarm", "accumulate", 2);
}

/// S44 Where another is taken in, no space is asked for, though there are free ones.
#[test]
fn s44_no_space_is_asked_for_where_none_is_needed() {
    scenario("you: blood 1, hand [rat-swarm], board [rat-swarm]")
        .choose("play rat-swarm")
        .expect("you: blood 0, hand [], board [rat-swarm _ _ _], aside [rat-swarm]");
}

/// S44 A card of the Name that the other player controls does not take it in.
#[test]
fn s44_only_a_card_you_control_takes_it_in() {
    scenario("you: blood 1, hand [rat-swarm]; them: board [rat-swarm]")
        .choose_all(&["play rat-swarm", "space 1"])
        .expect("you: board [rat-swarm _ _ _], aside []")
        .expect_counters("rat-swarm", "accumulate", 1);
}

/// S44 No free space is needed for another of the Name.
#[test]
fn s44_no_free_space_is_needed() {
    scenario("you: blood 1, hand [rat-swarm], board [bee bee bee]")
        .force(r#"[Summon(creature: Choose(zone: [Hand]), player: You)]"#)
        .expect_counters("rat-swarm", "accumulate", 1)
        .force(r#"[Create(name: "rat-swarm", player: You, zone: Hand(You))]"#)
        .choose("play rat-swarm")
        .expect("you: blood 0, board [bee bee bee rat-swarm], hand []")
        .expect_counters("rat-swarm", "accumulate", 2);
}

/// S44 A summon by an effect accumulates as well.
#[test]
fn s44_a_summon_by_an_effect_accumulates() {
    scenario("you: hand [rat-swarm], board [bee]")
        .force(
            "[Summon(creature: Choose(zone: [Hand]), player: You, on: First(owner: You, rightmost: true))]",
        )
        .force(r#"[Create(name: "rat-swarm", player: You, zone: Hand(You))]"#)
        .force("[Summon(creature: Choose(zone: [Hand]), player: You, on: First(owner: You, free: true))]")
        .expect("you: board [bee _ _ rat-swarm], aside [rat-swarm]")
        .expect_counters("rat-swarm", "accumulate", 2);
}

const TALLY: &str = r#"Card(name: "tally", kind: ExtendedCommand, keywords: ["cumulative"],
    abilities: [Has([Raise(of: (kind: Creature), stat: Power, by: CountersOn(This, "accumulate"))])])"#;

/// S44 Cumulative commands accumulate when another is executed, and are terminated at 0 counters.
#[test]
fn s44_commands_accumulate_and_are_terminated_at_zero() {
    scenario("you: hand [tally tally], board [mosquito]")
        .with(TALLY)
        .choose_all(&["play tally", "play tally"])
        .expect("you: timeline [tally], aside [tally], hand []")
        .expect_counters("tally", "accumulate", 2)
        .expect_stats("mosquito", "1/1/3")
        .force(r#"[RemoveCounters(card: Choose(kind: Command), counter: "accumulate", amount: 2)]"#)
        .expect("you: timeline [], discard [tally]");
}

/// S44 At 0 counters a cumulative creature dies.
#[test]
fn s44_at_zero_counters_it_dies() {
    scenario("you: blood 2, hand [rat-swarm]; them: board [giraffe]")
        .choose_all(&["play rat-swarm", "space 1", "use rat-swarm"])
        .expect("you: board [_ _ _ _], discard [rat-swarm], blood 1")
        .expect_stats("giraffe", "4/0/1");
}

/// S44 A change of control keeps the counters and never accumulates.
#[test]
fn s44_a_change_of_control_keeps_the_counters() {
    scenario("you: hand [rat-swarm]; them: hand [rat-swarm]")
        .force("[Summon(creature: Choose(zone: [Hand], controller: You), player: You,
            on: First(owner: You))]")
        .force("[Summon(creature: Choose(zone: [Hand], controller: Opponent), player: Opponent,
            on: First(owner: Opponent))]")
        .force(r#"[AddCounters(card: Choose(kind: Creature, controller: Opponent), counter: "accumulate", amount: 2)]"#)
        .force("[ChangeController(card: Choose(kind: Creature, controller: Opponent), player: You,
            on: First(owner: You, rightmost: true))]")
        .expect("you: board [rat-swarm _ _ rat-swarm], aside []; them: board [_ _ _ _]")
        .expect_counters("rat-swarm", "accumulate", 1)
        .expect_counters("rat-swarm 2", "accumulate", 3);
}

/// S45 On Enter a saga gets 1 `lore`, and chapter 1 happens.
#[test]
fn s45_on_enter_the_first_chapter_happens() {
    scenario("you: blood 2, hand [lantern-procession], deck [bee crow]")
        .choose("play lantern-procession")
        .expect("you: hand [bee], timeline [lantern-procession]")
        .expect_counters("lantern-procession", "lore", 1)
        .expect_history(&[
            "Enter lantern-procession",
            "AddCounters lantern-procession lore 1",
            "Draw you bee 1",
        ]);
}

/// S45 At each start of its controller's turn, 1 `lore` is added, and the next chapter happens.
#[test]
fn s45_each_own_turn_the_next_chapter_happens() {
    scenario("you: blood 2, hand [lantern-procession], deck [bee crow], board [mosquito]")
        .choose_all(&["play lantern-procession", "attack"])
        .expect_counters("lantern-procession", "lore", 1)
        .expect("you: blood 1")
        .choose("attack")
        .expect_decider(YOU)
        .expect_counters("lantern-procession", "lore", 2)
        .expect("you: blood 3")
        .choose_all(&["attack", "attack"])
        .expect_counters("lantern-procession", "lore", 3)
        .expect_stats("mosquito", "2/1/2");
}

/// S45 Chapter N happens when the N-th counter is added, by whatever, and counters are added singly.
#[test]
fn s45_a_chapter_happens_when_its_counter_is_added() {
    scenario("you: blood 2, hand [lantern-procession], deck [bee crow], board [mosquito]")
        .choose("play lantern-procession")
        .expect("you: blood 0")
        .force(r#"[AddCounters(card: Choose(saga: true), counter: "lore", amount: 1)]"#)
        .expect("you: blood 2")
        .expect_counters("lantern-procession", "lore", 2)
        .force(r#"[RemoveCounters(card: Choose(saga: true), counter: "lore", amount: 1)]"#)
        .expect("you: blood 2")
        .force(r#"[AddCounters(card: Choose(saga: true), counter: "lore", amount: 1)]"#)
        .expect("you: blood 4");
}

/// S45 Past the last chapter the card is exiled.
#[test]
fn s45_past_the_last_chapter_it_is_exiled() {
    scenario("you: blood 2, hand [lantern-procession], deck [bee crow]")
        .choose_all(&["play lantern-procession", "attack", "attack", "attack", "attack"])
        .expect("you: timeline [lantern-procession]")
        .choose_all(&["attack", "attack"])
        .expect("you: timeline [], aside [lantern-procession], discard []");
}

/// S45 A creature saga tells its chapters on the board.
#[test]
fn s45_a_creature_may_be_a_saga() {
    scenario("you: blood 4, hand [the-strange-deal]; pool 20")
        .choose_all(&["play the-strange-deal", "space 1", "attack", "attack"])
        .expect("you: deck [grand-design]")
        .choose_all(&["attack", "attack"])
        .expect_counters("the-strange-deal", "lore", 3);
}
