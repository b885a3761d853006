//! A match from the title to the end screen by keys alone.

use bloodless::history::Given;

use super::desk::Desk;

#[test]
fn a_match_by_keyboard_alone() {
    let desk = Desk::new();
    // The first arrow goes to the first drawer.
    desk.and_see(|desk| desk.press("Down"));
    desk.and_see(|desk| desk.press("Return"));
    desk.and_see(|desk| desk.press("Down"));
    desk.and_see(|desk| desk.press("Return"));
    desk.until_answers(0);
    let lift = |desk: &Desk| desk.press("space");
    let mut viewer = None;
    for kept in 1..=2 {
        desk.look_on(&mut viewer, lift);
        desk.and_see(|desk| desk.press("Return"));
        desk.until_answers(kept);
    }
    for _ in 0..2 {
        desk.look_on(&mut viewer, lift);
        let before = desk.answers().len();
        desk.and_see(|desk| desk.press("a"));
        desk.until_more_answers(before);
    }
    desk.look_on(&mut viewer, lift);
    let asked = desk.game().question().unwrap().player;
    let given = desk.answers().len();
    desk.and_see(|desk| desk.press("Escape"));
    // Go on, settings, give up.
    for _ in 0..3 {
        desk.and_see(|desk| desk.press("Down"));
    }
    desk.and_see(|desk| desk.press("Return"));
    desk.and_see(|desk| desk.press("Return"));
    desk.until_more_answers(given);
    assert_eq!(desk.answers().last(), Some(&Given::Concede(asked)));
    // From the end back to the title, where nothing is left to continue.
    desk.and_see(|desk| desk.press("Escape"));
    assert_eq!(desk.game().ending().unwrap().winner(), Some(asked.opponent()));
}
