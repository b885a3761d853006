//! What cards, kins, keywords, counters, decks, lessons and packs are called, and the type line of a card.

use super::Tongue;
use super::phrase::{Args, Gender};
use super::polish::capital;
use super::tongue::tame;
use crate::cards::{CardDef, KeywordUse, Kind, KindPattern, Name, Printed, Stat};

/// Little words are not capitalised inside a name.
const LITTLE: [&str; 8] = ["of", "the", "to", "a", "an", "and", "in", "for"];

/// The longest name out of a file that is shown whole.
const LONGEST_NAME: usize = 60;

/// An identity as a player can read it where no language has a name for it: `ant-queen` is `Ant Queen`.
pub fn readable(name: &str) -> String {
    let name = tame(name);
    let words = name.split('-').filter(|word| !word.is_empty()).enumerate();
    let words = words.map(|(at, word)| match at > 0 && LITTLE.contains(&word) {
        true => word.to_owned(),
        false => capital(word),
    });
    words.collect::<Vec<_>>().join(" ").chars().take(LONGEST_NAME).collect()
}

impl Tongue {
    pub fn card_name(&self, card: Name) -> String {
        self.name("card", card)
    }

    pub fn kin_name(&self, kin: Name) -> String {
        self.name("kin", kin)
    }

    pub fn keyword_name(&self, keyword: Name) -> String {
        self.name("keyword", keyword)
    }

    /// A keyword with its number, where it is used with one: `Kin Call 2`.
    pub fn keyword_use(&self, used: &KeywordUse) -> String {
        let name = self.keyword_name(used.keyword);
        if used.numbered { format!("{name} {}", used.number) } else { name }
    }

    pub fn counter_name(&self, counter: Name) -> String {
        self.said_or("counter", counter, |name| name.replace('-', " "))
    }

    pub fn deck_name(&self, deck: Name) -> String {
        self.name("deck", deck)
    }

    /// The name of a pack by its id; nothing if no language has one, since its manifest may.
    pub fn pack_name(&self, id: &str) -> Option<String> {
        self.message(&format!("pack-{id}")).map(|name| tame(&name))
    }

    /// What a deck is like.
    pub fn deck_about(&self, deck: Name) -> Option<String> {
        self.attribute(&format!("deck-{deck}"), "about", &Args::new()).map(|about| tame(&about))
    }

    pub fn lesson_name(&self, lesson: Name) -> String {
        self.name("lesson", lesson)
    }

    /// What a lesson teaches.
    pub fn lesson_about(&self, lesson: Name) -> Option<String> {
        self.attribute(&format!("lesson-{lesson}"), "about", &Args::new()).map(|about| tame(&about))
    }

    /// What has been learnt at its end.
    pub fn lesson_done(&self, lesson: Name) -> Option<String> {
        self.attribute(&format!("lesson-{lesson}"), "done", &Args::new()).map(|done| tame(&done))
    }

    /// The line of flavour on a card.
    pub fn flavour(&self, card: Name) -> Option<String> {
        self.attribute(&format!("card-{card}"), "flavour", &Args::new()).map(|flavour| tame(&flavour))
    }

    /// The gender that the name of a card has in this language, and whether it is a plural.
    pub(super) fn card_gender(&self, card: Name) -> (Gender, bool) {
        let id = format!("card-{card}");
        let read = |attribute| self.attribute(&id, attribute, &Args::new());
        let many = read("number").is_some_and(|written| written.starts_with(['m', 'p']));
        (read("gender").map(|written| Gender::read(&written)).unwrap_or_default(), many)
    }

    fn name(&self, kind: &str, name: Name) -> String {
        self.said_or(kind, name, readable)
    }

    fn said_or(&self, kind: &str, name: Name, otherwise: impl Fn(&str) -> String) -> String {
        match self.message(&format!("{kind}-{name}")) {
            Some(said) => tame(&said),
            None => otherwise(name.as_str()),
        }
    }

    /// Its type, saga and vestige with it, and its kin: `Creature · Ant`, `Command saga vestige`.
    pub fn type_line(&self, card: &CardDef) -> String {
        let kind = match card.kind {
            Kind::Creature { .. } => KindPattern::Creature,
            Kind::Flask { .. } => KindPattern::Flask,
            Kind::Command => KindPattern::Command,
            Kind::ExtendedCommand => KindPattern::ExtendedCommand,
        };
        self.type_words(kind, card.is_saga(), card.vestige, card.kin)
    }

    /// The same of a card that may have changed in play.
    pub fn type_words(&self, kind: KindPattern, saga: bool, vestige: bool, kin: Option<Name>) -> String {
        let noun = self.phrase(noun_of(kind), &Args::new().with("number", "one"));
        let mut args = Args::new().phrase("type", &noun).agree(noun.gender, false);
        args = args
            .with("saga", if saga { "yes" } else { "no" })
            .with("vestige", if vestige { "yes" } else { "no" });
        let line = capital(&self.say("type-line", &args));
        match kin {
            Some(kin) => format!("{line} · {}", self.kin_name(kin)),
            None => line,
        }
    }

    pub fn stat_name(&self, stat: Stat) -> String {
        self.say(stat_id(stat), &Args::new())
    }

    /// Health, defense and power as printed: `2/1/X`; nothing for a command.
    pub fn printed_stats(&self, card: &CardDef) -> Option<String> {
        let stats = [Stat::Health, Stat::Defense, Stat::Power];
        card.is_creature().then(|| stats.map(|stat| printed(card.printed(stat))).join("/"))
    }

    /// The cost as printed: `3`, `X`.
    pub fn printed_cost(&self, card: &CardDef) -> String {
        printed(card.cost)
    }
}

fn printed(number: Printed) -> String {
    match number {
        Printed::Number(number) => number.to_string(),
        Printed::Variable(letter) => letter.to_string(),
    }
}

/// The message of a type of card.
pub(super) fn noun_of(kind: KindPattern) -> &'static str {
    match kind {
        KindPattern::Creature => "noun-creature",
        KindPattern::Flask => "noun-flask",
        KindPattern::Command => "noun-command",
        KindPattern::ExtendedCommand => "noun-extended-command",
    }
}

/// The message of a stat.
pub(super) fn stat_id(stat: Stat) -> &'static str {
    match stat {
        Stat::Health => "stat-health",
        Stat::Defense => "stat-defense",
        Stat::Power => "stat-power",
        Stat::Cost => "stat-cost",
    }
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn an_identity_without_a_name_is_still_readable() {
        assert_eq!(readable("ant-queen"), "Ant Queen");
        assert_eq!(readable("horrific-lurker-of-the-depths"), "Horrific Lurker of the Depths");
        assert_eq!(readable("bad\u{1b}[2J-name"), "Bad[2J Name");
    }
}
