//! A mod that was written to hang or crash the game, for the tests and the benchmark.

use std::path::Path;

use bloodless::cards::{Deck, Name};
use bloodless::mods::{self, Loaded, Sources};

/// Writes the mod into a folder of mods.
pub fn write(mods: &Path) {
    let folder = mods.join("hostile");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, text: String| std::fs::write(folder.join(name), text).expect("a file");
    file("mod.ron", "Mod(id: \"hostile\", version: \"1.0.0\", game: \"*\")".into());
    for (name, text) in cards() {
        file(&format!("{name}.ron"), text);
    }
}

/// Loads the core pack with the mod.
pub fn load(mods: &Path) -> Loaded {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    mods::load(&Sources::core(core).with_mods(mods.to_owned()))
}

/// The mod's cards, each once, with creatures to do things with.
pub fn deck() -> Deck {
    let mut main: Vec<(u32, Name)> = cards().iter().map(|(name, _)| (1, Name::new(name))).collect();
    let mut left = 50 - main.iter().map(|(count, _)| count).sum::<u32>();
    for name in ["mosquito", "perfectly-blank-creature", "bee", "dog", "crow", "worker-ant", "giraffe"] {
        let count = left.min(5);
        left -= count;
        main.extend((count > 0).then(|| (count, Name::new(name))));
    }
    Deck { name: Name::new("hostile"), main, blood: vec![(6, Name::new("blood-flask"))] }
}

/// Name and text of every card.
pub fn cards() -> Vec<(String, String)> {
    let mut cards = Vec::new();
    let mut add = |name: String, kind: &str, body: String| {
        let text = format!("Card(name: \"{name}\", kind: {kind}, cost: 0, {body})");
        cards.push((name, text));
    };
    // Two cards that set each other off for ever.
    for (name, whose) in [("echo-one", "You"), ("echo-other", "Opponent")] {
        let other = if whose == "You" { "Opponent" } else { "You" };
        let ability = format!(
            "Whenever(GainsBlood(player: {whose}), [GainBlood(player: {other}, amount: 1)]), \
             Whenever(TurnStarts(), [GainBlood(player: {whose}, amount: 1)])"
        );
        add(name.into(), "ExtendedCommand", format!("abilities: [{ability}]"));
    }
    // As many triggers on one event as a card may have, on several cards.
    for number in 1..=4 {
        let triggers = "Whenever(Draws(), [LoseBlood(player: Opponent, amount: 1)]), ".repeat(200);
        add(format!("crowd-{number}"), "ExtendedCommand", format!("abilities: [{triggers}]"));
    }
    // Eight that double everything.
    for number in 1..=8 {
        let double = |event: &str| format!("Instead({event}, [TheEvent, TheEvent])");
        let events = ["GainsBlood()", "Draws()", "Damages()", "DamagesPlayer()"].map(double).join(", ");
        add(format!("double-{number}"), "ExtendedCommand", format!("abilities: [{events}]"));
    }
    // Patterns in patterns, asked of every event and in every sweep of the passives.
    for deep in [2, 3, 5, 9] {
        let mut pattern = String::from("Exists(zone: [Board, MainDeck, Discard], power: AtLeast(99))");
        for _ in 1..deep {
            pattern = format!("Exists(zone: [Board, MainDeck, Discard], where: {pattern})");
        }
        let body = format!(
            "abilities: [Whenever(Where(Moves(), {pattern}), [Draw(player: You)]), \
             With(ability: Has([Raise(of: (kind: Creature), stat: Power, by: 1)]), if: {pattern})]"
        );
        add(format!("abyss-{deep}"), "ExtendedCommand", body);
    }
    // Numbers at the top of their range.
    add(
        "colossus".into(),
        "Creature(health: 999999999, defense: 999999999, power: 999999999)",
        "abilities: [Whenever(Enters(creature: (this: true)), [\
           Repeat(999999999, [GainBlood(player: You, amount: 999999999)])])]"
            .into(),
    );
    add(
        "census".into(),
        "Command",
        "effects: [Repeat(999999999, [Repeat(999999999, [])]), Draw(player: You, count: 999999999)]".into(),
    );
    add(
        "swarm".into(),
        "Command",
        "effects: [Repeat(9000, [Create(name: \"mosquito\", player: You, zone: MainDeck(You))])]".into(),
    );
    cards
}
