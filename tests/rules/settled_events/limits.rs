//! S39: can't, must, and an end that is denied.

use bloodless::cards::EventKind;
use bloodless::decisions::Answer;
use bloodless::events::Failure;
use bloodless::history::Status;
use bloodless::table::PlayerId;

use super::creature;
use crate::common::{THEM, YOU, scenario};

/// S39 "Can't" removes legal answers and gives its reason.
#[test]
fn s39_cant_removes_answers_and_gives_its_reason() {
    let mut table = scenario("you: hand [mosquito giraffe], blood 9; them: board [censor]")
        .with(&creature("censor", "Cant(Plays(card: (kin: \"insect\"), player: Opponent))"))
        .expect_not_legal("play mosquito")
        .expect_legal("play giraffe");
    let censor = table.card("censor");
    table.expect_refused("mosquito", Failure::Cant { by: Some(censor), rule: None });
    let mut table = scenario("you: draws 1, deck [bee], flasks [blood-flask]; them: board [censor]")
        .with(&creature("censor", "Cant(Draws(player: Opponent, deck: MainDeck(Opponent)))"))
        .expect_not_legal("draw")
        .expect_legal("draw blood");
    let censor = table.card("censor");
    let refused = table.game().why_not(PlayerId::seat(YOU), Answer::Draw(bloodless::cards::Place::MainDeck));
    assert_eq!(refused, Err(Failure::Cant { by: Some(censor), rule: None }));
}

/// S39 "Must" removes the other answers.
#[test]
fn s39_must_removes_the_other_answers() {
    scenario(
        "you: draws 1, deck [bee], flasks [blood-flask], hand [mosquito], blood 5; them: board [hunger-idol]",
    )
    .expect_answers(&["draw", "draw blood"])
    .choose("draw")
    .expect_legal("attack")
    .expect_legal("play mosquito");
}

/// S39 "Can't" wins over "must" and over "may".
#[test]
fn s39_cant_wins_over_must_and_may() {
    scenario("you: draws 1, deck [bee], hand [mosquito], blood 5; them: board [hunger-idol censor]")
        .with(&creature("censor", "Cant(Draws(player: Opponent))"))
        .expect_not_legal("draw")
        .expect_legal("play mosquito")
        .expect_legal("attack");
    scenario("you: board [host], hand [mosquito], blood 0; them: board [censor]")
        .with(&creature("censor", "Cant(Plays(player: Opponent))"))
        .with(&creature(
            "host",
            "Activated(do: [May(do: [Play(card: Choose(zone: [Hand]), player: You, free: true)])])",
        ))
        .choose_all(&["use host", "yes"])
        .expect("you: board [host _ _ _], hand [mosquito]");
}

/// S39 A forced event that can't happen is a Failure.
#[test]
fn s39_a_forced_event_that_cant_happen_is_a_failure() {
    let mut table = scenario("you: board [mosquito]; them: board [_ _ _ web-weaver]; pool 20");
    let weaver = table.card("web-weaver");
    table
        .choose("attack")
        .expect_failure(Failure::Cant { by: Some(weaver), rule: None })
        .expect_history(&["Attack! you mosquito"])
        .expect_not_in_history("Strike");
}

/// S39 The finish of the game is an event like others and can be denied.
#[test]
fn s39_the_finish_of_the_game_can_be_denied() {
    scenario("them: board [eternal]; pool 1")
        .with(&creature("eternal", "Deny(FinishesGame(player: You))"))
        .force("[DamagePlayer(player: Opponent, amount: 1)]")
        .expect("pool 0")
        .expect_going_on()
        .expect_history(&["FinishGame- them"])
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_not_in_history("FinishGame");
}

/// S39 After a denied end, the next player damage or change of the pool asks again.
#[test]
fn s39_a_denied_end_is_asked_for_again() {
    for again in ["[DamagePlayer(player: Opponent, amount: 1)]", "[DrainPool(amount: 1)]", "[SetPool(to: 0)]"]
    {
        let mut table = scenario("them: board [eternal]; pool 1")
            .with(&creature("eternal", "With(ability: Deny(FinishesGame()), uses: 1)"))
            .force("[DamagePlayer(player: Opponent, amount: 1)]")
            .expect_going_on()
            .force(again);
        let finishes = table.events(EventKind::FinishGame);
        assert_eq!(finishes.len(), 1, "{again}");
        assert_eq!(table.game().history().record(finishes[0].0).status, Status::Resolved);
        table.expect_winner(YOU);
    }
    scenario("them: board [eternal]; pool 1")
        .with(&creature("eternal", "With(ability: Deny(FinishesGame()), uses: 1)"))
        .force("[DamagePlayer(player: Opponent, amount: 1)]")
        .force("[DamagePlayer(player: You, amount: 1)]")
        .expect_winner(THEM);
}

/// S39 A flip that can't happen is not offered when its action happens.
#[test]
fn s39_cant_removes_the_offer_to_flip() {
    scenario("you: blood 1, hand [mourning-moth], board [bee ban]")
        .with(&creature("ban", "Cant(Flips())"))
        .choose_all(&["play mourning-moth", "space 3"])
        .force("[Destroy(creature: Choose(name: \"bee\"))]")
        .expect_legal("attack")
        .expect("you: board [_ ban ? _]");
}
