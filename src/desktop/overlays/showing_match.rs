//! Lays the bar, the question and the menu of a card over the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::emath::GuiRounding as _;
use bevy_egui::egui::{Align2, Area, Context, Id, LayerId, Order, Pos2, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::acting::{
    ActingSystems, Control, MenuWanted, Offers, Picking, Poke, Staging, Words, card_name, key_of,
};
use super::super::acts::Act;
use super::super::canvas::Canvas;
use super::super::kit::Kit;
use super::super::library::Library;
use super::super::screens::Screen;
use super::super::settings::Settings;
use super::super::showing::Showing;
use super::super::table::{Layout, Marks, Thing, cord_to, measures};
use super::bar::{Bar, Wanted, bar};
use super::beside::{at_its_side, beside};
use super::card_menu::{CardMenu, card_menu};
use super::cord::{REACH, cord};
use super::decision::{Draft, Drawing, StageSize, decision};
use super::question::{Choice, Sheet, picked_choice};
use crate::cards::Place;
use crate::decisions::{Answer, Ask};
use crate::hotseat::HotSeat;
use crate::text::{Args, Object};

/// The question that is open, in words, and what has been written on it.
#[derive(Resource, Default)]
pub struct OpenQuestion {
    of: Option<u32>,
    sheet: Option<Sheet>,
    draft: Draft,
    bar: Bar,
    /// What the pointer or the keys are on, where it can be chosen.
    picked: Option<(Thing, Choice)>,
    /// What the open menu of a card says.
    menu: CardMenu,
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

    /// How many of egui's points a unit of the layout has.
    pub fn unit(&self, context: &Context) -> f32 {
        context.content_rect().width() / self.canvas.size.x
    }

    /// From a place in the layout of 1600 × 900 to egui's points.
    pub fn at(&self, context: &Context, x: f32, y: f32) -> Pos2 {
        let at = self.canvas.of_layout(x, y) * self.unit(context);
        pos2(at.x, at.y).round_ui()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenQuestion>();
    app.add_systems(Update, put_into_words.in_set(ActingSystems::Mark));
    app.add_systems(
        EguiPrimaryContextPass,
        (show_bar, show_question, show_cord, show_menu)
            .chain()
            .after(ActingSystems::Offer)
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
    marks: Res<Marks>,
    mut open: ResMut<OpenQuestion>,
) {
    let Some(view) = &showing.view else {
        *open = OpenQuestion::default();
        return;
    };
    let fresh = open.of != Some(showing.version) || library.is_changed();
    let pointed =
        [marks.focused, marks.hovered].into_iter().flatten().find(|thing| marks.legal.contains(thing));
    let picks = open.picked.as_ref().map(|(thing, _)| *thing) != pointed;
    if !fresh && !picks && !picking.is_changed() {
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
                draws_later: draws == 0 && view.is_first_turn_of(view.player),
                main_legal: legal(Place::MainDeck),
                blood_legal: legal(Place::BloodDeck),
                takes_play_back: !matches!(
                    offers.ask(),
                    None | Some(Ask::Main | Ask::Mulligan | Ask::Respond)
                ),
                can_undo: !game.answers().is_empty(),
                can_redo,
                refused: [
                    Object::Deck(view.player, Place::MainDeck),
                    Object::Deck(view.player, Place::BloodDeck),
                    Object::Undo,
                ]
                .map(|object| words.why_not(game, view, None, object)),
            },
            picked: None,
            menu: CardMenu::default(),
        };
    }
    open.picked = pointed.and_then(|thing| Some((thing, picked_choice(game, view, &offers, &words, thing)?)));
    open.menu = CardMenu::of(game, view, &offers, &picking, &words);
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
    let left = match open.bar.draws_later {
        true => desk.library.say("draws-later"),
        false => desk.library.say_with("draws-left", &Args::new().with("draws", open.bar.draws.unwrap_or(0))),
    };
    // The bar lies between the plate and the lower edge of the window, however large everything is.
    let fit = (desk.unit(&context) * 1.02).min(1.0);
    let at = desk.at(&context, 16.0, 896.0);
    let shown = Area::new(Id::new("bar"))
        .order(Order::Middle)
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(at)
        .show(&context, |ui| desk.draw(|drawing| bar(ui, drawing, &open.bar, &left, fit)));
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
    let (Some(view), OpenQuestion { sheet: Some(sheet), draft, picked, .. }) = (&showing.view, &mut *open)
    else {
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
        .show(&context, |ui| {
            let picked = picked.as_ref().map(|(_, choice)| choice);
            desk.draw(|drawing| decision(ui, drawing, sheet, stage, picked, draft, &mut now))
        });
    staging.set_if_neq(now);
    if let Some(act) = shown.inner {
        acts.write(act);
    }
    Ok(())
}

/// The cord between the card that asks and what is pointed at, over the question.
fn show_cord(
    mut contexts: EguiContexts,
    desk: Desk,
    showing: Res<Showing>,
    layout: Res<Layout>,
    marks: Res<Marks>,
    open: Res<OpenQuestion>,
    time: Res<Time<Real>>,
    mut since: Local<Option<(Thing, f32)>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let target = open.picked.as_ref().map(|(thing, _)| *thing).filter(|_| marks.asking.is_some());
    let (Some(view), Some(target)) = (&showing.view, target) else {
        *since = None;
        return Ok(());
    };
    let Some(way) = cord_to(view, &layout, &marks, target) else { return Ok(()) };
    let now = time.elapsed_secs();
    let begun = since.filter(|(thing, _)| *thing == target).map_or(now, |(_, begun)| begun);
    *since = Some((target, begun));
    let part = if desk.settings.in_motion() { ((now - begun) / REACH).min(1.0) } else { 1.0 };
    let card = measures::ASKING;
    let start = desk.at(&context, card.max.x - 4.0, card.min.y + 44.0);
    let way = way.iter().map(|at| desk.at(&context, at.x, at.y));
    let way: Vec<Pos2> = std::iter::once(start).chain(way).collect();
    let painter = context.layer_painter(LayerId::new(Order::Middle, Id::new("question")));
    cord(&painter, &desk.kit, &way, part, desk.unit(&context));
    if part < 1.0 {
        redraw.write(RequestRedraw);
    }
    Ok(())
}

fn show_menu(
    mut contexts: EguiContexts,
    desk: Desk,
    layout: Res<Layout>,
    marks: Res<Marks>,
    picking: Res<Picking>,
    open: Res<OpenQuestion>,
    mut opened: Local<Option<Thing>>,
    mut pokes: MessageWriter<Poke>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let thing = picking.menu.or(picking.plan.as_ref().map(|plan| plan.thing));
    // What hangs on the pointer is on its way already.
    let thing = thing.filter(|_| marks.dragged.is_none());
    let (Some(thing), false) = (thing, open.menu.is_empty()) else {
        *opened = None;
        return Ok(());
    };
    let opens = opened.replace(thing) != Some(thing);
    let screen = context.content_rect();
    let placed = layout.find(thing);
    let (at, pivot) = match placed {
        // What is to be pointed at lies on the board: the slip lies over the other cards of the hand.
        Some(placed) if open.menu.choices.is_empty() => at_its_side(&desk.canvas, screen, placed),
        Some(placed) => beside(&desk.canvas, screen, placed),
        None => (screen.center(), Align2::CENTER_CENTER),
    };
    let shown = Area::new(Id::new(("menu of a card", open.menu.choices.is_empty())))
        .order(Order::Foreground)
        .interactable(!open.menu.choices.is_empty())
        .pivot(pivot)
        .fixed_pos(at)
        .constrain(true)
        .show(&context, |ui| desk.draw(|drawing| card_menu(ui, drawing, &open.menu, opens)));
    if let Some(poke) = shown.inner {
        pokes.write(poke);
    }
    Ok(())
}
