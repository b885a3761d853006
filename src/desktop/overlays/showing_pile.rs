//! The sheet over a discard pile that is looked through: whose it is, its pages, and the way back.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Align2, Area, Id, Layout, Order, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::acting::{ActingSystems, Control, Offers, Poke, Staging, card_name};
use super::super::paint::{caption, small_caps};
use super::super::screens::Screen;
use super::super::showing::Showing;
use super::super::theme::ui::INK;
use super::decision::{StageSize, look_through};
use super::paper::paper;
use super::showing_match::Desk;
use crate::hotseat::HotSeat;
use crate::text::Args;

const WIDTH: f32 = 640.0;

pub(super) fn plugin(app: &mut App) {
    let playing = in_state(Screen::Match).and_then(resource_exists::<HotSeat>);
    app.add_systems(EguiPrimaryContextPass, show_pile.after(ActingSystems::Offer).run_if(playing));
}

fn show_pile(
    mut contexts: EguiContexts,
    desk: Desk,
    showing: Res<Showing>,
    offers: Res<Offers>,
    mut staging: ResMut<Staging>,
    mut pokes: MessageWriter<Poke>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let (Some(view), Some(player)) = (&showing.view, staging.pile) else { return Ok(()) };
    let side = &view.sides[player.index()];
    let left = staging.filtered(view, &offers, |card| card_name(&desk.library, card)).len();
    let stage = StageSize { all: side.discard.len(), left };
    let args = Args::new().text("who", &side.name).with("cards", side.discard.len() as u32);
    let heading = desk.library.say_with("pile-heading", &args);
    let mut now = staging.clone();
    let shown = Area::new(Id::new("discard pile"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(desk.at(&context, 625.0, 14.0))
        .constrain(true)
        .show(&context, |ui| {
            desk.draw(|drawing| {
                let mut closes = false;
                paper(ui, drawing.kit, WIDTH, false, |ui| {
                    let close = drawing.brass((drawing.say)("pile-close"), Some(Control::Menu));
                    let close = close.size(17.5).least(vec2(120.0, 40.0));
                    ui.horizontal_top(|ui| {
                        // What the button leaves is for the heading, in two lines where it must be.
                        let mut words = small_caps(&heading, 24.0, INK);
                        words.wrap.max_width = ui.available_width() - close.width(ui.painter()) - 24.0;
                        ui.label(words);
                        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                            closes = ui.add(close).clicked();
                        });
                    });
                    caption(ui, (drawing.say)("pile-order"));
                    look_through(ui, drawing, stage, &mut now);
                });
                closes
            })
        });
    staging.set_if_neq(now);
    if shown.inner {
        pokes.write(Poke::Cancel);
    }
    Ok(())
}
