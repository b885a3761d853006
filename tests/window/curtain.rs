//! Behind the curtain nothing can be seen of the hands.

use bloodless::table::PlayerId;

use super::desk::Desk;
use super::places;
use super::plan;
use super::player::{By, Player, is_drawn};
use super::screen::Picture;

/// The first curtain, the first hand, and the curtain that falls between the players when it is kept.
fn seen(seed: u64) -> [Picture; 3] {
    let desk = Desk::new();
    let mut player = Player::new(&desk, By::Pointer);
    player.begin(seed);
    desk.until("the curtain", is_drawn);
    let covered = desk.at_rest();
    let mut game = desk.game();
    for player in PlayerId::BOTH {
        assert!(plan::is_hidden(&mut game, player), "no view shows the other's hand");
    }
    player.take_the_seat(&mut game);
    let open = desk.at_rest();
    player.act(&mut game);
    desk.until("the curtain again", is_drawn);
    [covered, open, desk.at_rest()]
}

#[test]
fn the_curtain_is_the_same_whatever_is_behind_it() {
    // Two matches whose first decision is the same player's, with other cards.
    let asked = |seed: u64| plan::new_match(seed).question().unwrap().player;
    let one = 100;
    let other = (101..).find(|&seed| asked(seed) == asked(one)).unwrap();
    let [one, other] = [one, other].map(seen);
    assert!(one[0] == other[0], "nothing of the cards shows through the curtain");
    assert!(one[2] == other[2], "nor through the one that falls between the players");
    assert!(one[0].part(places::STAGE) != one[1].part(places::STAGE), "behind it lies the table");
    assert!(one[1].part(places::STAGE) != other[1].part(places::STAGE), "with other cards");
}
