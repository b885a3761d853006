//! The pending question, its legal answers, and why an answer is not legal.

mod legal;
mod playable;
mod question;

pub use legal::{MOST_ANSWERS, flip_cost, instant_answers, main_question, overruled, pays_at_flip, why_not};
pub use playable::{can_afford, can_play, can_play_card, check_play, needs_no_space, play_spaces, victims};
pub use question::{Answer, Ask, PendingDecision, Question};
