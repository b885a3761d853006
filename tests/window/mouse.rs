//! A match from the title to the end screen by mouse alone.

use super::desk::Desk;
use super::places;
use super::player::{By, Player};

#[test]
fn a_match_by_mouse_alone() {
    let desk = Desk::new();
    Player::new(&desk, By::Pointer).play_to_the_end();
    // Only the end screen saves a match.
    desk.hands.click(places::SAVE_THE_MATCH);
    desk.until("the saved match", |desk| desk.kept_records() == 1);
}
