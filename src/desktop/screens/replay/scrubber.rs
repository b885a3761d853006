//! The line of a replay: its turns, strikes, deaths and flips, and the mark that is drawn along it.

use bevy_egui::egui::{CursorIcon, Painter, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::super::super::kit::Kit;
use super::super::super::paint::{self, Pill, centred, regular, roman};
use super::super::super::theme::ui::{BLOOD, INK, INK_2, PALE};
use super::Reel;
use super::reel::Mark;

const HEIGHT: f32 = 112.0;
/// Without the words over it and the numerals under it.
pub const SLIM: f32 = 26.0;
/// Between two numerals, at the least.
const APART: f32 = 10.0;
/// Signs nearer than this to the one before are left out.
const SIGN: f32 = 13.0;
/// Turns are numbered one by one, or every so many.
const STEPS: [u32; 7] = [1, 2, 5, 10, 20, 50, 100];

/// Shows the line; where it was clicked or drawn to, if it was.
pub fn scrubber(ui: &mut Ui, kit: &Kit, reel: &Reel, slim: bool) -> Option<u32> {
    let wanted = vec2(ui.available_width(), if slim { SLIM } else { HEIGHT });
    let response =
        ui.allocate_response(wanted, Sense::click_and_drag()).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::slider(true, f64::from(reel.at()), "replay"));
    let rect = response.rect;
    let (left, right, line) =
        (rect.left() + 12.0, rect.right() - 12.0, rect.top() + if slim { 18.0 } else { 80.0 });
    let end = reel.end().max(1) as f32;
    let x = |event: u32| left + (right - left) * event as f32 / end;
    let painter = ui.painter();
    painter.hline(left..=right, line, Stroke::new(2.0, INK));
    painter.hline(left..=x(reel.at()), line, Stroke::new(6.0, BLOOD));
    let turns: Vec<(u32, f32)> = reel.turns.iter().map(|&(turn, event)| (turn, x(event))).collect();
    show_turns(painter, &turns, line, !slim);
    let mut free = f32::MIN;
    for &(event, mark) in &reel.marks {
        let at = pos2(x(event), line - 28.0);
        if mark == Mark::Strike {
            painter.vline(at.x, line - 12.0..=line - 4.0, Stroke::new(2.4, BLOOD));
            continue;
        }
        // On the slim line there is only room for strokes.
        if slim || at.x < free {
            continue;
        }
        free = at.x + SIGN;
        match mark {
            Mark::Strike => {}
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
    let (over, scale) = if slim { (4.0, 0.5) } else { (20.0, 1.0) };
    let knob =
        Rect::from_center_size(pos2(x(reel.at()), line - over), vec2(piece.size.x, piece.size.y) * scale);
    paint::mirrored(painter, piece, knob, (false, false));
    if !slim && !reel.words().is_empty() {
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

/// A stroke for each turn, higher ones with their numerals.
fn show_turns(painter: &Painter, turns: &[(u32, f32)], line: f32, numbered: bool) {
    let width = |turn: u32| painter.layout_job(regular(roman(turn), 15.0, INK_2)).size().x;
    let named = numerals(turns, width);
    for &(turn, x) in turns {
        let named = named.contains(&turn);
        let high = if named { 14.0 } else { 8.0 };
        painter.vline(x, line - high..=line + 6.0, Stroke::new(if named { 1.6 } else { 1.0 }, INK));
        if named && numbered {
            centred(painter, regular(roman(turn), 15.0, INK_2), pos2(x, line + 20.0));
        }
    }
}

/// The turns whose numerals are written under their strokes: the first, and every so many, so that none lies on
/// another.
fn numerals(turns: &[(u32, f32)], width: impl Fn(u32) -> f32) -> Vec<u32> {
    let chosen = |step: u32| {
        let every = turns.iter().filter(move |(turn, _)| *turn == 1 || turn % step == 0);
        every.copied().collect::<Vec<(u32, f32)>>()
    };
    let apart = |named: &[(u32, f32)]| {
        named.windows(2).all(|pair| {
            let half = (width(pair[0].0) + width(pair[1].0)) / 2.0;
            pair[1].1 - pair[0].1 >= half + APART
        })
    };
    let fits = STEPS.into_iter().map(chosen).find(|named| apart(named));
    let named = fits.unwrap_or_else(|| turns.iter().take(1).copied().collect());
    named.into_iter().map(|(turn, _)| turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As wide as its letters, roughly.
    fn width(turn: u32) -> f32 {
        roman(turn).len() as f32 * 8.0
    }

    #[test]
    fn no_two_numerals_lie_on_each_other_however_long_the_match() {
        for turns in [1, 7, 14, 40, 90, 199] {
            // Turns of very different lengths, from events to pixels.
            let at = |turn: u32| 700.0 * ((turn + turn % 3) as f32 / (turns + 3) as f32).powf(1.2);
            let mut line: Vec<(u32, f32)> = (1..=turns).map(|turn| (turn, at(turn))).collect();
            line.sort_by(|a, b| a.1.total_cmp(&b.1));
            let named = numerals(&line, width);
            assert!(named.contains(&1), "{turns}: the first turn has its numeral");
            let places: Vec<(f32, f32)> = line
                .iter()
                .filter(|(turn, _)| named.contains(turn))
                .map(|(turn, x)| (x - width(*turn) / 2.0, x + width(*turn) / 2.0))
                .collect();
            for pair in places.windows(2) {
                assert!(pair[0].1 < pair[1].0, "{turns}: {pair:?}");
            }
        }
    }

    #[test]
    fn where_there_is_room_every_turn_has_its_numeral() {
        let line: Vec<(u32, f32)> = (1..=14).map(|turn| (turn, turn as f32 * 50.0)).collect();
        assert_eq!(numerals(&line, width).len(), 14);
    }
}
