//! Why something could not be done, in one sentence with the numbers.

use super::{Cast, plural, title};
use crate::events::Failure;
use crate::history::Refusal;

/// The reason, as the end of a sentence.
pub fn failure_words(failure: Failure, cast: &Cast) -> String {
    match failure {
        Failure::TooLittleBlood { needs, has } => format!("needs {needs} blood, you have {has}"),
        Failure::NoFreeSpace => "no free space".into(),
        Failure::SpaceTaken => "the space is taken".into(),
        Failure::CommandOnSpace => "a command goes to no space".into(),
        Failure::Nothing => "nothing would change".into(),
        Failure::EmptyDeck => "the deck is empty".into(),
        Failure::NotThere => "what it needs is not there".into(),
        Failure::WrongType => "the card is of the wrong type".into(),
        Failure::NoSuchCard(name) => format!("there is no card called {}", title(name)),
        Failure::NoDevourTarget => "no creature of yours that it may devour".into(),
        Failure::NoEvolveTarget => "no creature of yours that it evolves from".into(),
        Failure::ZeroHealth => "it would enter with no health".into(),
        Failure::NoValue(letter) => format!("there is no legal value for {letter}"),
        Failure::Cant { by: Some(card), .. } => format!("{} does not allow it", cast.card(Some(card))),
        Failure::Cant { rule: Some(rule), .. } => format!("rule {rule} does not allow it"),
        Failure::Cant { .. } => "an effect does not allow it".into(),
        Failure::StillHealthy => "it has health again".into(),
        Failure::Denied => "it was denied".into(),
        Failure::CostNotPayable => "its cost cannot be paid".into(),
        Failure::NotYourTurn => "it is not your turn".into(),
        Failure::NotYourCard => "it is not yours to use".into(),
        Failure::NotYet { entered_this_turn: true } => "it entered this turn; wait for a later one".into(),
        Failure::NotYet { .. } => "it is too early".into(),
        Failure::CostsBlood { cost } => {
            format!("it costs {cost} blood, and only what costs nothing can be removed")
        }
        Failure::UsedUp => "it is used up for now".into(),
        Failure::TooManyAnswers => "too much was done this turn; only attacking is left".into(),
        Failure::MatchOver => "the match is over".into(),
        Failure::NoDrawsLeft => "no additional draws left".into(),
        Failure::NotFaceDown => "it is not face-down".into(),
        Failure::Replaced => "something else happened instead".into(),
    }
}

/// Why an answer was not taken.
pub fn refusal_words(refusal: Refusal, cast: &Cast) -> String {
    match refusal {
        Refusal::NoQuestion => "Nothing is asked now.".into(),
        Refusal::NotInList { answers, .. } => {
            format!(
                "There {} only {}; type its number.",
                if answers == 1 { "is" } else { "are" },
                plural(answers as u64, "answer")
            )
        }
        Refusal::NotLegal(failure) => format!("Not now: {}.", failure_words(failure, cast)),
    }
}
