//! The whole card, 500 × 700 units: its window's shape is its type.

use bevy::prelude::*;

use super::super::super::library::Library;
use super::super::super::theme;
use super::super::drawing::{Align, Drawing, Face, Lettering, Words};
use super::badge::{Badge, Size, badge, compact};
use super::rules::{Column, rules};
use super::stat::{cost, figures};
use super::{CARD, Figure, Marked};
use crate::cards::{CardDef, Kind, Name};
use crate::history::OpenCard;
use crate::text::SpanKind;

/// What a whole card shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Whole {
    pub name: Name,
    pub cost: Figure,
    pub figures: Option<[Figure; 3]>,
    pub vestige: bool,
    /// Chapters of a saga that were reached.
    pub reached: u32,
    /// How wide it is on the screen.
    pub width: f32,
    pub lifted: bool,
    pub marked: Marked,
    /// Of its words, as the player has set it.
    pub text: f32,
}

impl Whole {
    pub fn of(card: &OpenCard, def: &CardDef, in_play: bool, width: f32, text: f32) -> Self {
        let lore = card.counters.iter().find(|(counter, _)| counter.as_str() == "lore");
        Self {
            name: card.name,
            cost: cost(card.cost, def, in_play),
            figures: figures(card, def, in_play),
            vestige: card.vestige,
            reached: lore.map_or(0, |(_, number)| *number),
            width,
            lifted: false,
            marked: Marked::default(),
            text,
        }
    }

    pub fn scale(&self) -> f32 {
        self.width / CARD.x
    }
}

/// The part of the face's name that says its type, and where its picture lies.
fn window(def: &CardDef, vestige: bool) -> (&'static str, Vec2, f32) {
    let (plain, faded, middle, side) = match (def.is_saga(), def.kind) {
        (true, Kind::Command | Kind::ExtendedCommand) => {
            ("saga_command", "vestige_saga", Vec2::new(161.0, 285.0), 250.0)
        }
        (true, _) => ("saga", "vestige_saga", Vec2::new(161.0, 285.0), 250.0),
        (_, Kind::Creature { .. }) => ("creature", "vestige_creature", Vec2::new(250.0, 285.0), 304.0),
        (_, Kind::Flask { .. }) => ("blood_flask", "vestige_flask", Vec2::new(250.0, 288.0), 296.0),
        (_, Kind::Command) => ("command", "vestige_command", Vec2::new(250.0, 284.0), 256.0),
        (_, Kind::ExtendedCommand) => {
            ("extended_command", "vestige_extended", Vec2::new(250.0, 284.0), 256.0)
        }
    };
    (if vestige { faded } else { plain }, middle, side)
}

/// Draws a card that the set has.
pub fn whole(card: &Whole, def: &CardDef, library: &Library, lettering: &mut Lettering) -> Drawing {
    let mut drawing = Drawing::default();
    let scale = card.scale();
    let size = Size::at(scale);
    let tongue = &library.tongue;
    let shadow = if card.lifted { "cards/shadow_lifted" } else { "cards/shadow" };
    drawing.fill(shadow, Vec2::ZERO, CARD);
    card.marked.under(&mut drawing, CARD, scale, false);
    let (face, middle, side) = window(def, card.vestige);
    let folder = if size == Size::Small { "cards/hand/face_" } else { "cards/face_" };
    drawing.fill(format!("{folder}{face}"), Vec2::ZERO, CARD);
    drawing.picture(card.name, middle, side, if card.vestige { 0.62 } else { 1.0 });

    let name =
        Words::line(tongue.card_name(card.name), Face::SmallCaps, theme::INK, 44.0, Vec2::new(296.0, 66.0))
            .tracking(1.4);
    drawing.words(lettering.fitted_line(name, &[44.0, 37.0, 31.0, 27.0], 344.0, scale));
    let line = Words::line(tongue.type_line(def), Face::Italic, theme::INK_2, 24.0, Vec2::new(296.0, 110.0));
    drawing.words(lettering.fitted_line(line, &[24.0, 21.0, 18.0], 344.0, scale));

    let cheaper = card.cost.change < 0;
    drawing.piece(
        format!("{}{}", size.folder(), if cheaper { "cost_free" } else { "cost" }),
        Vec2::splat(64.0),
        124.0,
    );
    let color = if cheaper { theme::VERDIGRIS_TEXT } else { theme::BLOOD };
    let shown = compact(&card.cost.shown);
    let (large, foot) = match shown.len() {
        0..=1 => (57.0, 83.0),
        2 => (48.0, 83.0),
        3 => (38.0, 77.0),
        _ => (31.0, 75.0),
    };
    drawing.words(Words::line(shown, Face::Figure, color, large, Vec2::new(64.0, foot)));

    words_of(card, def, library, lettering, &mut drawing);
    match &card.figures {
        Some(figures) => {
            let places = [(72.0, 640.0, 125.0), (250.0, 638.0, 117.0), (428.0, 638.0, 120.0)];
            for ((kind, figure), (x, y, side)) in Badge::ALL.into_iter().zip(figures).zip(places) {
                badge(&mut drawing, kind, figure, Vec2::new(x, y), side, size);
            }
        }
        None => {
            let foot = library.say(match def.kind {
                _ if def.is_saga() => "card-foot-saga",
                Kind::ExtendedCommand => "card-foot-extended",
                _ => "card-foot-command",
            });
            let foot = Words::line(foot, Face::Italic, theme::INK_2, 20.0, Vec2::new(250.0, 670.0));
            drawing.words(lettering.fitted_line(foot, &[20.0, 17.0], 240.0, scale));
        }
    }
    if card.vestige {
        drawing.turned("cards/stamp", Vec2::new(424.0, 166.0), 132.0, 18.0);
        let word = library.say("card-stamp-vestige");
        let mut word = Words::line(word, Face::SmallCaps, theme::BLOOD, 24.0, Vec2::new(424.0, 166.0));
        word.on_baseline = false;
        word.turn = 18.0;
        drawing.words(lettering.fitted_line(word, &[24.0, 20.0], 116.0, scale));
    }
    if card.marked.veiled {
        drawing.fill("cards/veil_card", Vec2::ZERO, CARD);
        if card.marked.high_contrast {
            drawing.fill("cards/hatch_card", Vec2::ZERO, CARD);
        }
    }
    // At the right: the cost at the left is read before a choice.
    card.marked.key(&mut drawing, Vec2::new(CARD.x - 30.0, 20.0), scale);
    card.marked.pill(&mut drawing, lettering, Vec2::new(250.0, 240.0), scale);
    drawing
}

/// What it does: under the window, and for a saga on its tabs.
fn words_of(
    card: &Whole,
    def: &CardDef,
    library: &Library,
    lettering: &mut Lettering,
    drawing: &mut Drawing,
) {
    let scale = card.scale();
    let text = library.rules_text(def);
    let is_chapter = |paragraph: &&crate::text::Paragraph| {
        paragraph.spans.first().is_some_and(|span| span.kind == SpanKind::Chapter)
    };
    if def.is_saga() {
        let tabs = def.chapters.clamp(1, 6);
        let height = (102.0_f32).min((324.0 - 6.0 * (tabs as f32 - 1.0)) / tabs as f32);
        let mut chapters = text.paragraphs.iter().filter(is_chapter);
        for at in 0..tabs {
            let corner = Vec2::new(298.0, 126.0 + at as f32 * (height + 6.0));
            let reached = at < card.reached;
            let piece = if reached { "cards/saga_tab_reached" } else { "cards/saga_tab_open" };
            drawing.fill(piece, corner, Vec2::new(166.0, height));
            let numeral =
                Words::line(roman(at + 1), Face::Figure, theme::PALE, 20.0, corner + Vec2::new(17.0, 24.0));
            drawing.words(lettering.fitted_line(numeral, &[20.0, 16.0], 28.0, scale));
            let column = Column {
                corner: corner + Vec2::new(38.0, 4.0),
                size: Vec2::new(125.0, height - 8.0),
                largest: 18.5 * card.text,
                smallest: 13.0,
                align: Align::Left,
            };
            drawing.parts.extend(
                rules(chapters.next().into_iter(), column, lettering, scale)
                    .map(super::super::drawing::Part::Words),
            );
        }
    }
    // Above the badges, or above the line at the foot.
    let height = if def.is_creature() { 120.0 } else { 176.0 };
    let column = Column {
        corner: Vec2::new(36.0, 466.0),
        size: Vec2::new(428.0, height),
        largest: 34.0 * card.text,
        smallest: 20.0,
        align: Align::Middle,
    };
    let rest = text.paragraphs.iter().filter(|paragraph| !is_chapter(paragraph));
    drawing.parts.extend(rules(rest, column, lettering, scale).map(super::super::drawing::Part::Words));
}

/// A small number in Roman numerals.
pub fn roman(mut number: u32) -> String {
    const LETTERS: [(u32, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut written = String::new();
    for (value, letters) in LETTERS {
        while number >= value {
            written.push_str(letters);
            number -= value;
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::roman;

    #[test]
    fn roman_numerals_up_to_the_last_turn() {
        assert_eq!([1, 4, 7, 9, 14, 200].map(roman), ["I", "IV", "VII", "IX", "XIV", "CC"]);
        assert_eq!(roman(0), "");
    }
}
