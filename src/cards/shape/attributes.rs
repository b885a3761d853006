//! What the attributes of a type, a field or a word say, read from their own text.

/// The documentation and the serde settings of something, from the attributes it was written with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attributes {
    pub doc: String,
    pub rename: Option<String>,
    pub aliases: Vec<String>,
    pub default: bool,
    pub skip: bool,
}

impl Attributes {
    /// Reads attributes as `stringify!` shows them: `doc = "…"`, `serde(default, alias = "…")`.
    pub fn read(metas: &[&str]) -> Self {
        let mut read = Self::default();
        for meta in metas {
            let meta = meta.trim();
            if let Some(doc) = meta.strip_prefix("doc").map(str::trim_start).and_then(|m| m.strip_prefix('='))
            {
                let line = literal(doc);
                if !read.doc.is_empty() {
                    read.doc.push(' ');
                }
                read.doc.push_str(line.trim());
            } else if let Some(settings) = meta.strip_prefix("serde").map(str::trim) {
                let inner = settings.strip_prefix('(').and_then(|inner| inner.strip_suffix(')'));
                inner.unwrap_or("").split(',').for_each(|setting| read.set(setting));
            }
        }
        read
    }

    fn set(&mut self, setting: &str) {
        let (key, value) = match setting.split_once('=') {
            Some((key, value)) => (key.trim(), literal(value)),
            None => (setting.trim(), String::new()),
        };
        match key {
            "rename" => self.rename = Some(value),
            "alias" => self.aliases.push(value),
            "default" => self.default = true,
            "skip" => self.skip = true,
            _ => {}
        }
    }
}

/// The text of a string literal, plain or raw.
fn literal(written: &str) -> String {
    let written = written.trim();
    if let Some(raw) = written.strip_prefix('r') {
        return raw.trim_matches('#').trim_matches('"').to_owned();
    }
    let inner = written.strip_prefix('"').and_then(|inner| inner.strip_suffix('"')).unwrap_or(written);
    let mut text = String::new();
    let mut letters = inner.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => text.extend(letters.next()),
            plain => text.push(plain),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_read_from_their_text() {
        let read = Attributes::read(&[
            r##"doc = r" Says \"more\"""##,
            r#"doc = " than \"one\" line.""#,
            r#"serde(default, rename = "do", alias = "card", alias = "command")"#,
            "derive(Clone)",
        ]);
        assert_eq!(read.doc, "Says \\\"more\\ than \"one\" line.");
        assert_eq!(read.rename.as_deref(), Some("do"));
        assert_eq!(read.aliases, ["card", "command"]);
        assert!(read.default && !read.skip);
    }
}
