//! Patterns of cards as noun phrases: *another ant you control with power 2 or more*.

use super::conditions::Truth;
use super::players::Way;
use super::values::Amount;
use super::writer::{Referent, Writer};
use crate::cards::{
    CardPattern, Compare, Condition, KinPattern, KindPattern, NamePattern, Place, Reckoning, Select, Stat,
    Value,
};
use crate::text::names::{noun_of, stat_id};
use crate::text::phrase::{Args, Phrase};
use crate::text::span::{SpanKind, marked};

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
struct Description {
    noun: Phrase,
    adjectives: Vec<String>,
    rest: Vec<String>,
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
            return self.one_of(select, pattern, noun);
        }
        // Some languages say *no creature*, others *no creatures*.
        let many = det.is_many() || matches!(det, Det::No) && self.word("no-is-plural") == "yes";
        let parts = self.describe(pattern, noun, many);
        let phrase = self.put_together(&parts, &det, pattern.other, many);
        let singular = self.noun(pattern, noun, false);
        let several = self.noun(pattern, noun, true);
        let key = format!("{pattern:?}{det:?}");
        self.latest = Some(Referent {
            one: singular.text,
            several: several.text,
            gender: singular.gender,
            many: many || matches!(det, Det::Each),
            each: matches!(det, Det::Each),
            key: key.clone(),
        });
        self.said = key.clone();
        Phrase { key, ..phrase }
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

    fn put_together(&mut self, parts: &Description, det: &Det, other: bool, many: bool) -> Phrase {
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
    fn one_of(&mut self, select: &Select, pattern: &CardPattern, noun: &'static str) -> Phrase {
        let parts = self.describe(&CardPattern { is: None, ..pattern.clone() }, noun, false);
        let meant = self.select(select, noun);
        let what: Vec<String> = parts.adjectives.into_iter().chain(parts.rest).collect();
        let args = Args::new().phrase("cards", &meant).text("what", &what.join(" "));
        let id = if meant.many { "np-one-of" } else { "np-being" };
        let text = self.say(id, args.phrase("card", &meant));
        if let Some(latest) = &mut self.latest {
            latest.many = false;
        }
        Phrase { text, gender: meant.gender, key: meant.key, ..Phrase::default() }
    }

    /// The noun alone: *ant*, *creature card*, *blood flask*.
    fn noun(&mut self, pattern: &CardPattern, default: &'static str, many: bool) -> Phrase {
        let base = self.base_noun(pattern, default);
        let number = Args::new().with("number", if many { "many" } else { "one" });
        let noun = self.tongue.phrase(base, &number);
        let Some(KinPattern::Is(kin)) = &pattern.kin else { return noun };
        let id = format!("kin-{kin}");
        let outside = base == "noun-card" && self.is_outside(pattern);
        if matches!(base, "noun-creature" | "noun-card")
            && !outside
            && let Some(text) = self.tongue.attribute(&id, "noun", &number)
        {
            let gender = self.tongue.phrase(&id, &number).gender;
            return Phrase { text: crate::text::tongue::tame(&text), gender, ..Phrase::default() };
        }
        let agreeing = number.agree(noun.gender, many);
        let adjective =
            self.tongue.attribute(&id, "adjective", &agreeing).map(|said| crate::text::tongue::tame(&said));
        let adjective = adjective.unwrap_or_else(|| {
            let name = self.tongue.kin_name(*kin);
            self.say("kin-adjective", Args::new().text("kin", &name))
        });
        let args = Args::new().text("kin", &adjective).text("noun", &noun.text);
        Phrase { text: self.say("np-of-kin", args), ..noun }
    }

    fn describe(&mut self, pattern: &CardPattern, noun: &'static str, many: bool) -> Description {
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

    fn describe_owner(&mut self, pattern: &CardPattern, rest: &mut Vec<String>) {
        let placed = pattern.zone.iter().any(|place| !matches!(place, Place::Board | Place::Timeline));
        if let Some(who) = pattern.controller.as_ref().filter(|_| !placed) {
            let args = self.whose(Some(who));
            rest.push(self.say("rest-controlled", args));
        }
        if let Some(who) = pattern.owner.as_ref().filter(|_| !placed || pattern.controller.is_some()) {
            let args = self.whose(Some(who));
            rest.push(self.say("rest-owned", args));
        }
    }

    fn describe_numbers(&mut self, pattern: &CardPattern, rest: &mut Vec<String>) {
        let stats = [
            (Stat::Health, &pattern.health),
            (Stat::Defense, &pattern.defense),
            (Stat::Power, &pattern.power),
            (Stat::Cost, &pattern.cost),
        ];
        let mut with = Vec::new();
        for (stat, compare) in stats {
            if let Some(compare) = compare {
                let compare = self.compare(compare, false);
                with.push(self.say(
                    "with-stat",
                    Args::new().text("stat", &self.word(stat_id(stat))).text("compare", &compare),
                ));
            }
        }
        if let Some((counter, compare)) = &pattern.counter {
            let counted = self.counted(
                compare,
                "counters",
                Args::new().text("counter", &self.tongue.counter_name(*counter)),
            );
            with.push(counted);
        }
        if let Some(keyword) = &pattern.keyword {
            with.push(marked(SpanKind::Keyword, &self.tongue.keyword_name(*keyword)));
        }
        if !with.is_empty() {
            let with = self.tongue.list(&with, "list-and");
            rest.push(self.say("rest-with", Args::new().text("what", &with)));
        }
    }

    fn describe_identity(&mut self, pattern: &CardPattern, rest: &mut Vec<String>) {
        match &pattern.name {
            Some(NamePattern::Is(name)) => {
                let name = marked(SpanKind::CardName, &self.tongue.card_name(*name));
                rest.push(self.say("rest-named", Args::new().text("name", &name)));
            }
            Some(NamePattern::SameAs(card)) => {
                let card = self.select(card, "noun-card");
                rest.push(self.say("rest-same-name", Args::new().phrase("card", &card)));
            }
            Some(NamePattern::Named(_)) => rest.push(self.word("rest-that-name")),
            None => {}
        }
        match &pattern.kin {
            Some(KinPattern::SameAs(card)) => {
                let card = self.select(card, "noun-card");
                rest.push(self.say("rest-same-kin", Args::new().phrase("card", &card)));
            }
            Some(KinPattern::Named(_)) => rest.push(self.word("rest-that-kin")),
            Some(KinPattern::None) => rest.push(self.word("rest-no-kin")),
            Some(KinPattern::Is(_)) | None => {}
        }
    }

    fn describe_place(&mut self, pattern: &CardPattern, rest: &mut Vec<String>) {
        let owner = pattern.controller.as_ref().or(pattern.owner.as_ref());
        let shown = pattern.zone.iter().filter(|place| match place {
            // Where a creature is controlled, it is on the board.
            Place::Board | Place::Timeline => pattern.zone.len() > 1 || owner.is_none(),
            Place::Aside => pattern.referenced != Some(true),
            _ => true,
        });
        let both_in_play = pattern.zone.contains(&Place::Board) && pattern.zone.contains(&Place::Timeline);
        let shown: Vec<Place> = shown.copied().collect();
        let counted = pattern.top.as_ref().map(|value| ("rest-top", value));
        let counted = counted.or(pattern.bottom.as_ref().map(|value| ("rest-bottom", value)));
        let way = match counted {
            Some(_) => Way::Bare,
            None if self.there_is => Way::In,
            None => Way::Of,
        };
        let said = if both_in_play && pattern.zone.len() == 2 {
            if owner.is_some() { String::new() } else { self.say("zone-play", Args::new().with("way", "of")) }
        } else {
            let places: Vec<String> = shown.iter().map(|&place| self.place(place, owner, way)).collect();
            self.tongue.list(&places, "list-or")
        };
        match counted {
            Some((id, value)) => {
                let amount = self.amount(value);
                rest.push(self.say(id, Args::new().text("zone", &said).with("amount", amount.value())));
            }
            None if !said.is_empty() => rest.push(said),
            None => {}
        }
        if let Some(space) = &pattern.on {
            let said = self.on_space(space);
            rest.push(said);
        }
    }

    fn describe_combined(&mut self, pattern: &CardPattern, rest: &mut Vec<String>, many: bool) {
        let noun = self.base_noun(pattern, "noun-card");
        let is = |writer: &Self, yes: bool, what: &str| {
            let args = Args::new().text("what", what).with("is", if yes { "yes" } else { "no" });
            writer.say("rest-is", args.with("number", if many { "many" } else { "one" }))
        };
        let only_not =
            |part: &CardPattern| *part == CardPattern { not: part.not.clone(), ..CardPattern::default() };
        let mut nots: Vec<&CardPattern> = Vec::new();
        for part in &pattern.all_of {
            match &part.not {
                Some(not) if only_not(part) => nots.push(not),
                _ => {
                    let what = self.one_or_several(part, noun, many);
                    rest.push(is(self, true, &what));
                }
            }
        }
        nots.extend(pattern.not.as_deref());
        if !pattern.any_of.is_empty() && pattern.any_of.iter().all(says_no_noun) {
            let either: Vec<String> = pattern
                .any_of
                .iter()
                .map(|part| {
                    let parts = self.describe(part, noun, many);
                    parts.adjectives.into_iter().chain(parts.rest).collect::<Vec<_>>().join(" ")
                })
                .collect();
            rest.push(self.tongue.list(&either, "list-or"));
        } else if !pattern.any_of.is_empty() {
            let either: Vec<String> =
                pattern.any_of.iter().map(|part| self.one_or_several(part, noun, many)).collect();
            let either = self.tongue.list(&either, "list-or");
            rest.push(is(self, true, &either));
        }
        self.describe_nots(&nots, rest, noun, many);
        if let Some(condition) = &pattern.condition {
            let before = std::mem::replace(&mut self.candidate, true);
            self.candidate_gender = self.noun(pattern, noun, false).gender;
            let said = match &**condition {
                Condition::Number(Value::Reckoned(how), compare)
                    if matches!(**how, Reckoning::Stat(_, Select::It)) =>
                {
                    let Reckoning::Stat(stat, _) = **how else { unreachable!("it was just looked at") };
                    let compare = self.compare(compare, false);
                    let args = Args::new().text("stat", &self.word(stat_id(stat))).text("compare", &compare);
                    self.say("rest-whose", args.with("number", if many { "many" } else { "one" }))
                }
                Condition::Not(inner) if is_stray(inner) => {
                    self.say("rest-stray", Args::new().with("number", if many { "many" } else { "one" }))
                }
                other => {
                    let condition = self.condition(other, Truth::IsSo);
                    self.say("rest-where", Args::new().text("condition", &condition))
                }
            };
            self.candidate = before;
            rest.push(said);
        }
    }

    fn one_or_several(&mut self, pattern: &CardPattern, noun: &'static str, many: bool) -> String {
        if many { self.several(pattern, noun) } else { self.one(pattern, noun) }
    }

    /// What a card is not: *without Flying*, *other than this*, *that isn't an ant or a bee*.
    fn describe_nots(
        &mut self,
        nots: &[&CardPattern],
        rest: &mut Vec<String>,
        noun: &'static str,
        many: bool,
    ) {
        let mut without = Vec::new();
        let mut either = Vec::new();
        for not in nots {
            match (not.keyword, &not.is) {
                (Some(keyword), _)
                    if **not == CardPattern { keyword: not.keyword, ..CardPattern::default() } =>
                {
                    without.push(marked(SpanKind::Keyword, &self.tongue.keyword_name(keyword)));
                }
                (_, Some(select))
                    if **not == CardPattern { is: not.is.clone(), ..CardPattern::default() } =>
                {
                    let card = self.select(select, noun);
                    rest.push(self.say("rest-but", Args::new().phrase("card", &card)));
                }
                _ if not.any_of.is_empty() => either.push(self.one_or_several(not, noun, many)),
                _ => either.extend(
                    not.any_of.iter().map(|part| self.one_or_several(part, noun, many)).collect::<Vec<_>>(),
                ),
            }
        }
        if !without.is_empty() {
            let without = self.tongue.list(&without, "list-nor");
            rest.push(self.say("rest-without", Args::new().text("what", &without)));
        }
        if !either.is_empty() {
            let what = self.tongue.list(&either, "list-nor");
            let args = Args::new()
                .text("what", &what)
                .with("is", "no")
                .with("number", if many { "many" } else { "one" });
            rest.push(self.say("rest-is", args));
        }
    }

    /// A comparison as words: *4 or more*, *less than its health*. `counted` for things that are counted.
    pub fn compare(&mut self, compare: &Compare, counted: bool) -> String {
        let (id, value) = match compare {
            Compare::Exactly(value) => ("compare-exactly", value),
            Compare::AtLeast(value) => ("compare-at-least", value),
            Compare::AtMost(value) => ("compare-at-most", value),
            Compare::MoreThan(value) => ("compare-more-than", value),
            Compare::LessThan(value) => ("compare-less-than", value),
            Compare::Not(value) => ("compare-not", value),
        };
        let simple = if matches!(value, Value::Reckoned(_)) { "no" } else { "yes" };
        let value = self.value(value);
        let args = Args::new().text("value", &value).with("simple", simple);
        self.say(id, args.with("counted", if counted { "yes" } else { "no" }))
    }

    /// Whether a pattern is about cards in hands, decks and piles.
    fn is_outside(&self, pattern: &CardPattern) -> bool {
        self.in_a_deck || pattern.zone.iter().any(|place| !matches!(place, Place::Board | Place::Timeline))
    }

    /// The message of the noun that a pattern is about, kin left aside.
    fn base_noun(&self, pattern: &CardPattern, default: &'static str) -> &'static str {
        let outside = self.is_outside(pattern);
        let on_board = pattern.on.is_some()
            || pattern.zone == [Place::Board]
            || pattern.damaged.is_some()
            || pattern.attacked_this_turn.is_some();
        // A Name says what it is the Name of.
        let named = match &pattern.name {
            Some(NamePattern::Is(name)) => self.set.find(*name).map(|id| self.set.card(id).is_creature()),
            _ => None,
        };
        match pattern.kind {
            Some(KindPattern::Creature) if outside => "noun-creature-card",
            Some(KindPattern::Command) if outside => "noun-command-card",
            Some(kind) => noun_of(kind),
            None if pattern.saga == Some(true) => "noun-saga",
            None if outside => "noun-card",
            None if named == Some(true) => "noun-creature",
            None if named == Some(false) => "noun-command",
            None if on_board => "noun-creature",
            None if pattern.zone == [Place::Timeline] => "noun-command",
            None => default,
        }
    }
}

/// Whether it is said that a card is with its owner.
fn is_stray(condition: &Condition) -> bool {
    use crate::cards::Who;
    let it = || Box::new(Select::It);
    *condition == Condition::SamePlayer(Who::ControllerOf(it()), Who::OwnerOf(it()))
        || *condition == Condition::SamePlayer(Who::OwnerOf(it()), Who::ControllerOf(it()))
}

/// Whether a pattern only tells more of a card whose noun was said, and that behind the noun.
fn says_no_noun(pattern: &CardPattern) -> bool {
    let adjectives = [pattern.damaged, pattern.face_down, pattern.vestige, pattern.saga, pattern.linked];
    pattern.kind.is_none()
        && pattern.kin.is_none()
        && pattern.is.is_none()
        && !pattern.this
        && !pattern.other
        && adjectives.iter().all(Option::is_none)
}
