//! Everything a person sees.

use bevy::prelude::*;

pub struct DesktopPlugin;

impl Plugin for DesktopPlugin {
    fn build(&self, _app: &mut App) {}
}
