//! Makes entities of a drawing: sprites and words as children of the thing that is drawn.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::sprite::{Anchor, Text2dShadow};
use bevy::text::{LetterSpacing, LineHeight, TextBounds};

use super::super::super::art::Gallery;
use super::super::super::kit::Kit;
use super::super::super::library::Library;
use super::{Align, Drawing, Lettering, Paper, Part, Shape, Words};
use crate::cards::Name;

/// How opaque a part is when what it belongs to is not faded.
#[derive(Component, Clone, Copy)]
pub struct Opacity(pub f32);

/// A part that breathes: a glow around what can be used.
#[derive(Component, Clone, Copy)]
pub struct Pulse;

/// From part to part; a drawing has fewer than a hundred, and things on the table lie one apart.
pub(super) const STEP: f32 = 0.008;

/// Everything that drawing needs.
#[derive(SystemParam)]
pub struct Easel<'w, 's> {
    pub commands: Commands<'w, 's>,
    pub kit: Res<'w, Kit>,
    pub library: Res<'w, Library>,
    pub lettering: Lettering<'w, 's>,
    pub paper: Paper<'w>,
    gallery: ResMut<'w, Gallery>,
    pub images: ResMut<'w, Assets<Image>>,
}

impl Easel<'_, '_> {
    /// Draws on an entity in place of what was drawn before: units are multiplied by a scale, and the point
    /// `origin` of the plan lies on the entity.
    pub fn draw(&mut self, onto: Entity, drawing: &Drawing, scale: f32, origin: Vec2) {
        self.commands.entity(onto).despawn_related::<Children>();
        for (at, part) in drawing.parts.iter().enumerate() {
            let z = at as f32 * STEP;
            let place = |point: Vec2| {
                let from = (point - origin) * scale;
                Vec3::new(from.x, -from.y, z)
            };
            match part {
                Part::Piece { name, shape, tint, breathes } => {
                    let (sprite, transform) = self.lay(name, *shape, scale, *tint, &place);
                    let opacity = Opacity(tint.alpha());
                    let mut child = self.commands.spawn((sprite, transform, opacity, ChildOf(onto)));
                    if *breathes {
                        child.insert(Pulse);
                    }
                }
                Part::Picture { card, middle, side, alpha } => {
                    let image = self.picture(*card, side * scale);
                    // A pixel of the picture is one of the window.
                    let size = self.lettering.canvas.whole_pixels(Vec2::splat(side * scale));
                    let middle = place(*middle);
                    let corner = self.lettering.canvas.whole_pixels(middle.truncate() - size / 2.0);
                    let sprite = Sprite {
                        image,
                        custom_size: Some(size),
                        color: Color::WHITE.with_alpha(*alpha),
                        ..default()
                    };
                    let transform = Transform::from_translation((corner + size / 2.0).extend(middle.z));
                    self.commands.spawn((sprite, transform, Opacity(*alpha), ChildOf(onto)));
                }
                Part::Words(words) => {
                    let at = place(words.at);
                    self.set(onto, words, at, scale);
                }
            }
        }
    }

    /// The picture of a card, so many units of the screen wide.
    pub(super) fn picture(&mut self, card: Name, side: f32) -> Handle<Image> {
        let pixels = side * self.lettering.canvas.pixels;
        self.gallery.picture(&self.library, &mut self.images, card, pixels)
    }

    fn lay(
        &self,
        name: &str,
        shape: Shape,
        scale: f32,
        tint: Color,
        place: &impl Fn(Vec2) -> Vec3,
    ) -> (Sprite, Transform) {
        let piece = self.kit.piece(name);
        match shape {
            Shape::Fills { corner, size } => {
                let (mut sprite, ratio) = self.kit.sized(name, size * scale);
                sprite.color = tint;
                let (left, top) = (piece.pad.left, piece.pad.top);
                let off = Vec2::new(piece.pad.right - left, piece.pad.bottom - top) / 2.0;
                let mut at = place(corner + size / 2.0);
                at += Vec3::new(off.x, -off.y, 0.0);
                (sprite, Transform::from_translation(at).with_scale(ratio))
            }
            Shape::Whole { at, width, anchor, turn, mirrored } => {
                let height = width * piece.size.y / piece.size.x.max(1.0);
                let size = Vec2::new(width, height) * scale;
                let turn = Quat::from_rotation_z(-turn.to_radians());
                let off = turn * Vec3::new((0.5 - anchor.x) * size.x, (anchor.y - 0.5) * size.y, 0.0);
                let sprite = Sprite {
                    image: piece.image.clone(),
                    custom_size: Some(size),
                    color: tint,
                    flip_x: mirrored,
                    ..default()
                };
                (sprite, Transform::from_translation(place(at) + off).with_rotation(turn))
            }
        }
    }

    /// Sets words; their place is already that of the entity they belong to.
    pub(super) fn set(&mut self, onto: Entity, words: &Words, at: Vec3, scale: f32) {
        let measured = self.lettering.measure(words, words.size, scale);
        let resolution = self.lettering.resolution(scale);
        let turn = Quat::from_rotation_z(-words.turn.to_radians());
        // From the point that is given to the upper edge of the block.
        let up = if words.on_baseline { measured.baseline } else { measured.size.y / 2.0 };
        let (before, justify) = match words.align {
            Align::Left => (0.0, Justify::Left),
            Align::Middle => (0.5, Justify::Center),
            Align::Right => (1.0, Justify::Right),
        };
        let to_units = scale / resolution;
        let left = words.width.unwrap_or(measured.size.x) * before;
        let mut corner = at + turn * Vec3::new(-left, up, 0.0) * scale;
        if words.turn == 0.0 {
            corner = self.lettering.canvas.whole_pixels(corner.truncate()).extend(corner.z);
        }
        let transform =
            Transform { translation: corner, rotation: turn, scale: Vec3::new(to_units, to_units, 1.0) };
        let linebreak = if words.width.is_some() { LineBreak::WordBoundary } else { LineBreak::NoWrap };
        let bounds =
            words.width.map_or(TextBounds::UNBOUNDED, |width| TextBounds::new_horizontal(width * resolution));
        let style = |easel: &Self, face, relative: f32| {
            (
                easel.lettering.font(face, words.size * relative * resolution),
                LineHeight::RelativeToFont(words.leading),
                LetterSpacing::Px(words.tracking * resolution),
            )
        };
        let Some((first, rest)) = words.runs.split_first() else { return };
        let color = self.kit.tone(first.color);
        let head = style(self, first.face, first.relative);
        let tail: Vec<_> = rest
            .iter()
            .map(|run| {
                let color = self.kit.tone(run.color);
                (
                    TextSpan::new(&*run.text),
                    style(self, run.face, run.relative),
                    TextColor(color),
                    Opacity(color.alpha()),
                )
            })
            .collect();
        let layout = TextLayout::new(justify, linebreak);
        let block = self
            .commands
            .spawn((
                (Text2d::new(&*first.text), head, TextColor(color), Opacity(color.alpha())),
                (layout, bounds, Anchor::TOP_LEFT, transform, ChildOf(onto)),
            ))
            .id();
        for span in tail {
            self.commands.spawn((span, ChildOf(block)));
        }
        // Light is added up as light, by which dark letters on paper come out thin: they are set twice.
        if color.luminance() < 0.1 && color.alpha() == 1.0 {
            let shadow = Text2dShadow { offset: Vec2::ZERO, color };
            self.commands.entity(block).insert(shadow);
        }
    }
}
