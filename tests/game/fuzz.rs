//! Any bytes whatever: reading and replaying a record never panics.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use bloodless::cards::{CardSet, load_folder};
use bloodless::history::{Game, Given, MatchRecord, RecordFile};
use bloodless::table::MatchSetup;
use bloodless::tools::{Fault, write_fault};
use proptest::collection::vec;
use proptest::prelude::*;

static CORE: LazyLock<Arc<CardSet>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    Arc::new(load_folder(&folder).expect("the core pack loads"))
});

/// The record of forty answers of a real match.
static REAL: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder");
    let decks = [CORE.decks()[0].clone(), CORE.decks()[1].clone()];
    let fault = Fault {
        game: 0,
        seed: 9,
        what: String::new(),
        answers: vec![0; 40],
        setup: MatchSetup::new(9, decks),
    };
    let path = write_fault(&CORE, &fault, folder.path()).expect("it is written");
    std::fs::read(path).expect("it is there")
});

fn read_and_replay(bytes: &[u8]) {
    if let Ok((record, _)) = MatchRecord::from_bytes(bytes) {
        let _ = record.replay(&CORE, 60);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_never_panic(bytes in vec(any::<u8>(), 0..400), ours in any::<bool>()) {
        let mut all = if ours { b"BLDLESS2".to_vec() } else { Vec::new() };
        all.extend(bytes);
        read_and_replay(&all);
    }

    #[test]
    fn mutated_records_never_panic(changes in vec((any::<prop::sample::Index>(), any::<u8>()), 1..6), cut in any::<prop::sample::Index>()) {
        let mut bytes = REAL.clone();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        read_and_replay(&bytes);
        bytes.truncate(cut.index(bytes.len() + 1));
        read_and_replay(&bytes);
    }

    /// Whoever forges a record can make its start vouch for anything.
    #[test]
    fn forged_setups_never_panic(changes in vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)) {
        let mut bytes = REAL.clone();
        let length = u32::from_le_bytes([bytes[8], bytes[9], bytes[10], bytes[11]]) as usize;
        let end = 13 + length;
        for (at, byte) in changes {
            bytes[13 + at.index(length)] = byte;
        }
        let mut hasher = blake3::Hasher::new();
        hasher.update(&[0; 8]).update(&bytes[8..end]);
        bytes[end..end + 8].copy_from_slice(&hasher.finalize().as_bytes()[..8]);
        read_and_replay(&bytes);
    }

    /// The header vouches for itself, so a forged one is whole: any answers at all may follow.
    #[test]
    fn any_answers_never_panic(seed in any::<u64>(), answers in vec(0u16..40, 0..60)) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("any.bloodless");
        let decks = [CORE.decks()[0].clone(), CORE.decks()[1].clone()];
        let mut game = Game::new(Arc::clone(&CORE), MatchSetup::new(seed, decks)).expect("legal decks");
        let mut file = RecordFile::create(&path, &game).expect("it is written");
        let mut legal = 0;
        for &answer in &answers {
            let before = game.hash();
            file.write(&mut game, Given::Choice(answer)).expect("it is written");
            match game.give(Given::Choice(answer)) {
                Ok(()) => legal += 1,
                Err(_) => {
                    prop_assert_eq!(before, game.hash());
                    break;
                }
            }
        }
        let (record, cut) = MatchRecord::read(&path).expect("it is read");
        prop_assert!(cut.is_none());
        let (again, damage) = record.replay(&CORE, usize::MAX).expect("it is replayed");
        prop_assert_eq!(again.answers().len(), legal);
        prop_assert_eq!(damage.is_some(), legal < record.answers.len());
    }
}
