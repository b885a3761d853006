//! R47 and S38 against cards that were written to hang the game.

use bloodless::turn::{DrawReason, Ending};

use crate::common::{Scenario, scenario};

fn extended(name: &str, abilities: &str) -> String {
    format!("Card(name: \"{name}\", kind: ExtendedCommand, abilities: [{abilities}])")
}

fn is_a_loop(table: &mut Scenario) -> bool {
    matches!(table.game().ending(), Some(Ending::Draw(DrawReason::EndlessLoop(_))))
}

/// R47 Patterns in patterns in patterns: each asks of every card whether there is one, of which it asks again.
#[test]
fn r47_patterns_that_never_come_to_an_end_are_a_draw() {
    let mut pattern = String::from("Exists(zone: [Board, MainDeck], power: AtLeast(99))");
    for _ in 0..9 {
        pattern = format!("Exists(zone: [Board, MainDeck], where: {pattern})");
    }
    let deck = "bee ".repeat(40);
    let table = format!("you: board [mosquito crow bee dog], blood 0, deck [{deck}]");
    let watcher = extended(
        "watcher",
        &format!("Whenever(Where(GainsBlood(player: You), {pattern}), [GainBlood(player: You, amount: 1)])"),
    );
    let mut table = scenario(&format!("{table}, timeline [watcher]"))
        .with(&watcher)
        .force("[GainBlood(player: You, amount: 1)]");
    assert!(is_a_loop(&mut table));
}

/// R47 The same in a passive: the match ends, the stat is not waited for.
#[test]
fn r47_a_passive_that_never_comes_to_an_end_is_a_draw() {
    let mut value = String::from("1");
    for _ in 0..8 {
        value = format!("Total({value}, (zone: [Board, MainDeck]))");
    }
    let deck = "bee ".repeat(40);
    let sum = extended("sum", &format!("Has([Raise(of: (kind: Creature), stat: Power, by: {value})])"));
    let mut table = scenario(&format!("you: board [mosquito crow bee dog], deck [{deck}], timeline [sum]"))
        .with(&sum)
        .force("[GainBlood(player: You, amount: 1)]");
    assert!(is_a_loop(&mut table));
}

/// R47 Eight cards that double an event make 256 of it; thirty are no harm to the game either.
#[test]
fn r47_cards_that_double_every_event_are_contained() {
    let double = |number: usize| {
        extended(&format!("double-{number}"), "Instead(GainsBlood(player: You), [TheEvent, TheEvent])")
    };
    let table = |many: usize| {
        let names: Vec<String> = (0..many).map(|number| format!("double-{number}")).collect();
        let start = scenario(&format!("you: blood 0, timeline [{}]", names.join(" ")));
        (0..many).fold(start, |table, number| table.with(&double(number)))
    };
    table(8).force("[GainBlood(player: You, amount: 1)]").expect("you: blood 256").expect_going_on();
    table(30).force("[GainBlood(player: You, amount: 1)]").expect("you: blood 10000");
}

/// S38 Ten thousand abilities that wait for one event pass the length of a chain.
#[test]
fn s38_ten_thousand_triggers_on_one_event_are_a_draw() {
    let ability = "Whenever(GainsBlood(player: You), [LoseBlood(player: Opponent, amount: 1)]), ";
    // As many as a card may have (R56), on sixty cards.
    let crowd = |name: &str| extended(name, &ability.repeat(200));
    let names: Vec<String> = (0..60).map(|number| format!("crowd-{number}")).collect();
    let start = scenario(&format!("you: blood 0, timeline [{}]; them: blood 99999", names.join(" ")));
    let table = names.iter().fold(start, |table, name| table.with(&crowd(name)));
    let mut table = table.force("[GainBlood(player: You, amount: 1)]");
    assert!(is_a_loop(&mut table));
}

/// S1 and S38 Numbers at the top of their range do neither overflow nor take for ever.
#[test]
fn s38_numbers_at_the_top_of_their_range_are_contained() {
    let mut table =
        scenario("you: blood 0").force("[Repeat(999999999, [GainBlood(player: You, amount: 999999999)])]");
    assert!(is_a_loop(&mut table));
    let mut table = scenario("you: blood 0").force("[Repeat(999999999, [Repeat(999999999, [])])]");
    assert!(is_a_loop(&mut table));
    let table = scenario("you: deck [bee crow]").force("[Draw(player: You, count: 999999999)]");
    let length = table.expect("you: deck []").game().history().len();
    assert!(length < 10_200, "{length}");
}

/// R47 What comes of one answer is contained as a whole: many events, none of which takes too long by itself.
#[test]
fn r47_many_slow_events_of_one_answer_are_a_draw() {
    let mut pattern = String::from("Exists(zone: [Board, MainDeck], power: AtLeast(99))");
    for _ in 0..2 {
        pattern = format!("Exists(zone: [Board, MainDeck], where: {pattern})");
    }
    let watcher = extended(
        "watcher",
        &format!("Whenever(Where(GainsBlood(player: You), {pattern}), [Draw(player: You)])"),
    );
    let deck = "bee ".repeat(40);
    let gain = |times: u32| format!("[Repeat({times}, [GainBlood(player: You, amount: 1)])]");
    let table = || {
        scenario(&format!("you: board [mosquito crow bee dog], blood 0, deck [{deck}], timeline [watcher]"))
            .with(&watcher)
    };
    table().force(&gain(3)).expect("you: blood 3").expect_going_on();
    assert!(is_a_loop(&mut table().force(&gain(400))));
}

/// R56 Two creatures that copy each other's abilities would have twice as many each time; they hung the game.
#[test]
fn r56_cards_that_copy_each_other_have_no_more_than_200_abilities() {
    let copy = |from: &str, to: &str| {
        format!(r#"CopyAbilities(card: Choose(name: "{to}"), of: Choose(name: "{from}"))"#)
    };
    let round = format!("[Repeat(60, [{}, {}])]", copy("mosquito", "giraffe"), copy("giraffe", "mosquito"));
    let mut table = scenario("you: board [mosquito giraffe], blood 0").force(&round);
    let abilities = |table: &mut Scenario, card: &str| {
        let card = table.card(card);
        table
            .game()
            .table(|table| table.card(card).map(|card| card.state.map_or(0, |state| state.granted.len())))
    };
    for card in ["mosquito", "giraffe"] {
        let granted = abilities(&mut table, card).flatten().expect("it is in play");
        assert!((50..=200).contains(&granted), "{card} was given {granted}");
    }
    let keywords = r#"[Repeat(300, [GainKeyword(card: Choose(name: "mosquito"), keyword: "flying")])]"#;
    table.force(keywords).expect_going_on();
}
