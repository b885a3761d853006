//! Players for the simulator: they choose among the legal answers and never concede.

use crate::decisions::{Answer, Question};
use crate::history::Chance;

/// How a simulated player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Policy {
    /// Any legal answer, each as likely as the others.
    Random,
    /// Plays a card whenever it can, draws when it may, and otherwise chooses at random.
    Eager,
}

impl Policy {
    pub fn choose(self, question: &Question, chance: &mut Chance) -> usize {
        let any = |chance: &mut Chance| chance.below(question.answers.len() as u32) as usize;
        match self {
            Self::Random => any(chance),
            Self::Eager => {
                let wanted = |answer: &Answer| matches!(answer, Answer::Play(_) | Answer::Yes);
                let eager = pick_among(question, wanted, chance);
                let eager = eager
                    .or_else(|| pick_among(question, |answer| matches!(answer, Answer::Draw(_)), chance));
                eager
                    .or_else(|| pick_among(question, |answer| *answer == Answer::Keep, chance))
                    .unwrap_or_else(|| any(chance))
            }
        }
    }
}

fn pick_among(question: &Question, wanted: impl Fn(&Answer) -> bool, chance: &mut Chance) -> Option<usize> {
    let count = question.answers.iter().filter(|answer| wanted(answer)).count();
    if count == 0 {
        return None;
    }
    let at = chance.below(count as u32) as usize;
    question.answers.iter().enumerate().filter(|(_, answer)| wanted(answer)).nth(at).map(|(number, _)| number)
}
