//! The game in a real window: a display without a screen, a pointer and keys from outside. What is waited for is
//! what a player could see: the record on disk, and the picture.
#![cfg(feature = "desktop")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::float_arithmetic, reason = "places on the screen are no part of a match")]

#[path = "window/curtain.rs"]
mod curtain;
#[path = "window/desk.rs"]
mod desk;
#[path = "window/keyboard.rs"]
mod keyboard;
#[path = "window/mouse.rs"]
mod mouse;
#[path = "window/stopping.rs"]
mod stopping;
