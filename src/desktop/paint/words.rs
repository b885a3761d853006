//! Words in the faces of the plate. egui has no small caps: upper case at four fifths of the size stands in.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align, Color32, FontFamily, FontId, Response, Ui};

use super::super::fonts;
use super::super::theme::ui::{INK, INK_3};

/// Words on brass and wood.
pub const ON_BRASS: Color32 = Color32::from_rgb(0xf7, 0xec, 0xd0);
/// Captions on wood.
pub const ON_WOOD: Color32 = Color32::from_rgb(0xd2, 0xbf, 0x94);

/// Of small caps, to their capitals.
const SMALL: f32 = 0.8;
/// The height of a line of small letters that puts them on the line of the capitals: by ascent (0.894) and
/// descent (0.246) of the face.
const SMALL_LINE: f32 = 1.14 - (1.0 - SMALL) * 0.894;

/// Running text.
pub fn regular(text: impl Into<String>, size: f32, color: Color32) -> LayoutJob {
    set(text, size, color, FontFamily::Proportional)
}

/// Captions, causes, reasons.
pub fn italic(text: impl Into<String>, size: f32, color: Color32) -> LayoutJob {
    set(text, size, color, fonts::italic())
}

pub fn bold(text: impl Into<String>, size: f32, color: Color32) -> LayoutJob {
    set(text, size, color, fonts::bold())
}

/// Headings, names and buttons.
pub fn small_caps(text: &str, size: f32, color: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    let mut run = String::new();
    let mut run_small = false;
    for letter in text.chars() {
        let small = letter.is_lowercase();
        if small != run_small && !run.is_empty() {
            add_capitals(&mut job, &run, run_small, size, color);
            run.clear();
        }
        run_small = small;
        run.extend(letter.to_uppercase());
    }
    add_capitals(&mut job, &run, run_small, size, color);
    job
}

fn add_capitals(job: &mut LayoutJob, run: &str, small: bool, size: f32, color: Color32) {
    let format = TextFormat {
        font_id: FontId::new(if small { size * SMALL } else { size }, FontFamily::Proportional),
        extra_letter_spacing: size * 0.05,
        line_height: small.then_some(size * SMALL_LINE),
        color,
        valign: Align::BOTTOM,
        ..Default::default()
    };
    job.append(run, 0.0, format);
}

fn set(text: impl Into<String>, size: f32, color: Color32, family: FontFamily) -> LayoutJob {
    LayoutJob::single_section(
        text.into(),
        TextFormat { font_id: FontId::new(size, family), color, ..Default::default() },
    )
}

/// A line of running text on paper.
pub fn body(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(regular(text, 19.0, INK))
}

/// A hint or a cause on paper.
pub fn caption(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(italic(text, 15.5, INK_3))
}

/// Turns are counted in Roman numerals.
pub fn roman(number: u32) -> String {
    const SIGNS: [(u32, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut left = number;
    let mut written = String::new();
    for (value, sign) in SIGNS {
        while left >= value {
            written.push_str(sign);
            left -= value;
        }
    }
    if written.is_empty() { "0".into() } else { written }
}
