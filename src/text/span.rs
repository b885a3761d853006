//! Text in pieces that can be styled: plain words, keywords, numbers, names and reminders.

use std::fmt;

use serde::Serialize;

/// What a piece of text is, so that a window can show it as such.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SpanKind {
    Plain,
    /// The name of a keyword.
    Keyword,
    /// A number or a variable.
    Number,
    /// The name of a card.
    CardName,
    /// What only explains: in parentheses, slanted.
    Reminder,
    /// The number of a chapter of a saga.
    Chapter,
}

/// A piece of text of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Span {
    pub kind: SpanKind,
    pub text: String,
}

/// A paragraph of rules text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Paragraph {
    pub spans: Vec<Span>,
}

/// The rules text of a card, a keyword or an ability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RulesText {
    pub paragraphs: Vec<Paragraph>,
}

/// Marks inside a text that is still being put together; they are of the private use area, and names
/// out of files are rid of them.
const OPEN: [(char, SpanKind); 5] = [
    ('\u{E001}', SpanKind::Keyword),
    ('\u{E002}', SpanKind::Number),
    ('\u{E003}', SpanKind::CardName),
    ('\u{E004}', SpanKind::Reminder),
    ('\u{E005}', SpanKind::Chapter),
];
const CLOSE: char = '\u{E000}';

/// Whether a letter is a mark and not text.
pub fn is_mark(letter: char) -> bool {
    ('\u{E000}'..='\u{E00F}').contains(&letter)
}

/// Whether a mark stands at the start of a name.
pub fn opens_name(mark: char) -> bool {
    OPEN.iter().any(|&(open, kind)| open == mark && kind == SpanKind::CardName)
}

/// A text marked as what it is.
pub fn marked(kind: SpanKind, text: &str) -> String {
    match OPEN.iter().find(|(_, marks)| *marks == kind) {
        Some((open, _)) => format!("{open}{text}{CLOSE}"),
        None => text.to_owned(),
    }
}

/// A text without its marks.
pub fn unmarked(text: &str) -> String {
    text.chars().filter(|&letter| !is_mark(letter)).collect()
}

impl Paragraph {
    /// Reads the marks of a text; a mark inside another wins for as long as it lasts.
    pub fn of_marked(text: &str) -> Self {
        let mut spans: Vec<Span> = Vec::new();
        let mut open = vec![SpanKind::Plain];
        for letter in text.chars() {
            if let Some((_, kind)) = OPEN.iter().find(|(mark, _)| *mark == letter) {
                open.push(*kind);
            } else if letter == CLOSE {
                if open.len() > 1 {
                    open.pop();
                }
            } else {
                let kind = open.last().copied().unwrap_or(SpanKind::Plain);
                match spans.last_mut() {
                    Some(span) if span.kind == kind => span.text.push(letter),
                    _ => spans.push(Span { kind, text: letter.to_string() }),
                }
            }
        }
        Self { spans }
    }
}

impl RulesText {
    pub fn is_empty(&self) -> bool {
        self.paragraphs.is_empty()
    }
}

impl fmt::Display for Paragraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

impl fmt::Display for RulesText {
    /// One paragraph a line, without any styling.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, paragraph) in self.paragraphs.iter().enumerate() {
            if at > 0 {
                f.write_str("\n")?;
            }
            paragraph.fmt(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_spans_and_vanish_from_plain_text() {
        let flying = marked(SpanKind::Keyword, "Flying");
        let text = format!("{flying} {}", marked(SpanKind::Reminder, &format!("(as {flying} says)")));
        let paragraph = Paragraph::of_marked(&text);
        let kinds: Vec<SpanKind> = paragraph.spans.iter().map(|span| span.kind).collect();
        use SpanKind as K;
        assert_eq!(kinds, [K::Keyword, K::Plain, K::Reminder, K::Keyword, K::Reminder]);
        assert_eq!(paragraph.to_string(), "Flying (as Flying says)");
        assert_eq!(unmarked(&text), "Flying (as Flying says)");
    }
}
