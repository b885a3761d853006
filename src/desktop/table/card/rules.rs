//! The rules text of a card: in faces by what each word is, as large as fits, and cut where even the smallest
//! does not (the whole is read in the zoom).

use bevy::prelude::*;

use super::super::super::theme;
use super::super::drawing::{Align, Face, Lettering, Run, Words, fit};
use crate::text::{Paragraph, SpanKind};

/// Where text stands: the box, the largest and the smallest size.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    pub corner: Vec2,
    pub size: Vec2,
    pub largest: f32,
    pub smallest: f32,
    pub align: Align,
}

/// The runs of a paragraph; the number of a chapter stands on its tab. Numbers and names inside what only
/// explains are as small as the rest of it.
fn runs(paragraph: &Paragraph) -> Vec<Run> {
    let mut explains = false;
    let mut all = Vec::new();
    for span in paragraph.spans.iter().filter(|span| span.kind != SpanKind::Chapter) {
        explains |= span.kind == SpanKind::Reminder && span.text.trim_start().starts_with('(');
        let (face, color) = match (span.kind, explains) {
            (SpanKind::Keyword, _) => (Face::BoldSmallCaps, theme::INK),
            (SpanKind::Reminder, _) | (_, true) => (Face::Italic, theme::INK_2),
            _ => (Face::Regular, theme::INK),
        };
        all.push(Run { text: span.text.clone(), face, color, relative: if explains { 0.88 } else { 1.0 } });
        explains &= !span.text.trim_end().ends_with(')');
    }
    all
}

/// The text of some paragraphs in a column; nothing if there is none.
pub fn rules<'a>(
    paragraphs: impl Iterator<Item = &'a Paragraph>,
    column: Column,
    lettering: &mut Lettering,
    scale: f32,
) -> Option<Words> {
    let mut all: Vec<Run> = Vec::new();
    for paragraph in paragraphs {
        let mut next = runs(paragraph);
        let Some(first) = next.first_mut() else { continue };
        // Behind the number of a chapter, which stands on its tab, comes a dash.
        let is_chapter = paragraph.spans.first().is_some_and(|span| span.kind == SpanKind::Chapter);
        let dash: &[char] = if is_chapter { &['—', ' '] } else { &[' '] };
        first.text = first.text.trim_start_matches(dash).to_owned();
        if !all.is_empty() {
            first.text.insert(0, '\n');
        }
        all.append(&mut next);
    }
    if all.is_empty() {
        return None;
    }
    let middle = column.corner + column.size / 2.0;
    let x = if column.align == Align::Left { column.corner.x } else { middle.x };
    let mut words = Words {
        runs: all,
        size: column.largest,
        at: Vec2::new(x, middle.y),
        align: column.align,
        on_baseline: false,
        width: Some(column.size.x),
        tracking: 0.0,
        leading: 1.14,
        turn: 0.0,
    };
    let steps = ((column.largest - column.smallest).max(0.0) / 1.5).ceil() as usize;
    let sizes: Vec<f32> =
        (0..=steps).map(|step| (column.largest - step as f32 * 1.5).max(column.smallest)).collect();
    let (size, fits) = fit(&sizes, |size| lettering.measure(&words, size, scale).size.y <= column.size.y);
    words.size = size;
    if !fits {
        cut(&mut words, |words| lettering.measure(words, size, scale).size.y <= column.size.y);
    }
    Some(words)
}

/// Takes words away from the end until the rest fits, and says so by an ellipsis.
pub fn cut(words: &mut Words, mut fits: impl FnMut(&Words) -> bool) {
    while !fits(words) {
        let Some(last) = words.runs.last_mut() else { return };
        let kept = last.text.trim_end_matches('…').trim_end();
        match kept.rfind(char::is_whitespace) {
            Some(at) => last.text = format!("{}…", kept[..at].trim_end()),
            None => {
                words.runs.pop();
                if let Some(last) = words.runs.last_mut() {
                    last.text = format!("{}…", last.text.trim_end());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_cut_at_a_word_and_marked() {
        let mut words = Words::line("one two three", Face::Regular, theme::INK, 10.0, Vec2::ZERO);
        words.runs.push(Run::new("four", Face::Italic, theme::INK));
        let all = |words: &Words| words.runs.iter().map(|run| run.text.clone()).collect::<String>();
        cut(&mut words, |words| all(words).chars().count() <= 8);
        assert_eq!(all(&words), "one two…");
        let mut hopeless = Words::line("long", Face::Regular, theme::INK, 10.0, Vec2::ZERO);
        cut(&mut hopeless, |words| words.runs.is_empty());
        assert!(hopeless.runs.is_empty(), "ends where nothing is left");
    }
}
