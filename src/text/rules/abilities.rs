//! Abilities in words: what they wait for, what they cost, what they do, and on which terms.

use super::clause::Mood;
use super::conditions::Truth;
use super::patterns::Det;
use super::triggers::Often;
use super::writer::{Writer, sentences};
use crate::cards::{
    AbilityDef, AbilityId, AbilitySlot, Changed, Effect, EventKind, Name, Place, PlaceSet, Reckoning, Shape,
    Speed, Trigger, Value, Who,
};
use crate::text::phrase::Args;
use crate::text::span::{SpanKind, marked};

const PLACES: [Place; 7] = [
    Place::MainDeck,
    Place::BloodDeck,
    Place::Hand,
    Place::Discard,
    Place::Aside,
    Place::Timeline,
    Place::Board,
];

impl Writer<'_> {
    /// One ability, starting small and without a stop.
    pub fn ability_passage(&mut self, id: AbilityId) -> String {
        let ability = self.set.ability(id);
        let outside = ability.works_in != PlaceSet::IN_PLAY;
        let noun = self.this_noun;
        let mut places = String::new();
        if outside {
            // Outside of play it is a card, whatever it becomes.
            self.this_noun = "noun-card";
            let all: Vec<Place> =
                PLACES.into_iter().filter(|place| ability.works_in.contains(*place)).collect();
            let all: Vec<String> = all
                .into_iter()
                .map(|place| self.place(place, Some(&Who::You), super::players::Way::In))
                .collect();
            places = self.tongue.list(&all, "list-or");
            if ability.shape != Shape::Activated {
                let this = self.this();
                places = self.say("works-in", Args::new().phrase("card", &this).text("places", &places));
            }
        }
        let mut said = self.ability_body(ability);
        if let Some(until) = &ability.until {
            let latest = self.latest.clone();
            let end = self.until(until);
            self.latest = latest;
            said = self.say("effect-until", Args::new().text("until", &end).text("passage", &said));
        }
        if outside {
            self.said.clear();
            let this = self.this();
            let terms = Args::new().phrase("card", &this).text("places", &places);
            said = match ability.shape {
                Shape::Activated => sentences(&[said, self.say("terms-place", terms)]),
                _ => self.say("effect-until", Args::new().text("until", &places).text("passage", &said)),
            };
            self.this_noun = noun;
        }
        if ability.precedence != 0 {
            let id = if ability.precedence > 0 { "comes-first" } else { "comes-last" };
            let note = marked(SpanKind::Reminder, &self.word(id));
            said = format!("{} {note}", crate::text::polish::sentence(&said));
        }
        said
    }

    fn often(ability: &AbilityDef) -> Often {
        match (ability.shape, ability.uses, ability.per_turn) {
            (Shape::When, ..) => Often::Once,
            (_, Some(uses), _) => Often::Next(uses),
            (_, None, Some(times)) => Often::EachTurn(times),
            _ => Often::Always,
        }
    }

    fn ability_body(&mut self, ability: &AbilityDef) -> String {
        let often = Self::often(ability);
        let trigger = ability.trigger.as_ref();
        match ability.shape {
            Shape::Whenever | Shape::When => {
                let Some(trigger) = trigger else { return String::new() };
                let mut opening = self.opening(trigger, often);
                if let Some(condition) = &ability.condition {
                    let condition = self.condition(condition, Truth::IsSo);
                    opening = self.say(
                        "opening-if",
                        Args::new().text("opening", &opening).text("condition", &condition),
                    );
                }
                let passage = self.passage(ability.effects);
                self.say("reaction", Args::new().text("opening", &opening).text("passage", &passage))
            }
            Shape::Instead => {
                trigger.map(|trigger| self.replacement(ability, trigger, often)).unwrap_or_default()
            }
            Shape::Deny => {
                let Some(trigger) = trigger else { return String::new() };
                let opening = self.opening_would(trigger, often);
                let opening = self.with_condition(ability, opening);
                self.say("denial", Args::new().text("opening", &opening))
            }
            Shape::Passive => self.passive_ability(ability),
            Shape::Activated => self.activated(ability),
            Shape::Cant | Shape::Must => {
                let Some(trigger) = trigger else { return String::new() };
                let must = ability.shape == Shape::Must;
                let (trigger, also) = match trigger {
                    Trigger::Where(inner, condition) => (&**inner, Some(&**condition)),
                    other => (other, None),
                };
                let clause = self.rule_clause(trigger, if must { Mood::Must } else { Mood::Cant });
                let mut said =
                    if must { self.say("demand", Args::new().text("clause", &clause)) } else { clause };
                for condition in [also, ability.condition.as_ref()].into_iter().flatten() {
                    let condition = self.condition(condition, Truth::IsSo);
                    said =
                        self.say("holds-if", Args::new().text("clause", &said).text("condition", &condition));
                }
                said
            }
            Shape::CantBeChosen => {
                let cards = match &ability.chosen {
                    Some(pattern) => self.card(pattern, Det::All, "noun-creature"),
                    None => self.this(),
                };
                let by = self.whose(ability.by.as_ref());
                let clause = self.clause(cards, "be-chosen", by);
                let said = clause.say(self.tongue, Mood::Cant);
                match &ability.condition {
                    Some(condition) => {
                        let condition = self.condition(condition, Truth::IsSo);
                        self.say("holds-if", Args::new().text("clause", &said).text("condition", &condition))
                    }
                    None => said,
                }
            }
            Shape::AdditionalCost => {
                let cost = self.cost(ability.cost);
                let this = self.this();
                self.say("additional-cost", Args::new().text("cost", &cost).phrase("card", &this))
            }
            Shape::AsPlayed => {
                let this = self.this();
                let passage = self.passage(ability.effects);
                self.say("as-played", Args::new().text("passage", &passage).phrase("card", &this))
            }
        }
    }

    /// What cannot be done is told of all, not of one: *creatures your opponent controls can't attack*.
    fn rule_clause(&mut self, trigger: &Trigger, mood: Mood) -> String {
        let plural = self.plural_subjects;
        self.plural_subjects = true;
        let said = self.trigger_clause(trigger, mood);
        self.plural_subjects = plural;
        said
    }

    fn with_condition(&mut self, ability: &AbilityDef, opening: String) -> String {
        match &ability.condition {
            Some(condition) => {
                let condition = self.condition(condition, Truth::IsSo);
                self.say("opening-and", Args::new().text("opening", &opening).text("condition", &condition))
            }
            None => opening,
        }
    }

    /// *If … would …, instead …*; the event itself may be among what happens.
    fn replacement(&mut self, ability: &AbilityDef, trigger: &Trigger, often: Often) -> String {
        let effects = self.set.effects(ability.effects);
        let is_event = |effect: &Effect| matches!(effect, Effect::TheEvent);
        if let [before @ .., Effect::TheEvent] = effects
            && !before.is_empty()
            && !before.iter().any(|effect| matches!(effect, Effect::TheEvent | Effect::TheEventWith(_)))
        {
            let clause = self.trigger_clause(trigger, Mood::Wish);
            let opening = self.say("opening-before", Args::new().text("clause", &clause));
            let opening = self.with_condition(ability, opening);
            let steps = self.steps(before);
            let passage = self.passage_of(steps);
            return self.say("reaction", Args::new().text("opening", &opening).text("passage", &passage));
        }
        let opening = self.opening_would(trigger, often);
        let opening = self.with_condition(ability, opening);
        let changed = effects.iter().find_map(|effect| match effect {
            Effect::TheEventWith(changed) => Some(changed),
            _ => None,
        });
        let latest = self.latest.clone();
        let event = match changed {
            Some(changed) => Some(self.changed(changed)),
            None if effects.iter().any(is_event) => Some(self.word("the-event")),
            None => None,
        };
        self.latest = latest;
        let others =
            effects.iter().filter(|effect| !matches!(effect, Effect::TheEvent | Effect::TheEventWith(_)));
        let others: Vec<Effect> = others.cloned().collect();
        let steps = self.steps(&others);
        let passage = self.passage_of(steps);
        let args = Args::new().text("opening", &opening).text("passage", &passage);
        match event {
            None => self.say("replacement", args),
            Some(event) if passage.is_empty() => {
                self.say("reaction", Args::new().text("opening", &opening).text("passage", &event))
            }
            Some(_) if changed.is_none() => self.say("replacement-also", args),
            Some(event) => self.say("replacement-and", args.text("event", &event)),
        }
    }

    /// What is changed of an event that would happen.
    pub fn changed(&mut self, changed: &Changed) -> String {
        let kind = match self.about {
            Some(EventKind::Damage | EventKind::DamagePlayer | EventKind::Overkill | EventKind::Explode) => {
                "damage"
            }
            Some(EventKind::Strike | EventKind::Attack) => "strike",
            _ => "other",
        };
        let args = || Args::new().with("kind", kind);
        let mut said = Vec::new();
        if let Some(who) = &changed.player {
            let who = self.who(who);
            said.push(self.say("changed-player", args().phrase("who", &who).with("person", who.person())));
        }
        if let Some(card) = &changed.card {
            let card = self.select(card, "noun-creature");
            said.push(self.say("changed-card", args().phrase("card", &card)));
        }
        if let Some(other) = &changed.other {
            let other = self.select(other, "noun-creature");
            said.push(self.say("changed-other", args().phrase("card", &other)));
        }
        if let Some(space) = &changed.space {
            let space = self.space(space);
            said.push(self.say("changed-space", args().phrase("space", &space)));
        }
        if let Some(zone) = &changed.to {
            let zone = match zone {
                crate::cards::ZonePattern::Aside(_) => self.word("changed-exiled"),
                zone => {
                    let zone = self.zone(zone, super::players::Way::To);
                    self.say("changed-to", Args::new().text("zone", &zone))
                }
            };
            said.push(zone);
        }
        if let Some(amount) = &changed.amount {
            said.push(self.changed_amount(amount, kind));
        }
        let flags = [
            (changed.as_empty, "changed-as-empty"),
            (changed.piercing, "changed-piercing"),
            (changed.free, "changed-free"),
            (changed.face_down, "changed-face-down"),
        ];
        for (flag, id) in flags {
            said.extend(flag.map(|flag| self.say(id, args().with("is", if flag { "yes" } else { "no" }))));
        }
        if said.is_empty() { self.word("the-event") } else { self.tongue.list(&said, "list-and") }
    }

    /// *Reduced by 1*, *doubled*, or the number it becomes.
    fn changed_amount(&mut self, amount: &Value, kind: &'static str) -> String {
        let args = || Args::new().with("kind", kind);
        let is_event =
            |value: &Value| matches!(value, Value::Reckoned(how) if **how == Reckoning::EventAmount);
        if let Value::Reckoned(how) = amount {
            match &**how {
                Reckoning::Difference(from, less) if is_event(from) => {
                    let by = self.value(less);
                    return self.say("changed-reduced", args().text("by", &by));
                }
                Reckoning::Sum(parts) if parts.iter().filter(|part| is_event(part)).count() == 1 => {
                    let rest: Vec<Value> = parts.iter().filter(|part| !is_event(part)).cloned().collect();
                    let rest: Vec<String> = rest.iter().map(|part| self.value(part)).collect();
                    let by = self.tongue.list(&rest, "value-sum");
                    return self.say("changed-raised", args().text("by", &by));
                }
                Reckoning::Product(parts)
                    if parts.len() == 2
                        && parts.iter().any(is_event)
                        && parts.contains(&Value::Literal(2)) =>
                {
                    return self.say("changed-doubled", args());
                }
                Reckoning::Half(of) if is_event(of) => return self.say("changed-halved", args()),
                _ => {}
            }
        }
        let amount = self.value(amount);
        self.say("changed-amount", args().text("amount", &amount))
    }

    /// *Pay 1 blood: deal 1 damage to a creature. Use this only once per turn.*
    fn activated(&mut self, ability: &AbilityDef) -> String {
        let by_other = ability.by.as_ref().filter(|who| **who != Who::You);
        let user = by_other.map(|who| self.who(who));
        // It speaks to whoever may use it.
        let cost = self.cost(ability.cost);
        let passage = self.passage(ability.effects);
        let speed = if ability.speed == Speed::Instant { "instant" } else { "main" };
        let mut said = if cost.is_empty() {
            self.say(
                "activated-free",
                Args::new().with("speed", speed).text("passage", &capitalised(&passage)),
            )
        } else {
            self.say("activated", Args::new().text("cost", &cost).text("passage", &capitalised(&passage)))
        };
        let instant = ability.speed == Speed::Instant && !cost.is_empty();
        let mut terms = Vec::new();
        if let Some(user) = &user {
            terms.push(self.say("terms-user", Args::new().phrase("who", user)));
        }
        if instant {
            terms.push(self.word("terms-instant"));
        }
        if let Some(times) = ability.per_turn {
            terms.push(self.say("terms-per-turn", Args::new().with("count", times)));
        }
        if let Some(uses) = ability.uses {
            terms.push(self.say("terms-uses", Args::new().with("count", uses)));
        }
        if let Some(condition) = &ability.condition {
            self.said.clear();
            let condition = self.condition(condition, Truth::IsSo);
            terms.push(self.say("terms-if", Args::new().text("condition", &condition)));
        }
        if !terms.is_empty() {
            let terms = self.tongue.list(&terms, "list-terms");
            let id = if user.is_some() { "terms-of-another" } else { "terms" };
            said = sentences(&[said, self.say(id, Args::new().text("terms", &terms))]);
        }
        said
    }

    /// An ability that a card is given: the keyword it is, or its words in quotes.
    pub fn granted(&mut self, slot: &AbilitySlot) -> String {
        if let Some(keyword) = self.keyword_of(slot.ids()) {
            return marked(SpanKind::Keyword, &self.tongue.keyword_name(keyword));
        }
        let latest = self.latest.take();
        let (other, about) = (self.other.take(), self.about.take());
        let noun = std::mem::replace(&mut self.this_noun, "noun-creature");
        let texts: Vec<String> = slot.ids().iter().map(|&id| self.ability_passage(id)).collect();
        let texts: Vec<String> = texts.iter().map(|text| self.sentence(text)).collect();
        self.this_noun = noun;
        (self.latest, self.other, self.about) = (latest, other, about);
        self.say("quoted", Args::new().text("text", &texts.join(" ")))
    }

    fn keyword_of(&self, ids: &[AbilityId]) -> Option<Name> {
        let keywords = self.set.keywords().iter();
        keywords
            .filter(|keyword| !keyword.abilities.is_empty())
            .find(|keyword| keyword.abilities == ids)
            .map(|keyword| keyword.name)
    }
}

fn capitalised(text: &str) -> String {
    crate::text::polish::capital(text)
}
