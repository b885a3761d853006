//! Where a turn is, what an answer would come to, and how a match ended.

use super::Cast;
use crate::history::Game;
use crate::hotseat::Outlook;
use crate::table::PlayerId;
use crate::text::Tongue;
use crate::text::phrase::Args;
use crate::turn::{DrawReason, Ending, Step};

/// How a match ended, and why.
pub fn ending_words(ending: Ending, cast: &Cast) -> String {
    match ending {
        Ending::Won { winner, .. } => {
            cast.say("ending-won", &Args::new().text("winner", cast.player(winner)))
        }
        Ending::Conceded { winner } => {
            let args = Args::new().text("winner", cast.player(winner));
            cast.say("ending-conceded", &args.text("loser", cast.player(winner.opponent())))
        }
        Ending::Draw(reason) => {
            let cards = match reason {
                DrawReason::EndlessLoop(cards) => {
                    let named = cards.iter().flatten().map(|&card| cast.card(Some(card)));
                    named.collect::<Vec<_>>().join(", ")
                }
                DrawReason::Turn200 | DrawReason::ByEffect => String::new(),
            };
            let args = Args::new().text("why", &reason_of_draw(reason, &cast.tongue)).text("cards", &cards);
            cast.say("ending-draw", &args)
        }
    }
}

/// Why nobody won.
pub fn reason_of_draw(reason: DrawReason, tongue: &Tongue) -> String {
    let id = match reason {
        DrawReason::Turn200 => "draw-turn-200",
        DrawReason::EndlessLoop(_) => "draw-endless-loop",
        DrawReason::ByEffect => "draw-by-effect",
    };
    tongue.say(id, &Args::new())
}

/// Where a turn is, by the phases players know.
pub fn phase_words(step: Step, tongue: &Tongue) -> String {
    let id = match step {
        Step::Setup | Step::Mulligan(_) => "phase-opening",
        Step::TurnStart | Step::GrantDraw => "phase-start",
        Step::MainStart | Step::Main => "phase-main",
        // The phase has ended when its last event has; until then abilities still speak of it.
        Step::MainEnd | Step::AttackStart | Step::Attack(_) | Step::AttackEnd => "phase-attack",
        Step::TurnEnd => "phase-end",
        Step::Over => "phase-over",
    };
    tongue.say(id, &Args::new())
}

/// Pool and deaths of an outlook, and who would win; nothing where it may not be told.
pub fn outlook_words(game: &mut Game, outlook: &Outlook, player: PlayerId, tongue: &Tongue) -> Vec<String> {
    if outlook.unknown {
        return Vec::new();
    }
    let mut said = Vec::new();
    let (before, after) = outlook.pool;
    if before != after {
        said.push(tongue.say("outlook-pool", &Args::new().with("before", before).with("after", after)));
    }
    let mut owner = |card| game.table(|table| table.card(card).map(|card| card.controller())).flatten();
    let owners: Vec<Option<PlayerId>> = outlook.deaths.iter().map(|&card| owner(card)).collect();
    for (id, who) in [("outlook-own-deaths", player), ("outlook-their-deaths", player.opponent())] {
        let deaths = owners.iter().filter(|owner| **owner == Some(who)).count();
        if deaths > 0 {
            said.push(tongue.say(id, &Args::new().with("amount", deaths as u32)));
        }
    }
    let ending = outlook.ending.map(|ending| match ending {
        Ending::Won { winner, .. } | Ending::Conceded { winner } if winner == player => "outlook-win",
        Ending::Won { .. } | Ending::Conceded { .. } => "outlook-lose",
        Ending::Draw(_) => "outlook-draw",
    });
    said.extend(ending.map(|id| tongue.say(id, &Args::new())));
    said
}
