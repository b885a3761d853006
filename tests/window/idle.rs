//! A window in which nothing happens costs next to nothing.

use std::thread;
use std::time::Duration;

use super::desk::Desk;
use super::plan;
use super::player::{By, Player, is_drawn};

/// So long it is watched, and so much the game may compute meanwhile: drawn without a graphics card at full speed it
/// would be more than the whole time.
const WATCHED: Duration = Duration::from_secs(4);
const MOST: Duration = Duration::from_millis(1400);

fn sleeps(desk: &Desk, what: &str) {
    desk.at_rest();
    let before = desk.computed();
    thread::sleep(WATCHED);
    let spent = desk.computed() - before;
    println!("{what}: {} % of a core", 100 * spent.as_millis() / WATCHED.as_millis());
    assert!(spent < MOST, "{what} computes for {spent:?} in {WATCHED:?}");
}

#[test]
fn idle_screens_are_hardly_drawn() {
    let desk = Desk::new();
    sleeps(&desk, "the title");
    let mut player = Player::new(&desk, By::Keys);
    player.begin(plan::short_match());
    desk.until("the curtain", is_drawn);
    sleeps(&desk, "the curtain");
    let mut game = desk.game();
    player.take_the_seat(&mut game);
    sleeps(&desk, "the hand that may be kept");
    game = player.act(&mut game);
    game = player.act(&mut game);
    player.take_the_seat(&mut game);
    sleeps(&desk, "the table");
}
