//! A view: what one player may know of a match, as a type of its own (S48). Hidden cards have no
//! identity in it, so nothing that shows a view can leak them.

use serde::Serialize;

use super::{Cause, EventRecord, Game, Status};
use crate::cards::{EventKind, KeywordUse, KindPattern, Name, Place, Stat};
use crate::decisions::{Answer, Ask, Question};
use crate::events::{EventId, Failure};
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

/// One outcome, as far as the player may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogLine {
    pub event: EventId,
    pub kind: EventKind,
    pub status: Status,
    pub cause: Cause,
    pub player: Option<PlayerId>,
    /// Nothing if there is none or the player may not know it.
    pub card: Option<CardId>,
    pub other: Option<CardId>,
    pub source: Option<CardId>,
    pub space: Option<SpaceId>,
    pub zone: Option<ZoneId>,
    pub from: Option<ZoneId>,
    pub name: Option<Name>,
    pub amount: u32,
}

impl Game {
    /// What a player may know now.
    pub fn view(&mut self, player: PlayerId) -> View {
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
            log: table.history.since(0).map(|(id, record)| log_line(table, player, id, record)).collect(),
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
fn is_known(card: &CardRef<'_>, viewer: PlayerId) -> bool {
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

/// Whether a player had seen which card it is by the time of an event.
fn was_seen(table: &Table<'_, '_>, viewer: PlayerId, card: CardId, by: EventId) -> bool {
    let mut before = table.history.since(0).take_while(|(id, _)| *id <= by);
    before.any(|(_, record)| {
        record.event.card == Some(card)
            && record.status == Status::Resolved
            && record.seen_by.includes(viewer)
    })
}

fn log_line(table: &Table<'_, '_>, viewer: PlayerId, id: EventId, record: &EventRecord) -> LogLine {
    let event = &record.event;
    let seen = record.seen_by.includes(viewer);
    let known = |card: CardId| table.card(card).is_none_or(|card| is_known(&card, viewer));
    // A face-down card in play is not named by what it does there, nor by how it came there.
    let face_down =
        |card: CardId| table.card(card).is_some_and(|card| card.face_down() && !is_known(&card, viewer));
    // S48: which card was drawn or moved in hiding stays untold, also when the card is known by now.
    let kept = matches!(event.kind, EventKind::Draw | EventKind::Move | EventKind::Search | EventKind::Look)
        && record.status == Status::Resolved;
    let shown =
        |card: Option<CardId>| card.filter(|&card| !face_down(card) && (seen || (!kept && known(card))));
    // Other cards that a line speaks of stay untold while they are hidden, unless the player has seen them before.
    let told = |card: CardId| {
        !face_down(card)
            && (known(card) || was_seen(table, viewer, card, id) || Some(card) == event.card && seen)
    };
    let status = match record.status {
        Status::Failed(Failure::Cant { by, rule }) => {
            Status::Failed(Failure::Cant { by: by.filter(|&card| told(card)), rule })
        }
        status => status,
    };
    LogLine {
        event: id,
        kind: event.kind,
        status,
        cause: record.cause,
        player: event.player,
        card: shown(event.card),
        other: event.other.filter(|&card| told(card)),
        source: record.source.filter(|&card| told(card)),
        space: event.space,
        zone: event.zone,
        from: event.from,
        name: event.name,
        amount: event.amount,
    }
}
