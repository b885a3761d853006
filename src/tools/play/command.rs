//! What a player can type at a decision.

use crate::text::{Args, Tongue};

/// Something typed, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// An answer by its number, from 1.
    Answer(usize),
    /// Why something is so: a line of the log, a stat, a figure.
    Why(String),
    /// Why something cannot be done now.
    WhyNot(String),
    Undo,
    Redo,
    Log,
    /// A card by its name.
    Show(String),
    /// A card of this match by its number.
    Card(u16),
    Report,
    Concede,
    Help,
    Quit,
    /// Only Enter was pressed.
    Nothing,
    Unknown(String),
}

/// What can be typed and what it does, one line each.
pub fn help(tongue: &Tongue) -> String {
    let typed = |id| tongue.say(id, &Args::new());
    let lines = [
        (typed("typed-number"), "help-number"),
        ("why N".into(), "help-why"),
        (typed("typed-why-number"), "help-why-number"),
        ("why pool".into(), "help-why-figure"),
        (typed("typed-why-not"), "help-why-not"),
        ("log".into(), "help-log"),
        (typed("typed-show"), "help-show"),
        ("card N".into(), "help-card"),
        ("undo".into(), "help-undo"),
        ("redo".into(), "help-redo"),
        ("report".into(), "help-report"),
        ("concede".into(), "help-concede"),
        ("quit".into(), "help-quit"),
        ("help".into(), "help-help"),
    ];
    let lines = lines.map(|(typed, id)| format!("  {typed:<14} {}", tongue.say(id, &Args::new())));
    lines.join("\n")
}

impl Typed {
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let unknown = || Self::Unknown(line.chars().take(60).collect());
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("why", what) => match what.split_once(char::is_whitespace) {
                Some((not, what)) if not.eq_ignore_ascii_case("not") => Self::WhyNot(what.trim().into()),
                None if what.eq_ignore_ascii_case("not") => Self::WhyNot(String::new()),
                _ => Self::Why(what.into()),
            },
            ("undo", "") => Self::Undo,
            ("redo", "") => Self::Redo,
            ("log", "") => Self::Log,
            ("show", "") => unknown(),
            ("show", name) => Self::Show(name.into()),
            ("card", number) => number.trim_start_matches('#').parse().map_or_else(|_| unknown(), Self::Card),
            ("report", "") => Self::Report,
            ("concede", "") => Self::Concede,
            ("help" | "?", _) => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
            (number, "") => number.parse().map_or_else(|_| unknown(), Self::Answer),
            _ => unknown(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_understood() {
        assert_eq!(Typed::read(" 12 "), Typed::Answer(12));
        assert_eq!(Typed::read("why [7]"), Typed::Why("[7]".into()));
        assert_eq!(Typed::read("Why Not space 2"), Typed::WhyNot("space 2".into()));
        assert_eq!(Typed::read("why not"), Typed::WhyNot(String::new()));
        assert_eq!(Typed::read("card #3"), Typed::Card(3));
        assert_eq!(Typed::read("SHOW Some Name"), Typed::Show("Some Name".into()));
        assert_eq!(Typed::read(""), Typed::Nothing);
        assert_eq!(Typed::read("1 2"), Typed::Unknown("1 2".into()));
        assert_eq!(Typed::read("-1"), Typed::Unknown("-1".into()));
    }
}
