//! What is wrong with a record or its file, and what to do about it, in words that fit where they are read.

use std::io;

use crate::cards::DeckFault;
use crate::history::{Difference, RecordError};
use crate::hotseat::SeatError;
use crate::table::PlayerId;
use crate::text::Tongue;
use crate::text::phrase::Args;

/// Where a sentence is read: a remedy of the command line is none in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    Window,
    Terminal,
}

impl Whereabouts {
    fn word(self) -> &'static str {
        match self {
            Self::Window => "window",
            Self::Terminal => "terminal",
        }
    }
}

/// Why a match could not be started, taken up or gone on with.
pub fn seat_words(error: &SeatError, at: Whereabouts, tongue: &Tongue) -> String {
    let place =
        |path: &std::path::Path| Args::new().with("at", at.word()).text("path", &path.display().to_string());
    match error {
        SeatError::Unwritable { path, error } => {
            tongue.say("seat-unwritable", &place(path).text("why", &disk_words(error, tongue)))
        }
        SeatError::ChangedElsewhere(path) => tongue.say("seat-changed-elsewhere", &place(path)),
        SeatError::InTheWay(path) => tongue.say("seat-in-the-way", &place(path)),
        SeatError::IllegalDecks(faults) => illegal_decks(faults, tongue),
        SeatError::NoRecord(path) => tongue.say("seat-no-record", &place(path)),
        SeatError::NotKept => tongue.say("seat-not-kept", &Args::new()),
        SeatError::Record { path, error } => {
            tongue.say("seat-record", &place(path).text("what", &record_words(error, at, tongue)))
        }
        SeatError::Refused(_) => tongue.say("seat-refused", &Args::new()),
    }
}

/// What is wrong with a record.
pub fn record_words(error: &RecordError, at: Whereabouts, tongue: &Tongue) -> String {
    let args = Args::new().with("at", at.word());
    match error {
        RecordError::Unreadable { path, error } => {
            let args = args.text("path", &path.display().to_string());
            tongue.say("record-unreadable", &args.text("why", &disk_words(error, tongue)))
        }
        RecordError::NotARecord => tongue.say("record-none", &args),
        RecordError::OtherFormat { format } => {
            tongue.say("record-other-format", &args.text("format", &format.to_string()))
        }
        RecordError::TooLarge { bytes } => {
            tongue.say("record-too-large", &args.text("bytes", &bytes.to_string()))
        }
        RecordError::DamagedSetup => tongue.say("record-damaged-setup", &args),
        RecordError::OtherCards => tongue.say("record-other-cards", &args),
        RecordError::IllegalDecks(faults) => illegal_decks(faults, tongue),
        RecordError::Damaged { answers } => tongue.say("record-cut-off", &count(args, *answers)),
        RecordError::OtherTable { answer, rules: None } => {
            tongue.say("record-tampered", &count(args, *answer))
        }
        RecordError::OtherTable { answer, rules: Some(rules) } => {
            tongue.say("record-other-rules", &count(args, *answer).text("rules", &rules.to_string()))
        }
        RecordError::IllegalAnswer { answer } => tongue.say("record-illegal-answer", &count(args, *answer)),
    }
}

/// What is different now from when a match was played.
pub fn difference_words(difference: &Difference, tongue: &Tongue) -> String {
    let pack = |id: &str| Args::new().text("pack", id);
    match difference {
        Difference::Rules { then, now } => {
            tongue.say("differs-rules", &Args::new().with("then", *then).with("now", *now))
        }
        Difference::PackGone { id, version } => {
            tongue.say("differs-pack-gone", &pack(id).text("version", version))
        }
        Difference::PackVersion { id, then, now } => {
            tongue.say("differs-pack-version", &pack(id).text("then", then).text("now", now))
        }
        Difference::PackChanged { id } => tongue.say("differs-pack-changed", &pack(id)),
    }
}

/// The answers that are whole, and the one after them.
fn count(args: Args, whole: usize) -> Args {
    args.text("whole", &whole.to_string()).text("next", &(whole + 1).to_string())
}

fn illegal_decks(faults: &[(PlayerId, DeckFault)], tongue: &Tongue) -> String {
    let said = faults.iter().map(|(player, fault)| {
        let args =
            Args::new().with("player", player.index() as u32 + 1).text("fault", &fault_words(fault, tongue));
        format!("\n  {}", tongue.say_of("record-deck-fault", &args))
    });
    tongue.say("record-illegal-decks", &Args::new()) + &said.collect::<String>()
}

fn fault_words(fault: &DeckFault, tongue: &Tongue) -> String {
    let card = |name| Args::new().text("card", &tongue.card_name(name));
    let sizes = |has: u32, needs: u32| Args::new().with("has", has).with("needs", needs);
    match *fault {
        DeckFault::MainSize { has, needs } => tongue.say("fault-main-size", &sizes(has, needs)),
        DeckFault::BloodSize { has, needs } => tongue.say("fault-blood-size", &sizes(has, needs)),
        DeckFault::UnknownCard(name) => {
            tongue.say_of("fault-unknown-card", &Args::new().text("card", name.as_str()))
        }
        DeckFault::VestigeInDeck(name) => tongue.say_of("fault-vestige", &card(name)),
        DeckFault::FlaskInMain(name) => tongue.say_of("fault-flask-in-main", &card(name)),
        DeckFault::NotAFlask(name) => tongue.say_of("fault-not-a-flask", &card(name)),
        DeckFault::OverLimit { name, has, limit } => {
            tongue.say_of("fault-over-limit", &card(name).with("has", has).with("limit", limit))
        }
        DeckFault::TooFewPlainFlasks { has, needs } => tongue.say("fault-plain-flasks", &sizes(has, needs)),
    }
}

/// Why a file could not be read or written. What has no words of its own is said by the system.
pub fn disk_words(error: &io::Error, tongue: &Tongue) -> String {
    use io::ErrorKind as E;
    let id = match error.kind() {
        E::StorageFull | E::QuotaExceeded | E::FileTooLarge => "disk-full",
        E::PermissionDenied => "disk-not-allowed",
        E::ReadOnlyFilesystem => "disk-read-only",
        E::NotFound => "disk-not-found",
        E::IsADirectory => "disk-is-a-folder",
        E::NotADirectory => "disk-no-folder",
        E::AlreadyExists => "disk-taken",
        E::InvalidFilename => "disk-bad-name",
        _ => return error.to_string(),
    };
    tongue.say(id, &Args::new())
}
