//! *Did you mean*: the word that is most like one that is not known.

/// The known word most like the one written, if any is like enough.
pub fn did_you_mean<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Longer ones are no slips of the finger, and comparing them would cost too much.
    if written.is_empty() || written.len() > 64 {
        return None;
    }
    let small = written.to_lowercase();
    let allowed = 1 + small.chars().count() / 4;
    let near = known.into_iter().filter_map(|word| {
        if word.len().abs_diff(written.len()) > allowed {
            return None;
        }
        let distance = strsim::osa_distance(&small, &word.to_lowercase());
        (distance <= allowed && distance < word.chars().count()).then_some((distance, word))
    });
    near.min().map(|(_, word)| word)
}

/// Words in a row for a message, one of which is meant: `a`, `b` or `c`; only the first so many.
pub fn one_of<'a>(words: impl IntoIterator<Item = &'a str>, most: usize) -> String {
    in_a_row(words, "or", most)
}

/// Words in a row for a message, all of which are meant: `a`, `b` and `c`; only the first so many.
pub fn all_of<'a>(words: impl IntoIterator<Item = &'a str>, most: usize) -> String {
    in_a_row(words, "and", most)
}

fn in_a_row<'a>(words: impl IntoIterator<Item = &'a str>, joined_by: &str, most: usize) -> String {
    let words: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        more if more.len() > most => format!("{} …", more[..most].join(", ")),
        [first @ .., last] => format!("{} {joined_by} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_found_and_strangers_are_not() {
        let known = ["Enters", "Leaves", "Dies", "kin-call"];
        assert_eq!(did_you_mean("Entres", known), Some("Enters"));
        assert_eq!(did_you_mean("dies", known), Some("Dies"));
        assert_eq!(did_you_mean("kincall", known), Some("kin-call"));
        assert_eq!(did_you_mean("Explodes", known), None);
        assert_eq!(did_you_mean("X", ["Y"]), None);
    }
}
