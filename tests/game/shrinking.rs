//! A record that breaks something is reduced to the answers that matter.

use std::path::Path;
use std::sync::Arc;

use bloodless::cards::{EventKind, load_folder};
use bloodless::history::{Game, Status};
use bloodless::table::MatchSetup;
use bloodless::tools::{Policy, Shrinking, play_out};

use super::program::{bloodless, play};

#[test]
fn the_shortest_answers_still_lead_there() {
    let set = Arc::new(load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core")).unwrap());
    let setup = MatchSetup::new(8, [set.decks()[0].clone(), set.decks()[1].clone()]);
    let mut game = Game::new(Arc::clone(&set), setup.clone()).unwrap();
    play_out(&mut game, Policy::Eager, 8, 0).unwrap();
    let died = |game: &mut Game| {
        let is_death = |kind, status| kind == EventKind::Die && status == Status::Resolved;
        let deaths = game.history().since(0).filter(|(_, record)| is_death(record.event.kind, record.status));
        (deaths.count() > 0).then(|| "something died".to_owned())
    };
    assert!(died(&mut game).is_some());
    let answers = game.answers().to_vec();
    let mut shrinking = Shrinking { set: &set, setup: &setup, breaks: &died };
    let (shortest, what) = shrinking.shortest(&answers).expect("something died in it");
    assert_eq!(what, "something died");
    assert!(shortest.len() < answers.len());
    let mut again = Game::new(Arc::clone(&set), setup.clone()).unwrap();
    for (at, &given) in shortest.iter().enumerate() {
        assert!(died(&mut again).is_none(), "only the last of its answers does it, not number {at}");
        again.give(given).unwrap();
    }
    assert!(died(&mut again).is_some());
    // None of them can be left out.
    for left_out in 0..shortest.len() {
        let mut fewer = shortest.clone();
        fewer.remove(left_out);
        let found = shrinking.shortest(&fewer);
        assert!(found.is_none_or(|(found, _)| found.len() >= shortest.len()), "without answer {left_out}");
    }
}

#[test]
fn a_sound_record_is_not_shrunk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sound.bloodless");
    play(&path, &["--seed", "21"], &"1\n".repeat(10)).ends_with(0);
    bloodless(&["shrink", path.to_str().unwrap()]).ends_with(1).says("breaks no invariant in its 10 answers");
    bloodless(&["shrink", "nowhere.bloodless"]).ends_with(2).says("there is no file");
}
