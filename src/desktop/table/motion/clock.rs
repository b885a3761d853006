//! The time that motion goes by: faster or slower as the player likes, and four times as fast while a key is
//! held.

use bevy::prelude::*;

use super::super::super::settings::Settings;

/// Held down, it hurries what is being played back.
const HURRY: KeyCode = KeyCode::Space;

/// Seconds of motion.
#[derive(Resource, Default, Clone, Copy, Debug)]
pub struct Clock {
    pub now: f32,
    /// Nothing moves: it is where it belongs at once.
    pub still: bool,
}

pub fn tick(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut clock: ResMut<Clock>,
) {
    let hurried = keys.is_some_and(|keys| keys.pressed(HURRY));
    let speed = settings.animation_speed * if hurried { 4.0 } else { 1.0 };
    // A frame after a long wait does not skip what begins with it.
    clock.now += time.delta_secs().min(0.05) * speed;
    clock.still = !settings.in_motion();
}
