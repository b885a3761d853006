//! S28 and S29: EMTAs and ECTAs, chains.

use bloodless::cards::EventKind;
use bloodless::history::{Modified, Status};
use bloodless::table::Match;

use super::creature;
use crate::common::{THEM, YOU, scenario};

/// S28 An EMTA sees what is proposed, an ECTA what really happened.
#[test]
fn s28_emtas_see_the_proposal_and_ectas_the_outcome() {
    let seen = r#"
        Before(LosesBlood(player: You, amount: 5),
            [AddCounters(player: Opponent, counter: "proposed", amount: EventAmount)]),
        Whenever(LosesBlood(player: You), [AddCounters(player: Opponent, counter: "happened", amount: EventAmount)])"#;
    scenario("you: blood 2, board [watcher]")
        .with(&creature("watcher", seen))
        .force("[LoseBlood(player: You, amount: 5)]")
        .expect_history(&["AddCounters them proposed 5", "LoseBlood you 2", "AddCounters them happened 2"]);
}

/// S28 What fails has been seen by EMTAs, but by no ECTA that asks for a success.
#[test]
fn s28_an_ecta_does_not_see_what_did_not_happen() {
    let seen = r#"
        Before(Draws(player: You), [HealPool(amount: 1)]),
        Whenever(Draws(player: You), [HealPool(amount: 10)])"#;
    scenario("you: deck [], board [watcher]; pool 20")
        .with(&creature("watcher", seen))
        .force("[Draw(player: You)]")
        .expect("pool 21");
}

/// S28 An EMTA returns a list: the event changed, another one, several, or none.
#[test]
fn s28_an_emta_returns_a_list_of_events() {
    for (ability, you, them, how) in [
        ("Instead(GainsBlood(player: You), [TheEventWith(amount: 5)])", 5, 0, Modified::Changed),
        ("Instead(GainsBlood(player: You), [TheEventWith(player: Opponent)])", 0, 1, Modified::Changed),
        ("Instead(GainsBlood(player: You), [DrainPool(amount: 2)])", 0, 0, Modified::Replaced),
        (
            "Instead(GainsBlood(player: You), [TheEvent, GainBlood(player: Opponent, amount: 3)])",
            1,
            3,
            Modified::Replaced,
        ),
        ("Instead(GainsBlood(player: You), [])", 0, 0, Modified::Denied),
        ("Deny(GainsBlood(player: You))", 0, 0, Modified::Denied),
    ] {
        let mut table = scenario("you: board [changer]")
            .with(&creature("changer", ability))
            .force("[GainBlood(player: You, amount: 1)]")
            .expect(&format!("you: blood {you}; them: blood {them}"));
        let pool = if how == Modified::Replaced && you + them == 0 { 18 } else { 20 };
        let table = &mut table;
        assert_eq!(Match::of(table.game().world()).pool.health, pool, "{ability}");
        let last = table.game().history().len() - 1;
        let denied = table.game().history().record(bloodless::events::EventId(last)).status == Status::Denied;
        assert_eq!(denied, how == Modified::Denied, "{ability}");
    }
}

/// S28 Each EMTA sees each event of one resolution once, so that "instead, Y and X" cannot loop.
#[test]
fn s28_an_emta_sees_each_event_once() {
    scenario("you: board [echo], blood 0")
        .with(&creature(
            "echo",
            "Instead(GainsBlood(player: You), [GainBlood(player: You, amount: 1), TheEvent])",
        ))
        .force("[GainBlood(player: You, amount: 3)]")
        .expect("you: blood 4");
    scenario("you: board [echo other-echo], blood 0")
        .with(&creature(
            "echo",
            "Instead(GainsBlood(player: You), [GainBlood(player: You, amount: 1), TheEvent])",
        ))
        .with(&creature(
            "other-echo",
            "Instead(GainsBlood(player: You), [GainBlood(player: You, amount: 10), TheEvent])",
        ))
        .force("[GainBlood(player: You, amount: 100)]")
        .expect("you: blood 121");
}

/// S28 An EMTA that needs a choice puts the event back; nothing has been executed by then.
#[test]
fn s28_an_emta_that_needs_a_choice_waits_before_anything_is_executed() {
    let offer = "Instead(GainsBlood(player: You), [
        May(by: Opponent, do: [GainBlood(player: You, amount: 4)], otherwise: [TheEvent])])";
    let asked = |board: &str| {
        scenario(&format!("you: board [{board}], blood 0; them: blood 0"))
            .with(&creature(
                "doubler",
                "Instead(GainsBlood(player: You), [TheEventWith(amount: Product([EventAmount, 2]))])",
            ))
            .with(&creature("broker", offer))
            .force("[GainBlood(player: You, amount: 3)]")
            .expect_decider(THEM)
            .expect_answers(&["yes", "no"])
            .expect("you: blood 0; them: blood 0")
    };
    asked("doubler broker").choose("yes").expect("you: blood 0; them: blood 4");
    // What was applied before the choice is still applied after it, once.
    asked("doubler broker").choose("no").expect("you: blood 6; them: blood 0");
}

/// S29 The events of one EMTA result are executed in one pass; then their consequences follow.
#[test]
fn s29_the_events_of_one_result_are_executed_in_one_pass() {
    let split =
        "Instead(HealsPool(), [GainBlood(player: You, amount: 1), GainBlood(player: Opponent, amount: 2)]),
        Whenever(GainsBlood(), [AddCounters(card: This, counter: \"seen\", amount: EventAmount)])";
    scenario("you: board [splitter]")
        .with(&creature("splitter", split))
        .force("[HealPool(amount: 1)]")
        .expect_history(&[
            "GainBlood you 1",
            "GainBlood them 2",
            "AddCounters splitter seen 1",
            "AddCounters splitter seen 2",
        ]);
}

/// S29 The consequences form one block, by event, then by precedence.
#[test]
fn s29_consequences_are_ordered_by_event_then_by_precedence() {
    let react = |counter: &str| {
        format!(
            r#"Whenever(GainsBlood(), [AddCounters(card: This, counter: "{counter}", amount: EventAmount)])"#
        )
    };
    scenario("you: board [splitter left right]")
        .with(&creature(
            "splitter",
            "Instead(HealsPool(), [GainBlood(player: You, amount: 1),
            GainBlood(player: Opponent, amount: 2)])",
        ))
        .with(&creature("left", &react("l")))
        .with(&creature("right", &format!("With(ability: {}, precedence: 1)", react("r"))))
        .force("[HealPool(amount: 1)]")
        .expect_history(&[
            "GainBlood you 1",
            "GainBlood them 2",
            "AddCounters right r 1",
            "AddCounters left l 1",
            "AddCounters right r 2",
            "AddCounters left l 2",
        ]);
}

/// S29 Chains resolve depth-first: what a consequence causes comes before the next consequence.
#[test]
fn s29_chains_resolve_depth_first() {
    let first =
        "Whenever(HealsPool(), [GainBlood(player: You, amount: 1), GainBlood(player: You, amount: 2)])";
    let second = "Whenever(HealsPool(), [GainBlood(player: Opponent, amount: 9)])";
    let deeper = "Whenever(GainsBlood(player: You), [GainDraws(player: You, amount: EventAmount)])";
    scenario("you: board [first second deeper]")
        .with(&creature("first", first))
        .with(&creature("second", second))
        .with(&creature("deeper", deeper))
        .force("[HealPool(amount: 1), GainBlood(player: Opponent, amount: 7)]")
        .expect_history(&[
            "HealPool 1",
            "GainBlood you 1",
            "GainDraws you 1",
            "GainBlood you 2",
            "GainDraws you 2",
            "GainBlood them 9",
            "GainBlood them 7",
        ]);
}

/// S29 "Then" stops at the first Failure, "and" does not.
#[test]
fn s29_then_stops_at_the_first_failure_and_and_does_not() {
    let steps = "GainBlood(player: You, amount: 1), Draw(player: You), GainBlood(player: You, amount: 4)";
    scenario("you: deck [], blood 0").force(&format!("[Then([{steps}])]")).expect("you: blood 1");
    scenario("you: deck [], blood 0").force(&format!("[And([{steps}])]")).expect("you: blood 5");
    scenario("you: deck [], blood 0").force(&format!("[{steps}]")).expect("you: blood 5");
    scenario("you: deck [bee], blood 0")
        .force(&format!("[Then([{steps}])]"))
        .expect("you: blood 5, hand [bee]");
}

/// S29 Failing to find is a Success.
#[test]
fn s29_failing_to_find_is_a_success() {
    let mut table = scenario("you: deck [bee crow], blood 0")
        .force(
            r#"[Then([Search(player: You, deck: MainDeck(You), wanted: (name: "giraffe")),
            GainBlood(player: You, amount: 1)])]"#,
        )
        .expect("you: blood 1, deck [bee crow]");
    let searched = table.events(EventKind::Search);
    assert_eq!(searched.len(), 1);
    assert_eq!(table.game().history().record(searched[0].0).status, Status::Resolved);
}

/// S29 A card that can be found must be taken, unless the text says "up to".
#[test]
fn s29_a_card_that_can_be_found_must_be_taken() {
    let search = |more: &str| {
        format!(
            r#"[Search(player: You, deck: MainDeck(You), wanted: (kin: "insect"){more}),
                Move(card: It, to: Hand(You))]"#
        )
    };
    scenario("you: deck [bee giraffe mosquito]")
        .force(&search(""))
        .expect_decider(YOU)
        .expect_answers(&["bee", "mosquito"])
        .choose("mosquito")
        .expect("you: hand [mosquito], deck [bee giraffe]");
    scenario("you: deck [bee giraffe]").force(&search("")).expect("you: hand [bee], deck [giraffe]");
    scenario("you: deck [bee giraffe mosquito]")
        .force(&search(", up_to: true"))
        .expect_answers(&["bee", "mosquito", "done"])
        .choose("done")
        .expect("you: hand [], deck [bee giraffe mosquito]");
}

/// S28 What happens instead may be one of several things, the event itself among them.
#[test]
fn s28_an_emta_may_offer_options() {
    let either =
        "Instead(Draws(player: You), [Options(of: [[TheEvent], [GainBlood(player: You, amount: 1)]])])";
    let asked = || {
        scenario("you: board [either], deck [bee]")
            .with(&creature("either", either))
            .force("[Draw(player: You)]")
            .expect_answers(&["option 1", "option 2"])
    };
    asked().choose("option 1").expect("you: hand [bee], blood 0");
    asked().choose("option 2").expect("you: hand [], deck [bee], blood 1");
}

/// S28, S32 What an EMTA remembers is known to the rest of it.
#[test]
fn s28_an_emta_may_remember_a_number() {
    let instead = "Instead(GainsBlood(player: You), [Remember(as: \"x\", number: EventAmount),
        GainDraws(player: You, amount: Remembered(\"x\"))])";
    scenario("you: board [clerk]")
        .with(&creature("clerk", instead))
        .force("[GainBlood(player: You, amount: 3)]")
        .expect("you: blood 0, draws 3");
}

/// S28, R32 A pattern for a proposed event knows what goes without saying: where a card comes from and goes to,
/// which deck is drawn from, and who stands on the space that is struck.
#[test]
fn s28_an_emta_knows_what_a_proposal_leaves_unsaid() {
    let gain = "[GainBlood(player: You, amount: 1)]";
    scenario("you: board [a], deck [bee]")
        .with(&creature("a", &format!("Instead(Draws(player: You, deck: MainDeck(You)), {gain})")))
        .force("[Draw(player: You)]")
        .expect("you: hand [], blood 1");
    scenario("you: board [a], flasks [blood-flask]")
        .with(&creature("a", &format!("Instead(Draws(player: You, deck: MainDeck(You)), {gain})")))
        .force("[Draw(player: You, deck: BloodDeck(You))]")
        .expect("you: hand [blood-flask], blood 0");
    scenario("you: board [a], hand [bee]")
        .with(&creature("a", &format!("Instead(Moves(from: Hand(You), to: AnyDiscard), {gain})")))
        .force("[Discard(card: Choose(zone: [Hand]))]")
        .expect("you: hand [bee], discard [], blood 1");
    scenario("you: board [a], hand [bee], blood 1")
        .with(&creature("a", "Deny(Moves(card: (name: \"bee\"), to: Board))"))
        .choose_all(&["play bee", "space 2"])
        .expect("you: hand [], board [a _ _ _], discard [bee]");
}

/// S28, S39 A strike has a target before it happens: it can be modified and forbidden by it.
#[test]
fn s28_a_strike_is_known_by_its_target_before_it_happens() {
    for ability in ["Deny", "Cant"] {
        scenario("you: board [mosquito a mosquito]; them: board [_ crow _ giraffe]")
            .with(&creature("a", &format!("{ability}(Strikes(target: (name: \"giraffe\")))")))
            .choose("attack")
            .expect_stats("giraffe", "5/0/1")
            .expect_stats("crow", "1/2/1");
    }
}
