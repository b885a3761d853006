//! Lessons: short matches that teach. What the learner is asked to do, which acts fit, what the opponent does, and
//! going back; whoever shows a lesson asks here.

mod course;
mod rehearsal;

pub use course::{Course, Fit, LEARNER, Misfit};
pub use rehearsal::{Slip, rehearse};
