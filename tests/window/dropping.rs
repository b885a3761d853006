//! Somebody's record is dropped onto the window: it is on the shelf. What is no record is not, and is said so.

use std::path::Path;

use bloodless::history::Given;
use bloodless::hotseat::HotSeat;
use bloodless::table::MatchSetup;

use super::desk::Desk;
use super::drag::Drag;
use super::plan::LOADED;

/// A match of a few answers, recorded somewhere else.
fn record_elsewhere(file: &Path) {
    let decks = LOADED.core_decks();
    let setup = MatchSetup::new(5, [decks[0].clone(), decks[1].clone()]);
    let (mut seat, _) = HotSeat::start(&LOADED.set_for(&setup.decks()), setup, file).unwrap();
    for _ in 0..12 {
        seat.give(Given::Choice(0)).unwrap();
    }
}

fn drop_onto(desk: &Desk, file: &Path) {
    let drag = Drag::onto(&desk.screen.name, desk.hands.window("Bloodless"), file);
    desk.until("the window to ask for the file", |_| drag.told());
    drag.let_go();
    desk.until("the window to take the file", |_| drag.taken());
}

#[test]
fn a_record_that_is_dropped_onto_the_window_is_put_on_the_shelf() {
    let desk = Desk::new();
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("from a friend.bloodless");
    record_elsewhere(&file);
    let taken_in = desk.saves().join("from a friend.bloodless");
    let title = desk.screen.look();
    drop_onto(&desk, &file);
    desk.until("the record on the shelf", |_| taken_in.exists());
    desk.until("the shelf to be shown", |desk| desk.screen.look() != title);
    let shelf = desk.at_rest();
    assert!(!desk.is_at_the_title(), "one is led to the shelf");
    assert_eq!(std::fs::read(&taken_in).unwrap(), std::fs::read(&file).unwrap());
    // Only half of it: it is refused with a sentence, and the shelf stays as it was.
    let whole = std::fs::read(&file).unwrap();
    let half = elsewhere.path().join("half.bloodless");
    std::fs::write(&half, &whole[..whole.len() - 5]).unwrap();
    drop_onto(&desk, &half);
    desk.until("the sentence", |desk| desk.screen.look() != shelf);
    desk.at_rest();
    assert_eq!(std::fs::read_dir(desk.saves()).unwrap().count(), 1, "the half is not taken in");
    assert_eq!(std::fs::read(&half).unwrap().len(), whole.len() - 5, "nor touched where it was");
}
