//! S24 to S27: deaths, the end of the game, the order of the stages, doing nothing.

use bloodless::cards::{DeathCause, EventKind};
use bloodless::events::Failure;
use bloodless::turn::{DrawReason, Ending};

use crate::common::{Scenario, THEM, YOU, scenario};

const PLAGUE: &str = r#"Card(name: "plague", kind: ExtendedCommand,
    abilities: [Has([Lower(of: (kind: Creature), stat: Health, by: 1)])])"#;

fn deaths(table: &mut Scenario) -> Vec<String> {
    table.happened().into_iter().filter(|line| line.starts_with("Die ")).collect()
}

fn causes(table: &mut Scenario) -> Vec<Option<DeathCause>> {
    table.events(EventKind::Die).into_iter().map(|(_, event)| event.cause).collect()
}

/// S24 At zero health creatures die in the order of P2.1: the active player's from the left, then the other's.
#[test]
fn s24_creatures_die_in_table_order() {
    let small =
        |name: &str| format!(r#"Card(name: "{name}", kind: Creature(health: 1, defense: 0, power: 0))"#);
    let table = ["a-left", "a-right", "b-left", "b-right"].iter().fold(
        scenario("you: board [_ a-left _ a-right], hand [plague]; them: board [b-left _ _ b-right]")
            .with(PLAGUE),
        |table, name| table.with(&small(name)),
    );
    let mut table = table.choose("play plague");
    let expected = [
        "Die you a-left on space 2",
        "Die you a-right on space 4",
        "Die them b-left on their space 1",
        "Die them b-right on their space 4",
    ];
    assert_eq!(deaths(&mut table), expected);
}

/// S24 The card goes to discard and its controller gains 1 blood, not the one who killed it.
#[test]
fn s24_the_controller_of_the_dead_gains_one_blood() {
    scenario("you: board [mosquito], blood 0; them: board [_ _ _ bee], blood 0")
        .choose("attack")
        .expect("you: blood 1; them: blood 1, discard [bee], board [_ _ _ _]");
    scenario("you: blood 0; them: board [bee], blood 0")
        .force("[ChangeController(card: Choose(kind: Creature), player: You)]")
        .choose("space 1")
        .force("[Destroy(creature: Choose(kind: Creature))]")
        .expect("you: blood 1, discard []; them: blood 0, discard [bee]");
}

/// S24 Sacrifice, destroy and devour are deaths with that cause.
#[test]
fn s24_sacrifice_destroy_and_devour_are_deaths() {
    let mut table =
        scenario("you: board [mosquito], blood 0").force("[Sacrifice(creature: Choose(kind: Creature))]");
    assert_eq!(causes(&mut table), [Some(DeathCause::Sacrifice)]);
    table.expect("you: blood 1, discard [mosquito]");
    let mut table =
        scenario("you: board [mosquito], blood 0").force("[Destroy(creature: Choose(kind: Creature))]");
    assert_eq!(causes(&mut table), [Some(DeathCause::Destroy)]);
    table.expect("you: blood 1, discard [mosquito]");
    let mut table =
        scenario("you: board [mosquito], hand [infected-fly], blood 2").choose("play infected-fly");
    assert_eq!(causes(&mut table), [Some(DeathCause::Devour)]);
    table.expect("you: blood 1, board [infected-fly _ _ _], discard [mosquito]");
}

/// S24 A plain Move out of play is not a death.
#[test]
fn s24_a_plain_move_is_no_death() {
    scenario("you: board [mosquito], blood 0")
        .force("[Move(card: Choose(kind: Creature), to: Discard(You))]")
        .expect("you: blood 0, discard [mosquito]")
        .expect_not_in_history("Die");
}

/// S24 "Killed" means dying in combat.
#[test]
fn s24_killed_means_dying_in_combat() {
    let mut struck =
        scenario("you: board [lightning-strike], blood 0; them: board [_ _ _ vampire-mantis], blood 0")
            .choose("attack");
    assert_eq!(causes(&mut struck), [Some(DeathCause::Combat)]);
    struck.expect("them: blood 2");
    let mut burnt = scenario("them: board [vampire-mantis], blood 0")
        .force("[Damage(creature: Choose(kind: Creature), amount: 3)]");
    assert_eq!(causes(&mut burnt), [Some(DeathCause::NoHealth)]);
    burnt.expect("them: blood 1");
}

/// S25 With the pool at exactly zero, the player who last received player damage loses.
#[test]
fn s25_the_player_hurt_last_loses() {
    scenario("pool 3")
        .force("[DamagePlayer(player: Opponent, amount: 3)]")
        .expect("pool 0")
        .expect_winner(YOU);
    scenario("pool 3").force("[DamagePlayer(player: You, amount: 3)]").expect_winner(THEM);
    scenario("pool 3")
        .force("[DamagePlayer(player: You, amount: 1), DamagePlayer(player: Opponent, amount: 1)]")
        .expect_going_on()
        .force("[DrainPool(amount: 1)]")
        .expect_winner(YOU);
    scenario("pool 3")
        .force("[DamagePlayer(player: Opponent, amount: 2)]")
        .expect("pool 1")
        .expect_going_on();
}

/// S25 If nobody ever received player damage, the match is a draw.
#[test]
fn s25_if_nobody_was_hurt_it_is_a_draw() {
    for emptied in ["[DrainPool(amount: 3)]", "[SetPool(to: 0)]"] {
        let mut table = scenario("pool 3").force(emptied);
        assert_eq!(table.game().ending(), Some(Ending::Draw(DrawReason::ByEffect)));
    }
}

/// S25 Damage beyond what is in the pool is lost.
#[test]
fn s25_damage_beyond_the_pool_is_lost() {
    scenario("pool 2; you: board [merciful]")
        .with(
            r#"Card(name: "merciful", kind: Creature(health: 1, defense: 0, power: 0),
                abilities: [Deny(FinishesGame())])"#,
        )
        .force("[DamagePlayer(player: Opponent, amount: 9)]")
        .expect("pool 0")
        .force("[HealPool(amount: 3)]")
        .expect("pool 3");
}

/// S26 A pool at zero ends the game before any death is processed.
#[test]
fn s26_the_end_of_the_game_comes_before_deaths() {
    scenario("you: board [bomber mosquito]; pool 1")
        .with(
            r#"Card(name: "bomber", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
                Instead(DamagesPlayer(), [Damage(creature: Choose(name: "mosquito"), amount: 1),
                    TheEvent])])"#,
        )
        .force("[DamagePlayer(player: Opponent, amount: 1)]")
        .expect_winner(YOU)
        .expect("you: board [bomber mosquito _ _]")
        .expect_history(&["Damage you mosquito by bomber 1", "DamagePlayer them 1", "FinishGame them"])
        .expect_not_in_history("Die");
}

/// S26 A creature at zero dies before reactions to its damage are resolved.
#[test]
fn s26_a_creature_dies_before_reactions_to_its_damage() {
    scenario("you: board [healer], blood 0")
        .with(
            r#"Card(name: "healer", kind: Creature(health: 2, defense: 0, power: 0), abilities: [
                Whenever(Damages(creature: (this: true)), [Heal(creature: This, amount: 9),
                    GainBlood(player: Opponent, amount: 1)])])"#,
        )
        .force("[Damage(creature: Choose(kind: Creature), amount: 2)]")
        .expect("you: board [_ _ _ _], discard [healer]; them: blood 1")
        .expect_history(&[
            "Damage you healer 2",
            "Die you healer on space 1",
            "Leave healer",
            "GainBlood them 1",
        ]);
}

/// S26 Consequences come before the event's own next step, and that before what was there before.
#[test]
fn s26_consequences_come_before_the_next_step_and_what_waited() {
    scenario("you: hand [mosquito], board [herald], blood 1")
        .with(
            r#"Card(name: "herald", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
                Whenever(Summons(creature: (kind: Creature)), [GainBlood(player: Opponent, amount: 1)]),
                Whenever(Moves(card: (kind: Creature), to: Board),
                    [GainBlood(player: Opponent, amount: 2)])])"#,
        )
        .force(
            "[Play(card: Choose(zone: [Hand]), player: You, on: First(owner: You, rightmost: true)),
            GainBlood(player: You, amount: 7)]",
        )
        .expect_history(&[
            "Play you mosquito on space 4 1",
            "LoseBlood you 1",
            "Summon you mosquito on space 4",
            "GainBlood them 1",
            "Move you mosquito on space 4",
            "GainBlood them 2",
            "Enter you mosquito on space 4",
            "GainBlood you 7",
        ]);
}

/// S26 A card whose Death is already queued is not sent to die again.
#[test]
fn s26_a_death_is_queued_once() {
    let mut table = scenario("you: board [bee mosquito perfectly-blank-creature], hand [plague], blood 0")
        .with(PLAGUE)
        .choose("play plague")
        .expect("you: board [_ _ _ _], blood 3");
    assert_eq!(table.events(EventKind::Die).len(), 3);
}

/// S26 The turn skip comes before instant decisions, so a response still goes in front of it.
#[test]
fn s26_the_turn_skip_comes_before_instant_decisions() {
    let quick = r#"Card(name: "quick", kind: Creature(health: 1, defense: 0, power: 0),
        abilities: [Activated(speed: Instant, per_turn: 1, do: [HealPool(amount: 1)])])"#;
    scenario("you: board [quick]; pool 20")
        .with(quick)
        .force("[GainSkips(player: You, amount: 1)]")
        .expect("you: skips 1")
        .expect_answers(&["use quick", "pass", "pass until new"])
        .choose("use quick")
        .expect_history(&["HealPool 1", "LoseSkips you 1", "TurnEnd you"])
        .expect("you: skips 0; turn 4");
}

const SAVIOUR: &str = r#"Card(name: "saviour", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
    Whenever(Dies(creature: (this: true)), [Raise(card: Each(kind: Creature), stat: Health, by: 5)])])"#;

/// S26 A Death for lack of health is a Failure if health is above zero again.
#[test]
fn s26_a_death_fails_if_there_is_health_again() {
    scenario("you: board [saviour mosquito], hand [plague]")
        .with(PLAGUE)
        .with(SAVIOUR)
        .choose("play plague")
        .expect_failure(Failure::StillHealthy)
        .expect("you: board [_ mosquito _ _], discard [saviour]")
        .expect_stats("mosquito", "5/1/1");
}

/// S26 Death is looked for after every pass that executed something, and only then: a denied death is not
/// proposed again at once, but after the next event.
#[test]
fn s26_death_looks_only_after_a_pass_that_executed_something() {
    let stubborn = |uses: &str| {
        format!(
            r#"Card(name: "stubborn", kind: Creature(health: 1, defense: 0, power: 0),
                abilities: [With(ability: Deny(Dies(creature: (this: true))){uses})])"#
        )
    };
    let mut table = scenario("you: board [stubborn]")
        .with(&stubborn(""))
        .force("[Damage(creature: Choose(kind: Creature), amount: 1)]")
        .expect("you: board [stubborn _ _ _]");
    assert_eq!(table.events(EventKind::Die).len(), 1);
    scenario("you: board [stubborn]")
        .with(&stubborn(", uses: 1"))
        .force("[Damage(creature: Choose(kind: Creature), amount: 1)]")
        .expect("you: board [stubborn _ _ _]")
        .force("[HealPool(amount: 1)]")
        .expect("you: board [_ _ _ _], discard [stubborn]");
}

/// S27 Damage, healing, gaining or losing of 0 is a Failure.
#[test]
fn s27_doing_nothing_is_a_failure() {
    for nothing in [
        "Damage(creature: Choose(kind: Creature), amount: 0)",
        "Heal(creature: Choose(kind: Creature), amount: 0)",
        "DamagePlayer(player: Opponent, amount: 0)",
        "HealPool(amount: 0)",
        "GainBlood(player: You, amount: 0)",
        "LoseBlood(player: You, amount: 0)",
        "GainDraws(player: You, amount: 0)",
        "LoseSkips(player: You, amount: 0)",
        r#"AddCounters(card: Choose(kind: Creature), counter: "mark", amount: 0)"#,
    ] {
        scenario("you: board [mosquito], blood 3, draws 1; pool 20")
            .force(&format!("[Then([{nothing}, GainBlood(player: Opponent, amount: 1)])]"))
            .expect_failure(Failure::Nothing)
            .expect("you: blood 3, draws 1; them: blood 0; pool 20");
    }
}

/// S27 Losing more than there is succeeds.
#[test]
fn s27_losing_more_than_there_is_succeeds() {
    scenario("you: blood 2, draws 1")
        .force(
            "[Then([LoseBlood(player: You, amount: 5), LoseDraws(player: You, amount: 3),
            GainBlood(player: Opponent, amount: 1)])]",
        )
        .expect("you: blood 0, draws 0; them: blood 1");
    scenario("you: blood 0")
        .force("[Then([LoseBlood(player: You, amount: 5), GainBlood(player: Opponent, amount: 1)])]")
        .expect("them: blood 1");
}

/// S27 A strike at power 0 is a strike.
#[test]
fn s27_a_strike_at_power_zero_is_a_strike() {
    scenario("you: board [mosquito], blood 0; them: board [_ _ _ giraffe]")
        .force(r#"[Lower(card: Choose(name: "mosquito"), stat: Power, by: 1)]"#)
        .choose("attack")
        .expect_history(&["Strike you mosquito by giraffe on their space 4", "GainBlood you 1"])
        .expect("you: blood 1")
        .expect_stats("giraffe", "5/0/1");
}

/// S24, S26 A creature that a reaction to its death moves along the row dies all the same, and once.
#[test]
fn s24_a_dying_creature_that_is_moved_dies_once() {
    let mover = r#"Card(name: "mover", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Whenever(Dies(creature: (other: true)),
            [Shift(creature: That(other: true), to: First(owner: You, free: true))])])"#;
    for way in
        ["Destroy(creature: Choose(name: \"bee\"))", "Damage(creature: Choose(name: \"bee\"), amount: 1)"]
    {
        scenario("you: board [bee mover], blood 0")
            .with(mover)
            .force(&format!("[{way}]"))
            .expect("you: board [_ mover _ _], discard [bee], blood 1");
    }
}
