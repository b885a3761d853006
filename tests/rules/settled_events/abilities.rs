//! S31: where and how long abilities work.

use super::{creature, extended};
use crate::common::scenario;

const GLAD: &str = "Whenever(HealsPool(), [GainBlood(player: You, amount: 1)])";

/// S31 Abilities work on the board and on the timeline, and not in other zones.
#[test]
fn s31_abilities_work_on_the_board_and_the_timeline() {
    scenario("you: board [glad], timeline [gong]")
        .with(&creature("glad", GLAD))
        .with(&extended("gong", GLAD))
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 2");
    scenario("you: hand [glad gong], discard [glad gong], deck [glad], aside [glad]")
        .with(&creature("glad", GLAD))
        .with(&extended("gong", GLAD))
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 0");
}

/// S31 An ability that waits for one kind of event in two ways does its effects once for each event.
#[test]
fn s31_any_of_two_ways_of_one_event_triggers_once() {
    let glad =
        "Whenever(AnyOf([Dies(cause: NoHealth), Dies(cause: Effect)]), [GainBlood(player: You, amount: 1)])";
    scenario("you: board [glad]; them: board [bee dog]")
        .with(&creature("glad", glad))
        .force("[Damage(creature: Choose(name: \"bee\"), amount: 1)]")
        .expect("you: blood 1")
        .force("[Die(creature: Choose(name: \"dog\"), cause: Effect)]")
        .expect("you: blood 2");
}

/// S31 Abilities work in the zones they name.
#[test]
fn s31_abilities_work_in_the_zones_they_name() {
    let named = creature("ghost", &format!("With(ability: {GLAD}, works_in: [Discard])"));
    scenario("you: board [ghost]").with(&named).force("[HealPool(amount: 1)]").expect("you: blood 0");
    scenario("you: discard [ghost]").with(&named).force("[HealPool(amount: 1)]").expect("you: blood 1");
    scenario("you: discard [undying-beetle], blood 2")
        .choose("use undying-beetle")
        .expect("you: hand [undying-beetle], discard [], blood 0");
}

/// S31 Abilities work on a player, and as a rule of the game.
#[test]
fn s31_abilities_work_on_a_player_and_as_rules() {
    scenario("you: blood 0")
        .force("[Later(Whenever(HealsPool(), [GainBlood(player: You, amount: 1)]))]")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1");
    scenario("you: blood 0")
        .with(r#"Rule(name: "X1", abilities: [Whenever(HealsPool(), [GainBlood(player: Each, amount: 1)])])"#)
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1; them: blood 1");
}

/// S31 A card's own Play and Enter trigger its own abilities.
#[test]
fn s31_a_cards_own_play_and_enter_trigger_it() {
    let proud = "Whenever(Plays(card: (this: true)), [GainBlood(player: You, amount: 1)]),
        Whenever(Enters(creature: (this: true)), [GainBlood(player: You, amount: 2)])";
    scenario("you: hand [proud]")
        .with(&creature("proud", proud))
        .choose_all(&["play proud", "space 1"])
        .expect("you: blood 3");
    scenario("you: hand [proud]")
        .with(&creature("proud", proud))
        .force("[Summon(creature: Choose(zone: [Hand]), player: You, on: First(owner: You))]")
        .expect("you: blood 2");
}

/// S31 A card's abilities and stats as they were just before it left apply to its own Leave and Death.
#[test]
fn s31_stats_as_they_were_apply_to_the_own_death() {
    let last =
        "Whenever(Dies(creature: (this: true)), [DamagePlayer(player: Opponent, amount: Stat(Power, This))]),
        Whenever(Leaves(creature: (this: true)), [HealPool(amount: CountersOn(This, \"mark\"))])";
    scenario("you: board [bitter]; pool 20")
        .with(&creature("bitter", last))
        .force_from(
            "bitter",
            r#"[Raise(card: This, stat: Power, by: 3), AddCounters(card: This, counter: "mark", amount: 2)]"#,
        )
        .force("[Destroy(creature: Choose(kind: Creature))]")
        .expect_history(&["DamagePlayer them by bitter 3", "HealPool 2"])
        .expect("pool 19");
}

/// S31 So do granted abilities, its space, and its controller.
#[test]
fn s31_granted_abilities_space_and_controller_as_they_were_apply() {
    scenario("them: board [mosquito]")
        .force(r#"[ChangeController(card: Choose(name: "mosquito"), player: You)]"#)
        .choose("space 3")
        .force_from(
            "mosquito",
            r#"[GainAbility(card: This, ability: Whenever(Leaves(creature: (this: true)),
                [Spawn(name: "larva", player: You, on: First(of: This))]))]"#,
        )
        .force(r#"[Destroy(creature: Choose(name: "mosquito"))]"#)
        .expect("you: board [_ _ larva _]; them: discard [mosquito]");
}

/// S31 They apply to the own Terminate, and to the events of the rules that the leaving causes.
#[test]
fn s31_they_apply_to_terminate_and_to_what_the_rules_make_of_it() {
    scenario("you: timeline [bell]")
        .with(&extended(
            "bell",
            "Whenever(Terminates(command: (this: true)), [GainBlood(player: You, amount: 3)])",
        ))
        .force("[Terminate(command: Choose(kind: Command))]")
        .expect("you: blood 3, discard [bell]");
    scenario("you: board [bloodless mosquito], blood 0")
        .with(&creature("bloodless", "Instead(GainsBlood(player: You), [TheEventWith(amount: 5)])"))
        .force(r#"[Destroy(creature: Choose(name: "bloodless"))]"#)
        .expect("you: blood 5")
        .force(r#"[Destroy(creature: Choose(name: "mosquito"))]"#)
        .expect("you: blood 6");
}

/// S31 Once everything the leaving caused is done, the abilities are over.
#[test]
fn s31_lingering_abilities_end_with_what_the_leaving_caused() {
    scenario("you: board [bloodless mosquito], blood 0, deck [bee]")
        .with(&creature("bloodless", "Whenever(GainsBlood(player: You), [Draw(player: You)])"))
        .force(r#"[Destroy(creature: Choose(name: "bloodless")), GainBlood(player: You, amount: 3)]"#)
        .expect("you: blood 4, hand [bee]")
        .force("[GainBlood(player: You, amount: 3)]")
        .expect_not_in_history("Draw");
}

/// S31 A face-down card has no abilities.
#[test]
fn s31_a_face_down_card_has_no_abilities() {
    let hidden = r#"Card(name: "hidden", kind: Creature(health: 1, defense: 0, power: 0), flip: Blood(0),
        abilities: [Whenever(HealsPool(), [GainBlood(player: You, amount: 1)])])"#;
    scenario("you: hand [hidden]")
        .with(hidden)
        .choose_all(&["play hidden", "space 1"])
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 0")
        .choose("flip")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1");
}

/// S31 Printed abilities end with their card.
#[test]
fn s31_printed_abilities_end_with_their_card() {
    scenario("you: board [glad]")
        .with(&creature("glad", GLAD))
        .force("[Move(card: Choose(kind: Creature), to: Hand(You))]")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 0");
}

/// S31 Abilities created by a consequence belong to their player until used up, whatever became of their card.
#[test]
fn s31_created_abilities_stay_with_their_player() {
    scenario("you: blood 1, hand [letter-to-tomorrow], deck [bee crow dog]")
        .choose("play letter-to-tomorrow")
        .choose_all(&["attack", "attack"])
        .expect("you: hand [bee crow], deck [dog]")
        .choose_all(&["attack", "attack"])
        .expect("you: hand [bee crow], deck [dog]");
    scenario("you: board [mosquito], flasks [blood-flask], deck [bee], hand []")
        .force_from("mosquito", "[Later(When(Draws(player: You), [GainBlood(player: You, amount: 4)]))]")
        .force("[Move(card: Choose(kind: Creature), to: Hand(You))]")
        .force("[Draw(player: You)]")
        .expect("you: blood 4");
}

/// S31 Extended commands work on both players' turns.
#[test]
fn s31_extended_commands_work_on_both_turns() {
    let table = "you: timeline [tithe-of-ash]; them: board [mosquito]; pool 20";
    scenario(table).force("[Destroy(creature: Choose(kind: Creature))]").expect("pool 19");
    scenario(&format!("{table}; they move"))
        .force("[Destroy(creature: Choose(kind: Creature))]")
        .expect("pool 19");
}

/// S31 A "can't" whose card has left applies to its own leaving and to nothing else.
#[test]
fn s31_a_cant_ends_with_its_card() {
    let watcher = "Whenever(Leaves(creature: (name: \"ban\")), [Draw(player: You)])";
    scenario("you: board [ban watcher], deck [bee]")
        .with(&creature("ban", "Cant(Draws()), Cant(GainsBlood())"))
        .with(&creature("watcher", watcher))
        .force("[Destroy(creature: Choose(name: \"ban\"))]")
        .expect("you: hand [bee], blood 0");
}

/// S31 A trigger about a Leave sees the stats, keywords and counters that the card had just before.
#[test]
fn s31_a_leave_is_matched_by_what_the_card_was() {
    let table = |pattern: &str| {
        scenario("you: board [bee watcher], deck [crow]")
            .with(&creature(
                "watcher",
                &format!("Whenever(Leaves(creature: ({pattern})), [Draw(player: You)])"),
            ))
            .force("[Raise(card: Choose(name: \"bee\"), stat: Power, by: 5)]")
            .force("[GainKeyword(card: Choose(name: \"bee\"), keyword: \"flying\")]")
            .force("[AddCounters(card: Choose(name: \"bee\"), counter: \"x\", amount: 2)]")
            .force("[Destroy(creature: Choose(name: \"bee\"))]")
    };
    for was in ["power: 5", "keyword: \"flying\"", "counter: (\"x\", 2)", "controller: You", "name: \"bee\""]
    {
        table(was).expect("you: hand [crow]");
    }
    for was_not in ["power: 0", "counter: (\"x\", 0)", "controller: Opponent"] {
        table(was_not).expect("you: hand []");
    }
}
