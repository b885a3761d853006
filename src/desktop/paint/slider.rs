//! The slider: a ruled line with ticks and a brass knob. Arrow keys move it by one tick.

use std::ops::RangeInclusive;

use bevy_egui::egui::{Color32, EventFilter, Key, Rect, Response, Sense, Ui, Widget, WidgetInfo, pos2, vec2};

use super::super::kit::Kit;
use super::super::theme::ui::{INK, INK_3};
use super::{italic, look, mirrored, piece_at, regular, settle, sliced};

/// A number in bounds, in steps.
pub struct Slider<'a> {
    kit: &'a Kit,
    value: &'a mut f32,
    bounds: RangeInclusive<f32>,
    step: f32,
    width: f32,
    name: String,
    /// How a number is said.
    said: fn(f32) -> String,
}

const HEIGHT: f32 = 52.0;
const LINE: f32 = 15.0;
const FIGURE: f32 = 74.0;

impl<'a> Slider<'a> {
    pub fn new(kit: &'a Kit, value: &'a mut f32, bounds: RangeInclusive<f32>, step: f32) -> Self {
        Self { kit, value, bounds, step, width: 376.0, name: String::new(), said: percent }
    }

    /// What it is for, to who cannot see it.
    #[must_use]
    pub fn name(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    #[must_use]
    pub fn width(self, width: f32) -> Self {
        Self { width, ..self }
    }

    #[must_use]
    pub fn said(self, said: fn(f32) -> String) -> Self {
        Self { said, ..self }
    }

    /// What keys and pointer make of the number.
    fn moved(&self, response: &Response, track: Rect) -> Option<f32> {
        let (low, high) = (*self.bounds.start(), *self.bounds.end());
        let steps = |number: f32| ((number - low) / self.step).round() * self.step + low;
        if let Some(at) = response.interact_pointer_pos() {
            let share = ((at.x - track.left()) / track.width()).clamp(0.0, 1.0);
            return Some(steps(low + share * (high - low)).clamp(low, high));
        }
        if !response.has_focus() {
            return None;
        }
        let (less, more) = response.ctx.input(|input| {
            (input.num_presses(Key::ArrowLeft) as f32, input.num_presses(Key::ArrowRight) as f32)
        });
        (less != more).then(|| steps(*self.value + (more - less) * self.step).clamp(low, high))
    }

    fn draw(&self, ui: &Ui, rect: Rect, track: Rect, state: &str) {
        let painter = ui.painter();
        let (low, high) = (*self.bounds.start(), *self.bounds.end());
        let share = ((*self.value - low) / (high - low).max(f32::EPSILON)).clamp(0.0, 1.0);
        let knob = pos2(track.left() + share * track.width(), track.center().y);
        let line =
            if state == "disabled" { "controls/slider_track_disabled" } else { "controls/slider_track" };
        sliced(painter, self.kit.piece(line), track, Color32::WHITE);
        let filled = Rect::from_min_max(track.min, pos2(knob.x.max(track.left() + 16.0), track.bottom()));
        sliced(painter, self.kit.piece("controls/slider_fill"), filled, Color32::WHITE);
        let ticks = (((high - low) / self.step).round() as u32).clamp(1, 14);
        for tick in 0..=ticks {
            let x = track.left() + track.width() * tick as f32 / ticks as f32;
            let place = Rect::from_center_size(pos2(x, track.bottom() + 6.0), vec2(4.0, 10.0));
            mirrored(painter, self.kit.piece("controls/slider_tick"), place, (false, false));
        }
        piece_at(painter, self.kit.piece(&format!("controls/slider_knob_{state}")), knob, 1.0);
        for (at, number, end) in [(track.left(), low, 0.0), (track.right(), high, 1.0)] {
            let words = painter.layout_job(italic((self.said)(number), 13.5, INK_3));
            let x = at - words.size().x * end;
            painter.galley(pos2(x, track.bottom() + 12.0), words, INK_3);
        }
        let figure = painter.layout_job(regular((self.said)(*self.value), 19.0, INK));
        painter.galley(pos2(track.right() + 26.0, rect.top() + LINE - figure.size().y / 2.0), figure, INK);
    }
}

impl Widget for Slider<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let wanted = vec2(self.width + 26.0 + FIGURE, HEIGHT);
        let mut response = ui.allocate_response(wanted, Sense::click_and_drag());
        let rect = response.rect;
        let track = Rect::from_center_size(
            pos2(rect.left() + self.width / 2.0, rect.top() + LINE),
            vec2(self.width, 16.0),
        );
        if response.has_focus() {
            let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        }
        if let Some(number) = self.moved(&response, track)
            && number != *self.value
        {
            *self.value = number;
            response.mark_changed();
        }
        response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), f64::from(*self.value), &self.name));
        settle(&response);
        let state = look(&response);
        self.draw(ui, rect, track, state);
        response
    }
}

/// 110 %.
pub fn percent(number: f32) -> String {
    format!("{:.0} %", number * 100.0)
}

/// 1.5 ×.
pub fn times(number: f32) -> String {
    format!("{number} ×")
}
