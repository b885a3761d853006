//! The order of packs: each after what it needs, ties by id; what cannot stand is left out and says why.

use semver::VersionReq;

use super::manifest::{Candidate, Manifest, Origin, game_version};
use crate::cards::did_you_mean;
use crate::cards::{Name, Problem};

/// Leaves out what cannot be loaded and gives the others in the order they are loaded in.
pub(super) fn order(packs: &mut [Candidate], problems: &mut Vec<Problem>) -> Vec<usize> {
    refuse_twins(packs, problems);
    refuse_other_games(packs, problems);
    keep_what_is_needed(packs);
    refuse_without_requirements(packs, problems);
    refuse_conflicts(packs, problems);
    refuse_without_requirements(packs, problems);
    warn_about_options(packs, problems);
    loop {
        let sorted = sort(packs);
        let stuck: Vec<usize> =
            (0..packs.len()).filter(|at| packs[*at].enabled().is_some() && !sorted.contains(at)).collect();
        if stuck.is_empty() {
            return sorted;
        }
        refuse_circle(packs, &stuck, problems);
        refuse_without_requirements(packs, problems);
    }
}

fn find(packs: &[Candidate], id: Name) -> Option<usize> {
    packs.iter().position(|pack| pack.enabled().is_some_and(|manifest| manifest.written.id == id))
}

/// Tells every pack that a question finds something against.
fn refuse(
    packs: &mut [Candidate],
    problems: &mut Vec<Problem>,
    against: impl Fn(&[Candidate], usize, &Manifest) -> Option<Problem>,
) -> bool {
    let found: Vec<(usize, Problem)> =
        (0..packs.len()).filter_map(|at| Some((at, against(packs, at, packs[at].enabled()?)?))).collect();
    let any = !found.is_empty();
    found.into_iter().for_each(|(at, problem)| packs[at].disable(problem, problems));
    any
}

/// One id in two folders: nobody can say which is meant. The core pack stays.
fn refuse_twins(packs: &mut [Candidate], problems: &mut Vec<Problem>) {
    refuse(packs, problems, |packs, at, manifest| {
        let id = manifest.written.id;
        let twin = (0..packs.len()).find(|&other| {
            other != at && packs[other].enabled().is_some_and(|known| known.written.id == id)
        })?;
        if packs[at].origin == Origin::Core {
            return None;
        }
        let [here, there] = [at, twin].map(|at| packs[at].files.folder.display());
        let message = format!("two packs have the id `{id}`: {here} and {there}");
        Some(manifest.problem("id", id.as_str(), message).help("keep one of them, or rename one"))
    });
}

fn refuse_other_games(packs: &mut [Candidate], problems: &mut Vec<Problem>) {
    let game = game_version();
    refuse(packs, problems, |_, _, manifest| {
        let range = &manifest.written.game;
        if manifest.game.matches(&game) {
            return None;
        }
        let message = format!("`{}` is made for the game {range}, and this is {game}", manifest.written.id);
        Some(manifest.problem("game", range, message).help("look for another version of this mod"))
    });
}

/// Where packs were named, only those are loaded, and what they ask for.
fn keep_what_is_needed(packs: &mut [Candidate]) {
    if !packs.iter().any(|pack| pack.origin == Origin::Named) {
        return;
    }
    let mut needed: Vec<usize> = (0..packs.len()).filter(|&at| packs[at].origin != Origin::Found).collect();
    let mut next = 0;
    while let Some(&at) = needed.get(next) {
        next += 1;
        let Some(manifest) = packs[at].enabled() else { continue };
        let wanted = manifest.requires.iter().chain(&manifest.optional);
        let found: Vec<usize> = wanted.filter_map(|(id, _)| find(packs, *id)).collect();
        found.into_iter().for_each(|other| {
            if !needed.contains(&other) {
                needed.push(other)
            }
        });
    }
    for (at, pack) in packs.iter_mut().enumerate() {
        if !needed.contains(&at) {
            pack.why_not.get_or_insert_with(|| "nothing that was named needs it".into());
        }
    }
}

/// Until nothing changes: a pack that is left out takes with it those that need it.
fn refuse_without_requirements(packs: &mut [Candidate], problems: &mut Vec<Problem>) {
    while refuse(packs, problems, |packs, _, manifest| {
        manifest.requires.iter().zip(&manifest.written.requires).find_map(|((id, range), (_, written))| {
            let (why, help) = lacking(packs, *id, range, written)?;
            let message = format!("`{}` requires `{id}` {written}, {why}", manifest.written.id);
            Some(manifest.problem("requires", id.as_str(), message).help(help))
        })
    }) {}
}

/// Why a required pack is not there, and what to do.
fn lacking(packs: &[Candidate], id: Name, range: &VersionReq, written: &str) -> Option<(String, String)> {
    if let Some(manifest) = find(packs, id).and_then(|at| packs[at].enabled()) {
        let version = &manifest.version;
        return (!range.matches(version)).then(|| {
            (format!("and {version} is installed"), format!("install a version of `{id}` in {written}"))
        });
    }
    if packs.iter().any(|pack| pack.id() == id.as_str()) {
        return Some(("which is not loaded".into(), format!("mend `{id}` first; its own problem says why")));
    }
    let known = packs.iter().map(Candidate::id);
    let help = match did_you_mean(id.as_str(), known) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("put `{id}` into the folder mods"),
    };
    Some(("which is not installed".into(), help))
}

/// The pack that says it does not work with another is the one left out.
fn refuse_conflicts(packs: &mut [Candidate], problems: &mut Vec<Problem>) {
    refuse(packs, problems, |packs, _, manifest| {
        manifest.conflicts.iter().find_map(|(id, range)| {
            let other = packs[find(packs, *id)?].enabled().filter(|other| range.matches(&other.version))?;
            let message = format!(
                "`{}` does not work with `{id}`, and {} is installed",
                manifest.written.id, other.version
            );
            Some(manifest.problem("conflicts", id.as_str(), message).help("keep one of the two in mods"))
        })
    });
}

fn warn_about_options(packs: &[Candidate], problems: &mut Vec<Problem>) {
    for manifest in packs.iter().filter_map(Candidate::enabled) {
        for ((id, range), (_, written)) in manifest.optional.iter().zip(&manifest.written.optional) {
            let other = find(packs, *id).and_then(|at| packs[at].enabled());
            if let Some(other) = other.filter(|other| !range.matches(&other.version)) {
                let message = format!(
                    "`{}` makes use of `{id}` {written}, and {} is installed",
                    manifest.written.id, other.version
                );
                let problem = manifest.problem("optional", id.as_str(), message);
                problems.push(problem.help(format!("install a version of `{id}` in {written}")).warning());
            }
        }
    }
}

/// The packs that are loaded before one.
fn before(packs: &[Candidate], at: usize) -> Vec<usize> {
    let Some(manifest) = packs[at].enabled() else { return Vec::new() };
    let asked = manifest.requires.iter().chain(&manifest.optional).map(|(id, _)| *id);
    let named = asked.chain(manifest.written.load_after.iter().copied()).filter_map(|id| find(packs, id));
    // The core pack is before every other, whether they say so or not.
    let core = (0..packs.len()).filter(|&other| packs[other].origin == Origin::Core && other != at);
    if packs[at].origin == Origin::Core { Vec::new() } else { named.chain(core).collect() }
}

/// Again and again the first by id of those whose predecessors are all placed.
fn sort(packs: &[Candidate]) -> Vec<usize> {
    let mut sorted: Vec<usize> = Vec::new();
    loop {
        let ready = (0..packs.len()).filter(|at| packs[*at].enabled().is_some() && !sorted.contains(at));
        let ready = ready.filter(|&at| {
            before(packs, at).iter().all(|other| packs[*other].enabled().is_none() || sorted.contains(other))
        });
        match ready.min_by_key(|&at| packs[at].id()) {
            Some(next) => sorted.push(next),
            None => return sorted,
        }
    }
}

/// Among packs that wait for each other there is a circle: who goes back from pack to pack comes to it.
fn refuse_circle(packs: &mut [Candidate], stuck: &[usize], problems: &mut Vec<Problem>) {
    let waits_for = |at: usize| before(packs, at).into_iter().find(|other| stuck.contains(other));
    let mut way = vec![stuck[0]];
    let circle = loop {
        let Some(next) = way.last().copied().and_then(waits_for) else { break way.clone() };
        if let Some(start) = way.iter().position(|&known| known == next) {
            break way[start..].to_vec();
        }
        way.push(next);
    };
    let ids: Vec<String> = circle.iter().chain(&circle[..1]).map(|&at| packs[at].id().to_owned()).collect();
    let message = format!("these packs wait for each other: {}", ids.join(" → "));
    for (place, &at) in circle.iter().enumerate() {
        let Some(manifest) = packs[at].enabled() else { continue };
        let next = &ids[place + 1];
        let quoted = format!("\"{next}\"");
        let start = manifest.text.find(&quoted).unwrap_or(0);
        let problem = Problem::at(&manifest.file, &manifest.text, start..start + quoted.len(), &message)
            .help("take one of them out of requires, optional or load_after");
        packs[at].disable(problem, problems);
    }
}
