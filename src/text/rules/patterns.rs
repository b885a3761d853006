//! Patterns of cards as noun phrases: *another ant you control with power 2 or more*.

use super::values::Amount;
use super::writer::{Referent, Writer};
use crate::cards::{CardPattern, Condition, KinPattern, Place, Select};
use crate::text::phrase::{Args, Phrase};

/// What stands before a noun.
#[derive(Clone, Debug)]
pub enum Det {
    A,
    Each,
    The,
    No,
    Random,
    That,
    Number(Amount),
    UpTo(Amount),
    AnyNumber,
    /// All that match, as a subject: *the creatures you control*, in English without the article.
    All,
    /// Nothing, in the plural.
    Several,
    /// Nothing: *for each* stands before it.
    One,
}

impl Det {
    fn is_many(&self) -> bool {
        match self {
            Self::A | Self::Each | Self::The | Self::Random | Self::No | Self::That | Self::One => false,
            Self::Number(amount) | Self::UpTo(amount) => !amount.is_one(),
            Self::AnyNumber | Self::Several | Self::All => true,
        }
    }
}

/// The parts of a noun phrase, but for what stands before it.
pub(super) struct Description {
    pub(super) noun: Phrase,
    pub(super) adjectives: Vec<String>,
    pub(super) rest: Vec<String>,
}

impl Writer<'_> {
    /// A noun phrase for a pattern; *it* means it from now on.
    pub fn card(&mut self, pattern: &CardPattern, det: Det, noun: &'static str) -> Phrase {
        if pattern.this {
            let this = self.this_being(pattern, noun);
            self.latest = Some(self.this_referent());
            return this;
        }
        if let Some(select) = &pattern.is {
            return self.one_of(select, pattern, &det, noun);
        }
        // Some languages say *no creature*, others *no creatures*.
        let many = det.is_many() || matches!(det, Det::No) && self.word("no-is-plural") == "yes";
        let another = matches!(det, Det::A) && !pattern.other && self.is_not_the_last(pattern);
        let short;
        let described = match another {
            true => {
                short = CardPattern { not: None, ..pattern.clone() };
                &short
            }
            false => pattern,
        };
        let parts = self.describe(described, noun, many);
        let phrase = self.put_together(&parts, &det, pattern.other || another, many);
        let singular = self.noun(pattern, noun, false);
        let several = self.noun(pattern, noun, true);
        let key = format!("{pattern:?}{det:?}");
        self.latest = Some(Referent {
            one: singular.text,
            several: several.text,
            gender: singular.gender,
            many: many || matches!(det, Det::Each),
            each: matches!(det, Det::Each),
            outside: self.is_outside(pattern),
            another,
            key: key.clone(),
            ..Referent::default()
        });
        self.said = key.clone();
        Phrase { key, ..phrase }
    }

    /// Whether a pattern is of any card but the one that was spoken of last: *another creature*.
    fn is_not_the_last(&self, pattern: &CardPattern) -> bool {
        let Some(not) = &pattern.not else { return false };
        let key = match &not.is {
            Some(Select::It) => self.latest.as_ref().filter(|latest| !latest.many).map(|latest| &latest.key),
            Some(Select::Remembered(label)) => self.kept_key(*label),
            _ => None,
        };
        let only = **not == CardPattern { is: not.is.clone(), ..CardPattern::default() };
        only && !self.candidate && !self.unclear && key == Some(&self.said)
    }

    /// The plural without anything before it: *ants you control*.
    pub fn several(&mut self, pattern: &CardPattern, noun: &'static str) -> String {
        self.aside(|writer| writer.card(pattern, Det::Several, noun).text)
    }

    /// What a card is or is not, as a phrase that leaves *it* as it was.
    pub fn one(&mut self, pattern: &CardPattern, noun: &'static str) -> String {
        self.aside(|writer| writer.card(pattern, Det::A, noun).text)
    }

    /// Says something without speaking of it.
    pub fn aside<T>(&mut self, tell: impl FnOnce(&mut Self) -> T) -> T {
        let (latest, said) = (self.latest.clone(), self.said.clone());
        let told = tell(self);
        (self.latest, self.said) = (latest, said);
        told
    }

    pub(super) fn put_together(&mut self, parts: &Description, det: &Det, other: bool, many: bool) -> Phrase {
        let gender = parts.noun.gender;
        let agree = |args: Args| args.agree(gender, many);
        let (id, amount) = match det {
            Det::A if other => ("det-another", None),
            Det::A => ("det-a", None),
            Det::Each => ("det-each", None),
            Det::The => ("det-the", None),
            Det::No => ("det-no", None),
            Det::Random => ("det-random", None),
            Det::That => ("det-that", None),
            Det::Number(amount) => ("det-number", Some(amount)),
            Det::UpTo(amount) => ("det-up-to", Some(amount)),
            Det::AnyNumber => ("det-any-number", None),
            Det::All => ("det-all", None),
            Det::Several | Det::One => ("det-none", None),
        };
        let mut args = agree(Args::new()).with("other", if other { "yes" } else { "no" });
        if let Some(amount) = amount {
            args = args.with("amount", amount.value());
        }
        let det_said = self.say(id, args);
        let other_said = match (other, det) {
            (true, Det::A) | (false, _) => String::new(),
            (true, _) => self.say("adj-other", agree(Args::new())),
        };
        let args = Args::new()
            .with("random", if matches!(det, Det::Random) { "yes" } else { "no" })
            .text("det", &det_said)
            .text("other", &other_said)
            .text("extreme", "")
            .text("adjectives", &parts.adjectives.join(" "))
            .text("noun", &parts.noun.text)
            .text("rest", &parts.rest.join(" "));
        Phrase { text: self.say("np", args), gender, many, ..Phrase::default() }
    }

    /// This card, with what else must be so of it.
    fn this_being(&mut self, pattern: &CardPattern, noun: &'static str) -> Phrase {
        let this = self.this();
        let parts = self.describe(&CardPattern { this: false, ..pattern.clone() }, noun, false);
        self.said = super::writer::THIS.into();
        let what: Vec<String> = parts.adjectives.into_iter().chain(parts.rest).collect();
        if what.is_empty() {
            return this;
        }
        let args = Args::new().phrase("card", &this).text("what", &what.join(" "));
        Phrase { text: self.say("np-being", args), ..this }
    }

    /// A card that a reference speaks of, or one out of those.
    fn one_of(&mut self, select: &Select, pattern: &CardPattern, det: &Det, noun: &'static str) -> Phrase {
        let more = CardPattern { is: None, ..pattern.clone() };
        if is_among_others(pattern) {
            return self.one_among(select, &more, det, noun);
        }
        let parts = self.describe(&more, noun, false);
        let meant = self.select(select, noun);
        let what: Vec<String> = parts.adjectives.into_iter().chain(parts.rest).collect();
        let (how, amount) = match det {
            Det::Number(amount) => ("number", amount.clone()),
            Det::UpTo(amount) => ("up-to", amount.clone()),
            Det::AnyNumber => ("any", Amount::number(1)),
            Det::Each | Det::All | Det::Several => ("each", Amount::number(1)),
            Det::No => ("none", Amount::number(1)),
            Det::Random => ("random", Amount::number(1)),
            Det::A | Det::The | Det::That | Det::One => ("one", Amount::number(1)),
        };
        let many = meant.many && det.is_many();
        let args = Args::new().phrase("cards", &meant).text("what", &what.join(" "));
        let args = args.with("how", how).with("amount", amount.value()).agree(meant.gender, false);
        let id = if meant.many { "np-one-of" } else { "np-being" };
        let text = self.say(id, args.phrase("card", &meant));
        // Who it is that a pattern speaks of is what *it* means from now on.
        match select {
            Select::Remembered(label) => self.latest = Some(self.remembered_referent(*label, noun)),
            Select::This => self.latest = Some(self.this_referent()),
            _ => {}
        }
        let key = if meant.many { format!("one of {}", meant.key) } else { meant.key.clone() };
        if let Some(latest) = &mut self.latest {
            latest.many = many;
            if meant.many {
                latest.revealed = false;
                latest.key = key.clone();
                self.said = key.clone();
            }
        }
        Phrase { text, gender: meant.gender, many, key, ..Phrase::default() }
    }

    /// *A bee card with cost 2 or less among the rest*: what lies in a deck is a card.
    fn one_among(&mut self, select: &Select, more: &CardPattern, det: &Det, noun: &'static str) -> Phrase {
        let cards = self.select(select, noun);
        let outside = self.latest.as_ref().is_some_and(|latest| latest.outside);
        let before = std::mem::replace(&mut self.in_a_deck, outside);
        let card = self.card(more, det.clone(), noun);
        self.in_a_deck = before;
        let there = if self.there_is { "yes" } else { "no" };
        let args = Args::new().phrase("card", &card).phrase("cards", &cards).with("there-is", there);
        Phrase { text: self.say("np-among", args), ..card }
    }

    /// The noun alone: *ant*, *creature card*, *blood flask*.
    pub(super) fn noun(&mut self, pattern: &CardPattern, default: &'static str, many: bool) -> Phrase {
        let base = self.base_noun(pattern, default);
        let number = Args::new().with("number", if many { "many" } else { "one" });
        let noun = self.tongue.phrase(base, &number);
        let Some(KinPattern::Is(kin)) = &pattern.kin else { return noun };
        let id = format!("kin-{kin}");
        let outside = base == "noun-card" && self.is_outside(pattern);
        if matches!(base, "noun-creature" | "noun-card")
            && !outside
            && let Some(text) = self.tongue.own_attribute(&id, "noun", &number)
        {
            let gender = self.tongue.phrase(&id, &number).gender;
            return Phrase { text: crate::text::tongue::tame(&text), gender, ..Phrase::default() };
        }
        let agreeing = number.agree(noun.gender, many);
        let adjective = self
            .tongue
            .own_attribute(&id, "adjective", &agreeing)
            .map(|said| crate::text::tongue::tame(&said));
        let adjective = adjective.unwrap_or_else(|| {
            let name = self.tongue.kin_name(*kin);
            self.say("adjective-of-kin", Args::new().text("kin", &name))
        });
        let args = Args::new().text("kin", &adjective).text("noun", &noun.text);
        Phrase { text: self.say("np-of-kin", args), ..noun }
    }

    pub(super) fn describe(&mut self, pattern: &CardPattern, noun: &'static str, many: bool) -> Description {
        let noun = self.noun(pattern, noun, many);
        let agree = || Args::new().agree(noun.gender, many);
        let mut adjectives = Vec::new();
        let states: [(Option<bool>, &str, &str); 5] = [
            (pattern.damaged, "adj-damaged", "adj-undamaged"),
            (pattern.face_down, "adj-face-down", "adj-face-up"),
            (pattern.vestige, "adj-vestige", "adj-no-vestige"),
            (pattern.saga.filter(|saga| !saga || pattern.kind.is_some()), "adj-saga", "adj-no-saga"),
            (pattern.linked, "adj-linked", "adj-unlinked"),
        ];
        for (is, yes, no) in states {
            adjectives.extend(is.map(|is| self.say(if is { yes } else { no }, agree())));
        }
        let mut rest = Vec::new();
        self.describe_owner(pattern, &mut rest);
        self.describe_numbers(pattern, &mut rest);
        self.describe_identity(pattern, &mut rest);
        if let Some(playable) = pattern.playable {
            rest.push(self.say("rest-playable", agree().with("is", if playable { "yes" } else { "no" })));
        }
        self.describe_place(pattern, &mut rest);
        let past: [(Option<bool>, &str); 3] = [
            (pattern.played_this_turn, "rest-played"),
            (pattern.entered_this_turn, "rest-entered"),
            (pattern.attacked_this_turn, "rest-attacked"),
        ];
        for (is, id) in past {
            rest.extend(is.map(|is| self.say(id, agree().with("is", if is { "yes" } else { "no" }))));
        }
        if let Some(select) = &pattern.linked_to {
            let card = self.select(select, "noun-card");
            rest.push(self.say("rest-linked-to", agree().phrase("card", &card)));
        }
        let set_aside = pattern.zone == [Place::Aside];
        if let Some(referenced) = pattern.referenced {
            let this = self.this();
            let id = if set_aside && referenced { "rest-exiled-with" } else { "rest-referenced" };
            rest.push(
                self.say(id, agree().phrase("card", &this).with("is", if referenced { "yes" } else { "no" })),
            );
        }
        self.describe_combined(pattern, &mut rest, many);
        Description { noun, adjectives, rest }
    }
}

/// Whether it is said that a card is with its owner.
pub(super) fn is_stray(condition: &Condition) -> bool {
    use crate::cards::Who;
    let it = || Box::new(Select::It);
    *condition == Condition::SamePlayer(Who::ControllerOf(it()), Who::OwnerOf(it()))
        || *condition == Condition::SamePlayer(Who::OwnerOf(it()), Who::ControllerOf(it()))
}

/// Whether a pattern says of what kind one out of a group is.
pub(super) fn is_among_others(pattern: &CardPattern) -> bool {
    let kind =
        pattern.kind.is_some() || pattern.saga.is_some() || matches!(pattern.kin, Some(KinPattern::Is(_)));
    kind && matches!(pattern.is, Some(Select::Those | Select::TheRest))
}

/// Whether a pattern only tells more of a card whose noun was said, and that behind the noun.
pub(super) fn says_no_noun(pattern: &CardPattern) -> bool {
    let adjectives = [pattern.damaged, pattern.face_down, pattern.vestige, pattern.saga, pattern.linked];
    pattern.kind.is_none()
        && pattern.kin.is_none()
        && pattern.is.is_none()
        && !pattern.this
        && !pattern.other
        && adjectives.iter().all(Option::is_none)
}
