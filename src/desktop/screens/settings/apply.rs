//! What the settings say is done: the window's mode and the papers of the overlays.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::super::super::kit::{Kit, Print};
use super::super::super::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply.run_if(resource_changed::<Settings>));
}

fn apply(settings: Res<Settings>, mut kit: ResMut<Kit>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    let print = Print { high_contrast: settings.high_contrast, clear_colours: settings.clear_colours };
    if kit.print != print {
        kit.print = print;
    }
    let mode = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if let Ok(mut window) = window.single_mut()
        && window.mode != mode
    {
        window.mode = mode;
    }
}
