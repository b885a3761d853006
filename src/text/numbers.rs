//! Numbers in a text, marked so that they can be shown as such.

use super::span::{SpanKind, is_mark, marked};

/// Marks every number that stands by itself and is not inside a mark already.
pub fn mark_numbers(text: &str) -> String {
    let mut done = String::with_capacity(text.len());
    let mut number = String::new();
    let mut open = 0u32;
    let mut before = ' ';
    for letter in text.chars() {
        let starts = number.is_empty() && !before.is_alphanumeric() && matches!(letter, '+' | '−');
        let goes_on = letter.is_ascii_digit() && (!number.is_empty() || !before.is_alphanumeric());
        if starts || goes_on {
            number.push(letter);
        } else {
            close(&mut done, &mut number, open);
            if is_mark(letter) {
                // Inside a reminder numbers are numbers, inside a name or keyword they are part of it.
                open = match letter {
                    '\u{E000}' => open.saturating_sub(1),
                    '\u{E004}' => open,
                    _ => open + 1,
                };
            }
            done.push(letter);
        }
        before = letter;
    }
    close(&mut done, &mut number, open);
    done
}

fn close(done: &mut String, number: &mut String, open: u32) {
    if number.is_empty() {
        return;
    }
    let is_number = number.chars().any(|letter| letter.is_ascii_digit());
    done.push_str(&if is_number && open == 0 { marked(SpanKind::Number, number) } else { number.clone() });
    number.clear();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::span::Paragraph;

    #[test]
    fn numbers_are_marked_where_they_stand_alone() {
        let text = format!("gets +2 power, then {} and X2", marked(SpanKind::Keyword, "Kin Call 2"));
        let spans = Paragraph::of_marked(&mark_numbers(&text)).spans;
        let numbers: Vec<&str> =
            spans.iter().filter(|span| span.kind == SpanKind::Number).map(|span| &*span.text).collect();
        assert_eq!(numbers, ["+2"]);
    }
}
