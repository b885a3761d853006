//! The slip of the guide: what to do now and why, in a few sentences, and the ways out.

use bevy_egui::egui::{Align, Layout, Response, Ui, vec2};

use super::super::acting::Control;
use super::super::learning::LessonAct;
use super::super::paint::{caption, italic, pin, regular, small_caps};
use super::super::theme::ui::{BLOOD, INK};
use super::decision::Drawing;
use super::paper::paper;

/// What the slip says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Note {
    /// The lesson.
    pub title: String,
    /// The page of how many.
    pub page: String,
    pub said: String,
    /// Why what was tried last is not done now.
    pub refused: Option<String>,
    /// The page goes on when it has been read, and not by an act.
    pub goes_on: bool,
    pub can_go_back: bool,
}

/// What is wanted from the slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FromGuide {
    Act(LessonAct),
    Leave,
}

/// What came of a slip: what was pressed, and the button that goes on, for the keys.
pub struct Shown {
    pub wanted: Option<FromGuide>,
    pub go_on: Option<Response>,
}

/// Draws the slip, so wide.
pub fn guide(ui: &mut Ui, drawing: &Drawing, note: &Note, width: f32) -> Shown {
    let sheet = paper(ui, drawing.kit, width, false, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.horizontal(|ui| {
            ui.label(small_caps(&note.title, 18.0, INK));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| caption(ui, &note.page));
        });
        ui.label(regular(&note.said, 18.0, INK));
        if let Some(refused) = &note.refused {
            ui.label(italic(refused, 17.0, BLOOD));
        }
        ui.add_space(2.0);
        buttons(ui, drawing, note)
    });
    pin(ui.painter(), drawing.kit, "brass", sheet.response.rect);
    sheet.inner
}

fn buttons(ui: &mut Ui, drawing: &Drawing, note: &Note) -> Shown {
    let mut shown = Shown { wanted: None, go_on: None };
    ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
    let width = ui.available_width();
    if note.goes_on {
        let button = drawing.brass((drawing.say)("lesson-go-on"), Some(Control::Confirm)).legal(true);
        let response = ui.add(button.size(18.0).least(vec2(width, 40.0)));
        if response.clicked() {
            shown.wanted = Some(FromGuide::Act(LessonAct::GoOn));
        }
        shown.go_on = Some(response);
    }
    ui.horizontal(|ui| {
        let third = vec2((width - 16.0) / 3.0, 34.0);
        for (label, wanted, enabled) in [
            ("lesson-back", FromGuide::Act(LessonAct::Back), note.can_go_back),
            ("lesson-again", FromGuide::Act(LessonAct::Again), note.can_go_back),
            ("lesson-leave", FromGuide::Leave, true),
        ] {
            let button = drawing.brass((drawing.say)(label), None).size(13.0).least(third).enabled(enabled);
            if ui.add(button.tight()).clicked() {
                shown.wanted = Some(wanted);
            }
        }
    });
    shown
}
