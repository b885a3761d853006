//! How a match in the terminal begins: anew, where it was left, or from a moment of another.

use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::path::Path;

use super::super::command_line::PlayCall;
use super::super::packs;
use super::super::stop::Stop;
use crate::history::MatchRecord;
use crate::hotseat::{HotSeat, SeatError};
use crate::mods::Loaded;
use crate::table::MatchSetup;
use crate::text::{Args, Tongue, Whereabouts, record_words, seat_words};

/// The match that a call asks for.
pub fn sit_down(
    call: &PlayCall,
    loaded: &Loaded,
    path: &Path,
    tongue: &Tongue,
    out: &mut dyn Write,
) -> Result<HotSeat, Stop> {
    match &call.from {
        _ if call.r#continue => take_up(loaded, path, tongue, out),
        Some(from) => branch(call, from, loaded, path, tongue, out),
        None => start(call, loaded, path, tongue, out),
    }
}

fn take_up(loaded: &Loaded, path: &Path, tongue: &Tongue, out: &mut dyn Write) -> Result<HotSeat, Stop> {
    let (seat, damage) = HotSeat::take_up(loaded, path).map_err(|error| stop(&error, tongue))?;
    if let Some(error) = damage {
        let whole = seat.game().answers().len();
        let what = record_words(&error, Whereabouts::Terminal, tongue);
        let args = Args::new().text("error", &what).text("answers", &whole.to_string());
        writeln!(out, "{}", tongue.say("terminal-damaged", &args))?;
        writeln!(out, "{}", tongue.say("terminal-goes-on", &args))?;
    }
    Ok(seat)
}

/// Plays on from a moment of another match, which stays as it is.
fn branch(
    call: &PlayCall,
    from: &Path,
    loaded: &Loaded,
    path: &Path,
    tongue: &Tongue,
    out: &mut dyn Write,
) -> Result<HotSeat, Stop> {
    let named = || Args::new().text("path", &from.display().to_string());
    if !from.is_file() {
        return Err(Stop::WrongCall(tongue.say("replay-no-file", &named())));
    }
    let problem = |error| stop(&SeatError::Record { path: from.to_owned(), error }, tongue);
    let (record, cut_off) = MatchRecord::read(from).map_err(problem)?;
    let answers = call.to.unwrap_or(usize::MAX);
    if let Some(error) = cut_off.filter(|_| answers > record.answers.len()) {
        return Err(problem(error));
    }
    let (seat, kept) =
        HotSeat::branch(loaded, &record, answers, path).map_err(|error| stop(&error, tongue))?;
    tell_kept(kept.as_deref(), tongue, out)?;
    let given = seat.game().answers().len().to_string();
    writeln!(out, "{}", tongue.say("terminal-branched", &named().text("answers", &given)))?;
    Ok(seat)
}

fn start(
    call: &PlayCall,
    loaded: &Loaded,
    path: &Path,
    tongue: &Tongue,
    out: &mut dyn Write,
) -> Result<HotSeat, Stop> {
    let decks = packs::decks(loaded, &call.decks)?;
    packs::refuse_illegal(&loaded.set, &decks)?;
    // Hashers are seeded by chance: any number will do where none was asked for.
    let seed = call.seed.unwrap_or_else(|| RandomState::new().hash_one(std::process::id()));
    let set = loaded.set_for(&decks);
    let (seat, kept) =
        HotSeat::start(&set, MatchSetup::new(seed, decks), path).map_err(|error| stop(&error, tongue))?;
    tell_kept(kept.as_deref(), tongue, out)?;
    Ok(seat)
}

fn tell_kept(kept: Option<&Path>, tongue: &Tongue, out: &mut dyn Write) -> Result<(), Stop> {
    if let Some(kept) = kept {
        let args = Args::new().text("path", &kept.display().to_string());
        writeln!(out, "{}", tongue.say("terminal-kept", &args))?;
    }
    Ok(())
}

/// A record that is wrong is a problem found in what was given; anything else a wrong call.
fn stop(error: &SeatError, tongue: &Tongue) -> Stop {
    let said = seat_words(error, Whereabouts::Terminal, tongue);
    match error {
        SeatError::IllegalDecks(_) | SeatError::Record { .. } | SeatError::Refused(_) => Stop::Problem(said),
        SeatError::Unwritable { .. }
        | SeatError::ChangedElsewhere(_)
        | SeatError::InTheWay(_)
        | SeatError::NoRecord(_)
        | SeatError::NotKept => Stop::WrongCall(said),
    }
}
