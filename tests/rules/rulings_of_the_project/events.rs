//! R29 to R34: events.

use bloodless::cards::{EventKind, Name};
use bloodless::history::{Cause, Status};
use bloodless::table::PlayerId;

use crate::common::{CORE, YOU, scenario};

fn creature(name: &str, abilities: &str) -> String {
    format!(
        "Card(name: \"{name}\", kind: Creature(health: 9, defense: 0, power: 1), \
        abilities: [{abilities}])"
    )
}

/// R29 Every event has an identity of its own and knows its origin; two that look alike are modified and
/// reacted to each for itself.
#[test]
fn r29_two_events_that_look_alike_are_two() {
    let mut table = scenario("you: board [sage _ _ _]")
        .with(&creature(
            "sage",
            "Instead(GainsBlood(), [TheEventWith(amount: 2)]), \
            Whenever(GainsBlood(), [HealPool(amount: 1)])",
        ))
        .force("[GainBlood(player: You, amount: 1), GainBlood(player: You, amount: 1)]")
        .expect("you: blood 4; pool 22");
    let (sage, gains, heals) =
        (table.card("sage"), table.events(EventKind::GainBlood), table.events(EventKind::HealPool));
    assert_ne!(gains[0].0, gains[1].0);
    let history = table.game().history();
    for (gain, heal) in gains.iter().zip(&heals) {
        assert_eq!(history.modifications(gain.0).count(), 1);
        let record = history.record(heal.0);
        assert_eq!(record.cause, Cause::Event(gain.0));
        assert_eq!(record.source, Some(sage));
        assert_eq!(record.controller, Some(PlayerId::seat(YOU)));
    }
}

/// R30 A trigger asks for a Success, unless it names the Failure.
#[test]
fn r30_a_trigger_asks_for_a_success() {
    scenario("you: board [sage _ _ _], deck [bee]")
        .with(&creature(
            "sage",
            "Whenever(Draws(player: You), [HealPool(amount: 1)]), \
            Whenever(Fails(Draws(player: You)), [GainBlood(amount: 1)])",
        ))
        .force("[Draw(player: You)]")
        .expect("you: blood 0; pool 21")
        .force("[Draw(player: You)]")
        .expect("you: blood 1; pool 21");
}

/// R31 A denied event is gone: no further EMTA sees it and there is no Outcome, but the denial stays in the
/// history.
#[test]
fn r31_a_denied_event_is_gone() {
    let mut table = scenario("you: board [wall prism echo _]")
        .with(&creature("wall", "With(ability: Deny(GainsBlood()), precedence: 1)"))
        .with(&creature("prism", "Instead(GainsBlood(), [HealPool(amount: 1)])"))
        .with(&creature(
            "echo",
            "Whenever(GainsBlood(), [HealPool(amount: 1)]), \
            Whenever(Fails(GainsBlood()), [HealPool(amount: 1)])",
        ))
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_history(&["GainBlood- you 1"])
        .expect("you: blood 0; pool 20");
    let denied = table.events(EventKind::GainBlood)[0].0;
    let history = table.game().history();
    assert_eq!(history.record(denied).status, Status::Denied);
    assert_eq!(history.modifications(denied).count(), 1, "only the denial");
}

/// R32 A part that an event pattern does not speak of fits anything; what it speaks of narrows, and may be
/// excluded.
#[test]
fn r32_what_a_pattern_does_not_speak_of_fits_anything() {
    let table = |ability: &str| {
        scenario(
            "you: board [sage _ _ _], deck [bee], flasks [blood-flask]; them: deck [wasp], \
            flasks [blood-flask]",
        )
        .with(&creature("sage", &format!("Whenever({ability}, [HealPool(amount: 1)])")))
        .force(
            "[Draw(player: Each), Draw(player: You, deck: BloodDeck(You)), \
                Draw(player: Opponent, deck: BloodDeck(Opponent))]",
        )
    };
    table("Draws()").expect("pool 24");
    table("Draws(player: You)").expect("pool 22");
    table("Draws(player: You, deck: BloodDeck(You))").expect("pool 21");
    table("Draws(card: (not: (kind: Flask)))").expect("pool 22");
}

/// R33 All EMTAs come before the event and all ECTAs after, whatever precedence they have.
#[test]
fn r33_precedence_does_not_mix_before_and_after() {
    scenario("you: board [echo prism _ _]")
        .with(&creature(
            "echo",
            "With(ability: Whenever(GainsBlood(), \
            [HealPool(amount: EventAmount)]), precedence: 100)",
        ))
        .with(&creature(
            "prism",
            "With(ability: Instead(GainsBlood(), [TheEventWith(amount: 5)]), \
            precedence: -100)",
        ))
        .force("[GainBlood(player: You, amount: 1)]")
        .expect_history(&["GainBlood you 5", "HealPool 5"]);
}

/// R34 The rules of vestiges, of blood and of keywords are abilities of the game: read, traced and changed
/// like those of any card.
#[test]
fn r34_some_rules_are_abilities_of_the_game() {
    for number in ["S11", "S22", "S24", "S44", "S45", "S46", "S47"] {
        let rule = CORE.rules().iter().find(|rule| rule.name == Name::new(number));
        assert!(rule.is_some_and(|rule| !rule.abilities.is_empty()), "{number} is no ability of the game");
    }
    let mut table = scenario("you: hand [blood-flask], board [bee bee bee _]").choose("play blood-flask");
    let gain = table.events(EventKind::GainBlood)[0].0;
    let set = std::sync::Arc::clone(table.game().card_set());
    let flasks = set.rules().iter().find(|rule| rule.name == Name::new("S46")).unwrap();
    let written = table.game().history().record(gain).ability.unwrap();
    assert!(flasks.abilities.contains(&written), "the blood is traced to the rule");
    scenario("you: hand [blood-flask], board [bee bee prism _]")
        .with(&creature("prism", "Instead(GainsBlood(player: You), [TheEventWith(amount: 3)])"))
        .choose("play blood-flask")
        .expect("you: blood 3");
}

/// R46 Denying, replacing or forbidding a discard does it to the move; denying an Enter only silences it.
#[test]
fn r46_a_discard_is_modified_before_the_card_moves() {
    let table = |ability: &str| {
        let keeper = format!(
            r#"Card(name: "keeper", kind: Creature(health: 1, defense: 0, power: 0), cost: 1, abilities: [{ability}])"#
        );
        scenario("you: board [keeper], hand [bee]; them: hand [crow]").with(&keeper)
    };
    let discard = "[Discard(card: Each(zone: [Hand]))]";
    for ability in ["Deny(Discards(player: You))", "Cant(Discards(player: You, from: Hand(You)))"] {
        table(ability).force(discard).expect("you: hand [bee], discard []; them: hand [], discard [crow]");
    }
    table("Instead(Discards(player: You), [Move(card: It, to: Aside(You))])")
        .force(discard)
        .expect("you: aside [bee], discard []; them: discard [crow]");
    table("Whenever(Discards(), [GainBlood(player: You, amount: 1)])").force(discard).expect("you: blood 2");
    table("Deny(Enters()), Whenever(Enters(), [GainBlood(player: You, amount: 1)])")
        .force("[Summon(creature: Choose(name: \"bee\", zone: [Hand]), player: You, on: First(owner: You, free: true))]")
        .expect("you: board [keeper bee _ _], blood 0");
}
