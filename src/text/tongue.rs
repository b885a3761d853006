//! One language: its messages, and English where it lacks one.

use std::sync::Arc;

use super::library::{Bundle, Languages};
use super::phrase::{Args, Gender, Phrase};
use super::polish::{Elisions, polish};
use super::span::{is_mark, unmarked};

/// The longest name of a player that is shown whole.
const LONGEST_NAME: usize = 40;

/// A language as the game speaks it. Cheap to clone.
#[derive(Clone)]
pub struct Tongue {
    pub(super) tag: String,
    /// Where a message is looked for: the language itself, then English, then what the program was built with.
    pub(super) chain: Vec<Arc<Bundle>>,
    pub(super) elisions: Elisions,
}

impl Tongue {
    /// The tag of the language: `en`, `es`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// English as the program was built with it, for tools that know no packs: cards go by their identities.
    pub fn built_in() -> Self {
        Languages::default().english()
    }

    /// What a message says; its name in words, set off, if no language has it.
    pub fn say(&self, id: &str, args: &Args) -> String {
        let said = self.find(id, None, args).unwrap_or_else(|| format!("‹{}›", id.replace('-', " ")));
        polish(&said, &self.elisions)
    }

    /// The same with names and sentences in it, which stay as they are whatever stands beside them.
    pub fn say_of(&self, id: &str, args: &Args) -> String {
        unmarked(&self.say(id, &args.set_apart()))
    }

    /// A message without arguments, if the language or English has it.
    pub fn message(&self, id: &str) -> Option<String> {
        self.find(id, None, &Args::new())
    }

    /// An attribute of a message, if the language or English has it.
    pub(super) fn attribute(&self, id: &str, attribute: &str, args: &Args) -> Option<String> {
        self.find(id, Some(attribute), args)
    }

    /// The same of the language that has the message, and of no other: words of two languages are not mixed.
    pub(super) fn own_attribute(&self, id: &str, attribute: &str, args: &Args) -> Option<String> {
        let owner = self.chain.iter().find(|bundle| bundle.has_message(id))?;
        format(owner, id, Some(attribute), args)
    }

    /// A message whose attributes say what others agree with: `.gender`, `.number`, and `.subject` where it
    /// reads otherwise as the subject of a clause.
    pub(super) fn phrase(&self, id: &str, args: &Args) -> Phrase {
        let attribute = |name| self.own_attribute(id, name, args);
        Phrase {
            text: self.say(id, args),
            subject: attribute("subject").map(|said| polish(&said, &self.elisions)),
            gender: attribute("gender").map(|written| Gender::read(&written)).unwrap_or_default(),
            many: attribute("number").is_some_and(|written| written.starts_with(['m', 'p'])),
            ..Phrase::default()
        }
    }

    fn find(&self, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        self.chain.iter().find_map(|bundle| format(bundle, id, attribute, args))
    }

    /// Words one after another: `a, b and c`. The word between the last two is a message.
    pub(super) fn list(&self, parts: &[String], between: &str) -> String {
        match parts {
            [] => String::new(),
            [one] => one.clone(),
            [start @ .., last] => {
                let args = Args::new().text("start", &start.join(", ")).text("last", last);
                self.say(between, &args)
            }
        }
    }
}

/// What is not given as an argument is left out of the text.
fn format(bundle: &Bundle, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    let mut errors = Vec::new();
    let args = args.fluent();
    let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
    Some(if errors.is_empty() { said.into_owned() } else { without_holes(&said) })
}

/// Fluent leaves `{$name}` where an argument is missing.
fn without_holes(said: &str) -> String {
    let mut done = String::with_capacity(said.len());
    let mut rest = said;
    while let Some(at) = rest.find("{$") {
        done.push_str(&rest[..at]);
        rest = rest[at..].find('}').map_or("", |end| &rest[at + end + 1..]);
    }
    done + rest
}

/// The name of a player or deck out of a file, as far as it is shown.
pub fn printable(text: &str) -> String {
    tame(text).chars().take(LONGEST_NAME).collect()
}

/// A text out of a file, without what could steer a terminal or style a text.
pub(super) fn tame(text: &str) -> String {
    text.chars().filter(|&letter| !steers(letter) && !is_mark(letter)).collect()
}

/// Whether a letter is none, but says how others are shown: controls, and signs that turn the direction of writing
/// or take no room. Joiners stay: some scripts need them.
fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::super::phrase::Args;
    use super::{Tongue, printable};

    #[test]
    fn names_steer_neither_a_terminal_nor_the_direction_of_writing() {
        assert_eq!(printable("\u{1b}[31mA\u{202e}nt\u{2066}\u{200f}\u{feff}\u{7}"), "[31mAnt");
        assert_eq!(printable("نمل \u{200d}🐜"), "نمل \u{200d}🐜");
    }

    #[test]
    fn an_article_changes_no_name() {
        let english = Tongue::built_in();
        let entered = english.say_of("log-enter", &Args::new().text("card", "Zz a"));
        assert!(entered.starts_with("Zz a enter"), "{entered}");
        let again = english.say_of("why-first", &Args::new().text("line", &entered).text("event", "7"));
        assert!(again.contains("Zz a enter"), "{again}");
    }

    #[test]
    fn damage_that_is_prevented_for_a_turn_is_logged_so() {
        let said = |turn: &'static str| {
            let args = Args::new().text("card", "Strongman").with("amount", 2).with("this-turn", turn);
            Tongue::built_in().say_of("log-prevent-damage", &args)
        };
        assert_eq!(said("yes"), "the next 2 damage to Strongman this turn will be prevented");
        assert_eq!(said("no"), "the next 2 damage to Strongman will be prevented");
    }
}
