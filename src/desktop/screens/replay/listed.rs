//! A record on the shelf: what is known of it at once, and what is found by playing it in the background.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::super::super::library::Library;
use super::shelf::Shelf;
use crate::history::{MatchRecord, RecordError};
use crate::hotseat::{ShownBoard, Summary, current_save, shelf};
use crate::text::{Args, reason_of_draw};
use crate::turn::Ending;

/// A record of the saves folder.
pub struct Listed {
    pub path: PathBuf,
    pub when: SystemTime,
    /// What it is called on the shelf.
    pub name: String,
    /// It is the match that *Continue* goes on with.
    pub current: bool,
    /// Who played with what, or what is wrong with the file.
    pub about: Result<String, String>,
    names: [String; 2],
    /// How it ended.
    pub result: Option<String>,
    pub board: Option<ShownBoard>,
    /// The row of who won.
    pub winner: Option<usize>,
    playing: Option<Task<Result<Summary, RecordError>>>,
}

/// Every record, the latest first.
pub fn list(library: &Library, folder: Option<&Path>) -> Vec<Listed> {
    let files = folder.map(shelf::records_in).unwrap_or_default();
    let mut records: Vec<Listed> = files.into_iter().map(|path| describe(library, path)).collect();
    records.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| a.path.cmp(&b.path)));
    records
}

fn describe(library: &Library, path: PathBuf) -> Listed {
    let when = path.metadata().and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let stem = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let current = current_save().is_some_and(|save| save == path);
    let mut listed = Listed {
        when,
        name: if current { library.say("shelf-current") } else { stem },
        current,
        about: Err(String::new()),
        names: Default::default(),
        result: None,
        board: None,
        winner: None,
        playing: None,
        path,
    };
    let record = match MatchRecord::read(&listed.path) {
        Ok((record, _)) => record,
        Err(error) => {
            listed.about = Err(library.damage(&error));
            return listed;
        }
    };
    let seats = record.setup().seats.each_ref();
    listed.names = seats.map(|seat| seat.name.clone());
    let [one, other] = seats.map(|seat| {
        let args =
            Args::new().text("name", &seat.name).text("deck", &library.tongue.deck_name(seat.deck.name));
        library.say_with("shelf-player", &args)
    });
    let mut about = library.say_with("replay-players", &Args::new().text("one", &one).text("other", &other));
    if !record.remarks.is_empty() {
        about = format!("{}: {about}", library.say("shelf-report"));
    }
    listed.about = Ok(about);
    let installed = library.loaded.set_for(&record.setup().decks());
    let task = AsyncComputeTaskPool::get().spawn(async move { Summary::of(&record, &installed) });
    listed.playing = Some(task);
    listed
}

impl Listed {
    pub fn is_being_read(&self) -> bool {
        self.playing.is_some()
    }

    fn found(&mut self, library: &Library, found: Result<Summary, RecordError>) {
        let summary = match found {
            Ok(summary) => summary,
            Err(error) => {
                self.about = Err(library.damage(&error));
                return;
            }
        };
        self.board = Some(summary.board);
        self.winner = summary.ending.and_then(Ending::winner).map(|winner| winner.index());
        let result = self.result_words(library, summary.ending);
        let args = Args::new().text("result", &result).with("turns", summary.turns);
        let result = library.say_with("shelf-result", &args);
        self.result = Some(match &summary.damage {
            Some(error) => format!("{result}. {}", library.damage(error)),
            None => result,
        });
    }

    fn result_words(&self, library: &Library, ending: Option<Ending>) -> String {
        let Some(ending) = ending else { return library.say("shelf-unfinished") };
        let Some(winner) = ending.winner() else {
            let Ending::Draw(reason) = ending else { return library.say("shelf-drawn") };
            let why = reason_of_draw(reason, &library.tongue);
            return library.say_with("shelf-drawn-why", &Args::new().text("why", &why));
        };
        let args = Args::new()
            .text("winner", &self.names[winner.index()])
            .text("loser", &self.names[winner.opponent().index()]);
        let conceded = matches!(ending, Ending::Conceded { .. });
        library.say_with(if conceded { "shelf-won-conceded" } else { "shelf-won" }, &args)
    }
}

/// What was found by playing the records is written on the shelf.
pub(super) fn collect(
    mut shelf: ResMut<Shelf>,
    library: Res<Library>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    if !shelf.records.iter().any(Listed::is_being_read) {
        return;
    }
    redraw.write(bevy::window::RequestRedraw);
    for record in &mut shelf.records {
        if let Some(found) = record.playing.as_mut().and_then(check_ready) {
            record.playing = None;
            record.found(&library, found);
        }
    }
}
