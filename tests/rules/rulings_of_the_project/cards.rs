//! R24 to R28: cards.

use std::path::Path;

use bloodless::cards::{Written, add_text, load_folder};

use crate::common::scenario;

/// R24 A card is what its definition says: there is no printed text to decide anything, and the definition
/// alone acts.
#[test]
fn r24_a_card_is_its_definition() {
    let hope = |effect: &str| {
        format!(
            "// Draw a card.\nCard(name: \"hope\", kind: Command, \
        effects: [{effect}])"
        )
    };
    for (effect, pool) in [("HealPool(amount: 2)", 22), ("DrainPool(amount: 2)", 18)] {
        scenario("you: hand [hope], deck [bee]")
            .with(&hope(effect))
            .choose("play hope")
            .expect(&format!("you: hand []; pool {pool}"));
    }
    let texted = r#"Card(name: "hope", kind: Command, text: "Draw a card.")"#;
    assert!(add_text(Path::new("hope"), texted, &mut Written::default()).is_err());
}

/// R25 A bare effect on a creature is a card error; on a command the bare effects are what happens when it
/// is executed.
#[test]
fn r25_bare_effects_are_for_commands() {
    let folder = tempfile::tempdir().unwrap();
    for kind in ["Creature(health: 1, defense: 0, power: 0)", "Flask(health: 1, defense: 0, power: 0)"] {
        let file = folder.path().join("card.ron");
        std::fs::write(&file, format!("Card(name: \"odd\", kind: {kind}, effects: [Draw()])")).unwrap();
        let problems = load_folder(folder.path()).unwrap_err();
        assert!(problems.iter().any(|problem| problem.message.contains("R25")), "{problems:?}");
        std::fs::write(
            &file,
            format!(
                "Card(name: \"odd\", kind: {kind}, abilities: [When(Draws(), \
            [Draw()])])"
            ),
        )
        .unwrap();
        assert!(load_folder(folder.path()).is_ok());
    }
    scenario("you: hand [hope], discard [hope]")
        .with("Card(name: \"hope\", kind: Command, effects: [HealPool(amount: 2)])")
        .choose("play hope")
        .expect("pool 22")
        .force("[Move(card: Each(zone: [Discard]), to: Hand(You))]")
        .expect("you: hand [hope hope]; pool 22");
}

/// R26 An effect on each touches what matches now; "until" ends it for those same cards, and what left has
/// lost it already.
#[test]
fn r26_an_effect_on_each_is_for_what_is_there_now() {
    let strong = "[Until(end: TurnEnds(), do: [Raise(card: Each(kind: Creature), stat: Health, by: 2)])]";
    scenario("you: hand [crow], discard [mantis], board [giraffe wasp _ _]")
        .force(strong)
        .expect_stats("giraffe", "7/0/1")
        .expect_stats("wasp", "4/1/2")
        .force("[Summon(creature: Each(zone: [Discard]), player: You, on: First(owner: You, free: true))]")
        .expect_stats("mantis", "2/1/1")
        .force_from("wasp", "[Discard(card: This)]")
        .force(
            "[Summon(creature: Each(zone: [Discard], name: \"wasp\"), player: You, \
            on: First(owner: You, free: true))]",
        )
        .expect_stats("wasp", "2/1/2")
        .choose("attack")
        .expect("turn 4")
        .expect_stats("giraffe", "5/0/1")
        .expect_stats("wasp", "2/1/2")
        .expect_stats("mantis", "2/1/1");
}

/// R27 An ability may create another, and several may wait side by side: two flasks drawn and one death
/// make two draws.
#[test]
fn r27_created_abilities_wait_side_by_side() {
    let mourner = r#"Card(name: "mourner", kind: Creature(health: 2, defense: 0, power: 0), abilities: [
        Whenever(Draws(player: You, card: (kind: Flask)),
        [Later(When(Dies(creature: (controller: You)), [Draw(player: You)]))])])"#;
    scenario("you: board [mourner bee bee _], flasks [blood-flask blood-flask], deck [crow wasp mantis]")
        .with(mourner)
        .force("[Draw(player: You, deck: BloodDeck(You), count: 2)]")
        .expect("you: hand [blood-flask blood-flask]")
        .force_from("bee", "[Destroy(creature: This)]")
        .expect("you: hand [blood-flask blood-flask crow wasp], deck [mantis]")
        .force_from("bee", "[Destroy(creature: This)]")
        .expect("you: deck [mantis]");
}

/// R28 Damage that a creature deals otherwise is no strike and earns no blood; an attack by an effect is an
/// attack all the same.
#[test]
fn r28_only_an_attack_strikes() {
    let archer = r#"Card(name: "archer", kind: Creature(health: 2, defense: 0, power: 2), abilities: [
        Whenever(Strikes(attacker: (this: true)), [HealPool(amount: 9)]),
        Whenever(Attacks(creature: (this: true)), [HealPool(amount: 30)])])"#;
    scenario("you: board [archer _ _ _]; them: board [giraffe _ _ _]")
        .with(archer)
        .force_from(
            "archer",
            "[DamagePlayer(player: Opponent, amount: 2), \
            Damage(creature: Each(controller: Opponent), amount: 2)]",
        )
        .expect_not_in_history("Strike")
        .expect("you: blood 0; pool 18")
        .expect_stats("their giraffe", "3/0/1")
        .force_from("archer", "[Attack(creature: This)]")
        .expect_history(&[
            "Attack you archer on space 1 1",
            "Strike you archer on their space 4 2",
            "GainBlood you 1",
        ])
        .expect("you: blood 1; pool 55");
}
