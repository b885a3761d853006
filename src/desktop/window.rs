//! The window itself, and Bevy's own plugins as this game wants them.

use std::path::PathBuf;
use std::process::ExitCode;

use bevy::asset::UnapprovedPathMode;
use bevy::audio::{AudioPlugin, Volume};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;

use crate::mods::Sources;
use crate::tools::WatchCall;
use crate::{DesktopPlugin, RulesPlugin};

/// Opens the game and runs it until it is closed; it plays by itself if that was called for.
pub fn run(watch: Option<WatchCall>) -> ExitCode {
    let Some(sources) = Sources::find() else {
        eprintln!(
            "there is no folder cards/core; put it beside the program or run it from the game's folder"
        );
        return ExitCode::from(2);
    };
    let mut app = App::new();
    // What goes wrong in one system is told and passed over: a match must not end for it.
    app.set_error_handler(bevy::ecs::error::error);
    app.insert_resource(Packs(sources)).add_plugins((RulesPlugin, DesktopPlugin::Window));
    if let Some(call) = watch {
        app.add_plugins(super::watching::Watching::of(call));
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Where the packs are that the game was started with.
#[derive(Resource, Clone)]
pub struct Packs(pub Sources);

impl Packs {
    /// The folder of the game: the one in which `cards/core` and `assets` lie.
    pub fn home(&self) -> PathBuf {
        let core = std::path::absolute(&self.0.core).unwrap_or_else(|_| self.0.core.clone());
        core.ancestors().nth(2).map(PathBuf::from).unwrap_or_default()
    }
}

/// Bevy's plugins and egui's, with a window or without.
pub(super) fn open(app: &mut App, how: DesktopPlugin) {
    let assets = app.world().get_resource::<Packs>().map(|packs| packs.home().join("assets"));
    let defaults = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(Window {
                title: "Bloodless".into(),
                name: Some("bloodless".into()),
                resolution: WindowResolution::new(1600, 900),
                resize_constraints: WindowResizeConstraints {
                    min_width: 960.0,
                    min_height: 540.0,
                    ..default()
                },
                ..default()
            }),
            ..default()
        })
        .set(AssetPlugin {
            file_path: assets.map_or_else(|| "assets".into(), |folder| folder.to_string_lossy().into_owned()),
            unapproved_path_mode: UnapprovedPathMode::Forbid,
            ..default()
        })
        .set(ImagePlugin::default_linear())
        .set(LogPlugin { filter: "warn,bloodless=info,symphonia=off".into(), ..default() });
    let defaults = match how {
        DesktopPlugin::Window => defaults,
        DesktopPlugin::Unseen => defaults
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .set(RenderPlugin {
                render_creation: WgpuSettings { backends: None, ..default() }.into(),
                ..default()
            })
            .set(AudioPlugin { global_volume: Volume::SILENT.into(), ..default() }),
    };
    app.add_plugins((defaults, EguiPlugin::default()));
    app.insert_resource(ClearColor(super::theme::WALNUT_DARK));
}
