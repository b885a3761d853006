//! What a pack may be at most, each limit from both sides.

use bloodless::mods::{DEEPEST_FOLDER, LARGEST_PACK, LARGEST_TEXT, MOST_FILES};

use super::folder::{Folder, card};

#[test]
fn a_ron_file_has_at_most_256_kib() {
    let folder = Folder::new();
    let padded = |bytes: usize| format!("{}\n//{}", card("eel"), " ".repeat(bytes - card("eel").len() - 3));
    folder.manifest("mine", "").write("mods/mine/eel.ron", padded(LARGEST_TEXT as usize));
    assert!(folder.load().is_well().has_card("eel"));
    folder.write("mods/mine/eel.ron", padded(LARGEST_TEXT as usize + 1));
    let found = folder.load();
    found.complains("mods/mine/eel.ron", "larger than 256 KiB");
    assert!(!found.has_card("eel"));
    assert_eq!(LARGEST_TEXT, 256 * 1024);
}

#[test]
fn a_language_file_has_at_most_256_kib_and_is_utf8() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/lang/es.ftl", " ".repeat(LARGEST_TEXT as usize + 1));
    folder.write("mods/mine/lang/en.ftl", b"card-eel = Eel\ncard-ray = R\xff");
    let found = folder.load();
    found.complains("mods/mine/lang/es.ftl", "larger than 256 KiB");
    let problem = found.complains("mods/mine/lang/en.ftl", "not UTF-8");
    assert_eq!((problem.line, problem.column), (2, 13));
}

#[test]
fn a_card_is_at_most_64_deep() {
    let nested = |depth: usize| {
        format!(
            "Card(name: \"eel\", kind: Command, effects: [{}Draw(player: You){}])",
            "Then([".repeat(depth),
            "])".repeat(depth)
        )
    };
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", nested(10));
    assert!(folder.load().is_well().has_card("eel"));
    for depth in [70, 1_000, 20_000] {
        folder.write("mods/mine/eel.ron", nested(depth));
        let found = folder.load();
        assert!(!found.has_card("eel"));
        let problem = &found.0.problems[0];
        assert!(problem.file.ends_with("mods/mine/eel.ron") && problem.column > 40, "{problem:?}");
    }
}

#[test]
fn a_mod_has_at_most_5000_files() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", card("eel"));
    for number in 0..MOST_FILES - 2 {
        std::fs::write(folder.path("mods/mine").join(number.to_string()), "").unwrap();
    }
    assert!(folder.load().is_well().has_card("eel"));
    folder.write("mods/mine/one-more", "");
    let found = folder.load();
    found.complains("mods/mine", "more than 5000 files");
    assert!(!found.has_card("eel") && found.has_card("gnat"));
    assert_eq!(MOST_FILES, 5_000);
}

#[test]
fn a_mod_has_at_most_256_mib() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", card("eel"));
    // A file with a hole: its size without its bytes.
    let big = std::fs::File::create(folder.path("mods/mine/big.bin")).unwrap();
    big.set_len(LARGEST_PACK - 10_000).unwrap();
    assert!(folder.load().is_well().has_card("eel"));
    big.set_len(LARGEST_PACK).unwrap();
    let found = folder.load();
    found.complains("mods/mine", "at most 268435456 are loaded");
    assert!(!found.has_card("eel") && found.has_card("gnat"));
}

#[test]
fn folders_are_read_8_deep() {
    let folder = Folder::new();
    let below = |depth: usize| (0..depth).map(|at| format!("{at}/")).collect::<String>();
    folder.manifest("mine", "").write(&format!("mods/mine/{}eel.ron", below(DEEPEST_FOLDER)), card("eel"));
    folder.load().is_well();
    folder.write(&format!("mods/mine/{}ray.ron", below(DEEPEST_FOLDER + 1)), card("ray"));
    let found = folder.load();
    found.complains("mods/mine/0/1/2/3/4/5/6/7/8", "lies deeper");
    assert!(found.has_card("eel") && !found.has_card("ray"));
}
