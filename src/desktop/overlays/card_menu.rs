//! What can be done with one thing, beside it: each line says what it does.

use bevy_egui::egui::{Ui, vec2};

use super::super::acting::{Control, Offer, Offers, Picking, Plan, Poke, Words};
use super::super::paint::{body, caption};
use super::super::table::Thing;
use super::decision::Drawing;
use super::paper::{paper, slip, slip_height};
use crate::history::{Game, View};

/// What is said beside a thing that was pressed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardMenu {
    /// What is to be pointed at next.
    pub wants: Option<String>,
    /// What can be done with it at once, by the numbers of the answers.
    pub choices: Vec<(usize, String)>,
}

impl CardMenu {
    /// What is said beside what was pressed.
    pub fn of(game: &mut Game, view: &View, offers: &Offers, picking: &Picking, words: &Words) -> Self {
        let mut told = |thing: Thing, meant: &dyn Fn(&&Offer) -> bool| {
            let here = offers.at(thing).filter(meant);
            here.map(|offer| (offer.number, words.answer(game, view, offer))).collect()
        };
        match (picking.menu, &picking.plan) {
            (Some(thing), _) => Self { choices: told(thing, &|_| true), ..Self::default() },
            // A card that goes to no place of its own says what playing it does.
            (None, Some(plan)) if plan.then.is_empty() && plan.lands.is_none() => {
                let choices = told(plan.thing, &|offer| offer.number == plan.number);
                Self { choices, ..Self::default() }
            }
            // One that wants something pointed at says what.
            (None, Some(plan)) => Self { wants: asked_next(game, view, plan, words), ..Self::default() },
            (None, None) => Self::default(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.wants.is_none() && self.choices.is_empty()
    }
}

/// What will be asked when a card is played.
fn asked_next(game: &mut Game, view: &View, plan: &Plan, words: &Words) -> Option<String> {
    if plan.lands.is_some() {
        return Some(words.say("play-lands"));
    }
    let mut dry = game.fork();
    dry.answer(plan.number).ok()?;
    let next = dry.view(view.player);
    next.question.as_ref().map(|question| words.question(&dry, &next, question))
}

/// How wide the paper is, with choices and without.
const WIDE: f32 = 380.0;
const NARROW: f32 = 250.0;

/// Draws the menu of a thing; what was chosen. As it opens the keys are on its first line.
pub fn card_menu(ui: &mut Ui, drawing: &Drawing, menu: &CardMenu, opens: bool) -> Option<Poke> {
    let width = if menu.choices.is_empty() { NARROW } else { WIDE };
    let shown = paper(ui, drawing.kit, width, false, |ui| {
        let mut poked = None;
        if let Some(wants) = &menu.wants {
            body(ui, wants);
            // Nothing to press: it only says what is meant, and how one lets go.
            let key = (drawing.key)(Control::Cancel).unwrap_or_default();
            caption(ui, format!("{key}: {}", (drawing.say)("put-back")));
            return None;
        }
        for (at, (number, said)) in menu.choices.iter().enumerate() {
            let (label, caption) = match said.split_once(": ") {
                Some((label, caption)) => (label, Some(caption)),
                None => (said.as_str(), None),
            };
            let width = ui.available_width();
            let size = vec2(width, slip_height(ui, label, caption, width));
            let line = slip(ui, drawing.kit, label, caption, size);
            if at == 0 && opens {
                line.request_focus();
            }
            if line.clicked() {
                poked = Some(Poke::Give(*number));
            }
        }
        if ui.add(drawing.brass((drawing.say)("put-back"), Some(Control::Cancel)).size(19.0)).clicked() {
            poked = Some(Poke::Cancel);
        }
        poked
    });
    shown.inner
}
