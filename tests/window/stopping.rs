//! Stopping at any moment, going on, and taking back.

use super::desk::Desk;
use super::places;
use super::plan::{self, Deed};
use super::player::{By, Player, is_drawn};

#[test]
fn a_match_goes_on_after_it_was_left_and_after_the_power_failed_and_can_be_taken_back() {
    let seed = plan::short_match();
    let mut desk = Desk::new();
    Player::new(&desk, By::Pointer).begin(seed);
    let mut game = desk.game();
    game = Player::new(&desk, By::Pointer).act(&mut game);
    desk.until("the other's curtain", is_drawn);
    desk.at_rest();
    // Out of the match through its menu.
    desk.after(|hands| hands.press(&["Escape"]));
    desk.after(|hands| hands.click(places::SAVE_AND_LEAVE));
    assert!(desk.is_at_the_title());
    desk.hands.click(places::CONTINUE);
    assert_eq!(desk.game().hash(), game.hash(), "it goes on where it was left");
    {
        let mut player = Player::new(&desk, By::Pointer);
        game = player.act(&mut game);
        // On until a card lies on the table.
        while !matches!(plan::next(&mut game), Some(Deed::Place(..))) {
            game = player.act(&mut game);
        }
    }
    desk.kill();
    desk.start();
    desk.hands.click(places::CONTINUE);
    let before = game.hash();
    let mut player = Player::new(&desk, By::Keys);
    let placed = player.act(&mut game);
    // One's own play that showed nothing new is taken back without asking, from its space into the hand; and given
    // again.
    assert_eq!(placed.answers().len(), game.answers().len() + 2, "the card, then the space");
    desk.hands.press(&["u"]);
    desk.until_answers(game.answers().len());
    desk.at_rest();
    desk.hands.press(&["y"]);
    desk.until_answers(placed.answers().len());
    desk.at_rest();
    desk.hands.press(&["u"]);
    desk.until_answers(game.answers().len());
    assert_eq!(desk.game().hash(), before);
    desk.at_rest();
    // What the other player did, and what showed them something, only they can let be taken back.
    let asked = desk.after(|hands| hands.press(&["u"]));
    assert_eq!(desk.answers(), Some(game.answers().len()), "nothing is taken back before the other agrees");
    desk.hands.click(places::LET_IT_BE_TAKEN_BACK);
    desk.until_answers(game.answers().len() - 1);
    assert!(desk.at_rest() != asked);
}
