//! `bloodless replay`: verifies a record and prints the history of its match.

use std::io::Write;

use serde_json::{Value, json};

use super::command_line::ReplayCall;
use super::packs;
use super::stop::Stop;
use crate::cards::EventKind;
use crate::history::{Game, MatchRecord, RecordError, Status};
use crate::text::{
    Args, Cast, Told, Tongue, Whereabouts, difference_words, ending_words, history_line, printable,
    record_words,
};

pub fn run(call: &ReplayCall, out: &mut dyn Write) -> Result<(), Stop> {
    let loaded = packs::load()?;
    let tongue = packs::tongue(&loaded, call.lang.as_deref())?;
    if !call.file.is_file() {
        let path = Args::new().text("path", &call.file.display().to_string());
        return Err(Stop::WrongCall(tongue.say("replay-no-file", &path)));
    }
    let problem = |error: RecordError| {
        let said = record_words(&error, Whereabouts::Terminal, &tongue);
        Stop::Problem(format!("{}: {said}", call.file.display()))
    };
    let (record, cut_off) = MatchRecord::read(&call.file).map_err(problem)?;
    let to = call.to.unwrap_or(usize::MAX);
    // The whole part of a damaged record can be looked at by asking for no more than that.
    if let Some(error) = cut_off.filter(|_| to > record.answers.len()) {
        return Err(problem(error));
    }
    let installed = loaded.set_for(&record.setup().decks());
    for difference in record.differences(&installed) {
        let args = Args::new().text("difference", &difference_words(&difference, &tongue));
        eprintln!("{}", tongue.say("replay-differs", &args));
    }
    let (mut game, damage) = record.replay(&installed, to).map_err(problem)?;
    if let Some(error) = damage {
        return Err(problem(error));
    }
    match call.json {
        true => print_json(&mut game, &record, &tongue, out),
        false => {
            print_history(&mut game, &tongue, out)?;
            print_remarks(&record, &tongue, out)
        }
    }
}

fn print_history(game: &mut Game, tongue: &Tongue, out: &mut dyn Write) -> Result<(), Stop> {
    let cast = Cast::of(game, None, tongue);
    let setup = game.setup();
    let [one, other] = setup.seats.each_ref().map(|seat| format!("{}: {}", seat.name, seat.deck.name));
    let args = Args::new().text("one", &printable(&one)).text("other", &printable(&other));
    writeln!(out, "{}", tongue.say("replay-seed", &args.text("seed", &setup.seed.to_string())))?;
    let mut turns = Turns::default();
    for (id, record) in game.history().since(0) {
        let told = Told::open(id, record);
        if let Some(turn) = turns.starts(&told) {
            let who = told.line.player.map_or("", |player| cast.player(player));
            let heading = Args::new().with("turn", turn).text("who", who);
            writeln!(out, "\n{}", tongue.say("replay-heading", &heading))?;
        }
        writeln!(out, "{}", history_line(game, id, &cast))?;
    }
    let ending = game
        .ending()
        .map_or_else(|| tongue.say("replay-unfinished", &Args::new()), |ending| ending_words(ending, &cast));
    let args = Args::new().text("ending", &ending).with("answers", game.answers().len() as u32);
    writeln!(out, "\n{}", tongue.say("replay-verified", &args))?;
    writeln!(out, "hash {}", hex(&game.hash()))?;
    Ok(())
}

/// What stands beside the match in a bug report.
fn print_remarks(record: &MatchRecord, tongue: &Tongue, out: &mut dyn Write) -> Result<(), Stop> {
    if record.remarks.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}", tongue.say("replay-remarks", &Args::new()))?;
    for remark in &record.remarks {
        writeln!(out, "  {}", remark.chars().filter(|letter| !letter.is_control()).collect::<String>())?;
    }
    Ok(())
}

fn print_json(
    game: &mut Game,
    record: &MatchRecord,
    tongue: &Tongue,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let cast = Cast::of(game, None, tongue);
    let mut turns = Turns::default();
    let events: Vec<Value> = game
        .history()
        .since(0)
        .map(|(id, record)| {
            let told = Told::open(id, record);
            turns.starts(&told);
            json!({
                "event": id.0,
                "turn": turns.number,
                "kind": record.event.kind,
                "text": told.words(&cast),
                "status": record.status,
                "cause": record.cause,
                "source": record.source.map(|card| cast.then(id).card(Some(card))),
            })
        })
        .collect();
    let hash = hex(&game.hash());
    let said = json!({
        "seed": game.setup().seed,
        "decks": game.setup().seats.each_ref().map(|seat| seat.deck.name.as_str()),
        "answers": game.answers().len(),
        "recorded_answers": record.answers.len(),
        "remarks": record.remarks,
        "events": events,
        "ending": game.ending(),
        "result": game.ending().map(|ending| ending_words(ending, &cast)),
        "hash": hash,
    });
    let text = serde_json::to_string_pretty(&said).map_err(std::io::Error::other)?;
    Ok(writeln!(out, "{text}")?)
}

/// A hash as it is written.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Counts the turns of a history. A skipped turn has an End but no Start (S19).
#[derive(Default)]
struct Turns {
    number: u32,
    ended: u32,
}

impl Turns {
    /// The number of the turn that starts with this event, if one does.
    fn starts(&mut self, told: &Told) -> Option<u32> {
        let done = told.line.status == Status::Resolved;
        match told.line.kind {
            EventKind::TurnStart => {
                self.number = self.ended + 1;
                Some(self.number)
            }
            EventKind::TurnEnd if done => {
                let skipped = self.number == self.ended;
                self.ended += 1;
                self.number = self.ended;
                skipped.then_some(self.number)
            }
            _ => None,
        }
    }
}
