//! The mouse on the table: what lies under it, clicks, drags, and the right button that pins a card.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, Order, pos2};

use super::super::canvas::Canvas;
use super::super::showing::Showing;
use super::super::table::{Layout, Thing};
use super::{ActingSystems, Inspecting, Offers, Poke, card_id};
use crate::decisions::{Answer, Ask};

/// So far the pointer moves before a press is a drag.
const DRAG_FROM: f32 = 8.0;

/// Where the pointer is on the table, and what it holds.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    pub hovered: Option<Thing>,
    /// In the world.
    pub at: Option<Vec2>,
    pub dragged: Option<(Thing, Vec2)>,
    /// Where the button went down, and on what.
    down: Option<(Thing, Vec2)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>();
    app.add_systems(Update, point.in_set(ActingSystems::Sense));
}

/// Where the pointer is, and what lies there.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Aim<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    canvas: Res<'w, Canvas>,
    layout: Res<'w, Layout>,
}

impl Aim<'_, '_> {
    /// The thing of the table in front under the pointer, where no overlay lies over it.
    pub fn thing(&self, context: &Context) -> Option<Thing> {
        let at = self.pointer().filter(|_| !self.is_over_overlay(context))?;
        self.layout.thing_at(at)
    }

    /// Whether an overlay lies under the pointer: the overlays are those of the frame before, the pointer is
    /// where it is now, so that a quick click is not lost.
    fn is_over_overlay(&self, context: &Context) -> bool {
        let physical = self.window.single().ok().and_then(Window::physical_cursor_position);
        let layer = physical.and_then(|at| {
            let points = at / context.pixels_per_point();
            context.layer_id_at(pos2(points.x, points.y))
        });
        layer.is_some_and(|layer| layer.order != Order::Background)
    }

    /// The pointer in the world.
    fn pointer(&self) -> Option<Vec2> {
        let window = self.window.single().ok()?;
        let physical = window.physical_cursor_position()?;
        let at = physical / self.canvas.pixels;
        Some(Vec2::new(at.x - self.canvas.size.x / 2.0, self.canvas.size.y / 2.0 - at.y))
    }
}

#[derive(bevy::ecs::system::SystemParam)]
struct Sight<'w, 's> {
    aim: Aim<'w, 's>,
    showing: Res<'w, Showing>,
    offers: Res<'w, Offers>,
}

impl Sight<'_, '_> {
    /// Whether it is a card of the hand in the main phase, where cards are played.
    fn is_kept_in_hand(&self, thing: Thing) -> bool {
        let Some(view) = &self.showing.view else { return false };
        let mut hand = view.sides[view.player.index()].hand.iter().filter_map(card_id);
        self.offers.ask() == Some(Ask::Main) && hand.any(|card| thing == Thing::Card(card))
    }

    /// The thing in front, but for what is being dragged.
    fn thing_at(&self, point: Vec2, except: Option<Thing>) -> Option<Thing> {
        match except {
            None => self.aim.layout.thing_at(point),
            Some(held) => {
                let mut without = self.aim.layout.clone();
                without.placed.retain(|placed| placed.thing != held);
                without.thing_at(point)
            }
        }
    }
}

fn point(
    sight: Sight,
    mut contexts: EguiContexts,
    buttons: Res<ButtonInput<MouseButton>>,
    mut pointing: ResMut<Pointing>,
    mut inspecting: ResMut<Inspecting>,
    mut pokes: MessageWriter<Poke>,
) -> Result {
    let free = sight.showing.view.is_some() && !sight.aim.is_over_overlay(contexts.ctx_mut()?);
    let at = sight.aim.pointer().filter(|_| sight.showing.view.is_some());
    let held = pointing.dragged.map(|(thing, _)| thing);
    let under = at.filter(|_| free || held.is_some()).and_then(|at| sight.thing_at(at, held));
    let mut next = Pointing { hovered: under, at, ..pointing.clone() };
    if let Some(at) = at {
        if buttons.just_pressed(MouseButton::Left) && free {
            next.down = under.map(|thing| (thing, at));
            if under.is_none() {
                pokes.write(Poke::Cancel);
            }
        }
        if let Some((thing, from)) = next.down
            && next.dragged.is_none()
            && from.distance(at) > DRAG_FROM
        {
            let playable = sight.offers.at(thing).any(|offer| matches!(offer.plain(), Some(Answer::Play(_))));
            // A card that cannot be played stays where it is and says why.
            if playable || sight.is_kept_in_hand(thing) {
                pokes.write(Poke::Lift(thing));
                next.dragged = playable.then_some((thing, at));
                next.down = next.down.filter(|_| playable);
            }
        }
        next.dragged = next.dragged.map(|(thing, _)| (thing, at));
    }
    if buttons.just_released(MouseButton::Left) {
        match (next.dragged.take(), next.down.take()) {
            (Some(_), _) => {
                pokes.write(Poke::Drop(under));
            }
            (None, Some((thing, _))) if under == Some(thing) => {
                pokes.write(Poke::Press(thing));
            }
            _ => {}
        }
    }
    if at.is_none() {
        next.dragged = None;
        next.down = None;
    }
    if buttons.just_pressed(MouseButton::Right) && free {
        pin(&mut inspecting, under);
    }
    pointing.set_if_neq(next);
    Ok(())
}

/// Pins a card, or takes the pin out where there is none or the same.
pub fn pin(inspecting: &mut Inspecting, thing: Option<Thing>) {
    let card = thing.filter(|thing| matches!(thing, Thing::Card(_)));
    inspecting.pinned = card.filter(|_| inspecting.pinned != card);
}
