//! Stopping at any moment, going on, and taking back.

use super::desk::{Desk, at};

#[test]
fn a_match_goes_on_after_the_power_failed_and_can_be_taken_back() {
    let mut desk = Desk::new();
    desk.and_see(|desk| desk.click(at::PLAY.0, at::PLAY.1));
    desk.and_see(|desk| desk.click(at::START.0, at::START.1));
    desk.and_see(|desk| desk.click(at::CURTAIN_SEAL.0, at::CURTAIN_SEAL.1));
    desk.and_see(|desk| desk.click(at::KEEP_HAND.0, at::KEEP_HAND.1));
    desk.until_answers(1);
    let before = desk.game().hash();
    let second = desk.game().question().map(|question| question.player);
    desk.kill();
    desk.start();
    desk.and_see(|desk| desk.click(at::CONTINUE.0, at::CONTINUE.1));
    assert_eq!(desk.game().hash(), before, "it goes on where it was left");
    desk.and_see(|desk| desk.click(at::CURTAIN_SEAL.0, at::CURTAIN_SEAL.1));
    desk.and_see(|desk| desk.click(at::KEEP_HAND.0, at::KEEP_HAND.1));
    desk.until_answers(2);
    // What was given before is taken back: the other is asked where it was theirs, or showed something.
    let mut viewer = second;
    desk.look_on(&mut viewer, |desk| desk.click(at::CURTAIN_SEAL.0, at::CURTAIN_SEAL.1));
    desk.and_see(|desk| desk.press("u"));
    assert_eq!(desk.answers().len(), 2, "nothing is taken back before the other agrees");
    desk.click(at::LET_IT_BE_TAKEN_BACK.0, at::LET_IT_BE_TAKEN_BACK.1);
    desk.until_answers(1);
    assert_eq!(desk.game().hash(), before);
}
