//! Plain English for what a player sees: names, questions, answers, outcomes and failures.

mod answers;
mod cards;
mod causes;
mod effects;
mod events;
mod failures;
mod names;

pub use answers::{Choices, question_words};
pub use cards::{ability_words, keyword_words, printed_stats, type_words};
pub use causes::{Chain, by_whom, history_line, host_words};
pub use effects::effects_words;
pub use events::{Told, is_worth_telling, stat_words};
pub use failures::{failure_words, refusal_words};
pub use names::{Cast, plural, printable, title};

use super::reason_of_draw;
use crate::turn::{DrawReason, Ending, Step};

/// How a match ended, and why.
pub fn ending_words(ending: Ending, cast: &Cast) -> String {
    match ending {
        Ending::Won { winner, .. } => format!("{} wins.", cast.player(winner)),
        Ending::Conceded { winner } => {
            format!("{} gives up: {} wins.", cast.player(winner.opponent()), cast.player(winner))
        }
        Ending::Draw(reason) => {
            let mut said = format!("The match is a draw: {}", reason_of_draw(reason));
            if let DrawReason::EndlessLoop(cards) = reason {
                let named: Vec<String> = cards.iter().flatten().map(|&card| cast.card(Some(card))).collect();
                if !named.is_empty() {
                    said.push_str(&format!(" of {}", named.join(", ")));
                }
            }
            said + "."
        }
    }
}

/// Where a turn is, by the phases players know.
pub fn phase_words(step: Step) -> &'static str {
    match step {
        Step::Setup | Step::Mulligan(_) => "opening hands",
        Step::TurnStart | Step::GrantDraw => "start of turn",
        Step::MainStart | Step::Main => "main phase",
        // The phase has ended when its last event has; until then abilities still speak of it.
        Step::MainEnd | Step::AttackStart | Step::Attack(_) | Step::AttackEnd => "attack phase",
        Step::TurnEnd => "end of turn",
        Step::Over => "the match is over",
    }
}
