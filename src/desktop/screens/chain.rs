//! The last chain of a match, from the act to the end: its steps pinned along a red string.

use bevy_egui::egui::{
    Color32, CursorIcon, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, TextureId, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::kit::Kit;
use super::super::library::Outcome;
use super::super::paint::{self, bold, italic};
use super::super::theme::ui::{BLOOD, HAIRLINE, INK, INK_3, PALE};
use crate::cards::Name;

/// Where the string hangs, left of the steps.
const STRING: f32 = 42.0;
/// The medallion of a step, and the space around it.
const MEDALLION: f32 = 54.0;
const AROUND: f32 = 9.0;

/// Draws the steps; which one was pressed.
pub fn chain(
    ui: &mut Ui,
    kit: &Kit,
    steps: &[Outcome],
    picture: &mut dyn FnMut(Name) -> Option<TextureId>,
) -> Option<usize> {
    ui.spacing_mut().item_spacing.y = 11.0;
    ui.add_space(4.0);
    let mut chosen = None;
    let mut pins = Vec::new();
    for (number, outcome) in steps.iter().enumerate() {
        let last = number + 1 == steps.len();
        let response = step(ui, kit, outcome, last, picture);
        pins.push(response.rect.left_center() - vec2(28.0, 0.0));
        if response.clicked() {
            chosen = Some(number);
        }
    }
    let string = Stroke::new(3.0, BLOOD);
    for pair in pins.windows(2) {
        let bend = pair[0].lerp(pair[1], 0.5) + vec2(3.0, 0.0);
        ui.painter().line(vec![pair[0], bend, pair[1]], string);
    }
    for (number, at) in pins.iter().enumerate() {
        let metal = if number + 1 == pins.len() { "marks/pin_blood" } else { "marks/pin_brass" };
        paint::piece_at(ui.painter(), kit.piece(metal), *at, 1.0);
    }
    ui.add_space(14.0);
    chosen
}

fn step(
    ui: &mut Ui,
    kit: &Kit,
    outcome: &Outcome,
    last: bool,
    picture: &mut dyn FnMut(Name) -> Option<TextureId>,
) -> Response {
    let width = ui.available_width() - STRING - 10.0;
    let before = AROUND * 2.0 + MEDALLION + 4.0;
    let number = outcome.number.map(|number| ui.painter().layout_job(italic(number, 16.0, INK_3)));
    let behind = 20.0 + number.as_ref().map_or(0.0, |number| number.size().x + 12.0);
    let wrapped = |mut job: bevy_egui::egui::text::LayoutJob| {
        job.wrap.max_width = width - before - behind;
        job
    };
    let words = ui.painter().layout_job(wrapped(bold(&outcome.what, 18.5, if last { BLOOD } else { INK })));
    let by =
        (!outcome.by.is_empty()).then(|| ui.painter().layout_job(wrapped(italic(&outcome.by, 16.5, INK_3))));
    let written = words.size().y + by.as_ref().map_or(0.0, |by| by.size().y);
    let height = (written + 18.0).max(MEDALLION + 2.0 * AROUND - 4.0);
    let response = ui
        .horizontal(|ui| {
            ui.add_space(STRING);
            ui.allocate_response(vec2(width, height), Sense::click())
        })
        .inner;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &outcome.what));
    paint::settle(&response);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let rect = response.rect;
    let piece = kit.piece(&format!("controls/paper_{}", paint::look(&response)));
    paint::sliced(ui.painter(), piece, rect, Color32::WHITE);
    let middle = pos2(rect.left() + AROUND + 2.0 + MEDALLION / 2.0, rect.center().y);
    let painter = ui.painter();
    medallion(painter, kit, middle, last, outcome.picture.filter(|_| !last).and_then(picture));
    let mut at = pos2(rect.left() + before, rect.center().y - written / 2.0);
    let below = at.y + words.size().y;
    painter.galley(at, words, INK);
    at.y = below;
    if let Some(by) = by {
        painter.galley(at, by, INK_3);
    }
    if let Some(number) = number {
        let at = pos2(rect.right() - 18.0 - number.size().x, rect.center().y - number.size().y / 2.0);
        painter.galley(at, number, INK_3);
    }
    response
}

/// A disc with the specimen a step is about; the last one bears a skull.
fn medallion(painter: &Painter, kit: &Kit, middle: Pos2, last: bool, specimen: Option<TextureId>) {
    painter.circle(middle, MEDALLION / 2.0, PALE, Stroke::new(1.4, INK));
    painter.circle_stroke(middle, MEDALLION / 2.0 - 3.0, Stroke::new(0.8, HAIRLINE));
    if let Some(drawn) = specimen {
        let square = Rect::from_center_size(middle, Vec2::splat(MEDALLION - 15.0));
        paint::picture(painter, drawn, square);
    } else if last {
        paint::piece_at(painter, kit.piece("badges/skull"), middle, 1.05);
    } else {
        let lozenge = [vec2(0.0, -9.0), vec2(7.0, 0.0), vec2(0.0, 9.0), vec2(-7.0, 0.0)];
        let points = lozenge.map(|corner| middle + corner).to_vec();
        painter.add(Shape::convex_polygon(points, INK, Stroke::NONE));
    }
}
