//! Why something could not be done, in one sentence with the numbers.

use super::Cast;
use crate::events::Failure;
use crate::history::Refusal;
use crate::text::phrase::Args;

/// The reason, as the end of a sentence.
pub fn failure_words(failure: Failure, cast: &Cast) -> String {
    let args = Args::new();
    let (id, args) = match failure {
        Failure::TooLittleBlood { needs, has } => {
            ("fail-too-little-blood", args.with("needs", needs).with("has", has))
        }
        Failure::NoFreeSpace => ("fail-no-free-space", args),
        Failure::SpaceTaken => ("fail-space-taken", args),
        Failure::CommandOnSpace => ("fail-command-on-space", args),
        Failure::Nothing => ("fail-nothing", args),
        Failure::EmptyDeck => ("fail-empty-deck", args),
        Failure::NotThere => ("fail-not-there", args),
        Failure::WrongType => ("fail-wrong-type", args),
        Failure::NoSuchCard(name) => ("fail-no-such-card", args.text("name", &cast.tongue.card_name(name))),
        Failure::NoDevourTarget => ("fail-no-devour-target", args),
        Failure::NoEvolveTarget => ("fail-no-evolve-target", args),
        Failure::ZeroHealth => ("fail-zero-health", args),
        Failure::NoValue(letter) => ("fail-no-value", args.text("letter", &letter.to_string())),
        Failure::Cant { by: Some(card), .. } => ("fail-cant-card", args.text("card", &cast.card(Some(card)))),
        Failure::Cant { rule: Some(rule), .. } => ("fail-cant-rule", args.text("rule", rule.as_str())),
        Failure::Cant { .. } => ("fail-cant", args),
        Failure::Must { by: Some(card), .. } => ("fail-must-card", args.text("card", &cast.card(Some(card)))),
        Failure::Must { rule: Some(rule), .. } => ("fail-must-rule", args.text("rule", rule.as_str())),
        Failure::Must { .. } => ("fail-must", args),
        Failure::StillHealthy => ("fail-still-healthy", args),
        Failure::Denied => ("fail-denied", args),
        Failure::CostNotPayable => ("fail-cost-not-payable", args),
        Failure::NotYourTurn => ("fail-not-your-turn", args),
        Failure::NotYourCard => ("fail-not-your-card", args),
        Failure::NotYet { entered_this_turn: true } => ("fail-not-yet-entered", args),
        Failure::NotYet { .. } => ("fail-not-yet", args),
        Failure::CostsBlood { cost } => ("fail-costs-blood", args.with("cost", cost)),
        Failure::UsedUp => ("fail-used-up", args),
        Failure::TooManyAnswers => ("fail-too-many-answers", args),
        Failure::MatchOver => ("fail-match-over", args),
        Failure::NoDrawsLeft => ("fail-no-draws-left", args),
        Failure::NotFaceDown => ("fail-not-face-down", args),
        Failure::TooMuch => ("fail-too-much", args),
        Failure::Replaced => ("fail-replaced", args),
    };
    cast.say(id, &args)
}

/// Why an answer was not taken.
pub fn refusal_words(refusal: Refusal, cast: &Cast) -> String {
    match refusal {
        Refusal::NoQuestion => cast.word("refused-no-question"),
        Refusal::NotInList { answers, .. } => {
            cast.say("refused-not-in-list", &Args::new().with("answers", answers as u32))
        }
        Refusal::NotLegal(failure) => {
            cast.say("refused-not-legal", &Args::new().text("why", &failure_words(failure, cast)))
        }
    }
}
