//! S7 to S9: the board, the zones, owners and controllers.

use bloodless::table::PlayerId;

use crate::common::{THEM, YOU, scenario};

/// S7 The board is 8 spaces, 4 in a row.
#[test]
fn s7_the_board_is_eight_spaces_in_two_rows_of_four() {
    scenario("you: blood 0")
        .force("[GainBlood(player: You, amount: CountSpaces())]")
        .expect("you: blood 8")
        .force("[GainBlood(player: Opponent, amount: CountSpaces(owner: Opponent))]")
        .expect("them: blood 4");
}

/// S7 My leftmost space opposes your rightmost.
#[test]
fn s7_my_leftmost_space_opposes_your_rightmost() {
    scenario("you: board [mosquito]; them: board [_ _ _ broken-robot]")
        .choose("attack")
        .expect_history(&["Strike you mosquito by broken-robot on their space 4 1"]);
    scenario("you: board [_ _ _ mosquito]; them: board [broken-robot]")
        .choose("attack")
        .expect_history(&["Strike you mosquito by broken-robot on their space 1 1"]);
}

/// S7 "Left" is always seen from the side of the player who is named.
#[test]
fn s7_left_is_seen_from_the_side_of_the_player_named() {
    let wanderer = r#"Card(name: "walker", kind: Creature(health: 1, defense: 0, power: 0),
        keywords: ["wandering-left"])"#;
    scenario("you: board [_ _ walker]; them: board [_ _ walker]")
        .with(wanderer)
        .choose("attack")
        .expect("you: board [_ walker _ _]; them: board [_ _ walker _]")
        .choose("attack")
        .expect("you: board [_ walker _ _]; them: board [_ walker _ _]");
    // The leftmost of all their spaces, as you see it, is the one across from your leftmost.
    scenario("you: blood 0")
        .force(r#"[Spawn(name: "larva", player: Opponent, on: First(owner: Opponent, leftmost: true))]"#)
        .expect("them: board [_ _ _ larva]");
}

/// S7 Spaces are objects that choices and bindings can speak of.
#[test]
fn s7_spaces_can_be_chosen_and_remembered() {
    scenario("you: board [mosquito]; them: board [_ bee]")
        .force(
            r#"[
                Remember(as: "there", space: Choose(free: true)),
                Spawn(name: "larva", player: You, on: First(owner: You, free: true, not: (of: Space(Remembered("there"))))),
                Shift(creature: Choose(name: "mosquito"), to: Remembered("there")),
            ]"#,
        )
        .expect_answers(&[
            "space 2", "space 3", "space 4", "their space 1", "their space 3", "their space 4",
        ])
        .choose("space 2")
        .expect("you: board [_ mosquito larva _]");
}

/// S8 Each player has a main deck, a blood deck, a hand, a discard pile and an aside of their own.
#[test]
fn s8_each_player_has_five_zones_of_their_own() {
    scenario(
        "you: deck [bee], flasks [blood-flask], hand [dog], discard [crow], aside [wasp];
         them: deck [giraffe], flasks [flask-of-ants], hand [mantis], discard [sign], aside [gambler]",
    )
    .force("[Move(card: Each(zone: [MainDeck], controller: You), to: Hand(You))]")
    .force("[Move(card: Each(zone: [BloodDeck], controller: You), to: Hand(You))]")
    .force("[Move(card: Each(zone: [Discard], controller: Opponent), to: Hand(Opponent))]")
    .expect("you: deck [], flasks [], hand [bee dog blood-flask], discard [crow], aside [wasp]")
    .expect("them: deck [giraffe], flasks [flask-of-ants], hand [mantis sign], discard [], aside [gambler]");
}

/// S8 The timeline is one ordered list shared by both players, the later command at the back.
#[test]
fn s8_the_timeline_is_one_ordered_list_for_both() {
    let mut table =
        scenario("you: hand [war-drums], blood 5; them: hand [tithe-of-ash], timeline [war-drums]")
            .choose("play war-drums")
            .force("[Execute(command: Choose(zone: [Hand], controller: Opponent), player: Opponent)]");
    let order: Vec<(String, Option<PlayerId>)> = table
        .game()
        .table(|table| {
            let names = table.timeline().map(|card| (table.card(card).unwrap().def.name.to_string(), card));
            names.map(|(name, card)| (name, table.controller(card))).collect()
        })
        .unwrap();
    let (you, them) = (Some(PlayerId::seat(YOU)), Some(PlayerId::seat(THEM)));
    assert_eq!(order, [("war-drums".into(), them), ("war-drums".into(), you), ("tithe-of-ash".into(), them)]);
}

/// S8 A place on the timeline is owned by the player who put the card there, whosever card it is.
#[test]
fn s8_a_place_on_the_timeline_belongs_to_who_put_the_card_there() {
    scenario("you: board [mosquito]; them: hand [war-drums], board [bee]")
        .force("[Execute(command: Choose(zone: [Hand], controller: Opponent), player: You)]")
        .expect("you: timeline [war-drums]; them: timeline []")
        .expect_stats("mosquito", "1/1/2")
        .expect_stats("bee", "1/0/0")
        .force("[Terminate(command: Each(kind: Command))]")
        .expect("you: discard []; them: discard [war-drums]");
}

/// S9 A card's controller is the owner of the place it is in.
#[test]
fn s9_the_controller_is_the_owner_of_the_place() {
    scenario("you: hand []; them: deck [mosquito]")
        .force("[Draw(player: You, deck: MainDeck(Opponent))]")
        .expect("you: hand [mosquito]; them: hand []")
        .force("[GainBlood(player: You, amount: Count(zone: [Hand], controller: You))]")
        .expect("you: blood 1");
}

/// S9 A card's owner never changes: discarded from another player's hand it goes to its owner's pile.
#[test]
fn s9_the_owner_never_changes() {
    scenario("you: hand [bee]; them: deck [mosquito]")
        .force("[Draw(player: You, deck: MainDeck(Opponent))]")
        .force("[Discard(card: Each(zone: [Hand], controller: You))]")
        .expect("you: hand [], discard [bee]; them: discard [mosquito]");
}

/// S9 A Draw goes to the drawing player's hand, whosever deck it is, and that player may play the card.
#[test]
fn s9_a_draw_goes_to_the_drawing_players_hand() {
    scenario("you: hand [black-queen], blood 3, deck [crow]; them: deck [mosquito bee]")
        .choose("play black-queen")
        .expect("you: hand [mosquito bee], deck [crow]; them: deck []")
        .choose_all(&["play mosquito", "space 1"])
        .expect("you: board [mosquito _ _ _]");
}

/// S9 Cards that leave play go to their owner's zones.
#[test]
fn s9_cards_that_leave_play_go_to_their_owner() {
    let taken = |scenario: crate::common::Scenario| {
        scenario
            .force("[ChangeController(card: Choose(kind: Creature, controller: Opponent), player: You)]")
            .choose("space 1")
            .expect("you: board [mosquito _ _ _]; them: board [_ _ _ _]")
    };
    let table = "them: board [mosquito]";
    taken(scenario(table))
        .force("[Move(card: Choose(kind: Creature), to: Hand(You))]")
        .expect("you: hand []; them: hand [mosquito]");
    taken(scenario(table))
        .force("[Move(card: Choose(kind: Creature), to: MainDeck(You))]")
        .expect("you: deck []; them: deck [mosquito]");
    taken(scenario(table))
        .force("[Destroy(creature: Choose(kind: Creature))]")
        .expect("you: discard []; them: discard [mosquito]");
    taken(scenario(table))
        .force("[Move(card: Choose(kind: Creature), to: Aside(You))]")
        .expect("you: aside []; them: aside [mosquito]");
}

/// S9 "Draw" without a deck means the main deck.
#[test]
fn s9_draw_without_a_deck_is_from_the_main_deck() {
    scenario("you: deck [mosquito], flasks [blood-flask]")
        .force("[Draw(player: You)]")
        .expect("you: hand [mosquito], deck [], flasks [blood-flask]");
}
