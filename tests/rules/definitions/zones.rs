//! D9.3 the zones and what is particular to each.

use bloodless::events::Failure;

use crate::common::scenario;

/// D9.3.1 The discard pile is an unordered list: any card of it may be taken, wherever it lies.
#[test]
fn d9_3_1_any_card_of_a_discard_pile_may_be_taken() {
    for card in ["bee", "wasp", "crow"] {
        scenario("you: discard [bee wasp crow]")
            .force("[Move(card: Choose(zone: [Discard]), to: Hand(You))]")
            .expect_answers(&["bee", "wasp", "crow"])
            .choose(card)
            .expect(&format!("you: hand [{card}]"));
    }
}

/// D9.3.2 The board is where creatures fight: one that is elsewhere does not attack and is not struck.
#[test]
fn d9_3_2_creatures_fight_on_the_board() {
    scenario("you: hand [giraffe], board [_ _ _ wasp]; them: hand [giraffe]")
        .choose("attack")
        .expect_history(&["Attack you wasp on space 4", "DamagePlayer them by wasp 2"])
        .expect_not_in_history("Attack you giraffe")
        .expect_not_in_history("Damage them")
        .force("[Attack(creature: Each(name: \"giraffe\", zone: [Hand]))]")
        .expect_not_in_history("Strike");
}

/// D9.3.2.1 The board has 8 spaces, four columns by two rows, and each player owns one row.
#[test]
fn d9_3_2_1_the_board_has_two_rows_of_four() {
    scenario("you: hand [blood-flask]")
        .force("[SetPool(to: CountSpaces())]")
        .expect("pool 8")
        .force("[SetPool(to: CountSpaces(owner: You))]")
        .expect("pool 4")
        .choose("play blood-flask")
        .expect_answers(&["space 1", "space 2", "space 3", "space 4"]);
}

/// D9.3.2.2 Only cards of Creature type may be on the spaces of the board.
#[test]
fn d9_3_2_2_no_command_stands_on_the_board() {
    scenario("you: hand [perfectly-blank-command]")
        .force("[Move(card: Each(zone: [Hand]), to: Board, on: First(owner: You, free: true))]")
        .expect_failure(Failure::WrongType)
        .expect("you: hand [perfectly-blank-command], board [_ _ _ _]");
}

/// D9.3.3 The timeline is an ordered list: commands lie there in the order in which they came.
#[test]
fn d9_3_3_the_timeline_keeps_its_order() {
    scenario("you: hand [verse chorus coda]")
        .with("Card(name: \"verse\", kind: ExtendedCommand)")
        .with("Card(name: \"chorus\", kind: ExtendedCommand)")
        .with("Card(name: \"coda\", kind: ExtendedCommand)")
        .choose_all(&["play chorus", "play coda", "play verse"])
        .expect("you: timeline [chorus coda verse]");
}

/// D9.3.3.1 Only cards of Command type may be on the timeline.
#[test]
fn d9_3_3_1_no_creature_lies_on_the_timeline() {
    scenario("you: board [giraffe _ _ _], hand [bee]")
        .force("[Move(card: Each(name: \"giraffe\"), to: Timeline)]")
        .expect_failure(Failure::WrongType)
        .force("[Execute(command: Each(zone: [Hand]), player: You)]")
        .expect("you: board [giraffe _ _ _], hand [bee], timeline []");
}

/// D9.3.4 The hand is an unordered list: any card of it may be played, whenever it was drawn.
#[test]
fn d9_3_4_any_card_of_the_hand_may_be_played() {
    for card in ["bee", "wasp", "crow"] {
        scenario("you: blood 2, deck [bee wasp crow], board [giraffe giraffe giraffe _]")
            .force("[Draw(player: You, count: 3)]")
            .choose(&format!("play {card}"))
            .expect(&format!("you: board [giraffe giraffe giraffe {card}]"));
    }
}

/// D9.3.5 A deck is an ordered list: its cards come in the order in which they lie.
#[test]
fn d9_3_5_a_deck_is_drawn_in_its_order() {
    scenario("you: deck [bee wasp crow]").force("[Draw(player: You, count: 3)]").expect_history(&[
        "Draw you bee 1",
        "Draw you wasp 1",
        "Draw you crow 1",
    ]);
}

/// D9.3.5.1 The first card of a deck is its top: that is the one drawn and looked at.
#[test]
fn d9_3_5_1_the_first_card_is_the_top() {
    scenario("you: deck [bee wasp crow]")
        .force("[Look(player: You, deck: MainDeck(You), count: 1), Move(card: Those, to: Discard(You))]")
        .expect("you: discard [bee], deck [wasp crow]")
        .force("[Draw(player: You)]")
        .expect("you: hand [wasp], deck [crow]");
}

/// D9.3.5.2 The last card of a deck is its bottom.
#[test]
fn d9_3_5_2_the_last_card_is_the_bottom() {
    scenario("you: deck [bee wasp crow]")
        .force("[Move(card: Each(zone: [MainDeck], controller: You, bottom: 1), to: Hand(You))]")
        .expect("you: hand [crow], deck [bee wasp]")
        .force("[Move(card: Each(zone: [Hand]), to: MainDeck(You), position: Bottom)]")
        .expect("you: deck [bee wasp crow]");
}

/// D9.3.6 Cards that are aside are out of the way: they fight not, die not, and no search finds them.
#[test]
fn d9_3_6_what_is_aside_is_out_of_the_way() {
    scenario("you: board [wasp _ _ _], deck [bee]")
        .force_from("wasp", "[Move(card: This, to: Aside(You))]")
        .expect("you: aside [wasp], board [_ _ _ _]")
        .force(
            "[Destroy(creature: Each(kind: Creature)), Search(player: You, deck: MainDeck(You), \
            wanted: (name: \"wasp\"))]",
        )
        .expect("you: aside [wasp], blood 0")
        .expect_answers(&["attack"])
        .choose("attack")
        .expect_not_in_history("Strike");
}

/// D9.3.6.1 No card can refer to a card that is aside, except one that had referred to it before it went
/// there.
#[test]
fn d9_3_6_1_only_what_referred_to_it_before_reaches_a_card_that_is_aside() {
    let jailer = r#"Card(name: "jailer", kind: Creature(health: 2, defense: 0, power: 0), cost: 3)"#;
    let release = "[Move(card: Choose(zone: [Aside]), to: Hand(You))]";
    scenario("you: board [jailer bee wasp _], aside [crow]")
        .with(jailer)
        .force_from("jailer", "[Move(card: Choose(name: \"wasp\"), to: Aside(You))]")
        .expect("you: aside [crow wasp]")
        .force_from("bee", release)
        .expect_answers(&["attack"])
        .expect("you: aside [crow wasp], hand []")
        .force(release)
        .expect_answers(&["attack"])
        .expect("you: aside [crow wasp], hand []")
        .force_from("jailer", release)
        .expect("you: aside [crow], hand [wasp]");
}
