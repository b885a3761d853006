//! What must be true of a scenario's table, history and legal answers.

use bloodless::cards::{Name, Place, Stat};
use bloodless::decisions::Answer;
use bloodless::events::{EventId, Failure, GameEvent};
use bloodless::history::Status;
use bloodless::table::{CardId, Match, PlayerId, SpaceId, ZoneId};
use bloodless::turn::Ending;

use super::parse::{self, Side};
use super::{Scenario, YOU, words};

impl Scenario {
    pub fn expect_legal(mut self, answer: &str) -> Self {
        let answers = self.answers();
        assert!(
            words::choice(&answers, answer).is_some(),
            "`{answer}` should be legal; legal are {answers:?}"
        );
        self
    }

    pub fn expect_not_legal(mut self, answer: &str) -> Self {
        let answers = self.answers();
        assert!(
            words::choice(&answers, answer).is_none(),
            "`{answer}` should not be legal; legal are {answers:?}"
        );
        self
    }

    /// Exactly these answers, in any order.
    pub fn expect_answers(mut self, expected: &[&str]) -> Self {
        let mut answers = self.answers();
        let mut expected: Vec<String> = expected.iter().map(|answer| (*answer).to_owned()).collect();
        answers.sort();
        expected.sort();
        assert_eq!(answers, expected);
        self
    }

    /// Whose decision it is: `YOU` or `THEM`.
    pub fn expect_decider(mut self, seat: usize) -> Self {
        let player = self.game().question().map(|question| question.player);
        assert_eq!(player, Some(PlayerId::seat(seat)));
        self
    }

    /// Why playing a card (named, of your hand) is not legal.
    pub fn expect_refused(mut self, play: &str, reason: Failure) -> Self {
        let card = self.card(play);
        let refused = self.game().why_not(PlayerId::seat(YOU), Answer::Play(card));
        assert_eq!(refused, Err(reason));
        self
    }

    /// The table now: only what is named is compared.
    pub fn expect(mut self, table: &str) -> Self {
        let expected = parse::table(table);
        if let Some(pool) = expected.pool {
            assert_eq!(Match::of(self.game().world()).pool.health, pool, "pool");
        }
        if let Some(turn) = expected.turn {
            assert_eq!(Match::of(self.game().world()).turn.number, turn, "turn");
        }
        for (seat, side) in expected.sides.iter().enumerate() {
            self.expect_side(seat, side);
        }
        self
    }

    fn expect_side(&mut self, seat: usize, side: &Side) {
        let player = PlayerId::seat(seat);
        let there = self.player(seat);
        let who = if seat == YOU { "your" } else { "their" };
        if let Some(blood) = side.blood {
            assert_eq!(there.blood, blood, "{who} blood");
        }
        if let Some(draws) = side.draws {
            assert_eq!(there.draws, draws, "{who} draws");
        }
        if let Some(skips) = side.skips {
            assert_eq!(there.skips, skips, "{who} turn skips");
        }
        if let Some(board) = &side.board {
            let now: Vec<String> = SpaceId::row(player)
                .map(|space| {
                    let card = self.game().table(|table| table.on_space(space)).flatten();
                    card.map_or("_".into(), |card| self.name(card))
                })
                .collect();
            assert_eq!(&now, board, "{who} board");
        }
        let zones = [
            (Place::Hand, &side.hand),
            (Place::MainDeck, &side.deck),
            (Place::BloodDeck, &side.flasks),
            (Place::Discard, &side.discard),
            (Place::Aside, &side.aside),
        ];
        for (place, expected) in zones {
            let Some(expected) = expected else { continue };
            let mut now = self.zone(ZoneId::of(place, player));
            let mut expected = expected.clone();
            if !matches!(place, Place::MainDeck | Place::BloodDeck) {
                now.sort();
                expected.sort();
            }
            assert_eq!(now, expected, "{who} {place:?}");
        }
        if let Some(timeline) = &side.timeline {
            let ids: Vec<CardId> = self
                .game()
                .table(|table| {
                    table.timeline().filter(|&card| table.controller(card) == Some(player)).collect()
                })
                .unwrap();
            let now: Vec<String> = ids.into_iter().map(|card| self.name(card)).collect();
            assert_eq!(&now, timeline, "{who} timeline");
        }
    }

    /// Health/defense/power of a card now: `expect_stats("mosquito", "1/1/1")`.
    pub fn expect_stats(mut self, card: &str, stats: &str) -> Self {
        let now = [Stat::Health, Stat::Defense, Stat::Power]
            .map(|stat| self.stat(card, stat).to_string())
            .join("/");
        assert_eq!(now, stats, "{card}");
        self
    }

    pub fn expect_cost(mut self, card: &str, cost: u32) -> Self {
        assert_eq!(self.stat(card, Stat::Cost), cost, "cost of {card}");
        self
    }

    pub fn stat(&mut self, card: &str, stat: Stat) -> u32 {
        let id = self.card(card);
        self.game().table(|table| table.card(id).map(|card| card.stat(stat))).flatten().unwrap()
    }

    pub fn expect_counters(mut self, card: &str, counter: &str, count: u32) -> Self {
        let id = self.card(card);
        let name = Name::new(counter);
        let now = self.game().table(|table| table.card(id).map(|card| card.counters(name))).flatten();
        assert_eq!(now, Some(count), "{counter} on {card}");
        self
    }

    /// What happened since the last answer or force, as `Draw you mosquito`, failures as `Draw! you`,
    /// denials as `Draw- you`. Every line must occur, in this order; others may stand between.
    pub fn expect_history(mut self, expected: &[&str]) -> Self {
        let happened = self.happened();
        let mut rest = happened.iter();
        for line in expected {
            assert!(rest.any(|event| event == line), "`{line}` is missing (in this order) in {happened:#?}");
        }
        self
    }

    pub fn expect_not_in_history(mut self, start: &str) -> Self {
        let happened = self.happened();
        assert!(happened.iter().all(|event| !event.starts_with(start)), "`{start}` happened: {happened:#?}");
        self
    }

    /// Every event since the last answer or force, in words.
    pub fn happened(&mut self) -> Vec<String> {
        let seen = self.seen;
        let ids: Vec<EventId> = self.game().history().since(seen).map(|(id, _)| id).collect();
        ids.into_iter().map(|id| words::event(self.game(), id)).collect()
    }

    /// The reason of the latest failure since the last answer or force.
    pub fn expect_failure(mut self, reason: Failure) -> Self {
        let seen = self.seen;
        let failures: Vec<Failure> = self
            .game()
            .history()
            .since(seen)
            .filter_map(|(_, record)| match record.status {
                Status::Failed(failure) => Some(failure),
                _ => None,
            })
            .collect();
        assert!(failures.contains(&reason), "{reason:?} is not among the failures {failures:?}");
        self
    }

    /// The events of a kind since the last answer or force, with all their slots.
    pub fn events(&mut self, kind: bloodless::cards::EventKind) -> Vec<(EventId, GameEvent)> {
        let seen = self.seen;
        let records = self.game().history().since(seen);
        records
            .filter(|(_, record)| record.event.kind == kind)
            .map(|(id, record)| (id, record.event))
            .collect()
    }

    pub fn expect_winner(mut self, seat: usize) -> Self {
        let winner = self.game().ending().and_then(Ending::winner);
        assert_eq!(winner, Some(PlayerId::seat(seat)));
        self
    }

    pub fn expect_going_on(mut self) -> Self {
        assert_eq!(self.game().ending(), None);
        self
    }
}
