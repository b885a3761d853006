//! Many packs become one set: bad cards, Names claimed twice, patches, and which packs a match counts.

use bloodless::cards::{Deck, Name, Stat};

use super::folder::{Folder, Found, card};

fn printed(found: &Found, name: &str, stat: Stat) -> String {
    let set = &found.0.set;
    format!("{:?}", set.card(set.find(Name::new(name)).unwrap()).printed(stat))
}

#[test]
fn a_bad_card_disables_that_card_only() {
    let folder = Folder::new();
    folder.manifest("mine", "");
    folder.write("mods/mine/good.ron", card("good"));
    folder.write("mods/mine/cut.ron", "Card(name: \"cut\", kind:");
    folder.write("mods/mine/unknown.ron", "Card(name: \"unknown\", kind: Command, keywords: [\"fliyng\"])");
    let found = folder.load();
    assert!(found.has_card("good") && !found.has_card("cut") && !found.has_card("unknown"));
    for file in ["mods/mine/cut.ron", "mods/mine/unknown.ron"] {
        assert!(found.0.problems.iter().any(|problem| problem.file.ends_with(file)), "{file}");
    }
    assert_eq!(found.order(), ["core", "mine"]);
}

#[test]
fn a_name_that_another_pack_has_is_refused_and_the_first_keeps_it() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/gnat.ron", card("gnat").replace("cost: 1", "cost: 9"));
    folder.write("mods/mine/kin.ron", "Kin(name: \"insect\")");
    let found = folder.load();
    let problem = found.complains("mods/mine/gnat.ron", "`mine` and `core` both have a card called `gnat`");
    assert_eq!((problem.line, problem.column, problem.length), (1, 12, 6));
    assert!(problem.help.as_ref().is_some_and(|help| help.contains("Patch(card: \"gnat\"")), "{problem}");
    found.complains("mods/mine/kin.ron", "both have a kin called `insect`");
    assert_eq!(printed(&found, "gnat", Stat::Cost), "Number(1)");
}

#[test]
fn a_patch_changes_what_it_says_and_nothing_else() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/armour.ron", "Keyword(name: \"armour\")");
    folder.write(
        "mods/mine/gnat.ron",
        "Patch(
            card: \"gnat\",
            set: (cost: 2, power: 5, limit: AtMost(1)),
            clear: [Kin],
            add: (keywords: [\"armour\"], abilities: [Whenever(TurnStarts(player: You), [Draw(player: You)])]),
            remove: (keywords: [\"flying\"], abilities: [1]),
        )",
    );
    let found = folder.load();
    found.is_well();
    let set = &found.0.set;
    let gnat = set.card(set.find(Name::new("gnat")).unwrap());
    let stats = [Stat::Cost, Stat::Health, Stat::Power].map(|stat| printed(&found, "gnat", stat));
    assert_eq!(stats, ["Number(2)", "Number(1)", "Number(5)"]);
    assert_eq!(gnat.limit.to_string(), "1");
    assert_eq!(gnat.kin, None);
    let keywords: Vec<&str> = gnat.keywords.iter().map(|used| used.keyword.as_str()).collect();
    assert_eq!(keywords, ["armour"]);
    let triggers: Vec<String> =
        gnat.abilities.iter().map(|&id| format!("{:?}", set.ability(id).kinds)).collect();
    assert_eq!(triggers, ["[Die]", "[TurnStart]"]);
}

#[test]
fn every_field_of_a_card_can_be_replaced() {
    let patched = |fields: &str| {
        let folder = Folder::new();
        folder.manifest("mine", "");
        folder.write("mods/mine/all.ron", format!("Patch(card: \"gnat\", set: ({fields}))"));
        let found = folder.load();
        assert!(found.0.problems.iter().all(|problem| !problem.is_error()), "{:#?}", found.0.problems);
        let set = found.0.set;
        (set.card(set.find(Name::new("gnat")).unwrap()).clone(), set)
    };
    let (creature, _) = patched(
        "kind: Creature(health: 4, defense: 1, power: 1), kin: \"insect\", cost: X, limit: Unlimited, \
         vestige: true, keywords: [\"flying\"], attack: [Left(1)], abilities: [], devours: (kin: \"insect\"), \
         evolves_from: (kin: \"insect\"), evolving_is_optional: true, flip: Blood(1), \
         variables: [(letter: 'X', least: 1)]",
    );
    assert!(creature.is_creature() && creature.vestige && creature.evolving_is_optional);
    assert!(creature.devours.is_some() && creature.evolves_from.is_some() && creature.flip.is_some());
    assert_eq!((creature.attack.len(), creature.variables.len(), creature.abilities.len()), (1, 1, 0));
    assert_eq!(creature.limit.to_string(), "∞");
    let (command, set) = patched("kind: ExtendedCommand, abilities: [], effects: [Draw(player: You)]");
    assert_eq!((command.is_creature(), set.effects(command.effects).len()), (false, 1));
    let (saga, _) = patched("kind: Command, abilities: [], chapters: [[Draw(player: You)]]");
    assert!(saga.is_saga() && !saga.is_creature());
}

#[test]
fn a_patch_that_gives_a_card_what_its_type_has_not_is_withdrawn() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/net.ron", r#"Card(name: "net", kind: Command)"#);
    for (wrong, why) in [
        ("set: (attack: [Left(1)])", "`attack` is for creatures"),
        ("set: (devours: (kin: \"insect\"))", "`devours` is for creatures"),
        ("add: (abilities: [Whenever(Draws(), [HealPool(amount: 1)])])", "its `Whenever` never works"),
    ] {
        folder.write("mods/mine/p.ron", format!("Patch(card: \"net\", {wrong})"));
        folder.load().complains("mods/mine/p.ron", why);
    }
}

#[test]
fn two_mods_that_change_one_field_are_both_named_and_neither_is_applied() {
    let folder = Folder::new();
    folder.manifest("one", "").write("mods/one/p.ron", "Patch(card: \"gnat\", set: (cost: 3))");
    folder
        .manifest("two", "")
        .write("mods/two/p.ron", "Patch(\n    card: \"gnat\",\n    set: (cost: 4, health: 2),\n)");
    let found = folder.load();
    found.complains("mods/one/p.ron", "the mods `one` and `two` both change cost of `gnat`");
    let problem = found.complains("mods/two/p.ron", "the mods `two` and `one` both change cost of `gnat`");
    assert_eq!((problem.line, problem.column, problem.length), (3, 11, 4));
    let stats = [Stat::Cost, Stat::Health].map(|stat| printed(&found, "gnat", stat));
    assert_eq!(stats, ["Number(1)", "Number(1)"]);
}

#[test]
fn two_mods_that_change_different_fields_both_apply() {
    let folder = Folder::new();
    folder
        .manifest("one", "")
        .write("mods/one/p.ron", "Patch(card: \"gnat\", set: (power: 3), remove: (abilities: [1]))");
    folder.manifest("two", "").write(
        "mods/two/p.ron",
        "Patch(card: \"gnat\", set: (health: 4), remove: (abilities: [2]), add: (keywords: [\"flying\"]))",
    );
    let found = folder.load();
    found.is_well();
    let stats = [Stat::Health, Stat::Power].map(|stat| printed(&found, "gnat", stat));
    assert_eq!(stats, ["Number(4)", "Number(3)"]);
    let set = &found.0.set;
    assert!(set.card(set.find(Name::new("gnat")).unwrap()).abilities.is_empty());
}

#[test]
fn replacing_a_kind_is_changing_its_numbers() {
    let folder = Folder::new();
    folder.manifest("one", "").write("mods/one/p.ron", "Patch(card: \"gnat\", set: (power: 3))");
    folder.manifest("two", "").write("mods/two/p.ron", "Patch(card: \"gnat\", set: (kind: Command))");
    let found = folder.load();
    found.complains("mods/one/p.ron", "both change power of `gnat`");
    found.complains("mods/two/p.ron", "both change power of `gnat`");
}

#[test]
fn a_patch_that_does_not_fit_is_told_and_the_card_stays() {
    for (patch, words, place) in [
        ("Patch(card: \"gnaat\", set: (cost: 2))", "did you mean `gnat`?", (1, 13)),
        ("Patch(card: \"gnat\", remove: (abilities: [3]))", "no ability number 3", (1, 30)),
        ("Patch(card: \"gnat\", remove: (keywords: [\"kin\"]))", "does not have the keyword `kin`", (1, 41)),
        ("Patch(card: \"gnat\", set: (kind: Command, power: 3))", "it has no power", (1, 42)),
    ] {
        let folder = Folder::new();
        folder.manifest("mine", "").write("mods/mine/p.ron", patch).write("mods/mine/eel.ron", card("eel"));
        let found = folder.load();
        let problem = found.complains("mods/mine/p.ron", words);
        assert_eq!((problem.line, problem.column), place, "{problem}");
        assert!(found.has_card("gnat") && found.has_card("eel"));
        assert_eq!(printed(&found, "gnat", Stat::Cost), "Number(1)");
    }
}

#[test]
fn a_patch_that_makes_its_card_wrong_is_withdrawn_and_blamed() {
    let folder = Folder::new();
    folder.manifest("mine", "");
    folder.write("mods/mine/p.ron", "Patch(card: \"gnat\", set: (cost: 7), add: (keywords: [\"flyin\"]))");
    folder.manifest("other", "").write("mods/other/p.ron", "Patch(card: \"blood-flask\", set: (health: 3))");
    let found = folder.load();
    assert!(found.0.problems.iter().any(|problem| problem.file.ends_with("mods/mine/p.ron")));
    assert!(found.0.problems.iter().all(|problem| !problem.file.starts_with(folder.path("cards"))));
    assert_eq!(printed(&found, "gnat", Stat::Cost), "Number(1)");
    assert_eq!(printed(&found, "blood-flask", Stat::Health), "Number(3)");
}

#[test]
fn a_patch_can_wait_for_another_pack() {
    let folder = Folder::new();
    folder.manifest("mine", r#"optional: [("reef", "*")],"#);
    folder.write("mods/mine/p.ron", "Patch(card: \"coral\", only_with: \"reef\", set: (cost: 7))");
    folder.load().is_well();
    folder.manifest("reef", "").write("mods/reef/coral.ron", card("coral"));
    let found = folder.load();
    assert_eq!(printed(found.is_well(), "coral", Stat::Cost), "Number(7)");
}

fn deck(name: &str, cards: &[&str]) -> Deck {
    let list = |names: &[&str]| names.iter().map(|name| (1, Name::new(name))).collect();
    Deck { name: Name::new(name), main: list(cards), blood: list(&["blood-flask"]) }
}

#[test]
fn a_mod_that_no_deck_uses_is_no_part_of_a_match() {
    let folder = Folder::new();
    let core = || [deck("one", &["gnat"]), deck("two", &["gnat"])];
    let alone = folder.load().0.set_for(&core()).fingerprint();
    folder.manifest("base", "").write("mods/base/sand.ron", card("sand"));
    folder.manifest("mine", r#"requires: [("base", "*")],"#).write("mods/mine/eel.ron", card("eel"));
    let found = folder.load();
    assert_eq!(found.0.set_for(&core()).fingerprint(), alone);
    assert_ne!(found.0.set.fingerprint(), alone);
    // A deck with a card of it brings the pack and all it asks for.
    let both = found.0.set_for(&[deck("one", &["gnat"]), deck("two", &["eel"])]);
    assert!(both.find(Name::new("sand")).is_some());
    // A pack that changes cards of others counts in every match.
    folder.write("mods/base/p.ron", "Patch(card: \"gnat\", set: (cost: 3))");
    assert_ne!(folder.load().0.set_for(&core()).fingerprint(), alone);
}

#[test]
fn the_hash_of_a_pack_is_of_what_the_game_reads_of_it() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", card("eel"));
    let hash = || folder.load().pack("mine").hash.unwrap();
    let first = hash();
    assert_eq!(hash(), first);
    folder.write("mods/mine/README.md", "hello").write("mods/mine/.hidden", "hello");
    assert_eq!(hash(), first);
    folder.write("mods/mine/lang/es.ftl", "card-eel = Anguila");
    assert_ne!(hash(), first);
    std::fs::rename(folder.path("mods/mine/lang/es.ftl"), folder.path("mods/mine/lang/en.ftl")).unwrap();
    let renamed = hash();
    folder.write("mods/mine/lang/en.ftl", "card-eel = Eel");
    assert_ne!(hash(), renamed);
}

#[test]
fn language_files_are_found_by_their_tags() {
    let folder = Folder::new();
    folder.manifest("mine", "");
    folder
        .write("mods/mine/lang/es.ftl", "card-eel = Anguila")
        .write("mods/mine/lang/pt-BR/cards.ftl", "card-eel = Enguia");
    let found = folder.load();
    let tags: Vec<(&str, &str)> =
        found.0.languages.iter().map(|file| (file.tag.as_str(), file.pack.as_str())).collect();
    assert_eq!(tags, [("es", "mine"), ("pt-BR", "mine")]);
}

#[test]
fn scenarios_are_named_pack_by_pack() {
    let folder = Folder::new();
    let scenario = r#"Scenario(name: "a gnat strikes", given: (you: (board: ["gnat"])))"#;
    folder.write("cards/core/test.ron", scenario);
    folder.manifest("mine", "").write("mods/mine/test.ron", scenario);
    folder.load().is_well();
    folder.write("mods/mine/zz-test.ron", scenario);
    let found = folder.load();
    found.complains("mods/mine/zz-test.ron", "has two scenarios called `a gnat strikes`");
    assert_eq!(found.0.problems.len(), 1);
}

#[test]
fn a_name_of_nothing_in_a_language_file_is_a_warning() {
    let folder = Folder::new();
    folder.write("cards/core/lang/en.ftl", "card-chapter = Chapter");
    folder.manifest("mine", "").write("mods/mine/eel.ron", card("eel"));
    folder.write("mods/mine/bad.ron", "Card(name: \"ray\", kind: Command, cots: 1)");
    folder.write(
        "mods/mine/lang/en.ftl",
        "## Cards\n\ncard-eel = Eel\n    .flavour = Long\ncard-eal = Eal\nkin-fish = Fish\n\
         card-ray = Ray\ncard-gnat = Fly\ncard-chapter = Part\nhello = World\n",
    );
    let found = folder.load();
    let eal = found.complains("mods/mine/lang/en.ftl", "did you mean `card-eel`?");
    assert_eq!((eal.line, eal.column, eal.length, eal.is_error()), (5, 1, 8, false));
    assert_eq!(eal.message, "this names the card `eal`, and there is none");
    found.complains("mods/mine/lang/en.ftl", "this names the kin `fish`");
    found.complains("mods/mine/bad.ron", "has no field `cots`");
    assert_eq!(found.0.problems.len(), 3, "{:#?}", found.0.problems);
}

#[test]
fn a_patch_of_a_card_that_cannot_be_read_says_where_to_begin() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/bad.ron", "Card(name: \"ray\", kind: Command, cots: 1)");
    folder.write("mods/mine/patch.ron", "Patch(card: \"ray\", set: (cost: 2))");
    let found = folder.load();
    found.complains("mods/mine/patch.ron", "bad.ron:1:34 first");
    assert_eq!(found.0.problems.len(), 2, "{:#?}", found.0.problems);
}
