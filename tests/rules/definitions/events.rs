//! D4 events, D5 abilities that modify and create events, D6 rules text.

use bloodless::cards::{EventKind, load_folder};
use bloodless::events::Failure;
use bloodless::table::PlayerId;

use crate::common::{YOU, scenario};

/// A creature of no interest but for its ability.
fn sage(ability: &str) -> String {
    format!("Card(name: \"sage\", kind: Creature(health: 9, defense: 0, power: 0), abilities: [{ability}])")
}

/// D4.2 An applied event leaves an Outcome that says whether it succeeded and which card and player were
/// involved.
#[test]
fn d4_2_an_outcome_is_a_success_or_a_failure_and_names_who_was_involved() {
    let mut table = scenario("you: deck [mosquito]").force("[Draw(player: You), Draw(player: You)]");
    let mosquito = table.card("mosquito");
    let draws = table.events(EventKind::Draw);
    assert_eq!(draws[0].1.card, Some(mosquito));
    assert_eq!(draws[0].1.player, Some(PlayerId::seat(YOU)));
    assert_eq!(draws[1].1.card, None);
    table.expect_history(&["Draw you mosquito 1", "Draw! you 1"]).expect_failure(Failure::EmptyDeck);
}

/// D5.1 An EMTA works on an event before it happens: "before" puts others in front of it, a denial keeps it
/// from happening.
#[test]
fn d5_1_an_emta_works_before_the_event() {
    scenario("you: board [sage _ _ _]")
        .with(&sage("Before(Damages(creature: (this: true)), [SetPool(to: Stat(Health, This))])"))
        .force_from("sage", "[Damage(creature: This, amount: 2)]")
        .expect_history(&["SetPool 9", "Damage you sage by sage 2"])
        .expect("pool 9")
        .expect_stats("sage", "7/0/0");
    scenario("you: board [sage _ _ _]")
        .with(&sage("Deny(Damages(creature: (this: true)))"))
        .force_from("sage", "[Damage(creature: This, amount: 2)]")
        .expect_stats("sage", "9/0/0");
}

/// D5.1.1 The trigger of an EMTA is a pattern for proposed events: which card will be drawn is not known
/// there yet.
#[test]
fn d5_1_1_an_emta_sees_the_proposed_event_only() {
    scenario("you: board [sage _ _ _], deck [mosquito bee]")
        .with(&sage("Deny(Draws(card: (kind: Creature)))"))
        .force("[Draw(player: You)]")
        .expect("you: hand [mosquito]");
    scenario("you: board [sage _ _ _], deck [mosquito bee]")
        .with(&sage("Deny(Draws(player: You))"))
        .force("[Draw(player: You)]")
        .expect("you: hand []");
}

/// D5.1.2 An EMTA gives back a list in place of the event that fits: it changed, others, several, or none.
#[test]
fn d5_1_2_an_emta_gives_back_a_list_of_events() {
    let after = |list: &str| {
        let ability = format!("Instead(GainsBlood(player: You), {list})");
        scenario("you: board [sage _ _ _]").with(&sage(&ability)).force("[GainBlood(player: You, amount: 1)]")
    };
    after("[TheEventWith(amount: 3)]").expect("you: blood 3; pool 20");
    after("[HealPool(amount: 1)]").expect("you: blood 0; pool 21");
    after("[TheEvent, HealPool(amount: 1)]").expect("you: blood 1; pool 21");
    after("[]").expect("you: blood 0; pool 20").expect_history(&["GainBlood- you 1"]);
}

/// D5.1.3 An event that does not fit is given back untouched.
#[test]
fn d5_1_3_an_event_that_does_not_fit_stays_as_it_is() {
    let mut table = scenario("you: board [sage _ _ _]")
        .with(&sage("Instead(GainsBlood(player: Opponent), [HealPool(amount: 1)])"))
        .force("[GainBlood(player: You, amount: 2)]")
        .expect("you: blood 2; pool 20");
    let event = table.events(EventKind::GainBlood)[0].0;
    assert_eq!(table.game().history().modifications(event).count(), 0);
}

/// D5.2 An ECTA works after an event has happened: "whenever" each time, "when" one time only.
#[test]
fn d5_2_an_ecta_works_after_the_event() {
    scenario("you: board [sage _ _ _], deck [bee bee]")
        .with(&sage("Whenever(Draws(player: You), [SetPool(to: Count(zone: [Hand], controller: You))])"))
        .force("[Draw(player: You)]")
        .expect_history(&["Draw you bee 1", "SetPool 1"])
        .force("[Draw(player: You)]")
        .expect("pool 2");
    scenario("you: board [sage _ _ _], deck [bee bee]")
        .with(&sage("When(Draws(player: You), [HealPool(amount: 1)])"))
        .force("[Draw(player: You), Draw(player: You)]")
        .expect("pool 21");
}

/// D5.2.1 The trigger of an ECTA is a pattern for Outcomes, and its Consequence a list of events in order.
#[test]
fn d5_2_1_an_ecta_sees_the_outcome_and_has_an_ordered_consequence() {
    scenario("you: board [sage _ _ _], deck [muster bee]")
        .with(&sage("Whenever(Draws(card: (kind: Creature)), [GainBlood(amount: 1), HealPool(amount: 1)])"))
        .force("[Draw(player: You)]")
        .expect("you: blood 0, hand [muster]; pool 20")
        .force("[Draw(player: You)]")
        .expect_history(&["Draw you bee 1", "GainBlood you 1", "HealPool 1"]);
}

/// D5.2.2 A triggered Consequence is put into the queue and processed there, before what was waiting.
#[test]
fn d5_2_2_a_consequence_goes_through_the_queue() {
    scenario("you: board [sage _ _ _], deck [bee]")
        .with(&sage("Whenever(Draws(player: You), [GainBlood(amount: 1)])"))
        .force("[Draw(player: You), HealPool(amount: 1)]")
        .expect_history(&["Draw you bee 1", "GainBlood you 1", "HealPool 1"]);
}

/// D5.3 An event that fits several triggers of one ability sets it off once.
#[test]
fn d5_3_an_event_that_fits_two_triggers_of_an_ability_triggers_it_once() {
    let mourner = r#"Card(name: "mourner", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Whenever(AnyOf([Dies(), Dies(creature: (kin: "bee"))]), [Draw(player: You)]),
    ])"#;
    scenario("you: board [mourner], deck [crow dog]; them: board [bee]")
        .with(mourner)
        .force(r#"[Destroy(creature: Choose(name: "bee"))]"#)
        .expect("you: hand [crow], deck [dog]");
}

/// D5.3 An ability is triggered only if its trigger matches what it is applied to.
#[test]
fn d5_3_only_what_matches_the_trigger_triggers() {
    scenario("you: board [sage giraffe _ _]; them: board [sage _ _ _]")
        .with(&sage("Whenever(Damages(creature: (this: true), amount: AtLeast(2)), [HealPool(amount: 1)])"))
        .force_from("giraffe", "[Damage(creature: This, amount: 2)]")
        .expect("pool 20")
        .force_from("sage", "[Damage(creature: This, amount: 1)]")
        .expect("pool 20")
        .force_from("sage", "[Damage(creature: This, amount: 2)]")
        .expect("pool 21");
}

/// D6.1 Creatures have abilities, commands have events, an Extended Command may have both; events on a
/// creature are a card error.
#[test]
fn d6_1_creatures_have_abilities_and_commands_have_events() {
    let both = r#"Card(name: "anthem", kind: ExtendedCommand,
        abilities: [Whenever(Draws(player: You), [GainBlood(amount: 1)])],
        effects: [HealPool(amount: 1)])"#;
    scenario("you: hand [anthem], deck [bee]")
        .with(both)
        .choose("play anthem")
        .expect("you: blood 0; pool 21")
        .force("[Draw(player: You)]")
        .expect("you: blood 1; pool 21");
    let folder = tempfile::tempdir().unwrap();
    let load = |card: &str| {
        std::fs::write(folder.path().join("card.ron"), card).unwrap();
        load_folder(folder.path())
    };
    assert!(load(r#"Card(name: "odd", kind: Command, effects: [Draw()])"#).is_ok());
    let creature = r#"Card(name: "odd", kind: Creature(health: 1, defense: 0, power: 0),
        effects: [Draw()])"#;
    let problems = load(creature).unwrap_err();
    assert!(problems.iter().any(|problem| problem.message.contains("`odd`")), "{problems:?}");
}
