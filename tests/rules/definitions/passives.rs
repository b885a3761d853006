//! D10 passive abilities.

use bloodless::table::Reckoned;

use crate::common::{Scenario, scenario};

fn creature(name: &str, abilities: &str) -> String {
    format!(
        "Card(name: \"{name}\", kind: Creature(health: 3, defense: 0, power: 1), \
        abilities: [{abilities}])"
    )
}

/// D10.1 A passive ability changes a card for as long as it holds, and undoes the change when it is over.
#[test]
fn d10_1_a_passive_ends_with_what_it_changed() {
    scenario("you: board [herald bee _ _]; them: board [bee _ _ _]")
        .with(&creature("herald", "Has([Raise(of: (controller: You, other: true), stat: Power, by: 2)])"))
        .force("[HealPool(amount: 1)]")
        .force_from("bee", "[Blank(card: This)]")
        .expect_stats("bee", "1/0/2")
        .expect_stats("their bee", "1/0/1")
        .force("[Destroy(creature: Each(name: \"herald\"))]")
        .expect_stats("bee", "1/0/0");
}

/// D10.2 A passive ability remembers exactly what it changed: 1 with +2 and −3 is 0, without the +2 it is
/// 0, without both 1.
#[test]
fn d10_2_a_passive_takes_back_exactly_what_it_changed() {
    scenario("you: board [banner curse brute _]")
        .with(&creature("brute", ""))
        .with(&creature("banner", "Has([Raise(of: (name: \"brute\"), stat: Power, by: 2)])"))
        .with(&creature("curse", "Has([Lower(of: (name: \"brute\"), stat: Power, by: 3)])"))
        .force("[HealPool(amount: 1)]")
        .expect_stats("brute", "3/0/0")
        .force("[Destroy(creature: Each(name: \"banner\"))]")
        .expect_stats("brute", "3/0/0")
        .force("[Destroy(creature: Each(name: \"curse\"))]")
        .expect_stats("brute", "3/0/1");
}

fn reckoned(table: &mut Scenario, name: &str) -> Reckoned {
    let id = table.card(name);
    table.game().table(|table| table.card(id).map(|card| card.reckoned.clone())).flatten().unwrap()
}

/// D10.3 Everything a passive ability does has an opposite: whatever it changed is as before when it has
/// ended.
#[test]
fn d10_3_everything_a_passive_does_is_undone() {
    let passives = [
        "Raise(of: (name: \"wasp\"), stat: Health, by: 2)",
        "Lower(of: (name: \"wasp\"), stat: Defense, by: 1)",
        "Set(of: (name: \"wasp\"), stat: Cost, to: 9)",
        "Keyword(of: (name: \"wasp\"), keyword: \"flying\")",
        "NoKeyword(of: (name: \"wasp\"), keyword: \"piercing\")",
        "Ability(of: (name: \"wasp\"), ability: Deny(Draws()))",
        "Attack(of: (name: \"wasp\"), pattern: [Left(1)])",
        "Kin(of: (name: \"wasp\"), kin: \"ant\")",
        "Type(of: (name: \"wasp\"), kind: Flask)",
        "Blank(of: (name: \"wasp\"))",
    ];
    for passive in passives {
        let mut table = scenario("you: board [wasp bee bee _], discard [host], deck [crow]")
            .with(&creature("host", &format!("Has([{passive}])")))
            .force("[HealPool(amount: 1)]");
        let before = reckoned(&mut table, "wasp");
        let mut table = table.force("[Summon(creature: Each(zone: [Discard]), player: You)]");
        assert_ne!(reckoned(&mut table, "wasp"), before, "{passive} changes nothing");
        let mut table = table.force("[Destroy(creature: Each(name: \"host\"))]");
        assert_eq!(reckoned(&mut table, "wasp"), before, "{passive} leaves something behind");
        table.force("[Draw(player: You)]").expect("you: hand [crow]");
    }
}

/// D10.4 A passive ability with a condition holds only while that is true.
#[test]
fn d10_4_a_condition_limits_a_passive() {
    scenario("you: board [lone-hunter _ bee _]")
        .force("[HealPool(amount: 1)]")
        .expect_stats("lone-hunter", "2/1/3")
        .force_from("bee", "[Shift(creature: This, to: First(owner: You, free: true))]")
        .expect("you: board [lone-hunter bee _ _]")
        .expect_stats("lone-hunter", "2/1/1")
        .force("[Destroy(creature: Each(name: \"bee\"))]")
        .expect_stats("lone-hunter", "2/1/3");
}
