//! `bloodless check` and `bloodless test` from outside: what they print, and the exit codes.

use std::process::{Command, Output};

use super::packs::folder::{Folder, card};

/// Calls the program in the folder of a game, as a modder would.
fn call(folder: &Folder, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bloodless"));
    // Mods of whoever runs the tests are not those of the test.
    program.current_dir(folder.path("")).env("HOME", folder.path("home")).env_remove("XDG_DATA_HOME");
    program.args(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_str(&said(output)).unwrap()
}

/// A game with a mod that has a good card, a bad one, and a doubtful one.
fn with_mistakes() -> Folder {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", card("eel"));
    folder
        .write("mods/mine/ray.ron", "Card(\n    name: \"ray\",\n    kind: Command,\n    kin: \"insekt\",\n)");
    folder
        .write("mods/mine/worm.ron", "Card(name: \"worm\", kind: Creature(health: 0, defense: 0, power: 1))");
    folder
}

#[test]
fn check_says_that_all_is_well() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", card("eel"));
    let output = call(&folder, &["check"]);
    assert_eq!(said(&output), "3 cards, 0 decks, 0 scenarios: all well\n");
    assert_eq!(output.status.code(), Some(0));
    let output = call(&folder, &["check", "mods/mine"]);
    assert_eq!(said(&output), "1 card, 0 decks, 0 scenarios: all well\n");
    let output = call(&folder, &["check", "mods/mine/eel.ron"]);
    assert_eq!(said(&output), "1 card, 0 decks, 0 scenarios: all well\n");
}

#[test]
fn check_says_every_problem_errors_first_and_how_many() {
    let output = call(&with_mistakes(), &["check"]);
    assert_eq!(
        said(&output),
        "mods/mine/ray.ron:4:10: error: no kin is called `insekt`\n\
         4 |     kin: \"insekt\",\n\
         \x20 |          ^^^^^^^^\n\
         \x20 = did you mean `insect`?\n\
         \n\
         mods/mine/worm.ron:1:43: warning: a creature with 0 health can never be played (S41)\n\
         1 | Card(name: \"worm\", kind: Creature(health: 0, defense: 0, power: 1))\n\
         \x20 |                                           ^\n\
         \x20 = give it health\n\
         \n\
         4 cards, 0 decks, 0 scenarios: 1 error, 1 warning\n"
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn warnings_alone_are_no_failure() {
    let folder = with_mistakes();
    let output = call(&folder, &["check", "mods/mine/worm.ron"]);
    assert!(said(&output).ends_with("1 card, 0 decks, 0 scenarios: no errors, 1 warning\n"));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn check_speaks_to_programs() {
    let output = call(&with_mistakes(), &["check", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let said = json(&output);
    assert_eq!(said["cards"], 4);
    assert_eq!((&said["errors"], &said["warnings"]), (&1.into(), &1.into()));
    let expected = serde_json::json!({
        "severity": "error",
        "file": "mods/mine/ray.ron",
        "line": 4,
        "column": 10,
        "length": 8,
        "message": "no kin is called `insekt`",
        "help": "did you mean `insect`?",
        "excerpt": "    kin: \"insekt\",",
    });
    assert_eq!(said["problems"][0], expected);
}

#[test]
fn check_looks_at_language_files_too() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", card("eel"));
    folder.write("mods/mine/lang/en.ftl", "card-eel = Eel\nno message at all\n");
    let output = call(&folder, &["check", "mods/mine"]);
    assert_eq!(output.status.code(), Some(1));
    let said = said(&output);
    assert!(said.contains("mods/mine/lang/en.ftl:2:"), "{said}");
    assert!(said.contains("no message at all"), "{said}");
}

#[test]
fn a_wrong_call_is_told_apart() {
    let folder = Folder::new();
    for arguments in [&["check", "mods/none"][..], &["test", "mods/none"], &["check", "--jsn"]] {
        let output = call(&folder, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
    }
    let output = call(&folder, &["check", "mods/none"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told, "there is no mods/none; name a pack's folder or a file of one\n");
}

/// A game with one scenario that passes and one that does not.
fn with_scenarios() -> Folder {
    let folder = Folder::new();
    folder.manifest("mine", "");
    folder.write(
        "mods/mine/good.ron",
        r#"Scenario(name: "a gnat strikes", given: (you: (board: ["gnat"])), when: ["attack"], then: (pool: 19))"#,
    );
    folder.write(
        "mods/mine/wrong.ron",
        r#"Scenario(name: "a gnat is paid", given: (you: (board: ["gnat"])), when: ["attack"], then: (pool: 18, them: (blood: 1)))"#,
    );
    folder
}

/// What was said without the time it took.
fn timeless(said: &str) -> String {
    let (before, _) = said.split_once("; finished in ").unwrap();
    before.to_owned()
}

#[test]
fn test_says_what_was_expected_what_was_and_what_happened() {
    let folder = with_scenarios();
    let output = call(&folder, &["test"]);
    assert_eq!(output.status.code(), Some(1));
    let said = timeless(&said(&output));
    let (before, after) = said.split_once("what happened (you are Player 1):\n").unwrap();
    assert_eq!(
        before,
        "running 2 scenarios
test a gnat strikes ... ok
test a gnat is paid ... FAILED

---- a gnat is paid ----
mods/mine/wrong.ron
at the end:
  pool: expected 18, was 19
  their blood: expected 1, was 0
now they are asked: \"What do you do?\"; legal are [\"attack\"]
"
    );
    let (history, result) = after.split_once("\n\n").unwrap();
    assert_eq!(result, "test result: FAILED. 1 passed; 1 failed; 0 filtered out");
    // In the words of scenarios, then in English with the cause.
    let events: Vec<(&str, &str)> = history.lines().filter_map(|line| line.split_once(" [")).collect();
    let words: Vec<&str> = events.iter().map(|(words, _)| words.trim()).collect();
    assert_eq!(
        words[2..5],
        ["Attack you gnat on space 1", "Strike you gnat on their space 4 1", "DamagePlayer them by gnat 1"]
    );
    assert!(events[0].1.ends_with("; answer 1"), "{}", events[0].1);
    assert!(events[4].1.starts_with("4] ") && events[4].1.ends_with("; because of [3]"), "{}", events[4].1);
}

#[test]
fn test_runs_what_the_filter_and_the_paths_say() {
    let folder = with_scenarios();
    for arguments in [&["test", "--filter", "strikes"][..], &["test", "mods/mine/good.ron"]] {
        let output = call(&folder, arguments);
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let said = timeless(&said(&output));
        assert!(said.starts_with("running 1 scenario\ntest a gnat strikes ... ok\n"), "{said}");
    }
    let said = timeless(&said(&call(&folder, &["test", "--filter", "strikes"])));
    assert!(said.ends_with("test result: ok. 1 passed; 0 failed; 1 filtered out"), "{said}");
}

#[test]
fn test_speaks_to_programs() {
    let output = call(&with_scenarios(), &["test", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let said = json(&output);
    assert_eq!((&said["passed"], &said["failed"], &said["filtered_out"]), (&1.into(), &1.into(), &0.into()));
    let failed = &said["scenarios"][1];
    assert_eq!((&failed["name"], &failed["passed"]), (&"a gnat is paid".into(), &false.into()));
    assert_eq!(failed["failure"]["at"], "the end");
    assert_eq!(failed["failure"]["what"][0], "pool: expected 18, was 19");
    assert!(failed["failure"]["history"].as_array().unwrap().len() > 5);
}

#[test]
fn a_scenario_with_a_mistake_is_a_failure_with_its_place() {
    let folder = Folder::new();
    folder.manifest("mine", "");
    folder.write("mods/mine/wrong.ron", "Scenario(\n    name: \"x\",\n    whne: [\"attack\"],\n)");
    let output = call(&folder, &["test", "mods/mine"]);
    assert_eq!(output.status.code(), Some(1));
    let said = said(&output);
    assert!(said.contains("mods/mine/wrong.ron:3:5: error: `Scenario` has no field `whne`"), "{said}");
    assert!(said.contains("  = did you mean `when`?"), "{said}");
    assert!(said.contains("test result: FAILED. 0 passed; 1 failed"), "{said}");
}
