//! The brass under the name plate: additional draws, taking back, and the menu.

use bevy_egui::egui::{Ui, vec2};

use super::super::acting::{Control, Poke};
use super::super::acts::Act;
use super::super::paint::tip;
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

/// Draws the bar; what was pressed. `fit` makes it smaller, so that it stays under the plate.
pub fn bar(ui: &mut Ui, drawing: &Drawing, bar: &Bar, left: &str, fit: f32) -> Option<Wanted> {
    let mut wanted = None;
    ui.spacing_mut().item_spacing = vec2(10.0, 4.0) * fit;
    if bar.draws.is_some() {
        ui.horizontal(|ui| {
            for (place, label, legal, why_not) in [
                (Place::MainDeck, "draw-main", bar.main_legal, &bar.refused[0]),
                (Place::BloodDeck, "draw-blood", bar.blood_legal, &bar.refused[1]),
            ] {
                let button =
                    drawing.brass((drawing.say)(label), None).caption(left).legal(legal).enabled(legal);
                let response = ui.add(button.size(14.5).least(vec2(HALF, HEIGHT)).fit(fit));
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
        let label = if bar.takes_play_back { "take-back" } else { "undo" };
        let least = if bar.takes_play_back { vec2(HALF * 2.0 + 10.0, 40.0) } else { vec2(HALF, 40.0) };
        let undo = drawing.brass((drawing.say)(label), Some(Control::Undo)).size(17.5).least(least);
        let response = ui.add(undo.enabled(bar.can_undo).fit(fit));
        if let Some(why_not) = &bar.refused[2] {
            tip(&response, drawing.kit, why_not);
        }
        if response.clicked() {
            wanted = Some(Wanted::Act(Act::Undo));
        }
        if bar.can_redo {
            let redo = drawing.brass((drawing.say)("redo"), Some(Control::Redo)).size(17.5);
            if ui.add(redo.least(vec2(HALF, 40.0)).fit(fit)).clicked() {
                wanted = Some(Wanted::Act(Act::Redo));
            }
        } else if !bar.takes_play_back {
            let menu = drawing.brass((drawing.say)("menu"), Some(Control::Menu)).size(17.5);
            if ui.add(menu.least(vec2(HALF, 40.0)).fit(fit)).clicked() {
                wanted = Some(Wanted::Menu);
            }
        }
    });
    wanted
}
