//! Numbers in words: as amounts (*2*, *that much*, *1 … for each ant*) and as things (*its power*).

use fluent_bundle::FluentValue;

use super::clause::Mood;
use super::conditions::counted_noun;
use super::kept::Kept;
use super::patterns::Det;
use super::writer::Writer;
use crate::cards::{CardPattern, Compare, EventKind, Reckoning, Select, Trigger, Value};
use crate::text::names::stat_id;
use crate::text::phrase::Args;
use crate::text::span::{SpanKind, marked};

/// How much or how many, as it is said before a noun. What needs more words stands behind the clause.
#[derive(Clone, Debug)]
pub struct Amount {
    number: Option<u32>,
    text: String,
}

impl Amount {
    pub fn number(number: u32) -> Self {
        Self { number: Some(number), text: number.to_string() }
    }

    /// All there is.
    pub fn all() -> Self {
        Self::text("all")
    }

    fn text(text: impl Into<String>) -> Self {
        Self { number: None, text: text.into() }
    }

    pub fn is_one(&self) -> bool {
        self.number == Some(1)
    }

    /// As an argument: a number where it is one, so that a message can choose by it; `that` for *that much*.
    pub fn value(&self) -> FluentValue<'static> {
        match self.number {
            Some(number) => number.into(),
            None => self.text.clone().into(),
        }
    }
}

pub fn variable(letter: char) -> String {
    marked(SpanKind::Number, &letter.to_string())
}

impl Writer<'_> {
    /// An amount; one that is not said in a word leaves its explanation for the end of the clause.
    pub fn amount(&mut self, value: &Value) -> Amount {
        let how = match value {
            Value::Literal(number) => return Amount::number(*number),
            Value::Variable(letter) => return Amount::text(variable(*letter)),
            Value::Reckoned(how) => how,
        };
        match &**how {
            // A strike has no amount that was spoken of.
            Reckoning::EventAmount if self.about == Some(EventKind::Strike) => self.explained(value),
            Reckoning::EventAmount => Amount::text("that"),
            Reckoning::Parameter => match self.parameter {
                Some(number) => Amount::number(number),
                None => Amount::text(variable('N')),
            },
            Reckoning::Remembered(label) => match self.kept.get(label) {
                Some(Kept::Number(said)) if said.chars().count() <= 3 => Amount::text(said.clone()),
                _ => self.explained(value),
            },
            Reckoning::Product(factors) => match &factors[..] {
                [Value::Literal(number), other] | [other, Value::Literal(number)] => {
                    match self.for_each(other) {
                        Some(tail) => {
                            self.tails.push(tail);
                            Amount::number(*number)
                        }
                        None => self.explained(value),
                    }
                }
                _ => self.explained(value),
            },
            _ => match self.for_each(value) {
                Some(tail) => {
                    self.tails.push(tail);
                    Amount::number(1)
                }
                None => self.explained(value),
            },
        }
    }

    /// *X*, and behind the clause *, where X is …*.
    fn explained(&mut self, value: &Value) -> Amount {
        let what = self.value(value);
        let said = |writer: &Self, letter: &str| {
            writer.say("where-letter", Args::new().text("letter", letter).text("what", &what))
        };
        // One letter for one value, as long as the clause is the same.
        let known = self.explained.iter().find(|(known, _)| *known == what).map(|(_, letter)| letter.clone());
        if let Some(letter) = known.filter(|letter| self.tails.contains(&said(self, letter))) {
            return Amount::text(letter);
        }
        let letter = variable(self.letter());
        self.tails.push(said(self, &letter));
        self.explained.push((what, letter.clone()));
        Amount::text(letter)
    }

    /// * for each ant you control*, for what is counted one by one.
    fn for_each(&mut self, value: &Value) -> Option<String> {
        let Value::Reckoned(how) = value else { return None };
        let what = match &**how {
            Reckoning::Count(pattern) => {
                let noun = counted_noun(pattern);
                self.counted_one(pattern, noun)
            }
            Reckoning::CountSpaces(pattern) => self.space_counted(pattern),
            Reckoning::CountersOn(card, counter) => {
                let card = self.select(card, "noun-card");
                let args =
                    Args::new().text("counter", &self.tongue.counter_name(*counter)).phrase("card", &card);
                self.say("each-counter-on", args)
            }
            Reckoning::CountersOf(who, counter) => {
                let args = self.whose(Some(who)).text("counter", &self.tongue.counter_name(*counter));
                self.say("each-counter-of", args)
            }
            Reckoning::DamageOn(card) => {
                let card = self.select(card, "noun-creature");
                self.say("each-damage-on", Args::new().phrase("card", &card))
            }
            Reckoning::TimesThisTurn(trigger) => self.each_time(trigger, "each-time-this-turn"),
            Reckoning::TimesThisMatch(trigger) => self.each_time(trigger, "each-time-this-match"),
            Reckoning::Draws(who) => {
                let args = self.whose(Some(who));
                self.say("each-draw", args)
            }
            Reckoning::TurnSkips(who) => {
                let args = self.whose(Some(who));
                self.say("each-skip", args)
            }
            _ => return None,
        };
        Some(format!(" {}", self.say("for-each", Args::new().text("what", &what))))
    }

    /// One of those that match, as it stands behind *for each*.
    fn counted_one(&mut self, pattern: &CardPattern, noun: &'static str) -> String {
        self.aside(|writer| writer.card(pattern, Det::One, noun).text)
    }

    fn each_time(&mut self, trigger: &Trigger, id: &str) -> String {
        let happened = self.trigger_clause(trigger, Mood::Past);
        self.say(id, Args::new().text("happened", &happened))
    }

    /// A number as a thing: *the number of ants you control*, *its power*, *half of the pool*.
    pub fn value(&mut self, value: &Value) -> String {
        let how = match value {
            Value::Literal(number) => return number.to_string(),
            Value::Variable(letter) => return variable(*letter),
            Value::Reckoned(how) => how,
        };
        match &**how {
            Reckoning::EventAmount if self.about == Some(EventKind::Strike) => self.word("value-strike"),
            Reckoning::EventAmount => self.word("value-event"),
            Reckoning::Parameter => match self.parameter {
                Some(number) => number.to_string(),
                None => variable('N'),
            },
            Reckoning::Stat(stat, card) => self.value_of_card(
                "value-stat",
                card,
                Args::new().phrase("stat", &self.thing(stat_id(*stat))),
            ),
            Reckoning::DamageOn(card) => self.value_of_card("value-damage", card, Args::new()),
            Reckoning::CountersOn(card, counter) => {
                let counter = self.tongue.counter_name(*counter);
                self.value_of_card("value-counters-on", card, Args::new().text("counter", &counter))
            }
            Reckoning::CountersOf(who, counter) => {
                let args = self.whose(Some(who)).text("counter", &self.tongue.counter_name(*counter));
                self.say("value-counters-of", args)
            }
            Reckoning::Count(pattern) => {
                let noun = counted_noun(pattern);
                let cards = self.several(pattern, noun);
                self.say("value-count", Args::new().text("things", &cards))
            }
            Reckoning::CountSpaces(pattern) => {
                let spaces = self.spaces_several(pattern);
                self.say("value-count", Args::new().text("things", &spaces))
            }
            Reckoning::Total(of, pattern) => self.among("value-total", of, pattern),
            Reckoning::GreatestOf(of, pattern) => self.among("value-greatest-of", of, pattern),
            Reckoning::LeastOf(of, pattern) => self.among("value-least-of", of, pattern),
            Reckoning::Chapters(card) => self.value_of_card("value-chapters", card, Args::new()),
            Reckoning::Blood(who) => {
                let args = self.whose(Some(who));
                self.say("value-blood", args)
            }
            Reckoning::Pool => self.word("value-pool"),
            Reckoning::Turn => self.word("value-turn"),
            Reckoning::Draws(who) => {
                let args = self.whose(Some(who));
                self.say("value-draws", args)
            }
            Reckoning::TurnSkips(who) => {
                let args = self.whose(Some(who));
                self.say("value-skips", args)
            }
            Reckoning::Remembered(label) => match self.kept.get(label) {
                Some(Kept::Number(said)) => said.clone(),
                _ => self.word("value-remembered"),
            },
            Reckoning::Sum(values) => {
                let values: Vec<String> = values.iter().map(|value| self.value(value)).collect();
                self.tongue.list(&values, "value-sum")
            }
            Reckoning::Product(values) => {
                let values: Vec<String> = values.iter().map(|value| self.value(value)).collect();
                self.tongue.list(&values, "value-product")
            }
            Reckoning::Least(values) => self.of_these("value-least", values),
            Reckoning::Greatest(values) => self.of_these("value-greatest", values),
            Reckoning::Difference(from, less) => {
                let [from, less] = [from, less].map(|value| self.value(value));
                self.say("value-difference", Args::new().text("from", &from).text("less", &less))
            }
            Reckoning::Half(of) => {
                let of = self.value(of);
                self.say("value-half", Args::new().text("of", &of))
            }
            Reckoning::TimesThisTurn(trigger) => {
                let happened = self.trigger_clause(trigger, Mood::Past);
                self.say("value-times-this-turn", Args::new().text("happened", &happened))
            }
            Reckoning::TimesThisMatch(trigger) => {
                let happened = self.trigger_clause(trigger, Mood::Past);
                self.say("value-times-this-match", Args::new().text("happened", &happened))
            }
        }
    }

    /// Something of a card: *its power*, *the power of a creature you control*.
    fn value_of_card(&mut self, id: &'static str, card: &Select, args: Args) -> String {
        let card = self.select(card, "noun-card");
        let near = if card.pronoun && !card.many { "yes" } else { "no" };
        self.say(id, args.phrase("card", &card).with("near", near))
    }

    /// A value over all cards that match: *the total cost of creatures you control*.
    fn among(&mut self, id: &'static str, of: &Value, pattern: &CardPattern) -> String {
        let cards = self.aside(|writer| writer.card(pattern, Det::All, counted_noun(pattern)).text);
        let own = self.own_value(of);
        let of_it = if own.is_some() { "yes" } else { "no" };
        let before = std::mem::replace(&mut self.candidate, true);
        let what = own.unwrap_or_else(|| self.value(of));
        self.candidate = before;
        self.say(id, Args::new().text("what", &what).text("cards", &cards).with("own", of_it))
    }

    /// What a card has itself, in a word: *power*, *number of lore counters*.
    pub(super) fn own_value(&mut self, value: &Value) -> Option<String> {
        let Value::Reckoned(how) = value else { return None };
        Some(match &**how {
            Reckoning::Stat(stat, Select::It) => self.word(stat_id(*stat)),
            Reckoning::DamageOn(Select::It) => self.word("damage"),
            Reckoning::CountersOn(Select::It, counter) => {
                let counter = self.tongue.counter_name(*counter);
                self.say("own-counters", Args::new().text("counter", &counter))
            }
            Reckoning::Chapters(Select::It) => self.word("own-chapters"),
            _ => return None,
        })
    }

    fn of_these(&mut self, id: &'static str, values: &[Value]) -> String {
        let values: Vec<String> = values.iter().map(|value| self.value(value)).collect();
        let values = self.tongue.list(&values, "list-and");
        self.say(id, Args::new().text("values", &values))
    }

    /// So many of something: *2 or more shield counters*, *a shield counter*.
    pub fn counted(&mut self, compare: &Compare, noun: &str, args: Args) -> String {
        let one = matches!(compare, Compare::Exactly(Value::Literal(1)));
        if noun == "counters" && matches!(compare, Compare::AtLeast(Value::Literal(1))) {
            return self.say("any-counter", args);
        }
        let noun =
            self.say(&format!("counted-{noun}"), args.with("number", if one { "one" } else { "many" }));
        let compare = self.compare(compare, true);
        self.say("counted", Args::new().text("compare", &compare).text("noun", &noun))
    }
}
