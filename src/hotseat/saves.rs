//! Where records of matches are kept.

use std::path::PathBuf;

/// The folder of the user's matches; nothing if the user has no home folder.
pub fn saves_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "bloodless").map(|folders| folders.data_dir().join("saves"))
}

/// The record of the match that is being played.
pub fn current_save() -> Option<PathBuf> {
    saves_folder().map(|folder| folder.join("current.bloodless"))
}

/// The record of the match that the game plays by itself: it is never in the way of the players' own.
pub fn watched_save() -> Option<PathBuf> {
    saves_folder().map(|folder| folder.join("watched").join("current.bloodless"))
}
