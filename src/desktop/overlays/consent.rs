//! Asking the other player whether an answer may be taken back (S48).

use bevy_egui::egui::Ui;

use super::super::acts::Act;
use super::super::paint::{body, small_caps};
use super::super::theme::ui::INK;
use super::decision::{Drawing, WIDTH};
use super::paper::paper;

/// Draws the question to the other player: what is asked, why it must be, and both answers.
pub fn consent(ui: &mut Ui, drawing: &Drawing, heading: &str, why: &str) -> Option<Act> {
    let shown = paper(ui, drawing.kit, WIDTH, true, |ui| {
        ui.label(small_caps(heading, 29.0, INK));
        body(ui, why);
        ui.add_space(6.0);
        let mut act = None;
        ui.horizontal(|ui| {
            if ui.add(drawing.brass((drawing.say)("consent-agree"), None)).clicked() {
                act = Some(Act::UndoAgreed);
            }
            if ui.add(drawing.brass((drawing.say)("consent-refuse"), None).legal(true)).clicked() {
                act = Some(Act::UndoRefused);
            }
        });
        act
    });
    shown.inner
}
