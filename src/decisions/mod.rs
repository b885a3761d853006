//! The pending question, its legal answers, and why an answer is not legal.

mod legal;
mod question;

pub use legal::{
    can_play, check_play, flip_cost, instant_answers, main_question, pays_at_flip, play_spaces, victims,
    why_not,
};
pub use question::{Answer, Ask, PendingDecision, Question};
