//! Draws the curtain while nobody may look, and opens it when its seal has been held long enough.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Area, Id, LayerId, Order, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::acting::{Control, Pressed, Taps, key_of};
use super::super::acts::Act;
use super::super::screens::{MatchNote, Paused, Screen};
use super::super::showing::Showing;
use super::curtain::{CurtainWords, HOLD, Touched, cloth_at, curtain};
use super::curtain_words::curtain_words;
use super::showing_match::Desk;
use crate::hotseat::HotSeat;
use crate::table::PlayerId;

/// How long the seal has been held, and what is written.
#[derive(Resource, Default)]
struct Cloth {
    held: f32,
    /// The key that was down as the curtain fell must be let go of first.
    armed: bool,
    of: Option<PlayerId>,
    words: CurtainWords,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cloth>();
    app.add_systems(
        EguiPrimaryContextPass,
        (show_curtain, move_the_cloth)
            .chain()
            .run_if(in_state(Screen::Match).and_then(resource_exists::<HotSeat>)),
    );
}

fn show_curtain(
    mut contexts: EguiContexts,
    desk: Desk,
    mut seat: ResMut<HotSeat>,
    showing: Res<Showing>,
    paused: Res<Paused>,
    note: Res<MatchNote>,
    mut cloth: ResMut<Cloth>,
    pressed: Query<&Pressed>,
    taps: Taps,
    time: Res<Time<Real>>,
    mut acts: MessageWriter<Act>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some(awaited) = showing.awaited else {
        *cloth = Cloth::default();
        return Ok(());
    };
    let by_click = desk.settings.curtain_by_click || desk.settings.reduced_motion;
    if cloth.of != Some(awaited) {
        let key = key_of(&desk.library, &desk.settings, Control::Skip);
        let game = seat.bypass_change_detection().game_mut();
        let words = curtain_words(&desk.library, game, awaited, key, by_click);
        *cloth = Cloth { of: Some(awaited), words, ..default() };
    }
    let progress = cloth.held / HOLD;
    let touched = Area::new(Id::new("curtain"))
        .order(Order::Foreground)
        .fixed_pos(pos2(0.0, 0.0))
        .constrain(false)
        // The cloth hangs there already: there is nothing to fade out of.
        .fade_in(false)
        .show(&context, |ui| curtain(ui, &desk.kit, &cloth.words, progress))
        .inner;
    let key = pressed
        .single()
        .is_ok_and(|pressed| pressed.pressed(&Control::Skip) || pressed.pressed(&Control::Confirm));
    // Keys are for what lies over the cloth.
    let under = paused.0 || note.0.is_some();
    cloth.armed = !under && (cloth.armed || !key);
    let held = touched.held || (key && cloth.armed);
    // A key that was tapped between two frames is a click.
    let tapped = cloth.armed && (taps.just(Control::Skip) || taps.just(Control::Confirm));
    let touched = Touched { clicked: touched.clicked || tapped, ..touched };
    if opens(&mut cloth.held, touched, held, by_click, time.delta_secs()) {
        acts.write(Act::LiftCurtain);
        cloth.held = 0.0;
        cloth.armed = false;
    }
    if held {
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// How long the cloth takes to come down, and to go up, in seconds.
const DOWN: f32 = 0.42;
const UP: f32 = 0.52;

/// Before and after the curtain hides the table, its cloth is seen to move.
fn move_the_cloth(
    mut contexts: EguiContexts,
    desk: Desk,
    mut showing: ResMut<Showing>,
    time: Res<Time<Real>>,
    mut hangs: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    if showing.awaited.is_some() {
        *hangs = 1.0;
        return Ok(());
    }
    let passed = time.delta_secs().min(0.05) * desk.settings.animation_speed.max(1.0);
    *hangs = match (desk.settings.in_motion(), showing.falling) {
        (false, falls) => f32::from(u8::from(falls)),
        (true, true) => (*hangs + passed / DOWN).min(1.0),
        (true, false) => (*hangs - passed / UP).max(0.0),
    };
    if *hangs > 0.0 {
        let painter = context.layer_painter(LayerId::new(Order::Foreground, Id::new("cloth in motion")));
        cloth_at(&painter, &desk.kit, context.content_rect(), *hangs);
        redraw.write(RequestRedraw);
    }
    if showing.falling && *hangs >= 1.0 {
        showing.cover();
    }
    Ok(())
}

/// Whether the curtain opens now: it was held for long enough, or touched where that is enough.
fn opens(so_far: &mut f32, touched: Touched, held: bool, by_click: bool, passed: f32) -> bool {
    if by_click {
        return held || touched.clicked;
    }
    // A frame that took long does not count for more than a frame.
    *so_far = if held { *so_far + passed.min(0.25) } else { 0.0 };
    *so_far >= HOLD
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOT: Touched = Touched { held: false, clicked: false };

    #[test]
    fn the_curtain_opens_only_when_held_without_a_break() {
        let mut held = 0.0;
        for _ in 0..6 {
            assert!(!opens(&mut held, NOT, true, false, 0.1));
        }
        assert!(!opens(&mut held, NOT, false, false, 0.1), "let go of");
        assert!(!opens(&mut held, NOT, true, false, 0.1), "it starts anew");
        for _ in 0..6 {
            if opens(&mut held, NOT, true, false, 0.1) {
                return;
            }
        }
        panic!("held for seven tenths of a second it opens");
    }

    #[test]
    fn a_click_is_enough_where_the_settings_say_so() {
        let mut held = 0.0;
        let clicked = Touched { held: false, clicked: true };
        assert!(!opens(&mut held, clicked, false, false, 0.1));
        assert!(opens(&mut held, clicked, false, true, 0.1));
    }
}
