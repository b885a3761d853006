//! Activated abilities in words: what they cost, what they do, who may use them and when.

use super::conditions::Truth;
use super::writer::{Writer, sentences};
use crate::cards::{AbilityDef, CardSet, Effect, EffectsId, Select, Shape, Speed, Who};
use crate::text::phrase::{Args, Phrase};
use crate::text::polish::capital;

impl Writer<'_> {
    /// *Main phase, pay 1 blood: Deal 1 damage to a creature. Use this only once per turn.*
    pub(super) fn activated(&mut self, ability: &AbilityDef) -> String {
        let by_other = ability.by.as_ref().filter(|who| **who != Who::You);
        let user = by_other.map(|who| self.who(who));
        // It speaks to whoever may use it.
        let cost = self.cost(ability.cost);
        let passage = self.passage(ability.effects);
        let args = Args::new().with("speed", speed(ability)).text("passage", &capital(&passage));
        let said = if cost.is_empty() {
            self.say("activated-free", args)
        } else {
            self.say("activated", args.text("cost", &cost))
        };
        self.with_terms(said, ability, user.as_ref())
    }

    /// *You may play this card from your discard pile. If you do, …*
    pub(super) fn play_from(&mut self, ability: &AbilityDef, places: &str) -> String {
        let Some((play, after)) = chain(self.set, ability.effects).split_first() else {
            return String::new();
        };
        let you = self.you();
        self.played_from = Some(places.to_owned());
        let may = self.permission(you, std::slice::from_ref(play), false);
        let args = Args::new().with("speed", speed(ability)).text("may", &may);
        let mut said = self.say("activated-play", args);
        if !after.is_empty() {
            let steps = self.steps(after);
            let passage = self.passage_of(steps);
            let then = self.say("if-they-do", Args::new().with("person", "you").text("passage", &passage));
            said = sentences(&[said, then]);
        }
        self.with_terms(said, ability, None)
    }

    /// How often it may be used, by whom, and under which condition.
    fn with_terms(&mut self, said: String, ability: &AbilityDef, user: Option<&Phrase>) -> String {
        let mut terms = Vec::new();
        if let Some(user) = user {
            terms.push(self.say("terms-user", Args::new().phrase("who", user)));
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
        if terms.is_empty() {
            return said;
        }
        let terms = self.tongue.list(&terms, "list-terms");
        let id = if user.is_some() { "terms-of-another" } else { "terms" };
        sentences(&[said, self.say(id, Args::new().text("terms", &terms))])
    }
}

/// The word by which messages tell when an ability may be used.
fn speed(ability: &AbilityDef) -> &'static str {
    if ability.speed == Speed::Instant { "instant" } else { "main" }
}

/// Whether all an ability does is to let its card be played, and what comes after that.
pub(super) fn plays_itself(set: &CardSet, ability: &AbilityDef) -> bool {
    ability.shape == Shape::Activated
        && ability.by.is_none()
        && set.effects(ability.cost).is_empty()
        && matches!(chain(set, ability.effects), [Effect::Play { card: Some(Select::This), .. }, ..])
}

/// The effects of a list, or of the one chain that it is.
fn chain(set: &CardSet, effects: EffectsId) -> &[Effect] {
    match set.effects(effects) {
        [Effect::Then(chain)] => set.effects(chain.id()),
        effects => effects,
    }
}
