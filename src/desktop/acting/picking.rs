//! What pressing a thing means: an answer, a card picked up for a place, a menu, or a reason why not. The same
//! for mouse, keys and pad.

use bevy::prelude::*;

use super::super::table::Thing;
use super::offers::{At, Hosts, Offer, Offers, card_id, on_space, space_of};
use crate::decisions::{Answer, Ask};
use crate::history::{AnswerView, Game, Given, View};
use crate::hotseat::reveals_since;

/// A card that is picked up, and where it can go.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub thing: Thing,
    /// The answer that plays it.
    pub number: usize,
    /// What the engine asks next, if it asks for something on the table: the places and what they answer.
    pub then: Vec<(Thing, AnswerView)>,
    /// The only place it can go to: nobody is asked.
    pub lands: Option<Thing>,
}

/// What is picked up, opened and to be answered next.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Picking {
    pub plan: Option<Plan>,
    /// The thing whose menu is open: several things can be done with it.
    pub menu: Option<Thing>,
    /// Given as soon as it is asked for.
    pub next: Option<AnswerView>,
}

impl Picking {
    /// Puts everything back; whether there was something.
    pub fn put_down(&mut self) -> bool {
        let held = self.plan.take().is_some();
        self.menu.take().is_some() || held
    }
}

/// What comes of pressing a thing.
#[derive(Clone, Debug, PartialEq)]
pub enum Press {
    /// This answer.
    Give(usize),
    /// This answer, and another as soon as it is asked for.
    GiveThen(usize, AnswerView),
    /// The card is picked up: playing it has that number.
    PickUp(Thing, usize),
    PutDown,
    /// Several things can be done with it, or one that should be read first.
    Menu(Thing),
    Refuse(Thing),
}

/// What the player presses a thing for.
pub fn press(view: &View, offers: &Offers, picking: &Picking, thing: Thing) -> Press {
    let meant = [Some(thing), stand_in(view, thing)];
    if let Some(plan) = &picking.plan {
        if thing == plan.thing {
            return if plan.then.is_empty() { Press::Give(plan.number) } else { Press::PutDown };
        }
        let wanted = meant.iter().flatten();
        let found = wanted.filter_map(|thing| plan.then.iter().find(|(there, _)| there == thing)).next();
        if let Some((_, answer)) = found {
            return Press::GiveThen(plan.number, answer.clone());
        }
        if plan.lands == Some(thing) {
            return Press::Give(plan.number);
        }
    }
    for thing in meant.into_iter().flatten() {
        let here: Vec<&Offer> = offers.at(thing).collect();
        match here[..] {
            [] => {}
            [one] => return single(offers, one, thing),
            _ => return Press::Menu(thing),
        }
    }
    Press::Refuse(thing)
}

/// One thing can be done with it.
fn single(offers: &Offers, offer: &Offer, thing: Thing) -> Press {
    match (offers.ask(), offer.plain()) {
        (_, Some(Answer::Play(_))) => Press::PickUp(thing, offer.number),
        // What it does is read before it is done.
        (_, Some(Answer::Remove(_) | Answer::Flip(_) | Answer::Activate(_))) => Press::Menu(thing),
        (Some(Ask::Main), _) | (Some(_), _) | (None, _) => Press::Give(offer.number),
    }
}

/// A card on the board stands for its space, and a space for the card on it.
fn stand_in(view: &View, thing: Thing) -> Option<Thing> {
    match thing {
        Thing::Card(card) => space_of(view, card).map(Thing::Space),
        Thing::Space(space) => on_space(view, space).and_then(card_id).map(Thing::Card),
        _ => None,
    }
}

/// What comes after playing a card, if nothing hidden comes to light before: where it can go.
pub fn plan(game: &mut Game, view: &View, thing: Thing, number: usize) -> Plan {
    let then = next_targets(game, view, number).unwrap_or_default();
    let lands = if then.is_empty() { landing(game, view, thing, number) } else { None };
    Plan { thing, number, then, lands }
}

/// The space on which a card lies as soon as it is played.
fn landing(game: &mut Game, view: &View, thing: Thing, number: usize) -> Option<Thing> {
    let Thing::Card(card) = thing else { return None };
    let mut dry = game.fork();
    dry.begin(Given::Choice(u16::try_from(number).ok()?)).ok()?;
    dry.run();
    space_of(&dry.view(view.player), card).map(Thing::Space)
}

fn next_targets(game: &mut Game, view: &View, number: usize) -> Option<Vec<(Thing, AnswerView)>> {
    let mut dry = game.fork();
    dry.begin(Given::Choice(u16::try_from(number).ok()?)).ok()?;
    dry.run();
    let next = dry.question()?;
    let about_places = matches!(next.ask, Ask::Space | Ask::Card { unseen: false, .. });
    // S48: what a question would offer may tell what only chance or another's hand decides.
    if next.player != view.player || !about_places || reveals_since(&dry, game) {
        return None;
    }
    let then = dry.view(view.player);
    let offers = Offers::of(&then, &Hosts::default());
    let on_table = offers.list.iter().map(|offer| match offer.at {
        At::Table(thing) => Some((thing, offer.answer.clone())),
        At::Stage(_) | At::Sheet => None,
    });
    on_table.collect()
}

/// What was announced for the next question: its number there, or that it is not asked for any more.
pub fn announced(offers: &Offers, next: &AnswerView) -> Option<usize> {
    offers.list.iter().find(|offer| offer.answer == *next).map(|offer| offer.number)
}
