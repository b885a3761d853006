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
    /// Every page of the lesson, where the slip has room for the longest: its buttons then stay where they are.
    pub pages: Vec<String>,
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

/// The size of what is said.
const SAID: f32 = 18.0;

/// Draws the slip, so wide.
pub fn guide(ui: &mut Ui, drawing: &Drawing, note: &Note, width: f32) -> Shown {
    let sheet = paper(ui, drawing.kit, width, false, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.horizontal(|ui| {
            ui.label(small_caps(&note.title, 18.0, INK));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| caption(ui, &note.page));
        });
        let said = ui.label(regular(&note.said, SAID, INK)).rect;
        ui.add_space((longest(ui, &note.pages) - said.height()).max(0.0));
        if let Some(refused) = &note.refused {
            ui.label(italic(refused, 17.0, BLOOD));
        }
        ui.add_space(2.0);
        buttons(ui, drawing, note)
    });
    pin(ui.painter(), drawing.kit, "brass", sheet.response.rect);
    sheet.inner
}

/// How high the longest of these pages is.
fn longest(ui: &Ui, pages: &[String]) -> f32 {
    let height = |page: &String| {
        let mut words = regular(page, SAID, INK);
        words.wrap.max_width = ui.available_width();
        ui.painter().layout_job(words).size().y
    };
    pages.iter().map(height).fold(0.0, f32::max)
}

fn buttons(ui: &mut Ui, drawing: &Drawing, note: &Note) -> Shown {
    let mut shown = Shown { wanted: None, go_on: None };
    ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
    let half = vec2((ui.available_width() - 8.0) / 2.0, 38.0);
    let way = |ui: &mut Ui, label: &str, enabled: bool| {
        let button = drawing.brass((drawing.say)(label), None).size(15.0).least(half).enabled(enabled);
        ui.add(button.tight()).clicked()
    };
    ui.horizontal(|ui| {
        if way(ui, "lesson-back", note.can_go_back) {
            shown.wanted = Some(FromGuide::Act(LessonAct::Back));
        }
        if way(ui, "lesson-again", note.can_go_back) {
            shown.wanted = Some(FromGuide::Act(LessonAct::Again));
        }
    });
    ui.horizontal(|ui| {
        if way(ui, "lesson-leave", true) {
            shown.wanted = Some(FromGuide::Leave);
        }
        if note.goes_on {
            let button = drawing.brass((drawing.say)("lesson-go-on"), Some(Control::Confirm)).legal(true);
            let response = ui.add(button.size(17.0).least(half).tight());
            if response.clicked() {
                shown.wanted = Some(FromGuide::Act(LessonAct::GoOn));
            }
            shown.go_on = Some(response);
        }
    });
    shown
}
