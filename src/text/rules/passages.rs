//! Lists of effects as passages of text: clauses put together, and the shapes made of them.

use super::clause::{Clause, Mood, joined, with_one_verb};
use super::conditions::Truth;
use super::doing::{is_choice, is_short};
use super::writer::{Writer, sentences};
use crate::cards::{Effect, EffectsId, EventKind, ForEach, Select, Stat, Who};
use crate::text::Tongue;
use crate::text::phrase::Args;

/// A step of a list: one clause, or a text that stands by itself.
pub enum Step {
    Clause(Clause),
    Text(String),
}

impl Writer<'_> {
    /// A list of effects: *and* between those that belong together, sentences otherwise. It starts small and
    /// has no stop at its end.
    pub fn passage(&mut self, effects: EffectsId) -> String {
        let steps = self.steps(self.set.effects(effects));
        self.passage_of(steps)
    }

    pub(super) fn passage_of(&mut self, steps: Vec<Step>) -> String {
        let mut passages: Vec<String> = Vec::new();
        let mut together: Vec<Clause> = Vec::new();
        for step in steps {
            match step {
                Step::Clause(clause) => {
                    if !together.is_empty() && !belongs(&together, &clause) {
                        passages.push(joined(self.tongue, &together, Mood::Does, "list-and"));
                        together.clear();
                    }
                    together.push(clause);
                }
                Step::Text(text) => {
                    if !together.is_empty() {
                        passages.push(joined(self.tongue, &together, Mood::Does, "list-and"));
                        together.clear();
                    }
                    passages.push(text);
                }
            }
        }
        if !together.is_empty() {
            passages.push(joined(self.tongue, &together, Mood::Does, "list-and"));
        }
        sentences(&passages)
    }

    /// A list that hangs on something before it: *if …*, *for each …*. It stays one sentence if it can, so that
    /// all of it hangs on it.
    pub fn passage_within(&mut self, effects: EffectsId) -> String {
        let steps = self.steps(self.set.effects(effects));
        self.within(steps)
    }

    pub(super) fn within(&mut self, steps: Vec<Step>) -> String {
        self.one_sentence(steps).unwrap_or_else(|several| sentences(&several))
    }

    /// A list that happens only if something is so. What one sentence cannot hold is said to be all of it, but
    /// what comes of an offer at its end is understood.
    pub(super) fn passage_if(&mut self, effects: EffectsId) -> String {
        let effects = self.set.effects(effects);
        let steps = self.steps(effects);
        let several = match self.one_sentence(steps) {
            Ok(said) => return said,
            Err(several) => several,
        };
        let [before @ .., _] = &several[..] else { return sentences(&several) };
        let offer = matches!(effects.last(), Some(Effect::May(_)));
        if offer && !before.iter().any(|text| text.contains(". ") || text.contains(": ")) {
            return self.tongue.list(&several, "list-also");
        }
        self.say("all-of-this", Args::new().text("passage", &sentences(&several)))
    }

    /// The steps in one sentence, or what each of them says if one sentence cannot hold them.
    fn one_sentence(&mut self, steps: Vec<Step>) -> Result<String, Vec<String>> {
        let subject = |step: &Step| match step {
            Step::Clause(clause) => format!("{} {}", clause.subject.key, clause.told),
            Step::Text(_) => String::new(),
        };
        let subjects: Vec<String> = steps.iter().map(subject).collect();
        let short = matches!(&steps[..], [Step::Clause(first), Step::Clause(_)] if first.tail.is_empty());
        if steps.len() < 2 || short && subjects[0] == subjects[1] {
            return Ok(self.passage_of(steps));
        }
        let mut known = subjects.iter().filter(|subject| !subject.is_empty());
        let first = known.next();
        let mixed = known.any(|subject| Some(subject) != first);
        let mut said: Vec<String> = Vec::new();
        let mut before: Option<Clause> = None;
        for step in with_fewer_verbs(self.tongue, steps) {
            match step {
                Step::Clause(clause) => {
                    let after = !said.is_empty();
                    let clause = Clause { told: clause.told || mixed, after, ..clause };
                    let shared = before.as_ref().is_some_and(|before| shares_subject(before, &clause));
                    said.push(match shared {
                        true => clause.predicate_in(self.tongue, Mood::Does),
                        false => clause.say(self.tongue, Mood::Does),
                    });
                    before = Some(clause);
                }
                Step::Text(text) => {
                    said.push(text);
                    before = None;
                }
            }
        }
        // A list of ways ends where its sentence does.
        let ways = said.iter().rev().skip(1).any(|text| text.contains(": "));
        if ways || said.iter().any(|text| text.contains(". ")) {
            return Err(said);
        }
        // Steps that are short and of one kind need no pause before the last of them.
        let plain = !mixed && said.len() > 2 && !said.iter().any(|text| text.contains(", "));
        Ok(self.tongue.list(&said, if plain { "list-steps" } else { "list-also" }))
    }

    /// What is paid: *pay 1 blood and sacrifice this creature*.
    pub fn cost(&mut self, effects: EffectsId) -> String {
        let before = std::mem::replace(&mut self.paying, true);
        let said = self.passage(effects);
        self.paying = before;
        said
    }

    pub(super) fn steps(&mut self, effects: &[Effect]) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut at = 0;
        while at < effects.len() {
            let run = stat_run(&effects[at..]);
            if run > 1 {
                steps.push(Step::Clause(self.stats_together(&effects[at..at + run])));
            } else {
                let step = self.step(&effects[at]);
                steps.extend(step);
            }
            at += run.max(1);
        }
        // What is noted and has a word already is not told, unless nothing else is.
        let notes = |effect: &Effect| effect.proposes().is_some_and(|(kind, _)| kind == EventKind::Note);
        if steps.is_empty() && effects.iter().any(notes) {
            steps.push(Step::Text(self.word("keep-in-mind")));
        }
        steps
    }

    /// *This creature gets +1 health, +1 defense and +1 power*.
    fn stats_together(&mut self, effects: &[Effect]) -> Clause {
        let mut changes = Vec::new();
        let mut card = None;
        for effect in effects {
            let Some((kind, roles)) = effect.proposes() else { continue };
            if card.is_none() {
                card = Some(match roles.card {
                    Some(select) => self.select(select, "noun-creature"),
                    None => self.this(),
                });
            }
            let change = self.stat_change(kind, &roles);
            changes.push(change);
        }
        let card = card.unwrap_or_default();
        self.stat_clause(card, changes)
    }

    fn step(&mut self, effect: &Effect) -> Vec<Step> {
        let text = match effect {
            Effect::Then(effects) => self.one_after_another(self.set.effects(effects.id())),
            Effect::And(effects) => self.passage_within(effects.id()),
            Effect::ForEach(each) => self.for_each_of(each),
            Effect::If(condition, effects) => {
                let condition = self.condition(condition, Truth::IsSo);
                let passage = self.passage_if(effects.id());
                self.say("effect-if", Args::new().text("condition", &condition).text("passage", &passage))
            }
            Effect::IfElse(condition, yes, no) => {
                let latest = self.latest.clone();
                let holds = self.condition(condition, Truth::IsSo);
                // *Otherwise* after an offer would be understood of who declines it, after an if of that one.
                let last = self.set.effects(yes.id()).last();
                let unclear = matches!(last, Some(Effect::May(_) | Effect::If(..) | Effect::IfElse(..)));
                let yes = self.passage_if(yes.id());
                self.latest = latest;
                let fails = unclear.then(|| self.condition(condition, Truth::IsNot));
                let no = self.passage_if(no.id());
                let no = Args::new().text("passage", &no);
                let yes = self.say("effect-if", Args::new().text("condition", &holds).text("passage", &yes));
                let no = match fails {
                    Some(fails) => self.say("effect-if", no.text("condition", &fails)),
                    None => self.say("effect-otherwise", no),
                };
                sentences(&[yes, no])
            }
            Effect::May(may) => self.offer(may),
            Effect::Options(options) => self.options(options),
            Effect::Repeat(times, effects) => {
                let times = self.amount(times);
                let tail = std::mem::take(&mut self.tails).concat();
                let passage = self.passage_within(effects.id());
                if times.is_one() {
                    return vec![Step::Text(passage)];
                }
                let args =
                    Args::new().with("amount", times.value()).text("passage", &passage).text("tail", &tail);
                self.say("effect-repeat", args)
            }
            Effect::Remember(remember) => {
                return self.remembers(remember).map(Step::Text).into_iter().collect();
            }
            Effect::Until(until) => {
                let end = self.until(&until.end);
                let passage = self.passage_within(until.effects.id());
                self.say("effect-until", Args::new().text("until", &end).text("passage", &passage))
            }
            Effect::Later(slot) => {
                let texts: Vec<String> = slot.ids().iter().map(|&id| self.ability_passage(id)).collect();
                sentences(&texts)
            }
            Effect::TheEvent => self.word("the-event"),
            Effect::TheEventWith(changed) => self.changed(changed),
            verb => return self.doing(verb).into_iter().map(Step::Clause).collect(),
        };
        vec![Step::Text(text)]
    }

    /// *Then* stops at the first Failure (S29).
    pub(super) fn one_after_another(&mut self, effects: &[Effect]) -> String {
        let steps = self.steps(effects);
        let told = |step: &Step| matches!(step, Step::Clause(clause) if clause.told && clause.subject.you);
        let told = steps.iter().any(told);
        let said: Vec<String> = steps
            .into_iter()
            .map(|step| match step {
                Step::Clause(clause) => {
                    Clause { told: clause.told || told, ..clause }.say(self.tongue, Mood::Does)
                }
                Step::Text(text) => text,
            })
            .collect();
        let [first, rest @ ..] = &said[..] else { return String::new() };
        // What begins with a time or a condition needs a pause before it.
        let pause = matches!(effects.last(), Some(Effect::Until(_) | Effect::If(..) | Effect::IfElse(..)));
        rest.iter().enumerate().fold(first.clone(), |so_far, (at, next)| {
            let ends = at + 1 == rest.len();
            let how = match (rest.len(), ends) {
                (1, _) => "two",
                (_, true) => "end",
                (_, false) => "more",
            };
            let args = Args::new().text("start", &so_far).text("last", next).with("how", how);
            self.say("list-then", args.with("pause", if ends && pause { "yes" } else { "no" }))
        })
    }

    fn for_each_of(&mut self, each: &ForEach) -> String {
        let (id, what) = if let Some(card) = &each.card {
            match card {
                Select::Each(pattern) => {
                    ("effect-for-each", self.card(pattern, super::patterns::Det::One, "noun-card").text)
                }
                other => {
                    let card = self.select(other, "noun-card");
                    let id = if card.many { "effect-for-each-of" } else { "effect-for" };
                    (id, card.text)
                }
            }
        } else if let Some(space) = &each.space {
            match space {
                crate::cards::SpaceSelect::Each(pattern) => ("effect-for-each", self.space_counted(pattern)),
                other => ("effect-for", self.space(other).text),
            }
        } else if let Some(who) = &each.player {
            if let [Effect::May(may)] = self.set.effects(each.effects.id())
                && may.by == Some(Who::ThatPlayer)
            {
                return self.offer_to_each(who, may);
            }
            ("effect-for", self.who(who).text)
        } else {
            return self.passage(each.effects.id());
        };
        if let Some(latest) = &mut self.latest {
            latest.many = false;
        }
        let passage = self.passage_within(each.effects.id());
        self.say(id, Args::new().text("what", &what).text("passage", &passage))
    }
}

/// What one subject has, gets or gains one after another, with one verb.
fn with_fewer_verbs(tongue: &Tongue, steps: Vec<Step>) -> Vec<Step> {
    let mut done: Vec<Step> = Vec::new();
    for step in steps {
        match (done.pop(), step) {
            (Some(Step::Clause(last)), Step::Clause(next)) => {
                done.extend(
                    with_one_verb(tongue, vec![last, next], "list-and").into_iter().map(Step::Clause),
                );
            }
            (last, next) => {
                done.extend(last);
                done.push(next);
            }
        }
    }
    done
}

/// Whether a clause in a list goes on about what the one before it told of.
fn shares_subject(before: &Clause, next: &Clause) -> bool {
    let same = before.subject.key == next.subject.key && !next.subject.key.is_empty();
    same && !next.subject.you && before.tail.is_empty()
}

/// Whether a clause goes into the sentence that is being made.
fn belongs(together: &[Clause], next: &Clause) -> bool {
    let Some(last) = together.last() else { return true };
    let same = last.subject.key == next.subject.key && !next.subject.key.is_empty() && last.told == next.told;
    let short = last.tail.is_empty() && (!next.subject.you || together.len() < 2);
    same && short
}

/// How many changes of stats of one card stand one after another.
fn stat_run(effects: &[Effect]) -> usize {
    let change = |effect: &Effect| -> Option<Option<Select>> {
        let (kind, roles) = effect.proposes()?;
        let plain = matches!(kind, EventKind::Raise | EventKind::Lower)
            && roles.stat != Some(&Stat::Cost)
            && is_short(roles.amount);
        plain.then(|| roles.card.cloned())
    };
    let Some(first) = effects.first().and_then(change) else { return 0 };
    let same = |effect: &Effect| {
        change(effect).is_some_and(|card| {
            card == first && !first.as_ref().is_some_and(is_choice) || card == Some(Select::It)
        })
    };
    1 + effects[1..].iter().take_while(|effect| same(effect)).count()
}
