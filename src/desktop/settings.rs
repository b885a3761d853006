//! What a player has chosen to see and hear, kept between runs. A broken file is set aside with a message.

use std::path::PathBuf;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::acting::Bindings;
use super::library::Troubles;

#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The tag of a language: `en`, `es`.
    pub language: String,
    /// Of panels and overlays: 0.75 to 2.5.
    pub ui_scale: f32,
    /// Of the words on cards: 1.0 to 1.5.
    pub card_text: f32,
    /// Of motion: 0.5 to 4; 0 is off.
    pub animation_speed: f32,
    pub reduced_motion: bool,
    pub high_contrast: bool,
    /// Blue in the place of verdigris, for who cannot tell green from red.
    pub clear_colours: bool,
    pub fullscreen: bool,
    /// 0 to 1.
    pub sound_volume: f32,
    pub interface_volume: f32,
    pub ambience_volume: f32,
    /// The lessons that were played to their end, by their names.
    pub lessons_done: std::collections::BTreeSet<String>,
    /// The names of the last players.
    pub names: [String; 2],
    /// The decks they had, by their names; empty before the first match.
    pub decks: [String; 2],
    /// The curtain opens at a click, not by holding.
    pub curtain_by_click: bool,
    /// Which keys and buttons do what.
    pub bindings: Bindings,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: "en".into(),
            ui_scale: 1.0,
            card_text: 1.0,
            animation_speed: 1.0,
            reduced_motion: false,
            high_contrast: false,
            clear_colours: false,
            fullscreen: false,
            sound_volume: 0.8,
            interface_volume: 0.6,
            ambience_volume: 0.3,
            lessons_done: std::collections::BTreeSet::new(),
            names: [String::new(), String::new()],
            decks: [String::new(), String::new()],
            curtain_by_click: true,
            bindings: Bindings::default(),
        }
    }
}

impl Settings {
    /// Whether anything moves at all.
    pub fn in_motion(&self) -> bool {
        self.animation_speed > 0.0 && !self.reduced_motion
    }

    /// Numbers out of a file are brought into their bounds.
    fn bounded(mut self) -> Self {
        let bound = |number: f32, low: f32, high: f32, otherwise: f32| {
            if number.is_finite() { number.clamp(low, high) } else { otherwise }
        };
        self.ui_scale = bound(self.ui_scale, 0.75, 2.5, 1.0);
        self.card_text = bound(self.card_text, 1.0, 1.5, 1.0);
        self.animation_speed = bound(self.animation_speed, 0.0, 4.0, 1.0);
        for volume in [&mut self.sound_volume, &mut self.interface_volume, &mut self.ambience_volume] {
            *volume = bound(*volume, 0.0, 1.0, 0.5);
        }
        self
    }
}

fn file() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "bloodless")
        .map(|folders| folders.config_dir().join("settings.ron"))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
    app.init_resource::<FirstStart>();
    app.init_resource::<Troubles>();
}

/// Settings are read and written where a player has chosen them.
pub(super) fn keep_on_disk(app: &mut App) {
    app.add_systems(PreStartup, read_settings.before(super::library::open_the_packs));
    app.add_systems(Last, write_settings.run_if(resource_changed::<Settings>));
}

/// Nobody has ever changed a setting here: the game is new to whoever starts it.
#[derive(Resource, Default)]
pub struct FirstStart(pub bool);

fn read_settings(
    mut settings: ResMut<Settings>,
    mut first: ResMut<FirstStart>,
    mut troubles: ResMut<Troubles>,
) {
    let Some(file) = file() else { return };
    let text = match std::fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            first.0 = true;
            return;
        }
        Err(error) => return troubles.add(&file, format!("the settings cannot be read: {error}")),
    };
    match ron::from_str::<Settings>(&text) {
        Ok(read) => *settings = read.bounded(),
        Err(error) => {
            let aside = file.with_extension("broken.ron");
            let moved = std::fs::rename(&file, &aside).is_ok();
            let where_to = if moved { format!("; it is kept as {}", aside.display()) } else { String::new() };
            troubles.add(&file, format!("the settings were broken and start anew: {error}{where_to}"));
        }
    }
}

fn write_settings(
    settings: Res<Settings>,
    mut kept: Local<Option<Settings>>,
    mut troubles: ResMut<Troubles>,
) {
    // What was just read need not be written.
    let Some(before) = kept.replace(settings.clone()) else { return };
    if before == *settings {
        return;
    }
    let Some(file) = file() else { return };
    if let Err(error) = write(&file, &settings) {
        troubles.add(&file, format!("the settings cannot be kept: {error}"));
    }
}

fn write(file: &std::path::Path, settings: &Settings) -> std::io::Result<()> {
    use std::io::Write;
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default())
        .map_err(std::io::Error::other)?;
    let folder = file.parent().unwrap_or(std::path::Path::new("."));
    std::fs::create_dir_all(folder)?;
    let mut fresh = tempfile::NamedTempFile::new_in(folder)?;
    fresh.write_all(text.as_bytes())?;
    fresh.persist(file).map_err(|error| error.error)?;
    Ok(())
}
