//! A view: what one player may know of a match, as a type of its own (S48). Hidden cards have no
//! identity in it, so nothing that shows a view can leak them.

use serde::Serialize;

use super::Game;
use super::Status;
use super::told::{LogLine, told_since};
use crate::cards::{CardDef, EventKind, KeywordUse, Kind, KindPattern, Name, Place, Printed, Stat};
use crate::decisions::{Answer, Ask, Question};
use crate::table::{CardId, CardRef, PlayerId, SpaceId, Table, ZoneId};
use crate::turn::{Ending, Step};

/// What one player may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub player: PlayerId,
    pub turn: u32,
    pub active: PlayerId,
    pub step: Step,
    pub pool: u32,
    pub ending: Option<Ending>,
    pub sides: [SideView; 2],
    pub timeline: Vec<CardView>,
    /// What is asked, if it is this player who is asked; otherwise only who is.
    pub question: Option<QuestionView>,
    pub deciding: Option<PlayerId>,
    pub log: Vec<LogLine>,
}

impl View {
    /// Whether a player has begun no more than one turn so far (S15: on it nothing is drawn).
    pub fn is_first_turn_of(&self, player: PlayerId) -> bool {
        let starts =
            self.log.iter().filter(|line| line.kind == EventKind::TurnStart && line.player == Some(player));
        starts.filter(|line| line.status == Status::Resolved).count() <= 1
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideView {
    pub name: String,
    pub blood: u32,
    pub draws: u32,
    pub skips: u32,
    pub counters: Vec<(Name, u32)>,
    pub main_deck: usize,
    pub blood_deck: usize,
    /// The own cards; of the other's hand only how many.
    pub hand: Vec<CardView>,
    pub discard: Vec<CardView>,
    pub aside: Vec<CardView>,
    pub board: [Option<CardView>; 4],
}

/// A card as a player sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum CardView {
    /// Only its back is seen.
    Hidden,
    /// In play and face-down: what everyone sees of it, and its Name for who controls it.
    FaceDown {
        health: u32,
        defense: u32,
        power: u32,
        own: Option<(CardId, Name)>,
    },
    Open(Box<OpenCard>),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OpenCard {
    pub id: CardId,
    pub name: Name,
    pub kind: KindPattern,
    pub kin: Option<Name>,
    pub controller: PlayerId,
    pub owner: PlayerId,
    pub cost: u32,
    pub health: u32,
    pub defense: u32,
    pub power: u32,
    pub damage: u32,
    pub keywords: Vec<KeywordUse>,
    pub counters: Vec<(Name, u32)>,
    pub vestige: bool,
}

impl OpenCard {
    /// A card as it is printed; of a letter it is not known yet what it stands for.
    pub fn printed(def: &CardDef, id: CardId, controller: PlayerId) -> Self {
        let number = |stat| match def.printed(stat) {
            Printed::Number(number) => number,
            Printed::Variable(_) => 0,
        };
        Self {
            id,
            name: def.name,
            kind: match def.kind {
                Kind::Creature { .. } => KindPattern::Creature,
                Kind::Flask { .. } => KindPattern::Flask,
                Kind::Command => KindPattern::Command,
                Kind::ExtendedCommand => KindPattern::ExtendedCommand,
            },
            kin: def.kin,
            controller,
            owner: controller,
            cost: number(Stat::Cost),
            health: number(Stat::Health),
            defense: number(Stat::Defense),
            power: number(Stat::Power),
            damage: 0,
            keywords: def.keywords.clone(),
            counters: Vec::new(),
            vestige: def.vestige,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct QuestionView {
    pub ask: Ask,
    pub about: Option<CardView>,
    /// In the order of the engine's list, so that the number of an answer is its number there.
    pub answers: Vec<AnswerView>,
    /// Hidden cards that the player is shown while they choose, by Name (P1.6.2, R4).
    pub shown: Vec<CardView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum AnswerView {
    Plain(Answer),
    /// A card chosen by its back: where it lies and the how-manyth.
    Unseen {
        zone: ZoneId,
        position: usize,
    },
}

impl Game {
    /// What a player may know now, with all that has happened.
    pub fn view(&mut self, player: PlayerId) -> View {
        self.view_since(player, 0)
    }

    /// The same, with what has happened from an event on: who shows a match has told the rest already.
    pub fn view_since(&mut self, player: PlayerId, from: u32) -> View {
        let question = self.question().cloned();
        let names = [0, 1].map(|seat: usize| self.setup().seats[seat].name.clone());
        let view = self.table(|table| View {
            player,
            turn: table.turn.number,
            active: table.turn.active,
            step: table.turn.step,
            pool: table.pool.health,
            ending: table.turn.over,
            sides: PlayerId::BOTH.map(|side| side_view(table, player, side, names[side.index()].clone())),
            timeline: table.timeline().map(|card| card_view(table, player, card)).collect(),
            question: question
                .as_ref()
                .filter(|asked| asked.player == player)
                .map(|asked| question_view(table, player, asked)),
            deciding: question.as_ref().map(|asked| asked.player),
            log: told_since(table, player, from),
        });
        match view {
            Some(view) => view,
            None => unreachable!("a match always has its table"),
        }
    }
}

fn side_view(table: &Table<'_, '_>, viewer: PlayerId, side: PlayerId, name: String) -> SideView {
    let there = table.player(side);
    let cards =
        |place| table.zone(ZoneId::of(place, side)).map(|card| card_view(table, viewer, card)).collect();
    SideView {
        name,
        blood: there.blood,
        draws: there.draws,
        skips: there.skips,
        counters: there.counters.iter().collect(),
        main_deck: table.zone_len(ZoneId::of(Place::MainDeck, side)),
        blood_deck: table.zone_len(ZoneId::of(Place::BloodDeck, side)),
        hand: cards(Place::Hand),
        discard: cards(Place::Discard),
        aside: cards(Place::Aside),
        board: [0, 1, 2, 3].map(|column| {
            table.on_space(SpaceId::new(side, column)).map(|card| card_view(table, viewer, card))
        }),
    }
}

/// S48: decks are known to nobody, a hand to its holder, a face-down card to its controller.
pub(super) fn is_known(card: &CardRef<'_>, viewer: PlayerId) -> bool {
    match card.zone.place() {
        Place::MainDeck | Place::BloodDeck => false,
        Place::Hand => card.zone.owner() == Some(viewer),
        _ => !card.face_down() || card.controller() == viewer,
    }
}

fn card_view(table: &Table<'_, '_>, viewer: PlayerId, id: CardId) -> CardView {
    let Some(card) = table.card(id) else { return CardView::Hidden };
    let known = is_known(&card, viewer);
    if card.face_down() {
        return CardView::FaceDown {
            health: card.stat(Stat::Health),
            defense: card.stat(Stat::Defense),
            power: card.stat(Stat::Power),
            own: known.then_some((id, card.def.name)),
        };
    }
    if !known {
        return CardView::Hidden;
    }
    open_card(&card)
}

fn open_card(card: &CardRef<'_>) -> CardView {
    CardView::Open(Box::new(OpenCard {
        id: card.id(),
        name: card.def.name,
        kind: card.kind(),
        kin: card.kin(),
        controller: card.controller(),
        owner: card.card.owner,
        cost: card.stat(Stat::Cost),
        health: card.stat(Stat::Health),
        defense: card.stat(Stat::Defense),
        power: card.stat(Stat::Power),
        damage: card.state.map_or(0, |state| state.lost),
        keywords: card.keywords().to_vec(),
        counters: card.state.map(|state| state.counters.iter().collect()).unwrap_or_default(),
        vestige: card.is_vestige(),
    }))
}

/// Cards among the answers to a search or look are shown to who is asked; unseen ones are not (R4).
fn question_view(table: &Table<'_, '_>, viewer: PlayerId, question: &Question) -> QuestionView {
    let unseen = matches!(question.ask, Ask::Card { unseen: true, .. });
    // S48: a face-down card of the other player is chosen by its back, too.
    let shows_its_back =
        |card| table.card(card).is_some_and(|card| card.face_down() && !is_known(&card, viewer));
    let answers = question.answers.iter().map(|&answer| match answer {
        Answer::Card(card) if unseen || shows_its_back(card) => {
            let zone = table.card(card).map_or_else(ZoneId::default, |card| card.zone);
            let position = table.zone(zone).position(|other| other == card).unwrap_or(0);
            AnswerView::Unseen { zone, position }
        }
        plain => AnswerView::Plain(plain),
    });
    QuestionView {
        ask: question.ask,
        about: question.about.map(|card| card_view(table, viewer, card)),
        answers: answers.collect(),
        shown: shown(table, viewer, question),
    }
}

/// P1.6.2, R4: the cards of the deck that is being searched, and hidden ones that may be chosen by their
/// faces. By Name, since nobody knows the order of a deck (R18).
fn shown(table: &Table<'_, '_>, viewer: PlayerId, question: &Question) -> Vec<CardView> {
    let Ask::Card { unseen: false, to_do } = question.ask else { return Vec::new() };
    let offered = question.answers.iter().filter_map(|answer| match answer {
        Answer::Card(card) => table.card(*card),
        _ => None,
    });
    let mut cards: Vec<CardRef<'_>> =
        offered.filter(|card| !card.in_play() && !is_known(card, viewer)).collect();
    if let (EventKind::Search, Some(deck)) = (to_do, cards.first().map(|card| card.zone)) {
        cards = table.zone(deck).filter_map(|card| table.card(card)).collect();
    }
    cards.sort_by_key(|card| (card.def.name.as_str(), card.id()));
    cards.iter().map(open_card).collect()
}
