//! The real program from outside: its calls, whole matches by script, records and what damages them.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod game {
    pub mod matches;
    pub mod program;

    mod branches;
    mod calls;
    mod disk;
    mod forks;
    mod formats;
    mod frames;
    mod fuzz;
    mod hostile;
    mod kills;
    mod playing;
    mod reasons;
    mod records;
    mod reports;
    mod shelf;
    mod shrinking;
    mod simulating;
    mod speaking;
    mod supply;
    mod undoing;
}
