//! A match that is seen again: where it stands, and going to any event of it.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use super::super::super::library::Library;
use super::eyes::Eyes;
use crate::cards::{CardSet, EventKind};
use crate::events::EventId;
use crate::history::{Game, Given, MatchRecord, RecordError, Status};
use crate::hotseat::Resolved;
use crate::table::CardId;

/// A record on the table.
#[derive(Resource)]
pub struct Reel {
    game: Game,
    answers: Vec<Given>,
    /// How many events there were after so many answers.
    ends: Vec<u32>,
    /// How many events are shown.
    at: u32,
    pub turns: Vec<(u32, u32)>,
    pub marks: Vec<(u32, Mark)>,
    /// The match came to its end.
    finished: bool,
    /// Where a step leads to: after each outcome that is worth telling.
    stops: Vec<u32>,
    /// What happened at each of them, as far as each kind of eyes may know it.
    told: Vec<(Eyes, Vec<String>)>,
    pub names: [String; 2],
    pub damage: Option<String>,
    pub playing: bool,
    pub speed: f32,
    pub eyes: Eyes,
    waited: f32,
    /// The last move was one step on: what happened is played back.
    pub stepped: bool,
    record: MatchRecord,
}

/// What is marked on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Strike,
    Death,
    Flip,
}

/// How long an outcome is seen at the plain speed.
const SECONDS_AN_EVENT: f32 = 0.9;

impl Reel {
    /// Reads a record and goes through it once. Of a damaged one, its whole part, with what is wrong.
    pub fn open(library: &Library, path: &Path, event: Option<EventId>) -> Result<Self, String> {
        let (record, cut_off) = MatchRecord::read(path).map_err(|error| library.damage(&error))?;
        let set = library.loaded.set_for(&record.setup().decks());
        let (mut whole, damage) = record.replay(&set, usize::MAX).map_err(|error| library.damage(&error))?;
        let answers = whole.answers().to_vec();
        // With the cards that the record was replayed with: those it carries, where the installed are others.
        let start = || Game::new(Arc::clone(whole.card_set()), record.setup().clone());
        let mut game = start().map_err(|faults| library.damage(&RecordError::IllegalDecks(faults)))?;
        game.keep_snapshots();
        let mut ends = vec![game.history().len()];
        for &given in &answers {
            let _ = game.give(given);
            ends.push(game.history().len());
        }
        let (stops, _) = library.told(&mut whole, None);
        let told = Eyes::ALL.map(|eyes| (eyes, eyes.told(library, &mut whole))).into();
        let mut reel = Self {
            finished: whole.ending().is_some(),
            turns: turns(&whole),
            marks: marks(&whole),
            names: record.setup().seats.each_ref().map(|seat| seat.name.clone()),
            damage: damage.or(cut_off).map(|error| library.damage(&error)),
            playing: event.is_none(),
            at: game.history().len(),
            game,
            answers,
            ends,
            stops,
            told,
            speed: 1.0,
            eyes: Eyes::default(),
            waited: 0.0,
            stepped: false,
            record,
        };
        reel.seek(event.map_or(0, |event| event.0 + 1));
        Ok(reel)
    }

    pub fn at(&self) -> u32 {
        self.at
    }

    /// The cards it is played with.
    pub fn cards(&self) -> Arc<CardSet> {
        Arc::clone(self.game.card_set())
    }

    pub fn game(&mut self) -> &mut Game {
        &mut self.game
    }

    /// The record, and after how many answers of it a match can be played on from here: before the decision that
    /// led to what is being looked at. Nothing where the match is over.
    pub fn branch(&self) -> Option<(&MatchRecord, usize)> {
        let answers = self.ends.partition_point(|&end| end <= self.at).saturating_sub(1);
        let given_up = |given: &Given| matches!(given, Given::Concede(_));
        let over =
            answers == self.answers.len() && self.finished || self.answers.iter().take(answers).any(given_up);
        (!over).then_some((&self.record, answers))
    }

    /// How many events there are.
    pub fn end(&self) -> u32 {
        self.ends.last().copied().unwrap_or(0)
    }

    /// The event that is being looked at, in words.
    pub fn words(&self) -> &str {
        let stop = self.stops.partition_point(|&stop| stop <= self.at);
        stop.checked_sub(1).and_then(|stop| self.told().get(stop)).map_or("", String::as_str)
    }

    /// The cards that the outcome which is being looked at is about.
    pub fn about(&self) -> Vec<CardId> {
        let stop = self.stops.partition_point(|&stop| stop <= self.at);
        let event = stop.checked_sub(1).and_then(|stop| self.stops[stop].checked_sub(1));
        let Some(record) = event.and_then(|event| self.game.history().get(EventId(event))) else {
            return Vec::new();
        };
        let mut cards: Vec<CardId> =
            [record.event.card, record.event.other, record.source].into_iter().flatten().collect();
        cards.dedup();
        cards
    }

    /// What happened, by how many events are over then.
    pub fn lines(&self) -> impl Iterator<Item = (u32, &str)> {
        self.stops.iter().copied().zip(self.told().iter().map(String::as_str))
    }

    fn told(&self) -> &[String] {
        let of_these = self.told.iter().find(|(eyes, _)| *eyes == self.eyes);
        of_these.map_or(&[], |(_, told)| told)
    }

    /// Which outcome is shown, and of how many.
    pub fn step_number(&self) -> (usize, usize) {
        (self.stops.partition_point(|&stop| stop <= self.at), self.stops.len())
    }

    pub fn forward(&mut self) {
        let next = self.stops.partition_point(|&stop| stop <= self.at);
        let to = self.stops.get(next).copied().unwrap_or(self.end());
        self.seek(to);
        self.stepped = true;
    }

    pub fn back(&mut self) {
        let here = self.stops.partition_point(|&stop| stop < self.at);
        let to = here.checked_sub(1).map_or(0, |before| self.stops[before]);
        self.seek(to);
    }

    /// To the start of the turn after this one, or of this one and then the one before.
    pub fn turn(&mut self, forward: bool) {
        let to = if forward {
            let next = self.turns.partition_point(|(_, event)| *event <= self.at);
            self.turns.get(next).map_or(self.end(), |(_, event)| *event)
        } else {
            let here = self.turns.partition_point(|(_, event)| *event < self.at);
            here.checked_sub(1).map_or(0, |before| self.turns[before].1)
        };
        self.seek(to);
    }

    /// Goes to where so many events are over.
    pub fn seek(&mut self, to: u32) {
        let to = to.clamp(self.ends[0], self.end());
        self.stepped = false;
        let whole = self.ends.partition_point(|&end| end <= to).saturating_sub(1);
        if to < self.at || self.game.answers().len() > whole + 1 {
            self.game.undo_to(whole);
        }
        // What was being worked out is finished; then answers are given as they were.
        while self.game.answers().len() <= whole && !self.rests() {
            self.game.run();
        }
        while let Some(&given) =
            self.answers.get(self.game.answers().len()).filter(|_| self.game.answers().len() < whole)
        {
            if self.game.give(given).is_err() {
                break;
            }
        }
        if let Some(&given) =
            self.answers.get(whole).filter(|_| self.game.answers().len() == whole && to > self.ends[whole])
        {
            let _ = self.game.begin(given);
        }
        while self.game.history().len() < to && self.game.work(1) {}
        self.at = to;
    }

    /// Whether nothing is being worked out.
    fn rests(&self) -> bool {
        self.game.question().is_some() || self.game.ending().is_some()
    }
}

fn resolved(game: &Game) -> impl Iterator<Item = (u32, EventKind)> {
    let all = game.history().since(0);
    all.filter(|(_, record)| record.status == Status::Resolved).map(|(id, record)| (id.0, record.event.kind))
}

/// The turns, and with which event each starts.
fn turns(game: &Game) -> Vec<(u32, u32)> {
    let starts = resolved(game).filter(|(_, kind)| *kind == EventKind::TurnStart);
    starts.zip(1..).map(|((event, _), turn)| (turn, event)).collect()
}

fn marks(game: &Game) -> Vec<(u32, Mark)> {
    let mark = |kind| match kind {
        EventKind::Strike => Some(Mark::Strike),
        EventKind::Die => Some(Mark::Death),
        EventKind::Flip => Some(Mark::Flip),
        _ => None,
    };
    resolved(game).filter_map(|(event, kind)| Some((event, mark(kind)?))).collect()
}

/// While it runs, one outcome follows another.
pub(super) fn run(
    mut reel: ResMut<Reel>,
    time: Res<Time<Real>>,
    mut news: MessageWriter<Resolved>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    if !reel.playing {
        return;
    }
    redraw.write(bevy::window::RequestRedraw);
    reel.waited += time.delta_secs() * reel.speed;
    if reel.waited < SECONDS_AN_EVENT {
        return;
    }
    reel.waited = 0.0;
    let from = reel.at();
    reel.forward();
    let to = reel.at();
    if to > from {
        news.write(Resolved { from, to });
    } else {
        reel.playing = false;
    }
}
