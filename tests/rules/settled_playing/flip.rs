//! S43: face-down cards and flipping.

use bloodless::cards::KindPattern;
use bloodless::events::Failure;
use bloodless::history::CardView;
use bloodless::table::PlayerId;

use crate::common::{THEM, YOU, scenario};

/// S43 A card with a Flip Cost is played for its printed Cost and enters face-down.
#[test]
fn s43_it_is_played_for_its_cost_and_enters_face_down() {
    scenario("you: blood 4, hand [the-mentor]")
        .choose_all(&["play the-mentor", "space 2"])
        .expect("you: blood 3, board [_ ? _ _]");
}

/// S43 Face-down, a creature is a 1/1/1 with cost 1 and no name, kin, keywords or abilities.
#[test]
fn s43_a_face_down_creature_is_a_plain_one_one_one() {
    let hidden = r#"Card(name: "hidden", kind: Creature(health: 5, defense: 4, power: 3), kin: "ant", cost: 0,
        flip: Blood(2), keywords: ["flying"], attack: [Left(1), Right(1)],
        abilities: [Whenever(HealsPool(), [GainBlood(player: You, amount: 1)])])"#;
    let mut table = scenario("you: hand [hidden], blood 0; pool 20")
        .with(hidden)
        .choose_all(&["play hidden", "space 2"])
        .expect_stats("hidden", "1/1/1")
        .expect_cost("hidden", 1)
        .force(
            r#"[GainBlood(player: Opponent, amount: Sum([Count(name: "hidden"),
            Count(kin: "ant"), Count(keyword: "flying")]))]"#,
        )
        .expect("them: blood 0")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 0");
    let card = table.card("hidden");
    let seen = table.game().table(|table| {
        let card = table.card(card).unwrap();
        (card.name(), card.kin(), card.keywords().len(), card.kind())
    });
    assert_eq!(seen, Some((None, None, 0, KindPattern::Creature)));
}

/// S43 A face-down creature attacks the opposing space.
#[test]
fn s43_a_face_down_creature_attacks_the_opposing_space() {
    let hidden = r#"Card(name: "hidden", kind: Creature(health: 5, defense: 4, power: 3), flip: Blood(2),
        keywords: ["bifurcated-strike"])"#;
    scenario("you: hand [hidden]; them: board [_ _ giraffe]")
        .with(hidden)
        .choose_all(&["play hidden", "space 2", "attack"])
        .expect_history(&["Damage them giraffe by ? 1"])
        .expect_stats("giraffe", "4/0/1");
}

/// S43 A face-down command is an inert extended command.
#[test]
fn s43_a_face_down_command_is_an_inert_extended_command() {
    let mut table = scenario("you: blood 1, hand [hidden-orders], deck [bee crow], board [mosquito]")
        .choose("play hidden-orders")
        .expect("you: timeline [?], deck [bee crow], hand []")
        .expect_stats("mosquito", "1/1/1")
        .expect_cost("hidden-orders", 1);
    let card = table.card("hidden-orders");
    let kind = table.game().table(|table| table.card(card).unwrap().kind());
    assert_eq!(kind, Some(KindPattern::ExtendedCommand));
    table.choose_all(&["attack", "attack"]).expect("you: timeline [?]");
}

/// S43 Paying blood to flip is main speed: in the own main phase, with the blood.
#[test]
fn s43_paying_to_flip_is_main_speed() {
    scenario("you: blood 1, hand [kitzka-the-thief]")
        .choose_all(&["play kitzka-the-thief", "space 1"])
        .expect_not_legal("flip")
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_legal("flip")
        .choose("attack")
        .expect_decider(THEM)
        .expect_not_legal("flip");
    let mut table = scenario("you: blood 2, hand [kitzka-the-thief]")
        .choose_all(&["play kitzka-the-thief", "space 1", "flip"])
        .expect("you: blood 0, board [kitzka-the-thief _ _ _]");
    assert!(table.answers().contains(&"option 1".to_owned()));
}

/// S43 A Flip Cost that is an action may flip the card when that action happens.
#[test]
fn s43_an_action_may_flip_the_card_when_it_happens() {
    let table = || {
        scenario("you: blood 1, hand [mourning-moth], board [bee]")
            .choose_all(&["play mourning-moth", "space 2"])
            .expect_not_legal("flip")
            .force("[Destroy(creature: Choose(face_down: false))]")
            .expect_decider(YOU)
            .expect_answers(&["yes", "no"])
    };
    table().choose("no").expect("you: board [_ ? _ _], blood 1");
    table()
        .choose("yes")
        .expect("you: board [_ mourning-moth _ _], blood 2")
        .expect_stats("mourning-moth", "2/1/2");
}

/// S43 X is set at Flip.
#[test]
fn s43_x_is_set_at_flip() {
    let hydra = r#"Card(name: "hydra", kind: Creature(health: X, defense: 0, power: X), cost: 1, flip: Blood(1),
        variables: [(letter: 'X', least: 1, most: 4)])"#;
    scenario("you: blood 2, hand [hydra]")
        .with(hydra)
        .choose_all(&["play hydra", "space 1"])
        .expect_stats("hydra", "1/1/1")
        .choose("flip")
        .expect_answers(&["1", "2", "3", "4"])
        .choose("4")
        .expect_stats("hydra", "4/0/4");
}

/// S43 A Flip Cost may be a variable too: X is chosen and paid when the card is flipped.
#[test]
fn s43_a_variable_flip_cost_is_chosen_and_paid_at_flip() {
    let hydra = r#"Card(name: "hydra", kind: Creature(health: 2, defense: 0, power: X), flip: Blood(X))"#;
    scenario("you: blood 3, hand [hydra]")
        .with(hydra)
        .choose_all(&["play hydra", "space 1", "flip"])
        .expect_answers(&["0", "1", "2", "3"])
        .choose("2")
        .expect("you: blood 1")
        .expect_stats("hydra", "2/0/2");
}

/// S43 Only its controller may look at a face-down card.
#[test]
fn s43_only_its_controller_may_look_at_it() {
    let mut table = scenario("you: blood 1, hand [the-mentor]").choose_all(&["play the-mentor", "space 1"]);
    let mut owns = |seat| match &table.game().view(PlayerId::seat(seat)).sides[YOU].board[0] {
        Some(CardView::FaceDown { own, .. }) => own.map(|(_, name)| name.to_string()),
        other => panic!("{other:?} is not face-down"),
    };
    assert_eq!(owns(YOU).as_deref(), Some("the-mentor"));
    assert_eq!(owns(THEM), None);
}

/// S43 Flipping replaces the card: its state is fresh.
#[test]
fn s43_flipping_gives_a_fresh_state() {
    scenario("you: blood 4, hand [the-mentor]")
        .choose_all(&["play the-mentor", "space 1"])
        .force(
            r#"[
                Raise(card: Choose(face_down: true), stat: Health, by: 5),
                AddCounters(card: Choose(face_down: true), counter: "mark", amount: 1),
                Damage(creature: Choose(face_down: true), amount: 1),
            ]"#,
        )
        .expect_stats("the-mentor", "5/1/1")
        .choose("flip")
        // Its own flip gives +1/+1/+1.
        .expect_stats("the-mentor", "3/3/3")
        .expect_counters("the-mentor", "mark", 0);
}

/// S43 Enter and Flip happen, Play and Death do not.
#[test]
fn s43_enter_and_flip_happen_play_and_death_do_not() {
    scenario("you: blood 5, hand [lairmaster], board [giraffe], deck [bee crow]")
        .choose_all(&["play lairmaster", "space 2"])
        .expect("you: hand [bee]")
        .choose("flip")
        .expect("you: hand [bee crow], board [giraffe lairmaster _ _]")
        .expect_history(&["LoseBlood you 2", "Flip you lairmaster on space 2"])
        .expect_history(&["Enter you lairmaster on space 2"])
        .expect_not_in_history("Play")
        .expect_not_in_history("Summon")
        .expect_not_in_history("Die")
        .expect_not_in_history("Leave");
}

/// S43 A flipped command takes effect and leaves as any command does.
#[test]
fn s43_a_flipped_command_takes_effect_and_leaves() {
    scenario("you: blood 2, hand [hidden-orders], deck [bee crow], board [mosquito]")
        .choose_all(&["play hidden-orders", "flip"])
        .expect("you: blood 0, hand [bee crow], timeline [], discard [hidden-orders]")
        .expect_stats("mosquito", "1/1/2");
}

/// S43 An effect that gives a Flip Cost replaces the card's own.
#[test]
fn s43_a_given_flip_cost_replaces_the_own() {
    scenario("you: blood 4, hand [deep-cover the-mentor]")
        .choose_all(&["play deep-cover", "space 1"])
        .expect("you: blood 2, board [? _ _ _]")
        .choose("flip")
        .expect("you: blood 1, board [the-mentor _ _ _]");
    scenario("you: blood 6, hand [deep-cover crow]")
        .choose_all(&["play deep-cover", "space 1"])
        .expect("you: blood 4, board [? _ _ _]")
        .choose("flip")
        .expect("you: blood 2, board [crow _ _ _]");
}

/// S43 Leaving play face-down reveals the card.
#[test]
fn s43_leaving_play_face_down_reveals_the_card() {
    let mut table = scenario("you: blood 1, hand [the-mentor]")
        .choose_all(&["play the-mentor", "space 1"])
        .force("[Move(card: Choose(face_down: true), to: Hand(You))]")
        .expect("you: hand [the-mentor]");
    let moved = table.events(bloodless::cards::EventKind::Leave);
    assert_eq!(moved.len(), 1);
    let record = *table.game().history().record(moved[0].0);
    assert!(record.seen_by.includes(PlayerId::seat(THEM)));
}

/// S43 A card that is not face-down cannot be flipped.
#[test]
fn s43_only_a_face_down_card_is_flipped() {
    scenario("you: board [mosquito]")
        .force_from("mosquito", "[Flip(card: This)]")
        .expect_failure(Failure::NotFaceDown);
}

/// S43 A given Flip Cost replaces an action, too: the action does not flip the card any more.
#[test]
fn s43_a_given_flip_cost_replaces_an_action() {
    scenario("you: hand [mourning-moth], board [bee], blood 1")
        .force(
            "[Summon(creature: Choose(zone: [Hand]), player: You, on: First(owner: You, free: true),
            face_down: true, flip_cost: 2)]",
        )
        .force("[Destroy(creature: Choose(face_down: false))]")
        .expect("you: blood 2")
        .expect_answers(&["flip mourning-moth", "attack"]);
}
