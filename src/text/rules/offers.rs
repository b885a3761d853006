//! Offers, choices and what is kept for later: the shapes of effects that ask someone.

use super::clause::{Clause, Mood, joined};
use super::passages::Step;
use super::writer::{Speaker, Writer, sentences};
use crate::cards::{Effect, EffectsId, May, Options, Who};
use crate::text::phrase::{Args, Form, Phrase};
use crate::text::polish::capital;

impl Writer<'_> {
    /// *You may pay 1 blood. If you do, …* (S36). Who accepts is *you* in what was offered.
    pub(super) fn offer(&mut self, may: &May) -> String {
        let you = Who::You;
        let by = self.who(may.by.as_ref().unwrap_or(&you));
        if let Some((first, rest)) = one_by_one(self, may) {
            let offered = self.spoken_by(may, &by, |writer| writer.permission(by.clone(), first, false));
            let passage = self.spoken_by(may, &by, |writer| writer.one_after_another(rest));
            let args = Args::new().with("person", by.person()).text("passage", &passage);
            return sentences(&[offered, self.say("if-they-do", args)]);
        }
        let mut said = vec![self.offered(may, &by)];
        let [takes, leaves] = [true, false].map(|takes| consequences(self, may, takes));
        if let Some(effects) = takes {
            let passage = self.spoken_by(may, &by, |writer| writer.passage_if(effects));
            let args = Args::new().with("person", by.person()).text("passage", &passage);
            said.push(self.say("if-they-do", args));
        }
        if let Some(effects) = leaves {
            let passage = self.passage_if(effects);
            let args = Args::new().with("person", by.person()).text("passage", &passage);
            said.push(self.say("if-they-do-not", args));
        }
        sentences(&said)
    }

    /// *Each player may pay 1 blood. Each player who doesn't takes 3 damage.*
    pub(super) fn offer_to_each(&mut self, who: &Who, may: &May) -> String {
        let by = self.who(who);
        let mut said = vec![self.offered(may, &by)];
        let before = std::mem::replace(&mut self.one_by_one, true);
        for (takes, id) in [(true, "who-does"), (false, "who-does-not")] {
            let Some(effects) = consequences(self, may, takes) else { continue };
            let effects = self.set.effects(effects);
            let steps = match takes {
                true => self.spoken_by(may, &by, |writer| writer.steps(effects)),
                false => self.steps(effects),
            };
            let each = self.thing(id);
            let own = |step: &Step| match step {
                Step::Clause(clause) => ["who-that", "who-they"].contains(&&*clause.subject.key),
                Step::Text(_) => false,
            };
            if steps.iter().all(own) {
                let clauses: Vec<Clause> = steps
                    .into_iter()
                    .filter_map(|step| match step {
                        Step::Clause(clause) => Some(Clause { subject: each.clone(), ..clause }),
                        Step::Text(_) => None,
                    })
                    .collect();
                said.push(joined(self.tongue, &clauses, Mood::Does, "list-and"));
            } else {
                let passage = self.within(steps);
                let args = Args::new().text("what", &each.text).text("passage", &passage);
                said.push(self.say("effect-for", args));
            }
        }
        self.one_by_one = before;
        sentences(&said)
    }

    /// What is asked of someone, and that they need not.
    fn offered(&mut self, may: &May, by: &Phrase) -> String {
        let has_cost = !self.set.effects(may.cost.id()).is_empty();
        let asked = self.set.effects(if has_cost { may.cost.id() } else { may.effects.id() });
        self.spoken_by(may, by, |writer| writer.permission(by.clone(), asked, has_cost))
    }

    /// Whoever accepts an offer is *you* in it: told of another, those are *they*.
    fn spoken_by<T>(&mut self, may: &May, by: &Phrase, tell: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.speaker;
        if !by.you {
            self.speaker = if may.by == Some(Who::Opponent) { Speaker::Opponent } else { Speaker::Anyone };
        }
        let told = tell(self);
        self.speaker = before;
        told
    }

    /// What someone may do: *you may draw a card*, *you may have this creature attack*.
    pub(super) fn permission(&mut self, by: Phrase, effects: &[Effect], paying: bool) -> String {
        let before = std::mem::replace(&mut self.paying, paying);
        let steps = self.steps(effects);
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

    pub(super) fn options(&mut self, options: &Options) -> String {
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
        let ways = match &ways[..] {
            [start @ .., last] if !start.is_empty() => {
                let args = Args::new().text("start", &start.join("; ")).text("last", last);
                self.say("list-options", args)
            }
            ways => ways.concat(),
        };
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

    /// The same words as a sentence of their own.
    pub fn sentence(&self, text: &str) -> String {
        crate::text::polish::sentence(&capital(&self.polished(text)))
    }
}

/// What comes of an offer that is taken and paid for, or left.
fn consequences(writer: &Writer<'_>, may: &May, takes: bool) -> Option<EffectsId> {
    let paid = !writer.set.effects(may.cost.id()).is_empty();
    let effects = if takes { may.effects.id() } else { may.otherwise.id() };
    (paid || !takes).then_some(effects).filter(|&effects| !writer.set.effects(effects).is_empty())
}

/// What is done first and what only if that was done, where an offer is made of nothing else (S29).
fn one_by_one<'a>(writer: &Writer<'a>, may: &May) -> Option<(&'a [Effect], &'a [Effect])> {
    let set = writer.set;
    let alone = set.effects(may.cost.id()).is_empty() && set.effects(may.otherwise.id()).is_empty();
    let [Effect::Then(effects)] = set.effects(may.effects.id()) else { return None };
    let (first, rest) = set.effects(effects.id()).split_at_checked(1)?;
    (alone && first[0].proposes().is_some() && !rest.is_empty()).then_some((first, rest))
}
