//! Selections of cards in words: which, and who chooses.

use super::patterns::Det;
use super::values::Amount;
use super::writer::{Referent, Writer};
use crate::cards::{CardPattern, EventKind, Select, Value, Who};
use crate::text::phrase::{Args, Phrase};

impl Writer<'_> {
    /// Words for the cards an effect is done to; `noun` is what they are where nothing else is said.
    pub fn select(&mut self, select: &Select, noun: &'static str) -> Phrase {
        match select {
            Select::This => self.this(),
            Select::It => self.it(noun),
            Select::That(_)
                if self.latest.as_ref().is_some_and(|latest| latest.key != super::writer::THIS) =>
            {
                self.it(noun)
            }
            Select::That(pattern) => {
                let short =
                    CardPattern { kind: pattern.kind, kin: pattern.kin.clone(), ..CardPattern::default() };
                self.card(&short, Det::That, noun)
            }
            Select::Those => self.those("those", noun),
            Select::TheRest => self.those("the-rest", noun),
            Select::Remembered(label) => self.remembered(*label, noun),
            Select::Source => self.thing("its-source"),
            Select::TheOther => self.the_other(noun),
            Select::Choose(pattern) => {
                let card = self.top_or(pattern, Det::A, noun);
                self.anew(card)
            }
            Select::Pick { from, by, count, up_to, any_number, unseen, at_random } => {
                let one = Value::Literal(1);
                let amount = self.amount(count.as_ref().unwrap_or(&one));
                let det = match (any_number, up_to, at_random) {
                    (true, ..) => Det::AnyNumber,
                    (_, true, _) => Det::UpTo(amount),
                    (_, _, true) if amount.is_one() => Det::Random,
                    _ if amount.is_one() => Det::A,
                    _ => Det::Number(amount),
                };
                let card = self.card(from, det.clone(), noun);
                let random = *at_random && !matches!(det, Det::Random);
                let card = self.anew(card);
                let same = *by == from.controller;
                self.chosen_how(card, by.as_ref(), same, *unseen, random)
            }
            Select::Each(pattern) => self.top_or(pattern, Det::Each, noun),
            Select::Random(pattern) => {
                let card = self.card(pattern, Det::Random, noun);
                self.anew(card)
            }
            Select::GreatestBy(value, pattern) => self.extreme("np-greatest", value, pattern, noun),
            Select::LeastBy(value, pattern) => self.extreme("np-least", value, pattern, noun),
        }
    }

    fn it(&mut self, noun: &'static str) -> Phrase {
        if self.candidate {
            let text = self.say("it", Args::new().agree(self.candidate_gender, false));
            let gender = self.candidate_gender;
            return Phrase { text, gender, pronoun: true, key: "it".into(), ..Phrase::default() };
        }
        match self.latest.clone() {
            Some(latest) => self.again(&latest, true),
            None => self.thing(if noun == "noun-creature" { "that-creature" } else { "that-card" }),
        }
    }

    fn those(&mut self, id: &'static str, noun: &'static str) -> Phrase {
        let referent = self.latest.clone().filter(|latest| !latest.several.is_empty());
        let id = if id == "those" && self.latest.as_ref().is_some_and(|it| it.revealed) {
            "the-revealed"
        } else {
            id
        };
        let (several, gender) = match &referent {
            Some(referent) => (referent.several.clone(), referent.gender),
            None => {
                let noun = self.tongue.phrase(noun, &Args::new().with("number", "many"));
                (noun.text, noun.gender)
            }
        };
        let text = self.say(id, Args::new().text("noun", &several).agree(gender, true));
        Phrase { text, gender, many: true, key: id.into(), ..Phrase::default() }
    }

    /// The other card of the event: by its own words if the trigger had some.
    fn the_other(&mut self, noun: &'static str) -> Phrase {
        // It is not what *it* means by being spoken of, unless nothing else is.
        if let Some(other) = self.other.clone() {
            let said = self.again(&other, false);
            self.latest.get_or_insert(other);
            return said;
        }
        let id = match self.about {
            Some(EventKind::Damage | EventKind::DamagePlayer | EventKind::Overkill | EventKind::Explode) => {
                "other-dealer"
            }
            Some(EventKind::Strike) => "other-struck",
            Some(EventKind::Die | EventKind::Destroy) => "other-killer",
            _ => "other-card",
        };
        self.said = id.into();
        let other = self.referent(noun, id.into());
        self.latest.get_or_insert(other);
        self.thing(id)
    }

    /// Cards at the top or bottom of a deck are not *each card among them*: *the top 2 cards of your deck*.
    fn top_or(&mut self, pattern: &CardPattern, det: Det, noun: &'static str) -> Phrase {
        let ends = pattern.top.as_ref().map(|count| ("np-top", count));
        let ends = ends.or(pattern.bottom.as_ref().map(|count| ("np-bottom", count)));
        let (Det::Each, Some((id, count)), [place]) = (&det, ends, &pattern.zone[..]) else {
            // One place holds one creature.
            let single = pattern
                .on
                .as_ref()
                .is_some_and(|on| on.opposing.is_some() || on.left_of.is_some() || on.right_of.is_some());
            let det = if single && matches!(det, Det::Each) { Det::The } else { det };
            return self.card(pattern, det, noun);
        };
        let plain = CardPattern {
            zone: pattern.zone.clone(),
            controller: pattern.controller.clone(),
            owner: pattern.owner.clone(),
            top: pattern.top.clone(),
            bottom: pattern.bottom.clone(),
            ..CardPattern::default()
        };
        if *pattern != plain {
            return self.card(pattern, det, noun);
        }
        let amount = self.amount(count);
        let owner = pattern.controller.as_ref().or(pattern.owner.as_ref());
        let zone = self.place(*place, owner, super::players::Way::Bare);
        let args = Args::new().text("zone", &zone).with("amount", amount.value());
        let said = self.tongue.phrase(id, &args);
        let (many, key) = (!amount.is_one(), format!("{pattern:?}"));
        let cards = Referent { many, outside: true, ..self.referent("noun-card", key.clone()) };
        let gender = cards.gender;
        self.latest = Some(cards);
        Phrase { many, gender, key, ..said }
    }

    /// A choice is of a card of its own, even if another was described in the same words.
    fn anew(&mut self, card: Phrase) -> Phrase {
        self.choices += 1;
        let key = format!("{} {}", self.choices, card.key);
        if let Some(latest) = self.latest.as_mut().filter(|latest| latest.key == card.key) {
            latest.key = key.clone();
            latest.called = Some("the-chosen");
            self.said = key.clone();
        }
        Phrase { key, ..card }
    }

    /// How a card is chosen, and by whom; `same` says that it is spoken of whoever chooses already.
    fn chosen_how(
        &mut self,
        card: Phrase,
        by: Option<&Who>,
        same: bool,
        unseen: bool,
        random: bool,
    ) -> Phrase {
        let mut text = card.text.clone();
        if random {
            text =
                self.say("chosen-at-random", Args::new().text("card", &text).agree(card.gender, card.many));
        }
        if unseen {
            text = self.say("chosen-unseen", Args::new().text("card", &text).agree(card.gender, card.many));
        }
        if let Some(by) = by.filter(|by| **by != Who::You) {
            let args = self.whose(Some(by));
            let args = if same { args.with("owner", "they") } else { args };
            text = self.say("of-their-choice", args.text("card", &text));
        }
        Phrase { text, ..card }
    }

    /// *The creature you control with the least health*.
    fn extreme(
        &mut self,
        id: &'static str,
        value: &Value,
        pattern: &CardPattern,
        noun: &'static str,
    ) -> Phrase {
        let taking = std::mem::replace(&mut self.taking, false);
        let card = self.card(pattern, Det::The, noun);
        self.taking = taking;
        let own = self.own_value(value);
        let of_it = if own.is_some() { "yes" } else { "no" };
        let before = std::mem::replace(&mut self.candidate, true);
        let what = own.unwrap_or_else(|| self.value(value));
        self.candidate = before;
        let text = self.say(id, Args::new().phrase("card", &card).text("what", &what).with("own", of_it));
        Phrase { text, ..card }
    }

    /// A number of cards, for *search for 2 ants* or *draw 3 cards*.
    pub fn counted_cards(&mut self, pattern: &CardPattern, amount: Amount, up_to: bool, any: bool) -> Phrase {
        let det = match (any, up_to) {
            (true, _) => Det::AnyNumber,
            (_, true) => Det::UpTo(amount),
            _ if amount.is_one() => Det::A,
            _ => Det::Number(amount),
        };
        self.card(pattern, det, "noun-card")
    }
}
