//! Replacements in words: what happens instead, and what is changed of an event.

use super::clause::Mood;
use super::conditions::Truth;
use super::players::Way;
use super::triggers::Often;
use super::writer::Writer;
use crate::cards::{AbilityDef, Changed, Effect, EventKind, Reckoning, Trigger, Value};
use crate::text::phrase::Args;

impl Writer<'_> {
    /// *If … would …, instead …*; the event itself may be among what happens.
    pub(super) fn replacement(&mut self, ability: &AbilityDef, trigger: &Trigger, often: Often) -> String {
        let effects = self.set.effects(ability.effects);
        let is_event = |effect: &Effect| matches!(effect, Effect::TheEvent);
        if let [before @ .., Effect::TheEvent] = effects
            && !before.is_empty()
            && !before.iter().any(|effect| matches!(effect, Effect::TheEvent | Effect::TheEventWith(_)))
        {
            let clause = self.trigger_clause(trigger, Mood::Wish);
            let mut opening = self.say("opening-before", often.args().text("clause", &clause));
            if let Some(condition) = &ability.condition {
                let condition = self.condition(condition, Truth::IsSo);
                let args = Args::new().text("opening", &opening).text("condition", &condition);
                opening = self.say("opening-if", args);
            }
            let steps = self.steps(before);
            let passage = self.passage_of(steps);
            return self.say("reaction", Args::new().text("opening", &opening).text("passage", &passage));
        }
        let opening = self.would(ability, trigger, often);
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
        // All of it hangs on the opening.
        let passage = self.within(steps);
        let args = Args::new().text("opening", &opening).text("passage", &passage);
        match event {
            None if passage.contains(". ") => self.say("replacement-all", args),
            None => self.say("replacement", args),
            Some(event) if passage.is_empty() => {
                self.say("reaction", Args::new().text("opening", &opening).text("passage", &event))
            }
            Some(_) if changed.is_none() => self.say("replacement-also", args),
            Some(event) => self.say("replacement-and", args.text("event", &event)),
        }
    }

    /// The start of a replacement or denial, with its condition.
    pub(super) fn would(&mut self, ability: &AbilityDef, trigger: &Trigger, often: Often) -> String {
        let opening = self.opening_would(trigger, often);
        match &ability.condition {
            Some(condition) => self.opening_with(opening, condition, often),
            None => opening,
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
                    let zone = self.zone(zone, Way::To);
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
}
