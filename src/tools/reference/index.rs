//! The index of the reference: every word, by the alphabet.

use std::collections::BTreeMap;
use std::fmt::Write;

/// Where each word is described, and as what.
#[derive(Default)]
pub struct Index(BTreeMap<(String, String), Vec<(String, String)>>);

impl Index {
    pub fn add(&mut self, word: &str, anchor: &str, what: &str) {
        let places = self.0.entry((word.to_lowercase(), word.to_owned())).or_default();
        let place = (anchor.to_owned(), what.to_owned());
        if !places.contains(&place) {
            places.push(place);
        }
    }

    pub fn write(&self, text: &mut String) {
        text.push_str("\n## <a id=\"index\"></a>Index\n\nEvery word that can stand in a file.");
        let mut letter = None;
        for ((small, word), places) in &self.0 {
            let first = small.chars().next();
            if first != letter {
                letter = first;
                let _ = write!(
                    text,
                    "\n\n**{}**",
                    first.map(|first| first.to_uppercase().to_string()).unwrap_or_default()
                );
            }
            let links: Vec<String> =
                places.iter().map(|(anchor, what)| format!("[{what}](#{anchor})")).collect();
            let _ = write!(text, " · `{word}` ({})", links.join(", "));
        }
        text.push('\n');
    }
}
