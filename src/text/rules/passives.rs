//! Passives in words: what cards have and are as long as something holds.

use super::clause::{Clause, Mood, joined};
use super::conditions::Truth;
use super::doing::is_short;
use super::patterns::Det;
use super::writer::Writer;
use crate::cards::{AbilityDef, CardPattern, Condition, Passive, Stat};
use crate::text::names::stat_id;
use crate::text::phrase::{Args, Phrase};
use crate::text::span::{SpanKind, marked};

impl Writer<'_> {
    pub fn passive_ability(&mut self, ability: &AbilityDef) -> String {
        let past = ability.condition.as_ref().is_some_and(tells_of_the_past);
        let condition = ability.condition.as_ref().map(|condition| self.condition(condition, Truth::IsSo));
        let together = ability
            .passives
            .chunk_by(|one, next| one.of() == next.of() && [one, next].into_iter().all(changes_a_stat));
        let clauses: Vec<Clause> = together.map(|passives| self.passives(passives)).collect();
        let said = joined(self.tongue, &clauses, Mood::Tells, "list-and");
        match condition {
            Some(condition) => self.say(
                "as-long-as",
                Args::new()
                    .text("condition", &condition)
                    .text("passage", &said)
                    .with("past", if past { "yes" } else { "no" }),
            ),
            None => said,
        }
    }

    /// *This creature has −1 power and +1 health*.
    fn passives(&mut self, passives: &[Passive]) -> Clause {
        let [first, _, ..] = passives else { return self.passive(&passives[0]) };
        let subject = self.holder_of(first.of());
        let changes: Vec<String> = passives
            .iter()
            .filter_map(|passive| match passive {
                Passive::Raise { stat, by, .. } => Some(self.stat_by(*stat, true, by)),
                Passive::Lower { stat, by, .. } => Some(self.stat_by(*stat, false, by)),
                _ => None,
            })
            .collect();
        let what = self.tongue.list(&changes, "list-and");
        self.clause(subject, "has", Args::new().text("what", &what).with("is", "yes"))
    }

    /// *+1 health*.
    fn stat_by(&mut self, stat: Stat, more: bool, by: &crate::cards::Value) -> String {
        let amount = self.amount(by);
        let args = Args::new().with("amount", amount.value()).with("more", if more { "yes" } else { "no" });
        self.say("stat-change", args.text("stat", &self.word(stat_id(stat))))
    }

    fn passive(&mut self, passive: &Passive) -> Clause {
        let subject = self.holder_of(passive.of());
        match passive {
            Passive::Raise { stat, by, .. } => self.has_more(subject, *stat, true, by),
            Passive::Lower { stat, by, .. } => self.has_more(subject, *stat, false, by),
            Passive::Set { stat, to, .. } => {
                let of = self.stat_of(&subject, *stat);
                let to = self.value(to);
                self.clause(of, "is-number", Args::new().text("what", &to))
            }
            Passive::Keyword { keyword, .. } => {
                let keyword = marked(SpanKind::Keyword, &self.tongue.keyword_use(keyword));
                self.clause(subject, "has", Args::new().text("what", &keyword).with("is", "yes"))
            }
            Passive::NoKeyword { keyword, .. } => {
                let keyword = marked(SpanKind::Keyword, &self.tongue.keyword_name(*keyword));
                self.clause(subject, "has", Args::new().text("what", &keyword).with("is", "no"))
            }
            Passive::Ability { ability, .. } => {
                let what = self.granted(ability);
                self.clause(subject, "has", Args::new().text("what", &what).with("is", "yes"))
            }
            Passive::Attack { pattern, .. } => {
                let spaces = self.directions(pattern);
                self.clause(
                    subject,
                    "attack-spaces",
                    Args::new().text("spaces", &spaces).with("spares", Self::spares_the_opposing(pattern)),
                )
            }
            Passive::Kin { kin, .. } => {
                let kin = self.kin_as_thing(kin, subject.many);
                self.clause(subject, "is-kin", Args::new().text("kin", &kin))
            }
            Passive::Type { kind, .. } => {
                let kind = self.kind_as_thing(*kind, subject.many);
                self.clause(subject, "is-one", Args::new().text("what", &kind).with("is", "yes"))
            }
            Passive::Blank { .. } => self.clause(subject, "has-no-text", Args::new()),
        }
    }

    fn has_more(&mut self, subject: Phrase, stat: Stat, more: bool, by: &crate::cards::Value) -> Clause {
        if stat == Stat::Cost {
            let amount = self.amount(by);
            let args = Args::new().with("amount", amount.value());
            return self.clause(
                subject,
                "cost-otherwise",
                args.with("more", if more { "yes" } else { "no" }),
            );
        }
        let what = self.stat_by(stat, more, by);
        self.clause(subject, "has", Args::new().text("what", &what).with("is", "yes"))
    }

    /// A stat as a thing that is or becomes a number: *its power*.
    pub(super) fn stat_of(&mut self, card: &Phrase, stat: Stat) -> Phrase {
        let near = if card.pronoun && !card.many { "yes" } else { "no" };
        let args =
            Args::new().phrase("stat", &self.thing(stat_id(stat))).phrase("card", card).with("near", near);
        Phrase {
            text: self.say("value-stat", args),
            key: format!("{stat:?} {}", card.key),
            ..Phrase::default()
        }
    }

    /// The cards that a passive changes: this one, the one at some place, or all that match.
    fn holder_of(&mut self, of: Option<&CardPattern>) -> Phrase {
        let Some(pattern) = of else { return self.this() };
        let single = pattern.linked_to.is_some()
            || pattern
                .on
                .as_ref()
                .is_some_and(|on| on.opposing.is_some() || on.left_of.is_some() || on.right_of.is_some());
        let det = match (single, &pattern.condition) {
            (true, _) => Det::The,
            // A condition speaks of one card.
            (false, Some(_)) => Det::Each,
            (false, None) => Det::All,
        };
        self.card(pattern, det, "noun-creature")
    }
}

/// Whether it is told by one number and a stat.
fn changes_a_stat(passive: &Passive) -> bool {
    match passive {
        Passive::Raise { stat, by, .. } | Passive::Lower { stat, by, .. } => {
            *stat != Stat::Cost && is_short(Some(by))
        }
        _ => false,
    }
}

/// Whether a condition is about what has happened, and not about what is.
fn tells_of_the_past(condition: &Condition) -> bool {
    match condition {
        Condition::HappenedThisTurn(_) | Condition::HappenedThisMatch(_) => true,
        Condition::Matches(_, pattern) => {
            let past = [pattern.played_this_turn, pattern.entered_this_turn, pattern.attacked_this_turn];
            past.iter().any(Option::is_some)
        }
        Condition::Not(inner) => tells_of_the_past(inner),
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(tells_of_the_past),
        Condition::Number(..)
        | Condition::Exists(_)
        | Condition::SpaceExists(_)
        | Condition::Known(_)
        | Condition::TurnOf(_)
        | Condition::SamePlayer(..)
        | Condition::MainPhase
        | Condition::AttackPhase
        | Condition::Heads
        | Condition::NamedIs(..) => false,
    }
}
