//! Overlays over the table.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
