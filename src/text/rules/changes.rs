//! Changes of stats and sacrifices, as clauses.

use super::clause::Clause;
use super::kept::{chooser, without_chooser};
use super::values::Amount;
use super::writer::Writer;
use crate::cards::{EffectRoles, EventKind, Select, Stat, Who};
use crate::text::names::stat_id;
use crate::text::phrase::{Args, Phrase};

impl Writer<'_> {
    /// One change of a stat: *+2 power*.
    pub(super) fn stat_change(&mut self, kind: EventKind, roles: &EffectRoles<'_>) -> (Stat, bool, Amount) {
        let stat = roles.stat.copied().unwrap_or(Stat::Power);
        (stat, kind == EventKind::Raise, self.how_many(kind, roles))
    }

    pub(super) fn stat_clause(&mut self, card: Phrase, changes: Vec<(Stat, bool, Amount)>) -> Clause {
        if let [(Stat::Cost, more, amount)] = &changes[..] {
            let args =
                Args::new().with("amount", amount.value()).with("more", if *more { "yes" } else { "no" });
            return self.clause(card, "cost-otherwise", args);
        }
        let changes: Vec<String> = changes
            .iter()
            .map(|(stat, more, amount)| {
                let args =
                    Args::new().with("amount", amount.value()).text("stat", &self.word(stat_id(*stat)));
                self.say("stat-change", args.with("more", if *more { "yes" } else { "no" }))
            })
            .collect();
        let what = self.tongue.list(&changes, "list-and");
        self.clause(card, "get", Args::new().text("what", &what))
    }

    /// A creature is sacrificed by whoever controls it.
    pub(super) fn sacrifices(&mut self, roles: &EffectRoles<'_>) -> Clause {
        let pattern = match roles.card {
            Some(
                Select::Choose(pattern)
                | Select::Pick { from: pattern, .. }
                | Select::Each(pattern)
                | Select::Random(pattern)
                | Select::GreatestBy(_, pattern)
                | Select::LeastBy(_, pattern),
            ) => Some(pattern),
            _ => None,
        };
        let controller = pattern.and_then(|pattern| pattern.controller.clone()).or(roles.player.cloned());
        let who = match &controller {
            Some(who) => self.who(who),
            None => self.you(),
        };
        self.doer = controller.clone().filter(|who| *who != Who::You);
        let card = match roles.card {
            // Who sacrifices is who chooses: that goes without saying.
            Some(pick) if chooser(pick).is_some() && chooser(pick) == controller.as_ref() => {
                self.select(&without_chooser(pick), "noun-creature")
            }
            _ => self.object(roles, "noun-creature"),
        };
        if let Some(latest) = self.latest.as_mut().filter(|latest| latest.key == card.key) {
            latest.called = latest.called.map(|_| "the-sacrificed");
        }
        self.clause(who, "sacrifice", Args::new().phrase("card", &card))
    }
}
