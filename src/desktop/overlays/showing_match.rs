//! Lays the bar, the question and the menu of a card over the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Context, Id, Order, Pos2, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::acting::{
    ActingSystems, Control, MenuWanted, Offers, Picking, Poke, Staging, Words, card_name, key_of, place_of,
};
use super::super::acts::Act;
use super::super::canvas::Canvas;
use super::super::kit::Kit;
use super::super::library::Library;
use super::super::screens::Screen;
use super::super::settings::Settings;
use super::super::showing::Showing;
use super::super::table::Layout;
use super::bar::{Bar, Wanted, bar};
use super::card_menu::card_menu;
use super::decision::{Draft, Drawing, StageSize, decision};
use super::question::Sheet;
use crate::cards::Place;
use crate::decisions::{Answer, Ask};
use crate::hotseat::HotSeat;
use crate::text::Args;

/// The question that is open, in words, and what has been written on it.
#[derive(Resource, Default)]
pub struct OpenQuestion {
    of: Option<u32>,
    sheet: Option<Sheet>,
    draft: Draft,
    bar: Bar,
    /// What the open menu of a card says.
    menu: Vec<(usize, String)>,
}

/// What every overlay is drawn with.
#[derive(SystemParam)]
pub struct Desk<'w> {
    pub kit: Res<'w, Kit>,
    pub library: Res<'w, Library>,
    pub settings: Res<'w, Settings>,
    pub canvas: Res<'w, Canvas>,
}

impl Desk<'_> {
    pub fn draw<R>(&self, with: impl FnOnce(&Drawing) -> R) -> R {
        let say = |id: &str| self.library.say(id);
        let key = |control: Control| key_of(&self.library, &self.settings, control);
        with(&Drawing { kit: &self.kit, say: &say, key: &key })
    }

    /// From a place in the layout of 1600 × 900 to egui's points.
    pub fn at(&self, context: &Context, x: f32, y: f32) -> Pos2 {
        let ratio = context.content_rect().width() / self.canvas.size.x;
        let at = self.canvas.of_layout(x, y) * ratio;
        pos2(at.x, at.y)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenQuestion>();
    app.add_systems(Update, put_into_words.in_set(ActingSystems::Mark));
    app.add_systems(
        EguiPrimaryContextPass,
        (show_bar, show_question, show_menu)
            .chain()
            .run_if(in_state(Screen::Match).and_then(resource_exists::<HotSeat>)),
    );
}

/// When something else is asked or another menu is open.
fn put_into_words(
    mut seat: ResMut<HotSeat>,
    showing: Res<Showing>,
    library: Res<Library>,
    offers: Res<Offers>,
    picking: Res<Picking>,
    mut open: ResMut<OpenQuestion>,
) {
    let Some(view) = &showing.view else {
        *open = OpenQuestion::default();
        return;
    };
    let fresh = open.of != Some(showing.version) || library.is_changed();
    if !fresh && !picking.is_changed() {
        return;
    }
    let can_redo = seat.can_redo();
    let game = seat.bypass_change_detection().game_mut();
    let words = Words::new(&library, game, view);
    if fresh {
        let draws = view.sides[view.player.index()].draws;
        let main = offers.ask() == Some(Ask::Main);
        let legal = |place| offers.number_of(Answer::Draw(place)).is_some();
        *open = OpenQuestion {
            of: Some(showing.version),
            sheet: Sheet::of(game, view, &offers, &words),
            draft: Draft::default(),
            bar: Bar {
                draws: main.then_some(draws),
                main_legal: legal(Place::MainDeck),
                blood_legal: legal(Place::BloodDeck),
                takes_play_back: !matches!(
                    offers.ask(),
                    None | Some(Ask::Main | Ask::Mulligan | Ask::Respond)
                ),
                can_undo: !game.answers().is_empty(),
                can_redo,
            },
            menu: Vec::new(),
        };
    }
    open.menu = match picking.menu {
        Some(thing) => {
            let here = offers.at(thing);
            here.map(|offer| (offer.number, words.answer(game, view, offer))).collect()
        }
        None => match &picking.plan {
            // A card that goes to no place of its own says what playing it does.
            Some(plan) if plan.then.is_empty() && plan.lands.is_none() => {
                let here = offers.at(plan.thing).filter(|offer| offer.number == plan.number);
                here.map(|offer| (offer.number, words.answer(game, view, offer))).collect()
            }
            _ => Vec::new(),
        },
    };
}

fn show_bar(
    mut contexts: EguiContexts,
    desk: Desk,
    showing: Res<Showing>,
    open: Res<OpenQuestion>,
    mut pokes: MessageWriter<Poke>,
    mut acts: MessageWriter<Act>,
    mut menus: MessageWriter<MenuWanted>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some(view) = &showing.view else { return Ok(()) };
    let left = desk.library.say_with("draws-left", &Args::new().with("draws", open.bar.draws.unwrap_or(0)));
    let at = desk.at(&context, 16.0, 896.0);
    let shown = Area::new(Id::new("bar"))
        .order(Order::Middle)
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(at)
        .show(&context, |ui| desk.draw(|drawing| bar(ui, drawing, &open.bar, &left)));
    if view.ending.is_some() {
        return Ok(());
    }
    match shown.inner {
        Some(Wanted::Poke(poke)) => {
            pokes.write(poke);
        }
        Some(Wanted::Act(act)) => {
            acts.write(act);
        }
        Some(Wanted::Menu) => {
            menus.write(MenuWanted);
        }
        None => {}
    }
    Ok(())
}

fn show_question(
    mut contexts: EguiContexts,
    desk: Desk,
    showing: Res<Showing>,
    offers: Res<Offers>,
    mut open: ResMut<OpenQuestion>,
    mut staging: ResMut<Staging>,
    mut acts: MessageWriter<Act>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let (Some(view), OpenQuestion { sheet: Some(sheet), draft, .. }) = (&showing.view, &mut *open) else {
        return Ok(());
    };
    let left = staging.filtered(view, &offers, |card| card_name(&desk.library, card)).len();
    let stage = StageSize { all: offers.stage.len(), left };
    let corner = desk.at(&context, 488.0, 892.0);
    let mut now = staging.clone();
    let shown = Area::new(Id::new("question"))
        .order(Order::Middle)
        .pivot(Align2::LEFT_BOTTOM)
        .default_pos(corner)
        .movable(true)
        .constrain(true)
        .show(&context, |ui| desk.draw(|drawing| decision(ui, drawing, sheet, stage, draft, &mut now)));
    staging.set_if_neq(now);
    if let Some(act) = shown.inner {
        acts.write(act);
    }
    Ok(())
}

fn show_menu(
    mut contexts: EguiContexts,
    desk: Desk,
    layout: Res<Layout>,
    picking: Res<Picking>,
    open: Res<OpenQuestion>,
    mut pokes: MessageWriter<Poke>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let thing = picking.menu.or(picking.plan.as_ref().map(|plan| plan.thing));
    let (Some(thing), false) = (thing, open.menu.is_empty()) else { return Ok(()) };
    let screen = context.content_rect();
    let place = layout.find(thing).map(|placed| place_of(&desk.canvas, screen, placed));
    let anchor = place.map_or(screen.center(), |place| pos2(place.center().x, place.top() - 14.0));
    let shown = Area::new(Id::new("menu of a card"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(anchor)
        .constrain(true)
        .show(&context, |ui| desk.draw(|drawing| card_menu(ui, drawing, &open.menu)));
    if let Some(poke) = shown.inner {
        pokes.write(poke);
    }
    Ok(())
}
