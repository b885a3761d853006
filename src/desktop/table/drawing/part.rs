//! The parts of a drawing, from back to front.

use bevy::prelude::*;

use super::Words;
use crate::cards::Name;

/// How a piece of the kit is laid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// The thing itself fills a rectangle from its upper left; margins lie around it. Nine-sliced or tiled as
    /// the kit says.
    Fills { corner: Vec2, size: Vec2 },
    /// The whole file, its margin included, has a width, and its anchor lies at a point. Turned clockwise by
    /// degrees, mirrored or not.
    Whole { at: Vec2, width: f32, anchor: Vec2, turn: f32, mirrored: bool },
}

/// One part of a drawing. Measures are in units of the drawing, y downwards.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    Piece {
        name: String,
        shape: Shape,
        tint: Color,
        breathes: bool,
    },
    /// A picture of a card, in a square.
    Picture {
        card: Name,
        middle: Vec2,
        side: f32,
        alpha: f32,
    },
    Words(Words),
}

/// What is drawn in one place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    pub parts: Vec<Part>,
}

impl Drawing {
    fn lay(&mut self, name: impl Into<String>, shape: Shape, tint: Color) {
        self.parts.push(Part::Piece { name: name.into(), shape, tint, breathes: false });
    }

    /// A piece whose thing itself fills a rectangle.
    pub fn fill(&mut self, name: impl Into<String>, corner: Vec2, size: Vec2) {
        self.lay(name, Shape::Fills { corner, size }, Color::WHITE);
    }

    pub fn fill_tinted(&mut self, name: impl Into<String>, corner: Vec2, size: Vec2, tint: Color) {
        self.lay(name, Shape::Fills { corner, size }, tint);
    }

    /// The same, breathing: something can be done with it.
    pub fn glow(&mut self, name: impl Into<String>, corner: Vec2, size: Vec2) {
        let (shape, tint) = (Shape::Fills { corner, size }, Color::WHITE);
        self.parts.push(Part::Piece { name: name.into(), shape, tint, breathes: true });
    }

    /// A piece around its middle.
    pub fn piece(&mut self, name: impl Into<String>, middle: Vec2, width: f32) {
        self.turned(name, middle, width, 0.0);
    }

    /// A piece around its middle, turned clockwise by degrees.
    pub fn turned(&mut self, name: impl Into<String>, middle: Vec2, width: f32, turn: f32) {
        let shape = Shape::Whole { at: middle, width, anchor: Vec2::splat(0.5), turn, mirrored: false };
        self.lay(name, shape, Color::WHITE);
    }

    pub fn shaped(&mut self, name: impl Into<String>, shape: Shape) {
        self.lay(name, shape, Color::WHITE);
    }

    pub fn picture(&mut self, card: Name, middle: Vec2, side: f32, alpha: f32) {
        self.parts.push(Part::Picture { card, middle, side, alpha });
    }

    pub fn words(&mut self, words: Words) {
        self.parts.push(Part::Words(words));
    }
}
