//! The command line: what can be called, and the exit code that comes of it.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, CommandFactory, Parser, Subcommand};

use super::stop::Stop;
use super::{Policy, cards, check, play, reference, replay, shrink, summary, test};

/// Bloodless: a trading card game for two, whose every card is data.
#[derive(Parser)]
#[command(name = "bloodless", version)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play many matches by chance and say what came of them.
    Simulate(SimulateCall),
    /// Play a match for two people.
    Play(PlayCall),
    /// Watch the game play by itself in the window.
    Watch(WatchCall),
    /// Verify the record of a match and print its history.
    Replay(ReplayCall),
    /// Find the shortest record that still breaks what a record breaks.
    Shrink(ShrinkCall),
    /// Run the scenarios of packs: tests that are written as data.
    Test(TestCall),
    /// Look for mistakes in the files of packs and say where they are.
    Check(CheckCall),
    /// Print the cards as a player reads them.
    Cards(CardsCall),
    /// Print the reference of the card language.
    #[command(hide = true)]
    Reference,
}

#[derive(Args)]
pub struct SimulateCall {
    /// How many matches.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The same seed gives the same matches.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A deck of the pack by its name, or a RON file; give it twice.
    #[arg(long = "deck", value_name = "DECK")]
    pub decks: Vec<String>,
    /// All decks of the core pack, or all that are named, each against each other.
    #[arg(long)]
    pub field: bool,
    /// New legal decks for every match, out of all cards of all packs.
    #[arg(long, conflicts_with_all = ["field", "decks"])]
    pub random: bool,
    /// Count what each card and ability did; with random decks out of all cards unless some are named.
    #[arg(long)]
    pub coverage: bool,
    /// How the players choose among the legal answers.
    #[arg(long, value_enum, default_value_t = Policy::Random)]
    pub policy: Policy,
    /// How many matches are played at once; as many as there are cores unless said otherwise.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print the result for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct PlayCall {
    /// In the terminal.
    #[arg(long)]
    pub text: bool,
    /// The same seed deals the same cards; by chance unless given.
    #[arg(long, conflicts_with = "continue")]
    pub seed: Option<u64>,
    /// A deck of the pack by its name, or a RON file; give it twice.
    #[arg(long = "deck", value_name = "DECK", conflicts_with = "continue")]
    pub decks: Vec<String>,
    /// Where the match is recorded; in the user's data folder unless said otherwise.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Take the recorded match up where it was left.
    #[arg(long)]
    pub r#continue: bool,
    /// Play on from another recorded match, which stays as it is.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["continue", "seed", "decks"])]
    pub from: Option<PathBuf>,
    /// After the first so many answers of it; at its end unless said otherwise.
    #[arg(long, value_name = "N", requires = "from")]
    pub to: Option<usize>,
    /// In this language; English unless said otherwise.
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
}

/// The game plays by itself in the window; what it plays is kept apart from the player's matches.
#[derive(Args, Clone, Debug)]
pub struct WatchCall {
    /// Close the window after so many matches; else it goes on until it is closed.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub matches: Option<u32>,
    /// The same seed plays the same matches.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// New legal decks for every match, out of all cards of all packs.
    #[arg(long)]
    pub random: bool,
    /// Answers as fast as the window can show what comes of them.
    #[arg(long)]
    pub fast: bool,
    /// Print a line for every table that is shown: the seed, the answers given so far, the hash.
    #[arg(long)]
    pub tell: bool,
}

/// What opens the window, in a build that has one.
pub type Window = fn(Option<WatchCall>) -> ExitCode;

#[derive(Args)]
pub struct CardsCall {
    /// Only cards with this in their identity, name, kin, keywords, type or text.
    pub filter: Option<String>,
    /// In this language; English unless said otherwise.
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// Print the cards for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ReplayCall {
    /// The record of a match.
    pub file: PathBuf,
    /// Only the first so many answers.
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// In this language; English unless said otherwise.
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// Print the history for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ShrinkCall {
    /// The record of a match that breaks an invariant.
    pub file: PathBuf,
    /// Where the shorter record is written; beside the other unless given.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Args)]
pub struct TestCall {
    /// Folders or files; the core pack and all mods unless given.
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Only scenarios whose name contains this.
    #[arg(long, value_name = "NAME")]
    pub filter: Option<String>,
    /// Print the result for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct CheckCall {
    /// Packs or files of them; the core pack and all mods unless said otherwise.
    pub paths: Vec<PathBuf>,
    /// Print the problems for programs.
    #[arg(long)]
    pub json: bool,
}

/// Runs what was called: 0 for success, 1 for problems in what was given, 2 for a wrong call. Without arguments
/// the window is opened, where there is one.
pub fn run(window: Option<Window>) -> ExitCode {
    let called = match CommandLine::try_parse() {
        Ok(called) => called,
        Err(error) => {
            // A reader that went away is no reason to complain.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    let called = match (called.command, window) {
        (None, Some(open)) => return open(None),
        (Some(Command::Watch(call)), Some(open)) => return open(Some(call)),
        (command, _) => command,
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = carry_out(called, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            let shown = out.flush().is_ok();
            if shown && !stop.is_silent() {
                let _ = writeln!(io::stderr(), "{stop}");
            }
            // What is still buffered for a closed pipe must not be tried again.
            let (_, _unwritten) = out.into_parts();
            stop.exit_code()
        }
    }
}

fn carry_out(called: Option<Command>, out: &mut dyn Write) -> Result<(), Stop> {
    match called {
        None => Ok(write!(out, "{}", CommandLine::command().render_help())?),
        Some(Command::Simulate(call)) => summary::run(&call, out),
        Some(Command::Play(call)) => play::run(&call, out),
        Some(Command::Watch(_)) => Err(Stop::WrongCall(
            "this build of the game has no window; build it with its default features to watch it".into(),
        )),
        Some(Command::Replay(call)) => replay::run(&call, out),
        Some(Command::Shrink(call)) => shrink::run(&call, out),
        Some(Command::Test(call)) => test::run(&call, out),
        Some(Command::Check(call)) => check::run(&call, out),
        Some(Command::Cards(call)) => cards::run(&call, out),
        Some(Command::Reference) => Ok(write!(out, "{}", reference::document())?),
    }
}
