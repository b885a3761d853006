//! What the player who is asked can do, and where each answer is given: on the table, on the stage, or on the
//! sheet that asks.

use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

use super::super::table::Thing;
use crate::cards::Place;
use crate::decisions::{Answer, Ask};
use crate::history::{AnswerView, CardView, Game, View};
use crate::table::{CardId, Host, PlayerId, SpaceId};

/// Where an answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// By the thing itself, where it lies.
    Table(Thing),
    /// By a card that is laid out for it.
    Stage(Thing),
    /// By a button.
    Sheet,
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Its number in the engine's list.
    pub number: usize,
    pub answer: AnswerView,
    pub at: At,
}

impl Offer {
    pub fn thing(&self) -> Option<Thing> {
        match self.at {
            At::Table(thing) | At::Stage(thing) => Some(thing),
            At::Sheet => None,
        }
    }

    pub fn plain(&self) -> Option<Answer> {
        match self.answer {
            AnswerView::Plain(answer) => Some(answer),
            AnswerView::Unseen { .. } => None,
        }
    }
}

/// The open question as things that can be pointed at.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Offers {
    /// Who is asked what; nothing while nobody who looks is asked.
    pub asked: Option<(PlayerId, Ask)>,
    pub list: Vec<Offer>,
    /// The cards laid out for this question, in order.
    pub stage: Vec<Thing>,
}

/// Which card or player an activated ability belongs to, by its serial.
pub type Hosts = HashMap<u32, Thing>;

/// Where the abilities are that could be used, as far as the viewer sees it.
pub fn hosts(game: &mut Game, view: &View) -> Hosts {
    let seen = |card: CardId| on_table(view, card);
    let thing = |host| match host {
        Host::Card(card) | Host::Player(_, Some(card)) if seen(card) => Thing::Card(card),
        Host::Player(player, _) => Thing::Player(player),
        // What lies nowhere on the table is used at the player's own plate.
        Host::Card(_) | Host::Game(_) => Thing::Player(view.player),
    };
    let found = game.table(|table| {
        let entries = table.index.main.iter().chain(&table.index.instant);
        entries.map(|entry| (entry.serial, thing(entry.host))).collect()
    });
    found.unwrap_or_default()
}

impl Offers {
    /// From what the viewer is asked.
    pub fn of(view: &View, hosts: &Hosts) -> Self {
        let Some(question) = &view.question else { return Self::default() };
        let list: Vec<Offer> = question
            .answers
            .iter()
            .enumerate()
            .map(|(number, answer)| Offer { number, answer: answer.clone(), at: place(view, hosts, answer) })
            .collect();
        let mut stage: Vec<Thing> = match question.ask {
            Ask::Mulligan => view.sides[view.player.index()].hand.iter().filter_map(known).collect(),
            _ => question.shown.iter().filter_map(known).collect(),
        };
        for offer in &list {
            if let At::Stage(thing) = offer.at
                && !stage.contains(&thing)
            {
                stage.push(thing);
            }
        }
        Self { asked: Some((view.player, question.ask)), list, stage }
    }

    pub fn ask(&self) -> Option<Ask> {
        self.asked.map(|(_, ask)| ask)
    }

    /// What can be done with a thing.
    pub fn at(&self, thing: Thing) -> impl Iterator<Item = &Offer> {
        self.list.iter().filter(move |offer| offer.thing() == Some(thing))
    }

    /// Everything that something can be done with.
    pub fn things(&self) -> HashSet<Thing> {
        self.list.iter().filter_map(Offer::thing).collect()
    }

    /// The answers that only a button can give.
    pub fn by_button(&self) -> impl Iterator<Item = &Offer> {
        self.list.iter().filter(|offer| offer.at == At::Sheet)
    }

    pub fn number_of(&self, answer: Answer) -> Option<usize> {
        self.list.iter().find(|offer| offer.plain() == Some(answer)).map(|offer| offer.number)
    }
}

fn known(card: &CardView) -> Option<Thing> {
    card_id(card).map(Thing::Card)
}

/// The identity of a card, where the viewer may know it.
pub fn card_id(card: &CardView) -> Option<CardId> {
    match card {
        CardView::Open(card) => Some(card.id),
        CardView::FaceDown { own, .. } => own.map(|(id, _)| id),
        CardView::Hidden => None,
    }
}

/// Whether a card lies where it can be pointed at: on the board, the timeline or in the viewer's hand.
fn on_table(view: &View, card: CardId) -> bool {
    let boards = view.sides.iter().flat_map(|side| side.board.iter().flatten());
    let mut lying = boards.chain(&view.sides[view.player.index()].hand).chain(&view.timeline);
    lying.any(|there| card_id(there) == Some(card))
}

/// The space on which a card lies, for who may know the card.
pub fn space_of(view: &View, card: CardId) -> Option<SpaceId> {
    let spaces = SpaceId::all_from(view.player);
    spaces.into_iter().find(|&space| on_space(view, space).and_then(card_id) == Some(card))
}

pub fn on_space(view: &View, space: SpaceId) -> Option<&CardView> {
    view.sides[space.owner().index()].board[space.column()].as_ref()
}

/// Where an answer is given. A new kind of answer is found here by the compiler.
fn place(view: &View, hosts: &Hosts, answer: &AnswerView) -> At {
    let of_card = |card| {
        if on_table(view, card) { At::Table(Thing::Card(card)) } else { At::Stage(Thing::Card(card)) }
    };
    match *answer {
        AnswerView::Unseen { zone, position } => match (zone.as_space(), zone.place(), zone.owner()) {
            (Some(space), ..) => At::Table(Thing::Space(space)),
            (None, Place::Hand, Some(owner)) if owner != view.player => {
                At::Table(Thing::Back(owner, position))
            }
            (None, Place::Timeline, _) => At::Table(Thing::HiddenTicket(position)),
            _ => At::Sheet,
        },
        AnswerView::Plain(answer) => match answer {
            Answer::Play(card) | Answer::Remove(card) | Answer::Flip(card) | Answer::Card(card) => {
                of_card(card)
            }
            Answer::Draw(place) => At::Table(Thing::Deck(view.player, place)),
            Answer::Activate(serial) => hosts.get(&serial).map_or(At::Sheet, |&thing| At::Table(thing)),
            Answer::Attack => At::Table(Thing::Seal),
            Answer::Space(space) => At::Table(Thing::Space(space)),
            Answer::Player(player) => At::Table(Thing::Player(player)),
            Answer::Keep
            | Answer::Mulligan
            | Answer::Pass
            | Answer::PassUntilNew
            | Answer::Number(_)
            | Answer::Name(_)
            | Answer::Option(_)
            | Answer::Yes
            | Answer::No
            | Answer::Done => At::Sheet,
        },
    }
}
