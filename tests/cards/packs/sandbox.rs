//! Nothing outside the folder of a pack is ever read, however a path is written or a folder is built.

use super::folder::{Folder, card};

/// A valid drawing that lies outside of every pack.
const DRAWING: &str =
    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>"#;

fn with_art(folder: &Folder, art: &str) {
    let text = format!("Card(\n    name: \"eel\",\n    kind: Command,\n    art: {art:?},\n)");
    folder.manifest("mine", "").write("mods/mine/eel.ron", text);
}

#[test]
fn a_path_in_art_stays_inside_the_folder_art() {
    let folder = Folder::new();
    folder.write("mods/secret.svg", DRAWING).write("mods/mine/outside.svg", DRAWING);
    let absolute = folder.path("mods/secret.svg").display().to_string();
    for (path, why) in [
        ("../outside.svg", "leads out of its folder"),
        ("../../secret.svg", "leads out of its folder"),
        ("deep/../../outside.svg", "leads out of its folder"),
        (absolute.as_str(), "starts at the root"),
        ("~/secret.svg", "starts at the root"),
        ("C:/secret.svg", "names a drive"),
        ("C:secret.svg", "names a drive"),
        ("file:///etc/passwd", "names a drive or an address"),
        ("\\\\server\\share\\secret.svg", "starts at the root"),
        ("..\\outside.svg", "has a backslash"),
        ("./outside.svg", "hidden part"),
        ("a//b.svg", "empty or hidden part"),
        (".hidden.svg", "hidden part"),
        ("con.svg", "not every system"),
        ("aux/a.svg", "not every system"),
        ("a\u{0}b.svg", "not every system"),
    ] {
        with_art(&folder, path);
        let found = folder.load();
        let problem = found.complains("mods/mine/eel.ron", why);
        assert_eq!(
            (problem.line, problem.column),
            (4, if path.contains(['\\', '\0']) { 5 } else { 10 }),
            "{problem}"
        );
        assert!(found.0.art("eel".into_name()).is_none(), "{path}");
        // The card itself is there, without that drawing.
        assert!(found.has_card("eel"));
    }
}

trait IntoName {
    fn into_name(self) -> bloodless::cards::Name;
}

impl IntoName for &str {
    fn into_name(self) -> bloodless::cards::Name {
        bloodless::cards::Name::new(self)
    }
}

#[cfg(unix)]
#[test]
fn links_are_not_followed() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new();
    folder
        .manifest("mine", "")
        .write("mods/mine/eel.ron", card("eel"))
        .write("mods/mine/art/other.svg", DRAWING);
    folder.write("secret/ray.ron", card("ray")).write("secret/eel.svg", DRAWING);
    folder.write("secret/es.ftl", "card-eel = Secreta");
    std::fs::create_dir_all(folder.path("mods/mine/lang")).unwrap();
    symlink(folder.path("secret/ray.ron"), folder.path("mods/mine/ray.ron")).unwrap();
    symlink(folder.path("secret"), folder.path("mods/mine/more")).unwrap();
    symlink(folder.path("secret/eel.svg"), folder.path("mods/mine/art/eel.svg")).unwrap();
    symlink(folder.path("secret/es.ftl"), folder.path("mods/mine/lang/es.ftl")).unwrap();
    let found = folder.load();
    for file in ["ray.ron", "more", "art/eel.svg", "lang/es.ftl"] {
        found.complains(&format!("mods/mine/{file}"), "links are not followed");
    }
    assert!(found.has_card("eel") && !found.has_card("ray"));
    assert!(found.0.art("eel".into_name()).is_none());
    assert!(found.0.languages.is_empty());
}

#[cfg(unix)]
#[test]
fn a_linked_manifest_is_none() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new();
    folder.write("secret/mod.ron", "Mod(id: \"mine\", version: \"1.0.0\", game: \"*\")");
    folder.write("mods/mine/eel.ron", card("eel"));
    symlink(folder.path("secret/mod.ron"), folder.path("mods/mine/mod.ron")).unwrap();
    let found = folder.load();
    found.complains("mods/mine/mod.ron", "links are not followed");
    found.complains("mods/mine", "has no mod.ron");
    assert!(!found.has_card("eel"));
}

#[cfg(unix)]
#[test]
fn a_linked_folder_is_no_mod() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new();
    folder.write("secret/mine/mod.ron", "Mod(id: \"mine\", version: \"1.0.0\", game: \"*\")");
    folder.write("secret/mine/eel.ron", card("eel"));
    std::fs::create_dir_all(folder.path("mods")).unwrap();
    symlink(folder.path("secret/mine"), folder.path("mods/mine")).unwrap();
    let found = folder.load();
    found.complains("mods/mine", "links are not followed");
    assert!(!found.has_card("eel"));
    // Who names the folder means it.
    assert!(folder.load_named(&["mods/mine"]).has_card("eel"));
}

#[cfg(unix)]
#[test]
fn names_that_some_system_cannot_hold_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/good.ron", card("good"));
    for name in ["con.ron", "Nul", "lpt1.ron", "a:b.ron", "a\\b.ron", "tail.ron ", "ends.", "line\nbreak.ron"]
    {
        folder.write(&format!("mods/mine/{name}"), card("bad"));
    }
    let crooked = std::ffi::OsStr::from_bytes(b"mods/mine/\xff.ron");
    std::fs::write(folder.path("").join(crooked), card("bad")).unwrap();
    let found = folder.load();
    let problems = &found.0.problems;
    let with = |words: &str| problems.iter().filter(|problem| problem.message.contains(words)).count();
    assert_eq!(with("device on Windows"), 3, "{problems:#?}");
    assert_eq!(with("not every system allows"), 3, "{problems:#?}");
    assert_eq!(with("ends with a space or a dot"), 2, "{problems:#?}");
    assert_eq!(with("not UTF-8"), 1, "{problems:#?}");
    assert_eq!(problems.len(), 9);
    assert!(found.has_card("good") && !found.has_card("bad"));
}

#[test]
fn hidden_files_are_passed_over() {
    let folder = Folder::new();
    folder
        .manifest("mine", "")
        .write("mods/mine/.draft.ron", "nonsense")
        .write("mods/mine/.git/x.ron", "nonsense");
    folder.write("mods/.trash/mod.ron", "nonsense").write("mods/notes.txt", "not a mod");
    folder.load().is_well();
}

#[cfg(unix)]
#[test]
fn what_is_no_ordinary_file_is_not_opened() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", card("eel"));
    // Opening a pipe that nobody writes to would never end.
    let pipe = folder.path("mods/mine/pipe.ron");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let found = folder.load();
    found.complains("mods/mine/pipe.ron", "no ordinary file");
    assert!(found.has_card("eel"));
}
