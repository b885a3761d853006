//! Every ability of the core pack does something, sooner or later, in matches of random decks.

use bloodless::tools::{Matchups, Plan, Policy, coverage::Coverage, simulate};

use super::support::CORE;

/// Abilities that may stay silent, by how their line in the report starts, each with the reason.
const MAY_BE_SILENT: [(&str, &str); 0] = [];

fn covered(policy: Policy, seed: u64) -> Coverage {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let decks = Matchups::Random;
    let plan = Plan { games: 10_000, seed, decks, policy, threads, check_every: 0, coverage: true };
    match simulate(&CORE, &plan, || {}) {
        Ok(summary) => summary.coverage.expect("it was asked for"),
        Err(fault) => panic!("seed {:#x}: {} after {:?}", fault.seed, fault.what, fault.answers),
    }
}

#[test]
fn every_core_ability_fires_in_twenty_thousand_matches() {
    let mut coverage = covered(Policy::Eager, 7);
    coverage.add(&covered(Policy::Random, 7));
    let excused = |line: &String| MAY_BE_SILENT.iter().any(|(start, _)| line.starts_with(start));
    let silent: Vec<String> = coverage.silent(&CORE).into_iter().filter(|line| !excused(line)).collect();
    assert!(silent.is_empty(), "{} abilities never did anything:\n{}", silent.len(), silent.join("\n"));
    let unseen = coverage.unseen(&CORE);
    assert!(unseen.is_empty(), "never came into play: {unseen:?}");
    let unneeded: Vec<_> = MAY_BE_SILENT
        .iter()
        .filter(|(start, _)| !coverage.silent(&CORE).iter().any(|line| line.starts_with(start)))
        .collect();
    assert!(unneeded.is_empty(), "these do something after all: {unneeded:?}");
}
