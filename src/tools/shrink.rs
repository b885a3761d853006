//! `bloodless shrink`: the shortest record that still breaks what a record breaks.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;

use super::command_line::ShrinkCall;
use super::packs;
use super::stop::Stop;
use crate::cards::CardSet;
use crate::history::{Game, Given, MatchRecord, RecordError, RecordFile, check_invariants};
use crate::table::MatchSetup;
use crate::text::{Whereabouts, record_words};

pub fn run(call: &ShrinkCall, out: &mut dyn Write) -> Result<(), Stop> {
    if !call.file.is_file() {
        let path = call.file.display();
        return Err(Stop::WrongCall(format!("there is no file {path}; name a record of a match")));
    }
    let loaded = packs::load()?;
    let tongue = packs::tongue(&loaded, None)?;
    let problem = |error: RecordError| {
        let said = record_words(&error, Whereabouts::Terminal, &tongue);
        Stop::Problem(format!("{}: {said}", call.file.display()))
    };
    let (record, _) = MatchRecord::read(&call.file).map_err(problem)?;
    let set = record.cards(&loaded.set_for(&record.setup().decks())).map_err(problem)?;
    let mut search = Shrinking { set: &set, setup: record.setup(), breaks: &breaks_an_invariant };
    let Some((answers, what)) = search.shortest(&record.answers) else {
        return Err(Stop::Problem(format!(
            "{} breaks no invariant in its {} answers, so there is nothing to shrink",
            call.file.display(),
            record.answers.len()
        )));
    };
    let path = call.out.clone().unwrap_or_else(|| shrunk_name(&call.file));
    write_broken(&set, record.setup(), &answers, &path)
        .map_err(|error| Stop::WrongCall(format!("cannot write {}: {error}", path.display())))?;
    Ok(writeln!(
        out,
        "{what}\n{} of {} answers still lead there: {}",
        answers.len(),
        record.answers.len(),
        path.display()
    )?)
}

fn shrunk_name(file: &std::path::Path) -> PathBuf {
    file.with_extension("shrunk.bloodless")
}

/// What is wrong with a match now, if anything.
pub type Breaks = dyn Fn(&mut Game) -> Option<String>;

fn breaks_an_invariant(game: &mut Game) -> Option<String> {
    check_invariants(game.world_mut()).err().map(|broken| broken.0)
}

/// Looks for fewer answers that still lead to something wrong.
pub struct Shrinking<'a> {
    pub set: &'a Arc<CardSet>,
    pub setup: &'a MatchSetup,
    pub breaks: &'a Breaks,
}

impl Shrinking<'_> {
    /// The fewest answers that could be found, and what they break; nothing if the match breaks nothing.
    pub fn shortest(&mut self, answers: &[Given]) -> Option<(Vec<Given>, String)> {
        let (mut best, mut what) = self.try_out(answers)?;
        let mut part = best.len() / 2;
        while part > 0 {
            let mut at = 0;
            while at < best.len() {
                let end = (at + part).min(best.len());
                let fewer: Vec<Given> = best[..at].iter().chain(&best[end..]).copied().collect();
                match self.try_out(&fewer) {
                    Some((shorter, broken)) if shorter.len() < best.len() => (best, what) = (shorter, broken),
                    _ => at += part,
                }
            }
            part /= 2;
        }
        Some((best, what))
    }

    /// Plays a match by answers. Those that are not legal any more become the nearest that is. The answers up
    /// to what goes wrong, and what that is.
    fn try_out(&mut self, answers: &[Given]) -> Option<(Vec<Given>, String)> {
        let mut game = Game::new(Arc::clone(self.set), self.setup.clone()).ok()?;
        let mut given = Vec::new();
        if let Some(what) = (self.breaks)(&mut game) {
            return Some((given, what));
        }
        for &answer in answers {
            let question = game.question()?;
            let last = question.answers.len().saturating_sub(1);
            let answer = match answer {
                Given::Choice(number) => Given::Choice(number.min(u16::try_from(last).unwrap_or(u16::MAX))),
                concede => concede,
            };
            given.push(answer);
            let gone_on = catch_unwind(AssertUnwindSafe(|| game.give(answer).is_ok()));
            match gone_on {
                Err(_) => return Some((given, "the engine panicked".into())),
                Ok(false) => return Some((given, "a legal answer was refused".into())),
                Ok(true) => {}
            }
            if let Some(what) = (self.breaks)(&mut game) {
                return Some((given, what));
            }
        }
        None
    }
}

/// Writes a record whose last answer is the one that breaks something: who replays it gives it.
pub fn write_broken(
    set: &Arc<CardSet>,
    setup: &MatchSetup,
    answers: &[Given],
    path: &std::path::Path,
) -> std::io::Result<()> {
    let illegal = |_| std::io::Error::other("its decks are not legal");
    let mut game = Game::new(Arc::clone(set), setup.clone()).map_err(illegal)?;
    let mut record = RecordFile::create(path, &game)?;
    for (at, &given) in answers.iter().enumerate() {
        record.write(&mut game, given)?;
        if at + 1 < answers.len() && game.give(given).is_err() {
            break;
        }
    }
    Ok(())
}
