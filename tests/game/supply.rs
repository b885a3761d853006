//! What the game is built from: one Bevy, one egui, nothing that talks to a network, no unsafe code.

use std::path::Path;

/// Crates whose name is enough to know that they open connections.
const NETWORK: [&str; 7] = ["reqwest", "hyper", "ureq", "openssl", "curl", "tungstenite", "quinn"];

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn versions(lock: &str, name: &str) -> usize {
    lock.lines().filter(|line| *line == format!("name = \"{name}\"")).count()
}

#[test]
fn there_is_one_bevy_and_one_egui() {
    let lock = file("Cargo.lock");
    for name in ["bevy", "bevy_ecs", "egui", "bevy_egui"] {
        assert_eq!(versions(&lock, name), 1, "{name}");
    }
}

#[test]
fn nothing_talks_to_a_network() {
    let lock = file("Cargo.lock");
    for name in NETWORK {
        assert_eq!(versions(&lock, name), 0, "{name}");
    }
    fn sources(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, found);
            } else if std::fs::read_to_string(&path).is_ok_and(|text| text.contains("std::net")) {
                found.push(path.display().to_string());
            }
        }
    }
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn unsafe_code_is_forbidden() {
    assert!(file("Cargo.toml").contains("unsafe_code = \"forbid\""));
}
