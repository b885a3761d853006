//! S33: how stats are reckoned.

use bloodless::cards::Stat;

use super::{creature, extended};
use crate::common::scenario;

/// S33 A passive holds from its condition becoming true until it fails.
#[test]
fn s33_a_passive_holds_while_its_condition_does() {
    scenario("you: board [lone-hunter _ mosquito]")
        .force("[HealPool(amount: 1)]")
        .expect_stats("lone-hunter", "2/1/3")
        .force(
            r#"[Shift(creature: Choose(name: "mosquito"), to: First(right_of: That(name: "lone-hunter")))]"#,
        )
        .force_from(
            "lone-hunter",
            r#"[Shift(creature: Choose(name: "mosquito"), to: First(right_of: This))]"#,
        )
        .expect("you: board [lone-hunter mosquito _ _]")
        .expect_stats("lone-hunter", "2/1/1")
        .force(r#"[Destroy(creature: Choose(name: "mosquito"))]"#)
        .expect_stats("lone-hunter", "2/1/3");
}

/// S33 A passive that does not hold for a target leaves it alone.
#[test]
fn s33_what_a_passive_does_not_hold_for_is_left_alone() {
    scenario("you: board [mosquito], timeline [war-drums]; them: board [bee]")
        .force("[HealPool(amount: 1)]")
        .expect_stats("mosquito", "1/1/2")
        .expect_stats("bee", "1/0/0");
}

/// S33 Lasting changes count in the order they happened, stopping at zero at every step.
#[test]
fn s33_lasting_changes_count_in_the_order_they_happened() {
    scenario("you: board [mosquito]")
        .force(
            "[Lower(card: Choose(kind: Creature), stat: Power, by: 3), Raise(card: It, stat: Power, by: 2)]",
        )
        .expect_stats("mosquito", "1/1/2");
    scenario("you: board [mosquito]")
        .force(
            "[Raise(card: Choose(kind: Creature), stat: Power, by: 2), Lower(card: It, stat: Power, by: 4)]",
        )
        .expect_stats("mosquito", "1/1/0");
    scenario("you: board [mosquito]")
        .force(
            "[Raise(card: Choose(kind: Creature), stat: Power, by: 5),
            SetStat(card: It, stat: Power, to: 2), Raise(card: It, stat: Power, by: 1)]",
        )
        .expect_stats("mosquito", "1/1/3");
}

/// S33 Passives count after the lasting changes, in order of precedence.
#[test]
fn s33_passives_count_after_lasting_changes() {
    scenario("you: board [mosquito], timeline [setter]")
        .with(&extended("setter", "Has([Set(of: (kind: Creature), stat: Power, to: 4)])"))
        .force("[Raise(card: Choose(kind: Creature), stat: Power, by: 9)]")
        .expect_stats("mosquito", "1/1/4");
    let set = extended(
        "setter",
        "With(ability: Has([Set(of: (kind: Creature), stat: Power, to: 4)]), precedence: 1)",
    );
    scenario("you: board [mosquito], timeline [war-drums setter]")
        .with(&set)
        .force("[HealPool(amount: 1)]")
        .expect_stats("mosquito", "1/1/5");
}

/// S33 Base power 1 with +2 and −3 is 0; without the +2 it is 0; without both it is 1 again.
#[test]
fn s33_what_remains_is_as_if_the_passive_had_never_been() {
    let plus = extended("plus", "Has([Raise(of: (kind: Creature), stat: Power, by: 2)])");
    let minus = extended("minus", "Has([Lower(of: (kind: Creature), stat: Power, by: 3)])");
    scenario("you: board [mosquito], timeline [plus minus]")
        .with(&plus)
        .with(&minus)
        .force("[HealPool(amount: 1)]")
        .expect_stats("mosquito", "1/1/0")
        .force(r#"[Terminate(command: Choose(name: "plus"))]"#)
        .expect_stats("mosquito", "1/1/0")
        .force(r#"[Terminate(command: Choose(name: "minus"))]"#)
        .expect_stats("mosquito", "1/1/1");
    scenario("you: board [mosquito], timeline [plus minus]")
        .with(&plus)
        .with(&minus)
        .force(r#"[Terminate(command: Choose(name: "minus"))]"#)
        .expect_stats("mosquito", "1/1/3");
}

/// S33 A condition is read against what has been reckoned so far in this sweep, and nothing is swept twice.
#[test]
fn s33_a_condition_is_read_against_what_was_reckoned_so_far() {
    let eager =
        creature("eager", "While(Number(Stat(Defense, This), AtLeast(1)), [Raise(stat: Power, by: 5)])");
    let giver = creature("giver", "Has([Raise(of: (kind: Creature), stat: Defense, by: 1)])");
    scenario("you: board [giver eager]")
        .with(&eager)
        .with(&giver)
        .force("[HealPool(amount: 1)]")
        .expect_stats("eager", "1/1/5");
    scenario("you: board [eager giver]")
        .with(&eager)
        .with(&giver)
        .force("[HealPool(amount: 1)]")
        .expect_stats("eager", "1/1/0")
        .force("[HealPool(amount: 1)]")
        .expect_stats("eager", "1/1/0");
}

/// S33 Health is the reckoned value less the health lost.
#[test]
fn s33_health_is_the_reckoned_value_less_what_was_lost() {
    scenario("you: board [giraffe]")
        .force("[Damage(creature: Choose(kind: Creature), amount: 3)]")
        .expect_stats("giraffe", "2/0/1")
        .force("[Raise(card: Choose(kind: Creature), stat: Health, by: 4)]")
        .expect_stats("giraffe", "6/0/1")
        .force("[Lower(card: Choose(kind: Creature), stat: Health, by: 5)]")
        .expect_stats("giraffe", "1/0/1");
}

/// S33 What was really lost counts, never more than there was.
#[test]
fn s33_no_more_health_is_lost_than_there_was() {
    scenario("you: board [stubborn]; pool 99")
        .with(
            r#"Card(name: "stubborn", kind: Creature(health: 2, defense: 0, power: 0),
                abilities: [Deny(Dies(creature: (this: true)))])"#,
        )
        .force("[Damage(creature: Choose(kind: Creature), amount: 50)]")
        .expect_stats("stubborn", "0/0/0")
        .force("[Raise(card: Choose(kind: Creature), stat: Health, by: 3)]")
        .expect_stats("stubborn", "3/0/0");
}

/// S33 A creature left at zero health by the end of a passive dies.
#[test]
fn s33_a_creature_left_at_zero_health_dies() {
    scenario("you: board [mosquito], timeline [ward]")
        .with(&extended("ward", "Has([Raise(of: (kind: Creature), stat: Health, by: 2)])"))
        .force("[Damage(creature: Choose(kind: Creature), amount: 2)]")
        .expect_stats("mosquito", "1/1/1")
        .force("[Terminate(command: Choose(kind: Command))]")
        .expect("you: board [_ _ _ _], discard [mosquito ward], blood 1");
}

/// S33 So it does when the passive ended for another reason than a change of the board.
#[test]
fn s33_a_creature_left_at_zero_by_a_condition_dies() {
    scenario("you: board [mosquito], timeline [ward]; pool 20")
        .with(&extended(
            "ward",
            "While(Number(Pool, AtLeast(10)), [Raise(of: (kind: Creature), stat: Health, by: 2)])",
        ))
        .force("[Damage(creature: Choose(kind: Creature), amount: 2)]")
        .expect_stats("mosquito", "1/1/1")
        .force("[DrainPool(amount: 15)]")
        .expect("you: board [_ _ _ _], discard [mosquito]");
}

/// S33 What a passive remembers can be told: every number is explained by its base and each change.
#[test]
fn s33_a_stat_is_explained_by_its_base_and_every_change() {
    let mut table = scenario("you: board [mosquito], timeline [war-drums]")
        .force("[Raise(card: Choose(kind: Creature), stat: Power, by: 4)]")
        .expect_stats("mosquito", "1/1/6");
    let card = table.card("mosquito");
    let then: Vec<u32> = table.game().explain(card, Stat::Power).iter().map(|line| line.then).collect();
    assert_eq!(then, [1, 5, 6]);
}

/// R43, S33 A passive that a card gains, loses, is lent or is denied counts at once.
#[test]
fn r43_passives_that_come_or_go_count_at_once() {
    scenario("you: board [bee mosquito]")
        .force("[GainKeyword(card: Choose(name: \"mosquito\"), keyword: \"kin-strength\")]")
        .expect_stats("mosquito", "1/1/2")
        .force("[LoseKeyword(card: Choose(name: \"mosquito\"), keyword: \"kin-strength\")]")
        .expect_stats("mosquito", "1/1/1");
    let lender = "While(Number(Pool, AtLeast(25)), [
        Ability(of: (name: \"mosquito\"), ability: Has([Raise(stat: Power, by: 2)]))])";
    scenario("you: board [mosquito lender]")
        .with(&creature("lender", lender))
        .force("[HealPool(amount: 5)]")
        .expect_stats("mosquito", "1/1/3")
        .force("[DrainPool(amount: 5)]")
        .expect_stats("mosquito", "1/1/1");
    let hush = "While(Number(Pool, AtLeast(25)), [Blank(of: (name: \"banner\"))])";
    scenario("you: board [mosquito banner hush]")
        .with(&creature("hush", hush))
        .with(&creature("banner", "Has([Raise(of: (name: \"mosquito\"), stat: Power, by: 2)])"))
        .force("[HealPool(amount: 5)]")
        .expect_stats("mosquito", "1/1/1")
        .force("[DrainPool(amount: 5)]")
        .expect_stats("mosquito", "1/1/3");
}
