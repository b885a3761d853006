//! S10 to S12: state, vestiges, moves.

use bloodless::cards::EventKind;
use bloodless::events::Failure;

use crate::common::{THEM, YOU, scenario};

/// S10 Counters, lasting changes and granted abilities are lost on leaving play.
#[test]
fn s10_state_is_lost_on_leaving() {
    scenario("you: board [mosquito]; them: board [_ _ _ giraffe]")
        .force_from(
            "mosquito",
            r#"[
                AddCounters(card: This, counter: "mark", amount: 2),
                Raise(card: This, stat: Power, by: 3),
                GainKeyword(card: This, keyword: "flying"),
                GainAbility(card: This, ability: Whenever(TurnEnds(), [HealPool(amount: 5)])),
                Move(card: This, to: Hand(You)),
            ]"#,
        )
        .force("[Summon(creature: Choose(zone: [Hand]), player: You, on: First(owner: You))]")
        .expect("you: board [mosquito _ _ _]")
        .expect_stats("mosquito", "1/1/1")
        .expect_counters("mosquito", "mark", 0)
        .choose("attack")
        .expect_stats("giraffe", "4/0/1")
        .expect_not_in_history("HealPool");
}

/// S10 Damage is state too: what comes back has all its health.
#[test]
fn s10_damage_is_lost_on_leaving() {
    scenario("you: board [giraffe]")
        .force("[Damage(creature: Choose(kind: Creature), amount: 4)]")
        .expect_stats("giraffe", "1/0/1")
        .force("[Move(card: Choose(kind: Creature), to: Hand(You))]")
        .force("[Summon(creature: Choose(zone: [Hand]), player: You, on: First(owner: You))]")
        .expect_stats("giraffe", "5/0/1");
}

/// S10 State exists on the board and the timeline only: a card in hand takes no counters and no changes.
#[test]
fn s10_state_exists_in_play_only() {
    scenario("you: hand [mosquito], timeline [war-drums]")
        .force(r#"[Reveal(card: Choose(zone: [Hand])), AddCounters(card: It, counter: "mark", amount: 1)]"#)
        .force("[Raise(card: Choose(zone: [Hand]), stat: Health, by: 1)]")
        .expect_stats("mosquito", "1/1/1")
        .force(r#"[AddCounters(card: Choose(kind: Command), counter: "mark", amount: 1)]"#)
        .expect_counters("war-drums", "mark", 1)
        .expect_counters("mosquito", "mark", 0);
}

/// S10 Passives are reckoned in every zone, so that a card in hand can cost less.
#[test]
fn s10_passives_reach_every_zone() {
    scenario("you: hand [giraffe], board [merchant], discard [dog]")
        .with(
            r#"Card(name: "merchant", kind: Creature(health: 1, defense: 0, power: 0),
                abilities: [Has([Lower(of: (zone: [Hand, Discard], controller: You), stat: Cost, by: 3)])])"#,
        )
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_cost("giraffe", 1)
        .expect_cost("dog", 0)
        .choose_all(&["play giraffe", "space 2"])
        .expect("you: blood 0, board [merchant giraffe _ _]")
        .expect_cost("giraffe", 4);
    scenario("you: hand [carrion-giant], board [mosquito]")
        .force("[Destroy(creature: Choose(kind: Creature))]")
        .expect_cost("carrion-giant", 4);
}

/// S10 Moves within the board keep state and are not an Enter.
#[test]
fn s10_moves_within_the_board_keep_state_and_are_no_enter() {
    for moved in [
        "[Shift(creature: Choose(name: \"mosquito\"), to: First(owner: You, rightmost: true))]",
        "[Move(card: Choose(name: \"mosquito\"), to: Board, on: First(owner: You, rightmost: true))]",
    ] {
        scenario("you: board [mosquito giraffe], deck [bee]")
            .force(r#"[Raise(card: Choose(name: "mosquito"), stat: Health, by: 3)]"#)
            .force(r#"[Damage(creature: Choose(name: "mosquito"), amount: 1)]"#)
            .force(r#"[AddCounters(card: Choose(name: "mosquito"), counter: "mark", amount: 1)]"#)
            .force(moved)
            .expect("you: board [_ giraffe _ mosquito], deck [bee]")
            .expect_not_in_history("Enter")
            .expect_not_in_history("Leave")
            .expect_stats("mosquito", "3/1/1")
            .expect_counters("mosquito", "mark", 1);
    }
}

/// S11 A Vestige that would go from play to a hand, deck or discard pile goes Aside instead.
#[test]
fn s11_a_vestige_leaves_play_for_aside() {
    for leaving in [
        "[Destroy(creature: Choose(kind: Creature))]",
        "[Move(card: Choose(kind: Creature), to: Hand(You))]",
        "[Move(card: Choose(kind: Creature), to: MainDeck(You))]",
        "[Discard(card: Choose(kind: Creature))]",
    ] {
        scenario("you: deck [bee]")
            .force(r#"[Spawn(name: "larva", player: You, on: First(owner: You))]"#)
            .force(leaving)
            .expect("you: board [_ _ _ _], aside [larva], hand [], deck [bee], discard []");
    }
}

/// S11 A command vestige goes Aside when it has been executed.
#[test]
fn s11_a_command_vestige_goes_aside_from_the_timeline() {
    scenario("you: deck [bee]")
        .force(r#"[Create(name: "pulsating-lens", player: You, zone: Hand(You))]"#)
        .force("[Play(card: Choose(zone: [Hand]), player: You, free: true)]")
        .expect("you: hand [bee], timeline [], discard [], aside [pulsating-lens]");
}

/// S11 Created in a deck a Vestige stays there, can be drawn, and goes from hand to discard like any card.
#[test]
fn s11_a_vestige_in_a_deck_is_a_card_like_any() {
    scenario("you: hand []")
        .force(r#"[Create(name: "larva", player: You, zone: MainDeck(You))]"#)
        .expect("you: deck [larva], aside []")
        .force("[Draw(player: You)]")
        .expect("you: hand [larva], deck []")
        .force("[Discard(card: Choose(zone: [Hand]))]")
        .expect("you: hand [], discard [larva], aside []");
    scenario("you: hand []")
        .force(r#"[Create(name: "larva", player: You, zone: MainDeck(You))]"#)
        .force("[Discard(card: Choose(zone: [MainDeck]))]")
        .expect("you: deck [], discard [larva], aside []");
}

/// S11 "Exile" is a move to Aside, which is no death.
#[test]
fn s11_exile_is_a_move_to_aside() {
    scenario("you: board [mosquito], blood 0")
        .force("[Move(card: Choose(kind: Creature), to: Aside(You))]")
        .expect("you: board [_ _ _ _], aside [mosquito], discard [], blood 0")
        .expect_history(&["Move mosquito 1", "Leave mosquito"])
        .expect_not_in_history("Die");
}

/// S11 Cards aside can be referenced only by what referenced them before.
#[test]
fn s11_cards_aside_are_known_only_to_what_referenced_them() {
    let jailer = |name: &str| {
        format!(
            r#"Card(name: "{name}", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
                Activated(do: [Move(card: Choose(kind: Creature, controller: Opponent), to: Aside(Opponent))]),
                Whenever(Leaves(creature: (this: true)),
                    [Move(card: Each(zone: [Aside]), to: Hand(Opponent))]),
            ])"#
        )
    };
    let table = "you: board [jailer other-jailer]; them: board [mosquito], aside [bee]";
    scenario(table)
        .with(&jailer("jailer"))
        .with(&jailer("other-jailer"))
        .choose("use jailer")
        .expect("them: board [_ _ _ _], aside [mosquito bee]")
        .force(r#"[Destroy(creature: Choose(name: "other-jailer"))]"#)
        .expect("them: aside [mosquito bee], hand []")
        .force(r#"[Destroy(creature: Choose(name: "jailer"))]"#)
        .expect("them: aside [bee], hand [mosquito]");
}

/// S11 Liberated cards cease to exist.
#[test]
fn s11_liberated_cards_cease_to_exist() {
    let mut table = scenario("you: board [mosquito]")
        .force("[Liberate(card: Choose(kind: Creature))]")
        .expect("you: board [_ _ _ _], hand [], deck [], discard [], aside []");
    let cards = table.game().table(|table| table.all_cards().count());
    assert_eq!(cards, Some(0));
}

/// S11 A zone whose last card was liberated takes in cards as before.
#[test]
fn s11_a_place_of_liberated_cards_can_be_used_again() {
    scenario("you: blood 0, board [mosquito crow], hand [bee]")
        .force(r#"[Liberate(card: Choose(name: "bee", zone: [Hand]))]"#)
        .force(r#"[Move(card: Choose(name: "crow"), to: Hand(You))]"#)
        .expect("you: board [mosquito _ _ _], hand [crow]");
}

/// S11 The zone that a liberated card was the last of is still there for others.
#[test]
fn s11_the_place_of_a_liberated_card_takes_others() {
    scenario("you: board [mosquito dog], discard [bee]")
        .force("[Liberate(card: Choose(zone: [Discard]))]")
        .force("[Destroy(creature: Choose(name: \"dog\")), Liberate(card: Choose(name: \"mosquito\"))]")
        .expect("you: board [_ _ _ _], discard [dog]")
        .force("[Summon(creature: Choose(zone: [Discard]), player: You, on: First(owner: You))]")
        .expect("you: board [dog _ _ _], discard []");
}

/// S12 A move to an occupied space is a Failure, and nothing moves.
#[test]
fn s12_a_move_to_an_occupied_space_is_a_failure() {
    for moved in [
        "Shift(creature: Choose(name: \"bee\"), to: First(owner: You))",
        "Move(card: Choose(name: \"bee\"), to: Board, on: First(owner: You))",
        "Summon(creature: Choose(zone: [Hand]), player: You, on: First(owner: You))",
    ] {
        scenario("you: board [mosquito bee], hand [crow]")
            .force(&format!("[{moved}]"))
            .expect_failure(Failure::SpaceTaken)
            .expect("you: board [mosquito bee _ _], hand [crow]");
    }
}

/// S12 A change of controller moves the creature to a free space of the new controller's choice.
#[test]
fn s12_the_new_controller_chooses_a_free_space() {
    scenario("you: board [_ bee]; them: board [_ _ mosquito]")
        .force(r#"[ChangeController(card: Choose(name: "mosquito"), player: You)]"#)
        .expect_decider(YOU)
        .expect_answers(&["space 1", "space 3", "space 4"])
        .choose("space 4")
        .expect("you: board [_ bee _ mosquito]; them: board [_ _ _ _]");
    scenario("you: board [_ bee]; them: board [_ _ mosquito]")
        .force(r#"[ChangeController(card: Choose(name: "bee"), player: Opponent)]"#)
        .expect_decider(THEM)
        .expect_answers(&["space 1", "space 2", "space 4"]);
}

/// S12 Without a free space a change of controller is a Failure.
#[test]
fn s12_a_change_of_controller_needs_a_free_space() {
    scenario("you: board [bee bee bee bee]; them: board [mosquito]")
        .force(r#"[ChangeController(card: Choose(name: "mosquito"), player: You)]"#)
        .expect_failure(Failure::NoFreeSpace)
        .expect("you: board [bee bee bee bee]; them: board [mosquito _ _ _]");
}

/// S12 Undoing a change of controller goes the same way: the other player chooses, or it fails.
#[test]
fn s12_undoing_a_change_of_controller_goes_the_same_way() {
    let until =
        r#"[Until(end: TurnEnds(), do: [ChangeController(card: Choose(name: "mosquito"), player: You)])]"#;
    scenario("them: board [mosquito bee]")
        .force(until)
        .choose("space 3")
        .force("[EndTurn(player: You)]")
        .expect_decider(THEM)
        .expect_answers(&["space 1", "space 3", "space 4"])
        .choose("space 4")
        .expect("you: board [_ _ _ _]; them: board [_ bee _ mosquito]");
    scenario("them: board [mosquito bee bee bee]")
        .force(until)
        .choose("space 3")
        .force(r#"[Spawn(name: "larva", player: Opponent)]"#)
        .force("[EndTurn(player: You)]")
        .expect_failure(Failure::NoFreeSpace)
        .expect("you: board [_ _ mosquito _]; them: board [larva bee bee bee]");
}

const MOURNER: &str = r#"Card(name: "witness", kind: ExtendedCommand, abilities: [
    Whenever(Discards(), [AddCounters(card: This, counter: "any", amount: 1)]),
    Whenever(Discards(from: Hand(You)), [AddCounters(card: This, counter: "hand", amount: 1)]),
    Whenever(BecauseOf(Discards(), (name: "crow")),
        [AddCounters(card: This, counter: "crow", amount: 1)]),
])"#;

/// S12 A card that enters a discard pile is discarded, whatever took it there.
#[test]
fn s12_whatever_enters_a_discard_pile_is_discarded() {
    for (taken, from_hand) in [
        ("Destroy(creature: Choose(kind: Creature))", 0),
        ("Discard(card: Choose(zone: [Hand]))", 1),
        ("Move(card: Choose(zone: [MainDeck]), to: Discard(You))", 0),
        ("Play(card: Choose(zone: [Hand]), player: You, free: true)", 0),
    ] {
        scenario("you: board [mosquito], hand [perfectly-blank-command], deck [bee], timeline [witness]")
            .with(MOURNER)
            .force(&format!("[{taken}]"))
            .expect_counters("witness", "any", 1)
            .expect_counters("witness", "hand", from_hand);
    }
}

/// S12 A pattern may narrow a discard by where the card came from or by what caused it.
#[test]
fn s12_a_discard_may_be_narrowed_by_origin_and_cause() {
    let table = "you: board [crow], hand [bee], timeline [witness]; them: hand [dog]";
    scenario(table)
        .with(MOURNER)
        .force_from("crow", "[Discard(card: Choose(zone: [Hand], controller: You))]")
        .expect_counters("witness", "hand", 1)
        .expect_counters("witness", "crow", 1)
        .force("[Discard(card: Choose(zone: [Hand], controller: Opponent))]")
        .expect_counters("witness", "any", 2)
        .expect_counters("witness", "hand", 1)
        .expect_counters("witness", "crow", 1);
}

/// S12 A shuffle is a uniform random order: each of the six orders of three cards has one of six equal chances.
#[test]
fn s12_a_shuffle_is_a_uniform_random_order() {
    let mut orders = Vec::new();
    for first in 0..3 {
        for second in 0..2 {
            let mut table = scenario("you: deck [mosquito bee crow]")
                .chance(&[first, second])
                .force("[Shuffle(deck: MainDeck(You))]");
            assert_eq!(table.events(EventKind::Shuffle).len(), 1);
            let order: Vec<String> = table
                .game()
                .table(|table| {
                    let deck = bloodless::table::ZoneId::of(
                        bloodless::cards::Place::MainDeck,
                        bloodless::table::PlayerId::seat(YOU),
                    );
                    table.zone(deck).map(|card| table.card(card).unwrap().def.name.to_string()).collect()
                })
                .unwrap();
            orders.push(order);
        }
    }
    orders.sort();
    orders.dedup();
    assert_eq!(orders.len(), 6);
}

/// S10, S11, S31 A vestige created in a hand counts there at once, and does what it does there.
#[test]
fn s11_a_vestige_works_where_it_was_created() {
    let whisper = r#"Card(name: "whisper", kind: Command, vestige: true, abilities: [With(
        ability: Whenever(HealsPool(), [GainBlood(player: You, amount: 1)]), works_in: [Hand])])"#;
    let counter = r#"Card(name: "counter", kind: Creature(health: 1, defense: 0, power: 0),
        abilities: [Has([Raise(stat: Power, by: Count(zone: [Hand], controller: You))])])"#;
    scenario("you: board [counter], blood 0")
        .with(whisper)
        .with(counter)
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 0")
        .force("[Create(name: \"whisper\", player: You, zone: Hand(You))]")
        .expect_stats("counter", "1/0/1")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1");
}
