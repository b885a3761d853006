//! D8 lists, D9.1 and D9.2 places, D9.4 what cards are called in print.

use bloodless::events::Failure;

use crate::common::{THEM, YOU, scenario};

/// D8.3.1 In an ordered list every element has an index of its own: so many from the top are exactly so
/// many cards.
#[test]
fn d8_3_1_every_element_has_its_own_index() {
    let top = |count: u32| format!("[SetPool(to: Count(zone: [MainDeck], controller: You, top: {count}))]");
    scenario("you: deck [bee bee wasp bee]; them: deck [crow]")
        .force(&top(1))
        .expect("pool 1")
        .force(&top(3))
        .expect("pool 3")
        .force(&top(9))
        .expect("pool 4")
        .force("[Draw(player: You, count: 3)]")
        .expect("you: hand [bee bee wasp], deck [bee]");
}

/// Puts your hand's card into the deck at a position.
fn put(position: &str) -> String {
    format!("[Move(card: Each(zone: [Hand]), to: MainDeck(You), position: {position})]")
}

/// D8.3.2 Adding to the back gives the new element the highest index.
#[test]
fn d8_3_2_adding_to_the_back_makes_it_the_last() {
    scenario("you: hand [crow], deck [bee wasp]").force(&put("Bottom")).expect("you: deck [bee wasp crow]");
}

/// D8.3.3 Adding to the front moves every index up and makes the new element the first.
#[test]
fn d8_3_3_adding_to_the_front_makes_it_the_first() {
    scenario("you: hand [crow], deck [bee wasp]").force(&put("Top")).expect("you: deck [crow bee wasp]");
}

/// D8.3.4 Adding at an index moves up what is there and above, and leaves what is below.
#[test]
fn d8_3_4_adding_at_an_index_moves_up_the_rest() {
    scenario("you: hand [crow], deck [bee wasp mantis]")
        .force(&put("At(1)"))
        .expect("you: deck [bee crow wasp mantis]");
}

/// D8.3.5 A shuffle gives all elements new indexes: every order comes of exactly one course of chance, the
/// old one included.
#[test]
fn d8_3_5_a_shuffle_makes_every_order_equally_likely() {
    let orders = [
        ([0, 0], "wasp crow bee"),
        ([0, 1], "crow wasp bee"),
        ([1, 0], "crow bee wasp"),
        ([1, 1], "bee crow wasp"),
        ([2, 0], "wasp bee crow"),
        ([2, 1], "bee wasp crow"),
    ];
    for (chance, order) in orders {
        scenario("you: deck [bee wasp crow]")
            .chance(&chance)
            .force("[Shuffle(deck: MainDeck(You))]")
            .expect(&format!("you: deck [{order}]"));
    }
}

/// D9.1 A place holds at most one card: a second one cannot be put on an occupied space.
#[test]
fn d9_1_a_place_holds_at_most_one_card() {
    scenario("you: hand [bee], board [giraffe _ _ _]")
        .force("[Summon(creature: Each(zone: [Hand]), player: You, on: First(owner: You))]")
        .expect_failure(Failure::SpaceTaken)
        .expect("you: hand [bee], board [giraffe _ _ _]");
}

/// D9.2 Every place has an owner; a place on the timeline is owned by the player who put the card there.
#[test]
fn d9_2_every_place_has_an_owner() {
    let count = |owner: &str| format!("[SetPool(to: CountSpaces(owner: {owner}))]");
    scenario("you: hand [long-song]; them: hand [long-song]; pool 9")
        .with("Card(name: \"long-song\", kind: ExtendedCommand)")
        .force("[Execute(command: Each(zone: [Hand], controller: You), player: You)]")
        .force_for(THEM, "[Execute(command: Each(zone: [Hand], controller: You), player: You)]")
        .expect("you: timeline [long-song]; them: timeline [long-song]")
        .force(&count("You"))
        .expect("pool 4")
        .force(&count("Opponent"))
        .expect("pool 4");
}

/// D9.3 The places of one zone behave alike: a creature can be moved to any free space of the board, and
/// enters there.
#[test]
fn d9_3_all_spaces_behave_alike() {
    for (owner, prefix) in [("You", ""), ("Opponent", "their ")] {
        for column in 1..=4 {
            let space = format!("{prefix}space {column}");
            scenario("you: discard [giraffe]")
                .force(&format!(
                    "[Move(card: Each(zone: [Discard]), to: Board, \
                    on: Choose(owner: {owner}, free: true))]"
                ))
                .choose(&space)
                .expect_history(&[&format!(
                    "Enter {} giraffe on {space}",
                    if prefix.is_empty() { "you" } else { "them" }
                )])
                .expect("you: discard []");
        }
    }
}

/// D9.4 A "creature" is a card on the board: what is done to creatures does not touch creature cards in a
/// hand or pile.
#[test]
fn d9_4_a_creature_is_a_card_on_the_board() {
    scenario("you: hand [mosquito], discard [mosquito], board [mosquito _ _ _], deck [mosquito]")
        .force("[SetPool(to: Count(kind: Creature)), Destroy(creature: Each(kind: Creature))]")
        .expect(
            "you: hand [mosquito], deck [mosquito], discard [mosquito mosquito], \
            board [_ _ _ _]; pool 1",
        )
        .force("[SetPool(to: Count(kind: Creature, zone: [Discard]))]")
        .expect("pool 2");
}

fn sage(ability: &str) -> String {
    format!("Card(name: \"sage\", kind: Creature(health: 9, defense: 0, power: 0), abilities: [{ability}])")
}

/// D9.4.1 With summoning, spawning and moving to the board, "creature" takes in creature cards as well.
#[test]
fn d9_4_1_summoning_and_moving_to_the_board_mean_creature_cards_too() {
    scenario("you: board [sage _ bee bee], discard [wasp]")
        .with(&sage("Whenever(Summons(creature: (kind: Creature)), [GainBlood(amount: 2)])"))
        .force("[Summon(creature: Choose(kind: Creature, zone: [Discard]), player: You)]")
        .expect("you: blood 2, board [sage wasp bee bee]");
    scenario("you: board [sage _ _ _], hand [wasp]")
        .with(&sage("Deny(Moves(card: (kind: Creature), to: Board))"))
        .force("[Move(card: Each(zone: [Hand]), to: Board, on: First(owner: You, free: true))]")
        .expect("you: hand [wasp], board [sage _ _ _]");
    scenario("you: board [sage bee bee _]")
        .with(&sage("Whenever(Spawns(creature: (kind: Creature)), [GainBlood(amount: 2)])"))
        .force("[Spawn(name: \"larva\", player: You)]")
        .expect("you: blood 2, board [sage bee bee larva]");
}

/// D9.4.2 With executing and moving to the timeline, "command" takes in command cards as well.
#[test]
fn d9_4_2_executing_means_command_cards_too() {
    scenario("you: board [sage _ _ _], discard [perfectly-blank-command]")
        .with(&sage("Whenever(Executes(command: (kind: Command)), [GainBlood(amount: 2)])"))
        .force("[Execute(command: Choose(kind: Command, zone: [Discard]), player: You)]")
        .expect("you: blood 2, discard [perfectly-blank-command]");
    scenario("you: board [sage _ _ _], hand [perfectly-blank-command]")
        .with(&sage("Whenever(Moves(card: (kind: Command), to: Timeline), [GainBlood(amount: 2)])"))
        .choose("play perfectly-blank-command")
        .expect("you: blood 2");
}

/// D9.4.3 With playing, "creature" and "command" take in creature cards and command cards as well.
#[test]
fn d9_4_3_playing_means_cards_too() {
    scenario("you: board [sage bee bee _], hand [blood-flask perfectly-blank-command]")
        .with(&sage(
            "Whenever(Plays(creature: (kind: Creature)), [HealPool(amount: 1)]),
            Whenever(Plays(command: (kind: Command)), [HealPool(amount: 5)])",
        ))
        .choose("play blood-flask")
        .expect("pool 21")
        .choose("play perfectly-blank-command")
        .expect("pool 26")
        .expect_decider(YOU);
}
