//! The long tests, for release builds: many random matches, and what must hold at any moment of any match.

mod soak {
    mod support;

    mod balance;
    mod coverage;
    mod endings;
    mod explaining;
    mod fixtures;
    mod refusals;
    mod replaying;
    mod undoing;
    mod views;
}
