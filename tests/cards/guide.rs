//! `docs/modding.md` is followed to the letter: its files are written, its commands run, what it shows is
//! compared, and what comes of it is the example mod.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

const GUIDE: &str = include_str!("../../docs/modding.md");
/// What the guide calls a drawing, and the file of the example mod that it is.
const DRAWINGS: [(&str, &str); 5] = [
    ("fish", "silver-shoal"),
    ("jellyfish", "moon-jelly"),
    ("octopus", "ink-octopus"),
    ("eel", "conger-eel"),
    ("kraken-eye", "the-kraken-wakes"),
];

/// A fenced block of the guide.
struct Block {
    /// The number of its first line.
    line: usize,
    language: &'static str,
    /// The file that the line above it names.
    file: Option<&'static str>,
    text: String,
}

fn blocks() -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    let mut above = "";
    for (at, line) in GUIDE.lines().enumerate() {
        match line.strip_prefix("```") {
            Some(_) if open => open = false,
            Some(language) => {
                let file = above.strip_prefix("**`").and_then(|rest| rest.strip_suffix("`**"));
                blocks.push(Block { line: at + 2, language, file, text: String::new() });
                open = true;
            }
            None if open => {
                let block = blocks.last_mut().unwrap();
                block.text.push_str(line);
                block.text.push('\n');
            }
            None => {}
        }
        above = line;
    }
    blocks
}

fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let copy = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy_folder(&path, &copy);
        } else {
            std::fs::copy(&path, &copy).unwrap();
        }
    }
}

fn files_in(folder: &Path, below: &str, files: &mut BTreeMap<String, Vec<u8>>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = format!("{below}{}", path.file_name().unwrap().to_str().unwrap());
        if path.is_dir() {
            files_in(&path, &format!("{name}/"), files);
        } else {
            files.insert(name, std::fs::read(&path).unwrap());
        }
    }
}

/// A game of its own in a folder: the program, the core pack, some drawings, no mods.
fn new_game(folder: &Path) {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    copy_folder(&project.join("cards/core"), &folder.join("cards/core"));
    let (built, program) = (env!("CARGO_BIN_EXE_bloodless"), folder.join("bloodless"));
    std::fs::hard_link(built, &program).or_else(|_| std::fs::copy(built, &program).map(drop)).unwrap();
    std::fs::create_dir(folder.join("drawings")).unwrap();
    for (drawing, card) in DRAWINGS {
        let art = project.join(format!("mods/tidepool/art/{card}.svg"));
        std::fs::copy(art, folder.join(format!("drawings/{drawing}.svg"))).unwrap();
    }
}

/// What a command says, both outputs together as in a terminal.
fn said(folder: &Path, command: &str) -> String {
    let script = format!("{} 2>&1", command.replacen("bloodless", "./bloodless", 1));
    let mut shell = Command::new("bash");
    // Mods of whoever runs the tests are not those of the guide.
    shell
        .args(["-c", &script])
        .current_dir(folder)
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder.join("data"));
    String::from_utf8(shell.output().unwrap().stdout).unwrap()
}

/// Whether a line is as shown, where `…` stands for anything.
fn is_shown(shown: &str, said: &str) -> bool {
    let Some((start, end)) = shown.split_once('…') else { return shown == said };
    said.len() >= start.len() + end.len() && said.starts_with(start) && said.ends_with(end)
}

/// Whether lines are as shown, where a line that is only `…` stands for any lines.
fn are_shown(shown: &[&str], said: &[&str]) -> bool {
    match (shown, said) {
        ([], said) => said.is_empty(),
        (["…", rest @ ..], said) => (0..=said.len()).any(|at| are_shown(rest, &said[at..])),
        ([first, rest @ ..], [line, more @ ..]) => is_shown(first, line) && are_shown(rest, more),
        _ => false,
    }
}

fn compare(block: &Block, command: &str, shown: &[&str], said: &str) {
    let lines: Vec<&str> = said.lines().collect();
    let same = are_shown(shown, &lines);
    let line = block.line;
    assert!(
        same,
        "docs/modding.md:{line}: `{command}` says\n\n{said}\nand the guide shows\n\n{}",
        shown.join("\n")
    );
}

#[test]
fn the_guide_leads_to_the_example_mod_and_shows_what_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    new_game(folder.path());
    for block in blocks() {
        if block.language == "console" {
            for call in block.text.split("$ ").skip(1) {
                let (command, shown) = call.split_once('\n').unwrap();
                let shown: Vec<&str> = shown.lines().collect();
                compare(&block, command, &shown, &said(folder.path(), command));
            }
            continue;
        }
        assert!(["ron", "ftl"].contains(&block.language), "docs/modding.md:{}: an unknown block", block.line);
        let file =
            block.file.unwrap_or_else(|| panic!("docs/modding.md:{}: which file is this?", block.line));
        let path: PathBuf = folder.path().join(file);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, &block.text).unwrap();
    }
    let [mut built, mut shipped] = [BTreeMap::new(), BTreeMap::new()];
    files_in(&folder.path().join("mods/tidepool"), "", &mut built);
    files_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("mods/tidepool"), "", &mut shipped);
    let names = |files: &BTreeMap<String, Vec<u8>>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&built), names(&shipped));
    for (name, bytes) in &built {
        assert!(shipped[name] == *bytes, "{name} is not as in the guide");
    }
}

/// The numbers in the guide are those in the code.
#[test]
fn the_limits_in_the_guide_are_those_of_the_game() {
    use bloodless::cards::{DEEPEST_NAME, MOST_ABILITIES};
    use bloodless::mods::*;
    let grouped = |number: u64| match number / 1000 {
        0 => number.to_string(),
        thousands => format!("{thousands},{:03}", number % 1000),
    };
    for limit in [
        format!("| {} KiB, UTF-8 |", LARGEST_TEXT / 1024),
        format!(
            "| {} MiB, {LARGEST_SIDE}×{LARGEST_SIDE}, {} MiB decoded |",
            LARGEST_PICTURE >> 20,
            LARGEST_DECODED >> 20
        ),
        format!("| {} KiB, {} shapes,", LARGEST_DRAWING / 1024, grouped(MOST_SHAPES)),
        format!("| {} files and folders, {} MiB |", grouped(MOST_FILES as u64), LARGEST_PACK >> 20),
        format!("| folders inside each other | {DEEPEST_FOLDER} |"),
        format!("| kins above each other, keywords made of keywords | {DEEPEST_NAME} deep |"),
        format!("| abilities of a card, those of its keywords among them | {MOST_ABILITIES} |"),
    ] {
        assert!(GUIDE.contains(&limit), "the guide lacks: {limit}");
    }
}

/// What the guide says the core pack has is what it has: every keyword, kin and counter.
#[test]
fn the_guide_tells_of_everything_the_core_pack_gives() {
    let chapter = GUIDE.split("## What the core pack gives you").nth(1).unwrap();
    let chapter = chapter.split("\n## ").next().unwrap();
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["keywords", "kins", "counters"] {
        for entry in std::fs::read_dir(project.join("cards/core").join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap();
            assert!(chapter.contains(&format!("`{name}`")), "the guide does not tell of {folder}/{name}");
        }
    }
}
