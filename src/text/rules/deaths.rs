//! Deaths as something that happens: what dies, of what, and what kills it.

use super::clause::Clause;
use super::writer::Writer;
use crate::cards::{CardPattern, DeathCause, TriggerRoles};
use crate::text::phrase::Args;

impl Writer<'_> {
    pub(super) fn dies(&mut self, roles: &TriggerRoles<'_>) -> Clause {
        let (message, cause) = match roles.cause {
            None => ("die", "any"),
            Some(DeathCause::NoHealth) => ("die", "no-health"),
            Some(DeathCause::Combat) => ("die", "combat"),
            Some(DeathCause::Effect) => ("die", "effect"),
            Some(DeathCause::Sacrifice) => ("be-sacrificed", "any"),
            Some(DeathCause::Devour) => ("be-devoured", "any"),
            Some(DeathCause::Destroy) => ("be-destroyed", "any"),
        };
        let pattern = match (roles.card, roles.player) {
            // Whose creature it is stands where a pattern says it.
            (None, Some(who)) => {
                Some(Box::new(CardPattern { controller: Some(who.clone()), ..CardPattern::default() }))
            }
            _ => None,
        };
        let roles = &TriggerRoles { card: pattern.as_ref().or(roles.card), ..*roles };
        let active = match (message, cause) {
            ("die", "no-health") | ("be-sacrificed", _) => None,
            ("be-destroyed", _) => Some("destroy"),
            ("be-devoured", _) => Some("devour"),
            _ => Some("kill"),
        };
        if let (Some(active), Some(killer)) = (active, roles.other) {
            return self.kills(killer, roles, active, cause);
        }
        let by = self.by(roles);
        self.of_the_card(roles, "noun-creature", message, Args::new().with("cause", cause).text("by", &by))
    }

    /// What kills is told as what it does: *this creature kills a creature in combat*. The dead is *it*.
    pub(super) fn kills(
        &mut self,
        killer: &CardPattern,
        roles: &TriggerRoles<'_>,
        message: &'static str,
        cause: &'static str,
    ) -> Clause {
        let noun = if cause == "combat" || message == "devour" { "noun-creature" } else { "noun-card" };
        let killer = self.a(Some(killer), noun);
        self.other = self.latest.take();
        self.unclear = true;
        let card = self.an_object(roles.card.map(|pattern| &**pattern), "noun-creature");
        let args = Args::new().phrase("card", &card).with("cause", cause);
        self.clause(killer, message, args.phrase("other", &card).with("known", "yes"))
    }
}
