//! S1 to S6: numbers, names, types, kins.

use std::path::Path;

use bloodless::cards::{Deck, DeckFault, Name, Written, add_text, load_folder};

use crate::common::{CORE, scenario};

fn list(cards: &[(u32, &str)]) -> Vec<(u32, Name)> {
    cards.iter().map(|(count, name)| (*count, Name::new(name))).collect()
}

/// What is wrong with a deck of these cards.
fn faults(main: &[(u32, &str)], blood: &[(u32, &str)]) -> Vec<DeckFault> {
    let deck = Deck { name: Name::new("tried"), main: list(main), blood: list(blood) };
    deck.faults(&CORE)
}

const FIVE_OF_TEN: [(u32, &str); 10] = [
    (5, "mosquito"),
    (5, "giraffe"),
    (5, "crow"),
    (5, "mantis"),
    (5, "wasp"),
    (5, "dog"),
    (5, "sign"),
    (5, "bee"),
    (5, "muster"),
    (5, "green-queen"),
];

fn reads(text: &str) -> bool {
    add_text(Path::new("tried"), text, &mut Written::default()).is_ok()
}

/// S1 Every subtraction stops at zero, of stats and of blood.
#[test]
fn s1_every_subtraction_stops_at_zero() {
    scenario("you: blood 2, board [mosquito]")
        .force(
            r#"[Lower(card: Choose(name: "mosquito"), stat: Power, by: 5),
            LoseBlood(player: You, amount: 7)]"#,
        )
        .expect_stats("mosquito", "1/1/0")
        .expect("you: blood 0")
        .force("[GainBlood(player: You, amount: Sum([Difference(2, 5), 1]))]")
        .expect("you: blood 1");
}

/// S1 Halves round down.
#[test]
fn s1_halves_round_down() {
    scenario("you: blood 0")
        .force("[GainBlood(player: You, amount: Half(5))]")
        .expect("you: blood 2")
        .force("[GainBlood(player: You, amount: Half(1))]")
        .expect("you: blood 2");
}

/// S1 Nothing goes above 999,999,999: not blood, not the pool, not a stat, not a reckoning.
#[test]
fn s1_nothing_goes_above_999_999_999() {
    scenario("you: blood 999999998, board [mosquito]; pool 999999999")
        .force("[GainBlood(player: You, amount: 7), HealPool(amount: 7)]")
        .expect("you: blood 999999999; pool 999999999")
        .force("[Raise(card: Choose(kind: Creature), stat: Power, by: 999999999)]")
        .force("[Raise(card: Choose(kind: Creature), stat: Power, by: 5)]")
        .expect_stats("mosquito", "1/1/999999999")
        .force("[LoseBlood(player: You, amount: 999999998)]")
        .force("[GainBlood(player: Opponent, amount: Product([999999, 999999, 999999]))]")
        .expect("you: blood 1; them: blood 999999999");
    assert!(reads(r#"Card(name: "a", kind: Command, cost: 999999999)"#));
    assert!(!reads(r#"Card(name: "a", kind: Command, cost: 1000000000)"#));
}

/// S1 Limits of Names are extended numbers: with the Limit ∞ any number of a Name is legal.
#[test]
fn s1_a_limit_may_be_infinite() {
    assert_eq!(faults(&[(50, "blight")], &[(6, "blood-flask")]), []);
    let over = DeckFault::OverLimit { name: Name::new("mosquito"), has: 50, limit: 5 };
    assert_eq!(faults(&[(50, "mosquito")], &[(6, "blood-flask")]), [over]);
}

/// S1 The Limit ∞ is printed as ∞.
#[test]
fn s1_an_infinite_limit_is_printed_as_infinity() {
    let limit = |name: &str| CORE.card(CORE.find(Name::new(name)).unwrap()).limit.to_string();
    assert_eq!(["blight", "mosquito", "flask-of-ants"].map(limit), ["∞", "5", "2"]);
}

/// S1 There are no fractions and no negative numbers on a card, and no floating point in the rules.
#[test]
fn s1_there_are_no_fractions() {
    for number in ["1.5", "0.5", "-1", "1e3"] {
        assert!(!reads(&format!(r#"Card(name: "a", kind: Command, cost: {number})"#)), "{number}");
        let effect = format!(r#"Card(name: "a", kind: Command, effects: [HealPool(amount: {number})])"#);
        assert!(!reads(&effect), "{number}");
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let rules = ["cards", "table", "events", "stages", "effects", "turn", "decisions", "history"];
    let mut folders: Vec<_> = rules.iter().map(|folder| source.join(folder)).collect();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).unwrap();
                assert!(
                    !text.contains("f64") && !text.contains("f32"),
                    "{} has floating point",
                    path.display()
                );
            }
        }
    }
}

/// S2 The Limit of a Name is 5 unless its card says otherwise.
#[test]
fn s2_the_default_limit_of_a_name_is_five() {
    assert_eq!(faults(&FIVE_OF_TEN, &[(6, "blood-flask")]), []);
    let mut six = FIVE_OF_TEN;
    six[0].0 = 6;
    six[1].0 = 4;
    let over = DeckFault::OverLimit { name: Name::new("mosquito"), has: 6, limit: 5 };
    assert_eq!(faults(&six, &[(6, "blood-flask")]), [over]);
}

/// S2 Limits count over both decks together.
#[test]
fn s2_limits_count_over_both_decks() {
    let mut main = FIVE_OF_TEN.to_vec();
    main[0].0 = 4;
    main.push((1, "flask-of-ants"));
    let found = faults(&main, &[(4, "blood-flask"), (2, "flask-of-ants")]);
    let over = DeckFault::OverLimit { name: Name::new("flask-of-ants"), has: 3, limit: 2 };
    assert!(found.contains(&over), "{found:?}");
    let legal = faults(&FIVE_OF_TEN, &[(4, "blood-flask"), (2, "flask-of-ants")]);
    assert_eq!(legal, []);
}

/// S2 The Name `blood-flask` is Unlimited.
#[test]
fn s2_the_blood_flask_is_unlimited() {
    assert_eq!(faults(&FIVE_OF_TEN, &[(6, "blood-flask")]), []);
    let found = faults(&FIVE_OF_TEN, &[(60, "blood-flask")]);
    assert_eq!(found, [DeckFault::BloodSize { has: 60, needs: 6 }]);
}

/// S2 Two cards may not claim the same Name.
#[test]
fn s2_two_cards_may_not_claim_one_name() {
    let folder = std::env::temp_dir().join(format!("bloodless-s2-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("one.ron"), r#"Card(name: "twin", kind: Command)"#).unwrap();
    assert!(load_folder(&folder).is_ok());
    std::fs::write(folder.join("two.ron"), r#"Card(name: "twin", kind: Command, cost: 2)"#).unwrap();
    let problems = load_folder(&folder).unwrap_err();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(problems.len(), 2, "each of the two files is named: {problems:?}");
    assert!(problems.iter().all(|problem| problem.message.contains("`twin`")), "{problems:?}");
}

/// S2 A Name is an identity: a card is of exactly one Name, and a card that becomes a copy has the other's.
#[test]
fn s2_a_name_is_an_identity() {
    scenario("you: board [ant-queen worker-ant mirror-shade]")
        .force(r#"[GainBlood(player: You, amount: Count(name: "ant"))]"#)
        .expect_history(&["GainBlood! you"])
        .force(r#"[BecomeCopy(card: Choose(name: "mirror-shade"), of: Choose(name: "ant-queen"))]"#)
        .force(r#"[GainBlood(player: You, amount: Count(name: "ant-queen"))]"#)
        .expect("you: blood 2, board [ant-queen worker-ant ant-queen]");
}

/// S3 A Blood Flask is a creature, but a creature is not a Blood Flask.
#[test]
fn s3_a_flask_matches_creature_and_not_the_other_way_round() {
    let both = "you: board [mosquito blood-flask]";
    scenario(both).force("[Destroy(creature: Each(kind: Flask))]").expect("you: board [mosquito _ _ _]");
    scenario(both).force("[Destroy(creature: Each(kind: Creature))]").expect("you: board [_ _ _ _]");
}

/// S3 An Extended Command is a command, but a command is not an Extended Command.
#[test]
fn s3_an_extended_command_matches_command_and_not_the_other_way_round() {
    let both = "you: timeline [pulsating-lens war-drums]";
    scenario(both)
        .force("[Terminate(command: Each(kind: ExtendedCommand))]")
        .expect("you: timeline [pulsating-lens], discard [war-drums]");
    scenario(both).force("[Terminate(command: Each(kind: Command))]").expect("you: timeline []");
}

const SAGAS: [&str; 4] = [
    r#"Card(name: "tale-a", kind: Creature(health: 2, defense: 0, power: 1), chapters: [[], []])"#,
    r#"Card(name: "tale-b", kind: Flask(health: 2, defense: 0, power: 1), chapters: [[], []])"#,
    r#"Card(name: "tale-c", kind: Command, chapters: [[], []])"#,
    r#"Card(name: "tale-d", kind: ExtendedCommand, chapters: [[], []])"#,
];

/// S3 Every type has a Saga variant, which matches its type; what is no Saga does not match Saga.
#[test]
fn s3_every_type_has_a_saga_variant() {
    let table = SAGAS.iter().fold(
        scenario("you: board [tale-a tale-b mosquito], timeline [tale-c tale-d war-drums]"),
        |table, saga| table.with(saga),
    );
    table
        .force("[GainBlood(player: You, amount: Count(saga: true, kind: Creature))]")
        .expect("you: blood 2")
        .force("[GainBlood(player: You, amount: Count(saga: true, kind: Command))]")
        .expect("you: blood 4")
        .force("[GainBlood(player: You, amount: Count(saga: true, kind: Flask))]")
        .expect("you: blood 5")
        .force("[GainBlood(player: You, amount: Count(saga: true, kind: ExtendedCommand))]")
        .expect("you: blood 6")
        .force("[Move(card: Each(saga: true), to: Aside(You))]")
        .expect("you: board [_ _ mosquito _], timeline [war-drums], aside [tale-a tale-b tale-c tale-d]");
}

/// S3 Every type has a Vestige variant, which matches its type; what is no Vestige does not match Vestige.
#[test]
fn s3_every_type_has_a_vestige_variant() {
    scenario("you: board [mosquito]")
        .force(r#"[Spawn(name: "larva", player: You, on: First(owner: You, free: true))]"#)
        .force(r#"[Spawn(name: "blood-flask", player: You, on: First(owner: You, free: true))]"#)
        .expect("you: blood 1, board [mosquito larva blood-flask _]")
        .force("[GainBlood(player: Opponent, amount: Count(kind: Flask, vestige: true))]")
        .expect("them: blood 1")
        .force("[Destroy(creature: Each(kind: Creature, vestige: true))]")
        .expect("you: board [mosquito _ _ _], aside [larva blood-flask]")
        .force(r#"[Create(name: "war-drums", player: You, zone: Hand(You))]"#)
        .force("[Execute(command: Choose(kind: ExtendedCommand, vestige: true, zone: [Hand]), player: You)]")
        .expect("you: timeline [war-drums]")
        .expect_stats("mosquito", "1/1/2");
}

/// S4 `X/Y/Z` is health/defense/power: a 3/1/2 deals 2, dies of 3, and lets through what is over 4.
#[test]
fn s4_three_numbers_are_health_defense_power() {
    scenario("you: board [slippery-frog]; pool 20").choose("attack").expect("pool 18");
    scenario("you: board [slippery-frog]; pool 20")
        .force("[Damage(creature: Choose(kind: Creature), amount: 2)]")
        .expect_stats("slippery-frog", "1/1/2");
    scenario("you: board [slippery-frog]; pool 20")
        .force("[Damage(creature: Choose(kind: Creature), amount: 5)]")
        .expect("you: board [_ _ _ _]; pool 19");
}

/// S4 Strength is Power: Kin Strength raises the number that a strike deals.
#[test]
fn s4_strength_is_power() {
    scenario("you: board [worker-ant soldier-ant]; pool 20")
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_stats("worker-ant", "1/1/1")
        .choose("attack")
        .expect("pool 18");
}

/// S5 A pattern for a kin matches that kin and all below it, never one above it.
#[test]
fn s5_a_kin_matches_itself_and_all_below() {
    let table = "you: board [mosquito worker-ant bee giraffe]";
    scenario(table)
        .force(r#"[Move(card: Each(kin: "insect"), to: Hand(You))]"#)
        .expect("you: board [_ _ _ giraffe], hand [mosquito worker-ant bee]");
    scenario(table)
        .force(r#"[Move(card: Each(kin: "ant"), to: Hand(You))]"#)
        .expect("you: board [mosquito _ bee giraffe], hand [worker-ant]");
}

/// S5 A kin may stand several steps below another.
#[test]
fn s5_kins_form_a_tree() {
    scenario("you: board [fire-ant mosquito]")
        .with(r#"Kin(name: "fire", parent: "ant")"#)
        .with(r#"Card(name: "fire-ant", kind: Creature(health: 1, defense: 0, power: 0), kin: "fire")"#)
        .force(r#"[GainBlood(player: You, amount: Count(kin: "insect"))]"#)
        .expect("you: blood 2")
        .force(r#"[GainBlood(player: You, amount: Count(kin: "fire"))]"#)
        .expect("you: blood 3");
}

/// S5 A card has at most one kin of its own: another one takes the place of the first.
#[test]
fn s5_a_card_has_at_most_one_kin() {
    scenario("you: board [mosquito giraffe]")
        .force(r#"[ChangeKin(card: Choose(name: "mosquito"), kin: "machine")]"#)
        .force(r#"[Move(card: Each(kin: "insect"), to: Hand(You))]"#)
        .expect("you: board [mosquito giraffe _ _]")
        .force(r#"[Move(card: Each(kin: "machine"), to: Hand(You))]"#)
        .expect("you: board [_ giraffe _ _], hand [mosquito]");
    let two = r#"Card(name: "a", kind: Command, kin: ["ant", "machine"])"#;
    assert!(!reads(two));
}

/// S5 "The same kin as this" is this card's kin and all below it, and nothing above it.
#[test]
fn s5_the_same_kin_as_this_takes_in_all_below() {
    let table = "you: board [mosquito worker-ant giraffe]";
    let returned = "[Move(card: Each(kin: SameAs(This), other: true), to: Hand(You))]";
    scenario(table)
        .force_from("mosquito", returned)
        .expect("you: board [mosquito _ giraffe _], hand [worker-ant]");
    scenario(table).force_from("worker-ant", returned).expect("you: board [mosquito worker-ant giraffe _]");
    scenario(table).force_from("giraffe", returned).expect("you: board [mosquito worker-ant giraffe _]");
}

/// S6 "Creature" and "command" in a pattern mean cards in play.
#[test]
fn s6_creature_and_command_mean_cards_in_play() {
    scenario("you: hand [mosquito green-queen], board [giraffe], timeline [war-drums], deck [bee]")
        .force("[Discard(card: Each(kind: Creature)), Discard(card: Each(kind: Command))]")
        .expect("you: hand [mosquito green-queen], board [_ _ _ _], timeline [], deck [bee]")
        .expect("you: discard [giraffe war-drums]");
}

/// S6 With play, summon, execute and moves into play they mean cards that are not there yet as well.
#[test]
fn s6_with_ways_into_play_cards_elsewhere_are_meant_too() {
    let witness = |event: &str, counter: &str| {
        format!(
            r#"Card(name: "witness-{counter}", kind: ExtendedCommand,
                abilities: [Whenever({event}, [AddCounters(card: This, counter: "{counter}", amount: 1)])])"#
        )
    };
    let table = [
        ("Plays(card: (kind: Creature))", "play"),
        ("Summons(creature: (kind: Creature))", "summon"),
        ("Executes(command: (kind: Command))", "execute"),
        ("Moves(card: (kind: Creature), to: Board)", "move"),
    ];
    let start = scenario(
        "you: hand [mosquito perfectly-blank-command], blood 1,
         timeline [witness-play witness-summon witness-execute witness-move]",
    );
    table
        .iter()
        .fold(start, |start, (event, counter)| start.with(&witness(event, counter)))
        .choose_all(&["play mosquito", "space 1", "play perfectly-blank-command"])
        .expect_counters("witness-play", "play", 1)
        .expect_counters("witness-summon", "summon", 1)
        .expect_counters("witness-execute", "execute", 1)
        .expect_counters("witness-move", "move", 1);
}

/// S6 A command's rules text is what happens, an Extended Command's may be that and abilities.
#[test]
fn s6_an_extended_command_may_have_events_and_abilities() {
    scenario("you: hand [banner], blood 2, deck [bee wasp], board [mosquito]")
        .with(
            r#"Card(name: "banner", kind: ExtendedCommand, cost: 2, effects: [Draw(player: You)],
                abilities: [Has([Raise(of: (kind: Creature), stat: Power, by: 1)])])"#,
        )
        .choose("play banner")
        .expect("you: hand [bee], timeline [banner]")
        .expect_stats("mosquito", "1/1/2");
}

/// S6 A creature's rules text is abilities: bare effects on it are a card error.
#[test]
fn s6_a_creature_with_bare_effects_is_a_card_error() {
    let folder = std::env::temp_dir().join(format!("bloodless-s6-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let body = r#"Card(name: "odd", kind: Creature(health: 1, defense: 0, power: 0),
        effects: [HealPool(amount: 1)])"#;
    std::fs::write(folder.join("odd.ron"), body).unwrap();
    let problems = load_folder(&folder);
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(problems.is_err_and(|problems| problems.iter().any(|problem| problem.message.contains("`odd`"))));
}
