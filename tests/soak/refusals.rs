//! Answers: those of the list are accepted, all others refused, and a refused one changes nothing.

use bloodless::cards::{Name, Place};
use bloodless::decisions::{Answer, Ask};
use bloodless::history::{Refusal, check_invariants};
use bloodless::table::{CardId, Match, PlayerId, SpaceId};

use super::support::{CORE, Decks, Walk};

/// Every answer that could be meant at this table, legal or not.
fn every_answer(walk: &Walk) -> Vec<Answer> {
    let world = walk.game.world();
    let cards = (0..Match::of(world).places.cards_ever() as u16 + 2).map(CardId);
    let mut all = vec![
        Answer::Keep,
        Answer::Mulligan,
        Answer::Attack,
        Answer::Pass,
        Answer::PassUntilNew,
        Answer::Yes,
        Answer::No,
        Answer::Done,
        Answer::Card(CardId(u16::MAX)),
        Answer::Play(CardId(u16::MAX)),
        Answer::Activate(u32::MAX),
        Answer::Number(u32::MAX),
        Answer::Option(u32::MAX),
    ];
    for card in cards {
        all.extend([Answer::Play(card), Answer::Remove(card), Answer::Flip(card), Answer::Card(card)]);
    }
    use Place::{Aside, BloodDeck, Board, Discard, Hand, MainDeck, Timeline};
    all.extend([MainDeck, BloodDeck, Hand, Discard, Aside, Timeline, Board].map(Answer::Draw));
    all.extend((0..Match::of(world).serials.last() + 2).map(Answer::Activate));
    all.extend(SpaceId::all_from(PlayerId::BOTH[0]).map(Answer::Space));
    all.extend(PlayerId::BOTH.map(Answer::Player));
    all.extend((0..12).flat_map(|number| [Answer::Number(number), Answer::Option(number)]));
    all.extend(CORE.cards().iter().map(|card| Answer::Name(card.name)));
    all.extend(CORE.kins().map(Answer::Name));
    all.push(Answer::Name(Name::new("no-such-name")));
    all
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    let mut moments = 0;
    for number in 0..150 {
        let mut walk = Walk::new(0x4ef05, number, if number % 3 == 0 { Decks::Core } else { Decks::Random });
        while walk.step() {
            if !walk.percent(12) {
                continue;
            }
            moments += 1;
            let before = walk.game.hash();
            let given = walk.game.answers().len();
            let Some(question) = walk.game.question().cloned() else {
                assert_eq!(walk.game.answer(0), Err(Refusal::NoQuestion));
                assert_eq!(walk.game.answer_with(Answer::Attack), Err(Refusal::NoQuestion));
                assert_eq!(walk.game.concede(PlayerId::BOTH[0]), Err(Refusal::NoQuestion));
                assert_eq!(walk.game.hash(), before);
                continue;
            };
            let count = question.answers.len();
            for number in
                [count, count + 1, count + 7, usize::from(u16::MAX), (1 << 16) + count - 1, usize::MAX]
            {
                let refused = walk.game.answer(number);
                assert_eq!(refused, Err(Refusal::NotInList { given: number, answers: count }));
            }
            assert_eq!(walk.game.hash(), before, "an answer with too great a number changed something");
            for answer in every_answer(&walk) {
                if question.answers.contains(&answer) {
                    continue;
                }
                let refused = walk.game.answer_with(answer);
                match (question.ask, refused) {
                    (Ask::Main, Err(Refusal::NotLegal(_))) => {}
                    (ask, Err(Refusal::NotInList { .. })) if ask != Ask::Main => {}
                    _ => panic!("{answer:?} is not among {:?}, and: {refused:?}", question.answers),
                }
            }
            assert_eq!(walk.game.hash(), before, "a refused answer changed something");
            assert_eq!(walk.game.question(), Some(&question));
            assert_eq!(walk.game.answers().len(), given);
        }
    }
    assert!(moments > 500, "only {moments} moments were looked at");
}

#[test]
fn every_answer_that_is_offered_is_accepted() {
    let mut tried = 0;
    for number in 0..150 {
        let mut walk = Walk::new(0xacce9, number, if number % 3 == 0 { Decks::Core } else { Decks::Random });
        while walk.step() {
            let Some(question) = walk.game.question().cloned() else { break };
            assert!(!question.answers.is_empty(), "a question without answers: {question:?}");
            if !walk.percent(12) {
                continue;
            }
            for (at, answer) in question.answers.iter().enumerate() {
                let twice = question.answers.iter().filter(|other| *other == answer).count() > 1;
                assert!(!twice, "{answer:?} is offered twice: {question:?}");
                let mut fork = walk.game.fork();
                assert_eq!(fork.answer(at), Ok(()), "{answer:?} of {question:?}");
                assert!(fork.question().is_some() || fork.ending().is_some(), "it stopped at {answer:?}");
                check_invariants(fork.world_mut())
                    .unwrap_or_else(|broken| panic!("{answer:?}: {}", broken.0));
                tried += 1;
            }
        }
    }
    assert!(tried > 2_000, "only {tried} answers were tried");
}
