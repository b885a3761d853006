//! The table as text: both rows facing each other, what lies around them, and the own hand.

use std::io::{self, Write};

use crate::cards::{CardSet, KindPattern, Name, Printed, Stat};
use crate::history::{CardView, OpenCard, SideView, View};
use crate::table::{COLUMNS, PlayerId};
use crate::text::{Args, Cast, Tongue, phase_words};

/// The inner width of a space; four of them fit eighty columns.
const WIDTH: usize = 17;

/// Draws what the player of the view sees, their own row below.
pub fn draw(view: &View, cast: &Cast, out: &mut dyn Write) -> io::Result<()> {
    let me = view.player;
    let turn = match view.turn {
        0 => cast.tongue.say("terminal-before", &Args::new()),
        number => {
            let args = Args::new().with("turn", number).text("who", cast.player(view.active));
            cast.tongue.say("terminal-turn", &args.text("phase", &phase_words(view.step, &cast.tongue)))
        }
    };
    let pool = cast.tongue.say("terminal-pool", &Args::new().with("pool", view.pool));
    writeln!(out, "\n{turn}.   {pool}")?;
    draw_side(&view.sides[me.opponent().index()], me.opponent(), cast, out)?;
    draw_row(&view.sides[me.opponent().index()], true, &cast.tongue, out)?;
    draw_timeline(view, cast, out)?;
    draw_row(&view.sides[me.index()], false, &cast.tongue, out)?;
    draw_side(&view.sides[me.index()], me, cast, out)
}

fn draw_side(side: &SideView, player: PlayerId, cast: &Cast, out: &mut dyn Write) -> io::Result<()> {
    let count = |amount: usize| u32::try_from(amount).unwrap_or(u32::MAX);
    let args = Args::new()
        .text("who", cast.player(player))
        .with("blood", side.blood)
        .with("draws", side.draws)
        .with("hand", count(side.hand.len()))
        .with("main", count(side.main_deck))
        .with("flasks", count(side.blood_deck))
        .with("discard", count(side.discard.len()));
    write!(out, "{}", cast.tongue.say("terminal-side", &args))?;
    let further = [("terminal-aside", count(side.aside.len())), ("terminal-skips", side.skips)];
    for (id, amount) in further.into_iter().filter(|(_, amount)| *amount > 0) {
        write!(out, ", {}", cast.tongue.say(id, &Args::new().with("amount", amount)))?;
    }
    for (name, count) in &side.counters {
        write!(out, ", {} {count}", cast.tongue.counter_name(*name))?;
    }
    writeln!(out)
}

fn draw_timeline(view: &View, cast: &Cast, out: &mut dyn Write) -> io::Result<()> {
    let cards: Vec<String> = view.timeline.iter().map(|card| timeline_words(card, cast)).collect();
    if cards.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}", cast.tongue.say("terminal-timeline", &Args::new().text("cards", &cards.join(", "))))
}

fn timeline_words(card: &CardView, cast: &Cast) -> String {
    match card {
        CardView::Open(card) => {
            let counter =
                |(name, count): &(Name, u32)| format!(", {} {count}", cast.tongue.counter_name(*name));
            let counters: String = card.counters.iter().map(counter).collect();
            let name = cast.tongue.card_name(card.name);
            format!("{name} #{} ({}{counters})", card.id.0, cast.player(card.controller))
        }
        CardView::FaceDown { own: Some((id, name)), .. } => {
            let yours = cast.tongue.say("terminal-yours-face-down", &Args::new());
            format!("[{}] #{} ({yours})", cast.tongue.card_name(*name), id.0)
        }
        _ => "???".into(),
    }
}

/// S7: seen across the table, the other's leftmost space is on the right.
fn draw_row(side: &SideView, across: bool, tongue: &Tongue, out: &mut dyn Write) -> io::Result<()> {
    let mut columns: Vec<usize> = (0..COLUMNS).collect();
    if across {
        columns.reverse();
    }
    let cells: Vec<Vec<String>> =
        columns.iter().map(|&column| cell(side.board[column].as_ref(), tongue)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(1).max(1);
    let edge: String =
        columns.iter().map(|column| format!("+{:-<WIDTH$}", format!(" {} ", column + 1))).collect::<String>()
            + "+";
    writeln!(out, "{edge}")?;
    for line in 0..height {
        for cell in &cells {
            write!(out, "|{:<WIDTH$}", cell.get(line).map_or("", String::as_str))?;
        }
        writeln!(out, "|")?;
    }
    writeln!(out, "{}+", format!("+{}", "-".repeat(WIDTH)).repeat(COLUMNS))
}

fn cell(card: Option<&CardView>, tongue: &Tongue) -> Vec<String> {
    match card {
        None => Vec::new(),
        Some(CardView::Hidden) => vec!["???".into()],
        Some(CardView::FaceDown { health, defense, power, own }) => {
            let mut lines = vec!["???".into(), format!("{health}/{defense}/{power}")];
            if let Some((id, name)) = own {
                lines.extend(wrap(&format!("[{}] #{}", tongue.card_name(*name), id.0)));
            }
            lines
        }
        Some(CardView::Open(card)) => open_cell(card, tongue),
    }
}

fn open_cell(card: &OpenCard, tongue: &Tongue) -> Vec<String> {
    let mut lines = wrap(&format!("{} #{}", tongue.card_name(card.name), card.id.0));
    let cost = tongue.say("terminal-cost", &Args::new().with("cost", card.cost));
    lines.extend(wrap(&format!("{}/{}/{} {cost}", card.health, card.defense, card.power)));
    if card.damage > 0 {
        lines.push(tongue.say("terminal-damage", &Args::new().with("damage", card.damage)));
    }
    for (name, count) in &card.counters {
        lines.extend(wrap(&format!("{} {count}", tongue.counter_name(*name))));
    }
    let keywords: Vec<String> = card.keywords.iter().map(|used| tongue.keyword_use(used)).collect();
    if !keywords.is_empty() {
        lines.extend(wrap(&keywords.join(", ")));
    }
    lines
}

/// Breaks a text at its words so that it fits a space.
fn wrap(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let word: String = word.chars().take(WIDTH).collect();
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

/// A card of the own hand: number, name, cost and short stats.
pub fn hand_words(card: &OpenCard, set: &CardSet, tongue: &Tongue) -> String {
    let def = set.find(card.name).map(|id| set.card(id));
    let number = |stat, value: u32| match def.map(|def| def.printed(stat)) {
        // S41: a variable is nothing until the card is played.
        Some(Printed::Variable(letter)) if value == 0 => letter.to_string(),
        Some(Printed::Variable(letter)) => format!("{letter}+{value}"),
        _ => value.to_string(),
    };
    let stats = if matches!(card.kind, KindPattern::Creature | KindPattern::Flask) {
        let stats = [(Stat::Health, card.health), (Stat::Defense, card.defense), (Stat::Power, card.power)];
        format!(", {}", stats.map(|(stat, value)| number(stat, value)).join("/"))
    } else {
        String::new()
    };
    let keywords: String =
        card.keywords.iter().map(|used| format!(", {}", tongue.keyword_use(used))).collect();
    let cost = number(Stat::Cost, card.cost);
    let cost = tongue.say("terminal-blood", &Args::new().text("cost", &cost));
    let line = tongue.type_words(card.kind, false, false, None).to_lowercase();
    format!("#{} {} ({cost}, {line}{stats}{keywords})", card.id.0, tongue.card_name(card.name))
}
