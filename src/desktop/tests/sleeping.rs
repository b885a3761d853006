//! A window in which nothing happens asks for no frames.

use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};

use super::super::acts::Act;
use super::Unseen;

/// How soon a next frame is wanted: at once, or after a time.
fn wanted(unseen: &mut Unseen) -> Duration {
    // Whatever happened has been seen to its end.
    for _ in 0..400 {
        unseen.app.update();
    }
    let world = unseen.app.world();
    if !world.resource::<Messages<RequestRedraw>>().is_empty() {
        return Duration::ZERO;
    }
    match world.resource::<WinitSettings>().focused_mode {
        UpdateMode::Reactive { wait, .. } => wait,
        UpdateMode::Continuous => Duration::ZERO,
    }
}

#[test]
fn title_and_curtain_sleep_and_the_table_only_breathes() {
    let mut unseen = Unseen::open();
    assert!(wanted(&mut unseen) >= Duration::from_secs(1), "the title");
    unseen.sit_down(5);
    assert!(wanted(&mut unseen) >= Duration::from_secs(1), "the curtain");
    unseen.act(Act::LiftCurtain);
    assert!(unseen.view().is_some());
    assert!(wanted(&mut unseen) >= Duration::from_millis(40), "the table");
}
