//! Behind the curtain nothing can be seen of the hands.

use bloodless::history::Game;
use bloodless::table::MatchSetup;

use super::desk::{Desk, Picture, at, loaded};

/// The lower part of the window, where the hand lies.
fn hand(picture: &Picture) -> Vec<u8> {
    picture.part(300, 650, 1130, 900)
}

#[test]
fn the_curtain_is_the_same_whatever_is_behind_it() {
    // Two matches whose first decision is the same player's, with other cards.
    let loaded = loaded();
    let decks = loaded.core_decks();
    let asked = |seed: u64| {
        let setup = MatchSetup::new(seed, [decks[0].clone(), decks[1].clone()]);
        let set = loaded.set_for(&setup.decks());
        Game::new(set, setup).unwrap().question().unwrap().player
    };
    let one = 100;
    let other = (101..).find(|&seed| asked(seed) == asked(one)).unwrap();
    let [one, other] = [one, other].map(|seed| {
        let desk = Desk::new();
        desk.and_see(|desk| desk.click(at::PLAY.0, at::PLAY.1));
        desk.and_see(|desk| desk.click(at::SEED.0, at::SEED.1));
        desk.and_see(|desk| desk.write(&seed.to_string()));
        let covered = desk.and_see(|desk| desk.click(at::START.0, at::START.1));
        assert_eq!(desk.record().unwrap().setup().seed, seed);
        let open = desk.and_see(|desk| desk.click(at::CURTAIN_SEAL.0, at::CURTAIN_SEAL.1));
        // The other player's curtain falls at once when the hand is kept.
        let covered_again = desk.and_see(|desk| desk.click(at::KEEP_HAND.0, at::KEEP_HAND.1));
        desk.until_answers(1);
        (covered, open, covered_again)
    });
    assert!(one.0 == other.0, "nothing of the cards shows through the curtain");
    assert!(one.2 == other.2, "nor through the one that falls between the players");
    assert!(hand(&one.0) != hand(&one.1), "behind it lies the table");
    assert!(one.1.part(180, 200, 1160, 420) != other.1.part(180, 200, 1160, 420), "with other cards");
}
