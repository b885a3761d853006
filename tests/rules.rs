//! The Comprehensive Rules, one module a chapter, every test named by the number of its rule.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "common/mod.rs"]
mod common;

mod rules {
    mod tidy;

    mod definitions;
    mod processes;
    mod rulings_of_the_project;
    mod settled_events;
    mod settled_numbers_to_combat;
    mod settled_playing;
}
