//! A match from the title to the end screen by mouse alone.

use bloodless::cards::KindPattern;
use bloodless::history::{CardView, Given};

use super::desk::{Desk, at};

#[test]
fn a_match_by_mouse_alone() {
    let desk = Desk::new();
    desk.and_see(|desk| desk.click(at::PLAY.0, at::PLAY.1));
    desk.and_see(|desk| desk.click(at::START.0, at::START.1));
    desk.until_answers(0);
    // Both keep their hands; between them the curtain falls.
    let lift = |desk: &Desk| desk.click(at::CURTAIN_SEAL.0, at::CURTAIN_SEAL.1);
    let mut viewer = None;
    for kept in 1..=2 {
        desk.look_on(&mut viewer, lift);
        desk.and_see(|desk| desk.click(at::KEEP_HAND.0, at::KEEP_HAND.1));
        desk.until_answers(kept);
    }
    // Turns: a flask out of the hand onto the board, then the seal.
    let mut flasks = 0;
    for _ in 0..4 {
        desk.look_on(&mut viewer, lift);
        let before = desk.answers().len();
        if let Some((x, y)) = flask_in_hand(&desk) {
            desk.and_see(|desk| desk.click(x, y));
            desk.and_see(|desk| desk.click(414, 479));
            desk.until_more_answers(before);
            flasks += 1;
        }
        let before = desk.answers().len();
        desk.and_see(|desk| desk.click(at::SEAL.0, at::SEAL.1));
        desk.until_more_answers(before);
    }
    assert!(flasks > 0, "four turns without a flask in any hand");
    let mut game = desk.game();
    let asked = game.question().unwrap().player;
    let view = game.view(asked);
    let on_board = view.sides.iter().filter(|side| side.board[0].is_some()).count();
    assert!(on_board > 0, "what was played lies where it was put");
    // Who is asked gives up, by the menu.
    desk.look_on(&mut viewer, lift);
    desk.and_see(|desk| desk.click(at::MENU.0, at::MENU.1));
    let given = desk.answers().len();
    desk.and_see(|desk| desk.click(at::GIVE_UP.0, at::GIVE_UP.1));
    assert_eq!(desk.answers().len(), given, "giving up asks whether it is meant");
    desk.and_see(|desk| desk.click(at::GIVE_UP.0, at::GIVE_UP.1));
    desk.until_answers(given + 1);
    assert_eq!(desk.answers().last(), Some(&Given::Concede(asked)));
    assert_eq!(desk.game().ending().unwrap().winner(), Some(asked.opponent()));
}

/// Where a flask of the hand that is seen can be clicked; none if the first space is taken.
fn flask_in_hand(desk: &Desk) -> Option<(u32, u32)> {
    let mut game = desk.game();
    let view = game.view(game.question()?.player);
    let side = &view.sides[view.player.index()];
    if side.board[0].is_some() {
        return None;
    }
    let place = side.hand.iter().position(|card| match card {
        CardView::Open(card) => card.kind == KindPattern::Flask && card.cost == 0,
        _ => false,
    })?;
    // A fan of 118 from card to card, each turned by 5.2 degrees more; a little left, beside the next one.
    let cards = side.hand.len();
    let step = 118.0_f64.min(590.0 / (cards - 1).max(1) as f64) / 118.0;
    let from_middle = (place as f64 - (cards as f64 - 1.0) / 2.0) * step;
    let x = 676.0 + 118.0 * from_middle + 168.0 * (5.2 * from_middle).to_radians().sin();
    Some(((x - 20.0) as u32, 790))
}
