//! The table as text: both rows facing each other, what lies around them, and the own hand.

use std::io::{self, Write};

use super::super::words::{Cast, keyword_words, phase_words, title, type_words};
use crate::cards::{CardSet, KindPattern, Printed, Stat};
use crate::history::{CardView, OpenCard, SideView, View};
use crate::table::{COLUMNS, PlayerId};

/// The inner width of a space; four of them fit eighty columns.
const WIDTH: usize = 17;

/// Draws what the player of the view sees, their own row below.
pub fn draw(view: &View, cast: &Cast, out: &mut dyn Write) -> io::Result<()> {
    let me = view.player;
    let turn = match view.turn {
        0 => String::from("Before the first turn"),
        number => format!("Turn {number}, {}: {}", cast.player(view.active), phase_words(view.step)),
    };
    writeln!(out, "\n{turn}.   Pool {}", view.pool)?;
    draw_side(&view.sides[me.opponent().index()], me.opponent(), cast, out)?;
    draw_row(&view.sides[me.opponent().index()], true, out)?;
    draw_timeline(view, cast, out)?;
    draw_row(&view.sides[me.index()], false, out)?;
    draw_side(&view.sides[me.index()], me, cast, out)
}

fn draw_side(side: &SideView, player: PlayerId, cast: &Cast, out: &mut dyn Write) -> io::Result<()> {
    write!(
        out,
        "{}: blood {}, draws {}, hand {}, main deck {}, blood deck {}, discard {}",
        cast.player(player),
        side.blood,
        side.draws,
        side.hand.len(),
        side.main_deck,
        side.blood_deck,
        side.discard.len()
    )?;
    if !side.aside.is_empty() {
        write!(out, ", aside {}", side.aside.len())?;
    }
    if side.skips > 0 {
        write!(out, ", turns to skip {}", side.skips)?;
    }
    for (name, count) in &side.counters {
        write!(out, ", {name} {count}")?;
    }
    writeln!(out)
}

fn draw_timeline(view: &View, cast: &Cast, out: &mut dyn Write) -> io::Result<()> {
    let cards: Vec<String> = view.timeline.iter().map(|card| timeline_words(card, cast)).collect();
    if cards.is_empty() { Ok(()) } else { writeln!(out, "Timeline: {}", cards.join(", ")) }
}

fn timeline_words(card: &CardView, cast: &Cast) -> String {
    match card {
        CardView::Open(card) => {
            let counters: String =
                card.counters.iter().map(|(name, count)| format!(", {name} {count}")).collect();
            format!("{} #{} ({}{counters})", title(card.name), card.id.0, cast.player(card.controller))
        }
        CardView::FaceDown { own: Some((id, name)), .. } => {
            format!("[{}] #{} (yours, face-down)", title(*name), id.0)
        }
        _ => "???".into(),
    }
}

/// S7: seen across the table, the other's leftmost space is on the right.
fn draw_row(side: &SideView, across: bool, out: &mut dyn Write) -> io::Result<()> {
    let mut columns: Vec<usize> = (0..COLUMNS).collect();
    if across {
        columns.reverse();
    }
    let cells: Vec<Vec<String>> = columns.iter().map(|&column| cell(side.board[column].as_ref())).collect();
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

fn cell(card: Option<&CardView>) -> Vec<String> {
    match card {
        None => Vec::new(),
        Some(CardView::Hidden) => vec!["???".into()],
        Some(CardView::FaceDown { health, defense, power, own }) => {
            let mut lines = vec!["???".into(), format!("{health}/{defense}/{power}")];
            if let Some((id, name)) = own {
                lines.extend(wrap(&format!("[{}] #{}", title(*name), id.0)));
            }
            lines
        }
        Some(CardView::Open(card)) => open_cell(card),
    }
}

fn open_cell(card: &OpenCard) -> Vec<String> {
    let mut lines = wrap(&format!("{} #{}", title(card.name), card.id.0));
    lines.push(format!("{}/{}/{} cost {}", card.health, card.defense, card.power, card.cost));
    if card.damage > 0 {
        lines.push(format!("damage {}", card.damage));
    }
    for (name, count) in &card.counters {
        lines.extend(wrap(&format!("{name} {count}")));
    }
    let keywords: Vec<String> = card.keywords.iter().map(keyword_words).collect();
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
pub fn hand_words(card: &OpenCard, set: &CardSet) -> String {
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
    let keywords: String = card.keywords.iter().map(|used| format!(", {}", keyword_words(used))).collect();
    let cost = number(Stat::Cost, card.cost);
    format!("#{} {} ({cost} blood, {}{stats}{keywords})", card.id.0, title(card.name), type_words(card.kind))
}
