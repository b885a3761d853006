//! The game in a real window: a display without a screen, a pointer and keys from outside. What is waited for is
//! what a player could see: the record on disk, and the picture.
#![cfg(feature = "desktop")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::float_arithmetic, reason = "places on the screen are no part of a match")]

#[path = "window/curtain.rs"]
mod curtain;
#[path = "window/desk.rs"]
mod desk;
#[path = "window/drag.rs"]
mod drag;
#[path = "window/dropping.rs"]
mod dropping;
#[path = "window/hands.rs"]
mod hands;
#[path = "window/idle.rs"]
mod idle;
#[path = "window/keyboard.rs"]
mod keyboard;
#[path = "window/kills.rs"]
mod kills;
#[path = "window/mouse.rs"]
mod mouse;
#[path = "window/places.rs"]
mod places;
#[path = "window/plan.rs"]
mod plan;
#[path = "window/player.rs"]
mod player;
#[path = "window/screen.rs"]
mod screen;
#[path = "window/stopping.rs"]
mod stopping;
