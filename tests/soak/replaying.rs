//! Records: what was written to disk leads through the same states again.

use std::sync::Arc;

use bloodless::history::{Game, Given, MatchRecord, RecordFile};
use bloodless::table::PlayerId;

use super::support::{CORE, Decks, Walk};

#[test]
fn a_record_leads_through_the_same_states() {
    let folder = tempfile::tempdir().expect("a folder");
    for number in 0..40 {
        let path = folder.path().join(format!("{number}.bloodless"));
        let mut walk = Walk::new(0x4ec04d, number, if number % 2 == 0 { Decks::Core } else { Decks::Random });
        let mut file = RecordFile::create(&path, &walk.game).expect("it is written");
        let mut hashes = vec![walk.game.hash()];
        // Every fourth match is given up on the way.
        let given_up = if number % 4 == 3 { 1 + walk.any(60) } else { usize::MAX };
        while let Some(answer) = walk.choose() {
            let given = match walk.game.answers().len() < given_up {
                true => Given::Choice(answer as u16),
                false => Given::Concede(PlayerId::seat(number / 4 % 2)),
            };
            file.write(&mut walk.game, given).expect("it is written");
            walk.game.give(given).expect("what is offered is accepted");
            hashes.push(walk.game.hash());
        }
        let (record, cut) = MatchRecord::read(&path).expect("it is read");
        assert!(cut.is_none(), "match {number}: {cut:?}");
        assert_eq!(*record.setup(), *walk.game.setup());
        assert_eq!(record.answers, walk.game.answers());
        let mut again = Game::new(Arc::clone(&CORE), record.setup().clone()).expect("legal decks");
        assert_eq!(again.hash(), hashes[0]);
        for (at, &given) in record.answers.iter().enumerate() {
            again.give(given).expect("it was legal before");
            assert_eq!(again.hash(), hashes[at + 1], "match {number}, answer {at}");
        }
        for to in [usize::MAX, walk.any(hashes.len()), walk.any(hashes.len())] {
            let (mut again, damage) = record.replay(&CORE, to).expect("it is replayed");
            assert!(damage.is_none(), "match {number} to {to}: {damage:?}");
            let to = to.min(hashes.len() - 1);
            assert_eq!(again.hash(), hashes[to], "match {number} to {to}");
            // Fork equals replay.
            let mut walked = walk.game.fork();
            walked.undo_to(to);
            assert_eq!(walked.hash(), hashes[to], "match {number}, fork back to {to}");
        }
    }
}
