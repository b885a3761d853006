//! What is said of a card behind its noun: whose, where, with what, and what it is not.

use super::conditions::Truth;
use super::patterns::{is_stray, says_no_noun};
use super::players::Way;
use super::writer::Writer;
use crate::cards::{
    CardPattern, Compare, Condition, KinPattern, KindPattern, NamePattern, Place, Reckoning, Select, Stat,
    Value,
};
use crate::text::names::{noun_of, stat_id};
use crate::text::phrase::Args;
use crate::text::span::{SpanKind, marked};

impl Writer<'_> {
    pub(super) fn describe_owner(&mut self, pattern: &CardPattern, rest: &mut Vec<String>) {
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

    pub(super) fn describe_numbers(&mut self, pattern: &CardPattern, rest: &mut Vec<String>) {
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

    pub(super) fn describe_identity(&mut self, pattern: &CardPattern, rest: &mut Vec<String>) {
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

    pub(super) fn describe_place(&mut self, pattern: &CardPattern, rest: &mut Vec<String>) {
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
            None if self.taking => Way::From,
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

    pub(super) fn describe_combined(&mut self, pattern: &CardPattern, rest: &mut Vec<String>, many: bool) {
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
                    if let Reckoning::Stat(stat, Select::It) = **how =>
                {
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

    pub(super) fn one_or_several(&mut self, pattern: &CardPattern, noun: &'static str, many: bool) -> String {
        if many { self.several(pattern, noun) } else { self.one(pattern, noun) }
    }

    /// What a card is not: *without Flying*, *other than this*, *that isn't an ant or a bee*.
    pub(super) fn describe_nots(
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
    pub(super) fn is_outside(&self, pattern: &CardPattern) -> bool {
        self.in_a_deck || pattern.zone.iter().any(|place| !matches!(place, Place::Board | Place::Timeline))
    }

    /// The message of the noun that a pattern is about, kin left aside.
    pub(super) fn base_noun(&self, pattern: &CardPattern, default: &'static str) -> &'static str {
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
