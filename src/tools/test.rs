//! `bloodless test`: runs the scenarios of packs, rehearses their lessons, and says which failed, and why.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use serde_json::json;

use super::command_line::TestCall;
use super::packs;
use super::scenario::{Failed, Runner, prepare, rehearse_all};
use super::stop::Stop;
use crate::cards::{CardSet, Definition, LessonFile, Piece, Problem, ScenarioFile};
use crate::mods;
use crate::text::Tongue;

/// What came of one scenario or lesson.
struct Ran<'a> {
    file: &'a Path,
    name: &'a str,
    is_lesson: bool,
    result: Result<(), Failed>,
}

pub fn run(call: &TestCall, out: &mut dyn Write) -> Result<(), Stop> {
    let started = Instant::now();
    let Loaded { set, tongue, scenarios, problems } = load(&call.paths)?;
    let wanted = |name: &str| call.filter.as_ref().is_none_or(|part| name.contains(part.as_str()));
    let chosen: Vec<(&PathBuf, &ScenarioFile)> = scenarios
        .iter()
        .filter_map(|piece| match &piece.definition {
            Definition::Scenario(scenario) => Some((&piece.file, &**scenario)),
            _ => None,
        })
        .filter(|(_, scenario)| wanted(scenario.name.as_str()))
        .collect();
    let lessons: Vec<(&PathBuf, &LessonFile)> = scenarios
        .iter()
        .filter_map(|piece| match &piece.definition {
            Definition::Lesson(lesson) => Some((&piece.file, &**lesson)),
            _ => None,
        })
        .filter(|(_, lesson)| wanted(lesson.name.as_str()))
        .collect();
    let left_out = scenarios.len() - chosen.len() - lessons.len();
    let ran = run_all(set, tongue, &chosen, &lessons);
    let seconds = started.elapsed().as_secs_f64();
    let failed = ran.iter().filter(|ran| ran.result.is_err()).count() + problems.len();
    if call.json {
        print_json(&ran, &problems, left_out, seconds, out)?;
    } else {
        print_summary(&ran, &problems, left_out, seconds, out)?;
    }
    if failed == 0 { Ok(()) } else { Err(Stop::Told) }
}

fn run_all<'a>(
    mut set: CardSet,
    tongue: Tongue,
    chosen: &[(&'a PathBuf, &'a ScenarioFile)],
    lessons: &[(&'a PathBuf, &'a LessonFile)],
) -> Vec<Ran<'a>> {
    let prepared = prepare(&mut set, chosen.iter().map(|(_, scenario)| *scenario));
    let set = Arc::new(set);
    let mut runner = Runner::new(Arc::clone(&set)).speaking(tongue.clone());
    let files = chosen.iter().map(|(file, _)| file.as_path());
    let rehearsed = lessons.iter().map(|(file, lesson)| Ran {
        file: file.as_path(),
        name: lesson.name.as_str(),
        is_lesson: true,
        result: rehearse_all(&set, lesson, &tongue),
    });
    files
        .zip(&prepared)
        .map(|(file, prepared)| Ran {
            file,
            name: prepared.scenario.name.as_str(),
            is_lesson: false,
            result: runner.run(prepared),
        })
        .chain(rehearsed)
        .collect()
}

struct Loaded {
    set: CardSet,
    tongue: Tongue,
    scenarios: Vec<Piece>,
    /// Errors in the files of the scenarios that were asked for.
    problems: Vec<Problem>,
}

/// The core pack, the mods or the packs and files named, and the scenarios among what was named.
fn load(paths: &[PathBuf]) -> Result<Loaded, Stop> {
    if let Some(path) = paths.iter().find(|path| !path.exists()) {
        let path = path.display();
        return Err(Stop::WrongCall(format!("there is no {path}; name a pack's folder or a scenario file")));
    }
    let loaded = mods::load(&packs::sources()?.named(paths));
    let meant: Vec<PathBuf> = paths.iter().filter_map(|path| path.canonicalize().ok()).collect();
    let is_meant = |file: &Path| {
        let file = file.canonicalize().unwrap_or_else(|_| file.to_owned());
        meant.is_empty() || meant.iter().any(|path| file.starts_with(path))
    };
    let tongue = packs::tongue(&loaded, None)?;
    let mut problems = loaded.problems;
    problems.retain(|problem| problem.is_error() && is_meant(&problem.file));
    Problem::told_once(&mut problems);
    let mut scenarios = loaded.pieces;
    let is_test = |piece: &Piece| matches!(piece.definition, Definition::Scenario(_) | Definition::Lesson(_));
    scenarios.retain(|piece| is_test(piece) && is_meant(&piece.file));
    Ok(Loaded { set: CardSet::clone(&loaded.set), tongue, scenarios, problems })
}

fn print_summary(
    ran: &[Ran<'_>],
    problems: &[Problem],
    left_out: usize,
    seconds: f64,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    let some = |count: usize, word: &str| format!("{count} {word}{}", if count == 1 { "" } else { "s" });
    let lessons = ran.iter().filter(|ran| ran.is_lesson).count();
    let mut running = some(ran.len() - lessons, "scenario");
    if lessons > 0 {
        running = format!("{running} and {}", some(lessons, "lesson"));
    }
    writeln!(out, "running {running}")?;
    for ran in ran {
        let result = if ran.result.is_ok() { "ok" } else { "FAILED" };
        writeln!(out, "test {} ... {result}", ran.name)?;
    }
    for problem in problems {
        writeln!(out, "\n{problem}")?;
    }
    for ran in ran {
        let Err(failed) = &ran.result else { continue };
        writeln!(out, "\n---- {} ----\n{}\nat {}:", ran.name, ran.file.display(), failed.at)?;
        failed.what.iter().try_for_each(|what| writeln!(out, "  {what}"))?;
        failed.asked.iter().try_for_each(|asked| writeln!(out, "now {asked}"))?;
        writeln!(out, "what happened (you are Player 1):")?;
        failed.history.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
    }
    let passed = ran.iter().filter(|ran| ran.result.is_ok()).count();
    let failed = ran.len() - passed + problems.len();
    let result = if failed == 0 { "ok" } else { "FAILED" };
    writeln!(
        out,
        "\ntest result: {result}. {passed} passed; {failed} failed; {left_out} filtered out; finished in {seconds:.2}s"
    )
}

fn print_json(
    ran: &[Ran<'_>],
    problems: &[Problem],
    left_out: usize,
    seconds: f64,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let scenarios: Vec<_> = ran
        .iter()
        .map(|ran| {
            json!({
                "name": ran.name,
                "file": ran.file,
                "passed": ran.result.is_ok(),
                "failure": ran.result.as_ref().err(),
            })
        })
        .collect();
    let passed = ran.iter().filter(|ran| ran.result.is_ok()).count();
    let said = json!({
        "passed": passed,
        "failed": ran.len() - passed + problems.len(),
        "filtered_out": left_out,
        "seconds": seconds,
        "problems": problems,
        "scenarios": scenarios,
    });
    let text = serde_json::to_string_pretty(&said).map_err(std::io::Error::other)?;
    Ok(writeln!(out, "{text}")?)
}
