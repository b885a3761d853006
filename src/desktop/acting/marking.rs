//! Writes on the table what can be done, what is picked up, what is refused and what is looked at.

use std::time::Duration;

use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

use super::super::pace::Pace;
use super::super::showing::Showing;
use super::super::table::{Marks, Thing};
use super::foresight::{Foresight, foresee};
use super::offers::{Offers, card_id};
use super::picking::Picking;
use super::pointer::Pointing;
use super::preview::{Preview, look_ahead};
use super::words::card_name;
use super::{ActingSystems, Focus, Inspecting};
use crate::decisions::Ask;
use crate::history::{CardView, View};
use crate::table::PlayerId;

/// How long a reason stays beside what was tried, in seconds.
const REASON_STAYS: f32 = 3.0;

/// So many cards are laid out at once.
pub const STAGE_PAGE: usize = 14;

/// What cannot be done, and why.
#[derive(Resource, Default)]
pub struct Refusals {
    /// Cards of the hand that cannot be played now.
    pub standing: HashMap<Thing, String>,
    /// What was tried last: the reason, and when.
    pub knocked: Option<(Thing, String, f32)>,
}

/// Which of the cards that are laid out are shown, and whether the question is folded away.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Staging {
    /// Only cards whose names hold this.
    pub filter: String,
    pub page: usize,
    /// The question is folded, so that the whole board is seen.
    pub folded: bool,
    /// The discard pile that is looked through, where no question lays anything out.
    pub pile: Option<PlayerId>,
    of: u32,
}

impl Staging {
    /// What is laid out: the cards of a question, or a discard pile from its top on.
    pub fn laid_out(&self, view: &View, offers: &Offers) -> Vec<Thing> {
        match self.pile {
            Some(player) if offers.stage.is_empty() => {
                let pile = view.sides[player.index()].discard.iter().rev();
                pile.filter_map(card_id).map(Thing::Card).collect()
            }
            _ => offers.stage.clone(),
        }
    }

    /// Those of them that the filter leaves, and first those that can be chosen.
    pub fn filtered(&self, view: &View, offers: &Offers, name: impl Fn(&CardView) -> String) -> Vec<Thing> {
        let wanted = self.filter.trim().to_lowercase();
        let kept = |thing: &Thing| {
            let Thing::Card(id) = thing else { return true };
            let card = visible(view).find(|card| card_id(card) == Some(*id));
            wanted.is_empty() || card.is_some_and(|card| name(card).to_lowercase().contains(&wanted))
        };
        let mut left: Vec<Thing> = self.laid_out(view, offers).into_iter().filter(kept).collect();
        left.sort_by_key(|&thing| offers.at(thing).next().is_none());
        left
    }

    /// Lays a discard pile out, or puts it away.
    pub fn look_through(&mut self, pile: Option<PlayerId>) {
        *self = Self { pile, folded: self.folded, of: self.of, ..Self::default() };
    }

    pub fn pages(cards: usize) -> usize {
        cards.div_ceil(STAGE_PAGE).max(1)
    }
}

/// Every card whose face the viewer may see, those shown for a choice included.
pub fn visible(view: &View) -> impl Iterator<Item = &CardView> {
    let sides = view.sides.iter().flat_map(|side| {
        side.hand.iter().chain(&side.discard).chain(&side.aside).chain(side.board.iter().flatten())
    });
    let asked = view.question.iter().flat_map(|question| question.shown.iter().chain(&question.about));
    sides.chain(&view.timeline).chain(asked)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Staging>().init_resource::<Preview>().init_resource::<Foresight>();
    app.add_systems(Update, (foresee, mark, look_ahead).chain().in_set(ActingSystems::Mark));
}

#[derive(bevy::ecs::system::SystemParam)]
struct Read<'w> {
    showing: Res<'w, Showing>,
    offers: Res<'w, Offers>,
    picking: Res<'w, Picking>,
    refusals: Res<'w, Refusals>,
    pointing: Res<'w, Pointing>,
    focus: Res<'w, Focus>,
    inspecting: Res<'w, Inspecting>,
    foresight: Res<'w, Foresight>,
    library: Res<'w, super::super::library::Library>,
}

fn mark(
    read: Read,
    mut staging: ResMut<Staging>,
    mut marks: ResMut<Marks>,
    mut pace: ResMut<Pace>,
    time: Res<Time<Real>>,
) {
    let Some(view) = &read.showing.view else {
        marks.set_if_neq(Marks::default());
        return;
    };
    if staging.of != read.showing.version {
        *staging = Staging { of: read.showing.version, ..default() };
    }
    let (offers, picking) = (&*read.offers, &*read.picking);
    let (mut refused, mut tried) = (read.refusals.standing.clone(), None);
    if let Some((thing, reason, since)) = &read.refusals.knocked
        && let left = REASON_STAYS - (time.elapsed_secs() - since)
        && left > 0.0
    {
        pace.within(Duration::from_secs_f32(left));
        refused.insert(*thing, reason.clone());
        tried = Some(*thing);
    }
    let asks = !matches!(offers.ask(), None | Some(Ask::Main));
    let filtered = staging.filtered(view, offers, |card| card_name(&read.library, card));
    staging.page = staging.page.min(Staging::pages(filtered.len()) - 1);
    let stage = filtered.into_iter().skip(staging.page * STAGE_PAGE).take(STAGE_PAGE);
    let stage: Vec<Thing> = stage.filter(|_| !staging.folded).collect();
    let hovered = read.pointing.hovered;
    let looked_at = hovered.or(read.focus.thing()).and_then(|thing| card_of(view, thing));
    marks.set_if_neq(Marks {
        // While a pile is looked through nothing else is done.
        legal: if staging.pile.is_some() { HashSet::default() } else { legal(offers, picking) },
        selected: picking.plan.as_ref().map(|plan| plan.thing).or(picking.menu),
        focused: read.focus.thing(),
        hovered,
        dragged: read.pointing.dragged,
        refused,
        tried,
        keys: keys(offers, picking, &stage),
        outlook: marks.outlook.clone(),
        predicted: if staging.folded { HashMap::default() } else { read.foresight.told().clone() },
        spoken_of: marks.spoken_of.clone(),
        stage,
        dimmed: staging.pile.is_some() || (asks && !staging.folded && offers.ask() != Some(Ask::Mulligan)),
        inspected: read.inspecting.pinned.or(looked_at),
        sheet: true,
        watched: false,
        asking: view
            .question
            .as_ref()
            .filter(|_| asks && !staging.folded)
            .and_then(|question| question.about.as_ref().and_then(card_id).map(Thing::Card)),
    });
}

/// The card that is seen at a thing; of a discard pile the one on top.
pub fn card_of(view: &View, thing: Thing) -> Option<Thing> {
    match thing {
        Thing::Card(_) => Some(thing),
        Thing::Discard(player) => {
            view.sides[player.index()].discard.last().and_then(card_id).map(Thing::Card)
        }
        _ => None,
    }
}

/// Exactly what the engine takes as an answer now, and where the picked up card can go.
pub fn legal(offers: &Offers, picking: &Picking) -> HashSet<Thing> {
    let mut legal = offers.things();
    if let Some(plan) = &picking.plan {
        legal.extend(plan.then.iter().map(|(thing, _)| *thing).chain(plan.lands));
    }
    legal
}

/// The number keys of what can be chosen: of cards that are laid out, in the order they lie in.
pub fn keys(offers: &Offers, picking: &Picking, stage: &[Thing]) -> HashMap<Thing, usize> {
    let things: Vec<Thing> = match (&picking.plan, offers.ask()) {
        (Some(plan), _) => plan.then.iter().map(|(thing, _)| *thing).collect(),
        (None, None | Some(Ask::Main)) => Vec::new(),
        (None, Some(_)) => {
            let laid_out = stage.iter().copied().filter(|&thing| offers.at(thing).next().is_some());
            let elsewhere = offers.list.iter().filter_map(|offer| offer.thing());
            laid_out.chain(elsewhere.filter(|thing| !offers.stage.contains(thing))).collect()
        }
    };
    things.into_iter().take(9).enumerate().map(|(at, thing)| (thing, at + 1)).collect()
}
