//! Lists of effects as passages of text: clauses put together, and the shapes made of them.

use super::clause::{Clause, Mood, joined};
use super::conditions::Truth;
use super::doing::{is_choice, is_short, is_space_choice};
use super::writer::{Kept, Speaker, Writer, sentences};
use crate::cards::{Effect, EffectsId, EventKind, ForEach, May, Options, Remember, Select, Stat, Who};
use crate::text::phrase::{Args, Form};
use crate::text::polish::capital;

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
        let subject = |step: &Step| match step {
            Step::Clause(clause) => format!("{} {}", clause.subject.key, clause.told),
            Step::Text(_) => String::new(),
        };
        let subjects: Vec<String> = steps.iter().map(subject).collect();
        if steps.len() < 2
            || subjects.windows(2).all(|pair| pair[0] == pair[1] && !pair[0].is_empty()) && steps.len() == 2
        {
            return self.passage_of(steps);
        }
        let mut known = subjects.iter().filter(|subject| !subject.is_empty());
        let first = known.next();
        let mixed = known.any(|subject| Some(subject) != first);
        let said: Vec<String> = steps
            .into_iter()
            .map(|step| match step {
                Step::Clause(clause) => {
                    Clause { told: clause.told || mixed, ..clause }.say(self.tongue, Mood::Does)
                }
                Step::Text(text) => text,
            })
            .collect();
        if said.iter().any(|text| text.contains(". ")) {
            return sentences(&said);
        }
        self.tongue.list(&said, "list-also")
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

    fn step(&mut self, effect: &Effect) -> Option<Step> {
        let text = match effect {
            Effect::Then(effects) => self.one_after_another(effects.id()),
            Effect::And(effects) => self.passage_within(effects.id()),
            Effect::ForEach(each) => self.for_each_of(each),
            Effect::If(condition, effects) => {
                let condition = self.condition(condition, Truth::IsSo);
                let passage = self.passage_within(effects.id());
                self.say("effect-if", Args::new().text("condition", &condition).text("passage", &passage))
            }
            Effect::IfElse(condition, yes, no) => {
                let latest = self.latest.clone();
                let condition = self.condition(condition, Truth::IsSo);
                let yes = self.passage_within(yes.id());
                self.latest = latest;
                let no = self.passage_within(no.id());
                let yes =
                    self.say("effect-if", Args::new().text("condition", &condition).text("passage", &yes));
                let no = self.say("effect-otherwise", Args::new().text("passage", &no));
                sentences(&[yes, no])
            }
            Effect::May(may) => self.offer(may),
            Effect::Options(options) => self.options(options),
            Effect::Repeat(times, effects) => {
                let times = self.amount(times);
                let tail = std::mem::take(&mut self.tails).concat();
                let passage = self.passage_within(effects.id());
                if times.is_one() {
                    return Some(Step::Text(passage));
                }
                let args =
                    Args::new().with("amount", times.value()).text("passage", &passage).text("tail", &tail);
                self.say("effect-repeat", args)
            }
            Effect::Remember(remember) => return self.remembers(remember).map(Step::Text),
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
            verb => return self.doing(verb).map(Step::Clause),
        };
        Some(Step::Text(text))
    }

    /// *Then* stops at the first Failure (S29).
    fn one_after_another(&mut self, effects: EffectsId) -> String {
        let steps = self.steps(self.set.effects(effects));
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
        rest.iter().fold(first.clone(), |so_far, next| {
            self.say("list-then", Args::new().text("start", &so_far).text("last", next))
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

    /// *You may pay 1 blood. If you do, …* (S36). Who accepts is *you* in what was offered.
    fn offer(&mut self, may: &May) -> String {
        let you = Who::You;
        let by = self.who(may.by.as_ref().unwrap_or(&you));
        let before = self.speaker;
        if !by.you {
            self.speaker = if may.by == Some(Who::Opponent) { Speaker::Opponent } else { Speaker::Anyone };
        }
        let mut said = Vec::new();
        let has_cost = !self.set.effects(may.cost.id()).is_empty();
        let asked = if has_cost { may.cost.id() } else { may.effects.id() };
        said.push(self.permission(by.clone(), asked, has_cost));
        if has_cost {
            let passage = self.passage_within(may.effects.id());
            let args = Args::new().with("person", by.person()).text("passage", &passage);
            said.push(self.say("if-they-do", args));
        }
        self.speaker = before;
        if !self.set.effects(may.otherwise.id()).is_empty() {
            let passage = self.passage_within(may.otherwise.id());
            let args = Args::new().with("person", by.person()).text("passage", &passage);
            said.push(self.say("if-they-do-not", args));
        }
        sentences(&said)
    }

    /// What someone may do: *you may draw a card*, *you may have this creature attack*.
    fn permission(&mut self, by: crate::text::phrase::Phrase, effects: EffectsId, paying: bool) -> String {
        let before = std::mem::replace(&mut self.paying, paying);
        let steps = self.steps(self.set.effects(effects));
        self.paying = before;
        let mut clauses = Vec::new();
        for step in &steps {
            match step {
                Step::Clause(clause) => clauses.push(clause.clone()),
                Step::Text(_) => {
                    let passage = self.passage_of(steps);
                    let clause = self.clause(by, "do-this", Args::new());
                    let may = clause.say(self.tongue, Mood::May);
                    return self.say("may-do", Args::new().text("may", &may).text("passage", &passage));
                }
            }
        }
        let said: Vec<String> = clauses
            .iter_mut()
            .enumerate()
            .map(|(at, clause)| {
                let own =
                    clause.subject.you || clause.subject.key == by.key || clause.subject.key == "who-they";
                if own {
                    clause.subject = by.clone();
                    return match at {
                        0 => clause.say(self.tongue, Mood::May),
                        _ => clause.predicate(self.tongue, Form::Bare),
                    };
                }
                let args = Args::new()
                    .text("by", by.subject.as_ref().unwrap_or(&by.text))
                    .with("by-person", by.person())
                    .with("first", if at == 0 { "yes" } else { "no" })
                    .phrase("subject", &clause.subject)
                    .text("bare", &clause.predicate(self.tongue, Form::Bare))
                    .text("wish", &clause.predicate(self.tongue, Form::Wish));
                self.say("may-have", args)
            })
            .collect();
        self.tongue.list(&said, "list-and")
    }

    fn options(&mut self, options: &Options) -> String {
        let you = Who::You;
        let by = self.who(options.by.as_ref().unwrap_or(&you));
        let latest = self.latest.clone();
        let mut ways = Vec::new();
        for option in &options.of {
            self.latest = latest.clone();
            let telling = std::mem::replace(&mut self.telling, !by.you);
            let said = self.passage_within(option.id());
            self.telling = telling;
            ways.push(if said.is_empty() { self.word("nothing") } else { said });
        }
        self.latest = latest;
        let ways = self
            .tongue
            .list(&ways.iter().map(|way| way.replace(", ", ",\u{a0}")).collect::<Vec<_>>(), "list-options");
        let ways = ways.replace(", ", "; ").replace(",\u{a0}", ", ");
        let how = match (options.any_number, options.up_to, options.at_random) {
            (true, ..) => "any",
            (_, true, _) => "up-to",
            (_, _, true) => "random",
            _ => "exactly",
        };
        let amount =
            options.count.as_ref().map_or(super::values::Amount::number(1), |count| self.amount(count));
        let tail = std::mem::take(&mut self.tails).concat();
        let args = Args::new().with("how", how).with("amount", amount.value()).text("tail", &tail);
        let clause = self.clause(by, "choose-options", args);
        let choose = clause.say(self.tongue, Mood::Does);
        self.say("effect-options", Args::new().text("choose", &choose).text("ways", &ways))
    }

    /// What is kept for later: a choice is told, what only gives a name to something is not.
    fn remembers(&mut self, remember: &Remember) -> Option<String> {
        let you = self.you();
        if let Some(card) = &remember.card {
            let said = self.select(card, "noun-card");
            if !is_choice(card) {
                self.keep(remember.name, Kept::Thing(said));
                return None;
            }
            let kept = self.chosen_card();
            self.keep(remember.name, Kept::Thing(kept));
            return Some(
                self.clause(you, "choose", Args::new().text("what", &said.text)).say(self.tongue, Mood::Does),
            );
        }
        if let Some(player) = &remember.player {
            let said = self.who(player);
            let chosen = *player == Who::Chosen;
            let kept = if chosen { self.thing("who-that") } else { said.clone() };
            self.keep(remember.name, Kept::Thing(kept));
            let what = self.word("a-player");
            return chosen.then(|| {
                self.clause(you, "choose", Args::new().text("what", &what)).say(self.tongue, Mood::Does)
            });
        }
        if let Some(space) = &remember.space {
            let mut said = self.space(space);
            if !is_space_choice(space) {
                // Where a card is now may not be where it is then.
                if matches!(space, crate::cards::SpaceSelect::First(pattern) if pattern.of.is_some()) {
                    said = self.thing("the-space-it-was-on");
                }
                self.keep(remember.name, Kept::Thing(said));
                return None;
            }
            let kept = self.thing("the-chosen-space");
            self.keep(remember.name, Kept::Thing(kept));
            return Some(
                self.clause(you, "choose", Args::new().text("what", &said.text)).say(self.tongue, Mood::Does),
            );
        }
        let number = remember.number.as_ref()?;
        let what = self.value(number);
        let letter = super::values::variable(self.letter());
        self.keep(remember.name, Kept::Number(letter.clone()));
        Some(self.say("let-letter", Args::new().text("letter", &letter).text("what", &what)))
    }

    /// The same words as a sentence of their own.
    pub fn sentence(&self, text: &str) -> String {
        crate::text::polish::sentence(&capital(&self.polished(text)))
    }
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
