//! Every kind of question the engine can ask, as it lies before the player: each legal answer can be given.

use std::sync::Arc;

use super::decision::{Draft, Drawing, StageSize, decision};
use super::question::{Form, Sheet};
use super::tests::Glass;
use crate::cards::{EventKind, Place};
use crate::decisions::{Answer, Ask};
use crate::desktop::acting::{Offers, Staging, Words, hosts};
use crate::desktop::acts::Act;
use crate::desktop::kit::Kit;
use crate::desktop::library::Library;
use crate::desktop::table::{Layout, Marks};
use crate::history::{AnswerView, CardView, Game, QuestionView, View};
use crate::table::{MatchSetup, PlayerId, SpaceId};

/// One of each kind.
const ASKS: [Ask; 13] = [
    Ask::Mulligan,
    Ask::Main,
    Ask::Respond,
    Ask::Card { unseen: false, to_do: EventKind::Die },
    Ask::Space,
    Ask::Player,
    Ask::Variable('X'),
    Ask::Number,
    Ask::May,
    Ask::Option,
    Ask::NameCard,
    Ask::NameKin,
    Ask::Flip,
];

/// Answers as the engine lists them. A new kind of question is found here by the compiler.
fn answers(ask: Ask, game: &Game, view: &View) -> Vec<Answer> {
    let set = game.card_set();
    let hand = view.sides[view.player.index()].hand.iter().filter_map(|card| match card {
        CardView::Open(card) => Some(card.id),
        _ => None,
    });
    match ask {
        Ask::Mulligan => vec![Answer::Keep, Answer::Mulligan],
        Ask::Main => vec![Answer::Draw(Place::MainDeck), Answer::Attack],
        Ask::Respond => vec![Answer::Pass, Answer::PassUntilNew],
        Ask::Card { .. } => hand.map(Answer::Card).chain([Answer::Done]).collect(),
        Ask::Space => SpaceId::row(view.player).map(Answer::Space).collect(),
        Ask::Player => PlayerId::BOTH.map(Answer::Player).to_vec(),
        Ask::Variable(_) | Ask::Number => (1..4).map(Answer::Number).collect(),
        Ask::May | Ask::Flip => vec![Answer::Yes, Answer::No],
        Ask::Option => vec![Answer::Option(0), Answer::Option(1)],
        Ask::NameCard => set.cards().iter().take(4).map(|card| Answer::Name(card.name)).collect(),
        Ask::NameKin => {
            let mut kins = Vec::new();
            for kin in set.cards().iter().filter_map(|card| card.kin) {
                if kins.len() < 4 && !kins.contains(&Answer::Name(kin)) {
                    kins.push(Answer::Name(kin));
                }
            }
            kins
        }
    }
}

/// What the clicks on a sheet give, everything on it clicked once.
fn clicked(drawing: &Drawing, sheet: &Sheet, offers: &Offers) -> Vec<Act> {
    let (mut draft, mut staging) = (Draft::default(), Staging::default());
    let stage = StageSize { all: offers.stage.len(), left: offers.stage.len() };
    Glass::new().click_everything(|ui| {
        staging.folded = false;
        decision(ui, drawing, sheet, stage, None, &mut draft, &mut staging)
    })
}

#[test]
fn every_legal_answer_of_every_kind_of_question_can_be_given() {
    for tag in ["en", "es"] {
        let library = Library::of_core(tag);
        let set = Arc::clone(&library.loaded.set);
        let decks = [set.decks()[0].clone(), set.decks()[1].clone()];
        let mut game = Game::new(set, MatchSetup::new(3, decks)).expect("legal decks");
        let player = game.question().expect("someone is asked").player;
        let kit = Kit::default();
        let say = |id: &str| library.say(id);
        let drawing = Drawing { kit: &kit, say: &say, key: &|_| Some("K".into()) };
        for ask in ASKS {
            let mut view = game.view(player);
            let answers: Vec<AnswerView> =
                answers(ask, &game, &view).into_iter().map(AnswerView::Plain).collect();
            view.question = Some(QuestionView { ask, about: None, answers, shown: Vec::new() });
            let offers = Offers::of(&view, &hosts(&mut game, &view));
            let layout = Layout::of(&view, &Marks { stage: offers.stage.clone(), ..Marks::default() });
            let words = Words::new(&library, &mut game, &view);
            let sheet = Sheet::of(&mut game, &view, &offers, &words);
            let acts = sheet.as_ref().map_or_else(Vec::new, |sheet| clicked(&drawing, sheet, &offers));
            for offer in &offers.list {
                let on_table = offer.thing().is_some_and(|thing| layout.find(thing).is_some());
                // On the stepper every number is one step from the next.
                let by_stepping = sheet.as_ref().is_some_and(|sheet| match &sheet.form {
                    Form::Number { choices, .. } => choices.iter().any(|(_, number)| *number == offer.number),
                    _ => false,
                });
                let by_button = acts.contains(&Act::Answer(offer.number));
                assert!(on_table || by_stepping || by_button, "{tag}: {ask:?} cannot be answered {offer:?}");
            }
            let Some(sheet) = sheet else {
                assert_eq!(ask, Ask::Main, "only the main phase is asked by the whole table");
                continue;
            };
            assert!(!sheet.heading.is_empty(), "{tag}: {ask:?} says nothing");
            let given = |act: &Act| matches!(act, Act::Answer(number) if *number < offers.list.len());
            assert!(acts.iter().all(given), "{tag}: {ask:?} gives {acts:?}");
        }
    }
}
