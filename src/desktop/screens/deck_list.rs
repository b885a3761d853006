//! What is in a deck, on a slip beside its row while the pointer rests on it.

use std::time::Duration;

use bevy_egui::egui::{Align, Align2, Area, Id, Layout, Order, Response, Ui, pos2, vec2};

use super::super::kit::Kit;
use super::super::library::Library;
use super::super::paint::{self, italic, regular};
use super::super::theme::ui::{INK, INK_3};
use crate::cards::{CardDef, Deck, Kind, Name, Printed, Stat};
use crate::text::Args;

/// On which side of the row there is room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
}

/// A card so many times, and what it costs.
struct Line {
    count: u32,
    name: String,
    cost: String,
}

/// So long the pointer rests on a row before its cards are shown, in seconds.
const REST: f32 = 0.4;

/// Shows the cards of a deck while its row is pointed at or has the keys.
pub fn deck_list(row: &Response, kit: &Kit, library: &Library, deck: &Deck, side: Side) {
    if !row.hovered() && !row.has_focus() {
        return;
    }
    // Who only passes over a row is shown nothing.
    let rests = row.ctx.input(|input| input.pointer.time_since_last_movement());
    if rests < REST && !row.has_focus() {
        row.ctx.request_repaint_after(Duration::from_secs_f32(REST - rests));
        return;
    }
    let (at, pivot) = match side {
        Side::Left => (row.rect.left() - 36.0, Align2::RIGHT_CENTER),
        Side::Right => (row.rect.right() + 36.0, Align2::LEFT_CENTER),
    };
    Area::new(Id::new(("cards of a deck", side == Side::Left)))
        .order(Order::Tooltip)
        .pivot(pivot)
        .fixed_pos(pos2(at, row.ctx.content_rect().center().y))
        .interactable(false)
        .constrain(true)
        .fade_in(false)
        .show(&row.ctx, |ui| {
            paint::on_slip(ui, kit, |ui| {
                ui.set_max_width(WIDTH);
                ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
                for (heading, cards) in parts(library, deck) {
                    paint::heading(ui, &heading, Some(&library.say("deck-cost")));
                    cards.iter().for_each(|card| line(ui, card));
                    ui.add_space(8.0);
                }
            });
        });
}

const WIDTH: f32 = 330.0;

fn line(ui: &mut Ui, card: &Line) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.label(italic(format!("{} ×", card.count), 15.5, INK_3));
        ui.label(regular(card.name.as_str(), 16.5, INK));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(regular(&card.cost, 16.5, INK)));
    });
}

/// Creatures, commands and the blood deck, each from the cheapest on.
fn parts(library: &Library, deck: &Deck) -> Vec<(String, Vec<Line>)> {
    let set = &library.loaded.set;
    let is_creature = |card: &CardDef| matches!(card.kind, Kind::Creature { .. });
    let part = |heading: &str, cards: &[(u32, Name)], fits: &dyn Fn(&CardDef) -> bool| {
        let found = cards.iter().filter_map(|(count, name)| Some((*count, set.card(set.find(*name)?))));
        let mut found: Vec<(u32, &CardDef)> = found.filter(|(_, card)| fits(card)).collect();
        found.sort_by_key(|(_, card)| (cost(card), library.tongue.card_name(card.name)));
        let many: u32 = found.iter().map(|(count, _)| *count).sum();
        let lines = found.into_iter().map(|(count, card)| {
            let cost = match card.printed(Stat::Cost) {
                Printed::Number(number) => number.to_string(),
                Printed::Variable(letter) => letter.to_string(),
            };
            Line { count, name: library.tongue.card_name(card.name), cost }
        });
        (library.say_with(heading, &Args::new().with("cards", many)), lines.collect())
    };
    let mut parts: Vec<(String, Vec<Line>)> = vec![
        part("deck-creatures", &deck.main, &is_creature),
        part("deck-commands", &deck.main, &|card| !is_creature(card)),
        part("deck-blood", &deck.blood, &|_| true),
    ];
    parts.retain(|(_, cards)| !cards.is_empty());
    parts
}

/// What has a letter for its cost comes last.
fn cost(card: &CardDef) -> u32 {
    match card.printed(Stat::Cost) {
        Printed::Number(number) => number,
        Printed::Variable(_) => u32::MAX,
    }
}
