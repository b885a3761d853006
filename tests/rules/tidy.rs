//! Every number of the rules document has a test that bears it.

use std::path::Path;

/// The numbers of `docs/rules.md`: list items that start with `- **D1.2** `.
fn numbers() -> Vec<String> {
    let text = std::fs::read_to_string(project().join("docs/rules.md")).unwrap();
    let items = text.lines().filter_map(|line| line.trim_start().strip_prefix("- **"));
    let numbers = items.filter_map(|item| item.split_once("** ").map(|(number, _)| number.to_owned()));
    numbers
        .filter(|number| {
            number.starts_with(['D', 'P', 'S', 'R']) && number[1..].starts_with(char::is_numeric)
        })
        .collect()
}

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Names of all test functions of the rules binary.
fn tests() -> Vec<String> {
    let mut names = Vec::new();
    let mut folders = vec![project().join("tests/rules")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                let lines: Vec<&str> = text.lines().map(str::trim).collect();
                for pair in lines.windows(2).filter(|pair| pair[0] == "#[test]") {
                    let name = pair[1].strip_prefix("fn ").and_then(|rest| rest.split_once('('));
                    names.extend(name.map(|(name, _)| name.to_owned()));
                }
            }
        }
    }
    names
}

/// Numbers that state nothing testable, with the reason.
fn excused() -> Vec<String> {
    let text = std::fs::read_to_string(project().join("tests/rules/without_test.txt")).unwrap();
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines
        .map(|line| {
            let (number, reason) =
                line.split_once(": ").unwrap_or_else(|| panic!("`{line}` gives no reason"));
            assert!(reason.len() > 10, "`{line}` gives no reason");
            number.to_owned()
        })
        .collect()
}

fn bears(test: &str, number: &str) -> bool {
    let prefix = format!("{}_", number.to_lowercase().replace('.', "_"));
    test.strip_prefix(&prefix).is_some_and(|rest| rest.starts_with(char::is_alphabetic))
}

#[test]
fn every_rule_has_a_test_that_bears_its_number() {
    let (tests, excused) = (tests(), excused());
    let gaps: Vec<String> = numbers()
        .into_iter()
        .filter(|number| !excused.contains(number) && !tests.iter().any(|test| bears(test, number)))
        .collect();
    assert!(gaps.is_empty(), "{} rules have no test: {gaps:?}", gaps.len());
}

#[test]
fn no_rule_is_excused_that_has_a_test_or_does_not_exist() {
    let (numbers, tests) = (numbers(), tests());
    for number in excused() {
        assert!(numbers.contains(&number), "{number} is not in the rules document");
        assert!(!tests.iter().any(|test| bears(test, &number)), "{number} has a test and needs no excuse");
    }
}
