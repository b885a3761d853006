//! What the ledger of a stat says is what the stat is (S33).

use bloodless::cards::Stat;
use bloodless::table::CardId;

use super::support::{Decks, Walk};

#[test]
fn the_last_line_of_a_ledger_is_the_stat() {
    let mut explained = 0;
    for number in 0..100 {
        let mut walk = Walk::new(0x1ed6e, number, if number % 3 == 0 { Decks::Core } else { Decks::Random });
        while walk.step() {
            if !walk.percent(15) {
                continue;
            }
            let before = walk.game.hash();
            let in_play: Vec<(CardId, [u32; 4])> = walk
                .game
                .table(|table| {
                    let cards = table.board().chain(table.timeline());
                    let cards = cards.filter_map(|card| table.card(card));
                    cards.map(|card| (card.id(), Stat::ALL.map(|stat| card.stat(stat)))).collect()
                })
                .expect("a match always has its table");
            for (card, stats) in in_play {
                for (stat, now) in Stat::ALL.into_iter().zip(stats) {
                    let ledger = walk.game.explain(card, stat);
                    let last = ledger.last().map(|line| line.then);
                    assert_eq!(last, Some(now), "{stat:?} of {card:?}: {ledger:?}");
                    explained += 1;
                }
            }
            assert_eq!(walk.game.hash(), before, "explaining changed something");
        }
    }
    assert!(explained > 10_000, "only {explained} stats were explained");
}
