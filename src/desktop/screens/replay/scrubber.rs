//! The line of a replay: its turns, strikes, deaths and flips, and the mark that is drawn along it.

use bevy_egui::egui::{CursorIcon, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::super::super::kit::Kit;
use super::super::super::paint::{self, Pill, centred, regular, roman};
use super::super::super::theme::ui::{BLOOD, INK, INK_2, PALE};
use super::Reel;
use super::reel::Mark;

const HEIGHT: f32 = 112.0;

/// Shows the line; where it was clicked or drawn to, if it was.
pub fn scrubber(ui: &mut Ui, kit: &Kit, reel: &Reel) -> Option<u32> {
    let wanted = vec2(ui.available_width(), HEIGHT);
    let response =
        ui.allocate_response(wanted, Sense::click_and_drag()).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::slider(true, f64::from(reel.at()), "replay"));
    let rect = response.rect;
    let (left, right, line) = (rect.left() + 12.0, rect.right() - 12.0, rect.top() + 80.0);
    let end = reel.end().max(1) as f32;
    let x = |event: u32| left + (right - left) * event as f32 / end;
    let painter = ui.painter();
    painter.hline(left..=right, line, Stroke::new(2.0, INK));
    painter.hline(left..=x(reel.at()), line, Stroke::new(6.0, BLOOD));
    let mut free = f32::MIN;
    for &(turn, event) in &reel.turns {
        painter.vline(x(event), line - 14.0..=line + 6.0, Stroke::new(1.6, INK));
        // Where turns are short, not every one has room for its numeral.
        if x(event) > free {
            let said = centred(painter, regular(roman(turn), 15.0, INK_2), pos2(x(event) + 6.0, line + 20.0));
            free = said.right() + 4.0;
        }
    }
    for &(event, mark) in &reel.marks {
        let at = pos2(x(event), line - 28.0);
        match mark {
            Mark::Strike => {
                painter.vline(at.x, line - 12.0..=line - 4.0, Stroke::new(2.4, BLOOD));
            }
            Mark::Death => paint::piece_at(painter, kit.piece("badges/s/skull"), at, 0.5),
            Mark::Flip => {
                let lozenge = [vec2(0.0, -7.0), vec2(5.0, 0.0), vec2(0.0, 7.0), vec2(-5.0, 0.0)];
                let points = lozenge.map(|corner| at + corner).to_vec();
                painter.add(Shape::convex_polygon(points, PALE, Stroke::new(1.4, INK)));
            }
        }
    }
    let state = paint::look(&response);
    let piece = kit.piece(&format!("controls/scrub_{state}"));
    let knob = Rect::from_center_size(pos2(x(reel.at()), line - 20.0), vec2(piece.size.x, piece.size.y));
    paint::mirrored(painter, piece, knob, (false, false));
    if !reel.words().is_empty() {
        let width = paint::pill_size(painter, reel.words()).x;
        let middle = knob
            .center()
            .x
            .clamp(rect.left() + width / 2.0, (rect.right() - width / 2.0).max(rect.left() + width / 2.0));
        paint::pill_at(painter, kit, Pill::Plain, reel.words(), pos2(middle, rect.top() + 20.0));
    }
    let at = response.interact_pointer_pos()?;
    Some((((at.x - left) / (right - left)).clamp(0.0, 1.0) * end).round() as u32)
}
