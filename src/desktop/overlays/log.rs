//! The field log: hangs at the right, one line an outcome; a line opens to its causes and shows that moment.

use bevy::platform::collections::HashSet;
use bevy_egui::egui::{Rect, Response, Sense, Ui, vec2};

use super::super::paint::{bold, caption, hung, italic, piece_at, regular, scroll, small_caps};
use super::super::table::Thing;
use super::super::theme::ui::{BLOOD, HAIRLINE, INK, INK_2, INK_3};
use super::decision::Drawing;
use super::log_lines::{Line, TurnLines};
use crate::events::EventId;

/// What the log shows beside its lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogState {
    /// It hangs over the whole height.
    pub tall: bool,
    /// The line that is open, with its causes.
    pub open: Option<(EventId, Vec<String>)>,
    /// The cards of the line under the pointer.
    pub pointed: HashSet<Thing>,
}

/// What is wanted from the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FromLog {
    /// The causes of a line, or that they are folded again.
    Open(EventId),
    Moment(EventId),
    Taller,
}

/// Draws the log into a rectangle; what was pressed.
pub fn log(
    ui: &mut Ui,
    drawing: &Drawing,
    rect: Rect,
    turns: &[TurnLines],
    state: &mut LogState,
) -> Option<FromLog> {
    let kit = drawing.kit;
    let (inner, handle) = hung(ui, kit, rect, &(drawing.say)("field-log"));
    let mut wanted = handle.clicked().then_some(FromLog::Taller);
    state.pointed.clear();
    let mut ui = ui.new_child(bevy_egui::egui::UiBuilder::new().max_rect(inner));
    scroll(&mut ui, kit, "log", |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        if turns.is_empty() {
            caption(ui, (drawing.say)("field-log-empty"));
        }
        for turn in turns {
            heading(ui, &turn.heading);
            for line in &turn.lines {
                if let Some(chosen) = one(ui, drawing, line, state) {
                    wanted = Some(chosen);
                }
            }
        }
    });
    wanted
}

fn heading(ui: &mut Ui, text: &str) {
    ui.label(small_caps(text, 18.0, BLOOD));
    let at = ui.cursor().min.y;
    ui.painter().hline(ui.max_rect().x_range(), at - 2.0, (1.0, HAIRLINE));
}

fn one(ui: &mut Ui, drawing: &Drawing, line: &Line, state: &mut LogState) -> Option<FromLog> {
    let response = words(ui, drawing, line);
    let mut wanted = response.clicked().then_some(FromLog::Open(line.event));
    if response.hovered() || response.has_focus() {
        state.pointed.extend(line.cards.iter().copied());
        let rect = response.rect.expand2(vec2(3.0, 1.0));
        ui.painter().rect_stroke(rect, 3.0, (1.0, HAIRLINE), bevy_egui::egui::StrokeKind::Outside);
    }
    if let Some((event, causes)) = &state.open
        && *event == line.event
    {
        for cause in causes {
            ui.label(italic(cause, 15.5, INK_2));
        }
        let button =
            drawing.brass((drawing.say)("field-log-moment"), None).size(17.0).least(vec2(120.0, 36.0));
        if ui.add(button).clicked() {
            wanted = Some(FromLog::Moment(line.event));
        }
    }
    wanted
}

fn words(ui: &mut Ui, drawing: &Drawing, line: &Line) -> Response {
    let indent = if line.is_consequence { 20.0 } else { 0.0 };
    let mut job =
        if line.is_consequence { regular(&line.words, 17.0, INK_2) } else { bold(&line.words, 17.0, INK) };
    job.wrap.max_width = ui.available_width() - indent;
    let galley = ui.painter().layout_job(job);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y), Sense::click());
    if line.is_consequence {
        piece_at(ui.painter(), drawing.kit.piece("marks/cause"), rect.min + vec2(9.0, 11.0), 0.8);
    }
    ui.painter().galley(rect.min + vec2(indent, 0.0), galley, INK_3);
    response.widget_info(|| {
        bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, true, &line.words)
    });
    response
}
