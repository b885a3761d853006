//! Why something happened: the chain of outcomes up to the decision at its root.

use super::{Cast, Told, title};
use crate::cards::{AbilityId, CardSet};
use crate::events::EventId;
use crate::history::{Cause, Game, Modified, View};
use crate::table::Host;

/// The chain from an event to its root, in words.
pub struct Chain {
    pub lines: Vec<String>,
    /// The number of the answer at the root, if it was one.
    pub answer: Option<u32>,
}

impl Chain {
    /// As the player of the view may know it; nothing if there is no such event.
    pub fn of(game: &Game, view: &View, cast: &Cast, event: EventId) -> Option<Self> {
        game.history().get(event)?;
        let mut lines = Vec::new();
        let mut answer = None;
        for (at, id) in game.why(event).into_iter().enumerate() {
            let told = Told::seen(game, view, id)?;
            let because = if at == 0 { "" } else { "because " };
            let by = by_whom(game, &told, cast);
            lines.push(format!("{}{because}[{}] {}{by}", "  ".repeat(at.min(12)), id.0, told.words(cast)));
            for changed in game.history().modifications(id) {
                let what = match changed.what {
                    Modified::Changed => "changed",
                    Modified::Denied => "denied",
                    Modified::Replaced => "replaced",
                };
                let who = host_words(game.card_set(), changed.host, cast);
                lines.push(format!("{}  {what} by {who}", "  ".repeat(at.min(12))));
            }
            if let Cause::Answer(number) = told.line.cause {
                answer = Some(number);
            }
        }
        Some(Self { lines, answer })
    }
}

/// One line of a history with where it comes from: `[7] Mosquito strikes (Giraffe); because of [5]`.
pub fn history_line(game: &Game, id: EventId, cast: &Cast) -> String {
    let record = game.history().record(id);
    let told = Told::open(id, record);
    let because = match record.cause {
        Cause::Event(cause) => format!("because of [{}]", cause.0),
        Cause::Answer(answer) => format!("answer {}", answer + 1),
        Cause::Process => "P8".into(),
    };
    format!("[{}] {}{}; {because}", id.0, told.words(cast), by_whom(game, &told, cast))
}

/// The card, keyword or rule that an outcome comes from: ` (Mosquito)`, ` (rule S24)`.
pub fn by_whom(game: &Game, told: &Told, cast: &Cast) -> String {
    let set = game.card_set();
    let ability = game.history().get(told.line.event).and_then(|record| record.ability);
    let written = ability.and_then(|ability| written_as(set, ability));
    let source =
        told.line.source.filter(|_| told.line.source != told.line.card).map(|card| cast.card(Some(card)));
    match (source, written) {
        (Some(card), Some(word)) => format!(" ({card}, {word})"),
        (Some(card), None) => format!(" ({card})"),
        (None, Some(word)) => format!(" ({word})"),
        (None, None) => String::new(),
    }
}

/// The rule of the game or the keyword that an ability is written in.
fn written_as(set: &CardSet, ability: AbilityId) -> Option<String> {
    let rule = set.rules().iter().find(|rule| rule.abilities.contains(&ability));
    let keyword = || set.keywords().iter().find(|keyword| keyword.abilities.contains(&ability));
    rule.map(|rule| format!("rule {}", rule.name)).or_else(|| keyword().map(|keyword| title(keyword.name)))
}

pub fn host_words(set: &CardSet, host: Host, cast: &Cast) -> String {
    match host {
        Host::Card(card) | Host::Player(_, Some(card)) => cast.card(Some(card)),
        Host::Player(player, None) => format!("an effect of {}", cast.player(player)),
        Host::Game(at) => {
            set.rules().get(at as usize).map_or_else(|| "a rule".into(), |rule| format!("rule {}", rule.name))
        }
    }
}
