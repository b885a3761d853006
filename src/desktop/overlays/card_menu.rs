//! What can be done with one thing, beside it: each line says what it does.

use bevy_egui::egui::{Ui, vec2};

use super::super::acting::{Control, Poke};
use super::decision::Drawing;
use super::paper::{paper, slip, slip_height};

/// Draws the menu of a thing; what was chosen.
pub fn card_menu(ui: &mut Ui, drawing: &Drawing, choices: &[(usize, String)]) -> Option<Poke> {
    let shown = paper(ui, drawing.kit, 380.0, false, |ui| {
        let mut poked = None;
        for (number, said) in choices {
            let (label, caption) = match said.split_once(": ") {
                Some((label, caption)) => (label, Some(caption)),
                None => (said.as_str(), None),
            };
            let width = ui.available_width();
            let size = vec2(width, slip_height(ui, label, caption, width));
            if slip(ui, drawing.kit, label, caption, size).clicked() {
                poked = Some(Poke::Give(*number));
            }
        }
        if ui.add(drawing.brass((drawing.say)("put-back"), Some(Control::Cancel)).size(19.0)).clicked() {
            poked = Some(Poke::Cancel);
        }
        poked
    });
    shown.inner
}
