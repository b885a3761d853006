//! The overlays driven as a player drives them, without a window: keys walk to a button, and pressing it gives
//! the act it stands for.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Context, Event, FontDefinitions, FontFamily, Id, Key, Modifiers, PointerButton, Pos2, RawInput,
    Rect, Ui, pos2, vec2,
};

use super::consent::consent;
use super::curtain::curtain;
use super::curtain_words::curtain_words;
use super::decision::{Draft, Drawing, StageSize, decision};
use super::guide::{FromGuide, Note, guide};
use super::question::{Form, Sheet};
use crate::decisions::{Answer, Ask};
use crate::desktop::acting::{Offers, Staging, Words, hosts};
use crate::desktop::acts::Act;
use crate::desktop::fonts;
use crate::desktop::kit::Kit;
use crate::desktop::learning::LessonAct;
use crate::desktop::library::Library;
use crate::history::{Chance, Game, View};
use crate::hotseat::{Changed, outlook};
use crate::table::{MatchSetup, PlayerId};
use crate::tools::{Policy, random_deck, seed_of};

/// A screen without a window.
pub(super) struct Glass {
    context: Context,
    time: f64,
    pub(super) size: egui::Vec2,
}

impl Glass {
    pub(super) fn new() -> Self {
        let context = Context::default();
        let mut faces = FontDefinitions::default();
        let plain = faces.families[&FontFamily::Proportional].clone();
        for name in [fonts::ITALIC, fonts::BOLD] {
            faces.families.insert(FontFamily::Name(name.into()), plain.clone());
        }
        context.set_fonts(faces);
        Self { context, time: 0.0, size: vec2(1600.0, 900.0) }
    }

    /// The same where everything is larger or smaller: so many points fewer or more fit on it.
    pub(super) fn at_scale(scale: f32) -> Self {
        Self { size: vec2(1600.0, 900.0) / scale, ..Self::new() }
    }

    pub(super) fn pass<R>(
        &mut self,
        events: Vec<Event>,
        mut draw: impl FnMut(&mut Ui) -> Option<R>,
    ) -> Option<R> {
        self.time += 0.05;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let mut got = None;
        let mut output = self.context.run_ui(input, |ui| {
            if let Some(what) = draw(ui) {
                got = Some(what);
            }
        });
        output.textures_delta.clear();
        got
    }

    fn key(key: Key, pressed: bool) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
    }

    /// Walks with Tab through everything that can have the keys, and clicks each with the mouse.
    pub(super) fn click_everything<R: Clone>(
        &mut self,
        mut draw: impl FnMut(&mut Ui) -> Option<R>,
    ) -> Vec<R> {
        let mut got = Vec::new();
        let mut met: Vec<Id> = Vec::new();
        self.pass(Vec::new(), &mut draw);
        for _ in 0..24 {
            self.pass(vec![Self::key(Key::Tab, true), Self::key(Key::Tab, false)], &mut draw);
            self.pass(Vec::new(), &mut draw);
            let Some(id) = self.context.memory(|memory| memory.focused()) else { break };
            if met.contains(&id) {
                break;
            }
            met.push(id);
            // A long list scrolls to what has the keys.
            for _ in 0..12 {
                self.pass(Vec::new(), &mut draw);
            }
            let Some(response) = self.context.read_response(id) else { continue };
            got.extend(self.click(response.rect.center(), &mut draw));
            self.context.memory_mut(|memory| memory.request_focus(id));
        }
        got
    }

    pub(super) fn click<R>(&mut self, at: Pos2, mut draw: impl FnMut(&mut Ui) -> Option<R>) -> Option<R> {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let first = self.pass(vec![Event::PointerMoved(at), button(true)], &mut draw);
        let second = self.pass(vec![button(false)], &mut draw);
        let third = self.pass(vec![Event::PointerGone], &mut draw);
        first.or(second).or(third)
    }
}

fn kind(ask: Ask) -> String {
    let said = format!("{ask:?}");
    said.chars().take_while(|letter| letter.is_alphabetic()).collect()
}

/// Looks at every question of random matches, until each kind has been seen often enough.
fn over_questions(library: &Library, mut look: impl FnMut(&mut Game, &View, &Offers, &Words)) {
    let set = Arc::clone(&library.loaded.set);
    for number in 0..30 {
        let seed = seed_of(0x0ea5, number);
        let mut chance = Chance::seeded(seed);
        let decks = [random_deck(&set, &mut chance), random_deck(&set, &mut chance)];
        let mut game = Game::new(Arc::clone(&set), MatchSetup::new(seed, decks)).expect("legal decks");
        for _ in 0..300 {
            let Some(question) = game.question().cloned() else { break };
            let view = game.view(question.player);
            let found = hosts(&mut game, &view);
            let offers = Offers::of(&view, &found);
            let words = Words::new(library, &mut game, &view);
            look(&mut game, &view, &offers, &words);
            let choice = Policy::Eager.choose(&question, &mut chance);
            game.answer(choice).expect("what is offered is accepted");
        }
    }
}

#[test]
fn each_kind_of_question_yields_the_act_of_what_is_clicked() {
    let library = Library::of_core("en");
    let kit = Kit::default();
    let say = |id: &str| library.say(id);
    let drawing = Drawing { kit: &kit, say: &say, key: &|_| Some("K".into()) };
    let mut seen: Vec<(String, usize)> = Vec::new();
    over_questions(&library, |game, view, offers, words| {
        let ask = offers.ask().expect("the player is asked");
        let Some(sheet) = Sheet::of(game, view, offers, words) else {
            assert_eq!(ask, Ask::Main);
            return;
        };
        let kind = kind(ask);
        let at = seen.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
            seen.push((kind.clone(), 0));
            seen.len() - 1
        });
        seen[at].1 += 1;
        if seen[at].1 > 3 {
            return;
        }
        assert!(!sheet.heading.is_empty() && !sheet.from.is_empty(), "{sheet:?}");
        let mut glass = Glass::new();
        let (mut draft, mut staging) = (Draft::default(), Staging::default());
        let stage = StageSize { all: offers.stage.len(), left: offers.stage.len() };
        let acts = glass.click_everything(|ui| {
            // Folding is tested by itself: here the question stays open.
            staging.folded = false;
            decision(ui, &drawing, &sheet, stage, None, &mut draft, &mut staging)
        });
        let by_button: Vec<usize> = match &sheet.form {
            Form::Buttons(choices) | Form::Names(choices) => {
                choices.iter().take(8).map(|choice| choice.number).collect()
            }
            Form::Number { choices, .. } => choices.first().iter().map(|(_, number)| *number).collect(),
        };
        for number in by_button {
            assert!(
                acts.contains(&Act::Answer(number)),
                "{kind}: no click gives {number} of {sheet:?}: {acts:?}"
            );
        }
        let legal = offers.list.len();
        for act in &acts {
            assert!(matches!(act, Act::Answer(number) if *number < legal), "{act:?} is no legal answer");
        }
        // Whatever has no thing has a button.
        if let Form::Buttons(choices) = &sheet.form {
            for offer in offers.by_button() {
                assert!(choices.iter().any(|choice| choice.number == offer.number), "{offer:?}");
            }
        }
    });
    let kinds: Vec<&str> = seen.iter().map(|(kind, _)| kind.as_str()).collect();
    for kind in ["Mulligan", "Card", "Space", "May", "Option", "NameCard", "Respond"] {
        assert!(kinds.contains(&kind), "no {kind} among {kinds:?}");
    }
}

#[test]
fn a_number_is_stepped_to_and_chosen() {
    let library = Library::of_core("en");
    let kit = Kit::default();
    let say = |id: &str| library.say(id);
    let drawing = Drawing { kit: &kit, say: &say, key: &|_| None };
    let form = Form::Number { choices: vec![(1, 4), (2, 5), (3, 6)], letter: Some('X') };
    let sheet = Sheet { heading: "X".into(), form, ..Sheet::default() };
    let (mut draft, mut staging) = (Draft::default(), Staging::default());
    let mut glass = Glass::new();
    let acts = glass.click_everything(|ui| {
        staging.folded = false;
        decision(ui, &drawing, &sheet, StageSize::default(), None, &mut draft, &mut staging)
    });
    // Walking over it, plus comes before the button that chooses; minus can be pressed only then.
    assert_eq!(acts, [Act::Answer(5)]);
    assert_eq!(draft.at, 0);
}

#[test]
fn the_question_folds_away_and_comes_back() {
    let library = Library::of_core("es");
    let kit = Kit::default();
    let say = |id: &str| library.say(id);
    let drawing = Drawing { kit: &kit, say: &say, key: &|_| None };
    let sheet = Sheet { heading: "¿?".into(), ..Sheet::default() };
    let (mut draft, mut staging) = (Draft::default(), Staging::default());
    let mut glass = Glass::new();
    for folded in [true, false] {
        glass.pass(Vec::new(), |ui| {
            decision(ui, &drawing, &sheet, StageSize::default(), None, &mut draft, &mut staging)
        });
        glass.context.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
        glass.pass(vec![Glass::key(Key::Tab, true)], |ui| {
            decision(ui, &drawing, &sheet, StageSize::default(), None, &mut draft, &mut staging)
        });
        let press = vec![Glass::key(Key::Enter, true), Glass::key(Key::Enter, false)];
        glass.pass(press, |ui| {
            decision(ui, &drawing, &sheet, StageSize::default(), None, &mut draft, &mut staging)
        });
        assert_eq!(staging.folded, folded);
    }
}

#[test]
fn whoever_is_taught_can_go_on_go_back_start_again_and_leave() {
    for tag in ["en", "es"] {
        let library = Library::of_core(tag);
        let kit = Kit::default();
        let say = |id: &str| library.say(id);
        let drawing = Drawing { kit: &kit, say: &say, key: &|_| Some("Enter".into()) };
        let page = Note { said: "…".into(), goes_on: true, can_go_back: true, ..Note::default() };
        let [back, again] = [LessonAct::Back, LessonAct::Again].map(FromGuide::Act);
        let go_on = FromGuide::Act(LessonAct::GoOn);
        let pressed =
            |note: &Note| Glass::new().click_everything(|ui| guide(ui, &drawing, note, 346.0).wanted);
        assert_eq!(pressed(&page), [back, again, FromGuide::Leave, go_on]);
        // An act is not passed over, and at the first page there is nothing to go back to.
        let act = Note { goes_on: false, ..page.clone() };
        assert_eq!(pressed(&act), [back, again, FromGuide::Leave]);
        let first = Note { can_go_back: false, ..page };
        assert_eq!(pressed(&first), [FromGuide::Leave, go_on]);
    }
}

/// The column beside the table is so wide: nothing of the slip reaches out of it.
#[test]
fn every_page_of_every_lesson_fits_into_the_column() {
    for tag in ["en", "es"] {
        let library = Library::of_core(tag);
        let kit = Kit::default();
        let say = |id: &str| library.say(id);
        let drawing = Drawing { kit: &kit, say: &say, key: &|_| Some("Enter".into()) };
        for lesson in library.loaded.lessons() {
            for id in lesson.messages() {
                let note = Note {
                    title: library.tongue.lesson_name(lesson.name),
                    page: "12 / 12".into(),
                    said: library.say(id.as_str()),
                    pages: lesson.messages().map(|id| library.say(id.as_str())).collect(),
                    refused: None,
                    goes_on: true,
                    can_go_back: true,
                };
                let mut size = vec2(0.0, 0.0);
                Glass::new().pass(Vec::new(), |ui| {
                    let shown = ui.scope(|ui| guide(ui, &drawing, &note, 346.0).wanted);
                    size = shown.response.rect.size();
                    shown.inner
                });
                assert!(size.x <= 346.5 && size.y <= 330.0, "{tag}, {id}: {size:?}");
            }
        }
    }
}

#[test]
fn the_other_player_agrees_or_refuses() {
    let library = Library::of_core("en");
    let kit = Kit::default();
    let say = |id: &str| library.say(id);
    let drawing = Drawing { kit: &kit, say: &say, key: &|_| None };
    let acts = Glass::new().click_everything(|ui| consent(ui, &drawing, "Oskar?", "because"));
    assert_eq!(acts, [Act::UndoAgreed, Act::UndoRefused]);
}

/// S48: what the curtain says does not depend on anything hidden: with other cards in both hands it says the same.
#[test]
fn the_curtain_says_only_what_both_may_know() {
    let library = Library::of_core("en");
    let set = Arc::clone(&library.loaded.set);
    let [one, other] = [set.decks()[0].clone(), set.decks()[1].clone()];
    let said = |seed: u64| {
        let setup = MatchSetup {
            first: Some(PlayerId::BOTH[0]),
            ..MatchSetup::new(seed, [one.clone(), other.clone()])
        };
        let mut game = Game::new(Arc::clone(&set), setup).expect("legal decks");
        let keep =
            game.question().and_then(|question| question.answers.iter().position(|a| *a == Answer::Keep));
        game.answer(keep.expect("a hand can be kept")).expect("it is legal");
        let awaited = game.question().map(|question| question.player).expect("the other is asked");
        assert_eq!(awaited, PlayerId::BOTH[1]);
        curtain_words(&library, &mut game, awaited, Some("Space".into()), false)
    };
    let first = said(1);
    assert_eq!(first.name, "Player 2");
    for seed in 2..8 {
        assert_eq!(said(seed), first);
    }
}

#[test]
fn nothing_behind_the_curtain_can_be_pressed() {
    let kit = Kit::default();
    let words = super::curtain::CurtainWords::default();
    let mut glass = Glass::new();
    let mut through = false;
    let mut draw = |ui: &mut Ui| {
        through |= ui
            .put(Rect::from_min_size(pos2(20.0, 20.0), vec2(90.0, 30.0)), egui::Button::new("behind"))
            .clicked();
        egui::Area::new(Id::new("curtain")).order(egui::Order::Foreground).fixed_pos(Pos2::ZERO).show(
            ui.ctx(),
            |ui| {
                curtain(ui, &kit, &words, 0.0);
            },
        );
        None::<()>
    };
    // egui lays an area out once before it can be touched.
    for _ in 0..3 {
        glass.pass(Vec::new(), &mut draw);
    }
    glass.click(pos2(60.0, 35.0), &mut draw);
    assert!(!through);
}

/// What is told under what can be chosen is what comes of choosing it.
#[test]
fn what_is_foretold_of_an_answer_comes_true() {
    let library = Library::of_core("en");
    let mut compared = 0;
    over_questions(&library, |game, view, offers, _| {
        if compared > 60 || !matches!(offers.ask(), Some(Ask::Card { .. } | Ask::Space)) {
            return;
        }
        for offer in offers.list.iter().take(3) {
            let Some(seen) = outlook(game, offer.number).filter(|seen| !seen.unknown) else { continue };
            let mut then = game.fork();
            then.answer(offer.number).expect("it is legal");
            let later = then.view(view.player);
            if later.turn != view.turn {
                continue;
            }
            for change in &seen.changes {
                let Changed::Stat { stat, to, .. } = change.what else { continue };
                let now = then.table(|table| table.card(change.card).map(|card| card.stat(stat))).flatten();
                assert_eq!(now, Some(to), "{change:?}");
                compared += 1;
            }
        }
    });
    assert!(compared > 0, "something changed in thirty matches");
}
