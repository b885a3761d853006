//! Where a word or a text stands in a file.

use std::ops::Range;

/// Where `"value"` stands after the first place of a word; the word itself or the start if it does not.
pub(super) fn quoted(text: &str, after: &str, value: &str) -> Range<usize> {
    let field = word(text, after);
    let wanted = format!("\"{value}\"");
    match text.get(field.end..).and_then(|rest| rest.find(&wanted)) {
        Some(at) => field.end + at..field.end + at + wanted.len(),
        None => field,
    }
}

/// Where a word stands in a text, not as a part of another; its start if it does not.
pub(super) fn word(text: &str, wanted: &str) -> Range<usize> {
    let part = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    let whole = |at: &usize| {
        let after = text[at + wanted.len()..].chars().next();
        !part(text[..*at].chars().next_back()) && !part(after)
    };
    match text.match_indices(wanted).map(|(at, _)| at).find(whole) {
        Some(at) => at..at + wanted.len(),
        None => 0..0,
    }
}
