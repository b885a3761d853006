//! `bloodless simulate`: runs the simulator and prints what came of it.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use indicatif::{ProgressBar, ProgressStyle};

use super::command_line::SimulateCall;
use super::coverage_report::{coverage_json, write_coverage};
use super::shrink::write_broken;
use super::stop::Stop;
use super::{DeckResult, Fault, Matchups, Plan, Summary, packs, simulate};
use crate::cards::CardSet;
use crate::history::Given;

/// Invariants are looked at after so many answers, beside the end of every match.
const CHECK_EVERY: usize = 64;

pub fn run(call: &SimulateCall, out: &mut dyn Write) -> Result<(), Stop> {
    let loaded = packs::load()?;
    let decks = match call {
        _ if call.field => Matchups::Field(packs::field(&loaded, &call.decks)?),
        _ if call.random || (call.coverage && call.decks.is_empty()) => Matchups::Random,
        _ => Matchups::Pair(packs::decks(&loaded, &call.decks)?),
    };
    packs::refuse_illegal(&loaded.set, decks.named())?;
    let set = match &decks {
        Matchups::Random => Arc::clone(&loaded.set),
        decks => loaded.set_for(decks.named()),
    };
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let plan = Plan {
        games: call.games as usize,
        seed: call.seed,
        decks,
        policy: call.policy,
        threads: call.threads.map_or_else(cores, usize::from),
        check_every: CHECK_EVERY,
        coverage: call.coverage,
    };
    let bar = progress_bar(u64::from(call.games));
    let result = simulate(&set, &plan, || bar.inc(1));
    bar.finish_and_clear();
    match result {
        Ok(summary) if call.json => {
            let mut said = serde_json::to_value(&summary).map_err(std::io::Error::other)?;
            if let Some(coverage) = &summary.coverage {
                said["coverage"] = coverage_json(coverage, &set);
            }
            Ok(writeln!(out, "{said:#}")?)
        }
        Ok(summary) => {
            write_summary(&summary, &plan, out)?;
            if let Some(coverage) = &summary.coverage {
                write_coverage(coverage, &set, out)?;
            }
            Ok(())
        }
        Err(fault) => Err(report(&set, &fault, call.json, out)?),
    }
}

/// A bar only when a person watches.
fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[allow(clippy::float_arithmetic, reason = "shares for people to read; no rule depends on them")]
fn write_summary(summary: &Summary, plan: &Plan, out: &mut dyn Write) -> std::io::Result<()> {
    let share = |count: usize| 100.0 * count as f64 / summary.games.max(1) as f64;
    writeln!(out, "{} matches, seed {}, in {:.2} s", summary.games, plan.seed, summary.seconds)?;
    for (seat, &wins) in summary.wins_by_seat.iter().enumerate() {
        writeln!(out, "  seat {} won {wins} ({:.1} %)", seat + 1, share(wins))?;
    }
    let first = summary.wins_of_first_player;
    writeln!(out, "  who went first won {first} ({:.1} %)", share(first))?;
    for DeckResult { deck, games, wins, draws } in &summary.decks {
        let rate = 100.0 * *wins as f64 / (*games).max(1) as f64;
        writeln!(out, "  deck {deck} won {wins} of {games} ({rate:.1} %), {draws} drawn")?;
    }
    writeln!(out, "  draws {} ({:.1} %)", summary.draws, share(summary.draws))?;
    for (reason, count) in &summary.draws_by_reason {
        writeln!(out, "    {count}: {reason}")?;
    }
    writeln!(out, "  turns a match {:.1}", summary.mean_turns)?;
    writeln!(out, "  decisions {} ({:.0}/s)", summary.decisions, summary.decisions_per_second)?;
    writeln!(out, "  events {} ({:.0}/s)", summary.events, summary.events_per_second)?;
    writeln!(out, "  matches/s {:.1}", summary.games_per_second)?;
    writeln!(out, "  digest {}", summary.digest)
}

/// Says what broke, with which seed, and writes the shortest record that shows it.
fn report(set: &Arc<CardSet>, fault: &Fault, json: bool, out: &mut dyn Write) -> Result<Stop, Stop> {
    let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
    let written = write_fault(set, fault, &here).or_else(|_| write_fault(set, fault, &std::env::temp_dir()));
    let record = match &written {
        Ok(path) => path.display().to_string(),
        Err(error) => format!("could not be written: {error}"),
    };
    if json {
        let text = serde_json::json!({ "fault": fault, "record": record });
        writeln!(out, "{text:#}")?;
    }
    let numbers: Vec<String> = fault.answers.iter().map(usize::to_string).collect();
    Ok(Stop::Problem(format!(
        "match {} broke an invariant: {}\n  seed {}\n  after the answers {}\n  record {record}\n\
         This is a bug of the game; send the record to its authors, `bloodless replay` shows it.",
        fault.game,
        fault.what,
        fault.seed,
        numbers.join(" ")
    )))
}

/// Writes the record of a match that broke an invariant into a folder.
pub fn write_fault(set: &Arc<CardSet>, fault: &Fault, folder: &Path) -> std::io::Result<PathBuf> {
    let path = folder.join(format!("fault-{}.bloodless", fault.seed));
    let given = |&answer: &usize| Given::Choice(u16::try_from(answer).unwrap_or(u16::MAX));
    let answers: Vec<Given> = fault.answers.iter().map(given).collect();
    write_broken(set, &fault.setup, &answers, &path)?;
    Ok(path)
}
