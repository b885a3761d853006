//! Runs scenarios: each on a table of its own, step by step, with the invariants looked at after each.

mod expect;
mod lesson;

pub use lesson::rehearse_all;

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::arranged::{arrange_table, player_of, without_decks, words};
use crate::cards::{CardSet, EffectsId, Forced, ScenarioFile, Step};
use crate::events::EventId;
use crate::history::{Game, check_invariants};
use crate::stages::Resolving;
use crate::table::{CardId, PlayerId};
use crate::text::{Cast, Tongue, history_line, missing_words, question_words};

/// Why a scenario failed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Failed {
    /// The step, or the end, at which it did.
    pub at: String,
    /// What was expected and what was.
    pub what: Vec<String>,
    /// Who was asked then, and what was legal.
    pub asked: Option<String>,
    /// What had happened, with causes.
    pub history: Vec<String>,
}

/// Runs scenarios one after another in one world.
pub struct Runner {
    set: Arc<CardSet>,
    game: Option<Game>,
    tongue: Tongue,
}

/// A scenario whose forced effects are part of a set.
pub struct Prepared<'a> {
    pub scenario: &'a ScenarioFile,
    forced: Vec<EffectsId>,
}

/// Adds what scenarios force to a set, so that they can be run with it.
pub fn prepare<'a>(
    set: &mut CardSet,
    scenarios: impl IntoIterator<Item = &'a ScenarioFile>,
) -> Vec<Prepared<'a>> {
    let prepare = |scenario: &'a ScenarioFile| {
        let forced = scenario.forced().map(|effects| set.add_written(effects.clone())).collect();
        Prepared { scenario, forced }
    };
    scenarios.into_iter().map(prepare).collect()
}

impl Runner {
    pub fn new(set: Arc<CardSet>) -> Self {
        Self { set, game: None, tongue: Tongue::built_in() }
    }

    /// With the names that the packs give, where a scenario fails.
    #[must_use]
    pub fn speaking(self, tongue: Tongue) -> Self {
        Self { tongue, ..self }
    }

    /// Runs one; a panic of the engine is a failure like others.
    pub fn run(&mut self, prepared: &Prepared<'_>) -> Result<(), Failed> {
        let set = Arc::clone(&self.set);
        let mut game =
            self.game.take().unwrap_or_else(|| Game::arranged(Arc::clone(&set), without_decks(), |_| {}));
        let run = AssertUnwindSafe(|| {
            let mut course = Course { game: &mut game, seen: 0, at: "the start".into() };
            course.run(&set, prepared).map_err(|what| (course.at.clone(), what))
        });
        let result = match catch_unwind(run) {
            Ok(result) => result,
            // After a panic the world may be in any state: it is not used again.
            Err(panic) => {
                let said = panic.downcast_ref::<String>().map(String::as_str);
                let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
                let what = vec![format!("the engine panicked: {said}; this is a bug of the game")];
                return Err(Failed { at: "a step".into(), what, asked: None, history: Vec::new() });
            }
        };
        match result {
            Ok(()) => {
                self.game = Some(game);
                Ok(())
            }
            // The next one gets a new world: what went wrong may be in this one.
            Err((at, what)) => {
                let (asked, history) = (asked(&mut game), history(&mut game, &self.tongue));
                Err(Failed { at, what, asked, history })
            }
        }
    }
}

/// Who is asked now, what, by which card, and what is legal.
fn asked(game: &mut Game) -> Option<String> {
    let player = game.question()?.player;
    let who = if player == PlayerId::BOTH[0] { "you are asked" } else { "they are asked" };
    Some(format!("{who}{}; legal are {}", question(game), quoted(&words::answers(game))))
}

/// The open question in English, with the card that asks it.
fn question(game: &mut Game) -> String {
    let Some(asked) = game.question().cloned() else { return String::new() };
    let (tongue, view) = (Tongue::built_in(), game.view(asked.player));
    let cast = Cast::of(game, Some(asked.player), &tongue);
    let Some(open) = &view.question else { return String::new() };
    format!(": \"{}\"", question_words(game, &view, open, &cast))
}

/// Every event in the words of scenarios, then in plain English with where it comes from; between them, what did
/// not happen because something that it speaks of was not there.
fn history(game: &mut Game, tongue: &Tongue) -> Vec<String> {
    let missed = game.take_noticed().unbound;
    let cast = Cast::of(game, None, tongue);
    let ids: Vec<_> = game.history().since(0).map(|(id, _)| id).collect();
    let missed_at = |game: &Game, at: Range<u32>| -> Vec<String> {
        let here = missed.iter().filter(|unbound| at.contains(&unbound.after));
        let told = here.map(|unbound| {
            let line = missing_words(game.card_set(), unbound, &cast);
            let then = cast.then(EventId(unbound.after));
            let by = unbound.this.map_or_else(String::new, |card| format!("({})", then.card(Some(card))));
            format!("{line:<44} {by}").trim_end().to_owned()
        });
        told.collect()
    };
    let mut lines = Vec::new();
    for &id in &ids {
        lines.extend(missed_at(game, id.0..id.0 + 1));
        let line = words::event(game, id);
        let told = history_line(game, id, &cast);
        lines.push(format!("{line:<44} {told}"));
    }
    lines.extend(missed_at(game, ids.len() as u32..u32::MAX));
    lines
}

/// One scenario under way.
struct Course<'a> {
    game: &'a mut Game,
    /// How much of the history the checks have looked at.
    seen: u32,
    at: String,
}

impl Course<'_> {
    fn run(&mut self, set: &CardSet, prepared: &Prepared<'_>) -> Result<(), Vec<String>> {
        let scenario = prepared.scenario;
        if let Some(missing) = scenario.cards().find(|card| set.find(*card).is_none()) {
            return Err(vec![format!(
                "there is no card `{missing}`: it was left out; `bloodless check` says why"
            )]);
        }
        self.game.rearrange(|world| arrange_table(world, set, &scenario.given));
        self.game.notice_abilities();
        self.game.run();
        let mut forced = prepared.forced.iter().copied();
        for (at, step) in scenario.when.iter().enumerate() {
            self.at = format!("step {}, {}", at + 1, describe(step));
            self.take(step, &mut forced).map_err(|what| match what {
                Wrong::Step(what) => vec![what],
                Wrong::Check(what) => what,
            })?;
            check_invariants(self.game.world_mut())
                .map_err(|broken| vec![format!("an invariant is broken: {}", broken.0)])?;
        }
        self.at = "the end".into();
        let mut what = self.differences(&scenario.then);
        if !scenario.given.chance.is_empty() && !Resolving::of(self.game.world()).chance.is_used_up() {
            what.push("the script of chance was not used up; take the rest of it away".into());
        }
        if what.is_empty() { Ok(()) } else { Err(what) }
    }

    fn take(&mut self, step: &Step, forced: &mut impl Iterator<Item = EffectsId>) -> Result<(), Wrong> {
        match step {
            Step::Answer(said) => Ok(self.answer(said)?),
            Step::Force(_) => {
                self.force(forced.next(), None, None);
                Ok(())
            }
            Step::ForceAs(Forced { player, card, .. }) => {
                let this = match card {
                    Some(card) => Some(self.card(card)?),
                    None => None,
                };
                self.force(forced.next(), player.map(player_of), this);
                Ok(())
            }
            Step::Concede(seat) => {
                let conceded = self.game.concede(player_of(*seat));
                Ok(conceded.map_err(|_| "nobody can concede: the match is over".to_owned())?)
            }
            Step::Then(expected) => {
                let what = self.differences(expected);
                if expected.looks_at_history() {
                    self.seen = self.game.history().len();
                }
                if what.is_empty() { Ok(()) } else { Err(Wrong::Check(what)) }
            }
        }
    }

    fn answer(&mut self, said: &str) -> Result<(), String> {
        let answers = words::answers(self.game);
        let Some(number) = words::choice(&answers, said) else {
            let Some(open) = self.game.question().cloned() else {
                return Err(format!("`{said}`: nobody is asked anything; {}", self.standing()));
            };
            let who = if open.player == PlayerId::BOTH[0] { "you" } else { "them" };
            let reason = self.reason(open.player, said).map_or(String::new(), |why| format!(" ({why})"));
            let asked = question(self.game);
            return Err(format!(
                "`{said}` is not legal{reason}; the question is to {who}{asked}, legal are {}",
                quoted(&answers)
            ));
        };
        self.game.answer(number).map_err(|refusal| format!("`{said}` was refused: {refusal:?}"))
    }

    fn force(&mut self, effects: Option<EffectsId>, player: Option<PlayerId>, this: Option<CardId>) {
        let controller = || this.and_then(|card| self.game.table(|table| table.controller(card)).flatten());
        let you = player.or_else(controller).unwrap_or(PlayerId::BOTH[0]);
        if let Some(effects) = effects {
            self.game.force_list(you, this, effects);
        }
    }

    /// A card by its words.
    fn card(&mut self, said: &str) -> Result<CardId, String> {
        words::find(self.game, said).ok_or_else(|| format!("there is no card `{said}` anywhere"))
    }

    fn standing(&self) -> String {
        self.game
            .ending()
            .map_or_else(|| "the match goes on".into(), |ending| format!("it ended: {ending:?}"))
    }
}

/// A step that could not be taken, or a check that did not hold.
enum Wrong {
    Step(String),
    Check(Vec<String>),
}

impl From<String> for Wrong {
    fn from(what: String) -> Self {
        Self::Step(what)
    }
}

fn describe(step: &Step) -> String {
    match step {
        Step::Answer(said) => format!("\"{said}\""),
        Step::Force(_) => "Force".into(),
        Step::ForceAs(_) => "ForceAs".into(),
        Step::Concede(seat) => format!("Concede({seat:?})"),
        Step::Then(_) => "Then".into(),
    }
}

fn quoted(words: &[String]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    format!("[{}]", quoted.join(", "))
}
