//! Conditions in words, affirmed and denied.

use super::clause::{Clause, Mood};
use super::compared::{is_complex, is_none, is_one};
use super::doing::is_choice;
use super::patterns::{Det, is_among_others};
use super::writer::Writer;
use crate::cards::{
    CardPattern, Compare, Condition, CounterName, Place, Reckoning, Select, Trigger, Value, Who,
};
use crate::text::names::stat_id;
use crate::text::phrase::{Args, Phrase};
use crate::text::span::{SpanKind, marked};

/// Whether something is said to be so or not to be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    IsSo,
    IsNot,
}

impl Truth {
    fn word(self) -> &'static str {
        if self == Self::IsSo { "yes" } else { "no" }
    }

    fn turned(self) -> Self {
        if self == Self::IsSo { Self::IsNot } else { Self::IsSo }
    }
}

impl Writer<'_> {
    /// A condition as a clause: *you control an insect*, *the pool is less than 11*.
    pub fn condition(&mut self, condition: &Condition, truth: Truth) -> String {
        // What a condition speaks of is nothing that an effect after it can mean by *it* (S32), unless it
        // is chosen there.
        let latest = self.latest.clone().filter(|_| !chooses(condition));
        let said = self.condition_said(condition, truth);
        if latest.is_some() && !self.candidate {
            self.latest = latest;
        }
        said
    }

    fn condition_said(&mut self, condition: &Condition, truth: Truth) -> String {
        match condition {
            Condition::Number(value, compare) => self.number_is(value, compare, truth),
            Condition::Exists(pattern) => self.exists(pattern, truth),
            Condition::SpaceExists(pattern) => {
                let det = if truth == Truth::IsSo { Det::A } else { Det::No };
                let space = self.space_like(pattern, &det);
                self.say("condition-there-is", Args::new().phrase("what", &space).with("is", truth.word()))
            }
            Condition::Matches(card, pattern) => self.matches(card, pattern, truth),
            Condition::Known(_) => self.say("condition-known", Args::new().with("is", truth.word())),
            Condition::TurnOf(who) => {
                let args = self.whose(Some(who));
                self.say("condition-turn-of", args.with("is", truth.word()))
            }
            Condition::SamePlayer(one, other) => {
                let [one, other] = [one, other].map(|who| self.who(who));
                let args =
                    Args::new().phrase("one", &one).phrase("other", &other).with("person", one.person());
                self.say("condition-same-player", args.with("is", truth.word()))
            }
            Condition::MainPhase => self.say("condition-main-phase", Args::new().with("is", truth.word())),
            Condition::AttackPhase => {
                self.say("condition-attack-phase", Args::new().with("is", truth.word()))
            }
            Condition::HappenedThisTurn(trigger) => {
                let mood = if truth == Truth::IsSo { Mood::Past } else { Mood::NotPast };
                let happened = self.trigger_clause(trigger, mood);
                self.say("condition-this-turn", Args::new().text("happened", &happened))
            }
            Condition::HappenedThisMatch(trigger) => {
                let mood = if truth == Truth::IsSo { Mood::Past } else { Mood::NotPast };
                let happened = self.trigger_clause(trigger, mood);
                self.say("condition-this-match", Args::new().text("happened", &happened))
            }
            Condition::Heads => self.say("condition-heads", Args::new().with("is", truth.word())),
            Condition::NamedIs(_, name) => {
                let known = self.set.kins().any(|kin| kin == *name);
                let said = match known {
                    true => self.tongue.kin_name(*name),
                    false => marked(SpanKind::CardName, &self.tongue.card_name(*name)),
                };
                let args = Args::new().text("name", &said).with("kin", if known { "yes" } else { "no" });
                self.say("condition-named", args.with("is", truth.word()))
            }
            Condition::All(parts) => self.combined(parts, truth, truth == Truth::IsSo),
            Condition::Any(parts) => self.combined(parts, truth, truth == Truth::IsNot),
            Condition::Not(inner) => self.condition(inner, truth.turned()),
        }
    }

    fn combined(&mut self, parts: &[Condition], truth: Truth, all: bool) -> String {
        let parts: Vec<String> = parts.iter().map(|part| self.condition(part, truth)).collect();
        self.tongue.list(&parts, if all { "list-and" } else { "list-or" })
    }

    /// *You control an insect*, *there is no creature opposing this one*.
    fn exists(&mut self, pattern: &CardPattern, truth: Truth) -> String {
        let is_reference = pattern.is.is_some() && !is_among_others(pattern) || pattern.this;
        if is_reference {
            let card = match &pattern.is {
                Some(select) => self.select(select, "noun-creature"),
                None => self.this(),
            };
            let rest = CardPattern { is: None, this: false, ..pattern.clone() };
            if rest == CardPattern::default() {
                let what = self.say("zone-play", Args::new().with("way", "in"));
                let args = Args::new().text("what", &what).with("is", truth.word());
                return self.clause(card, "is-at", args).say(self.tongue, Mood::Tells);
            }
            return self.card_is(card, &rest, truth);
        }
        let det = if truth == Truth::IsSo { Det::A } else { Det::No };
        let noun = counted_noun(pattern);
        if let Some((clause, _)) = self.having(pattern, &det, noun) {
            return self.say_having(&clause, truth);
        }
        self.there_is = true;
        let card = self.card(pattern, det, noun);
        self.there_is = false;
        self.say("condition-there-is", Args::new().phrase("what", &card).with("is", truth.word()))
    }

    /// What a player controls or holds, as something they do.
    fn having(&mut self, pattern: &CardPattern, det: &Det, noun: &'static str) -> Option<(Clause, Phrase)> {
        let who = pattern.controller.as_ref()?;
        let in_play = pattern.zone.iter().all(|place| matches!(place, Place::Board | Place::Timeline));
        let in_hand = pattern.zone == [Place::Hand];
        if !in_play && !in_hand {
            return None;
        }
        let mut subject = self.who(who);
        if self.player_in_question && *who == Who::ThatPlayer {
            // *Each player who controls…* has the subject already.
            subject = Phrase { text: String::new(), subject: None, many: false, ..subject };
        }
        let rest = CardPattern { controller: None, zone: Vec::new(), ..pattern.clone() };
        let noun = if in_hand { "noun-card" } else { noun };
        let card = self.card(&rest, det.clone(), noun);
        let message = if in_hand { "has-in-hand" } else { "controls" };
        let args = Args::new().phrase("what", &card);
        Some((self.clause(subject, message, args), card))
    }

    fn say_having(&mut self, clause: &Clause, truth: Truth) -> String {
        let clause = Clause { args: clause.args.clone().with("is", truth.word()), ..clause.clone() };
        clause.say(self.tongue, Mood::Tells)
    }

    fn number_is(&mut self, value: &Value, compare: &Compare, truth: Truth) -> String {
        let truly = match (truth, compare) {
            (Truth::IsSo, compare) => compare.clone(),
            (Truth::IsNot, Compare::Exactly(value)) => Compare::Not(value.clone()),
            (Truth::IsNot, Compare::Not(value)) => Compare::Exactly(value.clone()),
            (Truth::IsNot, Compare::AtLeast(value)) => Compare::LessThan(value.clone()),
            (Truth::IsNot, Compare::AtMost(value)) => Compare::MoreThan(value.clone()),
            (Truth::IsNot, Compare::MoreThan(value)) => Compare::AtMost(value.clone()),
            (Truth::IsNot, Compare::LessThan(value)) => Compare::AtLeast(value.clone()),
        };
        if let Value::Reckoned(how) = value {
            match &**how {
                Reckoning::Count(pattern) if !self.candidate => return self.count_is(pattern, &truly),
                Reckoning::CountersOf(who, counter) => {
                    let subject = self.who(who);
                    return self.has_counters(subject, *counter, &truly);
                }
                Reckoning::CountersOn(card, counter)
                    if !matches!(truly, Compare::Exactly(Value::Reckoned(_))) =>
                {
                    let subject = self.select(card, "noun-card");
                    return self.has_counters(subject, *counter, &truly);
                }
                Reckoning::Blood(who) if is_none(&truly) => {
                    let subject = self.who(who);
                    let what = self.word("any-blood");
                    let clause =
                        self.clause(subject, "has", Args::new().text("what", &what).with("is", "no"));
                    return clause.say(self.tongue, Mood::Tells);
                }
                Reckoning::TimesThisTurn(trigger) if !is_complex(&truly) => {
                    return self.times_happened(trigger, &truly, "condition-this-turn");
                }
                Reckoning::TimesThisMatch(trigger) if !is_complex(&truly) => {
                    return self.times_happened(trigger, &truly, "condition-this-match");
                }
                Reckoning::CountSpaces(pattern) if is_none(&truly) => {
                    return self.condition(&Condition::SpaceExists(pattern.clone()), Truth::IsNot);
                }
                Reckoning::CountSpaces(pattern) => {
                    let one = is_one(&truly);
                    let spaces = if one { self.space_counted(pattern) } else { self.spaces_several(pattern) };
                    let compare = self.compare(&truly, true);
                    let args = Args::new().text("compare", &compare).text("noun", &spaces);
                    let what = self.say("counted", args);
                    let args =
                        Args::new().text("what", &what).with("number", if one { "one" } else { "many" });
                    return self.say("condition-there-are", args);
                }
                _ => {}
            }
        }
        let value = self.value(value);
        let compare = self.compare(&truly, false);
        self.say("condition-number", Args::new().text("value", &value).text("compare", &compare))
    }

    /// *It has 3 or more omen counters*, *it doesn't have any omen counters*.
    fn has_counters(&mut self, subject: Phrase, counter: CounterName, compare: &Compare) -> String {
        let counter = self.tongue.counter_name(counter);
        let args = Args::new().text("counter", &counter);
        let (what, is) = match is_none(compare) {
            true => (self.say("any-counters", args), Truth::IsNot),
            false => (self.counted(compare, "counters", args), Truth::IsSo),
        };
        let clause = self.clause(subject, "has", Args::new().text("what", &what));
        self.say_having(&clause, is)
    }

    /// *Your opponent drew a card 2 or more times this turn*.
    fn times_happened(&mut self, trigger: &Trigger, compare: &Compare, id: &str) -> String {
        let mood = if is_none(compare) { Mood::NotPast } else { Mood::Past };
        let mut happened = self.trigger_clause(trigger, mood);
        let compare = match compare {
            Compare::MoreThan(Value::Literal(number)) => Compare::AtLeast(Value::Literal(number + 1)),
            other => other.clone(),
        };
        let ever = matches!(compare, Compare::AtLeast(Value::Literal(1)) | Compare::Not(Value::Literal(0)));
        if !ever && !is_none(&compare) {
            let times = self.counted(&compare, "times", Args::new());
            happened = format!("{happened} {times}");
        }
        self.say(id, Args::new().text("happened", &happened))
    }

    /// *You control 4 or more creatures named …*.
    fn count_is(&mut self, pattern: &CardPattern, compare: &Compare) -> String {
        let noun = counted_noun(pattern);
        if is_none(compare) {
            return self.exists(pattern, Truth::IsNot);
        }
        if is_complex(compare) {
            let value = self.value(&Value::Reckoned(Box::new(Reckoning::Count(pattern.clone()))));
            let compare = self.compare(compare, false);
            return self.say("condition-number", Args::new().text("value", &value).text("compare", &compare));
        }
        let det = if is_one(compare) { Det::One } else { Det::Several };
        if let Some((clause, cards)) = self.having(pattern, &det, noun) {
            let compare = self.compare(compare, true);
            let what = self.say("counted", Args::new().text("compare", &compare).text("noun", &cards.text));
            let args = Args::new().text("what", &what).with("is", "yes");
            let clause = Clause { args, ..clause };
            return clause.say(self.tongue, Mood::Tells);
        }
        self.there_is = true;
        let cards = self.several(pattern, noun);
        self.there_is = false;
        let compare = self.compare(compare, true);
        let what = self.say("counted", Args::new().text("compare", &compare).text("noun", &cards));
        self.say("condition-there-are", Args::new().text("what", &what).with("number", "many"))
    }

    fn matches(&mut self, card: &Select, pattern: &CardPattern, truth: Truth) -> String {
        let card = self.select(card, "noun-creature");
        self.card_is(card, pattern, truth)
    }

    /// What is so of a card. One thing said of it has words of its own; otherwise it is *a …*.
    pub(super) fn card_is(&mut self, card: Phrase, pattern: &CardPattern, truth: Truth) -> String {
        let alone = |others: CardPattern| others == CardPattern::default();
        let simple: [(Option<bool>, &'static str, CardPattern); 7] = [
            (pattern.damaged, "is-damaged", CardPattern { damaged: None, ..pattern.clone() }),
            (pattern.face_down, "is-face-down", CardPattern { face_down: None, ..pattern.clone() }),
            (pattern.linked, "is-linked", CardPattern { linked: None, ..pattern.clone() }),
            (
                pattern.played_this_turn,
                "was-played",
                CardPattern { played_this_turn: None, ..pattern.clone() },
            ),
            (
                pattern.entered_this_turn,
                "has-entered",
                CardPattern { entered_this_turn: None, ..pattern.clone() },
            ),
            (
                pattern.attacked_this_turn,
                "has-attacked",
                CardPattern { attacked_this_turn: None, ..pattern.clone() },
            ),
            (pattern.playable, "is-playable", CardPattern { playable: None, ..pattern.clone() }),
        ];
        for (is, message, others) in simple {
            if let (Some(is), true) = (is, alone(others)) {
                let is = if is { truth } else { truth.turned() };
                let clause = self.clause(card, message, Args::new().with("is", is.word()));
                return clause.say(self.tongue, Mood::Tells);
            }
        }
        if let (Some(who), true) =
            (&pattern.controller, alone(CardPattern { controller: None, ..pattern.clone() }))
        {
            let subject = self.who(who);
            let clause = self.clause(subject, "controls", Args::new().phrase("what", &card));
            return self.say_having(&clause, truth);
        }
        let stats = [
            (crate::cards::Stat::Health, &pattern.health),
            (crate::cards::Stat::Defense, &pattern.defense),
            (crate::cards::Stat::Power, &pattern.power),
            (crate::cards::Stat::Cost, &pattern.cost),
        ];
        let only_stat =
            CardPattern { health: None, defense: None, power: None, cost: None, ..pattern.clone() };
        if alone(only_stat) && stats.iter().filter(|(_, compare)| compare.is_some()).count() == 1 {
            let found =
                stats.iter().find_map(|(stat, compare)| compare.as_ref().map(|compare| (*stat, compare)));
            if let Some((stat, compare)) = found {
                let near = if card.pronoun && !card.many { "yes" } else { "no" };
                let args = Args::new().phrase("card", &card).with("near", near);
                let value = self.say("value-stat", args.phrase("stat", &self.thing(stat_id(stat))));
                let compare = self.compare(compare, false);
                let args = Args::new().text("value", &value).text("compare", &compare);
                let is_not = if truth == Truth::IsSo { "condition-number" } else { "condition-number-not" };
                return self.say(is_not, args);
            }
        }
        if let (Some(keyword), true) =
            (pattern.keyword, alone(CardPattern { keyword: None, ..pattern.clone() }))
        {
            let keyword = marked(SpanKind::Keyword, &self.tongue.keyword_name(keyword));
            let clause =
                self.clause(card, "has", Args::new().text("what", &keyword).with("is", truth.word()));
            return clause.say(self.tongue, Mood::Tells);
        }
        // A pile is somebody's.
        let piles = !pattern.zone.is_empty()
            && pattern.zone.iter().all(|place| !matches!(place, Place::Board | Place::Timeline));
        let owner = pattern.controller.as_ref().xor(pattern.owner.as_ref()).filter(|_| piles).cloned();
        let placed = match owner {
            Some(_) => CardPattern { controller: None, owner: None, ..pattern.clone() },
            None => pattern.clone(),
        };
        if alone(CardPattern { zone: Vec::new(), on: None, ..placed }) {
            let mut where_it_is = Vec::new();
            let way = super::players::Way::In;
            let places: Vec<String> =
                pattern.zone.iter().map(|&place| self.place(place, owner.as_ref(), way)).collect();
            where_it_is.extend((!places.is_empty()).then(|| self.tongue.list(&places, "list-or")));
            if let Some(space) = &pattern.on {
                where_it_is.push(self.on_space(space));
            }
            let args = Args::new().text("what", &where_it_is.join(" ")).with("is", truth.word());
            return self.clause(card, "is-at", args).say(self.tongue, Mood::Tells);
        }
        let what = self.one(pattern, "noun-card");
        let clause = self.clause(card, "is-one", Args::new().text("what", &what).with("is", truth.word()));
        clause.say(self.tongue, Mood::Tells)
    }
}

/// Whether someone chooses a card for it.
fn chooses(condition: &Condition) -> bool {
    match condition {
        Condition::Matches(select, _) | Condition::Known(select) => is_choice(select),
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(chooses),
        Condition::Not(inner) => chooses(inner),
        _ => false,
    }
}

/// Cards of the board are creatures where nothing else is said of them.
pub(super) fn counted_noun(pattern: &CardPattern) -> &'static str {
    let on_board =
        pattern.zone == [Place::Board] || pattern.damaged.is_some() || pattern.attacked_this_turn.is_some();
    if on_board { "noun-creature" } else { "noun-card" }
}
