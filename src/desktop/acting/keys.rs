//! Keys and pad: everything the mouse can do, by name or by walking to it.

use bevy::prelude::*;

use super::super::acts::Act;
use super::super::showing::Showing;
use super::super::table::{Marks, Thing};
use super::controls::Taps;
use super::pointer::pin;
use super::{ActingSystems, Control, Focus, Inspecting, MenuWanted, Offers, Picking, Poke, Staging};
use crate::cards::Place;
use crate::decisions::{Answer, Ask};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, press_keys.in_set(ActingSystems::Sense));
}

#[derive(bevy::ecs::system::SystemParam)]
struct Out<'w> {
    pokes: MessageWriter<'w, Poke>,
    acts: MessageWriter<'w, Act>,
    menus: MessageWriter<'w, MenuWanted>,
    staging: ResMut<'w, Staging>,
    inspecting: ResMut<'w, Inspecting>,
}

fn press_keys(
    taps: Taps,
    showing: Res<Showing>,
    focus: Res<Focus>,
    offers: Res<Offers>,
    picking: Res<Picking>,
    marks: Res<Marks>,
    mut out: Out,
) {
    // Behind the curtain only the curtain listens, and letters that are written are no controls.
    if showing.is_covered() || focus.writing {
        return;
    }
    for control in Control::ALL.into_iter().filter(|&control| taps.just(control)) {
        match control {
            Control::Confirm => {
                if let Some(thing) = focus.thing() {
                    out.pokes.write(Poke::Press(thing));
                } else if !focus.on_button
                    && let Some(number) = only_choice(&offers)
                {
                    out.pokes.write(Poke::Give(number));
                }
            }
            Control::Cancel => out.cancel(&picking),
            // The key of the menu first lets go of what is held.
            Control::Menu => {
                let held = picking.plan.is_some() || picking.menu.is_some();
                if held || out.staging.pile.is_some() || out.inspecting.pinned.is_some() {
                    out.cancel(&picking);
                } else {
                    out.menus.write(MenuWanted);
                }
            }
            Control::Inspect => pin(&mut out.inspecting, marks.hovered.or(focus.thing())),
            Control::Undo => {
                out.acts.write(Act::Undo);
            }
            Control::Redo => {
                out.acts.write(Act::Redo);
            }
            Control::Attack => {
                out.pokes.write(Poke::Try(Answer::Attack));
            }
            Control::Pass => {
                out.pokes.write(Poke::Try(Answer::Pass));
            }
            Control::DrawMain => {
                out.pokes.write(Poke::Try(Answer::Draw(Place::MainDeck)));
            }
            Control::DrawBlood => {
                out.pokes.write(Poke::Try(Answer::Draw(Place::BloodDeck)));
            }
            Control::SeeTheBoard => out.staging.folded = !out.staging.folded,
            // These are read by what they steer: egui's focus, the log, the playback.
            Control::Left | Control::Right | Control::Up | Control::Down | Control::Log | Control::Skip => {}
            Control::One
            | Control::Two
            | Control::Three
            | Control::Four
            | Control::Five
            | Control::Six
            | Control::Seven
            | Control::Eight
            | Control::Nine => {
                if let Some(thing) =
                    control.number().and_then(|number| by_number(&showing, &offers, &marks, number))
                {
                    out.pokes.write(Poke::Press(thing));
                }
            }
        }
    }
}

impl Out<'_> {
    fn cancel(&mut self, picking: &Picking) {
        if picking.plan.is_some() || picking.menu.is_some() || self.staging.pile.is_some() {
            self.pokes.write(Poke::Cancel);
        } else {
            self.inspecting.pinned = None;
        }
    }
}

/// What there is no choice about, so that Enter answers it wherever the keys are.
fn only_choice(offers: &Offers) -> Option<usize> {
    match offers.ask()? {
        Ask::Main => None,
        // The button that keeps the hand has Enter on its cap.
        Ask::Mulligan => {
            let keeps = offers.list.iter().find(|offer| offer.plain() == Some(Answer::Keep));
            keeps.map(|offer| offer.number)
        }
        _ => (offers.list.len() == 1).then(|| offers.list[0].number),
    }
}

/// What a number key chooses: what is numbered, or else the card of the hand.
fn by_number(showing: &Showing, offers: &Offers, marks: &Marks, number: usize) -> Option<Thing> {
    let numbered = marks.keys.iter().find(|(_, key)| **key == number).map(|(thing, _)| *thing);
    let in_hand = || {
        let view = showing.view.as_ref().filter(|_| offers.ask() == Some(Ask::Main))?;
        let card = view.sides[view.player.index()].hand.get(number - 1)?;
        super::card_id(card).map(Thing::Card)
    };
    numbered.or_else(in_hand)
}
