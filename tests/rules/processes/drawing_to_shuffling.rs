//! Applying events: drawing, the end of turn, searching and shuffling (P1.4 to P1.7).

use bloodless::cards::{EventKind, Place};
use bloodless::events::Failure;
use bloodless::history::{AnswerView, CardView, Status};
use bloodless::table::{PlayerId, ZoneId};

use super::{command, creature};
use crate::common::{Scenario, THEM, YOU, scenario};

/// P1.4 Draw gives a player a card of a deck.
#[test]
fn p1_4_a_draw_gives_a_player_a_card_of_a_deck() {
    scenario("you: deck [mosquito bee wasp], hand [crow]")
        .force("[Draw(player: You)]")
        .expect("you: deck [bee wasp], hand [crow mosquito]");
}

/// P1.4.1 A Draw has a player and a deck; with no deck named it is the main deck.
#[test]
fn p1_4_1_a_draw_names_player_and_deck_and_means_the_main_deck_otherwise() {
    scenario("you: deck [mosquito], flasks [blood-flask]; them: deck [bee], flasks [flask-of-ants]")
        .force("[Draw(player: Opponent), Draw(player: You, deck: BloodDeck(You))]")
        .expect("you: deck [mosquito], flasks [], hand [blood-flask]")
        .expect("them: deck [], flasks [flask-of-ants], hand [bee]");
}

/// P1.4.2 The top card goes to the drawing player's hand, whosever deck it was; an empty deck is a Failure.
#[test]
fn p1_4_2_the_top_card_goes_to_the_drawing_player_s_hand() {
    scenario("you: deck [crow]; them: deck [mosquito bee]")
        .force("[Draw(player: You, deck: MainDeck(Opponent))]")
        .expect("you: deck [crow], hand [mosquito]; them: deck [bee], hand []");
    scenario("you: deck [], flasks [blood-flask]; pool 7")
        .force("[Draw(player: You)]")
        .expect_failure(Failure::EmptyDeck)
        .expect_going_on()
        .expect("you: hand [], flasks [blood-flask]; pool 7");
}

/// P1.4.3 The Outcome of a Draw also tells which card was drawn.
#[test]
fn p1_4_3_the_outcome_of_a_draw_tells_which_card_was_drawn() {
    let watcher =
        creature("watcher", "Whenever(Draws(card: (kind: Flask)), [GainBlood(player: You, amount: 1)])");
    let mut after = scenario("you: board [watcher], deck [mosquito], flasks [blood-flask]")
        .with(&watcher)
        .force("[Draw(player: You)]")
        .expect("you: blood 0")
        .force("[Draw(player: You, deck: BloodDeck(You))]")
        .expect("you: blood 1");
    let flask = after.card("blood-flask");
    assert_eq!(after.events(EventKind::Draw)[0].1.card, Some(flask));
}

/// P1.5 End of turn hands the turn over.
#[test]
fn p1_5_the_end_of_turn_hands_the_turn_over() {
    scenario("turn 3")
        .expect_decider(YOU)
        .force("[EndTurn(player: You)]")
        .expect_history(&["TurnEnd you", "TurnStart them"])
        .expect_decider(THEM)
        .expect("turn 4");
}

/// P1.5.2 Commands that do not stay leave the timeline first, then the opponent becomes the active player.
#[test]
fn p1_5_2_commands_leave_and_the_opponent_becomes_active() {
    // A command that is still on the timeline when the turn ends, because it ends it.
    let curtain = command("curtain", "EndTurn(player: You)");
    let usher = creature(
        "usher",
        "Whenever(TurnEnds(), [HealPool(amount: Count(zone: [Discard])), \
         IfElse(TurnOf(Opponent), [GainBlood(player: You, amount: 1)], [GainBlood(player: You, amount: 9)])])",
    );
    scenario("you: hand [curtain], board [usher], timeline [war-drums]; pool 10")
        .with(&curtain)
        .with(&usher)
        .choose("play curtain")
        .expect("you: blood 1, discard [curtain], timeline [war-drums]; pool 11")
        .expect_decider(THEM);
}

/// P1.5.2 A command that leaves at the end of turn has left play and was discarded.
#[test]
fn p1_5_2_a_command_that_the_end_of_turn_takes_away_is_discarded() {
    let curtain = command("curtain", "EndTurn(player: You)");
    let collector =
        creature("collector", "Whenever(Discards(player: You), [GainBlood(player: You, amount: 1)])");
    scenario("you: hand [curtain], board [collector]")
        .with(&curtain)
        .with(&collector)
        .choose("play curtain")
        .expect_history(&[
            "TurnEnd you",
            "Leave curtain",
            "Discard you curtain",
            "GainBlood you 1",
            "TurnStart them",
        ])
        .expect("you: blood 1, discard [curtain]");
}

/// P1.5.2 With an extra turn the active player stays.
#[test]
fn p1_5_2_with_an_extra_turn_the_active_player_stays() {
    scenario("turn 3")
        .force("[ExtraTurn(player: You)]")
        .choose("attack")
        .expect_history(&["TurnEnd you", "TurnStart you"])
        .expect_decider(YOU)
        .expect("turn 4")
        .choose("attack")
        .expect_decider(THEM);
}

/// P1.5.3 The end of turn clears the event queue.
#[test]
fn p1_5_3_what_was_still_to_happen_is_gone_at_the_end_of_turn() {
    let curtain =
        command("curtain", "EndTurn(player: You), Draw(player: You), GainBlood(player: You, amount: 2)");
    scenario("you: hand [curtain], deck [bee]")
        .with(&curtain)
        .choose("play curtain")
        .expect_history(&["EndTurn you 1", "TurnEnd you", "TurnStart them"])
        .expect_not_in_history("Draw you")
        .expect_not_in_history("GainBlood")
        .expect("you: blood 0, hand [], deck [bee]");
}

/// P1.5.4 The Outcome of the end of turn names the previous player: "at your end of turn".
#[test]
fn p1_5_4_at_your_end_of_turn_means_the_turn_that_was_yours() {
    let clerk = creature("clerk", "Whenever(TurnEnds(player: You), [GainBlood(player: You, amount: 1)])");
    let mut yours = scenario("you: board [clerk]; them: board [clerk _ _ _]").with(&clerk).choose("attack");
    assert_eq!(yours.events(EventKind::TurnEnd)[0].1.player, Some(PlayerId::seat(YOU)));
    yours.expect("you: blood 1; them: blood 0").choose("attack").expect("you: blood 1; them: blood 1");
}

/// P1.6 Search looks through a deck for something.
#[test]
fn p1_6_a_search_finds_a_card_anywhere_in_the_deck() {
    scenario("you: deck [bee crow mosquito wasp]")
        .force(
            "[Search(player: You, deck: MainDeck(You), wanted: (name: \"mosquito\")), \
                Move(card: It, to: Hand(You))]",
        )
        .expect("you: hand [mosquito], deck [bee crow wasp]");
}

/// P1.6.1 A Search has the player who searches, the deck, and the pattern looked for.
#[test]
fn p1_6_1_a_search_has_a_player_a_deck_and_a_pattern() {
    scenario("you: deck [mosquito slippery-frog wasp], hand [mantis]; them: deck [mantis]")
        .force(
            "[Search(player: Opponent, deck: MainDeck(You), wanted: (kin: \"insect\")), \
                Move(card: It, to: Discard(You))]",
        )
        .expect_decider(THEM)
        .expect_answers(&["their mosquito", "their wasp"])
        .choose("their wasp")
        .expect("you: deck [mosquito slippery-frog], discard [wasp]");
}

/// P1.6.2 All cards of the deck become known to that player, and to nobody else, while they choose.
#[test]
fn p1_6_2_only_the_searching_player_sees_the_deck_and_only_while_choosing() {
    let mut asked = scenario("you: deck [mosquito slippery-frog wasp]").force(
        "[Search(player: You, deck: MainDeck(You), wanted: (kin: \"insect\")), \
                Move(card: It, to: Aside(You))]",
    );
    assert_eq!(shown(&mut asked, YOU), ["mosquito", "slippery-frog", "wasp"]);
    assert_eq!(shown(&mut asked, THEM), [""; 0]);
    let wasp = asked.card("wasp");
    let mut done = asked.choose("wasp");
    assert_eq!(shown(&mut done, YOU), [""; 0]);
    let searches = |done: &mut Scenario, seat| {
        let log = done.game().view(PlayerId::seat(seat)).log;
        log.into_iter()
            .filter(|line| line.kind == EventKind::Search)
            .map(|line| line.card)
            .collect::<Vec<_>>()
    };
    assert_eq!(searches(&mut done, YOU), [Some(wasp)]);
    // The found card lies open now, but that it was looked through a deck for shows no other.
    let mosquito = done.card("mosquito");
    let leaks =
        done.game().view(PlayerId::seat(THEM)).log.into_iter().any(|line| line.card == Some(mosquito));
    assert!(!leaks, "the other player learned of a card that stayed in the deck");
}

/// The Names a player is shown with the question that is open.
fn shown(scenario: &mut Scenario, seat: usize) -> Vec<String> {
    let view = scenario.game().view(PlayerId::seat(seat));
    let Some(question) = view.question else { return Vec::new() };
    assert!(question.answers.iter().all(|answer| matches!(answer, AnswerView::Plain(_))));
    let names = question.shown.into_iter().filter_map(|card| match card {
        CardView::Open(card) => Some(card.name.to_string()),
        _ => None,
    });
    names.collect()
}

/// P1.6.3 The Outcome has the cards found; to find nothing is still a Success.
#[test]
fn p1_6_3_failing_to_find_is_a_success() {
    let search = "Search(player: You, deck: MainDeck(You), wanted: (kin: \"insect\"), count: 2)";
    let mut none = scenario("you: deck [slippery-frog]")
        .force(&format!("[Then([{search}, GainBlood(player: You, amount: 1)])]"))
        .expect("you: blood 1, deck [slippery-frog]");
    let (id, _) = none.events(EventKind::Search)[0];
    assert_eq!(none.game().history().record(id).status, Status::Resolved);
    assert_eq!(none.game().history().group(id).count(), 0);
    let mut some = scenario("you: deck [mosquito slippery-frog wasp]").force(&format!("[{search}]"));
    let (id, _) = some.events(EventKind::Search)[0];
    let mut some = some.choose("wasp");
    let expected = [some.card("wasp"), some.card("mosquito")];
    assert_eq!(some.game().history().group(id).collect::<Vec<_>>(), expected);
}

/// P1.7 Shuffle mixes a deck.
#[test]
fn p1_7_a_shuffle_mixes_a_deck() {
    scenario("you: deck [mosquito bee wasp]")
        .chance(&[0, 0])
        .force("[Shuffle(deck: MainDeck(You))]")
        .expect("you: deck [bee wasp mosquito]");
}

/// P1.7.1 A Shuffle has the deck to be shuffled.
#[test]
fn p1_7_1_only_the_named_deck_is_shuffled() {
    let mut after = scenario(
        "you: deck [mosquito bee]; them: deck [wasp crow], flasks \
                              [blood-flask flask-of-ants]",
    )
    .chance(&[0])
    .force("[Shuffle(deck: BloodDeck(Opponent))]")
    .expect("you: deck [mosquito bee]; them: deck [wasp crow], flasks [flask-of-ants blood-flask]");
    let deck = ZoneId::of(Place::BloodDeck, PlayerId::seat(THEM));
    assert_eq!(after.events(EventKind::Shuffle)[0].1.zone, Some(deck));
}

/// P1.7.2 The cards come into a random order: every order can come up, and no card is lost.
#[test]
fn p1_7_2_every_order_of_the_deck_can_come_up() {
    let mut orders = Vec::new();
    for (first, second) in [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)] {
        let mut after = scenario("you: deck [mosquito bee wasp]")
            .chance(&[first, second])
            .force("[Shuffle(deck: MainDeck(You))]");
        let mut order = Vec::new();
        for name in ["mosquito", "bee", "wasp"] {
            let card = after.card(name);
            let deck = ZoneId::of(Place::MainDeck, PlayerId::seat(YOU));
            order
                .push(after.game().table(|table| table.zone(deck).position(|other| other == card)).flatten());
        }
        assert!(order.iter().all(Option::is_some), "a card was lost");
        assert!(!orders.contains(&order), "{order:?} came up twice");
        orders.push(order);
    }
}
