//! Looking things up during a match: the log, causes, and cards with the reckoning of their stats.

use std::io::{self, Write};

use crate::cards::{CardSet, DefId, Name, Stat};
use crate::events::EventId;
use crate::history::{CardView, Game, View};
use crate::table::CardId;
use crate::text::{Args, Cast, Chain, Tongue, ledger_lines, missing_words, root_of};

/// Why an event happened, up to the decision at its root.
pub fn why(game: &mut Game, view: &View, cast: &Cast, event: u32, out: &mut dyn Write) -> io::Result<()> {
    let Some(chain) = Chain::of(game, view, cast, EventId(event)) else {
        let said = match view.log.len() {
            0 => cast.tongue.say("why-nothing-yet", &Args::new()),
            lines => {
                let args =
                    Args::new().text("line", &event.to_string()).text("last", &(lines - 1).to_string());
                cast.tongue.say("why-no-line", &args)
            }
        };
        return writeln!(out, "{said}");
    };
    for line in &chain.lines {
        writeln!(out, "{line}")?;
    }
    // What should have followed and did not is nowhere else to be seen.
    for unbound in game.missed_after(EventId(event)) {
        writeln!(out, "  {}", missing_words(game.card_set(), &unbound, cast))?;
    }
    writeln!(out, "{}", root_of(game, view, chain.answer, &cast.tongue))
}

/// A card by its name: what is printed on it, and which of them the player sees.
pub fn show(
    set: &CardSet,
    view: &View,
    wanted: &str,
    tongue: &Tongue,
    out: &mut dyn Write,
) -> io::Result<()> {
    let plain = |text: &str| text.to_lowercase().replace(['-', '\'', ' '], "");
    let wanted = plain(wanted);
    let named = |fits: &dyn Fn(&str) -> bool| -> Vec<DefId> {
        let fits = |name: Name| fits(&plain(name.as_str())) || fits(&plain(&tongue.card_name(name)));
        set.cards().iter().filter(|card| fits(card.name)).map(|card| card.id).collect()
    };
    let mut found = named(&|name| name == wanted);
    if found.is_empty() {
        found = named(&|name| name.contains(&wanted));
    }
    match found[..] {
        [] => writeln!(out, "{}", tongue.say("terminal-no-card", &Args::new())),
        [card] => {
            print_definition(set, card, tongue, out)?;
            let name = set.card(card).name;
            let known =
                visible(view).filter(|(_, known)| *known == name).map(|(id, _)| format!("card {}", id.0));
            let known: Vec<String> = known.collect();
            if known.is_empty() {
                return Ok(());
            }
            let args = Args::new().text("cards", &known.join(", "));
            writeln!(out, "  {}", tongue.say("terminal-you-see", &args))
        }
        _ => {
            let names = found.iter().take(12).map(|&card| tongue.card_name(set.card(card).name));
            let args = Args::new().text("names", &names.collect::<Vec<_>>().join(", "));
            writeln!(out, "{}", tongue.say("terminal-which", &args))
        }
    }
}

fn print_definition(set: &CardSet, card: DefId, tongue: &Tongue, out: &mut dyn Write) -> io::Result<()> {
    let def = set.card(card);
    let (name, line) = (tongue.card_name(def.name), tongue.type_line(def));
    writeln!(out, "  {name}  [{}]  {line}", tongue.printed_cost(def))?;
    if let Some(stats) = tongue.printed_stats(def) {
        writeln!(out, "  {}", tongue.say("terminal-stats", &Args::new().text("stats", &stats)))?;
    }
    for paragraph in tongue.rules_text(set, def).paragraphs {
        writeln!(out, "  {paragraph}")?;
    }
    Ok(())
}

/// A card of this match that the player may know, with the reckoning of its stats.
pub fn card(game: &mut Game, view: &View, cast: &Cast, number: u16, out: &mut dyn Write) -> io::Result<()> {
    let id = CardId(number);
    if !visible(view).any(|(known, _)| known == id) {
        let args = Args::new().text("number", &number.to_string());
        return writeln!(out, "{}", cast.tongue.say("terminal-see-no-card", &args));
    }
    let set = std::sync::Arc::clone(game.card_set());
    let read = game.table(|table| {
        let card = table.card(id)?;
        let keywords: Vec<String> =
            card.keywords().iter().map(|used| cast.tongue.keyword_use(used)).collect();
        let counters: Vec<(String, u32)> = card
            .state
            .iter()
            .flat_map(|state| state.counters.iter())
            .map(|(name, count)| (cast.tongue.counter_name(name), count))
            .collect();
        Some((card.def.id, card.zone, card.is_creature(), keywords, counters))
    });
    let Some((def, zone, creature, keywords, counters)) = read.flatten() else {
        return writeln!(out, "{}", cast.tongue.say("terminal-gone", &Args::new()));
    };
    print_definition(&set, def, &cast.tongue, out)?;
    let is_in = Args::new().text("place", &cast.zone(zone));
    writeln!(out, "  {}", cast.tongue.say("terminal-is-in", &is_in))?;
    if !keywords.is_empty() {
        let has = Args::new().text("keywords", &keywords.join(", "));
        writeln!(out, "  {}", cast.tongue.say("terminal-has-now", &has))?;
    }
    for (name, count) in counters {
        let args = Args::new().text("counter", &name).with("amount", count);
        writeln!(out, "  {}", cast.tongue.say("terminal-counters", &args))?;
    }
    let stats = if creature { &Stat::ALL[..] } else { &Stat::ALL[3..] };
    for &stat in stats {
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
    let args = Args::new().text("stat", &cast.tongue.stat_name(stat)).with("now", now);
    writeln!(out, "  {}", cast.tongue.say("terminal-ledger", &args))?;
    let lines = ledger_lines(game, view, cast, &ledger);
    lines.iter().try_for_each(|line| writeln!(out, "    {line}"))
}

/// The cards that the player sees or may look at.
pub fn visible(view: &View) -> impl Iterator<Item = (CardId, Name)> + '_ {
    let sides = view.sides.iter().flat_map(|side| {
        side.hand.iter().chain(&side.discard).chain(&side.aside).chain(side.board.iter().flatten())
    });
    sides.chain(&view.timeline).filter_map(|card| match card {
        CardView::Open(card) => Some((card.id, card.name)),
        CardView::FaceDown { own, .. } => *own,
        CardView::Hidden => None,
    })
}
