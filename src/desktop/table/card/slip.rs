//! A creature in play: a slip of 300 × 364 units with its name, specimen, keywords, wounds and numbers.

use bevy::prelude::*;

use super::super::super::kit::Kit;
use super::super::super::library::Library;
use super::super::super::theme;
use super::super::drawing::{Drawing, Face, Lettering, Words};
use super::badge::{Badge, Size, badge};
use super::stat::figures;
use super::whole::roman;
use super::{Figure, Marked, SLIP};
use crate::cards::{CardDef, Name};
use crate::history::OpenCard;

/// So many keywords and counters are shown; the rest is in the zoom.
const MOST: usize = 4;

/// What a slip shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Slip {
    pub name: Name,
    pub figures: [Figure; 3],
    pub damage: u32,
    pub keywords: Vec<Name>,
    pub counters: Vec<(Name, u32)>,
    pub vestige: bool,
    /// When it strikes in the attack that is foreseen, from 1.
    pub order: Option<usize>,
    /// It would die.
    pub doomed: bool,
    pub marked: Marked,
}

impl Slip {
    pub fn of(card: &OpenCard, def: &CardDef) -> Self {
        Self {
            name: card.name,
            figures: figures(card, def, true).unwrap_or_default(),
            damage: card.damage,
            keywords: card.keywords.iter().map(|used| used.keyword).collect(),
            counters: card.counters.clone(),
            vestige: card.vestige,
            order: None,
            doomed: false,
            marked: Marked::default(),
        }
    }
}

/// The numbers over the lower edge.
fn badges(drawing: &mut Drawing, figures: &[Figure; 3], y: f32, sides: [f32; 3], doomed: bool) {
    let places = [52.0, 150.0, 248.0];
    for ((kind, figure), (x, side)) in Badge::ALL.into_iter().zip(figures).zip(places.into_iter().zip(sides))
    {
        let at = Vec2::new(x, y);
        badge(drawing, kind, figure, at, side, Size::Large);
        if kind == Badge::Health && doomed {
            drawing.piece("badges/health_drip", at, side);
        }
    }
}

/// Its place in the attack that is foreseen.
fn order(drawing: &mut Drawing, order: Option<usize>, unit: f32) {
    if let Some(order @ 1..=8) = order {
        drawing.piece(format!("badges/s/order_{order}"), Vec2::new(11.0, 10.0), 32.0 / unit);
    }
}

/// Draws a slip at so many units of the screen a unit of its own.
pub fn slip(slip: &Slip, library: &Library, kit: &Kit, lettering: &mut Lettering, unit: f32) -> Drawing {
    let mut drawing = Drawing::default();
    slip.marked.under(&mut drawing, SLIP, unit, true);
    drawing.fill("cards/tile_frame", Vec2::ZERO, SLIP);
    drawing.picture(slip.name, Vec2::new(150.0, 172.0), 240.0, if slip.vestige { 0.62 } else { 1.0 });
    let name = library.tongue.card_name(slip.name);
    let name = Words::line(name, Face::SmallCaps, theme::INK, 31.0, Vec2::new(150.0, 41.0)).tracking(1.0);
    drawing.words(lettering.fitted_line(name, &[31.0, 26.0, 21.0], 226.0, unit));
    for (at, keyword) in slip.keywords.iter().take(MOST).enumerate() {
        let place = Vec2::new(266.0, 84.0 + at as f32 * 40.0);
        let piece = format!("keywords/s/{}", keyword.as_str().replace('-', "_"));
        if kit.has(&piece) {
            drawing.piece(piece, place, 22.0 / unit);
        } else {
            // A keyword of a mod without a sign of its own is shown by its first letter.
            drawing.piece("cards/tile_slot", place, 22.0 / unit);
            let letter: String = library.tongue.keyword_name(*keyword).chars().take(1).collect();
            let foot = place + Vec2::new(0.0, 8.0);
            drawing.words(Words::line(letter, Face::Bold, theme::INK, 24.0, foot));
        }
    }
    for (at, (counter, number)) in
        slip.counters.iter().filter(|(_, number)| *number > 0).take(MOST).enumerate()
    {
        let place = Vec2::new(34.0, 84.0 + at as f32 * 44.0);
        let lore = counter.as_str() == "lore";
        drawing.piece(if lore { "badges/s/counter_lore" } else { "badges/s/counter" }, place, 24.0 / unit);
        let (figure, color) = match lore {
            true => (roman(*number), theme::PALE),
            false => (number.to_string(), theme::INK),
        };
        let words = Words::line(figure, Face::Figure, color, 22.0, place + Vec2::new(0.0, 8.0));
        drawing.words(lettering.fitted_line(words, &[22.0, 18.0], 30.0, unit));
    }
    if slip.damage > 0 {
        drawing.fill(format!("cards/tile_cuts_{}", (slip.damage + 1).min(4)), Vec2::ZERO, SLIP);
    }
    if slip.marked.veiled {
        drawing.fill("cards/tile_veil", Vec2::ZERO, SLIP);
    }
    badges(&mut drawing, &slip.figures, 344.0, [106.0, 98.0, 103.0], slip.doomed);
    if slip.vestige {
        drawing.turned("cards/stamp", Vec2::new(232.0, 272.0), 104.0, -14.0);
        let mut word = Words::line(
            library.say("card-stamp-vestige"),
            Face::SmallCaps,
            theme::BLOOD,
            19.0,
            Vec2::new(232.0, 272.0),
        );
        (word.on_baseline, word.turn) = (false, -14.0);
        drawing.words(lettering.fitted_line(word, &[19.0, 16.0], 92.0, unit));
    }
    order(&mut drawing, slip.order, unit);
    slip.marked.key(&mut drawing, Vec2::new(11.0, 10.0), unit);
    drawing
}

/// What is seen of a face-down creature: its back and its numbers; its controller sees it faintly through.
pub fn face_down(
    seen: [u32; 3],
    through: Option<Name>,
    in_order: Option<usize>,
    marked: &Marked,
    unit: f32,
) -> Drawing {
    let mut drawing = Drawing::default();
    // The back is 152 × 213 of the screen, a little narrower than a slip.
    let (corner, size) = (Vec2::new(8.0 / unit, 0.0), Vec2::new(152.0, 213.0) / unit);
    let mut ring = Drawing::default();
    marked.under(&mut ring, size, unit, true);
    drawing.parts.extend(ring.parts.into_iter().map(|part| moved(part, corner)));
    drawing.fill("cards/shadow", corner, size);
    drawing.fill("cards/tile_back_main", corner, size);
    if let Some(name) = through {
        drawing.fill_tinted("cards/tile_mask", Vec2::ZERO, SLIP, theme::BONE.with_alpha(0.28));
        drawing.picture(name, Vec2::new(150.0, 172.0), 220.0, 0.85);
    }
    let figures = seen.map(|number| Figure { shown: number.to_string(), ..Figure::default() });
    badges(&mut drawing, &figures, 350.0, [98.0, 92.0, 95.0], false);
    order(&mut drawing, in_order, unit);
    marked.key(&mut drawing, Vec2::new(20.0, 10.0), unit);
    drawing
}

fn moved(part: super::super::drawing::Part, by: Vec2) -> super::super::drawing::Part {
    use super::super::drawing::{Part, Shape};
    match part {
        Part::Piece { name, shape: Shape::Fills { corner, size }, tint, breathes } => {
            Part::Piece { name, shape: Shape::Fills { corner: corner + by, size }, tint, breathes }
        }
        other => other,
    }
}
