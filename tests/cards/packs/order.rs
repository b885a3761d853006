//! Manifests and the order of packs: what cannot stand is left out by itself, and says why at its line.

use super::folder::{Folder, card};

/// A mod with one card named after it.
fn with_card<'a>(folder: &'a Folder, id: &str, more: &str) -> &'a Folder {
    folder.manifest(id, more).write(&format!("mods/{id}/cards/{id}.ron"), card(id))
}

#[test]
fn packs_come_after_what_they_need_and_ties_go_by_id() {
    let folder = Folder::new();
    with_card(&folder, "aa", r#"requires: [("zz", ">=1.0")],"#);
    with_card(&folder, "bb", r#"load_after: ["cc", "not-there"],"#);
    with_card(&folder, "cc", r#"optional: [("dd", "*"), ("not-there", "*")],"#);
    with_card(&folder, "dd", "");
    with_card(&folder, "zz", "");
    let found = folder.load();
    found.is_well();
    assert_eq!(found.order(), ["core", "dd", "cc", "bb", "zz", "aa"]);
    assert!(found.has_card("aa") && found.has_card("gnat"));
}

#[test]
fn a_missing_requirement_disables_the_mod_and_those_that_need_it() {
    let folder = Folder::new();
    with_card(&folder, "needs", r#"requires: [("nothing-such", ">=1.0")],"#);
    with_card(&folder, "follows", r#"requires: [("needs", "*")],"#);
    with_card(&folder, "well", "");
    let found = folder.load();
    let problem =
        found.complains("mods/needs/mod.ron", "requires `nothing-such` >=1.0, which is not installed");
    assert_eq!((problem.line, problem.column), (5, 17), "at the requirement:\n{problem}");
    found.complains("mods/follows/mod.ron", "requires `needs` *, which is not loaded");
    assert_eq!(found.order(), ["core", "well"]);
    assert!(!found.has_card("needs") && !found.has_card("follows") && found.has_card("well"));
    assert!(found.pack("follows").why_not.as_ref().is_some_and(|why| why.contains("needs")));
}

#[test]
fn a_misspelt_requirement_is_guessed() {
    let folder = Folder::new();
    with_card(&folder, "tidepool", "");
    with_card(&folder, "reef", r#"requires: [("tidepol", "*")],"#);
    folder.load().complains("mods/reef/mod.ron", "did you mean `tidepool`?");
}

#[test]
fn a_requirement_of_another_version_names_both() {
    let folder = Folder::new();
    with_card(&folder, "old", "");
    with_card(&folder, "new", r#"requires: [("old", ">=2.0")],"#);
    let found = folder.load();
    found.complains("mods/new/mod.ron", "requires `old` >=2.0, and 1.2.0 is installed");
    assert_eq!(found.order(), ["core", "old"]);
}

#[test]
fn an_optional_mod_of_another_version_is_a_warning() {
    let folder = Folder::new();
    with_card(&folder, "old", "");
    with_card(&folder, "new", r#"optional: [("old", ">=2.0")],"#);
    let found = folder.load();
    assert!(!found.complains("mods/new/mod.ron", "makes use of `old` >=2.0").is_error());
    assert_eq!(found.order(), ["core", "old", "new"]);
}

#[test]
fn a_mod_for_another_game_is_left_out() {
    let folder = Folder::new();
    folder.write("mods/later/mod.ron", "Mod(id: \"later\", version: \"1.0.0\", game: \">=7\")");
    let found = folder.load();
    let problem = found.complains("mods/later/mod.ron", "made for the game >=7");
    assert_eq!((problem.line, problem.column), (1, 42));
    assert_eq!(found.order(), ["core"]);
}

#[test]
fn who_declares_a_conflict_is_left_out_while_the_other_is_there() {
    let folder = Folder::new();
    with_card(&folder, "fire", r#"conflicts: [("water", "<2.0")],"#);
    with_card(&folder, "water", "");
    with_card(&folder, "steam", r#"requires: [("fire", "*")],"#);
    let found = folder.load();
    found.complains("mods/fire/mod.ron", "does not work with `water`, and 1.2.0 is installed");
    found.complains("mods/steam/mod.ron", "which is not loaded");
    assert_eq!(found.order(), ["core", "water"]);
    // A version outside of the range does not conflict.
    with_card(&folder, "fire", r#"conflicts: [("water", ">=2.0")],"#);
    assert_eq!(folder.load().is_well().order(), ["core", "fire", "steam", "water"]);
}

#[test]
fn a_circle_is_shown_and_only_its_mods_and_who_needs_them_are_left_out() {
    let folder = Folder::new();
    with_card(&folder, "one", r#"requires: [("two", "*")],"#);
    with_card(&folder, "two", r#"load_after: ["three"],"#);
    with_card(&folder, "three", r#"optional: [("one", "*")],"#);
    with_card(&folder, "needy", r#"requires: [("one", "*")],"#);
    with_card(&folder, "later", r#"load_after: ["one"],"#);
    let found = folder.load();
    found.complains("mods/one/mod.ron", "wait for each other");
    found.complains("mods/two/mod.ron", "wait for each other");
    let problem = found.complains("mods/three/mod.ron", "wait for each other");
    assert!(problem.message.matches('→').count() == 3, "{problem}");
    found.complains("mods/needy/mod.ron", "which is not loaded");
    assert_eq!(found.order(), ["core", "later"]);
}

#[test]
fn two_folders_with_one_id_are_both_named_and_neither_is_loaded() {
    let folder = Folder::new();
    with_card(&folder, "twin", "");
    folder.write("more/twin/mod.ron", "Mod(id: \"twin\", version: \"2.0.0\", game: \"*\")");
    let sources = folder.sources().with_mods(folder.path("more"));
    let found = super::folder::Found(bloodless::mods::load(&sources));
    let told = found.complains("mods/twin/mod.ron", "two packs have the id `twin`").message.clone();
    found.complains("more/twin/mod.ron", "two packs have the id `twin`");
    let [one, other] = ["mods/twin", "more/twin"].map(|name| folder.path(name).display().to_string());
    assert!(told.contains(&one) && told.contains(&other), "{told}");
    assert_eq!(found.order(), ["core"]);
}

#[test]
fn a_bad_manifest_disables_that_mod_only() {
    for (text, words) in [
        ("Mod(id: \"bad\", version: \"1.0.0\"", ""),
        ("Mod(id: \"bad\", version: \"1.0.0\", game: \"*\", colour: 3)", "colour"),
        ("Mod(id: \"bad\", version: \"one\", game: \"*\")", "`one` is no version"),
        ("Mod(id: \"bad\", version: \"1.0.0\", game: \"soon\")", "`soon` is no range of versions"),
        ("Mod(id: \"worse\", version: \"1.0.0\", game: \"*\")", "the folder is called `bad`"),
        ("Mod(id: \"Bad Mod\", version: \"1.0.0\", game: \"*\")", "cannot be the id of a pack"),
        ("Mod(id: \"bad\", version: \"1.0.0\", game: \"*\", load_after: [\"bad\"])", "names itself"),
        ("Kin(name: \"bad\")", "holds the manifest"),
    ] {
        let folder = Folder::new();
        with_card(&folder, "good", "");
        folder.write("mods/bad/card.ron", card("bad")).write("mods/bad/mod.ron", text);
        let found = folder.load();
        let problems = &found.0.problems;
        assert!(problems.iter().any(|problem| problem.message.contains(words)), "{text}: {problems:#?}");
        assert!(problems.iter().all(|problem| problem.file.ends_with("mods/bad/mod.ron")), "{problems:#?}");
        assert_eq!(found.order(), ["core", "good"]);
        assert!(found.has_card("good") && !found.has_card("bad"));
    }
}

#[test]
fn the_other_files_of_a_bad_manifest_are_told_of_too() {
    let folder = Folder::new();
    folder.write("mods/mine/mod.ron", "Mod(id: \"mine\", version: \"one\", game: \"*\")");
    folder.write("mods/mine/eel.ron", "Card(name: \"eel\", kind: Command, cots: 1)");
    folder.write("mods/mine/ray.ron", card("ray"));
    let found = folder.load();
    found.complains("mods/mine/mod.ron", "is no version");
    found.complains("mods/mine/eel.ron", "did you mean `cost`?");
    assert_eq!(found.0.problems.len(), 2, "{:#?}", found.0.problems);
    assert!(!found.has_card("ray"));
}

#[test]
fn a_folder_without_a_manifest_is_told_what_to_write() {
    let folder = Folder::new();
    folder.write("mods/empty/readme.txt", "hello");
    let found = folder.load();
    found.complains("mods/empty", "write one: Mod(id: \"empty\"");
    assert_eq!(found.order(), ["core"]);
}

#[test]
fn a_manifest_stands_in_one_place_only() {
    let folder = Folder::new();
    with_card(&folder, "twice", "")
        .write("mods/twice/more/other.ron", "Mod(id: \"x\", version: \"1.0.0\", game: \"*\")");
    let found = folder.load();
    found.complains("mods/twice/more/other.ron", "a manifest is called mod.ron");
    assert!(found.has_card("twice"));
}

#[test]
fn what_is_named_is_loaded_with_what_it_needs_and_in_the_place_of_what_is_installed() {
    let folder = Folder::new();
    with_card(&folder, "base", "");
    with_card(&folder, "stranger", r#"requires: [("nothing-such", "*")],"#);
    with_card(&folder, "mine", "");
    folder.write(
        "work/mine/mod.ron",
        "Mod(id: \"mine\", version: \"2.0.0\", game: \"*\", requires: [(\"base\", \"*\")])",
    );
    folder.write("work/mine/eel.ron", card("eel"));
    for named in ["work/mine", "work/mine/eel.ron", "work"] {
        let found = folder.load_named(&[named]);
        found.is_well();
        assert_eq!(found.order(), ["core", "base", "mine"], "{named}");
        assert_eq!(found.pack("mine").version, "2.0.0");
        assert!(found.has_card("eel") && !found.has_card("mine"));
    }
}

#[test]
fn a_single_file_can_be_named() {
    let folder = Folder::new();
    folder.write("work/eel.ron", card("eel")).write("work/other.ron", "nonsense");
    let found = folder.load_named(&["work/eel.ron"]);
    found.is_well();
    assert!(found.has_card("eel"));
    folder.load_named(&["work/none.ron"]).complains("work/none.ron", "there is no such file");
    folder.load_named(&["cards/core"]).is_well();
}
