//! D7 cards: what they have, who controls and who owns them.

use std::path::Path;

use bloodless::cards::{Written, add_text};
use bloodless::events::Failure;
use bloodless::table::PlayerId;

use crate::common::{Scenario, THEM, YOU, scenario};

fn is_read(definition: &str) -> bool {
    add_text(Path::new("a card"), definition, &mut Written::default()).is_ok()
}

/// Whose card it is, and who controls it, by seat.
fn owner_and_controller(table: &mut Scenario, name: &str) -> (usize, usize) {
    let id = table.card(name);
    let found = table.game().table(|table| table.card(id).map(|card| (card.card.owner, card.controller())));
    let (owner, controller): (PlayerId, PlayerId) = found.flatten().unwrap();
    (owner.index(), controller.index())
}

/// D7.1 A card has a Name, a Type and a Cost, which may be a variable: without Name or Type there is no card.
#[test]
fn d7_1_a_card_has_a_name_a_type_and_a_cost() {
    assert!(is_read(r#"Card(name: "storm", kind: Command, cost: 2)"#));
    assert!(!is_read("Card(kind: Command, cost: 2)"));
    assert!(!is_read(r#"Card(name: "storm", cost: 2)"#));
    scenario("you: blood 3, hand [storm giraffe]")
        .with(r#"Card(name: "storm", kind: Command, cost: X)"#)
        .expect_cost("giraffe", 4)
        .choose("play storm")
        .expect_answers(&["0", "1", "2", "3"])
        .choose("2")
        .expect("you: blood 1, discard [storm]");
}

/// D7.2 A card may carry counters by name, and has zero of one that it never got.
#[test]
fn d7_2_a_counter_is_a_number_with_a_name() {
    scenario("you: board [giraffe _ _ _]")
        .expect_counters("giraffe", "spore", 0)
        .force_from("giraffe", "[AddCounters(card: This, counter: \"spore\", amount: 3)]")
        .expect_counters("giraffe", "spore", 3)
        .expect_counters("giraffe", "bloom", 0)
        .force_from("giraffe", "[SetPool(to: CountersOn(This, \"bloom\"))]")
        .expect("pool 0");
}

/// D7.3 A card with zero of a counter does not have that counter: once all are removed, it is as if there
/// never were any.
#[test]
fn d7_3_a_counter_at_zero_is_no_counter() {
    let with_spores = "[SetPool(to: Sum([1, Count(counter: (\"spore\", AtLeast(1)))]))]";
    let mut table = scenario("you: board [giraffe _ _ _]")
        .force_from("giraffe", "[AddCounters(card: This, counter: \"spore\", amount: 2)]")
        .force(with_spores)
        .expect("pool 2")
        .force_from("giraffe", "[RemoveCounters(card: This, counter: \"spore\", amount: 2)]")
        .force(with_spores)
        .expect("pool 1");
    let giraffe = table.card("giraffe");
    let counters =
        table.game().table(|table| table.card(giraffe).unwrap().state.unwrap().counters.iter().count());
    assert_eq!(counters, Some(0));
    table
        .force_from("giraffe", "[RemoveCounters(card: This, counter: \"spore\", amount: 1)]")
        .expect_failure(Failure::Nothing);
}

fn masked(flip: &str, power: &str) -> String {
    format!("Card(name: \"mask\", kind: Creature(health: 3, defense: 0, power: {power}), flip: {flip})")
}

/// D7.4 A Flip Cost is a number of blood, which may be a variable, or an action.
#[test]
fn d7_4_a_flip_cost_is_blood_or_an_action() {
    let down = |flip: &str, power: &str| {
        let table = scenario("you: blood 3, hand [mask], deck [bee], board [bee bee bee _]");
        table.with(&masked(flip, power)).choose("play mask").expect_stats("mask", "1/1/1")
    };
    down("Blood(2)", "4").choose("flip").expect("you: blood 1").expect_stats("mask", "3/0/4");
    down("Blood(4)", "4").expect_not_legal("flip");
    down("Action(Draws(player: You))", "4")
        .expect_not_legal("flip")
        .force("[Draw(player: You)]")
        .choose("yes")
        .expect("you: blood 3")
        .expect_stats("mask", "3/0/4");
    down("Blood(X)", "X").choose("flip").choose("2").expect("you: blood 1").expect_stats("mask", "3/0/2");
}

/// D7.4 A letter that stands only in the Flip Cost is set at Flip and paid; one of the printed Cost keeps its
/// number.
#[test]
fn d7_4_a_variable_flip_cost_is_paid() {
    let mask = |cost: &str| {
        format!(
            "Card(name: \"mask\", kind: Creature(health: 3, defense: 0, power: 1), cost: {cost}, flip: Blood(X))"
        )
    };
    scenario("you: blood 5, hand [mask], board [bee bee bee _]")
        .with(&mask("1"))
        .choose_all(&["play mask", "flip"])
        .expect_answers(&["0", "1", "2", "3", "4"])
        .choose("3")
        .expect_history(&["LoseBlood you 3", "Enter you mask on space 4"])
        .expect("you: blood 1");
    scenario("you: blood 5, hand [mask], board [bee bee bee _]")
        .with(&mask("X"))
        .choose_all(&["play mask", "2"])
        .expect("you: blood 3")
        .choose("flip")
        .expect("you: blood 1, board [bee bee bee mask]");
    scenario("you: blood 5, hand [mask], board [bee bee bee _]")
        .with(&mask("X"))
        .choose_all(&["play mask", "3"])
        .expect_not_legal("flip");
}

/// D7.5 Some rules hold for one type only: flasks give blood, sagas count chapters, creatures live on the
/// board.
#[test]
fn d7_5_some_rules_hold_only_for_a_type() {
    let plain = r#"Card(name: "vial", kind: Creature(health: 1, defense: 0, power: 0))"#;
    scenario("you: hand [vial blood-flask], board [_ giraffe giraffe _]")
        .with(plain)
        .choose("play vial")
        .choose("space 1")
        .expect("you: blood 0")
        .expect_counters("vial", "lore", 0)
        .choose("play blood-flask")
        .expect("you: blood 1, board [vial giraffe giraffe blood-flask]");
    scenario("you: hand [giraffe]")
        .force("[Move(card: Each(zone: [Hand]), to: Timeline)]")
        .expect_failure(Failure::WrongType)
        .expect("you: hand [giraffe]");
}

/// D7.6 The controller of a card is the owner of the place it is in; on the timeline, whoever put it there.
#[test]
fn d7_6_the_controller_is_the_owner_of_the_place() {
    let mut table = scenario("them: deck [wasp], hand [long-song]")
        .with("Card(name: \"long-song\", kind: ExtendedCommand)")
        .force("[Draw(player: You, deck: MainDeck(Opponent))]")
        .expect("you: hand [wasp]");
    assert_eq!(owner_and_controller(&mut table, "wasp"), (THEM, YOU));
    let mut table = table.force(
        "[Execute(command: Each(name: \"long-song\", zone: [Hand]), \
        player: You)]",
    );
    assert_eq!(owner_and_controller(&mut table, "long-song"), (THEM, YOU));
    table.expect("you: timeline [long-song]; them: timeline []");
}

/// D7.7 The owner of a card is who controlled it first, or for whom it was created, and never changes.
#[test]
fn d7_7_the_owner_never_changes() {
    let mut table = scenario("you: board [_ giraffe giraffe giraffe]; them: board [wasp _ _ _]")
        .force("[ChangeController(card: Each(name: \"wasp\"), player: You)]")
        .expect("you: board [wasp giraffe giraffe giraffe]");
    assert_eq!(owner_and_controller(&mut table, "wasp"), (THEM, YOU));
    let mut table = table
        .force("[Destroy(creature: Each(name: \"wasp\"))]")
        .expect("you: discard []; them: discard [wasp]")
        .force("[Create(name: \"bee\", player: Opponent, zone: Hand(Opponent))]");
    assert_eq!(owner_and_controller(&mut table, "bee"), (THEM, THEM));
}

/// D7.8.1 A creature has Health, Defense, Power and an attack pattern of directions; a command has only a
/// Cost.
#[test]
fn d7_8_1_a_creature_has_stats_and_an_attack() {
    assert!(!is_read(r#"Card(name: "odd", kind: Command(health: 1, defense: 1, power: 1))"#));
    assert!(!is_read(r#"Card(name: "odd", kind: Creature(health: 1, defense: 1))"#));
    let archer = r#"Card(name: "archer", kind: Creature(health: 2, defense: 1, power: 3),
        attack: [Left(1)])"#;
    scenario("you: hand [muster], board [_ archer _ _]; them: board [giraffe giraffe giraffe giraffe]")
        .with(archer)
        .expect_stats("archer", "2/1/3")
        .expect_stats("muster", "0/0/0")
        .expect_cost("muster", 2)
        .force_from("archer", "[Attack(creature: This)]")
        .expect_history(&[
            "Strike you archer by giraffe on their space 4 3",
            "Damage them giraffe by archer 3",
        ])
        .expect_stats("their giraffe 4", "2/0/1");
}
