//! S38: endless loops.

use bloodless::events::Failure;
use bloodless::table::PlayerId;
use bloodless::turn::{DrawReason, Ending};

use super::creature;
use crate::common::{Scenario, YOU, scenario};

fn loop_cards(table: &mut Scenario) -> Vec<String> {
    let Some(Ending::Draw(DrawReason::EndlessLoop(cards))) = table.game().ending() else {
        panic!("the match did not end as an endless loop: {:?}", table.game().ending());
    };
    let cards: Vec<_> = cards.into_iter().flatten().collect();
    let game = table.game();
    cards
        .into_iter()
        .map(|card| game.table(|table| table.card(card).unwrap().def.name.to_string()).unwrap())
        .collect()
}

/// S38 A forced chain that returns to a state it was in ends the match as a draw and names the cards.
#[test]
fn s38_a_forced_chain_that_returns_to_its_state_is_a_draw() {
    let mut table = scenario("you: board [pump drain mosquito], blood 5")
        .with(&creature("pump", "Whenever(LosesBlood(player: You), [GainBlood(player: You, amount: 1)])"))
        .with(&creature("drain", "Whenever(GainsBlood(player: You), [LoseBlood(player: You, amount: 1)])"))
        .force("[GainBlood(player: You, amount: 1)]");
    let mut cards = loop_cards(&mut table);
    cards.sort();
    assert_eq!(cards, ["drain", "pump"]);
    let length = table.game().history().len();
    assert!((1_000..5_000).contains(&length), "{length}");
}

/// S38 A forced chain that passes 10,000 events ends the match as a draw.
#[test]
fn s38_a_forced_chain_of_ten_thousand_events_is_a_draw() {
    let mut table = scenario("you: board [fountain], blood 0")
        .with(&creature("fountain", "Whenever(GainsBlood(player: You), [GainBlood(player: You, amount: 1)])"))
        .force("[GainBlood(player: You, amount: 1)]");
    assert_eq!(loop_cards(&mut table), ["fountain"]);
    let length = table.game().history().len();
    assert!((10_000..10_100).contains(&length), "{length}");
}

/// S38 A forced chain that ends by itself is no loop, however long it is.
#[test]
fn s38_a_long_chain_that_ends_is_no_loop() {
    scenario("you: blood 0")
        .force("[Repeat(1500, [GainBlood(player: You, amount: 1)])]")
        .expect("you: blood 1500")
        .expect_going_on();
}

/// S38 A chain that comes back to the same table with fewer uses left is not where it was.
#[test]
fn s38_a_chain_that_uses_something_up_is_no_loop() {
    let pump =
        "With(ability: Whenever(LosesBlood(player: You), [GainBlood(player: You, amount: 1)]), uses: 900)";
    scenario("you: board [pump drain], blood 5")
        .with(&creature("pump", pump))
        .with(&creature("drain", "Whenever(GainsBlood(player: You), [LoseBlood(player: You, amount: 1)])"))
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_going_on()
        .expect("you: blood 5");
}

/// S38 Decisions with one answer count as forced: turns that leave no choice are one chain.
#[test]
fn s38_decisions_with_one_answer_count_as_forced() {
    let mut table = scenario("you: board [clock]; turn 1").with(
        r#"Card(name: "clock", kind: Creature(health: 1, defense: 0, power: 0), cost: 1,
                abilities: [Whenever(TurnStarts(), [Repeat(400, [GainBlood(player: You, amount: 1)])])])"#,
    );
    for _ in 0..60 {
        if table.game().ending().is_some() {
            break;
        }
        table = table.expect_answers(&["attack"]).choose("attack");
    }
    assert_eq!(loop_cards(&mut table), ["clock"]);
}

/// S38 After 500 answers in one turn only passing, attacking and compulsory choices are legal.
#[test]
fn s38_after_500_answers_only_what_ends_the_turn_is_legal() {
    let mut table = scenario("you: board [idler], hand [bee], blood 3, draws 1, deck [crow]; turn 3")
        .with(&creature("idler", "Activated(do: [HealPool(amount: 1)])"));
    for _ in 0..500 {
        let answers = table.answers();
        let at = answers.iter().position(|answer| answer == "use idler").unwrap();
        table.game().answer(at).unwrap();
    }
    let card = table.card("bee");
    let refused = table.game().why_not(PlayerId::seat(YOU), bloodless::decisions::Answer::Play(card));
    assert_eq!(refused, Err(Failure::TooManyAnswers));
    table
        .expect_answers(&["attack"])
        .force("[Discard(card: Choose(zone: [Hand, MainDeck], controller: You))]")
        .expect_answers(&["bee", "crow"])
        .choose("bee")
        .choose("attack")
        .expect("turn 4")
        .choose("attack")
        .expect_legal("use idler");
}

/// R44, S38 An offer is no compulsory choice: after 500 answers in one turn it is not made any more.
#[test]
fn r44_after_500_answers_no_offer_is_made() {
    let greedy = "Whenever(GainsBlood(player: You), [May(do: [GainBlood(player: You, amount: 1)])])";
    let mut table = scenario("you: board [greedy]")
        .with(&creature("greedy", greedy))
        .force("[GainBlood(player: You, amount: 1)]");
    let mut accepted = 0;
    while table.answers().contains(&"yes".to_owned()) && accepted < 600 {
        table.game().answer(0).unwrap();
        accepted += 1;
    }
    assert_eq!(accepted, 500);
    table.expect_answers(&["attack"]).expect("you: blood 501");
}

/// R44, S38 Compulsory choices do not keep a chain going for ever: after 500 answers in one turn it counts as forced.
#[test]
fn r44_a_chain_of_compulsory_choices_ends() {
    let restless =
        "Whenever(AddsCounters(), [AddCounters(card: Choose(kind: Creature), counter: \"x\", amount: 1)])";
    let mut table = scenario("you: board [restless bee]")
        .with(&creature("restless", restless))
        .force("[AddCounters(card: Choose(name: \"bee\"), counter: \"x\", amount: 1)]");
    let mut given = 0;
    while table.game().ending().is_none() && given < 20_000 {
        table.game().answer(0).unwrap();
        given += 1;
    }
    assert_eq!(loop_cards(&mut table), ["restless"]);
}

/// S38 All cards of the cycle are named, however many they are.
#[test]
fn s38_every_card_of_the_cycle_is_named() {
    let chain = [
        ("a", "HealsPool()", "GainBlood(player: Active, amount: 1)"),
        ("b", "GainsBlood()", "GainDraws(player: Active, amount: 1)"),
        ("c", "GainsDraws()", "LoseDraws(player: Active, amount: 1)"),
        ("d", "LosesDraws()", "LoseBlood(player: Active, amount: 1)"),
        ("e", "LosesBlood()", "DrainPool(amount: 1)"),
        ("f", "DrainsPool()", "HealPool(amount: 1)"),
    ];
    let mut table = scenario("you: board [a b c]; them: board [d e f bee]");
    for (name, trigger, effect) in chain {
        table = table.with(&creature(name, &format!("Whenever({trigger}, [{effect}])")));
    }
    let mut cards = loop_cards(&mut table.force("[HealPool(amount: 1)]"));
    cards.sort();
    assert_eq!(cards, ["a", "b", "c", "d", "e", "f"]);
}
