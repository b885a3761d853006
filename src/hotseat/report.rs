//! What a bug report says beside the match: versions, packs, settings and the last lines of the log. Nothing of
//! the machine, nothing of who played.

use crate::history::{FORMAT, Game, RULES_VERSION};
use crate::text::{Cast, Languages, Told, Tongue, history_line, is_worth_telling};

/// So many of the last lines are told.
const LINES: usize = 40;

/// The remarks of a report. Settings are told as they are given: whoever has them leaves out what is private.
pub fn remarks(game: &mut Game, languages: &Languages, spoken: &Tongue, settings: &str) -> Vec<String> {
    let mut said = vec![
        format!("game {}, format {FORMAT}, rules {RULES_VERSION}", env!("CARGO_PKG_VERSION")),
        format!("language {}", spoken.tag()),
    ];
    for pack in game.card_set().packs() {
        let hash: String = pack.hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        said.push(format!("pack {} {} {hash}", pack.id, pack.version));
    }
    if !settings.is_empty() {
        said.push(format!("settings {settings}"));
    }
    let asked = game
        .question()
        .map(|question| format!("asked {:?}: {} answers", question.ask, question.answers.len()));
    said.extend(asked);
    // Whoever reads it may not speak the players' language.
    let cast = Cast::of(game, None, &languages.english()).nameless();
    let history = game.history();
    let all = history.since(0).filter(|(id, record)| is_worth_telling(&Told::open(*id, record)));
    let told: Vec<String> = all.map(|(id, _)| history_line(game, id, &cast)).collect();
    let from = told.len().saturating_sub(LINES);
    said.extend(told.into_iter().skip(from).map(|line| format!("log {line}")));
    said
}
