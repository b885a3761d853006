//! Changes of stats, sacrifices and what is noted, as clauses.

use super::clause::Clause;
use super::doing::{is_choice, is_space_choice};
use super::values::Amount;
use super::writer::{Kept, Writer};
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
            Some(Select::Pick { from, by, count, up_to, any_number, unseen, at_random })
                if *by == controller =>
            {
                let pick = Select::Pick {
                    from: from.clone(),
                    by: None,
                    count: count.clone(),
                    up_to: *up_to,
                    any_number: *any_number,
                    unseen: *unseen,
                    at_random: *at_random,
                };
                self.select(&pick, "noun-creature")
            }
            _ => self.object(roles, "noun-creature"),
        };
        self.clause(who, "sacrifice", Args::new().phrase("card", &card))
    }

    pub(super) fn notes(&mut self, roles: &EffectRoles<'_>) -> Clause {
        let thing = match (roles.other, roles.space, roles.player) {
            (Some(card), ..) => Some(self.select(card, "noun-card")),
            (_, Some(space), _) => Some(self.space(space)),
            (_, _, Some(player)) => Some(self.who(player)),
            _ => None,
        };
        let kept = match (roles.other, roles.space) {
            (Some(_), _) => self.chosen_card(),
            (_, Some(_)) => self.thing("the-chosen-space"),
            _ => self.thing("who-that"),
        };
        let you = self.you();
        if let Some(thing) = thing {
            if let Some(label) = roles.named {
                self.keep(*label, Kept::Thing(kept));
            }
            let chosen = roles.other.is_some_and(is_choice) || roles.space.is_some_and(is_space_choice);
            return self.clause(
                you,
                if chosen { "choose" } else { "note" },
                Args::new().text("what", &thing.text),
            );
        }
        let number = roles.amount.map(|value| self.value(value));
        let number = number.unwrap_or_else(|| self.word("something"));
        self.keep_number(roles, "the-noted-number");
        self.clause(you, "note", Args::new().text("what", &number))
    }

    /// The card that was just chosen, as it is spoken of later.
    pub(super) fn chosen_card(&mut self) -> Phrase {
        match self.latest.clone() {
            Some(latest) => {
                let args = Args::new().text("noun", &latest.one).agree(latest.gender, false);
                Phrase {
                    text: self.say("the-chosen", args),
                    gender: latest.gender,
                    key: latest.key,
                    ..Phrase::default()
                }
            }
            None => self.thing("that-card"),
        }
    }
}
