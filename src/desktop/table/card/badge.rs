//! The badges of the numbers: shape first, then tone, then colour. Raised ones have a ring and a round tab,
//! lowered ones a broken ring and a square tab.

use bevy::prelude::*;

use super::super::super::theme;
use super::super::drawing::{Drawing, Face, Words};
use super::Figure;

/// Which number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    Health,
    Defense,
    Power,
}

impl Badge {
    pub const ALL: [Self; 3] = [Self::Health, Self::Defense, Self::Power];

    fn piece(self) -> &'static str {
        match self {
            Self::Health => "health",
            Self::Defense => "defense",
            Self::Power => "power",
        }
    }

    /// The colour of its figure, and how far its baseline lies under the middle, of 136.
    fn figure(self) -> (Color, f32) {
        match self {
            Self::Health => (theme::PALE, 27.0),
            Self::Defense => (theme::INK, 17.0),
            Self::Power => (theme::PALE, 16.0),
        }
    }
}

/// Which files are nearest to the size it is shown at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Large,
    Small,
}

impl Size {
    /// At so many units of the screen a unit of the card.
    pub fn at(scale: f32) -> Self {
        if scale < 0.5 { Self::Small } else { Self::Large }
    }

    pub fn folder(self) -> &'static str {
        match self {
            Self::Large => "badges/",
            Self::Small => "badges/s/",
        }
    }
}

/// A badge of a side in units; its file is 136 of its own.
pub fn badge(drawing: &mut Drawing, badge: Badge, figure: &Figure, at: Vec2, side: f32, size: Size) {
    let unit = side / 136.0;
    let name = badge.piece();
    match figure.change.signum() {
        1 => drawing.piece(format!("badges/{name}_raised"), at, side),
        -1 => drawing.piece(format!("badges/{name}_lowered"), at, side),
        _ => {}
    }
    drawing.piece(format!("{}{name}", size.folder()), at, side);
    let (color, down) = badge.figure();
    let shown = compact(&figure.shown);
    let (large, up) = match shown.chars().count() {
        0..=2 => (52.0, 0.0),
        3 => (40.0, 2.0),
        _ => (31.0, 5.0),
    };
    let foot = at + Vec2::new(0.0, down - up) * unit;
    drawing.words(Words::line(shown, Face::Figure, color, large * unit, foot));
    if let Some(struck) = &figure.struck {
        let tab = at + Vec2::new(44.0, -38.0) * unit;
        drawing.piece("badges/tab_printed", tab, 56.0 * unit);
        let foot = tab + Vec2::new(0.0, 13.0) * unit;
        let struck = compact(struck);
        let size = if struck.len() > 2 { 25.0 } else { 36.0 };
        drawing.words(Words::line(struck, Face::Figure, theme::INK, size * unit, foot));
        drawing.piece("badges/tab_strike", tab, 56.0 * unit);
    } else if figure.change != 0 {
        let tab = at + Vec2::new(36.0, -45.0) * unit;
        let (piece, color, sign) = match figure.change > 0 {
            true => ("badges/tab_raised", theme::PALE, "+"),
            false => ("badges/tab_lowered", theme::INK, "−"),
        };
        drawing.piece(piece, tab, 68.0 * unit);
        let text = format!("{sign}{}", compact(&figure.change.abs().to_string()));
        let size = match text.chars().count() {
            0..=2 => 35.0,
            3 => 28.0,
            _ => 21.0,
        };
        let foot = tab + Vec2::new(0.0, size * 0.37) * unit;
        drawing.words(Words::line(text, Face::Figure, color, size * unit, foot));
    }
}

/// A figure that fits on a badge: thousands and millions by their letters. The whole number is in the ledger.
pub fn compact(figure: &str) -> String {
    match figure.parse::<u64>() {
        Ok(number @ 10_000..=999_999) => format!("{}k", number / 1_000),
        Ok(number @ 1_000_000..) => format!("{}M", number / 1_000_000),
        _ => figure.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_figure_is_longer_than_four_signs() {
        for (figure, shown) in [
            ("0", "0"),
            ("9999", "9999"),
            ("10000", "10k"),
            ("123456", "123k"),
            ("999999999", "999M"),
            ("X", "X"),
        ] {
            assert_eq!(compact(figure), shown);
            assert!(shown.len() <= 4);
        }
    }
}
