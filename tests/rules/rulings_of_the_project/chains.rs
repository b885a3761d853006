//! R1 to R12: chains, consequences, choices.

use bloodless::decisions::{Answer, Ask};
use bloodless::history::AnswerView;
use bloodless::table::{Match, PlayerId};
use bloodless::turn::Ending;

use crate::common::{THEM, YOU, scenario, whole_match};

fn creature(name: &str, rest: &str) -> String {
    format!("Card(name: \"{name}\", kind: Creature(health: 9, defense: 0, power: 1), {rest})")
}

fn sage(ability: &str) -> String {
    creature("sage", &format!("abilities: [{ability}]"))
}

/// R1 A plain list of effects is an "and" chain: each step is tried, whatever became of the one before.
#[test]
fn r1_a_plain_list_goes_on_after_a_failure() {
    let hope = |effects: &str| format!("Card(name: \"hope\", kind: Command, effects: {effects})");
    scenario("you: hand [hope]")
        .with(&hope("[Draw(player: You), HealPool(amount: 1)]"))
        .choose("play hope")
        .expect_history(&["Draw! you 1", "HealPool 1"]);
    scenario("you: hand [hope]")
        .with(&hope("[Then([Draw(player: You), HealPool(amount: 1)])]"))
        .choose("play hope")
        .expect_history(&["Draw! you 1"])
        .expect_not_in_history("HealPool");
}

/// R2 A consequence resolves its patterns when its turn comes, but remembers what its trigger bound.
#[test]
fn r2_a_consequence_reads_the_table_when_its_turn_comes() {
    scenario("you: board [broodmare nurse bee _], deck [crow]")
        .with(&creature(
            "broodmare",
            "abilities: [Whenever(Draws(), [Spawn(name: \"larva\", \
            player: You)])]",
        ))
        .with(&creature(
            "nurse",
            "abilities: [Whenever(Draws(), \
            [Raise(card: Each(name: \"larva\"), stat: Power, by: 4)])]",
        ))
        .force("[Draw(player: You)]")
        .expect_stats("larva", "1/0/5");
    scenario("you: board [first second _ _], deck [crow], hand [wasp]")
        .with(&creature("first", "abilities: [Whenever(Draws(), [Discard(card: Each(zone: [Hand]))])]"))
        .with(&creature("second", "abilities: [Whenever(Draws(), [Move(card: It, to: Hand(You))])]"))
        .force("[Draw(player: You)]")
        .expect("you: hand [crow], discard [wasp]");
}

/// R3 Playing is one answer; the variable, the devoured creature and the space are asked one by one before
/// anything is paid.
#[test]
fn r3_a_play_is_asked_for_piece_by_piece_and_paid_last() {
    scenario("you: blood 4, hand [ooze], board [fodder fodder _ _]")
        .with(&creature("fodder", ""))
        .with(
            r#"Card(name: "ooze", kind: Creature(health: X, defense: 0, power: 0), cost: X,
            devours: (name: "fodder"))"#,
        )
        .choose("play ooze")
        .expect_answers(&["1", "2", "3", "4"])
        .choose("3")
        .expect_answers(&["fodder", "fodder"])
        .expect("you: blood 4, hand [ooze]")
        .choose("fodder")
        .expect("you: blood 2, hand [], board [ooze fodder _ _]");
    scenario("you: blood 4, hand [hydra], board [bee bee _ _]")
        .with(r#"Card(name: "hydra", kind: Creature(health: X, defense: 0, power: 0), cost: X)"#)
        .choose_all(&["play hydra", "3"])
        .expect_answers(&["space 3", "space 4"])
        .expect("you: blood 4, hand [hydra]")
        .choose("space 4")
        .expect("you: blood 1, board [bee bee _ hydra]");
}

/// R4 Cards that are looked through are known to who is asked while the decision is open, and hidden again
/// afterwards.
#[test]
fn r4_what_a_search_shows_is_known_while_it_is_decided() {
    let mut table = scenario("you: deck [bee wasp crow]").force(
        "[Search(player: You, deck: MainDeck(You), wanted: (cost: AtLeast(2))), \
            Move(card: It, to: Hand(You))]",
    );
    let (wasp, crow) = (table.card("wasp"), table.card("crow"));
    let asked = table.game().view(PlayerId::seat(YOU)).question.unwrap();
    let known = [wasp, crow].map(|card| AnswerView::Plain(Answer::Card(card)));
    assert_eq!(asked.answers, known);
    assert_eq!(table.game().view(PlayerId::seat(THEM)).question, None);
    let mut table = table.choose("wasp").expect("you: hand [wasp], deck [bee crow]");
    for seat in [YOU, THEM] {
        let view = table.game().view(PlayerId::seat(seat));
        let shown = view.log.iter().flat_map(|line| [line.card, line.other, line.source]).flatten();
        assert!(shown.into_iter().all(|card| card == wasp), "what was not taken is hidden again");
        assert!(view.question.is_none_or(|question| question.ask == Ask::Main));
        assert_eq!(view.sides[YOU].main_deck, 2);
    }
    let log = table.game().view(PlayerId::seat(THEM)).log;
    assert!(log.iter().all(|line| line.card.is_none()), "what was taken is hidden from the other");
}

/// R5 An event that was denied counts as a Failure for a "then" chain.
#[test]
fn r5_a_denied_step_ends_a_then_chain() {
    let table = || scenario("you: board [sage _ _ _]").with(&sage("Deny(GainsBlood(player: You))"));
    table()
        .force("[Then([GainBlood(player: You, amount: 1), HealPool(amount: 1)])]")
        .expect_history(&["GainBlood- you 1"])
        .expect("pool 20");
    table().force("[And([GainBlood(player: You, amount: 1), HealPool(amount: 1)])]").expect("pool 21");
}

/// R6 When an EMTA turns one event into several, a "then" chain goes on if at least one of them succeeded.
#[test]
fn r6_one_success_of_several_is_enough() {
    let chain = "[Then([GainBlood(player: You, amount: 1), HealPool(amount: 1)])]";
    scenario("you: board [sage _ _ _]")
        .with(&sage("Instead(GainsBlood(player: You), [TheEvent, Draw(player: You)])"))
        .force(chain)
        .expect_history(&["GainBlood you 1", "Draw! you 1", "HealPool 1"]);
    scenario("you: board [sage _ _ _]")
        .with(&sage(
            "Instead(GainsBlood(player: You), [Draw(player: You), LoseBlood(player: You, \
            amount: 0)])",
        ))
        .force(chain)
        .expect_history(&["Draw! you 1"])
        .expect("you: blood 0; pool 20");
}

/// R7 A step for "each" that matches nothing is a Success; a step that needs one object and finds none is a
/// Failure.
#[test]
fn r7_each_of_none_succeeds_and_one_of_none_fails() {
    scenario("you: blood 0")
        .force("[Then([Damage(creature: Each(kind: Creature), amount: 1), HealPool(amount: 1)])]")
        .expect("pool 21")
        .force("[Then([Damage(creature: Choose(kind: Creature), amount: 1), HealPool(amount: 1)])]")
        .expect("pool 21")
        .force(
            "[Then([Search(player: You, deck: MainDeck(You), wanted: (kind: Flask)), \
            HealPool(amount: 1)])]",
        )
        .expect("pool 22");
}

/// R8 "Up to" so many is asked one at a time, with "done" among the answers.
#[test]
fn r8_up_to_is_asked_one_at_a_time() {
    let discard = "[Discard(card: Pick(from: (zone: [Hand]), count: 2, up_to: true))]";
    scenario("you: hand [bee wasp crow]")
        .force(discard)
        .expect_answers(&["bee", "wasp", "crow", "done"])
        .choose("wasp")
        .expect_answers(&["bee", "crow", "done"])
        .choose("done")
        .expect("you: hand [bee crow], discard [wasp]")
        .force(discard)
        .choose_all(&["bee", "crow"])
        .expect("you: hand [], discard [wasp bee crow]");
}

/// R9 The first player is the active player while both draw and mulligan.
#[test]
fn r9_the_first_player_is_active_during_the_mulligans() {
    let mut table = whole_match(7);
    let drawn = table.happened();
    assert!(drawn[..6].iter().all(|line| line.starts_with("Draw you")), "{drawn:?}");
    assert!(drawn[6..12].iter().all(|line| line.starts_with("Draw them")), "{drawn:?}");
    let active = |table: &mut crate::common::Scenario| Match::of(table.game().world()).turn.active.index();
    let mut table = table.expect_decider(YOU);
    assert_eq!(active(&mut table), YOU);
    let mut table = table.choose("keep").expect_decider(THEM);
    assert_eq!(active(&mut table), YOU);
    let mut table = table.choose("mulligan").expect_decider(YOU).expect("turn 1");
    assert_eq!(active(&mut table), YOU);
}

/// R10 A player may concede at any decision, their own or the other's; it is no event and nothing can
/// modify it.
#[test]
fn r10_conceding_is_always_possible_and_no_event() {
    for seat in [YOU, THEM] {
        let mut table = scenario("you: hand [bee wasp], board [sage _ _ _]")
            .with(&sage("Deny(FinishesGame()), Deny(Loses()), Deny(Wins()), Cant(FinishesGame())"))
            .force("[Discard(card: Choose(zone: [Hand]))]")
            .expect_decider(YOU);
        let events = table.game().history().len();
        table.game().concede(PlayerId::seat(seat)).unwrap();
        assert_eq!(table.game().history().len(), events);
        let winner = PlayerId::seat(seat).opponent();
        assert_eq!(table.game().ending(), Some(Ending::Conceded { winner }));
        table.expect_winner(winner.index());
    }
}

/// R11 An ability granted by an effect sits on the card after its printed ones, in the order granted.
#[test]
fn r11_granted_abilities_come_after_the_printed_ones() {
    scenario("you: board [sage _ _ _], deck [bee]")
        .with(&sage("Whenever(Draws(), [GainBlood(amount: 1)]), Whenever(Draws(), [GainBlood(amount: 2)])"))
        .force_from("sage", "[GainAbility(card: This, ability: Whenever(Draws(), [HealPool(amount: 3)]))]")
        .force_from("sage", "[GainAbility(card: This, ability: Whenever(Draws(), [HealPool(amount: 4)]))]")
        .force("[Draw(player: You)]")
        .expect_history(&[
            "Draw you bee 1",
            "GainBlood you 1",
            "GainBlood you 2",
            "HealPool 3",
            "HealPool 4",
        ]);
}

/// R12 Abilities that linger apply until everything that the leaving caused has been resolved, and not
/// longer.
#[test]
fn r12_lingering_ends_when_all_that_the_leaving_caused_is_done() {
    scenario("you: board [sage _ _ _], hand [bee]")
        .with(&sage(
            "Whenever(Leaves(creature: (this: true)), [HealPool(amount: 1)]), \
            Whenever(Discards(), [HealPool(amount: 4)])",
        ))
        .force_from("sage", "[Destroy(creature: This)]")
        .expect_history(&[
            "Die you sage by sage on space 1 1",
            "Leave sage",
            "HealPool 1",
            "Discard you sage",
            "HealPool 4",
        ])
        .force("[Discard(card: Each(zone: [Hand]))]")
        .expect("you: discard [sage bee]; pool 25");
}

/// R6 So it is if the event became a list that follows: the chain goes on after it.
#[test]
fn r6_an_event_that_became_a_list_does_not_end_a_chain() {
    let twice = r#"Card(name: "twice", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Instead(GainsBlood(player: You), [Repeat(2, [GainDraws(player: You, amount: 1)])])])"#;
    scenario("you: board [twice]")
        .with(twice)
        .force("[Then([GainBlood(player: You, amount: 3), HealPool(amount: 1)])]")
        .expect("you: draws 2, blood 0; pool 21");
}
