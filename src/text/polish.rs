//! Polish: what phrases put side by side still need to read as sentences.

use super::span::{is_mark, opens_name};

/// Pairs of what stands side by side and what a language makes of it: `de el ` and `del `.
#[derive(Clone, Debug, Default)]
pub struct Elisions(Vec<(String, String)>);

impl Elisions {
    /// Reads `de el =del ;a el =al `; the first that fits wins.
    pub fn read(written: &str) -> Self {
        let pairs = written.split(';').filter_map(|pair| pair.split_once('='));
        Self(pairs.map(|(from, to)| (from.replace('_', " "), to.replace('_', " "))).collect())
    }

    /// Applies them at every start of a word, looking through marks.
    fn apply(&self, text: &str) -> String {
        let letters: Vec<char> = text.chars().collect();
        let mut done = String::with_capacity(text.len());
        let mut at = 0;
        // A name is written as it is, whatever comes after it.
        let mut in_name = false;
        while at < letters.len() {
            if is_mark(letters[at]) {
                in_name = opens_name(letters[at]);
            }
            let starts = !in_name
                && done.chars().rev().find(|letter| !is_mark(*letter)).is_none_or(|l| !l.is_alphanumeric());
            let found = self.0.iter().filter(|_| starts && letters[at].is_alphanumeric());
            let fitting = found.filter_map(|(from, to)| Some((change(&letters[at..], from, to)?, to))).next();
            match fitting {
                // What stays as it is stays where it is, with the marks before it.
                Some((Change { taken, put }, to)) if taken > 0 => {
                    done.extend(to.chars().take(put));
                    let marks = letters[at..at + taken].iter().filter(|letter| is_mark(**letter));
                    in_name = marks.clone().next_back().map_or(in_name, |mark| opens_name(*mark));
                    done.extend(marks);
                    at += taken;
                }
                _ => {
                    done.push(letters[at]);
                    at += 1;
                }
            }
        }
        done
    }
}

/// So many letters are taken away, and so many of what is to be put there; what both end with is left.
struct Change {
    taken: usize,
    put: usize,
}

/// Whether a text stands at the start, marks left aside, and what is to be changed of it.
fn change(letters: &[char], from: &str, to: &str) -> Option<Change> {
    let same = from.chars().rev().zip(to.chars().rev()).take_while(|(one, other)| one == other).count();
    let kept_from = from.chars().count() - same;
    let mut at = 0;
    let mut taken = 0;
    for (number, want) in from.chars().enumerate() {
        while number > 0 && at < letters.len() && is_mark(letters[at]) {
            at += 1;
        }
        if letters.get(at) != Some(&want) {
            return None;
        }
        at += 1;
        if number < kept_from {
            taken = at;
        }
    }
    Some(Change { taken, put: to.chars().count() - same })
}

/// Single spaces, none before a stop, and what the language elides.
pub fn polish(text: &str, elisions: &Elisions) -> String {
    let mut spaced = String::with_capacity(text.len());
    for letter in text.chars() {
        let last = spaced.chars().rev().find(|letter| !is_mark(*letter));
        match letter {
            ' ' | '\n' if matches!(last, None | Some(' ' | '(' | '“' | '«')) => {}
            '\n' => spaced.push(' '),
            ',' | '.' | ';' | ':' | ')' | '”' | '»' if last == Some(' ') => {
                // The space stands before the marks that came since.
                if let Some(space) = spaced.rfind(' ') {
                    spaced.remove(space);
                }
                if !(letter == '.' && spaced.ends_with('.')) {
                    spaced.push(letter);
                }
            }
            other => spaced.push(other),
        }
    }
    elisions.apply(spaced.trim())
}

/// The first letter large, behind any marks.
pub fn capital(text: &str) -> String {
    let mut done = String::with_capacity(text.len());
    let mut waiting = true;
    for letter in text.chars() {
        if waiting && (letter.is_alphanumeric() || !is_mark(letter) && !"“«(¿¡".contains(letter)) {
            done.extend(letter.to_uppercase());
            waiting = false;
        } else {
            done.push(letter);
        }
    }
    done
}

/// A sentence: large at its start, with a stop at its end.
pub fn sentence(text: &str) -> String {
    let text = capital(text.trim());
    let end = text.chars().rev().find(|letter| !is_mark(*letter));
    let before = text.chars().rev().filter(|letter| !is_mark(*letter)).nth(1);
    match (end, before) {
        (None | Some('.' | '!' | '?'), _) => text,
        (Some('”' | '»' | ')'), Some('.' | '!' | '?')) => text,
        _ => text + ".",
    }
}

#[cfg(test)]
mod tests {
    use super::super::span::{SpanKind, marked};
    use super::*;

    #[test]
    fn spaces_and_stops_are_put_right() {
        let none = Elisions::default();
        assert_eq!(polish("draw  2 cards , then  stop .", &none), "draw 2 cards, then stop.");
        assert_eq!(polish(" a  b", &none), "a b");
    }

    #[test]
    fn words_side_by_side_are_elided_through_marks() {
        let spanish = Elisions::read("de_el_=del_;a_el_=al_;y_i=e_i");
        assert_eq!(
            polish("el poder de el atacante y insectos", &spanish),
            "el poder del atacante e insectos"
        );
        let english = Elisions::read("a_a=an_a;a_i=an_i");
        let ant = marked(SpanKind::CardName, "ant");
        assert_eq!(
            polish(&format!("spawn a {ant} beside a insect"), &english),
            format!("spawn an {ant} beside an insect")
        );
        // What stands in a name is left alone.
        let scratch = marked(SpanKind::CardName, "Scratch a");
        assert_eq!(polish(&format!("{scratch} attacks"), &english), format!("{scratch} attacks"));
        // A word that only ends so is left alone.
        assert_eq!(polish("data added", &english), "data added");
    }

    #[test]
    fn a_sentence_starts_large_and_stops_once() {
        assert_eq!(sentence("draw a card"), "Draw a card.");
        assert_eq!(sentence("gains “this dies.”"), "Gains “this dies.”");
    }
}
