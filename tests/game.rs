//! The real program from outside: its calls, whole matches by script, records and what damages them.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod game {
    pub mod program;

    mod calls;
    mod forks;
    mod frames;
    mod fuzz;
    mod hostile;
    mod kills;
    mod playing;
    mod records;
    mod shrinking;
    mod simulating;
    mod speaking;
    mod supply;
}
