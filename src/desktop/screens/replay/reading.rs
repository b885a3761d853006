//! What is read beside a replay: the card under the pointer or pinned, else the one that the outcome is about.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::super::super::acting::{Aim, Inspecting, card_of, pin};
use super::super::super::library::Library;
use super::super::super::overlays::Looked;
use super::super::super::showing::Showing;
use super::super::super::table::{Marks, Thing};
use super::Reel;

/// Writes on the table what is looked at, and tells of it on the paper at the right.
pub(super) fn read(
    aim: Aim,
    mut contexts: EguiContexts,
    buttons: Res<ButtonInput<MouseButton>>,
    library: Res<Library>,
    showing: Res<Showing>,
    time: Res<Time<Real>>,
    mut reel: ResMut<Reel>,
    mut inspecting: ResMut<Inspecting>,
    mut marks: ResMut<Marks>,
    mut looked: ResMut<Looked>,
) -> Result {
    let Some(view) = &showing.view else { return Ok(()) };
    let hovered = aim.thing(contexts.ctx_mut()?);
    if buttons.just_pressed(MouseButton::Right) {
        pin(&mut inspecting, hovered.and_then(|thing| card_of(view, thing)));
    }
    let about = reel.about();
    let looked_at =
        hovered.and_then(|thing| card_of(view, thing)).or(about.first().copied().map(Thing::Card));
    marks.set_if_neq(Marks {
        hovered,
        inspected: inspecting.pinned.or(looked_at),
        sheet: true,
        watched: true,
        spoken_of: about.into_iter().map(Thing::Card).collect(),
        ..default()
    });
    let game = reel.bypass_change_detection().game();
    looked.read(game, &showing, &library, marks.inspected, time.elapsed_secs());
    Ok(())
}
