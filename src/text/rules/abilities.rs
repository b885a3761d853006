//! Abilities in words: what they wait for, what they cost, what they do, and on which terms.

use super::clause::Mood;
use super::conditions::Truth;
use super::patterns::Det;
use super::players::Way;
use super::triggers::Often;
use super::using::plays_itself;
use super::writer::{Writer, sentences};
use crate::cards::{
    AbilityDef, AbilityId, AbilitySlot, CardPattern, EventKind, Name, Place, PlaceSet, Shape, Trigger,
    TriggerRoles, Who,
};
use crate::text::phrase::{Args, Phrase};
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
        let plays = outside && plays_itself(self.set, ability);
        let noun = self.this_noun;
        let mut places = String::new();
        if outside {
            // Outside of play it is a card, whatever it becomes.
            self.this_noun = "noun-card";
            let all: Vec<Place> =
                PLACES.into_iter().filter(|place| ability.works_in.contains(*place)).collect();
            let way = if plays { Way::Bare } else { Way::In };
            let all: Vec<String> =
                all.into_iter().map(|place| self.place(place, Some(&Who::You), way)).collect();
            places = self.tongue.list(&all, "list-or");
            if ability.shape != Shape::Activated {
                let this = self.this();
                places = self.say("works-in", Args::new().phrase("card", &this).text("places", &places));
            }
        }
        let mut said = if plays { self.play_from(ability, &places) } else { self.ability_body(ability) };
        if let Some(until) = &ability.until {
            let latest = self.latest.clone();
            let end = self.until(until);
            self.latest = latest;
            said = self.say("effect-until", Args::new().text("until", &end).text("passage", &said));
        }
        if outside && !plays {
            self.said.clear();
            let this = self.this();
            let terms = Args::new().phrase("card", &this).text("places", &places);
            said = match ability.shape {
                Shape::Activated => sentences(&[said, self.say("terms-place", terms)]),
                _ => self.say("effect-until", Args::new().text("until", &places).text("passage", &said)),
            };
        }
        self.this_noun = noun;
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
                let opening = self.would(ability, trigger, often);
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
                let mood = if must { Mood::Must } else { Mood::Cant };
                let (clause, own) = match this_and_more(trigger) {
                    // *This creature can't attack if it entered this turn*.
                    Some((kind, roles, more)) => {
                        let just_this = Box::new(CardPattern { this: true, ..CardPattern::default() });
                        let roles = TriggerRoles { card: Some(&just_this), ..roles };
                        let clause = self.happening(kind, &roles).say(self.tongue, mood);
                        // Some languages leave out the subject where it is the same.
                        let this = Phrase { subject: Some(self.word("same-subject")), ..self.this() };
                        (clause, Some(self.card_is(this, &more, Truth::IsSo)))
                    }
                    None => (self.rule_clause(trigger, mood), None),
                };
                let mut said =
                    if must { self.say("demand", Args::new().text("clause", &clause)) } else { clause };
                if let Some(own) = own {
                    said = self.say("holds-if", Args::new().text("clause", &said).text("condition", &own));
                }
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

    /// An ability that a card is given: the keyword it is, or its words in quotes.
    pub fn granted(&mut self, slot: &AbilitySlot) -> String {
        if let Some(keyword) = self.keyword_of(slot.ids()) {
            return marked(SpanKind::Keyword, &self.tongue.keyword_name(keyword));
        }
        let latest = self.latest.take();
        let said = std::mem::take(&mut self.said);
        let (other, about) = (self.other.take(), self.about.take());
        let noun = std::mem::replace(&mut self.this_noun, "noun-creature");
        let texts: Vec<String> = slot.ids().iter().map(|&id| self.ability_passage(id)).collect();
        let texts: Vec<String> = texts.iter().map(|text| self.sentence(text)).collect();
        self.this_noun = noun;
        (self.latest, self.other, self.about, self.said) = (latest, other, about, said);
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

/// A trigger about this card and something more that must be so of it.
fn this_and_more(trigger: &Trigger) -> Option<(EventKind, TriggerRoles<'_>, CardPattern)> {
    let (kind, roles) = trigger.about()?;
    let card = roles.card.filter(|card| card.this)?;
    let more = CardPattern { this: false, ..(**card).clone() };
    (more != CardPattern::default()).then_some((kind, roles, more))
}
