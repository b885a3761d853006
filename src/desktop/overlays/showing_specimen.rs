//! Tells of the card that is looked at, on the paper at the right.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Area, Id, Order, Rect, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::acting::{ActingSystems, Inspecting, Words};
use super::super::learning::Tutor;
use super::super::library::Library;
use super::super::paint::{pin, sheet};
use super::super::screens::Screen;
use super::super::showing::Showing;
use super::super::table::{Marks, Thing};
use super::inspector::{ledger, pinned, reads_small};
use super::showing_match::Desk;
use super::specimen::{Specimen, specimen};
use crate::history::Game;
use crate::hotseat::HotSeat;
use crate::table::CardId;

/// The card that is looked at, in words.
#[derive(Resource, Default)]
pub struct Looked {
    of: Option<(u32, CardId)>,
    specimen: Option<Specimen>,
    /// Since when, in seconds.
    since: f32,
}

/// So long a card is looked at before what stands too small on it is read beside it, in seconds.
const REST: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looked>();
    app.add_systems(Update, look_closer.after(ActingSystems::Mark).run_if(playing()));
    app.add_systems(EguiPrimaryContextPass, show.run_if(playing().or_else(in_state(Screen::Replay))));
}

fn playing() -> impl SystemCondition<()> {
    in_state(Screen::Match).and_then(resource_exists::<HotSeat>)
}

fn look_closer(
    mut seat: ResMut<HotSeat>,
    showing: Res<Showing>,
    library: Res<Library>,
    marks: Res<Marks>,
    mut inspecting: ResMut<Inspecting>,
    mut looked: ResMut<Looked>,
    time: Res<Time<Real>>,
) {
    // Behind the curtain nothing stays pinned.
    if showing.view.is_none() && inspecting.pinned.is_some() {
        inspecting.pinned = None;
    }
    let game = seat.bypass_change_detection().game_mut();
    looked.read(game, &showing, &library, marks.inspected, time.elapsed_secs());
}

impl Looked {
    /// Puts the card that is looked at into words, where it is another or something of it has changed.
    pub fn read(
        &mut self,
        game: &mut Game,
        showing: &Showing,
        library: &Library,
        thing: Option<Thing>,
        time: f32,
    ) {
        let (Some(view), Some(Thing::Card(card))) = (&showing.view, thing) else {
            if self.of.is_some() {
                *self = Self::default();
            }
            return;
        };
        let now = Some((showing.version, card));
        if self.of != now {
            let words = Words::new(library, game, view);
            let same = self.of.is_some_and(|(_, before)| before == card);
            let since = if same { self.since } else { time };
            *self = Self { of: now, specimen: specimen(game, view, &words, card), since };
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    desk: Desk,
    showing: Res<Showing>,
    inspecting: Res<Inspecting>,
    looked: Res<Looked>,
    taught: Option<Res<Tutor>>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some(told) = looked.specimen.as_ref().filter(|_| showing.view.is_some()) else { return Ok(()) };
    let place = Rect::from_min_max(desk.at(&context, 1260.0, 384.0), desk.at(&context, 1562.0, 546.0));
    Area::new(Id::new("ledger")).order(Order::Middle).fixed_pos(place.min).interactable(false).show(
        &context,
        |ui| {
            ui.set_width(place.width());
            desk.draw(|drawing| ledger(ui, drawing, told, desk.unit(&context).min(1.0)));
        },
    );
    // The guide of a lesson lies there.
    let small = taught.is_none() && reads_small(&context, told);
    let rested = time.elapsed_secs() - looked.since >= REST;
    if small && !rested {
        redraw.write(RequestRedraw);
    }
    if inspecting.pinned.is_some() || (small && rested) {
        let place = Rect::from_min_max(desk.at(&context, 1238.0, 562.0), desk.at(&context, 1584.0, 892.0));
        Area::new(Id::new("specimen")).order(Order::Foreground).fixed_pos(place.min).show(&context, |ui| {
            sheet(ui.painter(), &desk.kit, place);
            if inspecting.pinned.is_some() {
                pin(ui.painter(), &desk.kit, "brass", place);
            }
            let inner = place.shrink2(vec2(22.0, 12.0));
            let mut page = ui.new_child(bevy_egui::egui::UiBuilder::new().max_rect(inner));
            desk.draw(|drawing| pinned(&mut page, drawing, told, desk.settings.card_text));
            ui.allocate_rect(place, bevy_egui::egui::Sense::hover());
        });
    }
    Ok(())
}
