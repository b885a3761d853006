//! The program is killed at any moment: no answer whose result was shown is lost.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use bloodless::history::MatchRecord;
use bloodless::mods::{self, Loaded, Sources};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// So many on every run; `scripts/kill` asks for more.
const KILLS: u32 = 25;

/// The table is shown anew after every answer, and this stands in it once.
const SHOWN: &str = "Your hand:";

/// Plays on from where the record is and kills the program when it has said so much; what it said.
fn play_and_kill(record: &Path, goes_on: bool, after_bytes: usize) -> String {
    let mut call = Command::new(env!("CARGO_BIN_EXE_bloodless"));
    call.args(["play", "--text", "--record"]).arg(record);
    call.args(if goes_on { &["--continue"][..] } else { &["--seed", "77"] });
    let mut running = call
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut stdin = running.stdin.take().expect("it has an input");
    let typing = std::thread::spawn(move || while stdin.write_all(b"1\n").is_ok() {});
    let mut stdout = running.stdout.take().expect("it has an output");
    let mut said = Vec::new();
    let mut part = [0; 512];
    while said.len() < after_bytes {
        match stdout.read(&mut part).expect("it can be read") {
            0 => break,
            read => said.extend(&part[..read]),
        }
    }
    running.kill().expect("it can be killed");
    stdout.read_to_end(&mut said).expect("what it had said before");
    running.wait().expect("it has ended");
    typing.join().expect("nobody reads any more");
    String::from_utf8_lossy(&said).into_owned()
}

fn answers(record: &Path, loaded: &Loaded) -> usize {
    let (read, _) = MatchRecord::read(record).expect("the start of a record is never lost");
    let (game, damage) = read.replay(&loaded.set, usize::MAX).expect("it is replayed");
    assert!(damage.is_none(), "{damage:?}");
    game.answers().len()
}

#[test]
fn no_answer_whose_result_was_shown_is_lost() {
    let kills = std::env::var("BLOODLESS_KILLS").ok().and_then(|many| many.parse().ok()).unwrap_or(KILLS);
    let loaded = mods::load(&Sources::core(Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core")));
    let folder = tempfile::tempdir().expect("a folder");
    let mut chance = ChaCha8Rng::seed_from_u64(0x6b69_6c6c);
    let mut record = folder.path().join("0.bloodless");
    let (mut before, mut confirmed) = (0, 0);
    for number in 0..kills {
        let goes_on = record.exists();
        let said = play_and_kill(&record, goes_on, chance.random_range(1..40_000));
        if !record.exists() {
            // It was killed before there was a match.
            assert!(!said.contains(SHOWN), "a table was shown that is on no disk");
            continue;
        }
        // The first table shown is that of the match as it was taken up.
        let shown = said.matches(SHOWN).count().saturating_sub(1);
        confirmed += shown;
        let kept = answers(&record, &loaded);
        assert!(kept >= before + shown, "kill {number}: {before} and {shown} answers, {kept} kept");
        before = kept;
        if said.contains("wins") || said.contains("a draw") {
            record = folder.path().join(format!("{}.bloodless", number + 1));
            before = 0;
        }
    }
    assert!(confirmed > 0, "nothing was ever answered");
    println!("{kills} kills, {confirmed} answers confirmed, none lost");
}
