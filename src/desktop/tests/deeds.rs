//! What the hands do on the table comes to what they meant: piles, drops and taking back.

use super::super::acting::{Picking, Poke};
use super::super::acts::Act;
use super::super::table::{Marks, Thing};
use super::Unseen;
use crate::decisions::{Answer, Ask};
use crate::history::CardView;
use crate::table::{PlayerId, SpaceId};

fn poke(unseen: &mut Unseen, poke: Poke) {
    unseen.app.world_mut().write_message(poke);
    unseen.settle();
}

fn answers(unseen: &mut Unseen) -> usize {
    unseen.read(|game| game.answers().len())
}

fn is_main(unseen: &mut Unseen) -> bool {
    unseen.question().is_some_and(|question| question.ask == Ask::Main)
}

#[test]
fn a_discard_pile_is_laid_out_and_put_away() {
    let mut unseen = Unseen::open();
    let mut looked = 0;
    for seed in 1..=3 {
        unseen.play(seed, |unseen, player| {
            if player.is_none() || !is_main(unseen) {
                return;
            }
            for player in PlayerId::BOTH {
                let view = unseen.view().expect("the curtain is open");
                let pile: Vec<Thing> = view.sides[player.index()]
                    .discard
                    .iter()
                    .rev()
                    .map(|card| match card {
                        CardView::Open(card) => Thing::Card(card.id),
                        other => panic!("a discard pile lies open: {other:?}"),
                    })
                    .collect();
                poke(unseen, Poke::Press(Thing::Discard(player)));
                let marks = unseen.app.world().resource::<Marks>();
                let shown = &pile[..pile.len().min(marks.stage.len().max(1))];
                assert_eq!(marks.stage, shown, "from its top on, as many as there is room for");
                assert_eq!(marks.dimmed, !pile.is_empty());
                looked += pile.len().min(1);
                poke(unseen, Poke::Cancel);
                assert!(unseen.app.world().resource::<Marks>().stage.is_empty());
            }
        });
    }
    assert!(looked > 10, "{looked} piles are too few to say anything");
}

#[test]
fn a_card_is_played_where_it_is_let_go_or_not_at_all() {
    let mut unseen = Unseen::open();
    let mut dropped = 0;
    for seed in 1..=6 {
        unseen.play(seed, |unseen, player| {
            let Some(player) = player.filter(|_| is_main(unseen)) else { return };
            let question = unseen.question().expect("something is asked");
            let playable = question.answers.iter().filter_map(|answer| match answer {
                Answer::Play(card) => Some(Thing::Card(*card)),
                _ => None,
            });
            for card in playable.collect::<Vec<_>>() {
                poke(unseen, Poke::Lift(card));
                let lands =
                    unseen.app.world().resource::<Picking>().plan.as_ref().and_then(|plan| plan.lands);
                let elsewhere = SpaceId::all_from(player)
                    .map(Thing::Space)
                    .find(|space| lands.is_some_and(|lands| lands != *space));
                if let Some(space) = elsewhere {
                    let before = answers(unseen);
                    poke(unseen, Poke::Drop(Some(space)));
                    assert_eq!(answers(unseen), before, "{card:?} went to {lands:?}, let go over {space:?}");
                    dropped += 1;
                }
                poke(unseen, Poke::Cancel);
            }
        });
    }
    assert!(dropped > 3, "{dropped} drops are too few to say anything");
}

#[test]
fn a_card_on_its_space_is_taken_back_into_the_hand_and_laid_there_again() {
    let mut unseen = Unseen::open();
    let mut taken_back = 0;
    for seed in 1..=3 {
        unseen.play(seed, |unseen, player| {
            let Some(question) =
                unseen.question().filter(|asked| player.is_some() && asked.ask == Ask::Space)
            else {
                return;
            };
            let played = answers(unseen);
            let is_placing = unseen.game().is_placing();
            unseen.act(Act::Answer(0));
            // Where the other player is asked something first, it is no longer only about the space.
            let asked = unseen.question().map(|asked| asked.player);
            if is_placing && asked == Some(question.player) && answers(unseen) == played + 1 {
                let placed = unseen.read(|game| game.hash());
                unseen.act(Act::Undo);
                if answers(unseen) > played {
                    // Something was shown by it: the other player agrees.
                    unseen.act(Act::UndoAgreed);
                }
                assert_eq!(answers(unseen), played - 1, "the space and the play");
                unseen.act(Act::Redo);
                assert_eq!(answers(unseen), played + 1, "the play and the space");
                assert_eq!(unseen.read(|game| game.hash()), placed);
                taken_back += 1;
            }
            unseen.game().return_to(played).expect("it is written");
            unseen.settle();
        });
    }
    assert!(taken_back > 5, "{taken_back} are too few to say anything");
}
