//! `why` and `why not`: causes of lines, where numbers come from, and why something cannot be done now.

use std::io::{self, Write};

use super::inspect;
use crate::cards::{Name, Place, Stat};
use crate::history::{Figure, Game, View};
use crate::table::{CardId, PlayerId, SpaceId};
use crate::text::{Args, Cast, Object, account_lines, figure_name, ledger_lines, why_not};

/// Of a long account so many of the last lines are shown.
const LATEST: usize = 12;

/// Answers `why …`.
pub fn why(game: &mut Game, view: &View, cast: &Cast, what: &str, out: &mut dyn Write) -> io::Result<()> {
    if let Ok(line) = what.trim_matches(['[', ']']).parse() {
        return inspect::why(game, view, cast, line, out);
    }
    let both = |figure: fn(PlayerId) -> Figure| [figure(view.player), figure(view.player.opponent())];
    let figures = match what.to_lowercase().as_str() {
        "pool" => vec![Figure::Pool],
        "blood" => both(Figure::Blood).to_vec(),
        "draws" | "draw" => both(Figure::Draws).to_vec(),
        "skips" => both(Figure::Skips).to_vec(),
        _ => Vec::new(),
    };
    if !figures.is_empty() {
        return figures.into_iter().try_for_each(|figure| account(game, view, cast, figure, out));
    }
    let found = what.rsplit_once(char::is_whitespace).and_then(|(card, number)| {
        let card = card_meant(view, cast, card)?;
        Some((card, number_meant(game, cast, card, number)?))
    });
    match found {
        Some((card, Number::Stat(stat))) => {
            let ledger = game.explain(card, stat);
            let now = ledger.last().map_or(0, |line| line.then);
            let figure = format!("{}, {}", cast.card(Some(card)), cast.tongue.stat_name(stat));
            number_now(cast, &figure, now, out)?;
            let lines = ledger_lines(game, view, cast, &ledger);
            lines.iter().try_for_each(|line| writeln!(out, "  {line}"))
        }
        Some((card, Number::Counter(name))) => account(game, view, cast, Figure::OnCard(card, name), out),
        None => writeln!(out, "{}", cast.tongue.say("terminal-why-what", &Args::new())),
    }
}

fn account(game: &mut Game, view: &View, cast: &Cast, figure: Figure, out: &mut dyn Write) -> io::Result<()> {
    let ledger = game.account(figure);
    let now = ledger.last().map_or(0, |line| line.then);
    number_now(cast, &figure_name(figure, cast), now, out)?;
    let lines = account_lines(game, view, cast, &ledger);
    let skipped = lines.len().saturating_sub(LATEST);
    if skipped > 0 {
        let args = Args::new().text("lines", &skipped.to_string());
        writeln!(out, "  {}", cast.tongue.say("terminal-earlier", &args))?;
    }
    lines[skipped..].iter().try_for_each(|line| writeln!(out, "  {line}"))
}

fn number_now(cast: &Cast, figure: &str, now: u32, out: &mut dyn Write) -> io::Result<()> {
    let args = Args::new().text("figure", figure).with("now", now);
    writeln!(out, "{}", cast.tongue.say("terminal-number-now", &args))
}

/// Answers `why not …`. What can be done again is known to who keeps the record.
pub fn why_not_now(
    game: &mut Game,
    view: &View,
    cast: &Cast,
    can_redo: bool,
    what: &str,
    out: &mut dyn Write,
) -> io::Result<()> {
    let said = match object_meant(view, cast, what) {
        None => cast.tongue.say("terminal-why-not-what", &Args::new()),
        Some(Object::Redo) if can_redo => cast.tongue.say("terminal-offered", &Args::new()),
        Some(object) => why_not(game, view, cast, None, object)
            .unwrap_or_else(|| cast.tongue.say("terminal-offered", &Args::new())),
    };
    writeln!(out, "{said}")
}

enum Number {
    Stat(Stat),
    Counter(Name),
}

fn plain(text: &str) -> String {
    text.to_lowercase().replace(['-', '\'', ' '], "")
}

/// A stat by its word in English or the language spoken, or a counter that the card has.
fn number_meant(game: &mut Game, cast: &Cast, card: CardId, wanted: &str) -> Option<Number> {
    let wanted = plain(wanted);
    let words =
        [(Stat::Health, "health"), (Stat::Defense, "defense"), (Stat::Power, "power"), (Stat::Cost, "cost")];
    let stat = words
        .into_iter()
        .find(|(stat, word)| wanted == *word || wanted == plain(&cast.tongue.stat_name(*stat)));
    if let Some((stat, _)) = stat {
        return Some(Number::Stat(stat));
    }
    let counters = game.table(|table| {
        let card = table.card(card)?;
        Some(card.state?.counters.iter().map(|(name, _)| name).collect::<Vec<_>>())
    });
    let named =
        |name: &Name| wanted == plain(name.as_str()) || wanted == plain(&cast.tongue.counter_name(*name));
    counters.flatten()?.into_iter().find(named).map(Number::Counter)
}

/// A card that the player sees, by its number or its name.
fn card_meant(view: &View, cast: &Cast, wanted: &str) -> Option<CardId> {
    let mut seen = inspect::visible(view);
    match wanted.trim_start_matches('#').parse::<u16>() {
        Ok(number) => seen.find(|(id, _)| id.0 == number).map(|(id, _)| id),
        Err(_) => {
            let wanted = plain(wanted);
            let fits =
                |name: Name| plain(name.as_str()) == wanted || plain(&cast.tongue.card_name(name)) == wanted;
            seen.find(|(_, name)| fits(*name)).map(|(id, _)| id)
        }
    }
}

fn object_meant(view: &View, cast: &Cast, wanted: &str) -> Option<Object> {
    let me = view.player;
    let words: Vec<String> = wanted.split_whitespace().map(str::to_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let space = |owner: PlayerId, number: &str| {
        let column = number.parse::<usize>().ok()?.checked_sub(1).filter(|&column| column < 4)?;
        Some(Object::Space(SpaceId::new(owner, column)))
    };
    match words[..] {
        [] => None,
        ["space", number] => space(me, number),
        ["their", "space", number] => space(me.opponent(), number),
        ["attack"] => Some(Object::Attack),
        ["pass"] => Some(Object::Pass),
        ["undo"] => Some(Object::Undo),
        ["redo"] => Some(Object::Redo),
        ["draw"] | ["draw", "main"] => Some(Object::Deck(me, Place::MainDeck)),
        ["draw", "blood"] => Some(Object::Deck(me, Place::BloodDeck)),
        ["their", "deck"] => Some(Object::Deck(me.opponent(), Place::MainDeck)),
        ["their", "hand"] => Some(Object::Back(me.opponent())),
        ["discard"] => Some(Object::Discard(me)),
        ["their", "discard"] => Some(Object::Discard(me.opponent())),
        ["pool"] => Some(Object::Pool),
        _ => card_meant(view, cast, wanted).map(Object::Card),
    }
}
