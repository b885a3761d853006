//! A match from the title to the end screen by keys alone.

use super::desk::Desk;
use super::player::{By, Player};

#[test]
fn a_match_by_keyboard_alone() {
    let desk = Desk::new();
    Player::new(&desk, By::Keys).play_to_the_end();
    desk.hands.press(&["s"]);
    desk.until("the saved match", |desk| desk.kept_records() == 1);
    desk.hands.press(&["Escape"]);
    desk.until("the title", Desk::is_at_the_title);
}
