//! The real program from outside: its calls, whole matches by script, records and what damages them.

mod game {
    pub mod program;

    mod calls;
    mod frames;
    mod fuzz;
    mod playing;
    mod records;
    mod simulating;
}
