//! What an item looks like now: data that can be compared, so that only what has changed is drawn again.

use bevy::prelude::*;

use super::super::card::{self, Marked, Slip, Ticket, Whole};
use super::super::drawing::{Drawing, Easel, Face, Half, Words};
use super::super::fixture::{self, Cell, Pile, Plate, Prediction, Ribbon, Seal, Top};
use super::super::layout::measures as m;
use super::super::outlook::{Blow, outlook};
use crate::cards::{CardDef, Name};
use crate::table::PlayerId;

use super::super::super::library::Library;
use super::super::super::theme;

/// What an item looks like.
#[derive(Clone, Debug, PartialEq)]
pub enum Guise {
    Ground {
        window: Vec2,
    },
    Veil {
        window: Vec2,
    },
    Cell(Cell),
    Card(Whole),
    Slip(Slip),
    FaceDown {
        seen: [u32; 3],
        through: Option<Name>,
        order: Option<usize>,
        marked: Marked,
    },
    /// A card of the other's hand.
    Back {
        marked: Marked,
    },
    Ticket(Ticket),
    Pile(Pile),
    Plate(Plate),
    Ribbon(Ribbon),
    Tray {
        next: Option<f32>,
    },
    Seal(Seal),
    HandCount(usize),
    PoolLabel {
        now: u32,
        after: Option<u32>,
    },
    Outlook {
        blows: Vec<Blow>,
        viewer: PlayerId,
    },
    Sum {
        pool: u32,
        players: [(String, u32); 2],
        head: &'static str,
        /// Who wins by it.
        wins: Option<String>,
    },
    Prediction(Prediction),
    /// The sheet on which a card is looked at, or on which nothing lies yet.
    Inspector {
        empty: bool,
    },
    /// Nothing is left of it.
    Nothing,
}

/// The definition of a card of the library.
fn def(library: &Library, name: Name) -> Option<&CardDef> {
    library.card(name)
}

impl Guise {
    /// Draws it on an entity, whose place is the middle of what is drawn.
    pub fn draw(&self, onto: Entity, easel: &mut Easel) {
        let (drawing, scale, origin) = self.drawing(easel);
        easel.draw(onto, &drawing, scale, origin);
    }

    /// Draws one half of it, torn from the other.
    pub fn draw_half(&self, onto: Entity, half: Half, easel: &mut Easel) {
        let (drawing, scale, middle) = self.drawing(easel);
        easel.draw_half(onto, &drawing, scale, middle * 2.0, half);
    }

    /// The drawing, how large a unit of it is, and which point of it lies on the entity.
    fn drawing(&self, easel: &mut Easel) -> (Drawing, f32, Vec2) {
        let library = &easel.library;
        let lettering = &mut easel.lettering;
        let middle = |rect: Rect| rect.size() / 2.0;
        match self {
            Self::Ground { window } => (fixture::ground(*window), 1.0, Vec2::new(800.0, 450.0)),
            Self::Veil { window } => (fixture::veil(*window), 1.0, Vec2::new(800.0, 450.0)),
            Self::Cell(cell) => (fixture::cell(cell), 1.0, middle(m::CELL)),
            Self::Card(card) => match def(library, card.name) {
                Some(def) => (card::whole(card, def, library, lettering), card.scale(), card::CARD / 2.0),
                None => (Drawing::default(), 1.0, Vec2::ZERO),
            },
            Self::Slip(slip) => {
                let drawing = card::slip(slip, library, &easel.kit, lettering, m::TILE_SCALE);
                (drawing, m::TILE_SCALE, card::SLIP / 2.0)
            }
            Self::FaceDown { seen, through, order, marked } => {
                let drawing = card::face_down(*seen, *through, *order, marked, m::TILE_SCALE);
                (drawing, m::TILE_SCALE, card::SLIP / 2.0)
            }
            Self::Back { marked } => {
                let mut drawing = Drawing::default();
                let size = m::OTHER_HAND_CARD;
                drawing.fill("cards/shadow", Vec2::ZERO, size);
                marked.under(&mut drawing, size, 1.0, false);
                drawing.fill("cards/pile_main", Vec2::ZERO, size);
                marked.key(&mut drawing, Vec2::new(46.0, 104.0), 1.0);
                (drawing, 1.0, size / 2.0)
            }
            Self::Ticket(ticket) => (card::ticket(ticket, library, lettering), 1.0, m::TICKET / 2.0),
            Self::Pile(pile) => {
                let top = match &pile.top {
                    Top::Card(card) => def(library, card.name),
                    _ => None,
                };
                (fixture::pile(pile, top, library, lettering), 1.0, m::PILE / 2.0)
            }
            Self::Plate(plate) => (fixture::plate(plate, library, lettering), 1.0, middle(m::PLATE_OWN)),
            Self::Ribbon(ribbon) => (fixture::ribbon(ribbon, library, lettering), 1.0, middle(m::RIBBON)),
            Self::Tray { next } => (fixture::tray(*next, library, lettering), 1.0, middle(m::TRAY)),
            Self::Seal(seal) => (fixture::seal(seal, library, lettering), 1.0, middle(m::SEAL)),
            Self::HandCount(cards) => (fixture::hand_count(*cards, library), 1.0, Vec2::ZERO),
            Self::PoolLabel { now, after } => (pool_label(*now, *after, library), 1.0, Vec2::ZERO),
            Self::Outlook { blows, viewer } => {
                (outlook(blows, *viewer, library, lettering), 1.0, Vec2::new(800.0, 450.0))
            }
            Self::Sum { pool, players, head, wins } => {
                (fixture::sum(*pool, players, head, wins.as_deref(), library, lettering), 1.0, middle(m::SUM))
            }
            Self::Prediction(said) => (fixture::prediction(said, lettering), 1.0, said.size / 2.0),
            Self::Inspector { empty } => {
                (fixture::inspector(*empty, library, lettering), 1.0, middle(m::INSPECTOR))
            }
            Self::Nothing => (Drawing::default(), 1.0, Vec2::ZERO),
        }
    }
}

/// The pool in words under the vessel, and what it would become.
fn pool_label(now: u32, after: Option<u32>, library: &Library) -> Drawing {
    use super::super::drawing::{Align, Run};
    let mut drawing = Drawing::default();
    let mut words = Words::line(
        format!("{} ", library.say("table-pool")),
        Face::SmallCaps,
        theme::BRASS_LIGHT,
        15.0,
        Vec2::ZERO,
    )
    .align(Align::Left);
    let figure = |text: String, color, relative| Run { text, face: Face::Figure, color, relative };
    words.runs.push(figure(now.to_string(), theme::BONE, 1.47));
    if let Some(after) = after.filter(|after| *after != now) {
        let color = if after < now { theme::BLOOD_BRIGHT } else { theme::VERDIGRIS_LIGHT };
        words.runs.push(figure(format!(" → {after}"), color, 1.13));
    }
    drawing.words(words);
    drawing
}
