//! Triggers in words: what an ability waits for, as a clause or as a moment of the turn.

use super::clause::{Clause, Mood, joined};
use super::conditions::Truth;
use super::writer::Writer;
use crate::cards::{CardPattern, Condition, EventKind, SpacePattern, Trigger, Who};
use crate::text::phrase::Args;

/// How often an ability answers to its trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Often {
    Always,
    /// One time, and then it is used up.
    Once,
    /// The next so many times.
    Next(u32),
    /// The first so many times of each turn.
    EachTurn(u32),
}

impl Often {
    pub(super) fn args(self) -> Args {
        let (word, count) = match self {
            Self::Always => ("always", 1),
            Self::Once => ("once", 1),
            Self::Next(count) => ("next", count),
            Self::EachTurn(count) => ("each-turn", count),
        };
        Args::new().with("often", word).with("count", count)
    }
}

impl Writer<'_> {
    /// The start of a reaction: *whenever a creature dies*, *at the start of your turn, if …*.
    pub fn opening(&mut self, trigger: &Trigger, often: Often) -> String {
        if let Trigger::Where(inner, condition) = trigger {
            let opening = self.opening(inner, often);
            let condition = self.condition(condition, Truth::IsSo);
            return self
                .say("opening-if", Args::new().text("opening", &opening).text("condition", &condition));
        }
        let which = match often {
            // The first such moment is that of the turn it is said in.
            Often::Once | Often::Next(1) if ends_this_turn(trigger) => "this",
            Often::Once | Often::Next(1) => "next",
            _ => "each",
        };
        if let Some(moment) = self.moment(trigger, which) {
            return self.say("opening-at", often.args().text("moment", &moment));
        }
        if let Some(death) = own_death(trigger) {
            let clause = self.trigger_clause(death, Mood::Wish);
            self.about = Some(EventKind::Move);
            return self.say("opening-after", often.args().text("clause", &clause));
        }
        let clause = self.trigger_clause(trigger, Mood::Wish);
        self.say("opening-whenever", often.args().text("clause", &clause))
    }

    /// The start of a replacement: *if you would draw a card*.
    pub fn opening_would(&mut self, trigger: &Trigger, often: Often) -> String {
        if let Trigger::Where(inner, condition) = trigger {
            let opening = self.opening_would(inner, often);
            return self.opening_with(opening, condition, often);
        }
        let mood = if often == Often::Always { Mood::Would } else { Mood::WouldNext };
        let clause = self.trigger_clause(trigger, mood);
        self.say("opening-would", often.args().text("clause", &clause))
    }

    /// *If you would draw a card and it is your turn*, but *the first time you would draw a card, if it is your turn*.
    pub fn opening_with(&mut self, opening: String, condition: &Condition, often: Often) -> String {
        let condition = self.condition(condition, Truth::IsSo);
        let id = if often == Often::Always { "opening-and" } else { "opening-if" };
        self.say(id, Args::new().text("opening", &opening).text("condition", &condition))
    }

    /// When something is over: *until end of turn*, *until this creature finishes attacking*.
    pub fn until(&mut self, trigger: &Trigger) -> String {
        if let Some(moment) = self.moment(trigger, if ends_this_turn(trigger) { "this" } else { "next" }) {
            return self.say("until-moment", Args::new().text("moment", &moment));
        }
        let latest = self.latest.clone();
        let clause = self.trigger_clause(trigger, Mood::Wish);
        self.latest = latest.or(self.latest.take());
        self.say("until-clause", Args::new().text("clause", &clause))
    }

    /// The moment of a turn that a trigger is about, if it is nothing else.
    fn moment(&mut self, trigger: &Trigger, which: &'static str) -> Option<String> {
        if let Trigger::AnyOf(triggers) = trigger {
            let moments: Option<Vec<String>> = triggers.iter().map(|part| self.moment(part, which)).collect();
            return moments.map(|moments| self.tongue.list(&moments, "list-or"));
        }
        let (kind, roles) = trigger.about()?;
        let id = match kind {
            EventKind::TurnStart => "moment-turn-start",
            EventKind::TurnEnd => "moment-turn-end",
            EventKind::MainPhaseStart => "moment-main-phase-start",
            EventKind::MainPhaseEnd => "moment-main-phase-end",
            EventKind::AttackPhaseStart => "moment-attack-phase-start",
            EventKind::AttackPhaseEnd => "moment-attack-phase-end",
            _ => return None,
        };
        self.about = Some(kind);
        let each = matches!(roles.player, Some(Who::Each));
        let args = self.whose(roles.player.filter(|_| !each)).with("which", which);
        Some(self.say(id, args))
    }

    /// What happens, in a mood.
    pub fn trigger_clause(&mut self, trigger: &Trigger, mood: Mood) -> String {
        match trigger {
            Trigger::AnyOf(triggers) => self.any_of(triggers, mood),
            Trigger::Where(inner, condition) => {
                let clause = self.trigger_clause(inner, mood);
                let condition = self.condition(condition, Truth::IsSo);
                self.say("trigger-where", Args::new().text("clause", &clause).text("condition", &condition))
            }
            Trigger::BecauseOf(inner, pattern) => {
                let clause = self.trigger_clause(inner, mood);
                let latest = self.latest.clone();
                let card = self.card(pattern, super::patterns::Det::A, "noun-card");
                self.latest = latest;
                self.say("trigger-because-of", Args::new().text("clause", &clause).phrase("card", &card))
            }
            Trigger::CausedBy(inner, cause) => {
                let clause = self.trigger_clause(inner, mood);
                let (latest, about) = (self.latest.clone(), self.about);
                let cause = self.trigger_clause(cause, Mood::Past);
                (self.latest, self.about) = (latest.or(self.latest.take()), about);
                self.say("trigger-caused-by", Args::new().text("clause", &clause).text("cause", &cause))
            }
            Trigger::Fails(inner) => match inner.about() {
                Some((kind, roles)) => {
                    let clause = self.happening(kind, &roles);
                    clause.say_failure(self.tongue, mood)
                }
                None => {
                    let clause = self.trigger_clause(inner, mood);
                    self.say("trigger-fails", Args::new().text("clause", &clause))
                }
            },
            verb => match verb.about() {
                Some((kind, roles)) => self.happening(kind, &roles).say(self.tongue, mood),
                None => self.word("something-happens"),
            },
        }
    }

    /// *A creature you control devours or evolves*.
    fn any_of(&mut self, triggers: &[Trigger], mood: Mood) -> String {
        let verbs: Option<Vec<_>> = triggers.iter().map(Trigger::about).collect();
        let Some(verbs) = verbs else {
            let said: Vec<String> = triggers.iter().map(|part| self.trigger_clause(part, mood)).collect();
            return self.tongue.list(&said, "list-or");
        };
        if let [(kind, at), _] = &verbs[..]
            && strikes_empty(triggers)
        {
            let clause = self.happening(*kind, at);
            let args = clause.args.clone().with("empty", "also");
            return Clause { args, ..clause }.say(self.tongue, mood);
        }
        let clauses: Vec<Clause> = verbs.iter().map(|(kind, roles)| self.happening(*kind, roles)).collect();
        joined(self.tongue, &clauses, mood, if mood == Mood::Cant { "list-nor" } else { "list-or" })
    }
}

/// Whether two triggers wait for strikes of one attacker, at an empty space and at one as if it were empty.
fn strikes_empty(triggers: &[Trigger]) -> bool {
    let [one, other] = triggers else { return false };
    let (Some((EventKind::Strike, one)), Some((EventKind::Strike, other))) = (one.about(), other.about())
    else {
        return false;
    };
    let anywhere = SpacePattern::default();
    let where_else = other.space.map_or(&anywhere, |space| space);
    let free = SpacePattern { free: Some(true), ..where_else.clone() };
    let alike = one.card == other.card && one.amount == other.amount;
    let empty = one.space.is_some_and(|space| **space == free) && where_else.free.is_none();
    let spaces = one.other.is_none() && other.other.is_none();
    alike && empty && spaces && one.as_empty.is_none() && other.as_empty == Some(&true)
}

/// The death of this card, where a trigger waits for what the dead card does next: it is taken off the board.
fn own_death(trigger: &Trigger) -> Option<&Trigger> {
    let Trigger::CausedBy(moved, death) = trigger else { return None };
    let this = CardPattern { this: true, ..CardPattern::default() };
    let (kind, roles) = moved.about()?;
    let just_moved = kind == EventKind::Move
        && roles.card.is_some_and(|card| **card == this)
        && roles.from.is_none()
        && roles.zone.is_none()
        && roles.space.is_none()
        && roles.player.is_none();
    let (cause, roles) = death.about()?;
    let dies = cause == EventKind::Die && roles.card.is_some_and(|card| **card == this);
    (just_moved && dies).then_some(death)
}

/// Whether the next such moment is that of the turn in which one waits for it.
fn ends_this_turn(trigger: &Trigger) -> bool {
    matches!(
        trigger,
        Trigger::TurnEnd { player: None | Some(Who::You) }
            | Trigger::MainPhaseEnd { .. }
            | Trigger::AttackPhaseEnd { .. }
    )
}
