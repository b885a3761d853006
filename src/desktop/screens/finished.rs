//! What a finished match came to: how it went turn by turn, and the chain of outcomes that ended it.

use std::sync::Arc;

use bevy::prelude::*;

use crate::cards::{CardSet, EventKind};
use crate::events::EventId;
use crate::history::{Cause, Game, Given, Status};
use crate::hotseat::{ShownBoard, shown_board};
use crate::table::{COLUMNS, MatchSetup, PlayerId, SpaceId};
use crate::turn::Ending;

/// A match that is over.
#[derive(Resource)]
pub struct Finished {
    pub setup: MatchSetup,
    pub ending: Ending,
    /// Who had the first turn.
    pub first: PlayerId,
    /// At the end of each turn; before the first comes how it stood at the start.
    pub turns: Vec<Standing>,
    /// From the act to the end.
    pub chain: Vec<EventId>,
    pub damage: u32,
    pub deaths: u32,
    pub blood_spent: u32,
    pub played: u32,
    /// As the table was left.
    pub board: ShownBoard,
}

/// How a match stood at the end of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub pool: u32,
    pub blood: [u32; 2],
    pub creatures: [u32; 2],
}

impl Finished {
    /// Goes through a match again; nothing if it is not over.
    pub fn of(game: &mut Game) -> Option<Self> {
        let ending = game.ending()?;
        let first = game.table(|table| table.turn.first)?;
        let turns = standings(game.card_set(), game.setup(), game.answers());
        let resolved = |kinds: &[EventKind]| {
            let records = game.history().since(0).map(|(_, record)| record);
            let wanted: Vec<u32> = records
                .filter(|record| record.status == Status::Resolved && kinds.contains(&record.event.kind))
                .map(|record| record.event.amount)
                .collect();
            wanted
        };
        Some(Self {
            setup: game.setup().clone(),
            ending,
            first,
            turns,
            chain: last_chain(game, ending),
            damage: resolved(&[EventKind::Damage, EventKind::DamagePlayer]).iter().sum(),
            deaths: resolved(&[EventKind::Die]).len() as u32,
            blood_spent: resolved(&[EventKind::LoseBlood]).iter().sum(),
            played: resolved(&[EventKind::Play]).len() as u32,
            board: shown_board(&game.view(PlayerId::BOTH[0])),
        })
    }
}

/// The outcomes from the last act to the end: what ended the match is the last that happened.
fn last_chain(game: &Game, ending: Ending) -> Vec<EventId> {
    let last = match ending {
        Ending::Conceded { .. } => None,
        Ending::Won { .. } | Ending::Draw(_) => game.history().len().checked_sub(1).map(EventId),
    };
    let mut chain = last.map(|event| game.why(event)).unwrap_or_default();
    chain.reverse();
    chain
}

/// The answer at the root of a chain, if it was one.
pub fn root_answer(game: &Game, chain: &[EventId]) -> Option<u32> {
    match game.history().get(*chain.first()?)?.cause {
        Cause::Answer(number) => Some(number),
        _ => None,
    }
}

fn standings(set: &Arc<CardSet>, setup: &MatchSetup, answers: &[Given]) -> Vec<Standing> {
    let Ok(mut game) = Game::new(Arc::clone(set), setup.clone()) else { return Vec::new() };
    let mut latest = standing(&mut game);
    let mut turns = vec![latest];
    let mut turn = 1;
    for &given in answers {
        if game.begin(given).is_err() {
            break;
        }
        loop {
            let more = game.work(1);
            let now = game.table(|table| table.turn.number).unwrap_or(turn);
            if now > turn {
                turns.push(latest);
                turn = now;
            }
            latest = standing(&mut game);
            if !more {
                break;
            }
        }
    }
    turns.push(latest);
    turns
}

fn standing(game: &mut Game) -> Standing {
    let read = game.table(|table| Standing {
        pool: table.pool.health,
        blood: PlayerId::BOTH.map(|player| table.player(player).blood),
        creatures: PlayerId::BOTH.map(|player| {
            (0..COLUMNS).filter(|&column| table.on_space(SpaceId::new(player, column)).is_some()).count()
                as u32
        }),
    });
    read.unwrap_or_default()
}
