//! What is marked on a card or place: rings, the veil over what cannot be used and why, the key that chooses it.

use bevy::prelude::*;

use super::super::super::theme;
use super::super::drawing::{Drawing, Face, Lettering, Words};
use super::super::{Marks, Thing};

/// The ring around something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ring {
    #[default]
    None,
    /// Something can be done with it: breathes.
    Legal,
    /// Chosen or focused: steady.
    Chosen,
    /// Will be hit.
    Target,
    /// A line of the log is about it.
    SpokenOf,
}

/// Everything that is marked on one thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marked {
    pub ring: Ring,
    /// It cannot be used.
    pub veiled: bool,
    /// Why not, where it is told.
    pub reason: Option<String>,
    pub key: Option<usize>,
    pub high_contrast: bool,
}

impl Marked {
    pub fn of(marks: &Marks, thing: Thing, high_contrast: bool) -> Self {
        let chosen = marks.selected == Some(thing)
            || marks.focused == Some(thing)
            || marks.dragged.is_some_and(|(dragged, _)| dragged == thing);
        let ring = match () {
            () if chosen => Ring::Chosen,
            () if marks.legal.contains(&thing) => Ring::Legal,
            () if marks.spoken_of.contains(&thing) => Ring::SpokenOf,
            () => Ring::None,
        };
        // Only the one that is meant says why: the words would hide its picture and each other.
        let meant = [marks.hovered, marks.focused, marks.selected, marks.tried].contains(&Some(thing));
        let reason = marks.short_reason(thing).filter(|_| meant).map(str::to_owned);
        let key = marks.keys.get(&thing).copied();
        Self { ring, veiled: marks.refused.contains_key(&thing), reason, key, high_contrast }
    }

    /// The glow around a card, under it. It lies on wood or on paper.
    pub fn under(&self, drawing: &mut Drawing, size: Vec2, unit: f32, on_paper: bool) {
        // In high contrast a second ring lies around the first: together they are twice as wide.
        let rings: &[f32] = if self.high_contrast { &[6.0, 3.0] } else { &[3.0] };
        for ring in rings {
            let grow = ring / unit;
            let (corner, size) = (Vec2::splat(-grow), size + Vec2::splat(2.0 * grow));
            match self.ring {
                Ring::None => {}
                Ring::Legal if on_paper => drawing.glow("cards/glow_legal", corner, size),
                Ring::Legal => drawing.glow("cards/glow_playable", corner, size),
                Ring::Chosen | Ring::SpokenOf => drawing.fill("cards/glow_selected", corner, size),
                Ring::Target => drawing.fill("cards/glow_target", corner, size),
            }
        }
    }

    /// The key at the upper left corner.
    pub fn key(&self, drawing: &mut Drawing, at: Vec2, unit: f32) {
        let Some(key) = self.key else { return };
        let piece = if self.ring == Ring::Chosen { "badges/key_focus" } else { "badges/key_legal" };
        drawing.piece(piece, at, 36.0 / unit);
        let foot = at + Vec2::new(0.0, 7.0 / unit);
        drawing.words(Words::line(key.to_string(), Face::Figure, theme::INK, 21.0 / unit, foot));
    }

    /// The pill that says why not, over everything else of the card.
    pub fn pill(&self, drawing: &mut Drawing, lettering: &mut Lettering, middle: Vec2, unit: f32) {
        let Some(reason) = &self.reason else { return };
        let size = 16.0 / unit;
        let words =
            Words::line(&**reason, Face::Italic, theme::INK, size, middle + Vec2::new(0.0, size * 0.32));
        let wide = lettering.measure(&words, size, unit).size.x + 36.0 / unit;
        let pill = Vec2::new(wide.max(76.0 / unit), 36.0 / unit);
        drawing.fill("controls/pill", middle - pill / 2.0, pill);
        drawing.words(words);
    }
}
