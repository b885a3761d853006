//! The right-hand paper: the ledger of the card that is looked at; pinned, everything that is known of it.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Color32, Context, Sense, Stroke, TextFormat, Ui, pos2, vec2};

use super::super::paint::{bold, caption, heading, heading_of, italic, regular, scroll, small_caps};
use super::super::theme::ui::{BLOOD, INK, INK_2, INK_3, VERDIGRIS_TEXT};
use super::decision::Drawing;
use super::specimen::{LedgerRow, Specimen};
use crate::text::{RulesText, SpanKind};

/// Draws the ledger under the card, of the size of its paper: that does not grow where everything else does.
pub fn ledger(ui: &mut Ui, drawing: &Drawing, specimen: &Specimen, fit: f32) {
    ui.spacing_mut().item_spacing.y = 3.0 * fit;
    heading_of(ui, &(drawing.say)("ledger"), Some(&(drawing.say)("ledger-columns")), fit);
    for row in &specimen.ledger {
        ledger_row(ui, drawing, row, fit);
    }
    for (counter, _) in &specimen.counters {
        ui.label(italic(counter, 15.5 * fit, INK_2));
    }
}

/// Where the changes of a stat begin, and the room of what it is now, behind them.
const CHANGES_FROM: f32 = 104.0;
const NOW: f32 = 34.0;

fn ledger_row(ui: &mut Ui, drawing: &Drawing, row: &LedgerRow, fit: f32) {
    let color = match row.now.cmp(&row.base) {
        std::cmp::Ordering::Greater => drawing.kit.tone_ui(VERDIGRIS_TEXT),
        std::cmp::Ordering::Less => BLOOD,
        std::cmp::Ordering::Equal => INK_3,
    };
    let said = if row.changes.is_empty() { (drawing.say)("ledger-printed") } else { row.changes.join(", ") };
    let width = ui.available_width();
    let mut job = italic(&said, 15.5 * fit, color);
    job.wrap.max_rows = 2;
    job.wrap.max_width = width - (CHANGES_FROM + NOW) * fit;
    let painter = ui.painter();
    let stat = painter.layout_job(small_caps(&row.stat, 18.0 * fit, INK));
    let base = painter.layout_job(regular(row.base.to_string(), 17.0 * fit, INK));
    let changes = painter.layout_job(job);
    let now = painter.layout_job(bold(row.now.to_string(), 18.0 * fit, INK));
    let height = changes.size().y.max(24.0 * fit);
    let (rect, whole) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let places = [
        (rect.left(), stat),
        (rect.left() + (CHANGES_FROM - 8.0) * fit - base.size().x, base),
        (rect.left() + CHANGES_FROM * fit, changes),
        (rect.right() - now.size().x, now),
    ];
    for (x, words) in places {
        ui.painter().galley(pos2(x, rect.center().y - words.size().y / 2.0), words, INK);
    }
    whole.on_hover_text(said);
    let rule = ui.available_rect_before_wrap();
    ui.painter().hline(rule.x_range(), rule.top(), Stroke::new(0.7, super::super::theme::ui::HAIRLINE));
}

/// Draws everything that is known of a pinned card, its words as large as the player has set those of cards.
pub fn pinned(ui: &mut Ui, drawing: &Drawing, specimen: &Specimen, text: f32) {
    heading(ui, &specimen.name, None);
    caption(ui, &specimen.type_line);
    scroll(ui, drawing.kit, "specimen", |ui| {
        ui.label(rules(&specimen.rules, 18.0 * text, ui.available_width()));
        for (keyword, meaning) in &specimen.keywords {
            ui.label(small_caps(keyword, 18.0 * text, drawing.kit.tone_ui(VERDIGRIS_TEXT)));
            if !meaning.is_empty() {
                ui.label(italic(meaning, 16.5 * text, INK_2));
            }
        }
        for (counter, changes) in &specimen.counters {
            ui.label(regular(counter, 17.0, INK));
            for change in changes {
                ui.label(italic(change, 16.0, INK_2));
            }
        }
        for row in specimen.ledger.iter().filter(|row| !row.changes.is_empty()) {
            ui.label(small_caps(&row.stat, 17.0, INK));
            for change in &row.changes {
                ui.label(italic(change, 16.0, INK_2));
            }
        }
        if let Some(flavour) = &specimen.flavour {
            ui.add_space(6.0);
            let rule = ui.available_rect_before_wrap();
            ui.painter().hline(rule.x_range(), rule.top(), Stroke::new(0.7, drawing.kit.hairline()));
            ui.add_space(4.0);
            caption(ui, format!("“{flavour}”"));
        }
    });
}

/// Where the words of a card stand on it, in the units of a card, and the least size at which they are easily read.
const ON_CARD: (f32, f32, f32) = (428.0, 120.0, 176.0);
const EASY: f32 = 25.0;

/// Whether what stands on the card itself is so much that it is small there, or cut.
pub fn reads_small(context: &Context, specimen: &Specimen) -> bool {
    let (width, of_creature, of_command) = ON_CARD;
    let height = if specimen.ledger.len() > 1 { of_creature } else { of_command };
    let chapters = specimen.rules.paragraphs.iter().flat_map(|paragraph| &paragraph.spans);
    let is_saga = chapters.into_iter().any(|span| span.kind == SpanKind::Chapter);
    let words = context.debug_painter().layout_job(rules(&specimen.rules, EASY, width));
    is_saga || words.size().y > height
}

/// Rules text in its styles.
pub fn rules(text: &RulesText, size: f32, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    for (at, paragraph) in text.paragraphs.iter().enumerate() {
        if at > 0 {
            job.append("\n", 0.0, TextFormat::default());
        }
        for span in &paragraph.spans {
            let styled = match span.kind {
                SpanKind::Plain => regular(&span.text, size, INK),
                SpanKind::Keyword | SpanKind::Chapter | SpanKind::Number => bold(&span.text, size, INK),
                SpanKind::CardName => italic(&span.text, size, INK),
                SpanKind::Reminder => italic(&span.text, size * 0.92, INK_3),
            };
            let format = styled.sections.first().map(|section| section.format.clone()).unwrap_or_default();
            job.append(&span.text, 0.0, TextFormat { background: Color32::TRANSPARENT, ..format });
        }
    }
    job
}
