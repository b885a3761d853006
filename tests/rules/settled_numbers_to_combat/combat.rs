//! S21 to S23: attacks, strikes, damage.

use bloodless::cards::EventKind;
use bloodless::decisions::Answer;
use bloodless::events::Failure;
use bloodless::hotseat::outlook;
use bloodless::table::{PlayerId, SpaceId};

use crate::common::{Scenario, YOU, scenario};

/// Where strikes went, in order, as your or their space.
fn strikes(table: &mut Scenario) -> Vec<String> {
    let strikes = table.events(EventKind::Strike).into_iter().filter_map(|(_, strike)| strike.space);
    let whose = |space: SpaceId| if space.owner() == PlayerId::seat(YOU) { "" } else { "their " };
    strikes.map(|space| format!("{}space {}", whose(space), space.column() + 1)).collect()
}

fn archer(name: &str, attack: &str, power: u32, abilities: &str) -> String {
    format!(
        r#"Card(name: "{name}", kind: Creature(health: 4, defense: 0, power: {power}), attack: [{attack}],
            abilities: [{abilities}])"#
    )
}

/// S21 An attack is a pattern of directions: columns left or right of the opposing space, seen by the attacker.
#[test]
fn s21_directions_lie_left_and_right_of_the_opposing_space() {
    let mut left =
        scenario("you: board [_ archer]").with(&archer("archer", "Left(1)", 1, "")).choose("attack");
    assert_eq!(strikes(&mut left), ["their space 4"]);
    let mut right =
        scenario("you: board [_ archer]").with(&archer("archer", "Right(2)", 1, "")).choose("attack");
    assert_eq!(strikes(&mut right), ["their space 1"]);
}

/// S21 A direction may lie in the own row.
#[test]
fn s21_directions_may_lie_in_the_own_row() {
    scenario("you: board [giraffe archer _ broken-robot]")
        .with(&archer("archer", "OwnLeft(1), OwnRight(2)", 1, ""))
        .choose("attack")
        .expect_history(&["Damage you giraffe by archer 1", "Damage you broken-robot by archer 1"]);
}

/// S21 What falls off the board is no attack.
#[test]
fn s21_what_falls_off_the_board_is_no_attack() {
    let mut table = scenario("you: board [mantis]").choose("attack");
    assert_eq!(strikes(&mut table), ["their space 3"]);
}

/// S21 The order is left to right as the active player sees it, whoever attacks.
#[test]
fn s21_strikes_go_left_to_right_as_the_active_player_sees_it() {
    let mut table = scenario("you: board [_ mantis]").choose("attack");
    assert_eq!(strikes(&mut table), ["their space 4", "their space 2"]);
    let mut table = scenario("them: board [_ mantis]").force("[Attack(creature: Choose(kind: Creature))]");
    assert_eq!(strikes(&mut table), ["space 2", "space 4"]);
}

/// S21 The default pattern is the opposing space.
#[test]
fn s21_the_default_is_the_opposing_space() {
    let mut table = scenario("you: board [_ mosquito]").choose("attack");
    assert_eq!(strikes(&mut table), ["their space 3"]);
}

/// S21 An Attack fixes its target spaces: moving the attacker does not move them.
#[test]
fn s21_an_attack_fixes_its_target_spaces() {
    let moving = "Whenever(Strikes(attacker: (this: true)),
        [Shift(creature: This, to: First(owner: You, rightmost: true))])";
    let mut table = scenario("you: board [_ archer]")
        .with(&archer("archer", "Left(1), Right(1)", 1, moving))
        .force("[Attack(creature: Choose(kind: Creature))]")
        .expect("you: board [_ _ _ archer]");
    assert_eq!(strikes(&mut table), ["their space 4", "their space 2"]);
}

/// S21 Strikes are proposed one at a time, each reading the power as it is then.
#[test]
fn s21_power_is_read_at_each_strike() {
    let growing = "Whenever(Strikes(attacker: (this: true)), [Raise(card: This, stat: Power, by: 2)])";
    scenario("you: board [_ archer]; pool 20")
        .with(&archer("archer", "Left(1), Right(1)", 1, growing))
        .force("[Attack(creature: Choose(kind: Creature))]")
        .expect_history(&["DamagePlayer them by archer 1", "DamagePlayer them by archer 3"])
        .expect("pool 16");
}

/// S21 The occupant of a space is read when it is struck.
#[test]
fn s21_the_occupant_is_read_at_each_strike() {
    scenario("you: board [_ archer]; them: board [_ _ giraffe]; pool 20")
        .with(&archer(
            "archer",
            "Left(1), Right(1)",
            1,
            r#"When(Strikes(attacker: (this: true)),
                [Shift(creature: Choose(name: "giraffe"), to: First(left_of: That(name: "giraffe")))])"#,
        ))
        .force(r#"[Attack(creature: Choose(name: "archer"))]"#)
        .expect_history(&["DamagePlayer them by archer 1", "Damage them giraffe by archer 1"])
        .expect("them: board [_ giraffe _ _]; pool 19");
}

/// S21 An attack stops if the attacker has left the board.
#[test]
fn s21_an_attack_stops_when_the_attacker_has_left() {
    scenario("you: board [_ archer]; pool 20")
        .with(&archer(
            "archer",
            "Left(1), Right(1)",
            1,
            "Whenever(Strikes(attacker: (this: true)), [Move(card: This, to: Hand(You))])",
        ))
        .force("[Attack(creature: Choose(kind: Creature))]")
        .expect("you: hand [archer]; pool 19")
        .expect_failure(Failure::NotThere);
}

/// S21 An attack stops if the attacker has changed controller.
#[test]
fn s21_an_attack_stops_when_the_attacker_has_changed_sides() {
    scenario("you: board [_ archer]; them: board [bee bee bee]; pool 20")
        .with(&archer(
            "archer",
            "Left(1), Right(1)",
            1,
            "Whenever(Strikes(attacker: (this: true)), [ChangeController(card: This, player: Opponent)])",
        ))
        .force(r#"[Attack(creature: Choose(name: "archer"))]"#)
        .expect("them: board [bee bee bee archer]; pool 19");
}

/// S21 After the last strike Attack Ended happens.
#[test]
fn s21_attack_ended_follows_the_last_strike() {
    scenario("you: board [_ archer]; pool 20")
        .with(&archer(
            "archer",
            "Left(1), Right(1)",
            1,
            "Whenever(AttackEnds(creature: (this: true)), [GainBlood(player: You, amount: 5)])",
        ))
        .force("[Attack(creature: Choose(kind: Creature))]")
        .expect_history(&[
            "Attack you archer on space 2 1",
            "Strike you archer on their space 4 1",
            "Strike you archer on their space 2 1",
            "AttackEnd you archer",
            "GainBlood you 5",
        ]);
}

/// S21 Effects may make a creature attack outside the attack phase.
#[test]
fn s21_effects_make_creatures_attack_outside_the_attack_phase() {
    scenario("you: blood 8, hand [timestopper], board [mosquito crow]; pool 20")
        .choose("play timestopper")
        .expect("you: blood 2; pool 18")
        .choose("attack")
        .expect("you: blood 4; pool 16");
}

/// S22 A strike at an empty space deals power to the pool, as player damage to the owner of that space.
#[test]
fn s22_a_strike_at_an_empty_space_damages_the_owner_of_the_space() {
    scenario("you: board [slippery-frog], blood 0; pool 20")
        .choose("attack")
        .expect_history(&[
            "Strike you slippery-frog on their space 4 2",
            "DamagePlayer them by slippery-frog 2",
        ])
        .expect("pool 18");
    scenario("you: board [archer], blood 0; pool 20")
        .with(&archer("archer", "OwnRight(1)", 2, ""))
        .choose("attack")
        .expect_history(&["DamagePlayer you by archer 2", "GainBlood you 1"])
        .expect("you: blood 1; pool 18");
}

/// S22 If at least 1 was dealt, the attacker's controller gains 1 blood, whatever the amount.
#[test]
fn s22_the_attackers_controller_gains_one_blood() {
    scenario("you: board [slippery-frog mosquito], blood 0; them: blood 0")
        .choose("attack")
        .expect("you: blood 2; them: blood 0");
}

/// S22 A creature with 0 power, or a strike whose damage is turned to nothing, gives no blood.
#[test]
fn s22_no_damage_gives_no_blood() {
    scenario("you: board [broken-robot], blood 0; pool 20")
        .choose("attack")
        .expect_history(&["Strike you broken-robot on their space 4"])
        .expect("you: blood 0; pool 20");
    scenario("you: board [mosquito], blood 0; them: board [shield-wall]; pool 20")
        .with(
            r#"Card(name: "shield-wall", kind: Creature(health: 1, defense: 0, power: 0),
                abilities: [Instead(DamagesPlayer(player: You), [TheEventWith(amount: 0)])])"#,
        )
        .choose("attack")
        .expect("you: blood 0; pool 20");
}

/// S22 Damage to a player that is no strike at an empty space gives no blood.
#[test]
fn s22_only_strikes_give_blood() {
    scenario("you: board [mosquito], blood 0; pool 20")
        .force_from("mosquito", "[DamagePlayer(player: Opponent, amount: 3)]")
        .expect("you: blood 0; pool 17");
}

/// S23 A strike at a creature deals power as damage, and defense does not reduce what it loses.
#[test]
fn s23_a_strike_deals_power_and_defense_does_not_reduce_it() {
    scenario("you: board [slippery-frog]; them: board [_ _ _ armoured]; pool 20")
        .with(r#"Card(name: "armoured", kind: Creature(health: 5, defense: 9, power: 0))"#)
        .choose("attack")
        .expect_stats("armoured", "3/9/0")
        .expect("pool 20");
}

/// S23 Only what is over health and defense together is Overkill, player damage to the creature's controller.
#[test]
fn s23_overkill_is_the_excess_over_health_and_defense() {
    let target = r#"Card(name: "target", kind: Creature(health: 2, defense: 3, power: 0))"#;
    for (damage, pool) in [(4, 20), (5, 20), (6, 19), (9, 16)] {
        scenario("them: board [target]; pool 20")
            .with(target)
            .force(&format!("[Damage(creature: Choose(kind: Creature), amount: {damage})]"))
            .expect(&format!("them: board [_ _ _ _]; pool {pool}"));
    }
    scenario("them: board [target]; pool 20")
        .with(target)
        .force("[Damage(creature: Choose(kind: Creature), amount: 6)]")
        .expect_history(&["Overkill them target 1", "DamagePlayer them 1"]);
}

/// S23 Health already lost does not hold back overkill.
#[test]
fn s23_overkill_counts_the_health_that_is_left() {
    scenario("them: board [giraffe]; pool 20")
        .force("[Damage(creature: Choose(kind: Creature), amount: 4)]")
        .force("[Damage(creature: Choose(kind: Creature), amount: 4)]")
        .expect("pool 17");
}

/// S23 Overkill gives no blood beyond that of the death.
#[test]
fn s23_overkill_gives_no_blood() {
    let mut table = scenario("you: board [lightning-strike], blood 0; them: board [_ _ _ perfectly-blank-creature], blood 0; pool 20")
        .choose("attack")
        .expect("you: blood 0; them: blood 1; pool 18");
    assert_eq!(table.events(EventKind::Overkill).len(), 1);
}

/// S23 Overkill holds for every damage to a creature, not only for attacks.
#[test]
fn s23_every_damage_can_overkill() {
    scenario("you: blood 8, hand [crimson-tide]; them: board [mosquito]; pool 20")
        .choose_all(&["play crimson-tide", "6"])
        .expect("pool 16; them: board [_ _ _ _]");
}

/// S23 Damage stays, from turn to turn.
#[test]
fn s23_damage_stays() {
    scenario("them: board [giraffe]")
        .force("[Damage(creature: Choose(kind: Creature), amount: 3)]")
        .choose_all(&["attack", "attack"])
        .expect_stats("giraffe", "2/0/1");
}

/// S21 An attacker that left the board during its attack and came back strikes no more.
#[test]
fn s21_an_attacker_that_left_and_came_back_strikes_no_more() {
    let cat =
        r#"Card(name: "cat", kind: Creature(health: 1, defense: 0, power: 1), attack: [Left(1), Right(1)])"#;
    let nurse = r#"Card(name: "nurse", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        When(Strikes(attacker: (name: "cat")), [
            Destroy(creature: That(name: "cat")),
            Summon(creature: That(name: "cat"), player: You, on: First(owner: You, free: true)),
        ])])"#;
    scenario("you: board [_ cat nurse]")
        .with(cat)
        .with(nurse)
        .choose("attack")
        .expect("you: board [cat _ nurse _]; pool 19");
}

/// S21 The order is left to right across both rows; in one column the own row comes first.
#[test]
fn s21_strikes_of_both_rows_go_left_to_right() {
    let cat = r#"Card(name: "cat", kind: Creature(health: 1, defense: 0, power: 1),
        attack: [OwnRight(1), Right(1), Left(1)])"#;
    scenario("you: board [_ cat _ _]").with(cat).choose("attack").expect_history(&[
        "Strike you cat on their space 4 1",
        "Strike you cat on space 3 1",
        "Strike you cat on their space 2 1",
    ]);
}

/// S21 Of several strikes at one creature each is foretold by itself: what it leaves, and which of them kills.
#[test]
fn s21_each_strike_is_foretold_by_what_it_leaves() {
    let mut table = scenario("you: board [mosquito mantis]; them: board [_ _ _ crow]");
    let game = table.game();
    let attack =
        game.question().and_then(|asked| asked.answers.iter().position(|&given| given == Answer::Attack));
    let foretold = outlook(game, attack.expect("the attack is offered")).expect("it is foretold");
    let told: Vec<(u32, u32, bool)> =
        foretold.strikes.iter().map(|strike| (strike.damage, strike.leaves, strike.kills)).collect();
    assert_eq!(
        told,
        [(1, 1, false), (1, 0, true), (0, 0, false)],
        "the crow has 2 health; the last is at nobody"
    );
}
