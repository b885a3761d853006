//! D1 numbers, D2 names, D3 card types.

use std::path::Path;

use bloodless::cards::{Deck, DeckFault, LARGEST, Limit, Name, Written, add_text};
use bloodless::events::Failure;

use crate::common::{CORE, scenario};

fn is_read(definition: &str) -> bool {
    add_text(Path::new("a card"), definition, &mut Written::default()).is_ok()
}

/// A legal blood deck with this main deck.
fn deck(main: &[(u32, &str)]) -> Deck {
    let main = main.iter().map(|&(count, name)| (count, Name::new(name))).collect();
    Deck { name: Name::new("tried"), main, blood: vec![(6, Name::new("blood-flask"))] }
}

fn limit(name: &str) -> Limit {
    CORE.card(CORE.find(Name::new(name)).unwrap()).limit
}

/// D1.2 Every number is natural: a card with a negative or broken number is not read, and no power goes
/// below zero.
#[test]
fn d1_2_there_is_no_negative_power_and_no_half_point() {
    let card = |power: &str| {
        format!(
            "Card(name: \"odd\", kind: Creature(health: 1, defense: 0, \
        power: {power}))"
        )
    };
    assert!(is_read(&card("1")));
    assert!(!is_read(&card("-1")));
    assert!(!is_read(&card("1.5")));
    scenario("you: board [giraffe _ _ _]")
        .force_from("giraffe", "[Lower(card: This, stat: Power, by: 3)]")
        .expect_stats("giraffe", "5/0/0");
}

/// D1.3 A calculation that would leave the natural numbers gives zero; halves round down; numbers stop at
/// 999,999,999.
#[test]
fn d1_3_reckoning_stops_at_zero_and_at_the_largest_number() {
    scenario("you: blood 1")
        .force("[GainBlood(player: You, amount: Difference(2, 5))]")
        .expect_failure(Failure::Nothing)
        .force("[GainBlood(player: You, amount: Half(5))]")
        .expect("you: blood 3")
        .force("[LoseBlood(player: You, amount: 8)]")
        .expect("you: blood 0")
        .force("[GainBlood(player: You, amount: Sum([999999999, 999999999]))]")
        .force("[GainBlood(player: You, amount: 1)]")
        .expect(&format!("you: blood {LARGEST}"));
    assert_eq!(LARGEST, 999_999_999);
}

/// D1.4 The Limit of a Name is a natural number or infinity: of one Name 5 are legal and 6 are not, of the
/// other 45 are.
#[test]
fn d1_4_a_limit_is_a_number_or_infinity() {
    assert_eq!(deck(&[(45, "blight"), (5, "mosquito")]).faults(&CORE), []);
    let over = DeckFault::OverLimit { name: Name::new("mosquito"), has: 6, limit: 5 };
    assert_eq!(deck(&[(44, "blight"), (6, "mosquito")]).faults(&CORE), [over]);
}

/// D1.4.1 Infinity is greater than every natural number: no count of an unlimited Name is over its Limit.
#[test]
fn d1_4_1_no_number_is_over_an_infinite_limit() {
    for count in [51, LARGEST, u32::MAX] {
        let faults = deck(&[(count, "blight")]).faults(&CORE);
        assert_eq!(faults, [DeckFault::MainSize { has: count, needs: 50 }], "only the size is wrong");
    }
}

/// D1.4.2 Infinity is equal to itself and to no natural number: two unlimited Names have the same Limit.
#[test]
fn d1_4_2_two_infinite_limits_are_the_same() {
    assert_eq!(limit("blight"), limit("blood-flask"));
    assert_ne!(limit("blight"), Limit::AtMost(LARGEST));
    assert_ne!(limit("blight"), limit("mosquito"));
}

/// D2.1 A Name is one of a kind: what speaks of it means every card of that Name, on either side, and no
/// other.
#[test]
fn d2_1_a_name_means_every_card_that_bears_it() {
    scenario("you: board [mosquito giraffe _ _]; them: board [mosquito bee _ _]")
        .force("[Destroy(creature: Each(name: \"mosquito\"))]")
        .expect("you: board [_ giraffe _ _]; them: board [_ bee _ _]");
    assert_eq!(Name::new("ant-queen"), Name::new(&["ant", "queen"].join("-")));
    assert_ne!(Name::new("ant-queen"), Name::new("Ant Queen"));
}

/// D2.2 The Limit of a Name is 5 unless the card says otherwise, and counts over both decks.
#[test]
fn d2_2_the_limit_of_a_name_is_five_unless_the_card_says_otherwise() {
    let over = |name: &str, has, limit| DeckFault::OverLimit { name: Name::new(name), has, limit };
    assert_eq!(limit("giraffe"), Limit::AtMost(5));
    assert_eq!(deck(&[(45, "blight"), (5, "giraffe")]).faults(&CORE), []);
    assert_eq!(deck(&[(44, "blight"), (6, "giraffe")]).faults(&CORE), [over("giraffe", 6, 5)]);
    let mut both = deck(&[(48, "blight"), (2, "flask-of-ants")]);
    both.blood = vec![(5, Name::new("blood-flask")), (1, Name::new("flask-of-ants"))];
    assert!(both.faults(&CORE).contains(&over("flask-of-ants", 3, 2)), "two in one deck, one in the other");
}

const SONG: &str = r#"Card(name: "long-song", kind: ExtendedCommand)"#;

/// D3.1 There are two basic types: every card is a Creature or a Command, and none is both.
#[test]
fn d3_1_a_card_is_a_creature_or_a_command() {
    assert!(!is_read(r#"Card(name: "odd", kind: Artifact)"#));
    let hand = |kind: &str| format!("[SetPool(to: Count({kind}, zone: [Hand]))]");
    scenario("you: hand [mosquito blood-flask giraffe muster long-song]")
        .with(SONG)
        .force(&hand("kind: Creature"))
        .expect("pool 3")
        .force(&hand("kind: Command"))
        .expect("pool 2")
        .force(&hand("all_of: [(kind: Creature), (kind: Command)]"))
        .expect("pool 0");
}

/// D3.2 A Blood Flask is a kind of Creature: what waits for creatures waits for flasks too, not the other
/// way round.
#[test]
fn d3_2_a_flask_is_a_creature() {
    scenario("you: hand [blood-flask], board [giraffe _ _ _], deck [bee]")
        .choose("play blood-flask")
        .choose("space 2")
        .expect_history(&["Enter you blood-flask on space 2", "Draw you bee 1"])
        .force("[SetPool(to: Count(kind: Flask))]")
        .expect("pool 1");
}

/// D3.3 An Extended Command is a Command that stays on the timeline until it is terminated.
#[test]
fn d3_3_an_extended_command_stays_until_it_is_terminated() {
    scenario("you: hand [long-song perfectly-blank-command]")
        .with(SONG)
        .choose("play long-song")
        .choose("play perfectly-blank-command")
        .expect("you: timeline [long-song], discard [perfectly-blank-command]")
        .choose("attack")
        .expect("you: timeline [long-song]; turn 4")
        .force("[Terminate(command: Choose(kind: Command))]")
        .expect("you: timeline [], discard [perfectly-blank-command long-song]");
}

/// D3.4 Every type of Creature and of Command also exists as a Saga: each of the four tells its first
/// chapter.
#[test]
fn d3_4_every_type_has_its_saga() {
    let stats = "(health: 1, defense: 0, power: 0)";
    let kinds = [("Creature", stats), ("Flask", stats), ("Command", ""), ("ExtendedCommand", "")];
    for (kind, stats) in kinds {
        let saga = format!(
            "Card(name: \"tale\", kind: {kind}{stats}, \
            chapters: [[HealPool(amount: 3)], [Draw()]])"
        );
        let told =
            scenario("you: hand [tale], board [giraffe giraffe giraffe _]").with(&saga).choose("play tale");
        told.expect("pool 23").expect_counters("tale", "lore", 1);
    }
}

/// D3.5 Every type also exists as a Vestige, and a vestige is never just that: it is still a creature, a
/// command, a flask.
#[test]
fn d3_5_a_vestige_is_always_a_vestige_of_some_type() {
    let create = |name: &str| format!("[Create(name: \"{name}\", player: You, zone: Hand(You))]");
    let count = |what: &str| format!("[SetPool(to: Count({what}, vestige: true, zone: [Hand]))]");
    scenario("you: hand [mosquito muster blood-flask]")
        .force(&create("mosquito"))
        .force(&create("muster"))
        .force(&create("blood-flask"))
        .force(&count("kind: Creature"))
        .expect("pool 2")
        .force(&count("kind: Flask"))
        .expect("pool 1")
        .force(&count("kind: Command"))
        .expect("pool 1")
        .force(&count("name: \"mosquito\""))
        .expect("pool 1");
}
