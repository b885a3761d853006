//! Why something on the table, or a button beside it, does not answer what is asked now: one sentence with the
//! numbers, for everything that is no legal answer.

use super::{Cast, failure_words, question_words};
use crate::cards::{KindPattern, Place};
use crate::decisions::{Answer, Ask};
use crate::events::Failure;
use crate::history::{AnswerView, CardView, Game, QuestionView, View};
use crate::table::{CardId, Host, PlayerId, SpaceId, ZoneId};
use crate::text::phrase::Args;
use crate::text::polish::capital;

/// Something a player may try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Object {
    /// A card that the player may know.
    Card(CardId),
    /// A card of the other player's hand.
    Back(PlayerId),
    Space(SpaceId),
    Deck(PlayerId, Place),
    Discard(PlayerId),
    /// A card on the timeline that the player may not know.
    HiddenTicket,
    Player(PlayerId),
    Pool,
    /// Ending the main phase.
    Attack,
    /// Letting happen what could be responded to.
    Pass,
    Undo,
    Redo,
}

/// The reason, as a sentence; nothing for what answers the question. `held` is the card that was picked up for a
/// place.
pub fn why_not(
    game: &mut Game,
    view: &View,
    cast: &Cast,
    held: Option<CardId>,
    object: Object,
) -> Option<String> {
    let offered = is_offered(game, view, object) && held.is_none();
    (!offered).then(|| capital(&reason(game, view, cast, held, object)))
}

/// Whether something is among the answers. What was taken back is not the question's to know.
fn is_offered(game: &mut Game, view: &View, object: Object) -> bool {
    if object == Object::Undo {
        return !game.answers().is_empty();
    }
    let Some(question) = &view.question else { return false };
    let hosts = game.table(|table| {
        let entries = table.index.main.iter().chain(&table.index.instant);
        entries.map(|entry| (entry.serial, entry.host)).collect::<Vec<_>>()
    });
    let hosts = hosts.unwrap_or_default();
    let hosted = |serial: u32, by: &dyn Fn(Host) -> bool| {
        hosts.iter().any(|(known, host)| *known == serial && by(*host))
    };
    let card_there = match object {
        Object::Card(card) => Some(card),
        Object::Space(space) => on_space(view, space).and_then(id_of),
        _ => None,
    };
    let space_of = |card: CardId| {
        let mut spaces = SpaceId::all_from(view.player);
        spaces.find(|&space| on_space(view, space).and_then(id_of) == Some(card))
    };
    question.answers.iter().any(|answer| match (answer, object) {
        (AnswerView::Plain(Answer::Space(space)), Object::Space(there)) => *space == there,
        // A card on the board stands for its space, and a space for the card on it.
        (AnswerView::Plain(Answer::Space(space)), Object::Card(card)) => space_of(card) == Some(*space),
        (
            AnswerView::Plain(
                Answer::Card(card) | Answer::Play(card) | Answer::Remove(card) | Answer::Flip(card),
            ),
            _,
        ) => card_there == Some(*card),
        (AnswerView::Plain(Answer::Activate(serial)), Object::Player(player)) => {
            hosted(*serial, &|host| matches!(host, Host::Player(of, _) if of == player))
        }
        (AnswerView::Plain(Answer::Activate(serial)), _) => {
            card_there.is_some_and(|card| hosted(*serial, &|host| host.card() == Some(card)))
        }
        (AnswerView::Plain(Answer::Draw(place)), Object::Deck(player, deck)) => {
            player == view.player && *place == deck
        }
        (AnswerView::Plain(Answer::Player(player)), Object::Player(there)) => *player == there,
        (AnswerView::Plain(Answer::Attack), Object::Attack)
        | (AnswerView::Plain(Answer::Pass), Object::Pass) => true,
        (AnswerView::Unseen { zone, .. }, Object::Space(space)) => zone.as_space() == Some(space),
        (AnswerView::Unseen { zone, .. }, Object::Back(player)) => *zone == ZoneId::of(Place::Hand, player),
        (AnswerView::Unseen { zone, .. }, Object::HiddenTicket) => zone.place() == Place::Timeline,
        _ => false,
    })
}

fn reason(game: &mut Game, view: &View, cast: &Cast, held: Option<CardId>, object: Object) -> String {
    match object {
        Object::Undo => return cast.word("refused-undo"),
        Object::Redo => return cast.word("refused-redo"),
        _ => {}
    }
    if view.ending.is_some() {
        return failure_words(Failure::MatchOver, cast);
    }
    match (&view.question, view.deciding) {
        (Some(question), _) if question.ask == Ask::Main => in_main_phase(game, view, cast, held, object),
        (Some(question), _) => unasked(game, view, cast, question, object),
        (None, Some(other)) => {
            cast.say("refused-other-decides", &Args::new().text("who", cast.player(other)))
        }
        (None, None) => cast.word("refused-still-happening"),
    }
}

fn in_main_phase(game: &mut Game, view: &View, cast: &Cast, held: Option<CardId>, object: Object) -> String {
    let me = view.player;
    let legally = |game: &mut Game, answer| match game.why_not(me, answer) {
        Err(failure) => failure_words(failure, cast),
        Ok(()) => cast.word("refused-still-happening"),
    };
    let of = |player: PlayerId| Args::new().text("who", cast.player(player));
    match object {
        Object::Card(card) => of_card(game, view, cast, card),
        Object::Space(space) => of_space(game, view, cast, held, space),
        Object::Deck(player, place) if player == me => match game.why_not(me, Answer::Draw(place)) {
            Err(Failure::NoDrawsLeft) if view.is_first_turn_of(me) => cast.word("refused-first-draw"),
            _ => legally(game, Answer::Draw(place)),
        },
        Object::Deck(player, _) => cast.say("refused-their-deck", &of(player)),
        Object::Discard(player) => {
            let cards = view.sides[player.index()].discard.len() as u32;
            cast.say("refused-discard", &of(player).with("cards", cards))
        }
        Object::Back(player) => cast.say("refused-their-hand", &of(player)),
        Object::HiddenTicket => failure_words(Failure::NotYourCard, cast),
        Object::Player(player) => cast.say("refused-plate", &of(player)),
        Object::Pool => cast.say("refused-pool", &Args::new().with("pool", view.pool)),
        Object::Attack => legally(game, Answer::Attack),
        Object::Pass => cast.word("refused-pass"),
        Object::Undo | Object::Redo => String::new(),
    }
}

/// Something else is asked: what, and that this is no answer to it.
fn unasked(game: &Game, view: &View, cast: &Cast, question: &QuestionView, object: Object) -> String {
    let asked = question_words(game, view, question, cast);
    let args = Args::new().text("asked", capital(asked.trim_end()).trim_end_matches('.'));
    let fitting = question.answers.iter().filter(|answer| alike(answer, object)).count() as u32;
    let thing = name_of(cast, object);
    let args = args.with("fitting", fitting).text("thing", &thing);
    match object {
        Object::Discard(player) if lies_among(view, question, player) => cast.word("refused-laid-out"),
        Object::Space(space) if question.ask == Ask::Space => match on_space(view, space) {
            Some(there) => cast.say("refused-space-not-free", &args.text("card", &seen_name(there, cast))),
            None => cast.say("refused-unfit", &args),
        },
        _ if fitting > 0 => cast.say("refused-unfit", &args),
        Object::Attack => cast.say("refused-attack-later", &args),
        _ => cast.say("refused-no-answer", &args),
    }
}

/// Whether cards of a discard pile are what can be chosen: then they are laid out.
fn lies_among(view: &View, question: &QuestionView, player: PlayerId) -> bool {
    let pile = &view.sides[player.index()].discard;
    question.answers.iter().any(|answer| match answer {
        AnswerView::Plain(Answer::Card(card)) => pile.iter().any(|there| id_of(there) == Some(*card)),
        _ => false,
    })
}

/// Whether a question is answered by this sort of thing, be it by another one.
pub fn could_answer(question: &QuestionView, object: Object) -> bool {
    question.ask == Ask::Main || question.answers.iter().any(|answer| alike(answer, object))
}

/// Whether an answer is given by the same sort of thing.
fn alike(answer: &AnswerView, object: Object) -> bool {
    match (answer, object) {
        (AnswerView::Plain(Answer::Space(_)), Object::Space(_))
        | (AnswerView::Plain(Answer::Player(_)), Object::Player(_))
        | (AnswerView::Plain(Answer::Draw(_)), Object::Deck(..)) => true,
        (
            AnswerView::Plain(Answer::Card(_) | Answer::Play(_) | Answer::Flip(_) | Answer::Activate(_)),
            Object::Card(_),
        ) => true,
        (AnswerView::Unseen { zone, .. }, Object::Back(player)) => *zone == ZoneId::of(Place::Hand, player),
        (AnswerView::Unseen { zone, .. }, Object::HiddenTicket) => zone.place() == Place::Timeline,
        _ => false,
    }
}

fn name_of(cast: &Cast, object: Object) -> String {
    match object {
        Object::Card(card) => cast.card(Some(card)),
        Object::Back(player) => cast.zone(ZoneId::of(Place::Hand, player)),
        Object::Space(space) => cast.space(space),
        Object::Deck(player, place) => cast.zone(ZoneId::of(place, player)),
        Object::Discard(player) => cast.zone(ZoneId::of(Place::Discard, player)),
        Object::HiddenTicket => cast.face_down().text,
        Object::Player(player) => cast.player(player).to_owned(),
        Object::Pool => cast.word("figure-pool"),
        Object::Attack => cast.word("thing-attack"),
        Object::Pass => cast.word("thing-pass"),
        Object::Undo | Object::Redo => String::new(),
    }
}

fn seen_name(card: &CardView, cast: &Cast) -> String {
    match card {
        CardView::Open(card) => cast.tongue.card_name(card.name),
        CardView::FaceDown { own: Some((_, name)), .. } => cast.tongue.card_name(*name),
        CardView::FaceDown { own: None, .. } | CardView::Hidden => cast.face_down().text,
    }
}

fn on_space(view: &View, space: SpaceId) -> Option<&CardView> {
    view.sides[space.owner().index()].board[space.column()].as_ref()
}

fn id_of(card: &CardView) -> Option<CardId> {
    match card {
        CardView::Open(card) => Some(card.id),
        CardView::FaceDown { own, .. } => own.map(|(id, _)| id),
        CardView::Hidden => None,
    }
}

/// Why no card goes to a space, or why the card on it cannot be used.
fn of_space(game: &mut Game, view: &View, cast: &Cast, held: Option<CardId>, space: SpaceId) -> String {
    let there = on_space(view, space);
    let owner = Args::new().text("who", cast.player(space.owner()));
    let in_hand = |card: CardId| {
        let hand = view.sides[view.player.index()].hand.iter();
        hand.filter_map(|seen| match seen {
            CardView::Open(open) if open.id == card => Some(open.kind),
            _ => None,
        })
        .next()
    };
    let is_creature = |kind| matches!(kind, KindPattern::Creature | KindPattern::Flask);
    match (held.and_then(in_hand), there) {
        (Some(kind), _) if !is_creature(kind) => failure_words(Failure::CommandOnSpace, cast),
        (Some(_), _) if space.owner() != view.player => cast.say("refused-their-row", &owner),
        (Some(_), Some(card)) => {
            cast.say("refused-space-taken", &Args::new().text("card", &seen_name(card, cast)))
        }
        (Some(_), None) => cast.word("refused-space"),
        (None, Some(card)) => match id_of(card) {
            Some(card) => of_card(game, view, cast, card),
            None => failure_words(Failure::NotYourCard, cast),
        },
        (None, None) if space.owner() != view.player => cast.say("refused-their-row", &owner),
        (None, None) => cast.word("refused-empty-space"),
    }
}

/// Why a card cannot be used, by where it lies.
fn of_card(game: &mut Game, view: &View, cast: &Cast, card: CardId) -> String {
    let me = view.player;
    let Some((zone, controller, face_down)) = game
        .table(|table| table.card(card).map(|card| (card.zone, card.controller(), card.face_down())))
        .flatten()
    else {
        return failure_words(Failure::NotThere, cast);
    };
    let fails = |result: Result<(), Failure>| result.err().map(|failure| failure_words(failure, cast));
    let said = match zone.place() {
        Place::Hand if zone.owner() == Some(me) => fails(game.why_not(me, Answer::Play(card))),
        Place::Board | Place::Timeline if controller != me => {
            let args = Args::new().text("card", &cast.card(Some(card)));
            Some(cast.say("refused-their-card", &args.text("who", cast.player(controller))))
        }
        Place::Board | Place::Timeline if face_down => fails(game.why_not(me, Answer::Flip(card))),
        Place::Board | Place::Timeline => of_abilities(game, cast, me, card).or_else(|| match zone.place() {
            Place::Timeline => Some(cast.word("refused-timeline")),
            _ => fails(game.why_not(me, Answer::Remove(card)))
                .map(|why| cast.say("refused-on-board", &Args::new().text("why", &why))),
        }),
        Place::Discard | Place::Aside => Some(cast.word("refused-out-of-play")),
        Place::Hand | Place::MainDeck | Place::BloodDeck => Some(failure_words(Failure::NotYourCard, cast)),
    };
    said.unwrap_or_else(|| cast.word("refused-still-happening"))
}

/// Why the activated abilities of a card cannot be used: of the first, with what it costs. Nothing if it has none.
fn of_abilities(game: &mut Game, cast: &Cast, player: PlayerId, card: CardId) -> Option<String> {
    let found = game.table(|table| {
        let entries = table.index.main.iter().chain(&table.index.instant);
        let mut own = entries.filter(|entry| entry.host == Host::Card(card) && !entry.lingering);
        own.next().map(|entry| (entry.serial, entry.ability))
    });
    let (serial, ability) = found.flatten()?;
    let failure = game.why_not(player, Answer::Activate(serial)).err()?;
    if failure != Failure::CostNotPayable {
        return Some(failure_words(failure, cast));
    }
    let set = game.card_set();
    let holder = set.cards().iter().find(|def| def.abilities.contains(&ability));
    let cost = cast.tongue.cost_text(set, set.ability(ability).cost, holder);
    Some(cast.say("refused-ability-cost", &Args::new().text("cost", &cost)))
}
