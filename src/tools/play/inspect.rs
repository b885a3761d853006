//! Looking things up during a match: the log, causes, and cards with the reckoning of their stats.

use std::io::{self, Write};

use super::super::words::{
    Cast, Chain, Choices, Told, ability_words, effects_words, host_words, is_worth_telling, printed_stats,
    stat_words, title,
};
use crate::cards::{CardSet, DefId, EventKind, Name, Stat};
use crate::events::EventId;
use crate::history::{CardView, Game, Status, View};
use crate::stages::{LedgerSource, LedgerStep};
use crate::table::CardId;

/// The log from an event on, as far as the player may know it; how many lines there were.
pub fn log_lines(game: &Game, view: &View, cast: &Cast, from: u32) -> Vec<String> {
    let mut turn = 1;
    let mut lines = Vec::new();
    for line in &view.log {
        let told = line.event.0 >= from;
        if line.kind == EventKind::TurnEnd && line.status == Status::Resolved {
            turn += 1;
        }
        if !told {
            continue;
        }
        if let (EventKind::TurnStart, Some(player)) = (line.kind, line.player) {
            lines.push(format!("-- Turn {turn}: {} --", cast.player(player)));
            continue;
        }
        let Some(told) = Told::seen(game, view, line.event) else { continue };
        if is_worth_telling(&told) {
            lines.push(format!("[{}] {}", line.event.0, told.words(cast)));
        }
    }
    lines
}

/// Why an event happened, up to the decision at its root.
pub fn why(game: &mut Game, view: &View, cast: &Cast, event: u32, out: &mut dyn Write) -> io::Result<()> {
    let Some(chain) = Chain::of(game, view, cast, EventId(event)) else {
        return match view.log.len() {
            0 => writeln!(out, "Nothing has happened yet."),
            lines => writeln!(out, "There is no line {event}; the log goes from 0 to {}.", lines - 1),
        };
    };
    for line in &chain.lines {
        writeln!(out, "{line}")?;
    }
    match chain.answer {
        Some(answer) => writeln!(out, "{}", root_words(game, view, answer)),
        None => writeln!(out, "It begins with the course of the match itself (P8)."),
    }
}

/// The decision at the root. What the other player chose among is theirs to know.
fn root_words(game: &mut Game, view: &View, answer: u32) -> String {
    let mut then = game.fork();
    then.undo_to(answer as usize);
    let given = game.answers().get(answer as usize).copied();
    let by = then.question().map(|question| question.player);
    let cast = Cast::of(&mut then, Some(view.player));
    if let (Some(crate::history::Given::Choice(number)), true) = (given, by == Some(view.player)) {
        let before = then.view(view.player);
        if let Some(question) = &before.question
            && let Some(chosen) = question.answers.get(number as usize)
        {
            let words = Choices::new(&cast, view.player).words(&mut then, question, chosen);
            return format!("It begins with your answer {}: {words}.", answer + 1);
        }
    }
    let who = by.map_or("a player", |player| cast.player(player));
    format!("It begins with answer {} of the match, by {who}.", answer + 1)
}

/// A card by its name: what is printed on it, and which of them the player sees.
pub fn show(set: &CardSet, view: &View, wanted: &str, out: &mut dyn Write) -> io::Result<()> {
    let plain = |text: &str| text.to_lowercase().replace(['-', '\'', ' '], "");
    let wanted = plain(wanted);
    let named = |fits: &dyn Fn(&str) -> bool| -> Vec<DefId> {
        set.cards().iter().filter(|card| fits(&plain(card.name.as_str()))).map(|card| card.id).collect()
    };
    let mut found = named(&|name| name == wanted);
    if found.is_empty() {
        found = named(&|name| name.contains(&wanted));
    }
    match found[..] {
        [] => writeln!(out, "No card is called that; `card N` shows the card with the number #N."),
        [card] => {
            print_definition(set, card, out)?;
            let name = set.card(card).name;
            let known =
                visible(view).filter(|(_, known)| *known == name).map(|(id, _)| format!("card {}", id.0));
            let known: Vec<String> = known.collect();
            if known.is_empty() { Ok(()) } else { writeln!(out, "  you see it: {}", known.join(", ")) }
        }
        _ => {
            let names: Vec<String> = found.iter().take(12).map(|&card| title(set.card(card).name)).collect();
            writeln!(out, "Which of these: {}?", names.join(", "))
        }
    }
}

fn print_definition(set: &CardSet, card: DefId, out: &mut dyn Write) -> io::Result<()> {
    let def = set.card(card);
    for line in printed_stats(def) {
        writeln!(out, "  {line}")?;
    }
    if !set.effects(def.effects).is_empty() {
        writeln!(out, "  when executed: {}", effects_words(set, def.effects))?;
    }
    for &ability in &def.abilities {
        writeln!(out, "  {}", ability_words(set, ability))?;
    }
    Ok(())
}

/// A card of this match that the player may know, with the reckoning of its stats.
pub fn card(game: &mut Game, view: &View, cast: &Cast, number: u16, out: &mut dyn Write) -> io::Result<()> {
    let id = CardId(number);
    if !visible(view).any(|(known, _)| known == id) {
        return writeln!(
            out,
            "You see no card with the number #{number}; the numbers stand beside the names."
        );
    }
    let set = std::sync::Arc::clone(game.card_set());
    let read = game.table(|table| {
        let card = table.card(id)?;
        let keywords: Vec<String> = card.keywords().iter().map(super::super::words::keyword_words).collect();
        let counters: Vec<(String, u32)> = card
            .state
            .iter()
            .flat_map(|state| state.counters.iter())
            .map(|(name, count)| (name.to_string(), count))
            .collect();
        Some((card.def.id, card.zone, card.is_creature(), keywords, counters))
    });
    let Some((def, zone, creature, keywords, counters)) = read.flatten() else {
        return writeln!(out, "That card does not exist any more.");
    };
    print_definition(&set, def, out)?;
    writeln!(out, "  is in: {}", cast.zone(zone))?;
    if !keywords.is_empty() {
        writeln!(out, "  has now: {}", keywords.join(", "))?;
    }
    for (name, count) in counters {
        writeln!(out, "  {name} counters: {count}")?;
    }
    let stats = if creature { &Stat::ALL[..] } else { &Stat::ALL[3..] };
    for &stat in stats.iter().filter(|_| zone.in_play()) {
        print_ledger(game, view, cast, id, stat, out)?;
    }
    Ok(())
}

fn print_ledger(
    game: &mut Game,
    view: &View,
    cast: &Cast,
    card: CardId,
    stat: Stat,
    out: &mut dyn Write,
) -> io::Result<()> {
    let ledger = game.explain(card, stat);
    let now = ledger.last().map_or(0, |line| line.then);
    writeln!(out, "  {} {now}:", stat_words(Some(stat)))?;
    for line in ledger {
        let step = match line.step {
            LedgerStep::Is(number) => format!("is {number}"),
            LedgerStep::Raised(by) => format!("+{by}"),
            LedgerStep::Lowered(by) => format!("-{by}"),
            LedgerStep::Set(number) => format!("becomes {number}"),
        };
        let by = match line.by {
            LedgerSource::Base => "by itself".into(),
            LedgerSource::Damage => "by damage".into(),
            LedgerSource::Passive(host) => format!("by {}", host_words(game.card_set(), host, cast)),
            LedgerSource::Event(event) => {
                let source = view.log.get(event as usize).and_then(|line| line.source);
                let source = source.map_or_else(|| "an effect".into(), |card| cast.card(Some(card)));
                format!("by {source}, line [{event}]")
            }
        };
        writeln!(out, "    {step} {by}, then {}", line.then)?;
    }
    Ok(())
}

/// The cards that the player sees or may look at.
fn visible(view: &View) -> impl Iterator<Item = (CardId, Name)> + '_ {
    let sides = view.sides.iter().flat_map(|side| {
        side.hand.iter().chain(&side.discard).chain(&side.aside).chain(side.board.iter().flatten())
    });
    sides.chain(&view.timeline).filter_map(|card| match card {
        CardView::Open(card) => Some((card.id, card.name)),
        CardView::FaceDown { own, .. } => *own,
        CardView::Hidden => None,
    })
}
