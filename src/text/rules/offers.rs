//! Offers, choices and what is kept for later: the shapes of effects that ask someone.

use super::clause::Mood;
use super::doing::{is_choice, is_space_choice};
use super::passages::Step;
use super::writer::{Kept, Speaker, Writer, sentences};
use crate::cards::{Effect, May, Options, Remember, Who};
use crate::text::phrase::{Args, Form};
use crate::text::polish::capital;

impl Writer<'_> {
    /// *You may pay 1 blood. If you do, …* (S36). Who accepts is *you* in what was offered.
    pub(super) fn offer(&mut self, may: &May) -> String {
        let you = Who::You;
        let by = self.who(may.by.as_ref().unwrap_or(&you));
        let before = self.speaker;
        if !by.you {
            self.speaker = if may.by == Some(Who::Opponent) { Speaker::Opponent } else { Speaker::Anyone };
        }
        let mut said = Vec::new();
        let has_cost = !self.set.effects(may.cost.id()).is_empty();
        let asked = if has_cost { may.cost.id() } else { may.effects.id() };
        said.push(self.permission(by.clone(), self.set.effects(asked), has_cost));
        if has_cost && !self.set.effects(may.effects.id()).is_empty() {
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
    pub(super) fn permission(
        &mut self,
        by: crate::text::phrase::Phrase,
        effects: &[Effect],
        paying: bool,
    ) -> String {
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

    /// What is kept for later: a choice is told, what only gives a name to something is not.
    pub(super) fn remembers(&mut self, remember: &Remember) -> Option<String> {
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
