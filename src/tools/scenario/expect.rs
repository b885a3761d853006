//! What must be true of a scenario's table, history and legal answers, against what is.

use super::{Course, quoted};
use crate::arranged::{player_of, words};
use crate::cards::{CardNow, Ended, Expected, HIDDEN, Name, Place, Placed, Seat, Side, Stat};
use crate::events::EventId;
use crate::table::{CardId, CardRef, Match, Player, PlayerId, SpaceId, ZoneId};
use crate::text::{Cast, Tongue, failure_words};
use crate::turn::Ending;

/// Collects what was expected and was not so.
#[derive(Default)]
struct Differences(Vec<String>);

impl Differences {
    fn compare<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, expected: Option<T>, is: T) {
        if let Some(expected) = expected.filter(|expected| *expected != is) {
            self.0.push(format!("{what}: expected {expected:?}, was {is:?}"));
        }
    }
}

impl Course<'_> {
    /// Everything that is not as expected.
    pub(super) fn differences(&mut self, expected: &Expected) -> Vec<String> {
        let mut differences = Differences::default();
        let world = self.game.world();
        let turn = &Match::of(world).turn;
        differences.compare("pool", expected.pool, Match::of(world).pool.health);
        differences.compare("turn", expected.turn, turn.number);
        differences.compare("active", expected.active, seat_of(turn.active));
        differences.compare("ending", expected.ending, ended(self.game.ending()));
        if let Some(seat) = expected.asked {
            let asked = self.game.question().map(|question| seat_of(question.player));
            match asked {
                Some(asked) => differences.compare("asked", Some(seat), asked),
                None => differences.0.push(format!("asked: expected {seat:?}, was nobody")),
            }
        }
        for (player, side) in PlayerId::BOTH.into_iter().zip([&expected.you, &expected.them]) {
            self.compare_side(player, side, &mut differences);
        }
        self.compare_history(expected, &mut differences);
        self.compare_answers(expected, &mut differences);
        for card in &expected.cards {
            self.compare_card(card, &mut differences);
        }
        differences.0
    }

    fn compare_side(&mut self, player: PlayerId, side: &Side, differences: &mut Differences) {
        let who = if seat_of(player) == Seat::You { "your" } else { "their" };
        let world = self.game.world();
        if let Some(there) = world.get::<Player>(Match::of(world).places.player(player)) {
            differences.compare(&format!("{who} blood"), side.blood, there.blood);
            differences.compare(&format!("{who} draws"), side.draws, there.draws);
            differences.compare(&format!("{who} skips"), side.skips, there.skips);
            for &(name, count) in &side.counters {
                let what = format!("{who} {name} counters");
                differences.compare(&what, Some(count), there.counters.get(name));
            }
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
            let zone = ZoneId::of(place, player);
            let cards = self.game.table(|table| table.zone(zone).map(Some).collect()).unwrap_or_default();
            let ordered = matches!(place, Place::MainDeck | Place::BloodDeck);
            self.compare_zone(&format!("{who} {}", zone_word(place)), expected, cards, ordered, differences);
        }
        if let Some(board) = &side.board {
            let row = SpaceId::row(player);
            let cards = self.game.table(|table| row.map(|space| table.on_space(space)).collect());
            let mut board = board.clone();
            let empty = Placed { card: Name::new(crate::cards::EMPTY), state: Default::default() };
            board.resize(SpaceId::row(player).count().max(board.len()), empty);
            self.compare_zone(&format!("{who} board"), &board, cards.unwrap_or_default(), true, differences);
        }
        if let Some(timeline) = &side.timeline {
            let cards = self.game.table(|table| {
                let own = table.timeline().filter(|&card| table.controller(card) == Some(player));
                own.map(Some).collect()
            });
            let cards = cards.unwrap_or_default();
            self.compare_zone(&format!("{who} timeline"), timeline, cards, true, differences);
        }
    }

    fn compare_zone(
        &mut self,
        what: &str,
        expected: &[Placed],
        mut cards: Vec<Option<CardId>>,
        ordered: bool,
        differences: &mut Differences,
    ) {
        let mut expected: Vec<&Placed> = expected.iter().collect();
        if !ordered {
            cards.sort_by_key(|card| card.map(|card| words::true_name(self.game, card)));
            expected.sort_by_key(|placed| placed.card.as_str());
        }
        let now: Vec<String> = cards
            .iter()
            .map(|card| card.map_or(crate::cards::EMPTY.into(), |card| words::card_name(self.game, card)))
            .collect();
        let meant: Vec<String> = expected
            .iter()
            .map(|placed| match placed.state.face_down {
                Some(true) => HIDDEN.to_owned(),
                _ => placed.card.to_string(),
            })
            .collect();
        if now != meant {
            let line = format!("{what}: expected {}, was {}", quoted(&meant), quoted(&now));
            return differences.0.push(line);
        }
        for (at, (placed, card)) in expected.into_iter().zip(cards).enumerate() {
            // Where several of a Name may lie, it matters which.
            let place = if ordered { format!("{what}, place {}", at + 1) } else { what.to_owned() };
            if let Some(card) = card {
                self.compare_state(&place, placed, card, differences);
            }
        }
    }

    fn compare_state(&mut self, what: &str, placed: &Placed, id: CardId, differences: &mut Differences) {
        let turn = Match::of(self.game.world()).turn.number;
        let name = placed.card.as_str();
        let written = &placed.state;
        self.game.table(|table| {
            let Some(card) = table.card(id) else { return };
            let state = card.state;
            let of = |part: &str| format!("{what}, {part} of {name}");
            if name != HIDDEN {
                differences.compare(&of("Name"), Some(name), card.def.name.as_str());
            }
            differences.compare(&of("damage"), written.damage, damage(&card));
            differences.compare(&of("face_down"), written.face_down, card.face_down());
            differences.compare(&of("owner"), written.owner, seat_of(card.card.owner));
            let entered = state.is_some_and(|state| state.entered_turn == turn);
            differences.compare(&of("entered_now"), written.entered_now, entered);
            for &(counter, count) in &written.counters {
                differences.compare(&of(counter.as_str()), Some(count), card.counters(counter));
            }
            for &(letter, value) in &written.variables {
                let variables = state.map_or(&[][..], |state| &state.variables);
                let is = variables.iter().find(|(known, _)| *known == letter).map(|(_, value)| *value);
                differences.compare(&of(&letter.to_string()), Some(Some(value)), is);
            }
        });
    }

    fn compare_history(&mut self, expected: &Expected, differences: &mut Differences) {
        let ids: Vec<EventId> = self.game.history().since(self.seen).map(|(id, _)| id).collect();
        let happened: Vec<(EventId, String)> =
            ids.into_iter().map(|id| (id, words::event(self.game, id))).collect();
        let game = &*self.game;
        let mut rest = happened.iter();
        for said in &expected.history {
            if !rest.any(|line| words::tells(game, line, said)) {
                let there = happened.iter().any(|line| words::tells(game, line, said));
                let why = if there { "happened, but not in this order" } else { "did not happen" };
                differences.0.push(format!("history: `{said}` {why}"));
                break;
            }
        }
        for said in &expected.history_has_not {
            if let Some((_, line)) = happened.iter().find(|line| words::tells(game, line, said)) {
                differences.0.push(format!("history: `{line}` happened and should not"));
            }
        }
        for (said, times) in &expected.happened {
            let is = happened.iter().filter(|line| words::tells(game, line, said)).count();
            differences.compare(&format!("times `{said}` happened"), Some(*times), is);
        }
    }

    fn compare_answers(&mut self, expected: &Expected, differences: &mut Differences) {
        let legal = words::answers(self.game);
        if let Some(exactly) = &expected.answers {
            let sorted = |answers: &[String]| {
                let mut answers = answers.to_vec();
                answers.sort();
                answers
            };
            let (exactly, legal) = (sorted(exactly), sorted(&legal));
            if exactly != legal {
                let line = format!("answers: expected {}, were {}", quoted(&exactly), quoted(&legal));
                differences.0.push(line);
            }
        }
        for said in &expected.answers_have {
            if words::choice(&legal, said).is_none() {
                differences
                    .0
                    .push(format!("answers: `{said}` should be legal; legal are {}", quoted(&legal)));
            }
        }
        for said in &expected.answers_have_not {
            if words::choice(&legal, said).is_some() {
                differences.0.push(format!("answers: `{said}` should not be legal and is"));
            }
        }
        let active = Match::of(self.game.world()).turn.active;
        let player = self.game.question().map_or(active, |question| question.player);
        for (said, reason) in &expected.refused {
            match self.reason(player, said) {
                None => differences.0.push(format!("refused: `{said}` is legal, or no act of a main phase")),
                Some(why) if !why.contains(reason) => {
                    differences.0.push(format!("refused: `{said}`: expected \"{reason}\", was \"{why}\""));
                }
                Some(_) => {}
            }
        }
    }

    /// Why an act is not legal for a player now, in words; nothing if it is legal or no act.
    pub(super) fn reason(&mut self, player: PlayerId, said: &str) -> Option<String> {
        let act = words::act(self.game, player, said)?;
        let failure = self.game.why_not(player, act).err()?;
        let cast = Cast::of(self.game, None, &Tongue::built_in());
        Some(failure_words(failure, &cast))
    }

    fn compare_card(&mut self, now: &CardNow, differences: &mut Differences) {
        let id = match self.card(&now.card) {
            Ok(id) => id,
            Err(missing) => return differences.0.push(missing),
        };
        self.game.table(|table| {
            let Some(card) = table.card(id) else { return };
            let of = |part: &str| format!("{part} of {}", now.card);
            let stats = [Stat::Health, Stat::Defense, Stat::Power].map(|stat| card.stat(stat).to_string());
            differences.compare(&of("stats"), now.stats.clone(), stats.join("/"));
            differences.compare(&of("cost"), now.cost, card.stat(Stat::Cost));
            differences.compare(&of("damage"), now.damage, damage(&card));
            differences.compare(&of("face_down"), now.face_down, card.face_down());
            differences.compare(&of("kin"), now.kin.map(Some), card.kin());
            for &(counter, count) in &now.counters {
                differences.compare(&of(counter.as_str()), Some(count), card.counters(counter));
            }
            let has = now.keywords.iter().map(|keyword| (keyword, true));
            for (keyword, has) in has.chain(now.keywords_not.iter().map(|keyword| (keyword, false))) {
                let what = of(&format!("keyword {keyword}"));
                differences.compare(&what, Some(has), card.has_keyword(*keyword));
            }
        });
    }
}

fn damage(card: &CardRef<'_>) -> u32 {
    card.state.map_or(0, |state| state.lost)
}

fn seat_of(player: PlayerId) -> Seat {
    if player == player_of(Seat::You) { Seat::You } else { Seat::Them }
}

fn ended(ending: Option<Ending>) -> Ended {
    match ending {
        None => Ended::GoingOn,
        Some(ending) => match ending.winner().map(seat_of) {
            Some(Seat::You) => Ended::YouWin,
            Some(Seat::Them) => Ended::TheyWin,
            None => Ended::Draw,
        },
    }
}

fn zone_word(place: Place) -> &'static str {
    match place {
        Place::Hand => "hand",
        Place::MainDeck => "deck",
        Place::BloodDeck => "flasks",
        Place::Discard => "discard",
        Place::Aside => "aside",
        Place::Timeline => "timeline",
        Place::Board => "board",
    }
}
