//! The brass under the name plate: additional draws, taking back, and the menu.

use bevy_egui::egui::{Ui, vec2};

use super::super::acting::{Control, Poke};
use super::super::acts::Act;
use super::super::paint::{Brass, tip};
use super::decision::Drawing;
use crate::cards::Place;
use crate::decisions::Answer;

/// What the bar offers now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bar {
    /// Additional draws that are left, where the deciding player may use them at all.
    pub draws: Option<u32>,
    pub main_legal: bool,
    pub blood_legal: bool,
    /// Something was played and can be taken back with the question it led to.
    pub takes_play_back: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    /// There are none yet: this is the player's first turn.
    pub draws_later: bool,
    /// Why the main deck, the blood deck and the last answer cannot be used now.
    pub refused: [Option<String>; 3],
}

/// What is wanted from the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Poke(Poke),
    Act(Act),
    Menu,
}

const HALF: f32 = 124.0;
const HEIGHT: f32 = 44.0;
/// The lower row is a little lower.
const LOW: f32 = 40.0;
const GAP: f32 = 10.0;

/// Draws the bar; what was pressed. `fit` makes it smaller, so that it stays under the plate.
pub fn bar(ui: &mut Ui, drawing: &Drawing, bar: &Bar, left: &str, fit: f32) -> Option<Wanted> {
    let mut wanted = None;
    ui.spacing_mut().item_spacing = vec2(GAP, 4.0) * fit;
    if bar.draws.is_some() {
        ui.horizontal(|ui| {
            for (place, label, legal, why_not) in [
                (Place::MainDeck, "draw-main", bar.main_legal, &bar.refused[0]),
                (Place::BloodDeck, "draw-blood", bar.blood_legal, &bar.refused[1]),
            ] {
                let button =
                    drawing.brass((drawing.say)(label), None).caption(left).legal(legal).enabled(legal);
                let button = button.size(16.5).least(vec2(HALF, HEIGHT)).fit(fit);
                let response = ui.add(button.no_wider(ui.painter(), HALF * fit));
                if let Some(why_not) = why_not {
                    tip(&response, drawing.kit, why_not);
                }
                if response.clicked() {
                    wanted = Some(Wanted::Poke(Poke::Try(Answer::Draw(place))));
                }
            }
        });
    }
    ui.horizontal(|ui| {
        if bar.takes_play_back {
            let least = vec2(HALF * 2.0 + GAP, LOW);
            let undo = drawing.brass((drawing.say)("take-back"), Some(Control::Undo)).size(17.5).least(least);
            wanted = wanted.or(take_back(ui, drawing, bar, undo.fit(fit)));
            return;
        }
        // Two beside each other with their keys, three without.
        let all = [("undo", Control::Undo), ("redo", Control::Redo), ("menu", Control::Menu)];
        let shown = all.iter().filter(|(_, control)| bar.can_redo || *control != Control::Redo);
        let third = (HALF * 2.0 + GAP - 2.0 * GAP) / 3.0;
        for &(label, control) in shown {
            let key = (!bar.can_redo).then_some(control);
            let (size, width) = if bar.can_redo { (16.0, third) } else { (17.5, HALF) };
            let button = drawing.brass((drawing.say)(label), key).size(size).least(vec2(width, LOW));
            let button = if bar.can_redo { button.tight() } else { button }.fit(fit);
            let button = button.no_wider(ui.painter(), width * fit);
            wanted = wanted.or(match control {
                Control::Undo => take_back(ui, drawing, bar, button),
                Control::Redo => ui.add(button).clicked().then_some(Wanted::Act(Act::Redo)),
                _ => ui.add(button).clicked().then_some(Wanted::Menu),
            });
        }
    });
    wanted
}

/// The button that takes back; where there is nothing to take back, it says so.
fn take_back(ui: &mut Ui, drawing: &Drawing, bar: &Bar, button: Brass) -> Option<Wanted> {
    let response = ui.add(button.enabled(bar.can_undo));
    if let Some(why_not) = &bar.refused[2] {
        tip(&response, drawing.kit, why_not);
    }
    response.clicked().then_some(Wanted::Act(Act::Undo))
}
